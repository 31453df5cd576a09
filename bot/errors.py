"""What can go wrong for a person, and is answered with a sentence.

    Exception
    └── Unable                  somebody asked for something that cannot be done
        ├── Stale               a control of an earlier moment: show the present one instead
        ├── NoSuchTable         the table is over, or never was
        ├── NotSeated           the person does not sit at this table
        └── Unwelcome(code)     the house says no: table full, not the host, channel taken ...

The engines' IllegalAction and BadConfig and the store's StoreError stand beside these. Anything
else is a bug: logged with session and length, and the person is told that it is.
"""

from __future__ import annotations

from enum import StrEnum


class Unable(Exception):
    """Somebody asked for something that cannot be done. Nothing has changed."""


class Stale(Unable):
    """The control was drawn for an earlier moment of the game."""


class NoSuchTable(Unable):
    """There is no such table, or it is over."""


class NotSeated(Unable):
    """The person does not sit at this table."""


class House(StrEnum):
    """Why the house says no."""

    CHANNEL_TAKEN = "channel-taken"
    TABLE_FULL = "table-full"
    ALREADY_SEATED = "already-seated"
    NOT_ENOUGH = "not-enough"
    NOT_HOST = "not-host"
    NOT_MANAGER = "not-manager"
    NOT_STARTED = "not-started"
    STARTED = "started"
    INVITED_ONLY = "invited-only"
    NO_PERMISSION = "no-permission"
    BAD_OPTION = "bad-option"
    NOTHING_HERE = "nothing-here"


class Unwelcome(Unable):
    """The house says no, for the reason `code`; `detail` is what it is about."""

    def __init__(self, code: House, detail: str = "") -> None:
        super().__init__(f"{code}: {detail}" if detail else str(code))
        self.code = code
        self.detail = detail
