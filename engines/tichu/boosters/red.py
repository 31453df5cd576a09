"""Red boosters: played as an answer to what somebody does."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from msgspec.structs import replace

from engines.kernel.errors import Reason
from engines.kernel.game import Seat, Turn
from engines.tichu.announcement import Effect, Params
from engines.tichu.boosters import adding, undoing
from engines.tichu.boosters.model import Booster, Colour, Lasts, Steps
from engines.tichu.cards import BIRDS, DOG, Card, rank
from engines.tichu.dealing import GRAND_VALUE
from engines.tichu.events.boosters import BoosterCancelled, BoosterPassed, CallChanged
from engines.tichu.events.reactions import BirdsReturned, DogGiven, LeadPassed, PhoenixTaken
from engines.tichu.events.tricks import WishDone
from engines.tichu.pendings import (
    Called,
    Choice,
    DragonGift,
    DragonWon,
    Gathered,
    Landed,
    TakeEffect,
)
from engines.tichu.reasons import TichuReason
from engines.tichu.scoring import is_decided
from engines.tichu.state import Call, TichuState, in_play, opponents_of, rotation

EXTEND: Final = Booster(
    "extend",
    Colour.RED,
    answers=Landed,
    fits=adding.can_extend,
    needs=("cards",),
    may=("phoenix", "wish", "as_"),
    offers=adding.extensions,
    refused=adding.not_extended,
    play=adding.extend,
)


def _has_phoenix(state: TichuState, _seat: Seat, _pending: Any) -> bool:
    """A combination with the Phoenix lies there; alone it stands for no rank."""
    play = state.last_play
    return bool(play) and play[-1].combination.phoenix is not None


def _cards_for_phoenix(state: TichuState, seat: Seat) -> Iterable[Params]:
    named = None if state.top is None else state.top.phoenix
    return [Params(card=card) for card in state.hands[seat] if named and rank(card) == named]


def _not_for_phoenix(state: TichuState, effect: Effect) -> Reason | None:
    card, top = effect.params.card, state.top
    if card is None or card not in state.hands[effect.owner]:
        return TichuReason.NOT_IN_HAND
    fits = top is not None and top.phoenix is not None and rank(card) == top.phoenix
    return None if fits else TichuReason.BAD_TARGET


def _take_phoenix(turn: Turn[TichuState], effect: Effect) -> Steps:
    """The Phoenix changes hands; the play stays what it is."""
    card, wished = effect.params.card, turn.state.wish
    assert card is not None, "it needs one"
    turn.emit(PhoenixTaken(effect.owner, turn.state.trick[-1].seat, card))
    if wished is not None and rank(card) == wished:
        turn.emit(WishDone(wished))
    return ()


BIRD_THIEF: Final = Booster(
    "bird-thief",
    Colour.RED,
    answers=Landed,
    fits=_has_phoenix,
    needs=("card",),
    offers=_cards_for_phoenix,
    refused=_not_for_phoenix,
    play=_take_phoenix,
)

CAT: Final = Booster("cat", Colour.RED, answers=Landed, fits=undoing.is_dog, play=undoing.take_dog)


def _call_of(state: TichuState, seat: Seat | None) -> Call:
    return next(call for call in state.calls if call.seat == seat)


def _insure(turn: Turn[TichuState], effect: Effect) -> Steps:
    """The call costs nothing if it fails."""
    call = _call_of(turn.state, effect.cause)
    turn.emit(CallChanged(call.seat, replace(call, loss=0)))
    return ()


INSURANCE: Final = Booster(
    "insurance",
    Colour.RED,
    answers=Called,
    cause_too=True,
    fits=lambda state, seat, called: _call_of(state, called.seat).loss > 0,
    play=_insure,
)

DOWNLOAD: Final = Booster(
    "download",
    Colour.RED,
    answers=Landed,
    fits=adding.can_slide,
    freely=lambda state, seat: state.turn == seat and not state.waits,
    needs=("cards",),
    may=("phoenix", "wish", "as_"),
    offers=adding.lower_ones,
    refused=adding.not_slid,
    play=adding.slide,
)

DEFUSE: Final = Booster(
    "defuse",
    Colour.RED,
    answers=Landed,
    fits=undoing.is_four_of_a_kind,
    play=undoing.defuse,
)


def _cancel(turn: Turn[TichuState], _effect: Effect) -> Steps:
    """The booster that it answers is discarded without effect."""
    answered = turn.state.announced[-1]
    turn.emit(BoosterCancelled(answered.owner, answered.booster))
    return ()


NJET: Final = Booster("njet", Colour.RED, answers=TakeEffect, play=_cancel)

COURT: Final = ("J", "Q", "K")


def _is_court_card(state: TichuState, _seat: Seat, _pending: Any) -> bool:
    """A single jack, queen or king lies there, and it was not its player's last card."""
    play = state.last_play
    if len(play) != 1 or _dog_is_gone(state):
        return False
    combination = play[0].combination
    single = combination.type == "single" and rank(combination.cards[0]) in COURT
    return single and bool(state.hands[play[0].seat])


def _dog_is_gone(state: TichuState) -> bool:
    """Whether everybody knows that the Dog is in nobody's hand."""
    gathered = any(DOG in row for row in state.won) and DOG not in state.face_down
    return gathered or DOG in state.removed


def _without_dog(state: TichuState, effect: Effect) -> Reason | None:
    return None if DOG in state.hands[effect.owner] else TichuReason.NOT_IN_HAND


def _give_dog(turn: Turn[TichuState], effect: Effect) -> Steps:
    """Whoever has played the court card takes the Dog."""
    turn.emit(DogGiven(effect.owner, turn.state.trick[-1].seat))
    return ()


