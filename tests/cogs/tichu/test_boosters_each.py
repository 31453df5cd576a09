"""Each of the fifty boosters, as its owner plays it by what the hand shows."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bot.custom_id import Press, written
from bot.faces import Do, Draft
from bot.words import LANGUAGES
from cogs.tichu.boosters.codes import booster_of
from cogs.tichu.boosters.wording import booster_name
from engines.kernel.game import Seat, apply
from engines.tichu.boosters import PACK
from engines.tichu.boosters.model import Colour
from engines.tichu.events.boosters import (
    BoosterCancelled,
    BoosterPlayed,
    BoosterResolved,
    BoosterReturned,
)
from tests.cogs.tichu.board import FACE, button, exchanged, menu, middle, pressed, seen
from tests.engines.tichu.table import GAME, after, dealt, first_step, passes, play, table, tichu

COMPONENTS = 40
ID = "0123456789abcdef"
"""As long as the id of a session."""


def holding(seat: int, keys: str) -> list[list[str]]:
    """Boosters held by one seat."""
    return [keys.split() if each == seat else [] for each in range(4)]


def before(key: str) -> Any:
    """Before the exchange."""
    return dealt(boosters=True, held=holding(0, key))


def around(key: str) -> Any:
    """After the exchange."""
    return exchanged(boosters=True, held=holding(0, key))


def on(cards: str, key: str, seat: int = 1, lays: int = 0) -> Any:
    """`seat` may answer a play of `lays`."""
    return after(middle(held={seat: key}, turn=lays), play(lays, cards))


def called(key: str, seat: int = 0) -> Any:
    """`seat` may answer ann's Tichu; dan holds a booster too."""
    held = holding(seat, key)
    held[3] = ["rat"]
    return after(dealt(boosters=True, held=held), tichu(0))


def led(keys: str, **more: Any) -> Any:
    """Ann is to lead in the middle of a round."""
    return middle(held={0: keys}, **more)


def between(keys: str) -> Any:
    """Ann has won a trick, and may play boosters before she leads."""
    return after(led(keys), play(0, "8k 8b"), *passes(1, 2, 3))


RAT_ON = after(
    table("mahjong 2g", "2k 3k", "2b 3b", "2r Ar", turn=3, held={0: "rat"}), play(3, "Ar")
)
DRAGON_WON = after(
    table("2g 3g", "2k 3k", "2b 3b", "Ar dragon", turn=3, held={0: "confused-dragon"}),
    play(3, "dragon"),
    *passes(0, 1, 2),
)
HOLE = table("4k 5k 6b 8k 9g", "2k 3k", "2b 3b", "2r 3r", held={0: "hole"})

SCENES: dict[str, tuple[Any, int, dict[str, Any]]] = {
    "clairvoyant": (before("clairvoyant"), 0, {}),
    "ouvert": (around("ouvert"), 0, {}),
    "disarmament": (around("disarmament"), 0, {"card": "3g"}),
    "generous": (before("generous"), 0, {"to": 3}),
    "content": (before("content"), 0, {}),
    "positive-thinking": (before("positive-thinking"), 0, {}),
    "return-to-sender": (around("return-to-sender"), 0, {"from": 3}),
    "roots": (before("roots"), 0, {}),
    "courage": (dealt(grand="0", boosters=True, held=holding(0, "courage")), 0, {}),
    "draft": (first_step(boosters=True, held=holding(0, "draft")).state, 0, {}),
    "mulligan": (first_step(boosters=True, held=holding(0, "mulligan")).state, 0, {}),
    "extend": (on("8k 8b", "extend"), 1, {"cards": ["8g"]}),
    "bird-thief": (on("8k phoenix", "bird-thief"), 1, {"card": "8g"}),
    "cat": (on("dog", "cat", seat=0, lays=1), 0, {}),
    "insurance": (called("insurance"), 0, {}),
    "download": (on("8k 8b", "download", seat=3), 3, {"cards": ["6b", "6r"]}),
    "defuse": (on("9g 9k 9b 9r", "defuse"), 1, {}),
    "njet": (
        after(middle(held={0: "skat", 1: "njet"}), GAME.action(Seat(0), booster_of("skat"))),
        1,
        {},
    ),
    "new-master": (on("Jb", "new-master", lays=2), 1, {}),
    "scarecrow": (on("phoenix", "scarecrow"), 1, {}),
    "delay": (called("delay", seat=1), 1, {}),
    "christmas": (
        middle(held={1: "christmas"}, won={0: "phoenix 2b", 3: "dragon 3b"}),
        1,
        {},
    ),
    "theft": (called("theft"), 0, {"from": 3, "take": "rat"}),
    "full-house-switch": (on("9g 9k 9b 8k 8b", "full-house-switch"), 1, {}),
    "confused-dragon": (DRAGON_WON, 0, {}),
    "businessman": (between("businessman"), 0, {}),
    "basta": (between("basta"), 0, {}),
    "musical-chairs": (between("musical-chairs"), 0, {"a": 0, "b": 3}),
    "solo": (between("solo"), 0, {}),
    "small": (between("small"), 0, {}),
    "double-win": (between("double-win"), 0, {}),
    "red-alert": (between("red-alert"), 0, {}),
    "red-card": (led("red-card", won={1: "8r"}), 0, {"card": "8k"}),
    "recycling": (led("recycling", discards=("spy", "skat")), 0, {"take": "spy"}),
    "ignore-wish": (led("ignore-wish"), 0, {}),
    "rainbow": (led("rainbow"), 0, {}),
    "hockey": (led("hockey"), 0, {}),
    "gift": (led("gift skat"), 0, {"give": "skat"}),
    "equality": (led("equality"), 0, {}),
    "skat": (led("skat"), 0, {}),
    "highways": (led("highways"), 0, {}),
    "spy": (led("spy"), 0, {"rank": "T"}),
    "super-partner": (led("super-partner", calls=[(0, 100)]), 0, {}),
    "trash-can": (led("trash-can"), 0, {}),
    "flowers": (led("flowers"), 0, {}),
    "super-full-house": (led("super-full-house"), 0, {}),
    "bird-of-prey": (led("bird-of-prey"), 0, {}),
    "firebird": (led("firebird"), 0, {"cards": ["8k", "8b"], "firebird": "8"}),
    "hole": (HOLE, 0, {"cards": ["4k", "5k", "6b", "8k", "9g"]}),
    "rat": (RAT_ON, 0, {"cards": ["mahjong"]}),
}
"""By key: where it may be played, by whom, and with what."""

