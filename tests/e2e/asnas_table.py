"""Tables of As-Nas on the simulated server, for the tests that play at them."""

from __future__ import annotations

from typing import Final

from cogs.asnas.names import CARDS
from tests.e2e.harness import Answer, House, Message
from tests.e2e.tables import Company, gathered

NAMES: Final = ("ann", "ben", "cat", "dan")


class Match(Company):
    """People at a table of As-Nas."""

    async def stay(self, at: Message | None = None) -> Answer:
        """Whoever is to act calls, or holds where that is free: at the table, or at `at`."""
        shown = at or self.table
        name = "hold" if shown.offers("hold") else "call"
        return await self.house.click(await self.actor(), shown, name)

    async def look_and_stay(self, hand: Message) -> None:
        """Whoever is to act looks, and stays, with the buttons of their `hand`."""
        if hand.offers("look"):
            await self.house.click(await self.actor(), hand, "look")
            assert told_cards(hand)
        await self.stay(hand)

    async def all_fold(self) -> None:
        """All but one give up the deal, at the table."""
        for _ in self.people[1:]:
            await self.house.click(await self.actor(), self.table, "fold")


async def begun(house: House, locale: str = "en-US", **options: object) -> Match:
    """Ann, ben, cat and dan have just begun a match; their options are those of `gathered`."""
    people = await gathered(house, "asnas", NAMES, locale, **options)
    await house.click(people[0], house.table(), "@start")
    return Match(house, people)


async def alone(house: House, level: str = "easy", **options: object) -> Match:
    """Ann has just begun a match against three computer players."""
    ann = house.person("ann")
    await house.command(ann, "asnas start", level=level, **options)
    return Match(house, [ann])


def told_cards(shown: Message) -> list[str]:
    """The cards that a message names in its text or to a screen reader."""
    told = " ".join([shown.text, *(each.alt for each in shown.pictures)]).replace("As-Nas", "")
    return [card for card in CARDS.values() if card in told]
