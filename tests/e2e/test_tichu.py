"""Tichu through a simulated Discord, as people play it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

from engines.tichu.cards import Card
from engines.tichu.combinations import bombs
from engines.tichu.rules import BASE_RULES
from tests.e2e.harness import Answer, House, Message, Person, make_bot
from tests.e2e.tables import pressing, session_of, table_of, truth

NAMES: Final = ("ann", "ben", "cat", "dan")
CLOSING: Final = 5 * 60 / 45
"""Seconds of the closing window at a table with 60 seconds a turn."""

HANDS: Final = (
    "2g 2k 3g 4g 5g 6g 7g 8g Tg Jg Qg Kg Ag mahjong",
    "2b 2r 3k 4k 5k 6k 7k 8k Tk Jk Qk Kk Ak dog",
    "3b 4b 5b 6b 7b 8b 9b Tb Jb Qb Kb Ab 9g phoenix",
    "3r 4r 5r 6r 7r 8r 9r Tr Jr Qr Kr Ar 9k dragon",
)
"""Everybody holds bombs; ann holds the Mah Jong."""
GIFTS: Final = ("Jg Qg Kg", "Jk Qk Kk", "Jb Qb Kb", "Jr Qr Kr")
"""What each gives: to the next player, the partner, the one before. No bomb is broken by it."""


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """The file of the bot that the fixtures start."""
    return tmp_path / "outofturn.sqlite3"


class Parlour:
    """Four people at a table of Tichu."""

    def __init__(self, house: House, people: list[Person]) -> None:
        self.house = house
        self.people = people
        self.table = house.messages()[0]
        self.session = session_of(self.table)

    async def state(self) -> Any:
        return (await table_of(self.house, self.session)).state

    async def view(self, person: Person) -> Any:
        """What `person` may know."""
        table = await table_of(self.house, self.session)
        return table.rules.view(table.state, table.seat_of(person.id))

    async def waiting(self) -> list[Person]:
        """Whom the game waits for."""
        table = await table_of(self.house, self.session)
        return [self.people[seat] for seat in sorted(table.rules.waiting_on(table.state))]

    def hand(self, person: Person) -> Message:
        """The hand in the DMs of `person`."""
        return self.house.hand(person)

    async def whisper(self, person: Person) -> Message:
        """What the button My hand shows `person`."""
        return (await self.house.click(person, self.table, "My hand")).message

    async def choose(self, person: Person, cards: str, at: Message | None = None) -> Message:
        """Choose cards in the menu of the hand."""
        hand = at or self.hand(person)
        await self.house.choose(person, hand, "cards", *cards.split())
        return hand

    async def play(self, person: Person, cards: str) -> Answer:
        """Choose cards in the DM, and play them."""
        hand = await self.choose(person, cards)
        return await self.house.click(person, hand, "play")

    async def give(self, person: Person, *cards: str) -> Answer:
        """Choose a card for each of the others, and give them."""
        hand = self.hand(person)
        for place, card in enumerate(cards):
            await self.house.choose(person, hand, "gift", card, arg=str(place))
        return await self.house.click(person, hand, "give")

    async def to_the_first_lead(self) -> None:
        """Nobody calls Grand Tichu; all give their GIFTS."""
        for person in self.people:
            await self.house.click(person, self.hand(person), "grand", "no")
        for person, cards in zip(self.people, GIFTS, strict=True):
            await self.give(person, *cards.split())


async def opened(house: House, locale: str = "en-US", **options: object) -> list[Person]:
    """Ann, ben, cat and dan sit at a table that has not begun."""
    people = [house.person(name, locale) for name in NAMES]
    await house.command(people[0], "tichu start", **options)
    for person in people[1:]:
        await house.click(person, house.table(), "@join")
    return people


async def begun(
    house: House, hands: tuple[str, ...] | None = HANDS, locale: str = "en-US", **options: object
) -> Parlour:
    """They have just begun, with these `hands` where they are given."""
    people = await opened(house, locale, **options)
    if hands is not None:
        dealt = [hand.split() for hand in hands]
        session = session_of(house.table())
        await house.env.bot.host.change(session, lambda now: now.set_option("hands", dealt))
    await house.click(people[0], house.table(), "@start")
    return Parlour(house, people)


def over(table: Message) -> bool:
    """Whether the game that a table shows has ended."""
    return table.offers("Rematch")


def counted(house: House) -> int:
    """Requests that count against the limit of the whole bot: answers to presses do not."""
    return len([each for each in house.env.http_requests if each.path.startswith("/channels/")])


async def act(parlour: Parlour, person: Person) -> None:
    """`person`, for whom the game waits, does something sensible with the hand in their DM."""
    house, hand = parlour.house, parlour.hand(person)
    view = await parlour.view(person)
    if view.phase == "grand":
        await house.click(person, hand, "grand", "no")
    elif view.phase == "exchange":
        low = [option[0] for option in hand.control("gift", "0").options]
        await parlour.give(person, low[-1], low[1], low[0])
    elif view.phase == "dragon":
        await house.click(person, hand, "dragon", str(view.choose_from[0]))
    elif view.window is not None:
        await house.click(person, hand, "pass")
    else:
        await play_or_pass(parlour, person)


async def play_or_pass(parlour: Parlour, person: Person) -> None:
    """Play the first combination that the hand offers in turn, or pass."""
    house, hand = parlour.house, parlour.hand(person)
    first = hand.control("cards").options[0][0]
    await house.choose(person, hand, "cards", first)
    offered = hand.control("ready")
    if offered.disabled:
        await house.click(person, hand, "pass")
    else:
        await house.choose(person, hand, "ready", offered.options[0][0])
        await house.click(person, hand, "play")


# A whole game


async def test_four_people_play_a_game_by_dm_alone(house):
    parlour = await begun(house, None, target=100)
    before, acts = counted(house), 0
    while not over(parlour.table):
        for person in await parlour.waiting():
            if person in await parlour.waiting():
                await act(parlour, person)
                acts += 1
    assert "win together" in parlour.table.text
    assert (counted(house) - before) / acts <= 1.2
    print("ACTS", acts, counted(house) - before)
