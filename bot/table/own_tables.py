"""The tables at which one person sits, on all servers: where it is their turn, and until when."""

from __future__ import annotations

from typing import Final

from bot.errors import NoSuchTable
from bot.sessions.host import Host, Table
from bot.sessions.session import Session
from bot.surfaces import Surface
from bot.table.table_screen import moment, state_lines
from bot.words import Words

SHOWN: Final = 20
"""So many tables are listed at most, the oldest first."""
WAITING: Final = "👉"


async def own_tables(host: Host, user: int, words: Words) -> Surface:
    """The list of the live tables of `user`, for their eyes only; it shows no cards."""
    title = words.say("Your tables")
    lines = [f"### {title}"]
    for row in (await host.store.sessions.of_user(user))[:SHOWN]:
        try:
            table = await host.table(row.id)
        except NoSuchTable:  # it has ended since
            continue
        lines.append(_line(host, table, user, words))
    if len(lines) == 1:
        lines.append(words.say("You sit at no table."))
    return Surface("\n".join(lines))


def _line(host: Host, table: Table, user: int, words: Words) -> str:
    face = host.faces.of(table.row.game)
    where = f"{face.title} · <#{table.row.channel}>"
    if not isinstance(table, Session):
        waiting = words.say("It has not begun yet.")
        return f"{where} · {waiting}"
    seat = table.seat_of(user)
    mark = f"{WAITING} " if seat in table.rules.waiting_on(table.state) else ""
    return f"{mark}{where} · {state_lines(table, face, moment(table, face, words, None))[0]}"
