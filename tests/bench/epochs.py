"""Epochs Poker: speed of engine and ranking, how often which hand comes, strength of levels.

`python -m tests.bench.epochs [hands]`: 2,000 four-handed hands a pairing without an argument.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from math import sqrt
from random import Random
from statistics import fmean, median, pstdev
from time import perf_counter, process_time
from typing import Any

from engines.epochs.actions import AllIn, Raise
from engines.epochs.cards import kinds_of, pack_of
from engines.epochs.game import Epochs
from engines.epochs.hands import rank, strength
from engines.epochs.scale import PACKS, SCALE, SIZES, PackKey, step_of
from engines.epochs.state import EpochsState
from engines.kernel.game import Event, Seat, apply, legal_actions, replay
from tests.bench.yardstick import yardstick

GAME = Epochs()
HANDS = 2_000
SURE = 2.576
"""Standard errors within which 99 of 100 means lie."""
RUNS = 7
GOAL, POKERKIT = 5_000, 5_700
"""Actions a second that are asked for where PokerKit does so many."""
RANKINGS = 5_000
DEALT = 100_000
"""Hands that the frequencies are counted on."""

WORST: dict[PackKey, str] = {
    "1+3+4": "*y 2* 2h4 2m3 2m5 2y1 4* 4h1 5* 5y2 jk2",
    "full": "*m *y 10* 10y1 2* 2y2 5* 5m3 6* 6y1 jk1",
}
"""Eleven cards whose ranking takes longest, of all that a search has found."""


def started(number: int, seats: int, **options: Any) -> EpochsState:
    """Match `number`, just dealt."""
    seed = sha256(f"bench {number}".encode()).hexdigest()
    return GAME.new(GAME.config(options), seats, seed).state


def _as_the_yardstick(actions: list[Any], dice: Random) -> Any:
    """One of the actions as the yardstick chooses: of all raises only the least."""
    raises = [action for action in actions if isinstance(action, (Raise, AllIn))]
    return dice.choice([*(action for action in actions if action not in raises), *raises[:1]])


def random_match(number: int, seats: int) -> tuple[int, list[Event[EpochsState]]]:
    """How many actions a random match takes, listing the legal ones at each, and its events."""
    dice, state, actions = Random(number), started(number, seats), 0
    happened: list[Event[EpochsState]] = []
    while (seat := state.to_act) is not None:
        step = apply(GAME, state, _as_the_yardstick(list(legal_actions(GAME, state, seat)), dice))
        state, actions = step.state, actions + 1
        happened += step.events
    return actions, happened


def playouts(seats: int) -> str:
    """Actions a second in random matches beside PokerKit's, the median of some runs."""
    speeds: list[float] = []
    for run in range(RUNS):
        begun = perf_counter()
        actions = sum(random_match(number, seats)[0] for number in range(run * 5, run * 5 + 5))
        speeds.append(actions / (perf_counter() - begun))
    kit = yardstick()
    met = "met" if median(speeds) / kit >= GOAL / POKERKIT else "MISSED"
    what = f"random playouts, {seats} seats"
    return f"{what:<34} {median(speeds):,.0f} actions/s, PokerKit {kit:,.0f}, goal {met}"


def folding() -> str:
    """Events a second in replay, the median of some runs."""
    first, (_, events) = started(1, 4), random_match(1, 4)
    speeds: list[float] = []
    for _ in range(RUNS):
        begun = process_time()
        for _ in range(50):
            replay(first, events)
        speeds.append(50 * len(events) / (process_time() - begun))
    return f"{'replay':<34} {median(speeds):,.0f} events/s"


def rankings() -> Iterator[str]:
    """Eleven-card rankings a second: of random cards, and of the worst ones known."""
    for pack, jokers in (("1+3+4", 2), ("full", 4)):
        dice, cards = Random(1), pack_of(pack, jokers)
        hands = [dice.sample(cards, 11) for _ in range(2_000)]
        yield _rankings(f"rankings, random, {pack}, {jokers} jokers", hands, pack)
    for pack, worst in WORST.items():
        yield _rankings(f"rankings, worst case, {pack}", [worst.split()] * 2_000, pack)


