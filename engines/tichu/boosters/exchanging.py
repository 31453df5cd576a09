"""What boosters make of dealing and of the exchange, before there is a lead."""

from __future__ import annotations

from engines.kernel.game import Turn
from engines.kernel.waits import Answer
from engines.tichu.boosters import PACK
from engines.tichu.boosters.drawing import FIRST
from engines.tichu.boosters.model import Steps
from engines.tichu.dealing import ONE_EACH
from engines.tichu.pendings import Deal, FirstSeven, PlanExchange, Stop
from engines.tichu.state import TichuState


def first_seven(
    turn: Turn[TichuState], _pending: FirstSeven, _answers: tuple[Answer, ...]
) -> Steps:
    """The deal stops after seven cards where somebody holds a booster for that moment."""
    held = {key for pool in turn.state.pools for key in pool}
    stops = any("seven" in PACK[key].steps for key in held)
    return (Deal(FIRST), Stop("seven")) if stops else ()


def plan_exchange(
    turn: Turn[TichuState], _pending: PlanExchange, _answers: tuple[Answer, ...]
) -> Steps:
    """One card to each of the others, as the boosters in force change that."""
    exchange = ONE_EACH
    for effect in turn.state.effects:
        exchange = PACK[effect.booster].plan(exchange, effect)
    return (exchange,)