NEW_MASTER: Final = Booster(
    "new-master",
    Colour.RED,
    answers=Landed,
    fits=_is_court_card,
    refused=_without_dog,
    play=_give_dog,
)

SCARECROW: Final = Booster(
    "scarecrow",
    Colour.RED,
    Lasts.TURN,
    answers=Landed,
    fits=undoing.is_bird,
    play=undoing.scare,
    modify=undoing.without_birds,
)


def _raise(turn: Turn[TichuState], effect: Effect) -> Steps:
    """The call is worth as much as a grand one; what is insured stays insured."""
    call = _call_of(turn.state, effect.cause)
    loss = GRAND_VALUE if call.loss else 0
    turn.emit(CallChanged(call.seat, replace(call, win=GRAND_VALUE, loss=loss)))
    return ()


DELAY: Final = Booster(
    "delay",
    Colour.RED,
    answers=Called,
    cause_too=True,
    fits=lambda state, seat, called: _call_of(state, called.seat).win < GRAND_VALUE,
    play=_raise,
)


def _keepers(state: TichuState) -> dict[Card, Seat]:
    """In whose tricks each bird lies, for all to know: not where it was laid face down."""
    unknown = state.face_down
    return {
        bird: seat
        for seat in in_play(state)
        for bird in BIRDS
        if bird in state.won[seat] and bird not in unknown
    }


def _both_gathered(state: TichuState, _seat: Seat, pending: Gathered | None) -> bool:
    """Both birds lie in tricks of who is in; a window opens when the second comes there."""
    now = pending is None or not set(BIRDS).isdisjoint(pending.cards)
    return now and not is_decided(state) and len(_keepers(state)) == len(BIRDS)


def _nothing_is_given(state: TichuState, _seat: Seat) -> bool:
    """Whether no trick is about to be given away: that one is not gathered yet."""
    return state.wait is None or not isinstance(state.wait.pending, DragonGift)


def _return_birds(turn: Turn[TichuState], _effect: Effect) -> Steps:
    """Both birds come back into play."""
    phoenix, dragon = (_keepers(turn.state)[bird] for bird in BIRDS)
    turn.emit(BirdsReturned(dragon, phoenix))
    return ()


CHRISTMAS: Final = Booster(
    "christmas",
    Colour.RED,
    answers=Gathered,
    cause_too=True,
    fits=_both_gathered,
    freely=_nothing_is_given,
    play=_return_birds,
)


def _can_steal(state: TichuState, seat: Seat, called: Any) -> bool:
    """It is the seat's own call, and somebody else who is in holds a booster."""
    return called.seat == seat and any(
        state.pools[other] for other in in_play(state) if other != seat
    )


def _what_to_steal(state: TichuState, seat: Seat) -> Iterable[Params]:
    return [
        Params(from_=other, take=key)
        for other in rotation(state.order, seat)[:-1]
        for key in dict.fromkeys(state.pools[other])
    ]


def _not_to_steal(state: TichuState, effect: Effect) -> Reason | None:
    holder = effect.params.from_
    if holder is None or holder == effect.owner:
        return TichuReason.BAD_TARGET
    return None if effect.params.take in state.pools[holder] else TichuReason.BAD_TARGET


def _steal(turn: Turn[TichuState], effect: Effect) -> Steps:
    said = effect.params
    assert said.from_ is not None, "it needs a holder"
    assert said.take is not None, "it needs a booster"
    turn.emit(BoosterPassed(Seat(said.from_), effect.owner, said.take))
    return ()


THEFT: Final = Booster(
    "theft",
    Colour.RED,
    answers=Called,
    cause_too=True,
    fits=_can_steal,
    needs=("from_", "take"),
    offers=_what_to_steal,
    refused=_not_to_steal,
    play=_steal,
)

FULL_HOUSES: Final = ("full-house", "super-full-house")


def _is_full_house(state: TichuState, _seat: Seat, _pending: Any) -> bool:
    play = state.last_play
    return bool(play) and play[-1].combination.type in FULL_HOUSES


FULL_HOUSE_SWITCH: Final = Booster(
    "full-house-switch",
    Colour.RED,
    Lasts.TRICK,
    answers=Landed,
    cause_too=True,
    fits=_is_full_house,
    modify=lambda rules, effect, seat: replace(rules, pair_first=True),
)


def _who_may_lead(state: TichuState, winner: Seat) -> tuple[Seat, ...]:
    return tuple(seat for seat in opponents_of(state, winner) if seat not in state.places)


def _can_confuse(state: TichuState, _seat: Seat, won: Any) -> bool:
    """The winner is in, and so is an opponent of its, who is not to lead already."""
    if is_decided(state) or won.owner in state.places or state.leader is not None:
        return False
    return bool(_who_may_lead(state, won.owner))


def _confuse(turn: Turn[TichuState], effect: Effect) -> Steps:
    """The Dragon's player names the opponent who leads; with one in there is no question."""
    winner = effect.cause
    assert winner is not None, "it answers a trick"
    leader, *others = _who_may_lead(turn.state, winner)
    if others:
        return (Choice(winner, effect, "to"),)
    turn.emit(LeadPassed(winner, leader))
    return ()


def _pass_lead(turn: Turn[TichuState], choice: Choice, chosen: str) -> Steps:
    turn.emit(LeadPassed(choice.seat, Seat(int(chosen))))
    return ()


CONFUSED_DRAGON: Final = Booster(
    "confused-dragon",
    Colour.RED,
    answers=DragonWon,
    cause_too=True,
    fits=_can_confuse,
    play=_confuse,
    options=lambda state, choice: tuple(map(str, _who_may_lead(state, choice.seat))),
    chosen=_pass_lead,
)