def _rankings(what: str, hands: list[list[str]], pack: PackKey) -> str:
    speeds: list[float] = []
    for _ in range(RUNS):
        begun = process_time()
        for hand in hands:
            rank(hand, pack)
        speeds.append(len(hands) / (process_time() - begun))
    met = "met" if median(speeds) >= RANKINGS else "MISSED"
    return f"{what:<34} {median(speeds):,.0f}/s, goal {met}"


def frequencies(pack: PackKey = "1+3+4", jokers: int = 2) -> Iterator[str]:
    """How often which combination is the best of eleven random cards."""
    dice, top = Random(1), PACKS[pack][-1]
    kinds = [kinds_of(pack)[card] for card in pack_of(pack, jokers)]
    best = Counter(_step(strength(dice.sample(kinds, 11), top).combinations) for _ in range(DEALT))
    yield f"best of 11 random cards, {pack} with {jokers} jokers, {DEALT:,} hands:"
    for step in range(len(SCALE), -2, -1):
        yield f"    {_named(step):<20} {100 * best[step] / DEALT:7.3f} %"


def _step(combinations: tuple[int, ...]) -> int:
    return step_of(combinations[0]) if combinations else -1


def _named(step: int) -> str:
    if step == len(SCALE):
        return "two suits"
    if step < 0:
        return "none"
    return " = ".join(f"{k}/{SIZES[suit]} {suit}" for k, suit in SCALE[step])


def won(number: int, levels: tuple[str, ...], **options: Any) -> tuple[int, ...]:
    """The chips of each seat after match `number` between players of these levels."""
    dice, state = Random(number), started(number, len(levels), **options)
    while (seat := state.to_act) is not None:
        actions = list(legal_actions(GAME, state, seat))
        view = GAME.view(state, Seat(seat))
        state = apply(GAME, state, GAME.choose(view, actions, levels[seat], dice)).state
    return state.round.stacks


def pairing(better: str, worse: str, hands: int) -> str:
    """Two against two: what the better side wins in chips a hand, and how sure that is.

    Every hand is played with full stacks, and again with the sides' seats exchanged.
    """
    gains: list[float] = []
    sides = (better, worse) * 2, (worse, better) * 2
    for number in range(hands // 2):
        one, two = (won(number, side, hands=1, dealer=number % 4) for side in sides)
        gains.append((one[0] + one[2] + two[1] + two[3]) / 2 - 2_000)
    mean, error = fmean(gains), SURE * pstdev(gains) / sqrt(len(gains))
    met = "met" if mean > error else "MISSED"
    what = f"{better} against {worse}, two and two"
    return f"{what:<34} {mean:+.1f} ± {error:.1f} chips a hand ({hands:,} hands), goal {met}"


def matches(better: str, worse: str, count: int) -> str:
    """One against three over whole matches of 20 hands: the chips it has in the end."""
    chips = [
        won(number, tuple(better if seat == number % 4 else worse for seat in range(4)))[number % 4]
        for number in range(count)
    ]
    mean, error = fmean(chips), SURE * pstdev(chips) / sqrt(count)
    what = f"one {better} against three {worse}"
    return f"{what:<34} ends with {mean:,.0f} ± {error:,.0f} of 4,000 chips ({count} matches)"


def thinking(level: str) -> str:
    """The time of one decision."""
    times: list[float] = []
    for number in range(4):
        dice, state = Random(number), started(number, 4, hands=3)
        while (seat := state.to_act) is not None:
            actions, view = list(legal_actions(GAME, state, seat)), GAME.view(state, Seat(seat))
            begun = perf_counter()
            action = GAME.choose(view, actions, level, dice)
            times.append(1000 * (perf_counter() - begun))
            state = apply(GAME, state, action).state
    what = f"one decision of {level}"
    return f"{what:<34} median {median(times):.1f} ms, longest {max(times):.0f} ms"


def lines(hands: int) -> Iterator[str]:
    """The table."""
    for seats in (3, 4):
        yield playouts(seats)
    yield folding()
    yield from rankings()
    yield from frequencies()
    for level in GAME.levels:
        yield thinking(level)
    for better, worse in (("normal", "easy"), ("hard", "normal")):
        yield pairing(better, worse, hands)
        yield matches(better, worse, hands // 20)


if __name__ == "__main__":
    for line in lines(int(sys.argv[1]) if len(sys.argv) > 1 else HANDS):
        print(line, flush=True)
