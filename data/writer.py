"""Writes what has gathered, all of it with one commit, and answers when it is safe on disk."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from itertools import groupby
from operator import attrgetter
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import Connection

from data.engine import TROUBLE, Database, of_the_database, trouble
from data.errors import Closed, StoreError

T = TypeVar("T")

Work: TypeAlias = Callable[[Connection, Sequence[T]], None]
"""Stores any number of things of one kind; raises Conflict where one of them cannot be."""


class Job:
    """One thing to write, and the caller who waits for it."""

    __slots__ = ("answer", "item", "then", "work")

    def __init__(
        self,
        work: Work[Any],
        item: object,
        then: Callable[[], None] | None,
        answer: asyncio.Future[None],
    ) -> None:
        self.work = work
        self.item = item
        self.then = then
        self.answer = answer

    def settle(self, error: Exception | None) -> None:
        """Tell the caller, if still there, how it went."""
        if error is None and self.then is not None:
            self.then()
        if self.answer.done():
            return
        if error is None:
            self.answer.set_result(None)
        else:
            self.answer.set_exception(error)


class Writer:
    """The only one who writes. Jobs are carried out in the order they were given.

    Whatever gathers while one commit is under way shares the next. A job that fails takes no
    other with it; a commit that fails, fails all of its jobs. Its task lives only while there
    is something to write.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._jobs: list[Job] = []
        self._task: asyncio.Task[None] | None = None
        self._closed = False
        self.commits = 0
        """How many transactions there have been: what group commit saves can be seen."""

    async def write(self, work: Work[T], item: T, then: Callable[[], None] | None = None) -> None:
        """Store `item` with `work`; returns when it is on disk.

        `then` is called when it is, even if the caller has been cancelled meanwhile: that
        takes back the waiting, never the write. Raises StoreError; nothing is stored then.
        """
        if self._closed:
            raise Closed
        answer = asyncio.get_running_loop().create_future()
        self._jobs.append(Job(work, item, then, answer))
        if self._task is None:
            self._task = asyncio.create_task(self._flush(), name="store-writer")
        await answer

    async def close(self) -> None:
        """Write what was asked for, and take nothing more."""
        self._closed = True
        if self._task is not None:
            await asyncio.wait({self._task})

    async def _flush(self) -> None:
        batch: list[Job] = []
        try:
            while self._jobs:
                batch, self._jobs = self._jobs, []
                outcomes = await self._commit(batch)
                for job, outcome in zip(batch, outcomes, strict=True):
                    job.settle(outcome)
        finally:
            self._abandon(batch)

    def _abandon(self, batch: Sequence[Job]) -> None:
        """End the task. Whoever still waits is let go: only a loop that shuts down does that."""
        left, self._jobs, self._task = (*batch, *self._jobs), [], None
        for job in left:
            job.settle(Closed())

    async def _commit(self, batch: Sequence[Job]) -> Sequence[Exception | None]:
        self.commits += 1
        try:
            return await self._database.write(lambda connection: _carry_out(connection, batch))
        except StoreError as error:
            return [type(error)(error.detail) for _ in batch]


def _carry_out(connection: Connection, batch: Sequence[Job]) -> Sequence[Exception | None]:
    try:
        return _together(connection, batch)
    except Exception as error:
        if of_the_database(error):
            raise
        return _one_by_one(connection, batch)


def _together(connection: Connection, batch: Sequence[Job]) -> Sequence[None]:
    with connection.begin():
        for work, jobs in groupby(batch, attrgetter("work")):
            work(connection, [job.item for job in jobs])
    return [None] * len(batch)


def _one_by_one(connection: Connection, batch: Sequence[Job]) -> Sequence[Exception | None]:
    with connection.begin():
        return [_alone(connection, job) for job in batch]


def _alone(connection: Connection, job: Job) -> Exception | None:
    try:
        with connection.begin_nested():
            job.work(connection, [job.item])
    except Exception as error:
        if of_the_database(error):
            raise
        return trouble(error) if isinstance(error, TROUBLE) else error
    return None
