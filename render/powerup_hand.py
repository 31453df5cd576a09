"""Lays one player's hand of Power Up out as a scene, and in turn what they decide by."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engines.kernel.game import Seat
from engines.powerup.view import POWERS, PowerKey, PowerUpView, SeatView
from render import stacks
from render.cards import plan
from render.powerup_cards import free
from render.powerup_middle import MARGIN, TO_COME, shield
from render.powerup_seat import all_in
from render.scene import WIDTH, Box, Item, Label, Scene, Shape, Sprite
from render.theme import DEFAULT, Ink

CardSize = tuple[int, int]

HEAD: Final = 38
"""The middle of the line on top."""
NAME: Final = 22
NUMBER: Final = 28
CELLS: Final = 15
"""The most energy that anybody has."""
ENERGY, STACK, TURN = 318, 700, 856
"""Where the parts of that line begin."""

OTHERS: Final = 72
"""Where the row of the opponents begins,"""
OTHER: Final = 58
"""and how high it is."""
SMALL: Final = (32, 44)
NAMED: Final = 90
"""How wide a name has to be able to be to stand there."""

TABLE: Final = 148
"""Where the row of the board begins."""
CARD: Final = (58, 78)
PITCH: Final = 63
LIFT: Final = 6
NUMBERS: Final = 476
"""Where pot and call begin,"""
DECK: Final = 640
"""and where the deck does."""
FIGURE: Final = 24

CARDS: Final = 248
"""Where the own cards begin in turn,"""
QUIET: Final = 78
"""and where they do out of turn."""
LOW: Final = 250
"""From there to the lower edge."""
PAIR: Final = (204, 234)
THREE: Final = (152, 234)
POWERS: Final = 502
"""Where the powers begin."""
POWER: Final = (122, 168)
POWER_PITCH: Final = 132
RAISED: Final = 10
"""How much higher a power lies that may be played."""
BAR: Final = 8
"""The height of the line under it."""


def hand(
    view: PowerUpView,
    names: Sequence[str],
    seat: Seat,
    *,
    quiet: bool = False,
    theme: str = DEFAULT,
) -> Scene:
    """The hand of `seat` from its own `view`: for its owner only.

    In full it shows all that its owner needs in their turn: board, pot, what a call costs, the
    opponents, what they may see of the deck, which powers may be played, and a choice they have to
    make. With `quiet` only what others cannot change within a hand: cards, powers, energy, chips.
    """
    own = view.seats[seat]
    top = QUIET if quiet else CARDS
    items: list[Item] = [*_head(own, names[seat]), *_cards(view, own, top, quiet=quiet)]
    if quiet:
        items += _plain_powers(view, top)
    else:
        items += _turn(view, seat)
        items += _others(view, names, seat)
        items += _board(view)
        items += _numbers(view)
        items += _deck(view)
        items += _right(view, own, top)
    return Scene(WIDTH, top + LOW, tuple(items), theme)


def _head(own: SeatView, name: str) -> Iterator[Item]:
    """Who it is, energy, chips."""
    yield Sprite("chip", str(own.seat), MARGIN, HEAD - 22, 44, 44)
    room = ENERGY - MARGIN - 44 - 24
    yield Label(name, MARGIN + 56, HEAD, NAME, "text", width=room, weight="medium")
    yield Sprite("energy", "", ENERGY, HEAD - 19, 30, 38)
    yield Label(str(own.energy), ENERGY + 34, HEAD, NUMBER, "text")
    for cell in range(CELLS):
        ink: Ink = "text" if cell < own.energy else "panel"
        yield Box(ENERGY + 86 + cell * 18, HEAD - 11, 13, 22, ink, radius=3)
    if own.all_in:
        yield from all_in(STACK, HEAD - 16, "felt")
        return
    if own.out:
        return
    name = stacks.letters(own.chips)
    high = stacks.height(32, len(name))
    yield Sprite("stack", name, STACK, HEAD - high // 2, 32, high)
    yield Label(str(own.chips), STACK + 42, HEAD, NUMBER, "text")


def _turn(view: PowerUpView, seat: Seat) -> Iterator[Item]:
    if seat == view.to_act:
        yield Shape("turn", TURN, HEAD - 17, 30, 34, "mark")


def _others(view: PowerUpView, names: Sequence[str], seat: Seat) -> Iterator[Item]:
    """The opponents still in the game, from the left of `seat` on."""
    order = (*view.seats[seat + 1 :], *view.seats[:seat])
    inside = [other for other in order if not other.out]
    step = (WIDTH - 2 * MARGIN + 8) // max(1, len(inside))
    for number, other in enumerate(inside):
        yield from _other(other, names[other.seat], MARGIN + number * step, step - 8)


def _other(other: SeatView, name: str, x: int, width: int) -> Iterator[Item]:
    """One of them: the cards that one sees, chips and bet, the name where there is room."""
    y, middle = OTHERS, OTHERS + OTHER // 2
    yield Box(x, y, width, OTHER, "panel", radius=10)
    yield Sprite("chip", str(other.seat), x + 6, middle - 12, 24, 24, "panel")
    left = x + 35
    for held in other.cards:
        kind = ("dead" if other.folded else "card") if held.card else "hole-back"
        face = held.card or ("dead" if other.folded else "")
        yield Sprite(kind, face, left, middle - SMALL[1] // 2, *SMALL, "panel")
        left += SMALL[0] + 2
    left += 4
    if other.folded:
        yield Shape("cross", left + 6, middle - 13, 26, 26, "muted", "panel")
    else:
        yield from _chips(other, left, middle, coin=width >= NAMED * 2)
    room = x + width - left - 80
    if room >= NAMED:
        ink: Ink = "muted" if other.folded else "text"
        yield Label(name, left + 70, middle, 18, ink, "panel", width=room, weight="medium")


def _chips(other: SeatView, x: int, middle: int, *, coin: bool) -> Iterator[Item]:
    if other.all_in:
        yield Shape("push", x, middle - 23, 28, 20, "mark", "panel")
    else:
        yield Label(_short(other.chips), x, middle - 13, 18, "text", "panel")
    if other.bet:
        if coin:
            yield Sprite("stack", "q", x, middle + 7, 18, stacks.height(18, 1), "panel")
        left = x + 22 if coin else x
        yield Label(_short(other.bet), left, middle + 14, 18, "muted", "panel")


def _short(chips: int) -> str:
    """Five figures and more in thousands: the table has the exact number."""
    return str(chips) if chips < 10_000 else f"{chips // 1000}k"


def _board(view: PowerUpView) -> Iterator[Item]:
    """The board in small, with its marks, and places for the cards to come."""
    for number, laid in enumerate(view.board):
        new = laid.round == view.street
        x, y = MARGIN + number * PITCH, TABLE - (LIFT if new else 0)
        if new:
            yield Box(x + 4, y + CARD[1] + 4, CARD[0] - 8, 5, "mark", radius=2)
        yield Sprite("card", laid.card, x, y, *CARD, flat=True)
        if laid.shielded:
            yield shield(x, y, CARD)
    for number in range(TO_COME[view.street]):
        x = MARGIN + (len(view.board) + number) * PITCH
        yield Box(x, TABLE, *CARD, "panel", radius=6)


def _numbers(view: PowerUpView) -> Iterator[Item]:
    """All that lies in the pots and before the players, and what a call costs."""
    pot = sum(each.amount for each in view.pots) + sum(seat.bet for seat in view.seats)
    x, y = NUMBERS, TABLE + 16
    yield Sprite("pile", "", x, y - 20, 42, 36)
    yield Label(str(pot), x + 50, y, FIGURE, "text")
    y += 46
    call = view.legal.call
    yield Shape("top", x + 7, y - 14, 28, 28, "mark" if call else "muted")
    yield Label(str(call), x + 50, y, FIGURE, "text" if call else "muted")


def _deck(view: PowerUpView) -> Iterator[Item]:
    """The deck, and what its owner may see of it, the next card first."""
    yield Sprite("deck", str(view.deck), DECK, TABLE, *CARD)
    for number, card in enumerate(view.top[:3], 1):
        yield Sprite("card", card, DECK + number * PITCH, TABLE, *CARD, flat=True)


def _cards(view: PowerUpView, own: SeatView, top: int, *, quiet: bool) -> Iterator[Item]:
    """The hole cards, dark once folded; while one of three has to go all are framed."""
    size = PAIR if len(view.hole) < 3 else THREE
    choosing = view.choice is not None and view.choice.type == "upgrade-discard"
    seen = {held.card for held in own.cards if held.face_up or held.known}
    for number, card in enumerate(view.hole):
        x = MARGIN + number * (size[0] + 10)
        if choosing:
            yield Box(x - 5, top - 5, size[0] + 10, size[1] + 10, "mark", radius=20)
        kind, on = "dead" if own.folded else "card", "mark" if choosing else "felt"
        yield Sprite(kind, card, x, top, *size, on, flat=True)
        if card in seen and not (quiet or own.folded):
            yield _eye(x, top, size)
        if choosing:
            left, down, side = plan(*size).chip
            yield Shape("cross", x + left + 6, top + down + side - 44, 38, 38, "ink", "paper")


def _eye(x: int, y: int, size: CardSize) -> Shape:
    """The mark of an own card that others see: under its rank."""
    parts = plan(*size)
    return Shape(
        "eye",
        x + parts.chip[0],
        y + parts.rank_middle + parts.rank // 2 + 8,
        54,
        44,
        "ink",
        "paper",
    )


def _named(key: PowerKey) -> str:
    """The name of a power's sprite."""
    return f"{key} {POWERS[key].cost}"


