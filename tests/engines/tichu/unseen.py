"""Another state of Tichu that a seat cannot tell from this one, by what the rules hide."""

from __future__ import annotations

from itertools import chain
from random import Random
from typing import Any

from msgspec.structs import replace

from engines.kernel.game import Seat
from engines.kernel.secret import Secret
from engines.kernel.waits import Answer, Wait
from engines.tichu.actions.silence import usual_deed
from engines.tichu.cards import MAHJONG, Card, sorted_hand
from engines.tichu.events.rounds import Given
from engines.tichu.pendings import Choice, Exchange, GrandCalls
from engines.tichu.state import TichuState
from tests.engines.playing import seed_of

TRIES = 20

Hands = tuple[tuple[Card, ...], ...]


def unseen(state: TichuState, seat: Seat | None, dice: Random) -> TichuState:
    """Other hands, another deck, other answers for all but `seat`; the seed is hidden from all.

    What silence does in a turn shows cards: where somebody else is on turn it stays the same.
    """
    for _ in range(TRIES):
        other = _reshuffled(state, seat, dice)
        if _silent_alike(state, other, seat):
            return other
    return replace(state, seed=seed_of(dice.getrandbits(64)))


def _reshuffled(state: TichuState, seat: Seat | None, dice: Random) -> TichuState:
    hands, deck, laid = _dealt_else(state, seat, dice)
    waits = tuple(_waited_else(wait, hands, deck, seat, dice) for wait in state.waits)
    return replace(
        state,
        hands=hands,
        deck=deck,
        won=_gathered_else(state.won, _laid_away(state, seat), laid),
        waits=waits,
        exchanged=_given_else(_put_away(state.exchanged, laid), hands, seat, dice),
        pile=tuple(dice.sample(state.pile, len(state.pile))),
        seed=seed_of(dice.getrandbits(64)),
    )


def _dealt_else(
    state: TichuState, seat: Seat | None, dice: Random
) -> tuple[Hands, tuple[Card, ...], Hands]:
    """What is known stays where it is, the rest is dealt anew: hands, deck, cards laid away."""
    known, laid = _known(state, seat), _laid_away(state, seat)
    rows = (*state.hands, *laid)
    pool = [card for row in (*rows, state.deck) for card in row if card not in known]
    drawn = tuple(card for card in state.deck if card in known)
    dice.shuffle(pool)
    dealt = [_filled(row, known, pool) for row in rows]
    hands = tuple(map(sorted_hand, dealt[: len(state.hands)]))
    return hands, (*drawn, *pool), tuple(dealt[len(state.hands) :])


def _filled(row: tuple[Card, ...], known: set[Card], pool: list[Card]) -> tuple[Card, ...]:
    return tuple(card if card in known else pool.pop() for card in row)


def _laid_away(state: TichuState, seat: Seat | None) -> Hands:
    """By seat, what lies face down on its tricks; but for `seat`, which knows its own."""
    away = state.face_down
    return tuple(
        tuple(card for card in row if card in away and owner != seat)
        for owner, row in enumerate(state.won)
    )


def _gathered_else(won: Hands, old: Hands, new: Hands) -> Hands:
    """Tricks with other cards face down."""
    other = dict(zip(chain(*old), chain(*new), strict=True))
    return tuple(tuple(other.get(card, card) for card in row) for row in won)


def _put_away(given: tuple[Given, ...], laid: Hands) -> tuple[Given, ...]:
    """What was laid away is what lies there now."""
    return tuple(
        replace(each, cards=replace(each.cards, value=laid[each.giver]))
        if each.giver == each.taker and laid[each.giver]
        else each
        for each in given
    )


def _known(state: TichuState, seat: Seat | None) -> set[Card]:
    """The cards of which `seat` knows where they are."""
    open_hands = {each.owner for each in state.effects if each.booster == "ouvert"}
    known = {card for each in {seat, *open_hands} - {None} for card in state.hands[each]}
    if _leader_known(state):
        known.add(MAHJONG)
    for wait in state.waits:
        known |= _asked_about(state, wait, seat)
    return known


def _leader_known(state: TichuState) -> bool:
    """Whoever gets the first turn has shown that it holds the Mah Jong, or has taken it."""
    return state.turn is not None or bool(state.started) or state.leader is not None


def _asked_about(state: TichuState, wait: Wait[Any], seat: Seat | None) -> set[Card]:
    """The cards that a question shows: drawn ones, one of a rank, those passed to who looks."""
    match wait.pending:
        case Choice(seat=chooser, cards=Secret(value=drawn)):
            return set(drawn) if chooser == seat else set()
        case Choice(seat=chooser, field="card", effect=effect):
            rank = (effect.params.card or " ")[0]
            return set([card for card in state.hands[chooser] if card[0] == rank][:1])
        case Exchange(committed=committed):
            looks = seat in wait.may_answer
            shown = [each for each in committed if looks and each.taker == seat]
            return {card for each in shown for card in each.cards.value}
        case _:
            return set()


def _waited_else(
    wait: Wait[Any], hands: Hands, deck: tuple[Card, ...], seat: Seat | None, dice: Random
) -> Wait[Any]:
    """Other answers of others, and other cards that others choose from or have chosen."""
    answers = tuple(_answered_else(each, wait.pending, hands, seat, dice) for each in wait.answers)
    pending = wait.pending
    if isinstance(pending, Choice) and pending.cards is not None and pending.seat != seat:
        drawn = sorted_hand(deck[: len(pending.cards.value)])
        pending = replace(pending, cards=replace(pending.cards, value=drawn))
    if isinstance(pending, Exchange) and pending.committed:
        looks = seat in wait.may_answer
        given = _given_else(pending.committed, hands, seat, dice, by_giver=True, looks=looks)
        pending = replace(pending, committed=given)
    return replace(wait, answers=answers, pending=pending)


def _answered_else(
    answer: Answer, pending: Any, hands: Hands, seat: Seat | None, dice: Random
) -> Answer:
    if answer.seat == seat or answer.given is None:
        return answer
    value: tuple[str, ...] = ("",)
    if isinstance(pending, GrandCalls):
        value = (dice.choice(["yes", "no"]),)
    elif isinstance(pending, Exchange):
        value = tuple(dice.sample(hands[answer.seat], len(answer.given.value)))
    return replace(answer, given=replace(answer.given, value=value))


def _given_else(
    given: tuple[Given, ...],
    hands: Hands,
    seat: Seat | None,
    dice: Random,
    by_giver: bool = False,
    looks: bool = True,
) -> tuple[Given, ...]:
    """Other cards where `seat` has neither given nor got them, out of the hands they are in."""
    left = [list(hand) for hand in hands]
    for row in left:
        dice.shuffle(row)
    changed: list[Given] = []
    for each in given:
        row = left[each.giver if by_giver else each.taker]
        laid = each.giver == each.taker and not by_giver
        if each.giver != seat and not laid and not (looks and each.taker == seat):
            cards = tuple(row.pop() for _ in each.cards.value if row)
            each = replace(each, cards=replace(each.cards, value=cards))
        changed.append(each)
    return tuple(changed)


def _silent_alike(state: TichuState, other: TichuState, seat: Seat | None) -> bool:
    turn = state.turn
    if turn is None or turn == seat or state.waits:
        return True
    try:
        return usual_deed(state, turn) == usual_deed(other, turn)
    except StopIteration:  # birds alone, where none may be led: the lead would be another's
        return False
