"""A small language for tests that act as people on a simulated Discord server.

A conftest takes its fixtures from here. `alice = house.person("alice")`,
`await house.command(alice, "tichu")`, `await house.click(alice, house.table(), "join")`.
"""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
import simcord
from discord.ext import commands
from simcord.actors import _component_interaction
from simcord.components import walk_components

from bot.app import OutOfTurn
from bot.custom_id import MARK
from bot.settings import Settings
from tests import limits

Json = dict[str, Any]

TEXT, GALLERY = 10, 12

IDLE: Final = 0.01
"""Seconds after which it is looked again whether the bot is done; simcord looks 20 times a second,
and most of a test's time was that."""


def make_bot(database_path: Path) -> commands.Bot:
    """The bot as it really runs, on a database of its own, with all its pauses at 0."""
    url = f"sqlite+aiosqlite:///{database_path}"
    return OutOfTurn(Settings(database=url, think=0, refresh=0))


class Control(NamedTuple):
    """A button or a menu as a person sees it, and what its custom id says."""

    custom_id: str
    label: str
    disabled: bool
    options: tuple[tuple[str, str], ...]
    """Value and label of each line of a menu; none for a button."""

    @property
    def verb(self) -> str:
        return self.custom_id.split(":", 4)[3]

    @property
    def arg(self) -> str:
        return "".join(self.custom_id.split(":", 4)[4:]).partition(MARK)[0]


class Picture(NamedTuple):
    """A picture of a message: its name, what a screen reader says, its bytes."""

    name: str
    alt: str
    data: bytes


class Message:
    """A message as it looks now, not as it looked when it was found."""

    def __init__(self, env: simcord.Env, channel_id: int, message_id: int) -> None:
        self.env, self.channel_id, self.id = env, channel_id, message_id

    @property
    def _stored(self) -> Any:
        return self.env.backend.get_message(self.channel_id, self.id)

    @property
    def ephemeral(self) -> bool:
        return bool(self._stored.is_ephemeral)

    @property
    def texts(self) -> list[str]:
        """Every text, from top to bottom."""
        parts = [{"type": TEXT, "content": self._stored.content}, *self._stored.components]
        return [p["content"] for p in walk_components(parts) if p["type"] == TEXT and p["content"]]

    @property
    def text(self) -> str:
        return "\n".join(self.texts)

    @property
    def pictures(self) -> list[Picture]:
        """What its galleries show."""
        galleries = [p for p in walk_components(self._stored.components) if p["type"] == GALLERY]
        shown = [(item["media"]["url"], item) for each in galleries for item in each["items"]]
        data = self.env.backend.cdn.get
        return [
            Picture(url.rpartition("/")[2], item.get("description") or "", data(url) or b"")
            for url, item in shown
        ]

    @property
    def controls(self) -> list[Control]:
        """Every button and menu with a custom id, from top to bottom."""
        parts = walk_components(self._stored.components)
        return [_control(part) for part in parts if part.get("custom_id")]

    def control(self, name: str, arg: str | None = None) -> Control:
        """The one control of that verb or label (and argument). AssertionError otherwise."""
        found = self._called(name, arg)
        assert len(found) == 1, f"{len(found)} of {name!r} {arg or ''} among {self.controls}"
        return found[0]

    def offers(self, name: str, arg: str | None = None) -> bool:
        """Whether there is such a control that can be used."""
        return any(not control.disabled for control in self._called(name, arg))

    def _called(self, name: str, arg: str | None) -> list[Control]:
        return [c for c in self.controls if name in (c.verb, c.label) and arg in (None, c.arg)]


def _control(part: Json) -> Control:
    options = tuple((each["value"], each["label"]) for each in part.get("options") or [])
    label = part.get("label") or part.get("placeholder") or ""
    return Control(part["custom_id"], label, bool(part.get("disabled")), options)


class Answer:
    """What the bot answered to one press, command or modal."""

    def __init__(self, env: simcord.Env, result: simcord.InteractionResult) -> None:
        self.env, self.result = env, result
        self.at_home = result._interaction.guild_id is None

    @property
    def message(self) -> Message:
        """The answer, or the last message that followed it. AssertionError if there is none."""
        shown = [each for each in (self.result.response, *self.result.followups) if each]
        assert shown, f"no answer but {self.result!r}"
        return Message(self.env, shown[-1].channel_id, shown[-1].id)

    @property
    def fields(self) -> list[str]:
        """The custom ids that a modal asks to fill in; none where there is no modal."""
        parts = walk_components((self.result.modal or {}).get("components") or [])
        return [part["custom_id"] for part in parts if part.get("custom_id")]


Person = simcord.MemberActor


