"""How long a round of Tichu is, in actions and in windows, with boosters and without.

    python -m tests.bench.tichu_rounds [rounds]

Whole games to 1,000 points, one after another, until so many rounds are played: boosters come to
hands in the course of a game. Engine only: nobody lets time pass, all who are asked answer.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from random import Random
from statistics import mean, stdev
from typing import Any, Final, NamedTuple, TypeAlias

from engines.kernel.game import Action, Seat, apply, legal_actions
from engines.tichu.events.boosters import BoosterPlayed
from engines.tichu.events.rounds import Round
from engines.tichu.events.waiting import Window
from engines.tichu.game import Tichu
from engines.tichu.state import TichuState

ROUNDS: Final = 200
GAME: Final = Tichu()
Chooser: TypeAlias = Callable[[TichuState, Seat, Sequence[Action[Any]], Random], Action[Any]]


class Length(NamedTuple):
    """What one round took."""

    actions: int
    answers: int
    """Of these, to windows."""
    windows: Counter[str]
    """By what they were about."""
    boosters: int


def by_level(level: str) -> Chooser:
    """Computer players of that level."""

    def choose(
        state: TichuState, seat: Seat, actions: Sequence[Action[Any]], dice: Random
    ) -> Action[Any]:
        return GAME.choose(GAME.view(state, seat), actions, level, dice)

    return choose


def at_random(
    _state: TichuState, _seat: Seat, actions: Sequence[Action[Any]], dice: Random
) -> Action[Any]:
    """Anything that may be done, each as likely as any other."""
    return dice.choice(actions)


def rounds(number: int, boosters: bool, choose: Chooser) -> Iterator[Length]:
    """The rounds of one game, its deals named by a number."""
    config = GAME.config({"boosters": boosters})
    dice, state = Random(number), GAME.new(config, 4, f"{number:064x}").state
    actions = answers = played = 0
    windows: Counter[str] = Counter()
    while waited := GAME.waiting_on(state):
        seat = dice.choice(sorted(waited))
        answers += GAME.view(state, seat).window is not None
        action = choose(state, seat, list(legal_actions(GAME, state, seat)), dice)
        step = apply(GAME, state, action)
        state, actions = step.state, actions + 1
        windows.update(each.trigger for each in step.events if isinstance(each, Window))
        played += sum(isinstance(each, BoosterPlayed) for each in step.events)
        if any(isinstance(each, Round) for each in step.events):
            yield Length(actions, answers, windows, played)
            actions = answers = played = 0
            windows = Counter()


def some(most: int, boosters: bool, choose: Chooser) -> Iterator[Length]:
    """The first rounds of as many games as it takes."""
    left, number = most, 0
    while left:
        for each in rounds(number, boosters, choose):
            yield each
            left -= 1
            if not left:
                return
        number += 1


def told(values: Sequence[float]) -> str:
    """Their mean, and how far it may be off (99 %)."""
    return f"{mean(values):6.1f} ± {2.58 * stdev(values) / len(values) ** 0.5:.1f}"


def main() -> None:
    """Print the table."""
    most = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    for who, choose in (("computers (normal)", by_level("normal")), ("at random", at_random)):
        for pack, boosters in (("plain", False), ("with boosters", True)):
            lengths = list(some(most, boosters, choose))
            about = sum((each.windows for each in lengths), Counter[str]())
            print(
                f"{who:<18} {pack:<13} {len(lengths)} rounds:"
                f" {told([each.actions for each in lengths])} actions a round"
                f" ({mean(each.answers for each in lengths):.1f} of them answers in windows),"
                f" {told([each.windows.total() for each in lengths])} windows,"
                f" {mean(each.boosters for each in lengths):.1f} boosters played;"
                f" windows about {', '.join(f'{k} {n}' for k, n in about.most_common(6))}",
                flush=True,
            )


if __name__ == "__main__":
    main()
