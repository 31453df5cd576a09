"""The boosters with which a game begins: who holds which, what lies face up, and the pile."""

from __future__ import annotations

from typing import TypedDict

from engines.kernel.errors import BadConfig
from engines.tichu.boosters import PACK
from engines.tichu.boosters.drafting import FACE_UP, shuffled
from engines.tichu.config import Keys, TichuConfig


class Supply(TypedDict, total=False):
    """The fields of a state that say where the boosters are."""

    boosters: bool
    pools: tuple[tuple[str, ...], ...]
    faceup: tuple[str, ...]
    pile: tuple[str, ...]


def check_keys(config: TichuConfig) -> None:
    """Refuse boosters that are not in the pack, as BadConfig."""
    if not PACK.keys() >= set(config.booster_pile or ()):
        raise BadConfig("booster_pile")
    if not PACK.keys() >= {key for pool in config.held or () for key in pool}:
        raise BadConfig("held")


def pools_of(config: TichuConfig, seed: str) -> Supply:
    """Where the boosters are at the start. Who holds one already has it from the pile."""
    if not config.boosters:
        return {}
    held: tuple[Keys, ...] = config.held or ((), (), (), ())
    pile = config.booster_pile
    if pile is None:
        taken = {key for pool in held for key in pool}
        pile = shuffled(seed, 0, (key for key in PACK if key not in taken))
    return {"boosters": True, "pools": held, "faceup": pile[:FACE_UP], "pile": pile[FACE_UP:]}
