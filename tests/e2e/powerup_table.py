"""Tables of Power Up on the simulated server, for the tests that play at them."""

from __future__ import annotations

from typing import Final

from tests.e2e.harness import Answer, House, Message, Person
from tests.e2e.tables import Company, gathered, laid

NAMES: Final = ("ann", "ben", "cat")
HOLES: Final = ("As", "Ks", "Qs", "Ad", "Kd", "Qd")
"""One card each from the seat left of the button, twice: ben, cat, ann. Ann has queens."""
BOARD: Final = ("2c", "7d", "8h", "Jc", "4s", "3d", "5h", "6c", "9c")
"""What comes from the deck."""


class Game(Company):
    """People at a table of Power Up."""

    async def press(self, person: Person, name: str, arg: str | None = None) -> Answer:
        """Press a button of the hand in the DMs."""
        return await self.house.click(person, self.hand(person), name, arg)

    async def choose(self, person: Person, verb: str, *values: str) -> Answer:
        """Choose in a menu of the hand in the DMs."""
        return await self.house.choose(person, self.hand(person), verb, *values)

    async def stay(self, person: Person) -> None:
        """Check, or call, by DM."""
        await self.press(person, "check" if self.hand(person).offers("check") else "call")

    async def typed(self, person: Person, text: str) -> Answer:
        """Type an amount into the window of the hand in the DM."""
        return await self.house.fill_in(person, await self.press(person, "type"), text=text)

    async def to_the_flop(self) -> Person:
        """All call; returns who acts first then."""
        while (await self.state()).street == "preflop":
            await self.stay(await self.actor())
        return await self.actor()


async def opened(house: House, locale: str = "en-US", **options: object) -> list[Person]:
    """Ann, ben and cat sit at a table that has not begun."""
    return await gathered(house, "powerup", NAMES, locale, **options)


async def begun(house: House, *powers: str, locale: str = "en-US", **options: object) -> Game:
    """They have just begun. Each holds the powers said of them; ann has the button, and acts."""
    people = await opened(house, locale, **options)
    held = [each.split() for each in powers] + [[]] * (len(NAMES) - len(powers))
    await laid(house, button=0, deck=[*HOLES, *BOARD], powers=held)
    await house.click(people[0], house.table(), "@start")
    return Game(house, people)


def told(shown: Message) -> str:
    """All that a message says, to a screen reader too."""
    return "\n".join([shown.text, *(each.alt for each in shown.pictures)])
