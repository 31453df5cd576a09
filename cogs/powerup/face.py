"""How Power Up looks and speaks: from a view to text, picture and controls."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot.custom_id import Press
from bot.faces import Choice, Moment, Picture, Wish
from bot.surfaces import Surface
from bot.words import Words
from cogs.betting.text import DOT
from cogs.game_face import GameFace, numbers
from cogs.powerup.controls import powers_button, table_rows
from cogs.powerup.hand import hand_surface
from cogs.powerup.log import line
from cogs.powerup.names import power_name
from cogs.powerup.opponents import OPPONENTS
from cogs.powerup.presses import wish_of
from cogs.powerup.refusals import refused
from cogs.powerup.rules import rules_surface
from cogs.powerup.text import alt_text, status, text_twin
from engines.kernel.errors import IllegalAction
from engines.kernel.game import Config, Event
from engines.powerup.actions import THINKING_TIME
from engines.powerup.powers import POWERS
from engines.powerup.state import SEATS, PowerUpConfig
from engines.powerup.structure import Structure
from engines.powerup.view import PowerUpView
from render import powerup as pictures

STACKS: Final = (500, 1000, 1500, 3000, 5000)
"""The chips to begin with that the lobby offers; the command takes any from 100 to 100,000."""
LINES: Final = 6
"""Lines of the log below the picture: a power often takes three."""


class PowerUpFace(GameFace):
    """The face of Power Up."""

    key = "powerup"
    title = "Power Up"
    turn_seconds = THINKING_TIME
    opponents = OPPONENTS

    def choices(self, words: Words) -> tuple[Choice, ...]:
        """How many play, their chips, how fast the blinds rise, what an all-in closes."""
        structures: tuple[Structure, ...] = ("standard", "turbo")
        paces = tuple((each, structure_name(each, words)) for each in structures)
        return (
            Choice("seats", words.say("Players"), numbers(SEATS)),
            Choice("stack", words.say("Chips"), numbers(STACKS)),
            Choice("structure", words.say("Blinds"), paces),
            Choice("strict_all_in", words.say("After an all-in"), _strictness(words)),
        )

    def options(self, config: Config, words: Words) -> str:
        """Chips and pace, and whether an all-in closes powers."""
        assert isinstance(config, PowerUpConfig)
        told = [
            words.count("{n} chip each", "{n} chips each", config.stack),
            _pace(config.structure, words),
        ]
        told += [words.say("all-in closes powers")] if config.strict_all_in else []
        return DOT.join(told)

    def table(self, now: Moment[PowerUpView]) -> Picture:
        """Board, pots, stacks, open cards; the controls are the same whoever looks."""
        return Picture(
            text=status(now),
            scene=pictures.table(now.view, now.names),
            alt=alt_text(now),
            twin=text_twin(now),
            rows=table_rows(now),
            more=(powers_button(now.words),),
            lines=LINES,
        )

    def hand(self, now: Moment[PowerUpView]) -> Surface:
        """The own cards and powers, and in turn all that can be done with them."""
        return hand_surface(now)

    def line(self, event: Event[Any], now: Moment[PowerUpView]) -> str | None:
        """Who bet what, which power did what, who won which pot."""
        return line(event, now)

    def press(self, now: Moment[PowerUpView], press: Press) -> Wish:
        """A bet, a power, an answer to what it asks. Raises IllegalAction(MALFORMED)."""
        return wish_of(now, press)

    def refusal(
        self, now: Moment[PowerUpView], raw: Mapping[str, Any], error: IllegalAction
    ) -> str | None:
        """Why it cannot be, and what can be done now."""
        return refused(now, raw, error.reason)

    def score(self, points: Any, words: Words) -> str:
        """Nothing: who has won is all there is to say."""
        return ""

    def rules(self, words: Words) -> Surface:
        """How it is played, with a side pot drawn."""
        return rules_surface(words)


def structure_name(structure: Structure, words: Words) -> str:
    """How fast the blinds rise, explained."""
    if structure == "turbo":
        return words.say("up every 2 hands")
    return words.say("up every 4 hands")


def _strictness(words: Words) -> tuple[tuple[bool, str], ...]:
    """Which powers an all-in closes."""
    names = [power_name(key, words) for key, power in POWERS.items() if power.changes_deal]
    return (
        (False, words.say("shielded board")),
        (True, words.say("no {powers}", powers=", ".join(names))),
    )


def _pace(structure: Structure, words: Words) -> str:
    """The same in a word or two."""
    return words.say("turbo blinds") if structure == "turbo" else words.say("standard blinds")
