"""Why something is refused in Tichu, as codes."""

from __future__ import annotations

from engines.kernel.errors import Reason


class TichuReason(Reason):
    """Why something is refused, beside what every game refuses."""

    YOU_ARE_OUT = "you-are-out"
    NOT_IN_HAND = "not-in-hand"
    NO_COMBINATION = "no-combination"
    DOES_NOT_BEAT = "does-not-beat"
    WISH_BINDS = "wish-binds"
    CANNOT_PASS_LEAD = "cannot-pass-lead"
    NOT_A_BOMB = "not-a-bomb"
    NO_BOMB_ON_DOG = "no-bomb-on-dog"
    TOO_LATE_TO_CALL = "too-late-to-call"
    ALREADY_CALLED = "already-called"
    BAD_EXCHANGE = "bad-exchange"
    BAD_TARGET = "bad-target"
    NO_WINDOW = "no-window"
    NOT_ELIGIBLE = "not-eligible"
    RESTRICTED = "restricted"
    BOOSTER_NOT_HELD = "booster-not-held"
    BOOSTER_NOT_NOW = "booster-not-now"
