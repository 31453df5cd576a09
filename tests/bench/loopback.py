"""A Discord on this machine: gateway and API over real sockets, as far as tables need them.

It takes whatever the bot sends and refuses nothing. `async with Loopback(channels) as discord:`,
then `point(discord.port)` in the process of the bot.
"""

from __future__ import annotations

import asyncio
import itertools
import time
from collections import Counter
from typing import Any, Final, NamedTuple, Self

import msgspec
import yarl
from aiohttp import WSMsgType, web
from discord.gateway import DiscordWebSocket
from discord.http import Route

from tests.bench import payloads
from tests.bench.payloads import EPHEMERAL, GUILD, Json, Message

PATIENCE: Final = 3.0
"""Seconds after which Discord tells a person that the bot has not answered."""
COMMAND, COMPONENT = 2, 3
POSTED, EDITED, RECEIPT = (4,), (7,), 6
"""Kinds of answers: those that are messages, those that edit what was pressed, and the one that
only says that the press has arrived: nobody is answered by it."""
HELLO, DISPATCH, BEAT, IDENTIFY, BEATEN = 10, 0, 1, 2, 11


def point(port: int) -> None:
    """Let discord.py in this process take the loopback on `port` for Discord."""
    Route.BASE = f"http://127.0.0.1:{port}/api"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://127.0.0.1:{port}/gateway")


class Person(NamedTuple):
    """Somebody on the server, with a channel of direct messages."""

    id: int
    name: str
    home: int


class _Asked(msgspec.Struct):
    """An interaction the bot was told of."""

    place: int
    pressed: Message | None
    answered: asyncio.Future[float]
    message: Message | None = None
    """What it was answered with."""

    def has_answer(self) -> None:
        """The person sees something now."""
        if not self.answered.done():
            self.answered.set_result(time.perf_counter())


