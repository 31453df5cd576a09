"""What the host needs from outside: the seam at which tests stand in for Discord."""

from __future__ import annotations

from typing import Protocol


class Screen(Protocol):
    """Shows tables to people. Told that something changed, never what."""

    def mark(self, session: str) -> None:
        """Every message of `session` may be out of date."""
        ...

    def call(self, session: str) -> None:
        """Those whom `session` waits for shall be reminded."""
        ...

    def repost(self, session: str) -> None:
        """The table's message shall be posted anew, at the bottom of its channel."""
        ...
