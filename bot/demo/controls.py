"""Finds a control again in a message that was edited after somebody had seen it.

simcord names controls by their place in the message, and takes nothing that was not shown last;
here others act meanwhile, and Discord knows controls by their custom ids.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec.structs import replace

# How simcord's page names controls: it has no public name.
from simcord.preview._action_plans import (
    _component_key,  # pyright: ignore[reportPrivateUsage]
    _component_paths,  # pyright: ignore[reportPrivateUsage]
)

from bot.custom_id import Press, read

HOUSE: Final = "@"
"""What verbs begin with that mean the same whatever has happened since."""


def controls_of(message: int, components: Sequence[Mapping[str, Any]]) -> dict[str, str]:
    """The custom ids of a message's controls, by the page's names for them."""
    return {
        key: str(part["custom_id"])
        for number, root in enumerate(components)
        for path, part in _component_paths(root, str(number))
        if part.get("custom_id") and (key := _component_key(part, path, message)) is not None
    }


def found_again(custom_id: str, chosen: Sequence[str], now: Mapping[str, str]) -> str | None:
    """What the page calls the control now that had this custom id; None where it is gone.

    Something may be `chosen` in it. Where it means another moment now it is not the same.
    """
    meant = _meaning(custom_id, chosen)
    return next((key for key, each in now.items() if _meaning(each, chosen) == meant), None)


def _meaning(custom_id: str, chosen: Sequence[str]) -> Press | str:
    press = read(custom_id, tuple(chosen))
    if press is None or not press.verb.startswith(HOUSE):
        return press or custom_id
    return replace(press, anchor="")
