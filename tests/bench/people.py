"""Four people at a table of Tichu who know what they see only: their messages and the table's."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from random import Random
from typing import Final

from tests.bench.loopback import Loopback, Person
from tests.bench.payloads import Json, Message

SEATS: Final = 4
THINKS: Final = (4.0, 10.0)
"""From how many to how many seconds somebody thinks before they act."""
MOVES: Final = (0.5, 1.5)
"""The same between two clicks."""
LOOKS: Final = (0.4, 0.6)
"""The same between two looks of those who are not asked."""


class Table:
    """A channel in which four people play one game after another."""

    def __init__(
        self,
        discord: Loopback,
        number: int,
        dice: Random,
        *,
        thinks: tuple[float, float] = THINKS,
        moves: tuple[float, float] = MOVES,
    ) -> None:
        self.discord = discord
        self.channel = discord.channels[number]
        names = [f"n{number}s{seat}" for seat in range(SEATS)]
        self.people = [discord.person(name) for name in names]
        self.clicks: list[float] = []
        """The seconds that each click waited for its answer."""
        self.lost = 0
        self.actions = 0
        self._dice = dice
        self._thinks, self._moves = thinks, moves

    async def play(self) -> None:
        """Sit down and play, until cancelled."""
        host, *others = self.people
        while self.discord.last(self.channel) is None:
            await self._open(host)
        for person in others:
            await self._press(person, self._shown(), "@join")
        await self._press(host, self._shown(), "@start")
        await asyncio.gather(*(self._live(person) for person in self.people))

    async def _open(self, host: Person) -> None:
        opening = self.discord.command(host, self.channel, "tichu", "start", boosters=False)
        await self._timed(opening)

    async def _live(self, person: Person) -> None:
        """One of them: acts when asked; one wants a rematch at the end of a game."""
        while True:
            table = self._shown()
            if table.control("@rematch") and person is self.people[0]:
                await self._press(person, table, "@rematch")
            elif person in self._asked(table):
                await self._take_turn(person, table)
            else:
                await asyncio.sleep(self._dice.uniform(*LOOKS))

    async def _take_turn(self, person: Person, table: Message) -> None:
        """Think, and act if there is still something to do."""
        calm = table.control("nobomb") is None
        await asyncio.sleep(self._dice.uniform(*(self._thinks if calm else self._moves)))
        if person in self._asked(self._shown()):
            clicks = len(self.clicks)
            await self._act(person)
            self.actions += len(self.clicks) > clicks

    async def _act(self, person: Person) -> None:
        """Do what the messages offer: at the table where it asks for bombs, else in the hand."""
        hand = self.discord.last(person.home)
        if self._shown().control("nobomb", ""):
            await self._press(person, self._shown(), "nobomb", arg="")
        elif hand is None:
            await asyncio.sleep(LOOKS[0])
        elif hand.control("grand"):
            await self._press(person, hand, "grand", arg="no")
        elif hand.control("gift"):
            await self._give(person, hand)
        elif hand.control("dragon"):
            await self._press(person, hand, "dragon")
        else:
            await self._play_cards(person, hand)

    async def _give(self, person: Person, hand: Message) -> None:
        for place in range(SEATS - 1):
            await self._choose(person, hand, "gift", place, arg=str(place))
        await self._press(person, hand, "give")

    async def _play_cards(self, person: Person, hand: Message) -> None:
        """Play the first combination there is with the lowest card, or pass."""
        await self._choose(person, hand, "cards", 0)
        if hand.control("ready"):
            await self._choose(person, hand, "ready", 0)
            await self._press(person, hand, "play")
        else:
            await self._press(person, hand, "pass")

    async def _choose(
        self, person: Person, at: Message, verb: str, line: int, *, arg: str | None = None
    ) -> None:
        menu = at.control(verb, arg)
        if menu is not None:
            await self._click(person, at, menu, str(menu["options"][line]["value"]))

    async def _press(
        self, person: Person, at: Message, verb: str, *, arg: str | None = None
    ) -> None:
        button = at.control(verb, arg)
        if button is not None:
            await self._click(person, at, button)

    async def _click(self, person: Person, at: Message, control: Json, *values: str) -> None:
        await self._timed(self.discord.press(person, at, control, *values))

    async def _timed(self, answer: Awaitable[float]) -> None:
        try:
            self.clicks.append(await answer)
        except TimeoutError:
            self.lost += 1
        await asyncio.sleep(self._dice.uniform(*self._moves))

    def _shown(self) -> Message:
        shown = self.discord.last(self.channel)
        assert shown is not None, "no table in the channel"
        return shown

    def _asked(self, table: Message) -> list[Person]:
        """Whom the table says it waits for."""
        waits = "".join(each for each in table.text.splitlines() if each.startswith("To act: "))
        return [each for each in self.people if f"**{each.name}**" in waits]
