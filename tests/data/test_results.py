"""Results and ratings: stored with the end of a game, worked out anew from nothing else."""

from __future__ import annotations

import asyncio

import pytest

from data.rows import RatingRow
from tests.data.making import bodies, finish, finished, playing, rate, result, step


def rated(player, mu, sigma, played, won, game="locus"):
    return RatingRow(player=player, game=game, mu=mu, sigma=sigma, played=played, won=won)


async def test_a_finished_game_rates_its_players(store):
    await finished(store, "a", result(1, "u:7"), result(2, "c:locus:3"), at=200.0)

    assert await store.results.ratings("locus", ["u:7", "c:locus:3", "u:9"]) == {
        "u:7": rated("u:7", 26.0, 4.0, 1, 1),
        "c:locus:3": rated("c:locus:3", 25.0, 4.0, 1, 0),
    }


async def test_ratings_go_on_from_those_before(store):
    await finished(store, "a", result(1, "u:7"), result(2, "u:8"), at=200.0)
    await finished(store, "b", result(1, "u:8"), result(2, "u:7"), at=300.0)
    assert await store.results.ratings_of("u:7") == (rated("u:7", 26.0, 2.0, 2, 1),)


async def test_games_of_one_player_that_end_together_both_count(store):
    await playing(store, "a")
    await playing(store, "b")
    before = store.writer.commits

    await asyncio.gather(
        step(store, 1, "a", finish=finish(result(1, "u:7", "a"))),
        step(store, 1, "b", finish=finish(result(1, "u:7", "b"))),
    )

    assert store.writer.commits - before == 1
    assert await store.results.ratings_of("u:7") == (rated("u:7", 27.0, 2.0, 2, 2),)


async def test_games_are_rated_each_for_itself(store):
    await finished(store, "a", result(1, "u:7"), at=200.0)
    await finished(store, "b", result(1, "u:7", game="tichu"), at=300.0)
    assert await store.results.ratings_of("u:7") == (
        rated("u:7", 26.0, 4.0, 1, 1),
        rated("u:7", 26.0, 4.0, 1, 1, "tichu"),
    )


async def test_a_formula_that_fails_stops_its_own_step_only(store):
    await playing(store, "a")
    await playing(store, "b")

    def broken(results, before):
        raise ZeroDivisionError

    end = finish(result(1, "u:7"))
    outcomes = await asyncio.gather(
        step(store, 1, "a", finish=type(end)(results=end.results, rate=broken)),
        step(store, 1, "b"),
        return_exceptions=True,
    )

    assert [type(each) for each in outcomes] == [ZeroDivisionError, type(None)]
    assert await bodies(store, "a") == []
    assert await store.results.of_session("a") == ()
    assert await bodies(store, "b") == [b'{"n":1}']


async def test_a_game_that_does_not_count_keeps_its_results(store):
    await playing(store, "a")
    end = finish(result(1, "u:7"))
    await step(store, 1, finish=type(end)(results=end.results, rate=lambda results, before: ()))
    assert await store.results.of_session("a") == end.results
    assert await store.results.ratings_of("u:7") == ()


async def test_a_person_sees_their_latest_results_first(store):
    for name, game, at in (("a", "locus", 200.0), ("b", "tichu", 300.0), ("c", "locus", 400.0)):
        await finished(store, name, result(1, "u:7", game=game), result(2, "u:8"), at=at)

    assert [row.session for row in await store.results.of_user(7, 9)] == ["c", "b", "a"]
    assert [row.session for row in await store.results.of_user(7, 1)] == ["c"]
    assert await store.results.of_user(9, 9) == ()


async def test_a_server_ranks_the_people_who_finished_a_game_there(store):
    await finished(store, "a", result(1, "u:7"), result(2, "u:8"), result(3, "c:x:1"), at=200.0)
    await finished(store, "b", result(1, "u:9", guild=2), result(2, "u:8", guild=2), at=300.0)

    board = await store.results.leaderboard(1, "locus")

    assert [row.player for row in board] == ["u:8", "u:7"]
    assert [row.player for row in await store.results.leaderboard(1, "locus", 1)] == ["u:8"]
    assert await store.results.leaderboard(1, "tichu") == ()
    assert await store.results.leaderboard(3, "locus") == ()


async def test_ratings_worked_out_anew_are_those_that_grew(store):
    await finished(store, "c", result(1, "u:7"), result(2, "u:8"), at=200.0)
    await finished(store, "a", result(1, "u:8"), result(2, "u:7"), at=300.0)
    await finished(store, "b", result(1, "u:7", game="tichu"), result(2, "c:x:1"), at=400.0)
    players = ["u:7", "u:8", "c:x:1"]
    grown = [await store.results.ratings_of(player) for player in players]

    await store.results.rebuild(rate)

    assert [await store.results.ratings_of(player) for player in players] == grown


async def test_ratings_are_worked_out_anew_in_the_order_the_games_ended(store):
    await finished(store, "a", result(1, "u:7"), at=300.0)
    await finished(store, "b", result(1, "u:7"), at=200.0)
    seen = []

    def watched(results, before):
        seen.append((results[0].session, before.get("u:7")))
        return rate(results, before)

    await store.results.rebuild(watched)

    assert seen == [("b", None), ("a", rated("u:7", 26.0, 4.0, 1, 1))]


async def test_another_formula_takes_the_place_of_the_first(store):
    await finished(store, "a", result(1, "u:7"), result(2, "u:8"), at=200.0)
    await store.results.rebuild(lambda results, before: [rated("u:7", 1.0, 1.0, 1, 1)])
    assert await store.results.ratings_of("u:7") == (rated("u:7", 1.0, 1.0, 1, 1),)
    assert await store.results.ratings_of("u:8") == ()


async def test_a_formula_that_fails_leaves_the_ratings_there_were(store):
    await finished(store, "a", result(1, "u:7"), at=200.0)
    with pytest.raises(ZeroDivisionError):
        await store.results.rebuild(lambda results, before: [1 / 0])
    assert await store.results.ratings_of("u:7") == (rated("u:7", 26.0, 4.0, 1, 1),)


async def test_a_result_says_what_the_game_has_changed(store):
    await finished(store, "a", result(1, "u:7"), at=200.0)
    await finished(store, "b", result(1, "u:7"), result(2, "u:8"), at=300.0)
    rows = (await store.sessions.load("b")).results
    assert [(row.before, row.after) for row in rows] == [(26.0 - 12, 27.0 - 6), (None, 25.0 - 12)]


async def test_what_a_game_was_worth_is_loaded_with_it_once_it_is_over(store):
    await playing(store, "a")
    assert (await store.sessions.load("a")).results == ()
    await step(store, 1, finish=finish(result(1, "u:7")))
    assert (await store.sessions.load("a")).results == await store.results.of_session("a")
