"""The codes with which Power Up says no, beside those of every game and of betting."""

from __future__ import annotations

from engines.kernel.errors import Reason


class PowerUpReason(Reason):
    """Why a power or a choice is refused."""

    NO_SUCH_POWER = "no-such-power"
    NO_ENERGY = "no-energy"
    EMP_ACTIVE = "emp-active"
    LIMIT_REACHED = "limit-reached"
    SHIELDED = "shielded"
    NOT_THIS_ROUND = "not-this-round"
    NOTHING_TO_CLONE = "nothing-to-clone"
    CLONE_OF_CLONE = "clone-of-clone"
    NO_TARGET = "no-target"
    ALREADY_ACTIVE = "already-active"
    DECK_GUARD = "deck-guard"
    ALL_IN_CLOSED = "all-in-closed"
    CHOICE_PENDING = "choice-pending"
