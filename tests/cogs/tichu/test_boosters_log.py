"""Whom and what the log names about boosters, event by event."""

from __future__ import annotations

from typing import Any, Final

import pytest

from bot.words import LANGUAGES
from engines.kernel.game import Event, Seat
from engines.kernel.secret import redact
from engines.tichu.cards import Card
from engines.tichu.events import boosters as facts
from tests.cogs.tichu.board import FACE, middle, seen

ANN, BEN, CAT, DAN = map(Seat, range(4))
FIVE, SIX = Card("5g"), Card("6b")
NOBODY: Final = facts.Secret[Card]((), frozenset())

LINES: Final[tuple[tuple[Event[Any], str], ...]] = (
    (facts.BoosterRecycled(ANN, "spy"), "♻️ ann takes Spy from the discarded boosters"),
    (facts.LeaderNamed(CAT), "▶️ cat will lead first"),
    (facts.MahjongTaken(giver=ANN, taker=CAT), "🀄 cat gets the Mah Jong of ann"),
    (facts.HandOpened(DAN, (SIX, FIVE)), "👐 dan plays with an open hand: 5g 6b"),
    (facts.CardSwapped(ANN, FIVE, SIX, DAN, False), "🔁 ann gives 5g for 6b of dan"),
    (facts.HandsSwapped(ANN, DAN), "🔁 ann and dan swap their hands"),
    (facts.ChairsMoved((ANN, DAN, CAT)), "🪑 The playing order is now: ann → dan → cat"),
    (facts.DoubleAnnounced(CAT), "📣 **cat** announces a double win"),
    (facts.CardLaid(ANN, FIVE), "🂠 ann lays 5g open, on their own tricks"),
    (facts.SpecialsRemoved(BEN, (FIVE, SIX)), "🚫 \\*ben\\* puts away: 5g, 6b"),
    (facts.HandRedrawn(ANN, NOBODY, NOBODY), "🔁 ann draws a new hand"),
    (
        facts.BoosterReturned(CAT, "recycling"),
        "↩️ Recycling goes back to cat, unspent: it cannot be done as things are",
    ),
    (
        facts.BoosterReturned(CAT, "red-card", recalled=True),
        "↩️ Red Card goes back to cat, unspent, and is not played again in this round",
    ),
)


def line(event: Event[Any], language: str = "en") -> str | None:
    return FACE.line(redact(event, None), seen(middle(), language=language))


@pytest.mark.parametrize(("event", "said"), LINES)
def test_each_line_names_those_it_is_about(event, said):
    assert line(event) == said


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_each_line_is_told_in_every_language(language):
    told = [line(event, language) for event, _ in LINES]
    assert all(told)
    assert not set(told) & {said for _, said in LINES}
