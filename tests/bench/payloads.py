"""What Discord says of servers, people and messages, as far as the bot reads it."""

from __future__ import annotations

from typing import Any, Final

import msgspec

Json = dict[str, Any]

APPLICATION: Final = 1
BOT: Final = 2
GUILD: Final = 3
OWNER: Final = 4
THEN: Final = "2026-01-01T00:00:00+00:00"
EVERYTHING: Final = str((1 << 53) - 1)
"""Permissions: all there are."""
EPHEMERAL: Final = 64
TEXT, GALLERY, BUTTON, MENU = 10, 12, 2, 3


class Message(msgspec.Struct):
    """A message as it looks now."""

    id: int
    channel: int
    components: list[Json] = []
    flags: int = 0

    @property
    def text(self) -> str:
        """Every text, from top to bottom."""
        return "\n".join(each["content"] for each in self._parts() if each["type"] == TEXT)

    def controls(self) -> list[Json]:
        """Every button and menu that can be used."""
        return [
            each for each in self._parts() if each.get("custom_id") and not each.get("disabled")
        ]

    def control(self, verb: str, arg: str | None = None) -> Json | None:
        """The first control of that verb (and argument) that can be used."""
        for each in self.controls():
            parts = each["custom_id"].split(":", 4)
            if parts[3] == verb and arg in (None, "".join(parts[4:])):
                return each
        return None

    def _parts(self) -> list[Json]:
        found: list[Json] = []
        for each in self.components:
            found += [each, *each.get("components", ())]
        return found


def user(number: int, name: str) -> Json:
    """A person, or the bot."""
    told = {"id": str(number), "username": name, "global_name": name, "discriminator": "0"}
    return {**told, "avatar": None, "bot": number == BOT, "public_flags": 0}


def member(number: int, name: str) -> Json:
    """Somebody on the server."""
    told: Json = {"user": user(number, name), "roles": [], "nick": None, "joined_at": THEN}
    return {**told, "deaf": False, "mute": False, "flags": 0, "permissions": EVERYTHING}


def channel(number: int) -> Json:
    """A text channel of the server."""
    told = {"id": str(number), "type": 0, "name": f"table-{number}", "position": 0}
    return {**told, "guild_id": str(GUILD), "permission_overwrites": [], "parent_id": None}


def private(number: int, recipient: Json) -> Json:
    """The channel of somebody's direct messages."""
    return {"id": str(number), "type": 1, "last_message_id": None, "recipients": [recipient]}


def guild(channels: list[Json]) -> Json:
    """The server as it is told at the start."""
    everyone = {"id": str(GUILD), "name": "@everyone", "permissions": EVERYTHING, "position": 0}
    everyone |= {"color": 0, "hoist": False, "managed": False, "mentionable": False, "flags": 0}
    told = {"id": str(GUILD), "name": "Card Club", "owner_id": str(OWNER), "roles": [everyone]}
    told |= {"channels": channels, "members": [member(BOT, "Out of Turn")], "threads": []}
    told |= {"emojis": [], "stickers": [], "features": [], "preferred_locale": "en-US"}
    told |= {"verification_level": 0, "default_message_notifications": 0, "mfa_level": 0}
    told |= {"explicit_content_filter": 0, "afk_timeout": 300, "premium_tier": 0}
    told |= {"voice_states": [], "presences": [], "stage_instances": [], "soundboard_sounds": []}
    told |= {"guild_scheduled_events": [], "member_count": 1, "large": False, "icon": None}
    return {**told, "unavailable": False, "joined_at": THEN, "system_channel_flags": 0}


def application() -> Json:
    """The bot's application."""
    told = {"id": str(APPLICATION), "name": "Out of Turn", "description": "", "icon": None}
    told |= {"bot_public": True, "bot_require_code_grant": False, "verify_key": "0" * 64}
    return {**told, "owner": user(OWNER, "owner"), "flags": 0, "team": None}


def message(shown: Message) -> Json:
    """A message of the bot's."""
    told = {"id": str(shown.id), "channel_id": str(shown.channel), "type": 0, "content": ""}
    told |= {"author": user(BOT, "Out of Turn"), "timestamp": THEN, "edited_timestamp": None}
    told |= {"tts": False, "mention_everyone": False, "mentions": [], "mention_roles": []}
    told |= {"attachments": [], "embeds": [], "pinned": False, "flags": shown.flags}
    return {**told, "components": shown.components}


def interaction(number: int, kind: int, data: Json, place: Json, who: Json) -> Json:
    """Somebody has pressed something in `place`, or typed a command there."""
    told = {"id": str(number), "application_id": str(APPLICATION), "type": kind, "version": 1}
    told |= {"token": f"t{number}", "data": data, "channel_id": place["id"], "channel": place}
    told |= {"locale": "en-US", "entitlements": [], "authorizing_integration_owners": {}}
    told |= {"attachment_size_limit": 10 << 20, "app_permissions": EVERYTHING}
    if place["type"] == 1:
        return {**told, "context": 1, "user": who}
    at = {"context": 0, "guild_id": str(GUILD), "guild_locale": "en-US"}
    return {**told, **at, "member": member(int(who["id"]), who["username"])}
