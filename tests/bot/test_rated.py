"""What a finished game is worth: who is rated for which seat, and what the table says of it."""

from __future__ import annotations

from data.errors import Failed
from engines.kernel.game import Seat
from tests.bot.test_host import finished
from tests.bot.world import ANN, BEN, World, opened, place

SECOND = Seat(1)


async def move(world: World, session) -> None:
    """The seat to act lays a chip, whoever plays it."""
    cell = session.rules.view(session.state, session.state.to_act).preview[0].cell
    user = session.seats[session.state.to_act].user
    await world.host.act(session.id, user, place(cell), None)
    await world.quiet()


async def to_the_end(world: World, session):
    """Whoever is there plays on."""
    while session.result is None:
        await move(world, session)
    return session


async def ratings(world: World, session) -> str:
    """What the table says of ratings."""
    text = (await world.screens.table(session.id)).surface.text
    return next((line for line in text.splitlines() if "Ratings" in line), "")


async def test_the_table_says_what_the_winner_has_gained(world, monkeypatch):
    monkeypatch.setattr("bot.sessions.host.secrets.token_hex", lambda size: "a1" * size)  # no draw
    session = await finished(world)
    winner, loser = (session.seats[min(group)].user for group in session.result.ranking)
    (row,) = await world.store.results.ratings_of(f"u:{winner}")
    worth = round(row.sure * 60)
    line = await ratings(world, session)
    assert line == f"-# 📈 Ratings: user{winner} **{worth}** (+{worth}) · user{loser} **0** (+0)"


async def test_a_computer_is_not_named_among_the_rated(world):
    session = await to_the_end(world, await world.game(computers=["3"]))
    line = await ratings(world, session)
    assert f"user{ANN}" in line
    assert "Greta" not in line


async def test_what_was_gained_is_known_after_a_restart(world, database, passed):
    session = await finished(world)
    before = await ratings(world, session)
    async with opened(database, passed) as later:
        assert await ratings(later, session) == before


async def test_a_table_that_was_ended_rates_nobody(world):
    session = await world.game()
    await world.host.end(session.id)
    assert await ratings(world, session) == ""
    assert await world.store.results.ratings_of(f"u:{ANN}") == ()


async def test_who_leaves_is_rated_for_how_the_seat_ends(world):
    session = await world.game()
    await world.host.leave(session.id, BEN)
    await to_the_end(world, session)
    rows = await world.store.results.of_session(session.id)
    assert [row.user for row in rows] == [ANN, BEN]
    assert f"🤖 user{BEN}" in await ratings(world, session)


async def test_who_is_away_at_the_end_is_rated(world):
    session = await world.game(seconds=60.0)
    for _ in range(3):
        await move(world, session)
        await world.later(61)
    assert session.seats[SECOND].away
    await to_the_end(world, session)
    rows = await world.store.results.of_session(session.id)
    assert [row.player for row in rows] == [f"u:{ANN}", f"u:{BEN}"]


async def test_a_last_move_counts_though_its_ratings_cannot_be_read(world, monkeypatch):
    async def unread(session: str):
        raise Failed("trouble")

    monkeypatch.setattr(world.store.results, "of_session", unread)
    session = await finished(world)
    assert (await world.stored(session.id)).session.status == "over"
    assert await ratings(world, session) == ""
