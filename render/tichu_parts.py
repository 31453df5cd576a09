"""What the pictures of a game of Tichu share: combinations laid out, players, calls, the wish."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engines.kernel.game import Seat
from engines.tichu.view import Card, Combination, TichuView
from render.scene import WIDTH, Box, Item, Label, Shape, Sprite
from render.theme import Ink
from render.tichu_cards import HALF, fan_plan

RANKS: Final = tuple("23456789TJQKA")
PHOENIX: Final = "phoenix"
MAHJONG: Final = "mahjong"
SUN: Final = "sun"
EMPTY: Final = "gap"
"""Called so, with its rank, is the place of a card that a straight lacks."""
ORDERS: Final = (RANKS, tuple("23456789JQKTA"))
"""In which ranks may follow each other: a booster may put the tens below the aces."""
BOMBS: Final = ("bomb", "straight-flush")
"""The types of combinations that beat all others."""

GAP: Final = 8
"""Between cards that lie free."""

Size = tuple[int, int]
"""Width and height of a card."""


def value(card: Card, combination: Combination) -> float:
    """What `card` counts as within `combination`: 1 to 14; the Dog and the Dragon are alone."""
    rank = combination.phoenix if card == PHOENIX else card.rpartition(" ")[2][0]
    return 1.0 if card == MAHJONG or rank not in RANKS else RANKS.index(rank) + 2.0


def in_order(combination: Combination) -> tuple[Card, ...]:
    """Its cards as they are read: what there is most of first, then the lowest.

    A card that is not there and counts as if it were is called by a sun and its rank, and the gap
    of a straight by its rank too.
    """
    absent = () if combination.stand_in is None else (Card(f"{SUN} {combination.stand_in}"),)
    cards = combination.whole + absent
    if combination.gap:
        return _around_gap(cards, combination)
    values = {card: value(card, combination) for card in cards}
    ranks = list(values.values())
    return tuple(sorted(cards, key=lambda card: (-ranks.count(values[card]), values[card])))


def _around_gap(cards: tuple[Card, ...], combination: Combination) -> tuple[Card, ...]:
    """The cards of a straight, and where one is lacking an empty place."""
    for ranks in ORDERS:
        places = {card: _place(card, combination, ranks) for card in cards}
        row = sorted(places, key=places.__getitem__)
        below, above = row[: combination.gap], row[combination.gap :]
        if places[above[0]] - places[below[-1]] == 2:
            return (*below, Card(f"{EMPTY} {ranks[places[below[-1]] + 1]}"), *above)
    return cards


def _place(card: Card, combination: Combination, ranks: Sequence[str]) -> int:
    """Where `card` stands in that order of ranks; the Mah Jong before all."""
    rank = combination.phoenix if card == PHOENIX else card.rpartition(" ")[2][0]
    return -1 if card == MAHJONG or rank is None else ranks.index(rank)


def is_empty(card: str) -> bool:
    """Whether this is the place of a card that a straight lacks."""
    return card.startswith(EMPTY)


def drawn(card: Card, combination: Combination) -> str:
    """The name of the sprite of `card`: the Phoenix shows what it stands for."""
    if card != PHOENIX:
        return card
    if combination.phoenix is not None:
        return f"{PHOENIX} {combination.phoenix}"
    return f"{PHOENIX} {_half_above(combination.rank)}"


def _half_above(number: float) -> str:
    """`9½` for 9.5, `A½` for 14.5, `1½` where it was led."""
    whole = int(number)
    return f"{'1' if whole < 2 else RANKS[min(whole, 14) - 2]}{HALF}"


def pitch(count: int, size: Size, room: int) -> int:
    """From one of `count` cards to the next where they have `room` pixels side by side."""
    free = size[0] + GAP
    return free if count < 2 else min(free, (room - size[0]) // (count - 1))


def breadth(cards: Sequence[str], size: Size, room: int) -> int:
    """How wide `cards` lie in at most `room`; where they lie free an empty place is narrow."""
    step = pitch(len(cards), size, room)
    empty = sum(map(is_empty, cards)) if step > size[0] else 0
    return size[0] + (len(cards) - 1) * step - empty * (size[0] - narrow(size))


def narrow(size: Size) -> int:
    """The width of an empty place between cards that lie free."""
    return size[0] // 2


def _slot(rank: str, x: int, y: int, size: Size, room: int, on: Ink) -> Iterator[Item]:
    """An empty place: a frame, and in the middle of its first `room` the rank that is lacking."""
    width, height = size
    yield Box(x, y, width, height, "muted", on)
    yield Box(x + 2, y + 2, width - 4, height - 4, "panel", "muted")
    said = "10" if rank == "T" else rank
    letter = round(room * 0.6)
    yield Label(said, x + room // 2, y + height // 2, letter, "muted", "panel", "middle")


def laid(
    combination: Combination, x: int, y: int, size: Size, room: int, on: Ink = "felt"
) -> Iterator[Item]:
    """A combination from a place to the right: side by side, or as a fan where room is short."""
    cards = in_order(combination)
    step = pitch(len(cards), size, room)
    fan = step <= size[0]
    for at, card in enumerate(cards):
        ground = "rim" if fan and at else on
        width = narrow(size) if is_empty(card) and not fan else size[0]
        if is_empty(card):
            seen = strip(size) if fan else width
            yield from _slot(card[-1], x, y, (width, size[1]), seen, ground)
        else:
            kind = "tichu-fan" if fan else "tichu"
            yield Sprite(kind, drawn(card, combination), x, y, *size, ground, not fan)
        x += step - size[0] + width


def strip(size: Size) -> int:
    """How much of each card in a fan has to be seen."""
    return fan_plan(*size).strip


def is_bomb(combination: Combination) -> bool:
    """Whether it beats whatever is none."""
    return combination.type in BOMBS


def is_awaited(view: TichuView, seat: Seat) -> bool:
    """Whether the game waits for `seat`."""
    return seat in view.waiting


def waiting_sign(view: TichuView) -> str:
    """The shape beside a player who has to act: a turn, or one of several who are asked."""
    return "turn" if view.turn is not None or view.phase == "dragon" else "hourglass"


def call_badge(view: TichuView, seat: Seat, x: int, y: int, on: Ink) -> Iterator[Item]:
    """`T` or `GT` where `seat` has called, 52 by 34; grey and struck through once it has failed."""
    call = next((each for each in view.calls if each.seat == seat), None)
    if call is None:
        return
    failed = bool(view.places) and view.places[0] != seat
    ink, text = ("dead", "dead_ink") if failed else ("mark", "rim")
    yield Box(x, y, 52, 34, ink, on, radius=8)
    letters = "GT" if call.kind == "grand" else "T"
    yield Label(letters, x + 26, y + 17, 20, text, ink, "middle")
    if failed:
        yield Box(x + 6, y + 16, 40, 3, text, ink)


def question(view: TichuView, middle: int, height: int) -> Iterator[Item]:
    """What all are asked before the first trick: for a Grand Tichu, or for cards to give."""
    if view.phase == "grand":
        width, x = height * 5 // 3, WIDTH // 2
        yield Box(x - width // 2, middle - height // 2, width, height, "mark", radius=14)
        yield Label("GT?", x, middle, height // 2, "rim", "mark", "middle")
    elif view.phase == "exchange":
        width = height * 5 // 4
        yield Shape("swap", (WIDTH - width) // 2, middle - height // 2, width, height, "mark")


def wish(view: TichuView, x: int, y: int, on: Ink) -> Iterator[Item]:
    """The wished rank, said by the Mah Jong: 132 by 84."""
    if view.wish is None:
        return
    yield Sprite("tichu", MAHJONG, x, y + 18, 48, 66, on)
    yield Shape("bubble", x + 52, y, 80, 76, "paper", on)
    text = "10" if view.wish == "T" else view.wish
    yield Label(text, x + 92, y + 31, 38, "ink", "paper", "middle")