class House:
    """One server with one channel, and the people on it."""

    def __init__(self, env: simcord.Env, locale: str = "en-US") -> None:
        self.env = env
        env._settle_internal = partial(env._settle_internal, idle=IDLE)
        self.guild = env.create_guild("Card Club", preferred_locale=locale)
        self.channel = self.guild.create_text_channel("cards")
        self.locales: dict[int, str] = {}
        self._emit = env.backend.emit
        env.backend.emit = self._speak

    def _speak(self, event: str, payload: Any) -> None:
        # simcord sends every interaction as en-US; here people speak their own language.
        if event == "INTERACTION_CREATE":
            user = payload.get("user") or payload["member"]["user"]
            payload["locale"] = self.locales.get(int(user["id"]), "en-US")
            guild = payload.get("guild_id")
            if guild is not None:
                payload["guild_locale"] = self.env.backend.get_guild(int(guild)).preferred_locale
        self._emit(event, payload)

    def person(self, name: str, locale: str = "en-US") -> Person:
        """Somebody new on the server, whose Discord speaks `locale`."""
        user = self.env.create_user(name)
        self.locales[user.id] = locale
        return self.guild.add_member(user)

    async def command(self, person: Person, name: str, /, **options: Any) -> Answer:
        """Type `/name`, in the channel unless `channel=` says where."""
        channel = options.pop("channel", self.channel)
        return Answer(self.env, await person.slash(channel, name, **options))

    async def click(self, person: Person, at: Message, name: str, arg: str | None = None) -> Answer:
        """Press the button of that verb or label (and argument)."""
        custom_id = at.control(name, arg).custom_id
        actor, shown = self._reach(person, at)
        return Answer(self.env, await actor.click(shown, custom_id=custom_id))

    async def press(self, person: Person, at: Message, custom_id: str, *values: str) -> Answer:
        """Send a press of a control that may no longer be there, or never was."""
        actor, _ = self._reach(person, at)
        kind = {"component_type": 3, "values": list(values)} if values else {"component_type": 2}
        stored = self.env.backend.get_message(at.channel_id, at.id)
        data = {"custom_id": custom_id, **kind}
        return Answer(self.env, await _component_interaction(actor, stored, data))

    async def choose(
        self, person: Person, at: Message, name: str, *values: str, arg: str | None = None
    ) -> Answer:
        """Choose `values` (or labels) in the menu of that verb or placeholder."""
        menu = at.control(name, arg)
        by_label = {label: value for value, label in menu.options}
        chosen = [by_label.get(value, value) for value in values]
        actor, shown = self._reach(person, at)
        return Answer(self.env, await actor.select(shown, chosen, custom_id=menu.custom_id))

    async def fill_in(self, person: Person, asked: Answer, **values: Any) -> Answer:
        """Send the modal that `asked` opened, its fields by custom id."""
        actor: Any = person.user if asked.at_home else person
        return Answer(self.env, await actor.submit_modal(asked.result, values))

    def _reach(self, person: Person, message: Message) -> tuple[Any, simcord.ResponseMessage]:
        stored = self.env.backend.get_message(message.channel_id, message.id)
        at_home = message.channel_id == person.user.dm_channel.id
        return person.user if at_home else person, simcord.ResponseMessage(self.env, stored)

    def messages(self, channel: simcord.ChannelHandle | None = None) -> list[Message]:
        """The bot's messages that everybody in the channel sees, oldest first."""
        all_told, bot = (channel or self.channel).history(), self.env.backend.bot_user.id
        return [Message(self.env, m.channel.id, m.id) for m in all_told if m.author.id == bot]

    def table(self, channel: simcord.ChannelHandle | None = None) -> Message:
        """The last message of the channel that has controls. AssertionError if there is none."""
        tables = [m for m in self.messages(channel) if m.controls]
        assert tables, "no table in the channel"
        return tables[-1]

    def hand(self, person: Person) -> Message:
        """The last direct message with controls or a picture. AssertionError if there is none."""
        hands = [m for m in self.messages(person.user.dm_channel) if m.controls or m.pictures]
        assert hands, f"no hand in the DMs of {person.name}"
        return hands[-1]

    def close_dms(self, person: Person) -> None:
        """The person takes no direct messages from now on."""
        home = f"/channels/{person.user.dm_channel.id}/messages"
        self.env.inject_error("POST", home, status=403, code=50007, times=None)

    async def restart(self, bot: commands.Bot) -> None:
        """Stop the running bot, start `bot` on the same Discord."""
        await _close(self.env)
        await self.env.restart_bot(bot)


async def _close(env: simcord.Env) -> None:
    with env._bot_scope():  # elsewhere the bot's clocks would show the real time
        await env.bot.close()


@pytest.fixture
def database(tmp_path: Path, migrated: Path) -> Path:
    """The file of the bot that the fixtures start."""
    return shutil.copy(migrated, tmp_path / "outofturn.sqlite3")


@pytest.fixture
def simcord_bot(database: Path) -> commands.Bot:
    return make_bot(database)


@pytest.fixture
async def house(simcord_env: simcord.Env) -> House:
    await simcord_env.bot.tree.sync()  # as `python -m bot sync` does
    return House(simcord_env)


@pytest.fixture(autouse=True)
async def watched(simcord_env: simcord.Env) -> AsyncIterator[None]:
    """Closes the bot before its Discord goes; all that it sent was within Discord's limits.

    The commands are the same every time: there is a test of theirs.
    """
    yield
    await _close(simcord_env)
    for request in simcord_env.http_requests:
        if not request.path.endswith("/commands"):
            limits.check(request)
    for kept in simcord_env.backend.messages.values():
        heaviest = max((sum(f["size"] for f in m.attachments) for m in kept.values()), default=0)
        assert heaviest <= limits.MAX_UPLOAD, f"{heaviest} bytes of files in one message"
