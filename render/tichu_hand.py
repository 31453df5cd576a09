"""Lays one player's hand of Tichu out as a scene, below what has to be beaten."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Final

from engines.kernel.game import Seat
from engines.tichu.view import Card, TichuView
from render.scene import WIDTH, Box, Item, Label, Scene, Shape, Sprite
from render.theme import DEFAULT, Ink
from render.tichu_parts import (
    GAP,
    RANKS,
    Size,
    call_badge,
    in_order,
    is_awaited,
    is_bomb,
    laid,
    question,
    strip,
    waiting_sign,
    wish,
)

MARGIN: Final = 14
PLAYER: Final[Size] = (212, 76)
"""The panel of one player."""
TRICK: Final = 104
"""The height of the row in which the combination to beat lies."""
SMALL: Final[Size] = (62, 84)
ROW: Final = 8
"""Cards that lie side by side; more are laid in two rows."""
CARD: Final[Size] = (102, 138)
PLACES: Final = {"dog": 0, "mahjong": 1, "phoenix": 15, "dragon": 16}
"""Where the special cards stand among the ranks from 2 to 14."""
OF_ANY_SUIT: Final = ("single", "pair", "triple", "run", "full-house", "straight")
"""Combinations that are the same with other cards of the same ranks."""
LIFT: Final = 14
"""How much higher than the others a card lies that may be played."""
BAR: Final = 8
"""The height of the line under it."""
DOWN: Final = CARD[1] + LIFT + BAR + 18
"""From one row of cards to the next."""


def hand(
    view: TichuView,
    names: Sequence[str],
    seat: Seat,
    *,
    chosen: Collection[Card] = (),
    bare: bool = False,
    theme: str = DEFAULT,
) -> Scene:
    """The hand of `seat`, sorted, as its own `view` shows it, and what lies on the table.

    What may be played now lies higher and is underlined; `chosen` cards, or those already given
    in the exchange, are framed. A `bare` one shows the cards and nothing of the others. For the
    eyes of `seat` only.
    """
    marked = chosen or _given(view)
    cards = tuple(sorted(view.hand or (), key=_place))
    top = 0 if bare else MARGIN + PLAYER[1] + TRICK
    items: list[Item] = [] if bare else [*_players(view, names, seat), *_trick(view)]
    rows = _rows(cards)
    for number, row in enumerate(rows):
        items += _row(view, row, marked, top + LIFT + 10 + number * DOWN)
    return Scene(WIDTH, top + 10 + max(1, len(rows)) * DOWN, tuple(items), theme)


def _place(card: Card) -> tuple[int, str]:
    """Dog and Mah Jong come before the twos, Phoenix and Dragon after the aces."""
    if card in PLACES:
        return PLACES[card], ""
    return RANKS.index(card[0]) + 2, card[1]


def _given(view: TichuView) -> Collection[str]:
    return view.given or () if view.phase == "exchange" else ()


def _rows(cards: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    if len(cards) <= ROW:
        return (cards,)
    half = (len(cards) + 1) // 2
    return cards[:half], cards[half:]


def _players(view: TichuView, names: Sequence[str], own: Seat) -> Iterator[Item]:
    """All four in playing order: who they are, their cards or place, calls, whose turn it is."""
    first = view.order.index(own)
    for at, seat in enumerate(view.order[first:] + view.order[:first]):
        x = MARGIN + at * (PLAYER[0] + GAP)
        yield from _player(view, seat, names[seat], x)


def _player(view: TichuView, seat: Seat, name: str, x: int) -> Iterator[Item]:
    width, height = PLAYER
    y, awaited = MARGIN, is_awaited(view, seat)
    on: Ink = "lit" if awaited else "panel"
    if awaited:
        yield Box(x - 4, y - 4, width + 8, height + 8, "mark", radius=14)
    yield Box(x, y, width, height, on, "mark" if awaited else "felt", radius=10)
    yield Sprite("member", str(seat), x + 10, y + 8, 34, 34, on)
    if awaited:
        yield Shape(waiting_sign(view), x + 17, y + 48, 20, 22, "mark", on)
    badge = [*call_badge(view, seat, x + 54, y + 40, on)]
    yield from badge
    middle = y + (25 if badge else 38)
    yield Label(name, x + 54, middle, 18, "text", on, width=100, weight="medium")
    if seat in view.places:
        yield Sprite("place", str(view.places.index(seat) + 1), x + 160, y + 15, 46, 46, on)
    else:
        yield Sprite("tichu-back", "", x + 160, y + 8, 44, 60, on)
        yield Label(str(view.counts[seat]), x + 182, y + 38, 24, "paper", "back", "middle")


def _trick(view: TichuView) -> Iterator[Item]:
    """The combination to beat with its owner's sign, and the wish, framed where it binds."""
    y, said = MARGIN + PLAYER[1] + 14, WIDTH - MARGIN - 138
    if view.must_wish:
        yield Box(said - 8, y - 6, 146, 96, "mark", radius=12)
    yield from wish(view, said, y, "mark" if view.must_wish else "felt")
    if view.trick.top is None or view.trick.owner is None:
        yield from question(view, y + 42, 84)
        return
    yield Sprite("member", str(view.trick.owner), MARGIN, y + 20, 44, 44)
    x = MARGIN + 56
    if is_bomb(view.trick.top):
        yield Shape("bomb", x, y + 22, 40, 40, "mark")
        x += 52
    cards = len(in_order(view.trick.top))
    free = WIDTH - MARGIN - 150 - x
    room = min(free, SMALL[0] + (cards - 1) * max(strip(SMALL), SMALL[0] + GAP))
    yield from laid(view.trick.top, x, y, SMALL, room)


def _row(
    view: TichuView, cards: tuple[Card, ...], marked: Collection[str], y: int
) -> Iterator[Item]:
    """One row of cards; `y` is where those lie that may not be played."""
    playable = _playable(view)
    step = min(CARD[0] + GAP, (WIDTH - 2 * MARGIN + GAP) // max(1, len(cards)))
    width = min(CARD[0], step - GAP)
    x = (WIDTH - len(cards) * step + GAP) // 2
    for card in cards:
        yield from _card(card, x, y, width, card in playable, card in marked)
        x += step


def _playable(view: TichuView) -> frozenset[Card]:
    """The own cards with which something may be played.

    Of several cards of one rank the view names some: mostly the others would do as well.
    """
    named = {card for combination in view.playable for card in combination.cards}
    ranks = {
        card[0]
        for combination in view.playable
        if combination.type in OF_ANY_SUIT
        for card in combination.cards
        if card not in PLACES
    }
    alike = {card for card in view.hand or () if card not in PLACES and card[0] in ranks}
    return frozenset(named | alike)


def _card(card: Card, x: int, y: int, width: int, playable: bool, marked: bool) -> Iterator[Item]:
    height = CARD[1]
    top = y - LIFT if playable or marked else y
    if marked:
        yield Box(x - 6, top - 6, width + 12, height + 12, "mark", radius=14)
    yield Sprite("tichu", card, x, top, width, height, "mark" if marked else "felt", True)
    if playable:
        yield Box(x + 6, top + height + 8, width - 12, BAR, "mark", radius=4)
