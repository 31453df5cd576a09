"""What the tests of the simulated server share: tables to begin with, and what is true at one."""

from __future__ import annotations

from typing import Any, NamedTuple

from bot.sessions.host import Table
from bot.words import language_of, words_in
from tests.e2e.harness import Answer, House, Message, Person

LOCALES = ("en-US", "pt-BR", "uk")


class Truth(NamedTuple):
    """Everything about a table that an input which was refused must not change."""

    state: Any
    seats: Any
    stored: Any
    shown: Any


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
