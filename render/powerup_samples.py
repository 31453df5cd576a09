"""Made-up moments of Power Up, for the contact sheet, the tests and the benchmark of pictures."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from engines.kernel.game import Seat
from engines.powerup.view import POWERS, BlindsView, ChoiceView, PowerUpView
from render import powerup, powerup_held, powerup_middle, powerup_rules
from render.powerup_icons import ICONS
from render.powerup_laid import (
    ALONE,
    CHOOSING,
    NAMES,
    OTHERS,
    SHOWDOWN,
    SPLIT,
    START,
    WAITING,
    board,
    gone,
    may_play,
    on_flop,
    own,
    pots,
    sits,
    view,
)
from render.scene import Scene, Sprite
from render.theme import THEMES


def tables() -> dict[str, PowerUpView]:
    """Every kind of moment as everybody sees it."""
    return {"start": START, **_powers(), **_side_pot(), **_few(), **_many(), **_ends()}


def _powers() -> dict[str, PowerUpView]:
    """A power was played, and has left something on the table."""
    first, second, third = sits(0, 1100), sits(1, 1395, energy=3, powers=0), sits(2, 1345)
    return {
        "x-ray": on_flop(
            sits(0, 1400, 50, "^Qh --", energy=7, powers=1),
            sits(1, 1445, folded=True),
            sits(2, 1400, intel=True, powers=3),
            to_act=Seat(2),
            pots=pots((165, "02")),
            last_power="x-ray",
        ),
        "emp": on_flop(
            sits(0, 1100, 300),
            second,
            sits(2, 1345, cards="?As --"),
            board=board("7h Td Kc 2c 9d", "flop", "turn"),
            street="turn",
            to_act=Seat(1),
            emp=True,
            last_power="emp",
            deck=38,
            top=("Jd",),
        ),
        "engineer": on_flop(
            first,
            second,
            third,
            to_act=Seat(1),
            choosing=True,
            last_power="engineer",
            top=("Jd", "2h", "Tc"),
        ),
        "upgrade": on_flop(
            sits(0, 1100, cards="^Ad -- --"), second, third, choosing=True, last_power="upgrade"
        ),
    }


def _side_pot() -> dict[str, PowerUpView]:
    return {
        "side pot": on_flop(
            sits(0, 0, 0, "^7s --", energy=2, powers=3),
            sits(1, 1650, 350, "-- ^Ad", energy=13, intel=True, powers=1),
            sits(2, 1480, energy=8),
            board=board("7h Td Kc 2c 9d", "flop", "turn", shielded="7h Td Kc 2c"),
            street="turn",
            to_act=Seat(2),
            emp=True,
            last_power="emp",
            deck=36,
            pots=pots((600, "012"), (420, "12")),
        ),
    }


def _few() -> dict[str, PowerUpView]:
    """Two players: from the beginning, and when a third is out."""
    return {
        "two": view(
            sits(0, 1400, 100),
            sits(1, 1450, 50, energy=15),
            button=Seat(1),
            to_act=Seat(1),
            pots=pots((10, "01")),
            last_power="intel",
        ),
        "heads-up": view(
            gone(0),
            sits(1, 2050, 150),
            sits(2, 2150, 50),
            button=Seat(2),
            to_act=Seat(2),
            pots=pots((20, "12")),
            level=3,
            blinds=BlindsView(75, 150, 15),
            eliminated=((Seat(0),),),
        ),
    }


def _many() -> dict[str, PowerUpView]:
    """As many players, and as much of everything, as there may be."""
    return {
        "four": on_flop(
            *(sits(seat, 90_000 + seat, 50_000, energy=15, powers=3) for seat in range(4)),
            board=board("7h 7d Kc 2s Tc 9h Qd", "turn", "turn", "river", "river"),
            street="river",
            pots=pots((80_000, "0123"), (100_000, "012"), (90_000, "12")),
            level=11,
            blinds=BlindsView(1500, 3000, 300),
            last_power="deploy",
        ),
        "six": on_flop(
            sits(0, 0, 0, "^7s --", energy=2, powers=3),
            sits(1, 2400, 600, energy=15, powers=3, intel=True),
            sits(2, 0, 600, "^9d --", energy=1, powers=0),
            sits(3, 905, 0, "^Ah --", folded=True),
            sits(4, 0, 0, energy=12, powers=1),
            gone(5),
            board=board(
                "7h 7d Kc 2s Tc 9h Qd", "turn", "turn", "river", "river", shielded="7h 7d Kc 2s Tc"
            ),
            street="river",
            to_act=Seat(1),
            emp=True,
            last_power="emp",
            deck=31,
            pots=pots((500, "0124"), (620, "124"), (1240, "12")),
            level=5,
            blinds=BlindsView(200, 400, 40),
            eliminated=((Seat(5),),),
        ),
    }


def _ends() -> dict[str, PowerUpView]:
    return {
        "showdown": view(
            sits(0, 2310), sits(1, 815, 25), sits(2, 1325, 50), last_hand=SHOWDOWN, hand=7
        ),
        "split": view(
            sits(0, 1580),
            sits(1, 1555, 25),
            sits(2, 2440, 50),
            sits(3, 1000),
            gone(4),
            sits(5, 1490),
            last_hand=SPLIT,
            hand=7,
            to_act=Seat(3),
            eliminated=((Seat(4),),),
        ),
        "alone": view(last_hand=ALONE, hand=3),
        "over": view(
            sits(0, 4500, cards=""),
            gone(1),
            gone(2),
            last_hand=SHOWDOWN,
            to_act=None,
            eliminated=((Seat(2),), (Seat(1),)),
        ),
    }


def hands() -> dict[str, PowerUpView]:
    """Every kind of moment as the first seat sees it."""
    return {**_turns(), **_choices(), **_waits()}


def _turns() -> dict[str, PowerUpView]:
    return {
        "turn": own(),
        "refused": own(
            sits(0, 40, 20, "^As ?Kd", energy=3, intel=True),
            *OTHERS,
            board=board("7h Td Kc 2s", "turn", shielded="7h Td Kc"),
            street="turn",
            emp=True,
            last_power="emp",
            top=("2h",),
            limits={"disintegrate": 0, "deploy": 1},
            **may_play(20, disintegrate="limit-reached", upgrade="no-energy", intel="emp-active"),
        ),
        "more refused": own(
            **may_play(300, clone="clone-of-clone", disintegrate="shielded", deploy="all-in-closed")
        ),
        "six": own(
            sits(0, 1100, 0, "As Kd"),
            sits(1, 12_150, 10_300, "^9h --"),
            sits(2, 0, 1000, "?9d --"),
            sits(3, 900, folded=True),
            sits(4, 1250, 1000),
            sits(5, 9999, 9999),
            board=board("7h 7d Kc 2s Tc 9h Qd", "turn", "turn", "river", "river", shielded="7h 7d"),
            street="river",
            top=("2h", "3h"),
            **may_play(1000, deploy=None, scanner="deck-guard", reload=None),
        ),
    }


def _choices() -> dict[str, PowerUpView]:
    shown, seen, three = ("Ah", "2c", "Jd"), ("Ah", "2c"), ("As", "Kd", "3c")
    return {
        "engineer": own(top=shown, choice=ChoiceView("engineer-pick", shown), **CHOOSING),
        "scanner": own(top=seen, choice=ChoiceView("scanner-choice", seen), **CHOOSING),
        "upgrade": own(
            sits(0, 1100, 0, "^As Kd 3c"),
            *OTHERS,
            hole=three,
            choice=ChoiceView("upgrade-discard", three),
            **CHOOSING,
        ),
    }


def _waits() -> dict[str, PowerUpView]:
    nothing: dict[str, Any] = {"hole": (), **may_play()}
    return {
        "wait": own(**WAITING),
        "all-in": own(sits(0, 0, 0, "As Kd"), *OTHERS, **WAITING),
        "folded": own(sits(0, 700, 0, "As Kd", folded=True), *OTHERS, **WAITING),
        "out": own(gone(0), *OTHERS, to_act=Seat(1), eliminated=((Seat(0),),), **nothing),
    }


def scenes() -> Iterator[tuple[str, Scene]]:
    """All of them, and the rules."""
    for title, seen in tables().items():
        yield f"power up {title}", powerup.table(seen, NAMES[: len(seen.seats)])
    for title, seen in hands().items():
        yield f"power up hand, {title}", powerup.hand(seen, NAMES, Seat(0))
    for title in ("turn", "folded", "out"):
        quiet = powerup.hand(hands()[title], NAMES, Seat(0), quiet=True)
        yield f"power up quiet hand, {title}", quiet
    yield "power up powers", powerup_rules.powers()
    yield "power up side pots", powerup_rules.side_pots()
    yield "power up night", powerup.table(tables()["side pot"], NAMES[:3], theme="night")
    yield "power up hand, night", powerup.hand(hands()["refused"], NAMES, Seat(0), theme="night")


SIZES: Final = (powerup_rules.CARD, powerup_held.CARD)
"""Every size that powers are drawn in as cards."""
TILES: Final = (powerup_middle.TILE, powerup_held.TILE, 38)


def packs() -> Iterator[tuple[str, Scene]]:
    """All powers in every size: playable and refused, and their emblems alone."""
    for theme in THEMES:
        for width, height in SIZES:
            yield f"powers {width}x{height}, {theme}", _pack(width, height, theme)
        yield f"emblems, {theme}", _emblems(theme)


def _pack(width: int, height: int, theme: str) -> Scene:
    named = [f"{key} {power.cost}" for key, power in POWERS.items()]
    rows = [*(("power", name) for name in named), *(("power-refused", name) for name in named)]
    items = tuple(
        Sprite(kind, name, 8 + at % 10 * (width + 6), 8 + at // 10 * (height + 6), width, height)
        for at, (kind, name) in enumerate(rows)
    )
    return Scene(10 * (width + 6) + 10, 2 * (height + 6) + 10, items, theme)


def _emblems(theme: str) -> Scene:
    items = tuple(
        Sprite("power-tile", name, 8 + at * 64, 8 + row * 64, side, side)
        for row, side in enumerate(TILES)
        for at, name in enumerate(ICONS)
    )
    return Scene(10 * 64 + 10, 3 * 64 + 10, items, theme)
