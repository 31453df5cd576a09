"""What a booster's card says: its name, and what it does, in a few sentences."""

from __future__ import annotations

import msgspec


class Text(msgspec.Struct, frozen=True):
    """The words of one booster, marked for the catalogues.

    The first sentence says what it does, and fits into a line of a menu.
    """

    name: str
    text: str
    in_force: str = ""
    """What it means to everybody while it is in force; empty where it is over at once.

    It may call those it is about by `{name}` (its owner), `{to}`, `{a}`, `{b}` and `{cause}`.
    """
    then: str = ""
    """The same once a part of it is used up; empty where it is not used up step by step."""
    before_play: bool = False
    """Whether it means nothing any more once the first trick has begun."""
