"""How the store says no.

    StoreError(code)                 the database refused: nothing has changed, try again later
    ├── Locked        "locked"       somebody else kept it locked for longer than was waited
    ├── ReadOnly      "read-only"    it may be read but not written
    ├── Unreachable   "unreachable"  no such folder, no right to it, or no such server
    ├── Full          "full"         no room left
    ├── TooNew        "too-new"      it was written by a later version of this program
    ├── Corrupt       "corrupt"      it is no database, or a damaged one
    ├── Failed        "failed"       anything else the database complained of
    ├── Closed        "closed"       the store has been closed
    └── Conflict(code)               somebody was quicker: read again and decide anew

The host owns the words people read; here are only codes.
"""

from __future__ import annotations


class StoreError(Exception):
    """The database did not do what was asked, and nothing has changed."""

    code: str = "failed"
    """What went wrong, for programs."""

    def __init__(self, detail: str = "") -> None:
        super().__init__(f"{self.code}: {detail}" if detail else self.code)
        self.detail = detail
        """What the database said; for the log, not for people."""


class Locked(StoreError):
    """Another process kept the database locked for longer than was waited."""

    code = "locked"


class ReadOnly(StoreError):
    """The database may be read but not written."""

    code = "read-only"


class Unreachable(StoreError):
    """The database cannot be opened: no such folder, or no right to it."""

    code = "unreachable"


class Full(StoreError):
    """There is no room left to write to."""

    code = "full"


class TooNew(StoreError):
    """The database was written by a later version of this program."""

    code = "too-new"


class Corrupt(StoreError):
    """The file is no database, or it is damaged."""

    code = "corrupt"


class Failed(StoreError):
    """Anything else the database complained of."""

    code = "failed"


class Closed(StoreError):
    """The store has been closed."""

    code = "closed"


class Conflict(StoreError):
    """Somebody else was quicker: what the caller knew is out of date."""

    def __init__(self, code: str, detail: str = "") -> None:
        self.code = code
        """`seq`, `version`, `ended`, `channel-taken` or `session-taken`."""
        super().__init__(detail)
