"""Makes Discord messages of surfaces (Components V2), within Discord's limits."""

from __future__ import annotations

import zlib
from io import BytesIO
from typing import Final

import discord
import msgspec

from bot.custom_id import Press, written
from bot.surfaces import Button, Menu, Question, Row, Surface

PICTURE: Final = "table.png"
MOST_TEXT: Final = 4000
MOST_ALT: Final = 1024
MOST_LABEL: Final = 100
MOST_BUTTON: Final = 80
MOST_PLACEHOLDER: Final = 150
MOST_TITLE: Final = 45
STYLES: Final = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}


class Sending(msgspec.Struct, frozen=True):
    """A message ready to be sent once."""

    view: discord.ui.LayoutView
    files: list[discord.File]
    mentions: discord.AllowedMentions


def clip(text: str, most: int) -> str:
    """`text`, cut with an ellipsis where it is longer than `most` characters."""
    return text if len(text) <= most else f"{text[: most - 1]}…"


def message(surface: Surface, picture: bytes | None, session: str, anchor: str) -> Sending:
    """`surface` as a message of `session`, its controls drawn for `anchor`."""
    view = discord.ui.LayoutView(timeout=None)
    below = clip(surface.below, MOST_TEXT // 2)
    view.add_item(discord.ui.TextDisplay(clip(surface.text or "…", MOST_TEXT - len(below))))
    files: list[discord.File] = []
    if picture is not None:
        alt = clip(surface.alt, MOST_ALT)
        view.add_item(
            discord.ui.MediaGallery(
                discord.MediaGalleryItem(f"attachment://{PICTURE}", description=alt)
            )
        )
        files.append(discord.File(BytesIO(picture), PICTURE))
    if below:
        view.add_item(discord.ui.TextDisplay(below))
    for row in surface.rows:
        view.add_item(_row(row, session, anchor))
    view.stop()  # presses are read by one listener: discord.py need not keep the view
    users = [discord.Object(user) for user in surface.mentions]
    return Sending(
        view,
        files,
        discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users),
    )


def modal(question: Question, session: str, anchor: str) -> discord.ui.Modal:
    """`question` as a modal whose answer comes back like a press."""
    shown = discord.ui.Modal(
        title=clip(question.title, MOST_TITLE),
        custom_id=written(Press(session, anchor, question.verb)),
        timeout=None,
    )
    field = discord.ui.TextInput[discord.ui.Modal](
        custom_id="text",
        placeholder=clip(question.placeholder, MOST_LABEL),
        max_length=question.most,
    )
    shown.add_item(discord.ui.Label(text=clip(question.label, MOST_TITLE), component=field))
    shown.stop()
    return shown


def _row(row: Row, session: str, anchor: str) -> discord.ui.ActionRow[discord.ui.LayoutView]:
    items = [_menu(row, session, anchor)] if isinstance(row, Menu) else []
    buttons = () if isinstance(row, Menu) else row
    return discord.ui.ActionRow(*items, *(_button(each, session, anchor) for each in buttons))


def _button(button: Button, session: str, anchor: str) -> discord.ui.Button[discord.ui.LayoutView]:
    return discord.ui.Button(
        style=STYLES[button.style],
        label=clip(button.label, MOST_BUTTON),
        emoji=button.emoji,
        disabled=button.disabled,
        custom_id=written(Press(session, anchor, button.verb, button.arg)),
    )


def _menu(menu: Menu, session: str, anchor: str) -> discord.ui.Select[discord.ui.LayoutView]:
    options = [
        discord.SelectOption(
            label=clip(option.label, MOST_LABEL),
            value=option.value,
            description=clip(option.description, MOST_LABEL) or None,
            default=option.chosen,
        )
        for option in menu.options
    ]
    return discord.ui.Select(
        custom_id=written(Press(session, anchor, menu.verb, menu.arg), _mark(menu)),
        placeholder=clip(menu.placeholder, MOST_PLACEHOLDER),
        options=options,
        min_values=menu.least,
        max_values=menu.most,
        disabled=menu.disabled,
    )


def _mark(menu: Menu) -> str:
    """Tells the menu from one in which something else is chosen.

    A menu shows what was chosen in it for as long as its custom id stays, whatever the bot says.
    """
    chosen = ":".join(option.value for option in menu.options if option.chosen)
    return f"{zlib.crc32(chosen.encode()) & 0xFFFF:04x}" if chosen else ""
