"""What the house's own buttons and menus do, each a small function; their verbs begin with `@`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from io import BytesIO
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import discord

from bot.custom_id import Press
from bot.errors import House, Unwelcome
from bot.faces import Choice
from bot.record import record_of
from bot.sessions.lobby import Lobby
from bot.sessions.options import DRAWN, SEATED, TIMES
from bot.table import receipts
from bot.table.places import TABLE, Place
from engines.kernel.errors import BadConfig, IllegalAction, Refused

if TYPE_CHECKING:
    from bot.table.desk import Desk

Interaction: TypeAlias = discord.Interaction[Any]
Deed: TypeAlias = Callable[["Desk", Interaction, Press], Awaitable[None]]


async def rules(desk: Desk, interaction: Interaction, press: Press) -> None:
    """Explain the game to the presser."""
    table = await desk.host.table(press.session)
    face = desk.host.faces.of(table.row.game)
    await desk.show_private(interaction, face.rules(await desk.words_of(interaction)))


async def leave(desk: Desk, interaction: Interaction, press: Press) -> None:
    """Give the seat up."""
    await desk.host.leave(press.session, interaction.user.id)
    await desk.redraw(interaction, press.session)


# Before the deal


async def join(desk: Desk, interaction: Interaction, press: Press) -> None:
    """Sit down."""
    user = interaction.user
    await desk.host.change(press.session, lambda now: now.join(user.id, user.display_name))
    await desk.redraw(interaction, press.session)


async def start(desk: Desk, interaction: Interaction, press: Press) -> None:
    """Deal the cards."""
    await desk.host.begin(press.session, interaction.user.id)
    await desk.redraw(interaction, press.session)


async def add(desk: Desk, interaction: Interaction, press: Press) -> None:
    """Seat a computer player."""
    await _as_host(desk, interaction, press, lambda now: now.add_computer(_chosen(press)))


async def remove(desk: Desk, interaction: Interaction, press: Press) -> None:
    """Send the latest computer player away."""
    await _as_host(desk, interaction, press, lambda now: now.remove_computer())


async def set_option(desk: Desk, interaction: Interaction, press: Press) -> None:
    """Change one of the game's options."""
    table = await desk.host.table(press.session)
    choices = desk.host.faces.of(table.row.game).choices(await desk.words_of(interaction))
    value = _value(choices, press.arg, _chosen(press))

    def change(lobby: Lobby) -> Lobby:
        try:
            return lobby.set_option(press.arg, value)
        except BadConfig as error:
            raise Unwelcome(House.BAD_OPTION, _label(choices, error.field)) from None

    await _as_host(desk, interaction, press, change)


async def set_time(desk: Desk, interaction: Interaction, press: Press) -> None:
    """Change the time per move."""
    seconds = _seconds(press)
    await _as_host(desk, interaction, press, lambda now: now.set_time(seconds))


async def set_teams(desk: Desk, interaction: Interaction, press: Press) -> None:
    """Choose whether the teams are drawn by lot."""
    chosen = _chosen(press)
    if chosen not in (SEATED, DRAWN):
        raise IllegalAction(Refused.MALFORMED)
    await _as_host(desk, interaction, press, lambda now: now.draw_teams(chosen == DRAWN))


async def change_seat(desk: Desk, interaction: Interaction, press: Press) -> None:
    """Move the presser to the other team."""
    user = interaction.user.id
    await desk.host.change(press.session, lambda now: now.change_seat(user))
    await desk.redraw(interaction, press.session)


async def _as_host(
    desk: Desk, interaction: Interaction, press: Press, change: Callable[[Lobby], Lobby]
) -> None:
    def checked(lobby: Lobby) -> Lobby:
        if lobby.row.host != interaction.user.id:
            raise Unwelcome(House.NOT_HOST)
        return change(lobby)

    await desk.host.change(press.session, checked)
    await desk.redraw(interaction, press.session)


def _chosen(press: Press) -> str:
    if not press.values:
        raise IllegalAction(Refused.MALFORMED)
    return press.values[0]


def _value(choices: Iterable[Choice], field: str, chosen: str) -> Any:
    """What a menu's text stands for: a number, say. The engine refuses what was not on offer."""
    offered = (value for each in choices if each.field == field for value, _ in each.values)
    return next((value for value in offered if str(value) == chosen), chosen)


def _label(choices: Iterable[Choice], field: str) -> str:
    """What people call an option; its name where no menu offers it."""
    return next((each.label for each in choices if each.field == field), field)


def _seconds(press: Press) -> float:
    chosen = _chosen(press)
    if chosen not in {f"{each:.0f}" for each in TIMES}:
        raise IllegalAction(Refused.MALFORMED)
    return float(chosen)


# In play and after


async def hand(desk: Desk, interaction: Interaction, press: Press) -> None:
    """Show the presser their own hand."""
    await desk.show_hand(interaction, press.session)


async def refresh(desk: Desk, interaction: Interaction, press: Press) -> None:
    """Show the message that was pressed as it is now."""
    await desk.redraw(interaction, press.session)


async def text(desk: Desk, interaction: Interaction, press: Press) -> None:
    """Show the presser the table as text."""
    table = await desk.host.session(press.session)
    words = await desk.words_of(interaction)
    await desk.show_private(interaction, desk.screens.twin(table, interaction.user.id, words))


async def show(desk: Desk, interaction: Interaction, press: Press) -> None:
    """Post the table anew at the bottom of the channel."""
    await receipts.acknowledged(interaction)
    desk.publisher.repost(press.session)


async def back(desk: Desk, interaction: Interaction, press: Press) -> None:
    """Give somebody who was away the seat back."""
    await desk.host.come_back(press.session, interaction.user.id)
    await desk.redraw(interaction, press.session)


async def rematch(desk: Desk, interaction: Interaction, press: Press) -> None:
    """Play again with the same seats."""
    begun = await desk.host.rematch(press.session, interaction.user.id)
    with desk.publisher.holding(Place(begun.id, TABLE)):
        await desk.post(interaction, begun.id)


async def record(desk: Desk, interaction: Interaction, press: Press) -> None:
    """Hand out the record of a finished game."""
    history = await desk.host.store.sessions.history(press.session)
    if history is None or history.session.status != "over":
        raise Unwelcome(House.NOTHING_HERE)
    words = await desk.words_of(interaction)
    file = discord.File(BytesIO(record_of(history)), f"{history.session.game}-{press.session}.json")
    said = words.say("Check it with {command}.", command="`python -m bot verify FILE`")
    await receipts.handed_out(interaction, said, file)


IN_LOBBY: Final[dict[str, Deed]] = {
    "@join": join,
    "@leave": leave,
    "@start": start,
    "@add": add,
    "@remove": remove,
    "@set": set_option,
    "@time": set_time,
    "@teams": set_teams,
    "@seat": change_seat,
    "@rules": rules,
}

AT_TABLE: Final[dict[str, Deed]] = {
    "@hand": hand,
    "@refresh": refresh,
    "@text": text,
    "@rules": rules,
    "@show": show,
    "@back": back,
    "@leave": leave,
    "@rematch": rematch,
    "@record": record,
}