def _plain_powers(view: PowerUpView, top: int) -> Iterator[Item]:
    for number, key in enumerate(view.powers):
        x = POWERS + number * POWER_PITCH
        yield Sprite("power", _named(key), x, top + RAISED, *POWER, flat=True)


def _right(view: PowerUpView, own: SeatView, top: int) -> Iterator[Item]:
    """The powers or, while one has to be made, a choice between cards."""
    choice = view.choice
    if choice is None or choice.type == "upgrade-discard":
        for number, key in enumerate(view.powers):
            yield from _power(view, own, key, POWERS + number * POWER_PITCH, top + RAISED)
        return
    picks = choice.type == "engineer-pick"
    for number, card in enumerate(choice.cards):
        x, y = POWERS + number * POWER_PITCH, top + RAISED
        yield Box(x - 5, y - 5, POWER[0] + 10, POWER[1] + 10, "mark", radius=17)
        yield Sprite("card", card, x, y, *POWER, "mark", flat=True)
        if picks:
            yield Shape("top", x + POWER[0] // 2 - 18, y + POWER[1] + 16, 36, 38, "mark")
    if not picks:
        y = top + RAISED + POWER[1] + 16
        yield Shape("pack", POWERS + 40, y, 38, 40, "mark")
        yield Label("/", POWERS + POWER_PITCH - 5, y + 20, 32, "muted", align="middle")
        yield Shape("cross", POWERS + POWER_PITCH + 40, y, 38, 38, "mark")


def _power(view: PowerUpView, own: SeatView, key: PowerKey, x: int, y: int) -> Iterator[Item]:
    """One power: raised and underlined where it may be played, dark where something forbids it."""
    reason = view.legal.powers.get(key, "")
    if reason is not None and reason != "not-your-turn":
        yield Sprite("power-refused", _named(key), x, y, *POWER, flat=True)
        yield from _more(view, key, x, y, "dead")
        yield from _refusal(own, key, reason, x, y + POWER[1] + 28)
        return
    if reason is None:
        y -= RAISED
        yield Box(x + 8, y + POWER[1] + 8, POWER[0] - 16, BAR, "mark", radius=4)
    yield Sprite("power", _named(key), x, y, *POWER, flat=True)
    yield from _more(view, key, x, y, "paper")


def _more(view: PowerUpView, key: PowerKey, x: int, y: int, on: Ink) -> Iterator[Item]:
    """What else there is to know: how often it may still be played, what it would copy."""
    left, middle = free(*POWER)
    ink: Ink = "ink" if on == "paper" else "dead_ink"
    if key in view.limits:
        yield Label(f"×{view.limits[key]}", x + POWER[0] - 12, y + middle, 20, ink, on, "right")
    elif key == "clone" and view.last_power and on == "paper":
        yield Sprite("power-tile", view.last_power, x + POWER[0] - 48, y + middle - 20, 40, 40, on)


SHAPES: Final = {
    "already-active": "eye",
    "deck-guard": "pack",
    "all-in-closed": "push",
    "choice-pending": "hourglass",
}
"""Why a power is refused, as a symbol,"""
SPRITES: Final = {
    "emp-active": ("power-tile", "emp"),
    "shielded": ("shield", ""),
    "clone-of-clone": ("power-tile", "clone"),
}
"""or as a thing of the game."""


def _refusal(own: SeatView, key: PowerKey, reason: str, x: int, middle: int) -> Iterator[Item]:
    """A lock, and why."""
    yield Shape("lock", x + 16, middle - 17, 28, 34, "muted")
    x += 56
    if reason in SPRITES:
        kind, name = SPRITES[reason]
        yield Sprite(kind, name, x, middle - 19, 38, 38)
    elif reason in SHAPES:
        yield Shape(SHAPES[reason], x, middle - 16, 36, 32, "muted")
    elif reason == "no-energy":
        yield Sprite("energy", "", x, middle - 17, 26, 34)
        yield Label(f"−{POWERS[key].cost - own.energy}", x + 28, middle, FIGURE, "text")
