"""Computer players think in a process of their own, which may die without anybody noticing."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import engines
from bot.sessions.computers import Computers, choose
from engines.kernel.game import Seat, legal_actions

LOCUS = engines.game("locus")


def position(seed: str = "a" * 64) -> tuple[Any, tuple[Any, ...]]:
    """What the seat to act sees, and what it may do."""
    state = LOCUS.new(LOCUS.config({}), 2, seed).state
    return LOCUS.view(state, Seat(0)), tuple(legal_actions(LOCUS, state, Seat(0)))


def test_what_is_chosen_is_one_of_the_legal_actions():
    view, actions = position()
    for level in LOCUS.levels[:3]:
        assert choose("locus", view, actions, level, "mood") in range(len(actions))


def test_the_same_mood_does_the_same():
    view, actions = position()
    assert choose("locus", view, actions, "1", "x") == choose("locus", view, actions, "1", "x")


async def test_the_only_action_needs_no_thought():
    view, actions = position()
    computers = Computers()
    assert await computers.choose("locus", view, actions[:1], "7", "mood") is actions[0]
    assert computers._pool is None
    computers.close()


async def test_a_process_that_was_killed_is_started_again():
    view, actions = position()
    computers = Computers()
    first = await computers.choose("locus", view, actions, "1", "mood")
    assert computers._pool is not None
    for worker in computers._pool._processes.values():
        worker.kill()
    second = await computers.choose("locus", view, actions, "1", "mood")
    assert first == second
    assert first in actions
    computers.close()


async def test_closing_does_not_wait_for_a_thought(monkeypatch):
    view, actions = position()
    computers = Computers()
    thought = asyncio.ensure_future(computers.choose("locus", view, actions, "7", "mood"))
    while computers._pool is None:
        await asyncio.sleep(0)
    computers.close()
    with pytest.raises(asyncio.CancelledError):
        await asyncio.wait_for(thought, 5)