of_each = pytest.mark.parametrize("key", SCENES)
in_each_language = pytest.mark.parametrize("language", LANGUAGES)


class Owner:
    """The owner of a hand, who sees nothing but what it shows, and presses."""

    def __init__(self, key: str, language: str = "en", *, brief: bool = False) -> None:
        self.key, (self.state, self.seat, self.said) = key, SCENES[key]
        self.language, self.brief, self.draft = language, brief, ""

    @property
    def now(self) -> Any:
        now = seen(self.state, self.seat, self.draft, language=self.language)
        return msgspec.structs.replace(now, brief=self.brief)

    @property
    def shown(self) -> Any:
        return FACE.hand(self.now)

    def choose(self, verb: str, arg: str, *values: str) -> None:
        """Choose lines of a menu that are really there."""
        options = {each.value for each in menu(self.shown.rows, verb, arg).options}
        assert set(values) <= options
        wish = pressed(self.now, verb, arg, *values)
        assert isinstance(wish, Draft)
        self.draft = wish.text

    def play(self) -> dict[str, Any]:
        """What comes of the hand's menus and its button, in wire form."""
        together = PACK[self.key].joins is not None
        if together:
            rank = self.said.get("firebird")
            self.choose("with", "", f"{self.key}.{rank}" if rank else self.key)
            self.choose("cards", "", *("MJ" if c == "mahjong" else c for c in self.said["cards"]))
        else:
            self.choose("booster", "", self.key)
            for arg, *values in _chosen(self.said):
                self.choose("said", arg, *values)
        found = button(self.shown.rows, "play" if together else "boost")
        assert not found.disabled
        wish = pressed(self.now, found.verb, found.arg)
        assert isinstance(wish, Do)
        return wish.raw


def _chosen(said: dict[str, Any]) -> list[tuple[str, ...]]:
    """In which menus what is chosen."""
    if "from" in said:
        theirs = said.get("take")
        return [
            ("gift", str(said["from"])) if theirs is None else ("prey", f"{said['from']}{theirs}")
        ]
    return [
        (field, *value) if isinstance(value, list) else (field, str(value))
        for field, value in said.items()
    ]


def test_every_booster_has_its_scene():
    assert list(SCENES) == list(PACK)


@of_each
@pytest.mark.parametrize("brief", [False, True], ids=["at once", "in a message that comes late"])
def test_its_owner_plays_it_by_what_the_hand_shows(key, brief):
    owner = Owner(key, brief=brief)
    raw = owner.play()
    told = apply(GAME, owner.state, GAME.action(Seat(owner.seat), raw)).events
    assert BoosterPlayed in map(type, told)
    assert {name: raw[name] for name in owner.said} == owner.said


@of_each
def test_who_is_asked_gets_to_it_from_the_table_too(key):
    owner = Owner(key)
    rows = FACE.table(seen(owner.state)).rows
    if not any(each.verb == "react" for row in rows if isinstance(row, tuple) for each in row):
        assert PACK[key].colour in (Colour.GREEN, Colour.YELLOW) or key == "christmas"
        return
    owner.draft = pressed(owner.now, "react").text
    assert f"**{booster_name(key, owner.now.words)}**" in owner.shown.text


@of_each
@in_each_language
def test_all_on_the_way_fits_into_a_message(key, language):
    owner = Owner(key, language)
    surfaces = [owner.shown]
    owner.play()
    for each in (*surfaces, owner.shown, FACE.table(seen(owner.state, language=language))):
        for row in each.rows:
            fits(row)
        assert len(each.rows) <= 12
        assert len(each.text) <= 3000


def fits(row: Any) -> None:
    """Raise AssertionError where Discord would not take a row of controls."""
    parts = row if isinstance(row, tuple) else (row,)
    assert 1 <= len(parts) <= 5
    for each in parts:
        assert len(written(Press(ID, ID, each.verb, each.arg))) <= 100
    if not isinstance(row, tuple):
        assert 1 <= len(row.options) <= 25
        assert len({option.value for option in row.options}) == len(row.options)
        assert all(0 < len(option.label) <= 100 for option in row.options)
        assert row.least <= row.most <= len(row.options)


@of_each
@in_each_language
def test_all_that_becomes_of_it_is_told_in_a_line(key, language):
    state, seat, _ = SCENES[key]
    now = seen(state, language=language)
    owner, name = Seat(seat), booster_name(key, now.words)
    facts = (
        BoosterPlayed(owner, key),
        BoosterResolved(owner, key, lasts=False),
        BoosterResolved(owner, key, lasts=True),
        BoosterCancelled(owner, key),
        BoosterReturned(owner, key),
    )
    told = [FACE.line(each, now) for each in facts]
    assert all(name in line and "\n" not in line for line in told)
    assert len(set(told)) == len(facts)
