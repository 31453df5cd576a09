"""What the pictures of a game of Tichu share: combinations laid out, players, calls, the wish."""

from __future__ import annotations

from collections.abc import Iterator
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

    A card that is not there and counts as if it were is called by a sun and its rank.
    """
    absent = () if combination.stand_in is None else (Card(f"{SUN} {combination.stand_in}"),)
    cards = combination.under + combination.cards + absent
    values = {card: value(card, combination) for card in cards}
    ranks = list(values.values())
    return tuple(sorted(cards, key=lambda card: (-ranks.count(values[card]), values[card])))


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


def breadth(count: int, size: Size, room: int) -> int:
    """How wide `count` cards lie in at most `room`."""
    return size[0] + (count - 1) * pitch(count, size, room)


def laid(
    combination: Combination, x: int, y: int, size: Size, room: int, on: Ink = "felt"
) -> Iterator[Sprite]:
    """A combination from a place to the right: side by side, or as a fan where room is short."""
    cards = in_order(combination)
    step = pitch(len(cards), size, room)
    fan = step <= size[0]
    for at, card in enumerate(cards):
        name, ground = drawn(card, combination), "rim" if fan and at else on
        kind = "tichu-fan" if fan else "tichu"
        yield Sprite(kind, name, x + at * step, y, *size, ground, not fan)


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
