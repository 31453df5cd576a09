"""Drafting boosters, playing them, and answering what they ask."""

from __future__ import annotations

from typing import Final

import msgspec

from engines.kernel.errors import Reason, Refused
from engines.kernel.game import Action, Seat, Turn, refusal
from engines.kernel.secret import Secret
from engines.tichu.actions.reasons import TichuReason, is_asked, shut_out
from engines.tichu.announcement import Effect, Params
from engines.tichu.boosters import PACK, choices, stack, windows
from engines.tichu.boosters.model import Booster, Colour
from engines.tichu.cards import MAHJONG
from engines.tichu.effects import restricting, rules_for
from engines.tichu.flow import answer, interrupt
from engines.tichu.moments import MOMENTS
from engines.tichu.pendings import Choice, Pick
from engines.tichu.shapes import Type
from engines.tichu.state import TichuState
from engines.tichu.wire import WireCard, WireCards, WireKey, WireRank

LIKE_PARAMS: Final = {"from_": "from", "as_": "as"}


class PlayBooster(
    Action[TichuState], frozen=True, tag="booster", omit_defaults=True, rename=LIKE_PARAMS
):
    """Play a booster that is not played together with cards; with its parameters alone."""

    key: WireKey
    card: WireCard | None = None
    cards: WireCards = ()
    to: int | None = None
    from_: int | None = None
    a: int | None = None
    b: int | None = None
    take: WireKey | None = None
    give: WireKey | None = None
    rank: WireRank | None = None
    phoenix: WireRank | None = None
    wish: WireRank | None = None
    as_: Type | None = None

    def __post_init__(self) -> None:
        booster = PACK.get(self.key)
        if booster is None or booster.colour is Colour.YELLOW:
            raise ValueError("no booster that is played alone")
        check_params(booster, self.params)

    @classmethod
    def of(cls, seat: Seat, key: str, params: Params) -> PlayBooster:
        """`seat` plays that booster with these parameters."""
        return cls(seat, key, *msgspec.structs.astuple(params)[:-1])

    @property
    def params(self) -> Params:
        """What it is played with."""
        _, _, *given = msgspec.structs.astuple(self)
        return Params(*given)

    def forbidden(self, state: TichuState) -> Reason | None:
        reason = shut_out(state, self.seat) or withheld(state, self.seat, self.key)
        if reason is not None:
            return reason
        if (reason := _untimely(state, self.seat, PACK[self.key])) is not None:
            return reason
        return stack.impossible(PACK[self.key], state, self._effect(state))

    def detail(self, state: TichuState) -> str:
        by_all = restricting(state, self.seat, lambda rules: rules.boosters_allowed)
        return by_all or self._restricting(state)

    def perform(self, turn: Turn[TichuState]) -> None:
        effect = self._effect(turn.state)
        if in_booster_window(turn.state):
            answer(turn, self.seat, (stack.written(effect),))
        else:
            interrupt(turn, stack.announce(turn, effect))

    def _restricting(self, state: TichuState) -> str:
        """The booster in force that does not allow the cards this one is played with."""
        for number, each in enumerate(state.effects):
            then = msgspec.structs.replace(state, effects=state.effects[: number + 1])
            if refusal(then, self) is TichuReason.RESTRICTED:
                return each.booster
        return ""

    def _effect(self, state: TichuState) -> Effect:
        open_now = in_booster_window(state)
        caused = windows.cause(state.waits[-1].pending) if open_now else None
        return _announced(PACK[self.key], Effect(self.key, self.seat, self.params, caused))


class Draft(Action[TichuState], frozen=True):
    """Take one of the boosters that lie face up."""

    key: WireKey

    def forbidden(self, state: TichuState) -> Reason | None:
        if state.over:
            return Refused.GAME_OVER
        if not is_asked(state, self.seat, Pick):
            return Refused.NOT_YOUR_TURN
        return None if self.key in state.faceup else TichuReason.BAD_TARGET

    def perform(self, turn: Turn[TichuState]) -> None:
        answer(turn, self.seat, (self.key,))