class Loopback:
    """Messages, people and channels, and the bot's connection."""

    def __init__(self, channels: int) -> None:
        self._numbers = itertools.count(1_000_000)
        self.channels: Final = [next(self._numbers) for _ in range(channels)]
        self.messages: Final[dict[int, dict[int, Message]]] = {}
        """The messages of each channel by their ids, the latest last."""
        self.requests: Final[Counter[str]] = Counter()
        """How many of each kind the bot has made."""
        self.ready: Final = asyncio.Event()
        self._homes: Final[dict[int, Person]] = {}
        self._asked: Final[dict[str, _Asked]] = {}
        self._socket: web.WebSocketResponse | None = None
        self._said = 0

    async def __aenter__(self) -> Self:
        app = web.Application(client_max_size=1 << 24)
        app.add_routes(
            [
                web.get("/gateway", self._gateway),
                web.get("/api/users/@me", self._me),
                web.get("/api/oauth2/applications/@me", self._application),
                web.post("/api/users/@me/channels", self._home),
                web.post("/api/channels/{channel}/messages", self._post),
                web.patch("/api/channels/{channel}/messages/{message}", self._edit),
                web.delete("/api/channels/{channel}/messages/{message}", self._delete),
                web.post("/api/interactions/{id}/{token}/callback", self._answer),
                web.post("/api/webhooks/{id}/{token}", self._follow_up),
                web.patch("/api/webhooks/{id}/{token}/messages/@original", self._edit_answer),
            ]
        )
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        self.port: int = self._runner.addresses[0][1]
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._runner.cleanup()

    # What people do

    def person(self, name: str) -> Person:
        """Somebody new on the server."""
        made = Person(next(self._numbers), name, next(self._numbers))
        self._homes[made.id] = made
        return made

    def last(self, channel: int) -> Message | None:
        """The last message of a channel that everybody there sees."""
        for each in reversed(self.messages.get(channel, {}).values()):
            if not each.flags & EPHEMERAL:
                return each
        return None

    async def command(
        self, who: Person, channel: int, name: str, sub: str, **options: Any
    ) -> float:
        """Type `/name sub`; the seconds until it was answered. Raises TimeoutError."""
        told = [{"name": k, "type": _kind(v), "value": v} for k, v in options.items()]
        inner = {"name": sub, "type": 1, "options": told}
        data = {"id": "5", "name": name, "type": 1, "options": [inner]}
        return await self._ask(who, COMMAND, data, channel, None)

    async def press(self, who: Person, at: Message, control: Json, *values: str) -> float:
        """Press a button, or choose in a menu; the seconds until the answer.

        Raises TimeoutError where there was none in time.
        """
        data = {"custom_id": control["custom_id"], "component_type": control["type"]}
        if values:
            data["values"] = list(values)
        return await self._ask(who, COMPONENT, data, at.channel, at)

    async def _ask(
        self, who: Person, kind: int, data: Json, place: int, pressed: Message | None
    ) -> float:
        number, person = next(self._numbers), payloads.user(who.id, who.name)
        where = payloads.private(place, person) if place == who.home else payloads.channel(place)
        told = payloads.interaction(number, kind, data, where, person)
        if pressed is not None:
            told["message"] = payloads.message(pressed)
        asked = _Asked(place, pressed, asyncio.get_running_loop().create_future())
        self._asked[told["token"]] = asked
        began = time.perf_counter()
        await self._say("INTERACTION_CREATE", told)
        return await asyncio.wait_for(asked.answered, PATIENCE) - began

    # The gateway

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(compress=False)
        await socket.prepare(request)
        await _send(socket, {"op": HELLO, "d": {"heartbeat_interval": 41_250}})
        async for received in socket:
            if received.type is not WSMsgType.TEXT:
                continue
            op = msgspec.json.decode(received.data)["op"]
            if op == BEAT:
                await _send(socket, {"op": BEATEN})
            elif op == IDENTIFY:
                self._socket = socket
                await self._welcome()
        return socket

    async def _welcome(self) -> None:
        away = [{"id": str(GUILD), "unavailable": True}]
        told = {"v": 10, "user": payloads.user(payloads.BOT, "Out of Turn"), "guilds": away}
        told |= {"session_id": "s", "resume_gateway_url": "ws://127.0.0.1", "shard": [0, 1]}
        told["application"] = {"id": str(payloads.APPLICATION), "flags": 0}
        await self._say("READY", told)
        channels = [payloads.channel(each) for each in self.channels]
        await self._say("GUILD_CREATE", payloads.guild(channels))
        self.ready.set()

    async def _say(self, event: str, told: Json) -> None:
        assert self._socket is not None
        self._said += 1
        await _send(self._socket, {"op": DISPATCH, "t": event, "s": self._said, "d": told})

    # The API

    async def _me(self, _: web.Request) -> web.Response:
        return _json(payloads.user(payloads.BOT, "Out of Turn"))

    async def _application(self, _: web.Request) -> web.Response:
        return _json(payloads.application())

    async def _home(self, request: web.Request) -> web.Response:
        self.requests["DMs opened"] += 1
        who = self._homes[int(msgspec.json.decode(await request.read())["recipient_id"])]
        return _json(payloads.private(who.home, payloads.user(who.id, who.name)))

    async def _post(self, request: web.Request) -> web.Response:
        self.requests["posts"] += 1
        made = self._new(int(request.match_info["channel"]), await _body(request))
        return _json(payloads.message(made))

    async def _edit(self, request: web.Request) -> web.Response:
        self.requests["edits"] += 1
        body = await _body(request)
        of_channel = self.messages.get(int(request.match_info["channel"]), {})
        shown = of_channel.get(int(request.match_info["message"]))
        return _unknown(10008) if shown is None else _json(_changed(shown, body))

    async def _delete(self, request: web.Request) -> web.Response:
        self.requests["deletions"] += 1
        of_channel = self.messages.get(int(request.match_info["channel"]), {})
        of_channel.pop(int(request.match_info["message"]), None)
        return web.Response(status=204)

    async def _answer(self, request: web.Request) -> web.Response:
        body, asked = await _body(request), self._asked[request.match_info["token"]]
        receipt = body["type"] == RECEIPT
        self.requests["receipts" if receipt else "answers"] += 1
        if receipt:
            asked.message = asked.pressed
        else:
            asked.has_answer()
        told: Json = {"interaction": {"id": request.match_info["id"], "type": COMPONENT}}
        if body["type"] in POSTED:
            asked.message = self._new(asked.place, body["data"])
        elif body["type"] in EDITED and asked.pressed is not None:
            asked.message = asked.pressed
            _changed(asked.pressed, body["data"])
        if asked.message is not None:
            told["interaction"]["response_message_id"] = str(asked.message.id)
            told["resource"] = {"type": body["type"], "message": payloads.message(asked.message)}
        return _json(told)

    async def _follow_up(self, request: web.Request) -> web.Response:
        self.requests["messages after answers"] += 1
        asked = self._asked[request.match_info["token"]]
        asked.has_answer()
        return _json(payloads.message(self._new(asked.place, await _body(request))))

    async def _edit_answer(self, request: web.Request) -> web.Response:
        self.requests["edits by answers"] += 1
        body, asked = await _body(request), self._asked[request.match_info["token"]]
        asked.has_answer()
        return _unknown(10008) if asked.message is None else _json(_changed(asked.message, body))

    def _new(self, channel: int, body: Json) -> Message:
        made = Message(next(self._numbers), channel, flags=body.get("flags", 0))
        _changed(made, body)
        if not made.flags & EPHEMERAL:
            self.messages.setdefault(channel, {})[made.id] = made
        return made


def _changed(shown: Message, body: Json) -> Json:
    shown.components = body.get("components", shown.components)
    return payloads.message(shown)


async def _body(request: web.Request) -> Json:
    """What was sent; of a form with files only the part that is no file."""
    raw = await request.read()
    if request.content_type != "application/json":
        at = raw.index(b'name="payload_json"')
        begin = raw.index(b"\r\n\r\n", at) + 4
        raw = raw[begin : raw.index(b"\r\n--", begin)]
    return msgspec.json.decode(raw)


def _json(told: Any) -> web.Response:
    return web.Response(body=msgspec.json.encode(told), content_type="application/json")


def _unknown(code: int) -> web.Response:
    told = msgspec.json.encode({"code": code, "message": "Unknown"})
    return web.Response(status=404, body=told, content_type="application/json")


async def _send(socket: web.WebSocketResponse, told: Json) -> None:
    await socket.send_str(msgspec.json.encode(told).decode())


def _kind(value: object) -> int:
    """The type that Discord gives an option of a command."""
    return 5 if isinstance(value, bool) else 4 if isinstance(value, int) else 3
