"""Every code with which Power Up says no is told to the person, whatever way they ask.

The table is laid as the cases of the face are; what the face says of each is pinned there.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot.words.sentences import REFUSED
from engines.kernel.errors import Refused
from tests.cogs.powerup import board
from tests.cogs.powerup.test_refusals import CASES
from tests.e2e.harness import Person
from tests.e2e.powerup_table import NAMES, Game, begun
from tests.e2e.refusals import ask, through_the_window, told
from tests.e2e.tables import LOCALES, said
from tests.engines.powerup.table import after, table, wish


def ways(game: Game, person: Person, raw: dict[str, Any]) -> Iterator[Any]:
    """All ways to ask for `raw`: at the table, in the hand, in a window, and as a command."""
    kind = raw["type"]
    if kind == "power":
        cards = [raw["card"]] if "card" in raw else raw.get("cards", [])
        name = ("target", raw["power"], *cards) if cards else ("power", "", raw["power"])
        yield ask(game, person, *name)
    elif kind == "raise":
        yield ask(game, person, "size", "", str(raw["to"]))
        yield through_the_window(game, person, str(raw["to"]))
        yield game.house.command(person, "powerup raise", amount=str(raw["to"]))
    else:
        yield ask(game, person, kind)
        yield ask(game, person, kind, at=game.table)


@pytest.mark.parametrize("locale", LOCALES)
async def test_what_is_refused_is_told_alike_in_every_way(house, locale):
    game = await begun(house, locale=locale)
    for code, (made, seat, words, _) in CASES.items():
        state, raw, person = made(), wish(words), game.people[seat]
        await game.lay(state)
        answers = await game.refused(person, *ways(game, person, raw))
        assert set(answers) == {told(board, state, seat, raw, locale, NAMES)}, code


async def test_a_power_that_could_hit_nothing_is_refused_before_its_cards_are_asked_for(house):
    game = await begun(house)
    for code, answered in (
        ("shielded", "Somebody went all-in: the cards that lay there are shielded."),
        ("no-energy", "Reload costs 5 energy, and you have 4."),
    ):
        made, seat, words, _ = CASES[code]
        await game.lay(made())
        person = game.people[seat]
        (answer,) = await game.refused(person, ask(game, person, "power", "", wish(words)["power"]))
        assert answer.startswith(answered)


@pytest.mark.parametrize("locale", LOCALES)
async def test_what_every_game_refuses_is_told_in_the_words_of_the_house(house, locale):
    game = await begun(house, locale=locale)
    ann = game.people[0]
    malformed = await game.refused(
        ann,
        ask(game, ann, "power", "", "nonsense"),
        ask(game, ann, "target", "nonsense", "7d"),
        ask(game, ann, "scan", "both"),
        ask(game, ann, "size", "", "-1"),
        ask(game, ann, "nonsense"),
    )
    assert set(malformed) == {said(locale, REFUSED[Refused.MALFORMED])}
    await game.lay(after(table(), "all-in, call, call"))
    assert (await game.state()).over
    ended = await game.refused(ann, ask(game, ann, "call"), ask(game, ann, "power", "", "emp"))
    assert set(ended) == {said(locale, REFUSED[Refused.GAME_OVER])}
