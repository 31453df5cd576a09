"""Every code with which Tichu and its boosters say no is told to the person, however they ask.

The table is laid as the cases of the face are; what the face says of each is pinned there.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from bot.words.sentences import REFUSED
from cogs.tichu.boosters.codes import booster_code
from cogs.tichu.codes import code_of, play_code
from engines.kernel.errors import Refused
from engines.tichu.announcement import Params
from tests.cogs.tichu import board
from tests.cogs.tichu import test_boosters_bad_input as bad_input
from tests.cogs.tichu import test_boosters_refused as boosters
from tests.cogs.tichu import test_refusals as plain
from tests.e2e.harness import Person
from tests.e2e.refusals import ask, through_the_window, told
from tests.e2e.tables import LOCALES, said
from tests.e2e.tichu_parlour import NAMES, Parlour, begun

SAID = {"pass": "pass", "decline": "no", "wait": "wait", "tichu": "tichu"}
"""What is typed after `/tichu say`, by what it asks for."""


def control(raw: dict[str, Any]) -> tuple[str, ...]:
    """The verb, the argument and the values of the control that asks for `raw`."""
    named = {name: value for name, value in raw.items() if name != "type"}
    match raw["type"]:
        case "play":
            return ("play", play_code(**named))
        case "booster":
            return ("boost", booster_code(named.pop("key"), msgspec.convert(named, Params)))
        case "choose":
            return ("answer", "", f"key.{raw['key']}")
        case "exchange":
            return ("give", code_of(card for row in raw["give"].values() for card in row))
        case "dragon":
            return ("dragon", str(raw["to"]))
        case "tichu":
            return ("tichu", "sure")
        case other:
            return (other,)


def ways(parlour: Parlour, person: Person, raw: dict[str, Any]) -> Iterator[Any]:
    """All ways to ask for `raw`: by a control, and by typing where there is something to type."""
    house, kind = parlour.house, raw["type"]
    yield ask(parlour, person, *control(raw))
    if kind in SAID:
        yield ask(parlour, person, *control(raw), at=parlour.table)
        yield house.command(person, "tichu say", what=SAID[kind])
    elif kind == "play":
        text = " ".join([*raw["cards"], *(f"{k}={raw[k]}" for k in raw if k == "firebird")])
        yield through_the_window(parlour, person, text)
        yield house.command(person, "tichu play", cards=text)
    elif kind == "booster":
        yield house.command(person, "tichu booster", name=raw["key"])


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("cases", [plain.CASES, boosters.CASES], ids=["plain", "boosters"])
async def test_what_is_refused_is_told_alike_by_button_window_and_command(house, cases, locale):
    parlour = await begun(house, locale=locale)
    for code, (state, seat, raw, _) in cases.items():
        await parlour.lay(state)
        person = parlour.people[seat]
        answers = await parlour.refused(person, *ways(parlour, person, raw))
        assert set(answers) == {told(board, state, seat, raw, locale, NAMES)}, code


async def test_bad_input_about_boosters_is_told_alike_by_button_and_by_typing(house):
    parlour = await begun(house)
    for case, (state, seat, key, given, typed, _) in bad_input.CASES.items():
        await parlour.lay(state)
        person, raw = parlour.people[seat], bad_input.by_button(state, seat, key, given)
        typing = {"name": key, **({"with": typed} if typed else {})}
        answers = await parlour.refused(
            person,
            ask(parlour, person, *control(raw)),
            house.command(person, "tichu booster", **typing),
        )
        assert set(answers) == {told(board, state, seat, raw, "en-US", NAMES)}, case


@pytest.mark.parametrize("locale", LOCALES)
async def test_what_every_game_refuses_is_told_in_the_words_of_the_house(house, locale):
    parlour = await begun(house, locale=locale)
    ann = parlour.people[0]
    malformed = await parlour.refused(
        ann,
        ask(parlour, ann, "grand", "perhaps"),
        ask(parlour, ann, "dragon", "4"),
        ask(parlour, ann, "give", "2g"),
        ask(parlour, ann, "boost", "gift.t9"),
        ask(parlour, ann, "answer", "", "key."),
        ask(parlour, ann, "draft"),
        ask(parlour, ann, "nonsense"),
    )
    assert set(malformed) == {said(locale, REFUSED[Refused.MALFORMED])}
    await parlour.lay(plain.OVER)
    asked = ({"type": "pass"}, {"type": "tichu"}, {"type": "wait"}, {"type": "dragon", "to": 1})
    for raw in asked:
        ended = await parlour.refused(ann, ask(parlour, ann, *control(raw)))
        assert ended == [said(locale, REFUSED[Refused.GAME_OVER])]
