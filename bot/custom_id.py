"""The text in a control that says what it does: `v1:<session>:<anchor>:<verb>[:<arg>]`.

Nothing else is needed to act on a press, so controls work after a restart and in every process.
A menu's argument may end in a mark that says nothing but that it is another menu than before.
"""

from __future__ import annotations

from typing import Final

import msgspec

VERSION: Final = "v1"
LONGEST: Final = 100
MARK: Final = "~"
"""What a menu's mark begins with."""


class Press(msgspec.Struct, frozen=True):
    """What a control says when it is pressed.

    `anchor` is the length of the log the control was drawn for, or the id of the wait it
    answers: with it an old or doubled press is told from a new one.
    """

    session: str
    anchor: str
    verb: str
    arg: str = ""
    values: tuple[str, ...] = ()
    """What was chosen in a menu, or typed into a modal."""


def written(press: Press, mark: str = "") -> str:
    """The custom id of a control, a menu's with its `mark`.

    Raises ValueError where it would not fit or not read back.
    """
    parts = [VERSION, press.session, press.anchor, press.verb]
    if any(":" in part for part in parts) or not all(parts):
        raise ValueError(f"no custom id for {press}")
    arg = f"{press.arg}{MARK}{mark}" if mark else press.arg
    text = ":".join([*parts, arg] if arg else parts)
    if len(text) > LONGEST:
        raise ValueError(f"custom id too long: {text}")
    return text


def read(custom_id: str, values: tuple[str, ...] = ()) -> Press | None:
    """What a custom id says, or None where it is not one of ours."""
    parts = custom_id.split(":", 4)
    if len(custom_id) > LONGEST or len(parts) < 4 or parts[0] != VERSION or not all(parts[1:4]):
        return None
    arg = parts[4] if len(parts) > 4 else ""
    if values and MARK in arg:
        arg = arg.rpartition(MARK)[0]
    return Press(parts[1], parts[2], parts[3], arg, values)
