"""What the tests of the simulated server share: tables to begin with, and what is true at one."""

from __future__ import annotations

from collections.abc import Awaitable, Container, Sequence
from typing import Any, NamedTuple

from bot.sessions.host import Table
from bot.sessions.lobby import Lobby
from bot.words import language_of, words_in
from tests.e2e.harness import Answer, House, Message, Person

LOCALES = ("en-US", "pt-BR", "uk")


class Truth(NamedTuple):
    """Everything about a table that an input which was refused must not change."""

    state: Any
    seats: Any
    stored: Any
    shown: Any


class Company:
    """People at a table; their seats are as they sat down."""

    def __init__(self, house: House, people: Sequence[Person]) -> None:
        self.house = house
        self.people = people
        self.session = session_of(self.table)

    @property
    def table(self) -> Message:
        """The table in the channel."""
        return self.house.messages()[0]

    @property
    def over(self) -> bool:
        """Whether the game has ended, as the table shows it."""
        return self.table.offers("Rematch")

    async def known(self) -> Any:
        """The session as the host knows it."""
        return await table_of(self.house, self.session)

    async def state(self) -> Any:
        """The game as the engine knows it."""
        return (await self.known()).state

    async def view(self, person: Person) -> Any:
        """What `person` may know."""
        known = await self.known()
        return known.rules.view(known.state, known.seat_of(person.id))

    async def waiting(self) -> list[Person]:
        """Whom the game waits for."""
        known = await self.known()
        return [self.people[seat] for seat in sorted(known.rules.waiting_on(known.state))]

    async def actor(self) -> Person:
        """Whose turn it is. ValueError where several are waited for, or nobody."""
        (actor,) = await self.waiting()
        return actor

    async def others(self) -> list[Person]:
        """Those whose turn it is not."""
        waiting = await self.waiting()
        return [person for person in self.people if person not in waiting]

    def hand(self, person: Person) -> Message:
        """The hand in the DMs of `person`."""
        return self.house.hand(person)

    async def whisper(self, person: Person) -> Message:
        """What the button My hand shows `person`."""
        return (await self.house.click(person, self.table, "My hand")).message

    async def lay(self, state: Any) -> None:
        """Have the game stand like this. It is not stored: for what changes nothing."""
        (await self.known()).state = state

    async def refused(self, person: Person, *ways: Awaitable[Answer]) -> list[str]:
        """What `person` is told, alone, for each of these; none of them changes anything."""
        before, told = await truth(self.house, self.table), list[str]()
        for way in ways:
            answer = await way
            assert answer.message.ephemeral or answer.at_home
            told.append(answer.message.text)
        assert await truth(self.house, self.table) == before
        return told


async def gathered(
    house: House,
    game: str,
    names: Sequence[str],
    locale: str = "en-US",
    *,
    closed: Container[str] = (),
    **options: object,
) -> list[Person]:
    """People of these names sit at a table that the first has opened, and that has not begun.

    Their Discord speaks `locale`; who is among `closed` takes no direct messages.
    """
    people = [house.person(name, locale) for name in names]
    for person in people:
        if person.name in closed:
            house.close_dms(person)
    await house.command(people[0], f"{game} start", **options)
    for person in people[1:]:
        await house.click(person, house.table(), "@join")
    return people


async def laid(house: House, **options: object) -> None:
    """Set options of the table that people do not set, such as who is dealt what."""

    def change(lobby: Lobby) -> Lobby:
        for option, value in options.items():
            lobby = lobby.set_option(option, value)
        return lobby

    with house.env._bot_scope():  # elsewhere the bot's clocks would show the real time
        await house.env.bot.host.change(session_of(house.table()), change)


def counted(house: House) -> int:
    """Requests that count against the limit of the whole bot: answers to presses do not."""
    return len([each for each in house.env.http_requests if each.path.startswith("/channels/")])


class Seated(NamedTuple):
    """A game that ann begins against ben."""

    ann: Person
    ben: Person
    table: Message


async def started(house: House, locale: str = "en-US", **options: object) -> Seated:
    """Ann and ben, whose Discord speaks `locale`, have just begun a game of Locus Poker."""
    ann, ben = house.person("ann", locale), house.person("ben", locale)
    await house.command(ann, "locus start", **options)
    await house.click(ben, house.table(), "@join")
    await house.click(ben, house.table(), "@start")
    return Seated(ann, ben, house.table())


async def choose(house: House, person: Person, table: Message, cell: str) -> None:
    """Choose a card in the two menus."""
    await house.choose(person, table, "column", cell[0])
    await house.choose(person, table, "row", cell[1:])


async def play(house: House, person: Person, table: Message, cell: str, face: str = "up") -> None:
    """Play a card with the menus and the button."""
    await choose(house, person, table, cell)
    await house.click(person, table, "place", f"{cell}.{face}")


async def typed(house: House, person: Person, table: Message, text: str) -> Answer:
    """Type a move into the window that the button opens."""
    return await house.fill_in(person, await house.click(person, table, "type"), text=text)


def session_of(message: Message) -> str:
    """The id of the session that a message shows."""
    return message.controls[0].custom_id.split(":")[1]


def pressing(table: Message, verb: str, arg: str = "", *, anchor: str | None = None) -> str:
    """The custom id of a control as the host would write it now, or for an earlier `anchor`."""
    _, session, now, *_ = table.controls[0].custom_id.split(":")
    parts = ["v1", session, now if anchor is None else anchor, verb, *([arg] if arg else [])]
    return ":".join(parts)


async def table_of(house: House, session: str) -> Table:
    """The table as the host knows it."""
    return await house.env.bot.host.table(session)


async def truth(house: House, table: Message) -> Truth:
    """What is so at a table: in memory, in the store, and on everybody's screen."""
    session = session_of(table)
    known = await table_of(house, session)
    loaded = await house.env.bot.store.sessions.load(session)
    shown = [(m.id, m.texts, m.controls, m.pictures) for m in house.messages()]
    return Truth(getattr(known, "state", None), known.seats, loaded, shown)


def said(locale: str, message: str, /, **parts: object) -> str:
    """`message` as somebody whose Discord speaks `locale` reads it."""
    return words_in(language_of(locale)).say(message, **parts)
