"""Green boosters: played at any moment of a round, once blue is over."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from msgspec.structs import replace

from engines.kernel.errors import Reason
from engines.kernel.game import Seat, Turn
from engines.tichu.announcement import Effect, Params
from engines.tichu.boosters.model import Booster, Colour, Lasts, Steps
from engines.tichu.cards import RANKS, Card, Rank, rank, suit
from engines.tichu.events.boosters import (
    BoosterPassed,
    BoosterRecycled,
    CallChanged,
    CardSwapped,
    Spied,
)
from engines.tichu.pendings import Choice, DragonGift
from engines.tichu.reasons import TichuReason
from engines.tichu.rules import Rules
from engines.tichu.shapes import Type
from engines.tichu.state import TichuState, in_play, opponents_of, partner_of

TOP: Final = 2
"""How many of the discarded boosters can be taken again."""


def with_extra(type: Type) -> Callable[[Rules, Effect, Seat], Rules]:
    """Rules by which everybody may play combinations of that type too."""

    def bend(rules: Rules, _effect: Effect, _seat: Seat) -> Rules:
        return rules if type in rules.extra else replace(rules, extra=(*rules.extra, type))

    return bend


RECYCLING: Final = Booster(
    "recycling",
    Colour.GREEN,
    needs=("take",),
    fits=lambda state, seat, pending: bool(state.discards),
    offers=lambda state, seat: [Params(take=key) for key in dict.fromkeys(state.discards[-TOP:])],
    refused=lambda state, effect: (
        None if effect.params.take in state.discards[-TOP:] else TichuReason.BAD_TARGET
    ),
    play=lambda turn, effect: _recycle(turn, effect),
)


def _recycle(turn: Turn[TichuState], effect: Effect) -> Steps:
    assert effect.params.take is not None, "it needs one"
    turn.emit(BoosterRecycled(effect.owner, effect.params.take))
    return ()


IGNORE_WISH: Final = Booster(
    "ignore-wish",
    Colour.GREEN,
    Lasts.ROUND,
    modify=lambda rules, effect, seat: (
        replace(rules, wish_binds=False) if seat == effect.owner else rules
    ),
)

RAINBOW: Final = Booster("rainbow", Colour.GREEN, Lasts.ROUND, modify=with_extra("rainbow"))


def _can_give(state: TichuState, seat: Seat, _pending: Any) -> bool:
    """The partner is in, and there is another booster to give."""
    return partner_of(seat) not in state.places and len(state.pools[seat]) > 1


def _gifts(state: TichuState, seat: Seat) -> Iterable[Params]:
    return [Params(give=key) for key in dict.fromkeys(state.pools[seat])]


def _not_given(state: TichuState, effect: Effect) -> Reason | None:
    """A booster that is itself being played is not held any more."""
    held = list(state.pools[effect.owner])
    if effect not in state.announced:
        held.remove(effect.booster)
    return None if effect.params.give in held else TichuReason.BOOSTER_NOT_HELD


def _hand_over(turn: Turn[TichuState], effect: Effect) -> Steps:
    """The partner gets the booster and may give one back."""
    assert effect.params.give is not None, "it needs one"
    partner = partner_of(effect.owner)
    turn.emit(BoosterPassed(effect.owner, partner, effect.params.give))
    return (Choice(partner, effect, "key"),)


def _give_back(turn: Turn[TichuState], choice: Choice, chosen: str) -> Steps:
    if chosen:
        turn.emit(BoosterPassed(choice.seat, choice.effect.owner, chosen))
    return ()


GIFT: Final = Booster(
    "gift",
    Colour.GREEN,
    needs=("give",),
    fits=_can_give,
    offers=_gifts,
    refused=_not_given,
    play=_hand_over,
    options=lambda state, choice: ("", *dict.fromkeys(state.pools[choice.seat])),
    chosen=_give_back,
)

EQUALITY: Final = Booster(
    "equality",
    Colour.GREEN,
    Lasts.ROUND,
    modify=lambda rules, effect, seat: replace(rules, equal_beats=True),
)

TENS_HIGH: Final[tuple[Rank, ...]] = (*(rank for rank in RANKS if rank not in "TA"), "T", "A")
"""2 to 9, jack, queen, king, ten, ace."""

SKAT: Final = Booster(
    "skat",
    Colour.GREEN,
    Lasts.ROUND,
    modify=lambda rules, effect, seat: replace(rules, order=TENS_HIGH),
)

SAMPLE: Final[tuple[Rank, ...]] = ("A", "K", "T", "5")
"""Ranks about which it is good to know."""


def _spy(turn: Turn[TichuState], effect: Effect) -> Steps:
    """Opponents who are in say how many cards of the rank they hold."""
    state, rank = turn.state, effect.params.rank
    assert rank is not None, "it needs one"
    asked = set(opponents_of(state, effect.owner)) - set(state.places)
    counts = tuple(
        sum(card[0] == rank for card in hand) if seat in asked else None
        for seat, hand in enumerate(state.hands)
    )
    turn.emit(Spied(effect.owner, rank, counts))
    return ()


SPY: Final = Booster(
    "spy",
    Colour.GREEN,
    needs=("rank",),
    offers=lambda state, seat: [Params(rank=rank) for rank in SAMPLE],
    play=_spy,
)


def _can_pass_on(state: TichuState, seat: Seat, _pending: Any) -> bool:
    """A call of the seat's own; the partner is in and has none; nobody is out."""
    partner = partner_of(seat)
    free = all(partner not in (call.seat, call.called_by) for call in state.calls)
    own = any(call.seat == seat == call.caller for call in state.calls)
    return own and free and not state.places


