"""The whole private side at work: a desk and a publisher on a Discord that a test looks into."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import discord

from bot.custom_id import Press, written
from bot.painting import Painter
from bot.table.delivery import Delivery
from bot.table.desk import Desk
from bot.table.mailbox import Mailbox
from bot.table.places import TABLE
from bot.table.publisher import Publisher
from bot.table.screens import Screens
from tests.bot.board import FakeDiscord, text_of
from tests.bot.world import CHANNEL, GUILD, World

BUDGET = 10


class Unpainted(Painter):
    """Every picture is the same few bytes."""

    async def paint(self, scene: Any) -> bytes:
        return b"picture"


class Pressing:
    """One press, as Discord tells of it; notes how it was answered."""

    def __init__(self, user: int, custom_id: str, *, at_table: bool, ephemeral: bool) -> None:
        self.user = SimpleNamespace(id=user, display_name=f"user{user}")
        self.locale = discord.Locale.american_english
        self.guild_id = GUILD if at_table or ephemeral else None
        self.channel_id = CHANNEL
        self.message = SimpleNamespace(id=1, flags=SimpleNamespace(ephemeral=ephemeral))
        self.data = {"custom_id": custom_id}
        self.extras: dict[str, Any] = {}
        self.response = self
        self.type: discord.InteractionResponseType | None = None
        self.followup = SimpleNamespace(
            send=self.send, edit_message=self.edit_answer, delete_message=self.delete_answer
        )
        self.redrawn: list[str] = []
        """What the message that was pressed shows now, and showed before."""
        self.told: list[str] = []
        """What was shown to the presser alone."""
        self.kept: list[str] = []
        """What any of these was edited to afterwards."""
        self.gone = False
        """Whether what was shown to the presser alone was taken away."""

    def is_done(self) -> bool:
        return self.type is not None

    def _answer(self, kind: discord.InteractionResponseType) -> None:
        assert not self.is_done(), "Discord takes one answer"
        self.type = kind

    async def defer(self) -> None:
        self._answer(discord.InteractionResponseType.deferred_message_update)

    async def edit_message(self, **sent: Any) -> None:
        self._answer(discord.InteractionResponseType.message_update)
        self.redrawn.append(text_of(sent["view"]))

    async def edit_original_response(self, **sent: Any) -> None:
        assert self.is_done(), "there is no answer yet"
        self.redrawn.append(text_of(sent["view"]))

    async def send_modal(self, _form: discord.ui.Modal) -> None:
        self._answer(discord.InteractionResponseType.modal)

    async def send_message(self, **sent: Any) -> None:
        self._answer(discord.InteractionResponseType.channel_message)
        await self.send(**sent)

    async def send(self, **sent: Any) -> SimpleNamespace:
        assert self.is_done(), "there is no answer yet"
        assert sent["ephemeral"]
        self.told.append(text_of(sent["view"]))
        return SimpleNamespace(edit=self.edit_answer, delete=self.delete_answer)

    async def delete_answer(self, _message: object = None) -> None:
        self.gone = True

    async def edit_answer(self, _message: object = None, **sent: Any) -> None:
        self.kept.append(text_of(sent["view"]))


class Parlour:
    """A desk and a publisher around the host of `world`."""

    def __init__(self, world: World, budget: int = BUDGET) -> None:
        self.world = world
        self.discord = FakeDiscord()
        client: Any = self.discord
        host, people, painter = world.host, world.people, Unpainted()
        self.screens = Screens(host, people, self._mark_some, lambda _: "Card Club")
        delivery = Delivery(client, Mailbox(client, people, host.clock, budget), painter)
        self.publisher = Publisher(delivery, world.store, host.settings, host.clock, self.screens)
        self.desk = Desk(host, self.publisher, self.screens, people, painter)
        world.screen.mark = self._mark
        world.screen.call = lambda session: self._mark_some(session, ("call",))

    def _mark(self, session: str) -> None:
        self.publisher.mark(session, self.screens.kinds(session))

    def _mark_some(self, session: str, kinds: tuple[str, ...]) -> None:
        self.publisher.mark(session, kinds)

    def dms(self, user: int) -> Any:
        """The channel of the direct messages of `user`. AssertionError if it was never opened."""
        assert user in self.discord.opened, f"no DMs of {user} were opened"
        return self.discord.get_partial_messageable(501 + self.discord.opened.index(user))

    @property
    def channel(self) -> Any:
        """The channel of the table."""
        return self.discord.get_partial_messageable(CHANNEL)

    async def press(
        self, session: Any, user: int, verb: str, *, where: str = TABLE, seen: str = ""
    ) -> Pressing:
        """`user` presses a control of the table, of their `dm`, or of their open `hand`.

        `seen` is what the control says of when it was drawn; now, unless it is said otherwise.
        """
        pressing = self.pressing(session, user, verb, where=where, seen=seen)
        await self.desk.pressed(pressing)
        await self.quiet()
        return pressing

    def pressing(
        self, session: Any, user: int, verb: str, *, where: str = TABLE, seen: str = ""
    ) -> Pressing:
        """The same press before it arrives."""
        seat = session.seat_of(user)
        now = session.anchor if where == TABLE or seat is None else session.anchor_of(seat)
        custom_id = written(Press(session.id, seen or now, verb))
        return Pressing(user, custom_id, at_table=where == TABLE, ephemeral=where == "hand")

    async def quiet(self) -> None:
        """Wait until every message shows what it should."""
        boards = self.publisher._boards
        while any(board.busy for each in boards.values() for board in each.values()):
            await asyncio.sleep(0.001)

    async def close(self) -> None:
        await self.publisher.close()
