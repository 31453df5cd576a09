"""What a booster's card says: its name, and what it does, in a few sentences."""

from __future__ import annotations

import msgspec


class Text(msgspec.Struct, frozen=True):
    """The words of one booster, marked for the catalogues.

    The first sentence says what it does, and fits into a line of a menu.
    """

    name: str
    text: str
