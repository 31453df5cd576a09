"""What nobody waits for happens one at a time, between what somebody does wait for."""

from __future__ import annotations

import asyncio

from bot.table.turns import Turns


async def drawn(turns: Turns, done: list[str], what: str) -> None:
    await turns.take()
    done.append(what)


async def test_turns_come_in_the_order_in_which_they_were_asked_for():
    turns, done = Turns(), list[str]()
    await asyncio.gather(*(drawn(turns, done, what) for what in "abc"))
    assert done == ["a", "b", "c"]


async def test_an_answer_waits_for_one_turn_at_most():
    turns, done = Turns(), list[str]()
    drawing = [asyncio.create_task(drawn(turns, done, "d")) for _ in range(9)]
    for _ in range(6):
        await asyncio.sleep(0)
        done.append("answer")
    await asyncio.gather(*drawing)
    assert [len(each) <= 1 for each in "".join(done).split("answer")[:-1]] == [True] * 6
    assert done.count("d") == 9


async def test_who_gives_up_keeps_nobody_waiting():
    turns, done = Turns(), list[str]()
    first, second = (asyncio.create_task(drawn(turns, done, what)) for what in "ab")
    await asyncio.sleep(0)
    first.cancel()
    await second
    assert done == ["b"]
