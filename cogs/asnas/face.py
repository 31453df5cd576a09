"""How As-Nas looks and speaks: from a view to text, picture and controls."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot.custom_id import Press
from bot.faces import Choice, Do, Draft, Moment, Picture, Say, Wish
from bot.surfaces import Surface
from bot.words import Words
from cogs.asnas.controls import deals_button, turn_rows
from cogs.asnas.hand import hand_surface
from cogs.asnas.history import all_deals
from cogs.asnas.log import line
from cogs.asnas.opponents import OPPONENTS
from cogs.asnas.refusals import refused
from cogs.asnas.rules import rules_surface
from cogs.asnas.text import alt_text, status, text_twin
from cogs.betting.choosing import FOLDING, SURE
from cogs.game_face import GameFace, numbers
from engines.asnas.actions import THINKING_TIME
from engines.asnas.state import AsNasConfig
from engines.asnas.view import AsNasView
from engines.kernel.errors import IllegalAction, Refused
from engines.kernel.game import Config, Event
from render import asnas as pictures
from render.numbers import written

LENGTHS: Final = (4, 8, 12, 20, 40, 100)
"""How many deals the lobby offers; the command takes any number from 1 to 100."""


class AsNasFace(GameFace):
    """The face of As-Nas."""

    key = "asnas"
    title = "As-Nas"
    turn_seconds = THINKING_TIME
    opponents = OPPONENTS

    def choices(self, words: Words) -> tuple[Choice, ...]:
        """How many deals are played."""
        return (Choice("deals", words.say("Deals"), numbers(LENGTHS)),)

    def options(self, config: Config, words: Words) -> str:
        """How many deals are played."""
        assert isinstance(config, AsNasConfig)
        return words.count("{n} deal", "{n} deals", config.deals)

    def table(self, now: Moment[AsNasView]) -> Picture:
        """Bets, pot, who has looked; for the seat to act its buttons. Nobody's cards but shown."""
        return Picture(
            text=status(now),
            scene=pictures.table(now.view, now.names),
            alt=alt_text(now),
            twin=text_twin(now),
            rows=turn_rows(now),
            more=(deals_button(now.words),) if now.view.history else (),
        )

    def hand(self, now: Moment[AsNasView]) -> Surface:
        """The owner's cards once looked at, and in turn their buttons."""
        return hand_surface(now)

    def line(self, event: Event[Any], now: Moment[AsNasView]) -> str | None:
        """What somebody did, what was shown, who won."""
        return line(event, now)

    def press(self, now: Moment[AsNasView], press: Press) -> Wish:
        """A deed, the list of deals, or a fold to be confirmed. Raises IllegalAction(MALFORMED)."""
        match press.verb:
            case "look":
                return Do({"type": "look"}, show_hand=True)
            case "fold" if press.arg != SURE and "hold" in now.view.may:
                return Draft(FOLDING)
            case "call" | "hold" | "raise" | "fold":
                return Do({"type": press.verb})
            case "keep":
                return Draft("")
            case "deals":
                return Say(all_deals(now.names, now.view, now.words))
            case _:
                raise IllegalAction(Refused.MALFORMED)

    def refusal(
        self, now: Moment[AsNasView], raw: Mapping[str, Any], error: IllegalAction
    ) -> str | None:
        """Why it cannot be, and what can be done now."""
        return refused(now, error.reason)

    def score(self, points: Any, words: Words) -> str:
        """The total, thirds as thirds."""
        return written(points)

    def rules(self, words: Words) -> Surface:
        """How it is played, with the hands drawn."""
        return rules_surface(words)
