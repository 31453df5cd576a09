"""How Epochs Poker looks and speaks: from a view to text, picture and controls."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot.custom_id import Press
from bot.faces import Choice, Moment, Picture, Wish
from bot.surfaces import Surface
from bot.words import Words
from cogs.betting.text import DOT
from cogs.epochs.controls import scale_button, table_rows
from cogs.epochs.hand import hand_surface
from cogs.epochs.log import line
from cogs.epochs.names import pack_name
from cogs.epochs.opponents import OPPONENTS
from cogs.epochs.presses import wish_of
from cogs.epochs.refusals import refused
from cogs.epochs.rules import rules_surface
from cogs.epochs.text import alt_text, status, text_twin
from cogs.game_face import GameFace, numbers
from engines.epochs.actions import THINKING_TIME
from engines.epochs.scale import MOST_JOKERS, PACKS
from engines.epochs.state import EpochsConfig
from engines.epochs.view import EpochsView
from engines.kernel.errors import IllegalAction
from engines.kernel.game import Config, Event
from render import epochs as pictures

STACKS: Final = (500, 1000, 2000, 5000)
"""The chips to begin with that the lobby offers; the command takes any."""
LEAST: Final = (5, 10, 20, 50)
"""The smallest bets that the lobby offers."""
MOST: Final = (50, 100, 200, 500)
"""The largest bets that it offers, beside no limit: none is below one of `LEAST`."""
ANTES: Final = (0, 5, 10, 20, 50)
"""What everybody may have to pay for a hand, beside as much as the smallest bet."""
LENGTHS: Final = (5, 10, 20, 40, 100)
"""How many hands."""
LINES: Final = 6
"""Lines of the log below the picture: a hand that ends and the next one that begins."""


class EpochsFace(GameFace):
    """The face of Epochs Poker."""

    key = "epochs"
    title = "Epochs Poker"
    turn_seconds = THINKING_TIME
    opponents = OPPONENTS

    def choices(self, words: Words) -> tuple[Choice, ...]:
        """The pack and its jokers, chips, the bounds of bets, the ante, how many hands."""
        packs = tuple((pack, pack_name(pack, words)) for pack in PACKS)
        most = ((None, words.say("no limit")), *numbers(MOST))
        antes = ((None, words.say("as the smallest bet")), *numbers(ANTES))
        return (
            Choice("pack", words.say("Pack"), packs),
            Choice("jokers", words.say("Jokers"), numbers(range(MOST_JOKERS + 1))),
            Choice("stack", words.say("Chips"), numbers(STACKS)),
            Choice("min_bet", words.say("Smallest bet"), numbers(LEAST)),
            Choice("max_bet", words.say("Largest bet"), most),
            Choice("ante", words.say("Ante"), antes),
            Choice("hands", words.say("Hands"), numbers(LENGTHS)),
        )

    def options(self, config: Config, words: Words) -> str:
        """The pack, chips, bets and hands; the maker's warning where it applies."""
        assert isinstance(config, EpochsConfig)
        least, most = config.min_bet, config.max_bet
        bets = words.say("bets from {least}", least=least)
        if most is not None:
            bets = words.say("bets from {least} to {most}", least=least, most=most)
        told = [
            pack_name(config.pack, words),
            words.count("{n} joker", "{n} jokers", config.jokers),
            words.count("{n} chip each", "{n} chips each", config.stack),
            bets,
            words.say("ante {ante}", ante=config.each_pays),
            words.count("{n} hand", "{n} hands", config.hands),
        ]
        if config.pack == "full":
            told.append(words.say("combinations are rare"))
        return DOT.join(told)

    def table(self, now: Moment[EpochsView]) -> Picture:
        """Board, pots, stacks and bets; after a showdown the hands that were shown."""
        return Picture(
            text=status(now),
            scene=pictures.table(now.view, now.names),
            alt=alt_text(now),
            twin=text_twin(now),
            rows=table_rows(now),
            more=(scale_button(now.words),),
            lines=LINES,
        )

    def hand(self, now: Moment[EpochsView]) -> Surface:
        """The own cards and what they make; in turn all that can be done."""
        return hand_surface(now)

    def line(self, event: Event[Any], now: Moment[EpochsView]) -> str | None:
        """Who bet what, what was shown, who won which pot."""
        return line(event, now)

    def press(self, now: Moment[EpochsView], press: Press) -> Wish:
        """A bet, a question about one, the scale. Raises IllegalAction(MALFORMED)."""
        return wish_of(now, press)

    def refusal(
        self, now: Moment[EpochsView], raw: Mapping[str, Any], error: IllegalAction
    ) -> str | None:
        """Why it cannot be, and what can be done now."""
        return refused(now, raw, error.reason)

    def score(self, points: Any, words: Words) -> str:
        """The chips."""
        return str(points)

    def rules(self, words: Words) -> Surface:
        """How it is played, with the scale drawn."""
        return rules_surface(words)
