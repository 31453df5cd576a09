"""Reads every press of a button, menu or modal, and answers it within a second."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, cast

import discord

from bot import custom_id
from bot.custom_id import Press
from bot.errors import NotSeated, Stale, Unable
from bot.faces import Ask, Do, Draft, Face, Say
from bot.layout import message, modal
from bot.painting import Painter
from bot.people import People
from bot.sessions.host import Host
from bot.sessions.lobby import Lobby
from bot.sessions.session import Session
from bot.surfaces import Surface
from bot.table import presses, receipts
from bot.table.places import CALL, TABLE, Place, Shown, hand_of, whisper_of
from bot.table.publisher import Publisher
from bot.table.screens import NO_ANCHOR, Screens
from bot.table.whispers import answer_of, aside_of
from bot.words import Words, language_of, words_in
from bot.words.sentences import command, sentence
from data.errors import StoreError
from engines.kernel.errors import BadConfig, IllegalAction, Refused
from engines.kernel.game import Seat

log: Final = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]
NO_SESSION: Final = "private"
"""Of private messages that belong to no session."""


class Desk:
    """Where presses arrive, and commands that do what a press does."""

    def __init__(
        self, host: Host, publisher: Publisher, screens: Screens, people: People, painter: Painter
    ) -> None:
        self.host: Final = host
        self.publisher: Final = publisher
        self.screens: Final = screens
        self._people = people
        self._painter = painter

    async def pressed(self, interaction: Interaction) -> None:
        """Answer a press. Whatever it says and whatever goes wrong, the person gets an answer."""
        press = _press_of(interaction)
        receipts.promise(interaction)
        await self.guarded(interaction, "" if press is None else press.session, self._take(press))

    def _take(self, press: Press | None) -> Callable[[Interaction], Awaitable[None]]:
        async def take(interaction: Interaction) -> None:
            if press is None:
                raise IllegalAction(Refused.MALFORMED)
            place = await self._place(interaction, press.session)
            with self.publisher.holding(place):
                await self._route(interaction, press)

        return take

    async def guarded(
        self,
        interaction: Interaction,
        session: str,
        deed: Callable[[Interaction], Awaitable[None]],
    ) -> None:
        """Do `deed`; where it cannot be done, say why, in the person's language."""
        words = words_in(language_of(interaction.locale.value))
        try:
            words = await self.words_of(interaction)
            await self._carry_out(interaction, session, deed)
        except Refusal as refusal:
            await self.tell(interaction, str(refusal))
        except (Unable, IllegalAction, BadConfig) as error:
            parts = await self._parts(interaction, session)
            parts["start"] = ", ".join(
                command(f"{face.key} start", words) for face in self.host.faces
            )
            await self.tell(interaction, sentence(error, words, **parts))
        except StoreError as error:
            log.warning("%s was not stored: %s", session, error)
            await self.tell(interaction, sentence(error, words))
        except discord.HTTPException as error:
            log.warning("an answer for %s did not reach Discord: %s", session, error)
        except Exception as error:
            log.exception("a press at %s went wrong", session)
            await self.tell(interaction, sentence(error, words))

    async def words_of(self, interaction: Interaction) -> Words:
        """The words of the person who acts: as they chose, else as their Discord is set."""
        return await self._people.met(interaction.user.id, interaction.locale.value)

    async def tell(self, interaction: Interaction, text: str) -> None:
        """Say something to the person alone."""
        await self.show_private(interaction, Surface(text))

    async def show_private(self, interaction: Interaction, surface: Surface) -> None:
        """Show something to the person alone."""
        picture = None if surface.scene is None else await self._painter.paint(surface.scene)
        try:
            await receipts.whispered(interaction, message(surface, picture, NO_SESSION, NO_ANCHOR))
        except discord.HTTPException as error:
            log.warning("a private answer did not reach Discord: %s", error)

    async def show_hand(self, interaction: Interaction, session: str) -> None:
        """Show the person's own hand to the person alone. Raises NotSeated, Unwelcome."""
        table = await self.host.session(session)
        seat = _seat_of(table, interaction)
        words = await self.words_of(interaction)
        user = interaction.user.id
        shown = await self.screens.hand(table, user, seat, words, fleeting=True)
        self._seen(table, seat)
        sending = await self.publisher.delivery.sending(session, shown)
        aside = await receipts.whispered(interaction, sending)
        await self.publisher.opened(Place(session, whisper_of(seat)), shown, aside)

    async def redraw(self, interaction: Interaction, session: str) -> None:
        """Answer a press by showing its message as it is now."""
        place = await self._place(interaction, session)
        shown = await self._look(interaction, place)
        sending = await self.publisher.delivery.sending(session, shown)
        await receipts.redrawn(interaction, sending)
        if _fleeting(interaction):
            self.publisher.whispered(place, shown, aside_of(interaction))
        elif interaction.message is not None:
            edit = answer_of(interaction)
            self.publisher.answered(place, shown, interaction.message.id, edit)

    async def post(self, interaction: Interaction, session: str) -> None:
        """Answer with the table itself; this message is the table's from now on."""
        shown = await self.screens.table(session)
        sending = await self.publisher.delivery.sending(session, shown)
        message_id, edit = await receipts.posted(interaction, sending)
        if message_id is not None:
            await self.publisher.posted(session, shown, message_id, edit)

    async def act(
        self, interaction: Interaction, session: str, raw: dict[str, Any], seen: str | None
    ) -> None:
        """Carry out an action for the person; the game's own words where it is refused."""
        try:
            await self.host.act(session, interaction.user.id, raw, seen)
        except IllegalAction as error:
            table = await self.host.session(session)
            words = await self.words_of(interaction)
            face, now = self.screens.private(table, interaction.user.id, words)
            said = face.refusal(now, raw, error)
            if said is None:
                raise
            raise Refusal(said) from error

    async def _route(self, interaction: Interaction, press: Press) -> None:
        table = await self.host.table(press.session)
        deeds = presses.IN_LOBBY if isinstance(table, Lobby) else presses.AT_TABLE
        if press.verb in deeds:
            await deeds[press.verb](self, interaction, press)
        elif press.verb in presses.IN_LOBBY or press.verb in presses.AT_TABLE:
            raise Stale
        elif isinstance(table, Lobby):
            raise IllegalAction(Refused.MALFORMED)
        else:
            await self._play(interaction, table, press)

    async def _play(self, interaction: Interaction, table: Session, press: Press) -> None:
        user = interaction.user.id
        face, now = self.screens.private(table, user, await self.words_of(interaction))
        wish = face.press(now, press)
        if isinstance(wish, Say):
            await self.tell(interaction, wish.text)
            return
        seat = _seat_of(table, interaction)
        match wish:
            case Do(raw, show_hand):
                await self.act(interaction, table.id, raw, press.anchor)
                told = self._seen(table, seat)
                await self.redraw(interaction, table.id)
                away = show_hand and not _in_hand(interaction)
                if away and (told or await self._people.wants_here(user)):
                    await self.show_hand(interaction, table.id)
            case Draft():
                _draft(table, face, seat, wish, press.anchor)
                await self._show_draft(interaction, table, face)
            case Ask(question):
                await receipts.asked(interaction, modal(question, table.id, press.anchor))

    async def _show_draft(self, interaction: Interaction, table: Session, face: Face) -> None:
        """Where cards are hidden nobody else sees a choice: a press at the table opens the hand."""
        if face.open_view or _in_hand(interaction):
            await self.redraw(interaction, table.id)
        else:
            await self.show_hand(interaction, table.id)

    def _seen(self, table: Session, seat: Seat) -> bool:
        """The owner of a seat is here: they need not be told any more where their hand is.

        Returns whether no DM reaches them at this table.
        """
        if seat in table.unreached:
            table.unreached.discard(seat)
            self.publisher.mark(table.id, (CALL,))
        return seat in table.told

    async def _place(self, interaction: Interaction, session: str) -> Place:
        """Which of a session's messages was pressed: the table, or the presser's own hand."""
        if not session or not _in_hand(interaction):
            return Place(session, TABLE)
        table = await self.host.table(session)
        seat = table.seat_of(interaction.user.id) if isinstance(table, Session) else None
        if seat is None:
            return Place(session, TABLE)
        return Place(session, whisper_of(seat) if _fleeting(interaction) else hand_of(seat))

    async def _look(self, interaction: Interaction, place: Place) -> Shown:
        if place.kind == TABLE:
            if _in_hand(interaction):
                raise NotSeated  # a hand that was theirs: they have left since
            return await self.screens.table(place.session)
        table = await self.host.session(place.session)
        words = await self.words_of(interaction)
        return await self.screens.hand(
            table,
            interaction.user.id,
            _seat_of(table, interaction),
            words,
            fleeting=_fleeting(interaction),
        )

    async def _carry_out(
        self,
        interaction: Interaction,
        session: str,
        deed: Callable[[Interaction], Awaitable[None]],
    ) -> None:
        """Where a control of an earlier moment was pressed, show the present one in its place."""
        try:
            await deed(interaction)
        except Stale:
            if not session or receipts.answered(interaction):
                raise
            await self.redraw(interaction, session)

    async def _parts(self, interaction: Interaction, session: str) -> dict[str, str]:
        """Names that the house's sentences may mention: of the session, else of the channel's."""
        try:
            channel = interaction.channel_id or 0
            table = await (self.host.table(session) if session else self.host.in_channel(channel))
        except (Unable, StoreError):
            return {}
        invited = table.options.invited
        return {"host": f"<@{table.row.host}>", "invited": f"<@{invited}>"}


