"""Made-up moments of Tichu with boosters, for the contact sheet, the tests and the benchmark."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from msgspec.structs import replace

from engines.kernel.game import Seat
from engines.tichu.view import Combination, Effect, Laid, TichuView, WindowView
from render import tichu
from render.boosters import Face, Wording, with_boosters
from render.scene import Scene
from render.tichu_samples import BOMB, CALLS, NAMES, PAIRS, Type, cards, play, view

LATER: Final = play(0, "pair", "9k 9b", 9)
SLID: Final = (play(2, "pair", "2g 2k", 2), play(1, "bomb", "4g 4k 4b 4r", 4))
"""Under the trick: by Download, and by Defuse."""


def joint(play: Laid, by: int, kind: Type, text: str, rank: float) -> Laid:
    """A play to which somebody else has added cards."""
    there, added = play.combination.whole, cards(text)
    whole = Combination(kind, added, rank, len(there + added), under=there)
    return Laid(play.seat, whole, Seat(by))


JOINT: Final = joint(PAIRS[1], 2, "full-house", "Jb Jg Jr", 11)
"""Extend: a full house of what was a pair."""
STOOD_IN: Final = Laid(Seat(1), Combination("triple", cards("7g 7b"), 7, 3, stand_in="7"))
"""Firebird: a card of a triple is not there."""
GAPS: Final = (
    Laid(Seat(1), Combination("hole", cards("4k 5k 6b 8k 9g"), 9, 5, gap=3)),
    Laid(Seat(2), Combination("hole", cards("5k 6b 7r 9k phoenix"), 10, 5, "T", gap=3)),
)
"""Hole: straights that lack a card inside."""
LONG_GAP: Final = Laid(
    Seat(3),
    Combination("hole", cards("mahjong 2g 3k 4b 5r 7g 8r 9b Tk Jg Qb Kr Ak"), 14, 13, gap=5),
)
FACE_UP: Final = ("clairvoyant", "njet", "solo", "highways")
POOLS: Final = (("cat", "rat", "full-house-switch"), ("spy",), (), ("positive-thinking", "gift"))
IN_FORCE: Final = (Effect("skat", Seat(2)), Effect("small", Seat(1)))


def tables() -> dict[str, TichuView]:
    """Moments in which boosters are in play, as everybody sees them."""
    held: dict[str, Any] = {"faceup": FACE_UP, "pools": POOLS}
    asked = WindowView("w", "played", (Seat(0), Seat(3)), (Seat(3),), 12.0)
    fifteen = cards("2r 3g 4g 5b 6k 8g 9r Tb Tk Jg Kr Kb Ak phoenix mahjong")
    return {
        "face up": view(**held),
        "a window": view(PAIRS[0], turn=None, waiting=(Seat(3),), window=asked, **held),
        "announced": view(
            turn=None, waiting=(Seat(2),), announced=(Effect("spy", Seat(1)),), **held
        ),
        "in force": view(*PAIRS, turn=Seat(1), in_force=IN_FORCE, **held),
        "an open hand": view(
            open_hands=(None, fifteen, None, None), in_force=(Effect("ouvert", Seat(1)),), **held
        ),
        "a draft": view(
            turn=None, phase="draft", waiting=(Seat(2),), faceup=FACE_UP[:3], calls=CALLS
        ),
        "under the trick": with_under(view(*PAIRS, LATER, turn=Seat(1), **held), *SLID),
        "a bomb defused on a lead": with_under(view(turn=Seat(1), **held), SLID[1]),
        "a play by two": view(PAIRS[0], PAIRS[1], JOINT, turn=Seat(1), **held),
        "a play by two, below": view(PAIRS[1], JOINT, BOMB, turn=Seat(0), **held),
        "a stand-in": view(STOOD_IN, turn=Seat(2), **held),
        "straights with a gap": view(*GAPS, turn=Seat(3), **held),
        "a long straight with a gap": view(LONG_GAP, turn=Seat(0), **held),
    }


def with_under(seen: TichuView, *under: Laid) -> TichuView:
    """The same with these under the trick."""
    return replace(seen, trick=replace(seen.trick, under=under))


WORDING: Final = Wording(
    {
        "clairvoyant": Face("Clairvoyant", "blue"),
        "positive-thinking": Face("Позитивне мислення", "blue"),
        "ouvert": Face("Mão Aberta", "blue"),
        "njet": Face("Njet!", "red"),
        "cat": Face("Gato", "red"),
        "full-house-switch": Face("Перевертень фул-хаусів", "red"),
        "solo": Face("Solo Initiative", "brown"),
        "small": Face("Small Is Beautiful", "brown"),
        "highways": Face("Автостради", "green"),
        "skat": Face("Skat", "green"),
        "spy": Face("Шпигун", "green"),
        "gift": Face("Booster de Presente", "green"),
        "rat": Face("Rat", "yellow"),
    },
    "Announced",
    "In force",
    "Face-up boosters",
)
"""Names in all languages, some of them long."""


def scenes() -> Iterator[tuple[str, Scene]]:
    """The tables with the boosters below them."""
    for title, seen in tables().items():
        yield f"tichu, {title}", with_boosters(tichu.table(seen, NAMES), seen, NAMES, WORDING)