def _pass_on(turn: Turn[TichuState], effect: Effect) -> Steps:
    """It is for the partner now to go out first."""
    call = next(each for each in turn.state.calls if each.seat == effect.owner)
    passed = replace(call, seat=partner_of(effect.owner), called_by=effect.owner)
    turn.emit(CallChanged(effect.owner, passed))
    return ()


SUPER_PARTNER: Final = Booster("super-partner", Colour.GREEN, fits=_can_pass_on, play=_pass_on)

STAR: Final = "r"
"""The suit whose cards can be had for others."""
TRIED: Final = 3


def _plain(card: Card) -> bool:
    """Neither a special card nor a Star card."""
    return rank(card) is not None and suit(card) != STAR


def _star_of(card: Card) -> Card:
    return Card(f"{card[0]}{STAR}")


def _holder_of(state: TichuState, star: Card) -> tuple[Seat, bool] | None:
    """Who of those who are in has that card, and whether it lies in their tricks."""
    for seat in in_play(state):
        if star in state.hands[seat]:
            return seat, False
        if star in state.won[seat]:
            return seat, True
    return None


def _being_given(state: TichuState) -> tuple[Card, ...]:
    """The trick of the Dragon, while nobody has got it yet."""
    pending = state.wait and state.wait.pending
    return pending.cards if isinstance(pending, DragonGift) else ()


def _out_of_reach(state: TichuState) -> Iterator[Card]:
    """The cards of which all have seen that they went to somebody who is out."""
    return (
        card for seat in state.places for card in state.won[seat] if card not in state.face_down
    )


def _not_to_be_had(state: TichuState, effect: Effect) -> Reason | None:
    """Where the Star card is shows only when it is asked for, unless all have seen it go there."""
    card, hand = effect.params.card, state.hands[effect.owner]
    if card is None or card not in hand:
        return TichuReason.NOT_IN_HAND
    seen = (*hand, *state.table, *_being_given(state), *_out_of_reach(state))
    if not _plain(card) or _star_of(card) in seen:
        return TichuReason.BAD_TARGET
    gone = effect in state.announced and _holder_of(state, _star_of(card)) is None
    return TichuReason.BAD_TARGET if gone else None


def _swap_for_star(turn: Turn[TichuState], effect: Effect) -> Steps:
    card = effect.params.card
    assert card is not None, "it needs one"
    found = _holder_of(turn.state, _star_of(card))
    assert found is not None, "it was looked for before it took effect"
    turn.emit(CardSwapped(effect.owner, card, _star_of(card), *found))
    return ()


RED_CARD: Final = Booster(
    "red-card",
    Colour.GREEN,
    needs=("card",),
    offers=lambda state, seat: [Params(card=card) for card in state.hands[seat] if _plain(card)][
        -TRIED:
    ],
    refused=_not_to_be_had,
    tried_once=True,
    play=_swap_for_star,
)

HOCKEY: Final = Booster("hockey", Colour.GREEN, Lasts.ROUND, modify=with_extra("hockey"))

HIGHWAYS: Final = Booster("highways", Colour.GREEN, Lasts.ROUND, modify=with_extra("highways"))

TRASH_CAN: Final = Booster(
    "trash-can",
    Colour.GREEN,
    Lasts.ROUND,
    modify=lambda rules, effect, seat: replace(rules, includes_beat=True),
)

FLOWERS: Final = Booster("flowers", Colour.GREEN, Lasts.ROUND, modify=with_extra("flowers"))

SUPER_FULL_HOUSE: Final = Booster(
    "super-full-house", Colour.GREEN, Lasts.ROUND, modify=with_extra("super-full-house")
)

BIRD_OF_PREY: Final = Booster("bird-of-prey", Colour.GREEN, Lasts.ROUND)
"""Its owner may advise the partner openly: people do that, and the table is told."""