def _in_hand(interaction: Interaction) -> bool:
    """Whether a hand was pressed: in a DM, or shown to the presser alone."""
    pressed = interaction.message is not None
    return pressed and (interaction.guild_id is None or _fleeting(interaction))


def _fleeting(interaction: Interaction) -> bool:
    """Whether the message that was pressed is shown to the presser alone, for a while."""
    return interaction.message is not None and interaction.message.flags.ephemeral


def _seat_of(table: Session, interaction: Interaction) -> Seat:
    """Where the presser sits. Raises NotSeated."""
    seat = table.seat_of(interaction.user.id)
    if seat is None:
        raise NotSeated
    return seat


def _draft(table: Session, face: Face, seat: Seat, wish: Draft, seen: str) -> None:
    """Remember a choice that is not an action yet. Raises as the action itself would.

    Where cards are hidden one may choose them before it is one's turn: nobody sees it.
    """
    if table.row.status != "playing":
        raise IllegalAction(Refused.GAME_OVER)
    if not wish.late and not table.is_now(seen, seat):
        raise Stale
    if face.open_view and seat not in table.rules.waiting_on(table.state):
        raise IllegalAction(Refused.NOT_YOUR_TURN)
    table.set_draft(seat, wish.text)


class Refusal(Unable):
    """A refusal in the game's own words, ready to be told."""


def _press_of(interaction: Interaction) -> Press | None:
    data = cast("dict[str, Any]", interaction.data or {})
    values = data.get("values")
    if values is None:
        values = list(_typed(data.get("components", [])))
    return custom_id.read(str(data.get("custom_id", "")), tuple(map(str, values)))


def _typed(components: list[dict[str, Any]]) -> list[str]:
    """What was typed or chosen in a modal, from top to bottom."""
    found: list[str] = []
    for each in components:
        inner = each.get("components") or ([each["component"]] if "component" in each else [])
        found += _typed(inner)
        found += each.get("values") or ([each["value"]] if "value" in each else [])
    return found
