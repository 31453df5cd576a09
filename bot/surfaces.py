"""What a message shows, as values: text, a picture, controls. Tests compare them as such.

A face (cogs) makes a surface from a view; `bot.layout` makes a Discord message of it. Nothing
here knows Discord, and nothing knows a game.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from render.scene import Scene

Style = Literal["primary", "secondary", "success", "danger"]


class Button(msgspec.Struct, frozen=True):
    """A button. A press comes back as its verb and argument."""

    verb: str
    label: str
    arg: str = ""
    style: Style = "secondary"
    emoji: str | None = None
    disabled: bool = False


class Option(msgspec.Struct, frozen=True):
    """One line of a menu."""

    value: str
    label: str
    description: str = ""
    chosen: bool = False


class Menu(msgspec.Struct, frozen=True):
    """A select menu of at most 25 options."""

    verb: str
    placeholder: str
    options: tuple[Option, ...]
    arg: str = ""
    least: int = 1
    most: int = 1
    disabled: bool = False


Row = Menu | tuple[Button, ...]
"""One line of controls: a menu, or up to five buttons."""


class Surface(msgspec.Struct, frozen=True):
    """A whole message. `alt` is what a screen reader says of the picture."""

    text: str
    scene: Scene | None = None
    alt: str = ""
    below: str = ""
    """Text under the picture: what happened last."""
    rows: tuple[Row, ...] = ()
    mentions: tuple[int, ...] = ()
    """The users this message may ping; nobody else, whatever its text says."""
    gist: str = ""
    """What of it may not wait. Where this stays the same a message that is kept up to date may be
    edited a little later, or not at all should it come to look as before. Empty: all at once."""
    chapter: str = ""
    """Where this changes the message is posted anew, so that it is at the bottom again."""


class Question(msgspec.Struct, frozen=True):
    """A modal with one line to type into. What is typed comes back under `verb`."""

    verb: str
    title: str
    label: str
    placeholder: str = ""
    most: int = 40
    """The longest answer taken, in characters."""
