"""Extend and Download: cards that are added to a play, or slipped under it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain, combinations
from typing import Any, Final

from msgspec.structs import replace

from engines.kernel.errors import Reason
from engines.kernel.game import Seat, Turn
from engines.tichu.announcement import Effect, Params
from engines.tichu.boosters.model import Steps
from engines.tichu.cards import BIRDS, DOG, DRAGON, MAHJONG, PHOENIX, SPECIALS, Card
from engines.tichu.combinations import (
    allowed,
    fulfils,
    is_bomb,
    plays,
    read,
    readings,
    strength,
)
from engines.tichu.effects import rules_for
from engines.tichu.events.reactions import CardsSlid, PlayExtended
from engines.tichu.events.tricks import Bombed, WishDone, Wished
from engines.tichu.pendings import LastCards
from engines.tichu.reading import on_top
from engines.tichu.reasons import TichuReason
from engines.tichu.rules import Rules
from engines.tichu.scale import HIGHEST, scale
from engines.tichu.shapes import Combination
from engines.tichu.state import TichuState

MOST_ADDED: Final = 4
FEW: Final = 8
"""How many ways to add cards, or to lay lower ones, are thought of."""


# Extend


def can_extend(state: TichuState, _seat: Seat, _pending: Any) -> bool:
    """Whether something may be added to the play that lies there."""
    play = state.last_play
    return bool(play) and play[-1].combination.cards[0] not in (DOG, DRAGON)


def extended(state: TichuState, effect: Effect) -> Combination | None:
    """What lies there with the cards added; None where that is no combination."""
    top, said = state.top, effect.params
    if top is None:
        return None
    rules = _extending_rules(state, effect.owner, top)
    found = read((*top.whole, *said.cards), rules, top, said.phoenix, said.as_)
    return None if found is None else replace(found, cards=said.cards, under=top.whole)


def not_extended(state: TichuState, effect: Effect) -> Reason | None:
    """Cards that are not held, or too many, or that make no combination that may be played."""
    added = effect.params.cards
    if not _holds(state, effect):
        return TichuReason.NOT_IN_HAND
    if not state.last_play:
        return TichuReason.BOOSTER_NOT_NOW
    if len(added) > MOST_ADDED:
        return TichuReason.BAD_TARGET
    combination = extended(state, effect)
    if combination is None:
        return TichuReason.NO_COMBINATION
    fits = allowed(combination, leads=False, rules=rules_for(state, effect.owner))
    return None if fits else TichuReason.RESTRICTED


def extend(turn: Turn[TichuState], effect: Effect) -> Steps:
    """The combination is larger now, and still belongs to whoever has played it."""
    combination = extended(turn.state, effect)
    assert combination is not None, "it was one before it took effect"
    owner, wished = turn.state.trick[-1].seat, turn.state.wish
    turn.emit(PlayExtended(effect.owner, owner, combination))
    if is_bomb(combination):
        turn.emit(Bombed(owner))
    _tell_wish(turn, effect, combination, wished)
    return ()


def extensions(state: TichuState, seat: Seat) -> Iterator[Params]:
    """Some of what may be added: equal cards, pairs beside pairs, more of a straight."""
    top, found = state.top, 0
    if top is None:
        return
    rules = _extending_rules(state, seat, top)
    for cards in dict.fromkeys(additions(top, state.hands[seat], rules)):
        reading = read((*top.whole, *cards), rules, top)
        if reading is not None and found < FEW:
            found += 1
            yield Params(cards=cards, phoenix=_named(reading), as_=reading.type)


def _extending_rules(state: TichuState, seat: Seat, top: Combination) -> Rules:
    """A card that is not there stays part of the combination."""
    rules = rules_for(state, seat)
    return rules if top.stand_in is None else replace(rules, stand_in=top.stand_in)


def additions(top: Combination, hand: tuple[Card, ...], rules: Rules) -> Iterator[tuple[Card, ...]]:
    """The straights first: there are few; then up to three of a rank, and two pairs."""
    groups = _by_place(hand, rules)
    yield from _to_straights(top, groups, rules)
    for cards in groups.values():
        yield from (cards[:count] for count in range(1, min(len(cards), 3) + 1))
    if PHOENIX in hand:
        yield (PHOENIX,)
    pairs = [cards[:2] for cards in groups.values() if len(cards) > 1]
    yield from (tuple(chain(*two)) for two in combinations(pairs, 2))


def _by_place(hand: tuple[Card, ...], rules: Rules) -> dict[int, tuple[Card, ...]]:
    places = scale(rules.order).places
    groups: dict[int, tuple[Card, ...]] = {}
    for card in hand:
        if card == MAHJONG or card not in SPECIALS:
            groups[places[card]] = (*groups.get(places[card], ()), card)
    return groups


def _to_straights(
    top: Combination, groups: dict[int, tuple[Card, ...]], rules: Rules
) -> Iterator[tuple[Card, ...]]:
    """What makes a straight of single cards, or a longer one; of the same suit where it can."""
    places = scale(rules.order).places
    there = {places[card] for card in top.whole if card not in BIRDS}
    if not there or max(Counter(places[card] for card in top.whole).values()) > 1:
        return
    suit = top.whole[0][-1]
    for low in range(1, min(there) + 1):
        for high in range(max(there), HIGHEST + 1):
            missing = [place for place in range(low, high + 1) if place not in there]
            if 1 <= len(missing) <= MOST_ADDED and all(place in groups for place in missing):
                yield tuple(
                    min(groups[place], key=lambda card: card[-1] != suit) for place in missing
                )


# Download


def can_slide(state: TichuState, seat: Seat, pending: Any) -> bool:
    """Whether there is something under which a lower one might go, and enough cards for it."""
    top = state.top
    if top is None or (pending is not None and not state.last_play):
        return False
    lowest = top.cards[0] in (DOG, MAHJONG) and top.type == "single"
    return not lowest and len(state.hands[seat]) >= top.length


def slid(state: TichuState, effect: Effect) -> Combination | None:
    """What the cards are under what lies on top; None where they are not the same and lower."""
    top, said = state.top, effect.params
    if top is None or DOG in said.cards:
        return None
    rules = on_top(rules_for(state, effect.owner), top)
    found = readings(said.cards, rules, said.phoenix, said.as_ or top.type)
    return next((each for each in found if is_lower(each, top, rules)), None)


def not_slid(state: TichuState, effect: Effect) -> Reason | None:
    """Cards that are not held, or are not the same as what lies on top but lower."""
    if not _holds(state, effect):
        return TichuReason.NOT_IN_HAND
    if state.top is None:
        return TichuReason.BOOSTER_NOT_NOW
    rules = rules_for(state, effect.owner)
    combination = slid(state, effect)
    if combination is None:
        known = readings(effect.params.cards, on_top(rules, state.top))
        return TichuReason.BAD_TARGET if known else TichuReason.NO_COMBINATION
    fits = allowed(combination, leads=False, rules=rules)
    return None if fits else TichuReason.RESTRICTED


def slide(turn: Turn[TichuState], effect: Effect) -> Steps:
    """The cards go under the trick; turn, top and passes stay as they are."""
    state, combination = turn.state, slid(turn.state, effect)
    assert combination is not None, "it was one before it took effect"
    kept = state.wish if state.before is None else state.before.wish
    kept = None if kept is not None and fulfils(combination, kept) else kept
    turn.emit(CardsSlid(effect.owner, combination, effect.params.wish or kept))
    _tell_wish(turn, effect, combination, state.wish)
    in_turn = effect.cause is None
    return (LastCards(effect.owner),) if in_turn and not turn.state.hands[effect.owner] else ()


def lower_ones(state: TichuState, seat: Seat) -> Iterable[Params]:
    """The lowest of what may go under the trick."""
    if (top := state.top) is None:
        return ()
    rules = on_top(rules_for(state, seat), top)
    held = plays(state.hands[seat], None, rules)
    found = [each for each in held if each.cards != (DOG,) and is_lower(each, top, rules)]
    return [Params(cards=each.cards, phoenix=_named(each)) for each in found[:FEW]]


def is_lower(new: Combination, top: Combination, rules: Rules) -> bool:
    alike = (new.type, new.length, new.gap) == (top.type, top.length, top.gap)
    return alike and strength(new, rules) < strength(top, rules)


# Both


def _holds(state: TichuState, effect: Effect) -> bool:
    cards = effect.params.cards
    return len(set(cards)) == len(cards) and set(cards) <= set(state.hands[effect.owner])


def _named(reading: Combination) -> str | None:
    """The rank that the Phoenix needs to be given, where it is among several cards."""
    return reading.phoenix if reading.length > 1 else None


def _tell_wish(
    turn: Turn[TichuState], effect: Effect, laid: Combination, wished: str | None
) -> None:
    """Cards that are laid out of turn fulfil a wish too, and the Mah Jong among them makes one."""
    if wished is not None and fulfils(laid, wished):
        turn.emit(WishDone(wished))
    if effect.params.wish is not None:
        turn.emit(Wished(effect.owner, effect.params.wish))