class Choose(Action[TichuState], frozen=True, omit_defaults=True):
    """Answer what a booster asks: by a card, a booster, or a seat."""

    card: WireCard | None = None
    key: WireKey | None = None
    to: int | None = None

    def __post_init__(self) -> None:
        if len(self._named) != 1:
            raise ValueError("not one thing")

    @property
    def _named(self) -> dict[str, str]:
        fields = {"card": self.card, "key": self.key, "to": self.to}
        return {name: str(value) for name, value in fields.items() if value is not None}

    @classmethod
    def of(cls, choice: Choice, option: str) -> Choose:
        """The answer that names this option."""
        match choice.field:
            case "card":
                return msgspec.convert({"seat": choice.seat, "card": option, "type": "choose"}, cls)
            case "key":
                return cls(choice.seat, key=option)
            case "to":
                return cls(choice.seat, to=int(option))

    def forbidden(self, state: TichuState) -> Reason | None:
        if (reason := shut_out(state, self.seat)) is not None:
            return reason
        choice = state.wait and state.wait.pending
        if not isinstance(choice, Choice) or not is_asked(state, self.seat, Choice):
            return Refused.NOT_YOUR_TURN
        fits = self._named.get(choice.field) in choices.options(state, choice)
        return None if fits else TichuReason.BAD_TARGET

    def perform(self, turn: Turn[TichuState]) -> None:
        (named,) = self._named.values()
        answer(turn, self.seat, (named,))


def check_params(booster: Booster, params: Params) -> None:
    """Raise ValueError where these are not the parameters of that booster."""
    needed = set(booster.needs)
    if not needed <= params.given <= needed | set(booster.may):
        raise ValueError("other parameters")
    if params.wish is not None and MAHJONG not in params.cards:
        raise ValueError("a wish without the Mah Jong")


def withheld(state: TichuState, seat: Seat, key: str) -> Reason | None:
    """Why `seat` may not play that booster at any time: it has none, or nobody may."""
    if key not in state.pools[seat]:
        return TichuReason.BOOSTER_NOT_HELD
    return None if rules_for(state, seat).boosters_allowed else TichuReason.RESTRICTED


def playable_now(state: TichuState, seat: Seat) -> tuple[str, ...]:
    """The boosters that `seat` may play at this moment, as far as everybody knows."""
    if shut_out(state, seat) is not None:
        return ()
    return tuple(
        key
        for key in dict.fromkeys(state.pools[seat])
        if withheld(state, seat, key) is None and _untimely(state, seat, PACK[key]) is None
    )


def in_booster_window(state: TichuState) -> bool:
    """Whether boosters are the answers to what is waited for."""
    return state.wait is not None and MOMENTS[type(state.wait.pending)].boosters


def _announced(booster: Booster, effect: Effect) -> Effect:
    """The same with the card out of sight that not everybody may see."""
    said = effect.params
    if not booster.face_down or said.card is None or said.from_ is None:
        return effect
    named = Secret((said.card,), frozenset({effect.owner, Seat(said.from_)}))
    said = msgspec.structs.replace(said, card=None)
    return msgspec.structs.replace(effect, params=said, face_down=named)


def _untimely(state: TichuState, seat: Seat, booster: Booster) -> Reason | None:
    """Why `seat` may not play `booster` at this moment."""
    if windows.is_recalled(state, seat, booster.key):
        return TichuReason.BOOSTER_NOT_NOW
    wait = state.wait
    if wait is None or not MOMENTS[type(wait.pending)].window:
        now = windows.freely(booster, state, seat)
    elif seat in wait.may_answer and seat not in wait.open_to:
        return TichuReason.NOT_ELIGIBLE
    else:
        asked = in_booster_window(state) and seat in wait.open_to
        now = asked and windows.fits(booster, state, seat, wait.pending)
    return None if now else TichuReason.BOOSTER_NOT_NOW
