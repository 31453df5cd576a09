"""Tables of Epochs Poker on the simulated server, for the tests that play at them."""

from __future__ import annotations

from typing import Final

from tests.e2e.harness import Answer, House, Message
from tests.e2e.tables import Company, gathered

NAMES: Final = ("ann", "ben", "cat", "dan")


class Game(Company):
    """People at a table of Epochs Poker."""

    async def stay(self, at: Message | None = None) -> None:
        """Whoever is to act checks, or calls: by DM, or at `at`."""
        actor = await self.actor()
        shown = at or self.hand(actor)
        await self.house.click(actor, shown, "check" if shown.offers("check") else "call")

    async def asked_for_a_sum(self, text: str) -> Answer:
        """Whoever is to act types a sum into the window of the hand."""
        actor = await self.actor()
        asked = await self.house.click(actor, self.hand(actor), "type")
        return await self.house.fill_in(actor, asked, text=text)


async def begun(house: House, locale: str = "en-US", **options: object) -> Game:
    """Ann, ben, cat and dan have just begun a match."""
    people = await gathered(house, "epochs", NAMES, locale, **options)
    await house.click(people[0], house.table(), "@start")
    return Game(house, people)


async def alone(house: House, level: str = "easy", **options: object) -> Game:
    """Ann has just begun a match against computer players."""
    ann = house.person("ann")
    await house.command(ann, "epochs start", level=level, **options)
    return Game(house, [ann])
