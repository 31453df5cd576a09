"""How Tichu looks and speaks: from a view to text, picture and controls."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot.custom_id import Press
from bot.faces import Choice, Moment, Picture, Wish
from bot.surfaces import Surface
from bot.table.table_screen import ROBOT
from bot.words import Words
from cogs.game_face import GameFace, numbers
from cogs.tichu.boosters.controls import info_button, is_on
from cogs.tichu.boosters.overview import wording
from cogs.tichu.controls import table_rows
from cogs.tichu.hand import hand_surface
from cogs.tichu.log import line
from cogs.tichu.names import number
from cogs.tichu.opponents import OPPONENTS
from cogs.tichu.presses import wish_of
from cogs.tichu.refusals import refused
from cogs.tichu.rules import rules_surface
from cogs.tichu.text import alt_text, status, text_twin
from engines.kernel.errors import IllegalAction
from engines.kernel.game import Config, Event
from engines.tichu.config import TichuConfig
from engines.tichu.flow import TURN_SECONDS
from engines.tichu.view import TichuView
from render import tichu as pictures
from render.boosters import with_boosters

TARGETS: Final = (100, 250, 500, 750, 1000, 1500, 2000)
"""The points to play to that the lobby offers; the command takes any number from 100 to 2000."""
WINDOWS: Final = (0.0, 3.0, 5.0, 10.0, 20.0)
"""How many seconds a finished trick may still be bombed."""
LINES: Final = 6
"""Lines of the log below the picture: a trick has more plays than the other games' turns."""


class TichuFace(GameFace):
    """The face of Tichu."""

    key = "tichu"
    title = "Tichu"
    turn_seconds = TURN_SECONDS
    opponents = OPPONENTS
    teams: tuple[tuple[int, ...], ...] = ((0, 2), (1, 3))

    def choices(self, words: Words) -> tuple[Choice, ...]:
        """The pack of boosters, the points to play to, and how long a trick may still be bombed."""
        windows = tuple((each, _window(each, words)) for each in WINDOWS)
        packs = (
            (True, words.say("with boosters")),
            (False, words.say("plain Tichu, without boosters")),
        )
        return (
            Choice("boosters", words.say("Boosters"), packs),
            Choice("target", words.say("Points to win"), numbers(TARGETS)),
            Choice("bomb_seconds", words.say("Bombs after the last pass"), windows),
        )

    def options(self, config: Config, words: Words) -> str:
        """The points to play to, whether there are boosters, and the time for bombs."""
        assert isinstance(config, TichuConfig)
        target = words.say("to {points} points", points=config.target)
        pack = [words.say("with boosters")] if config.boosters else []
        return " · ".join([target, *pack, f"💣 {_window(config.bomb_seconds, words)}"])

    def table(self, now: Moment[TichuView]) -> Picture:
        """The trick, the cards left, the scores; its controls are the same whoever looks."""
        view, names = now.view, _drawn(now.names)
        scene = with_boosters(pictures.table(view, names), view, names, wording(view, now.words))
        return Picture(
            text=status(now),
            scene=scene,
            alt=alt_text(now),
            twin=text_twin(now),
            rows=table_rows(now),
            more=(info_button(now.words),) if is_on(view) else (),
            lines=LINES,
            for_all=True,
            chapter=str(view.round),
        )

    def hand(self, now: Moment[TichuView]) -> Surface:
        """The own cards and everything that can be done with them."""
        return hand_surface(now, _drawn(now.names))

    def line(self, event: Event[Any], now: Moment[TichuView]) -> str | None:
        """Who played what, and what came of it."""
        return line(event, now)

    def press(self, now: Moment[TichuView], press: Press) -> Wish:
        """Cards chosen or played, a pass, a bomb, a call. Raises IllegalAction(MALFORMED)."""
        return wish_of(now, press)

    def refusal(
        self, now: Moment[TichuView], raw: Mapping[str, Any], error: IllegalAction
    ) -> str | None:
        """Why it cannot be, and what can be done now."""
        return refused(now, raw, error)

    def score(self, points: Any, words: Words) -> str:
        """A team's points."""
        return number(points)

    def rules(self, words: Words) -> Surface:
        """How it is played, with every combination drawn."""
        return rules_surface(words)


def _window(seconds: float, words: Words) -> str:
    if not seconds:
        return words.say("no time for bombs")
    return words.count("{n} second", "{n} seconds", round(seconds))


def _drawn(names: tuple[str, ...]) -> tuple[str, ...]:
    """The names as a picture can show them: its font has no robot."""
    return tuple(name.removeprefix(f"{ROBOT} ") for name in names)
