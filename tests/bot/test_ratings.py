"""How a game moves the ratings of those who played it."""

from __future__ import annotations

import pytest

from bot.sessions.ratings import MODEL, rate, shown
from data.rows import RatingRow, ResultRow

ANN, BEN, EVE, DAN = "u:1", "u:2", "u:3", "u:4"
COMPUTER = "c:locus:3"


def results(*places: tuple[str, int], teams: bool = False) -> list[ResultRow]:
    """A finished game: who, and at which place; in two teams, if so."""
    return [
        ResultRow(
            session="s",
            seat=seat,
            player=player,
            user=None,
            level=None,
            place=place,
            points="0",
            game="locus",
            guild=None,
            ended=0.0,
            team=seat % 2 if teams else None,
        )
        for seat, (player, place) in enumerate(places)
    ]


def played(*places: tuple[str, int], before: dict[str, RatingRow] | None = None):
    """The ratings afterwards, by player."""
    return {row.player: row for row in rate(results(*places), before or {})}


START = MODEL.rating()


def test_the_winner_goes_up_and_the_loser_down():
    after = played((ANN, 1), (BEN, 2))
    assert after[ANN].mu > START.mu > after[BEN].mu
    assert (after[ANN].won, after[BEN].won) == (1, 0)


def test_every_game_makes_a_rating_surer():
    after = played((ANN, 1), (BEN, 2))
    assert all(row.sigma < START.sigma for row in after.values())
    assert all(row.played == 1 for row in after.values())


def test_a_draw_between_equals_moves_neither():
    after = played((ANN, 1), (BEN, 1))
    assert after[ANN].mu == pytest.approx(after[BEN].mu)
    assert (after[ANN].won, after[BEN].won) == (1, 1)


def test_computers_are_rated_as_people_are():
    after = played((COMPUTER, 1), (ANN, 2))
    assert after[COMPUTER].mu > after[ANN].mu


def test_to_beat_somebody_strong_counts_more():
    strong = RatingRow(player=EVE, game="locus", mu=40.0, sigma=3.0, played=50, won=40)
    weak = RatingRow(player=EVE, game="locus", mu=10.0, sigma=3.0, played=50, won=4)
    gains = [played((ANN, 1), (EVE, 2), before={EVE: row})[ANN].mu for row in (strong, weak)]
    assert gains[0] > gains[1]


def test_what_was_played_before_is_counted_on():
    before = RatingRow(player=ANN, game="locus", mu=30.0, sigma=5.0, played=7, won=3)
    after = played((ANN, 1), (BEN, 2), before={ANN: before})[ANN]
    assert (after.played, after.won) == (8, 4)
    assert after.mu > 30


def test_a_computer_level_in_two_seats_is_moved_once_by_the_better_one():
    after = played((COMPUTER, 3), (ANN, 2), (COMPUTER, 1))
    assert set(after) == {COMPUTER, ANN}
    assert after[COMPUTER].mu > START.mu > after[ANN].mu
    assert after[COMPUTER].played == 1


def test_who_played_only_against_themselves_is_not_rated():
    assert rate(results((COMPUTER, 1), (COMPUTER, 2)), {}) == ()
    assert rate(results((ANN, 1)), {}) == ()


def test_four_players_end_in_the_order_of_their_places():
    after = played((ANN, 2), (BEN, 1), (EVE, 4), (DAN, 3))
    assert sorted(after, key=lambda player: -after[player].mu) == [BEN, ANN, DAN, EVE]


def test_a_rating_is_shown_as_what_is_almost_sure():
    new = RatingRow(player=ANN, game="locus", mu=START.mu, sigma=START.sigma, played=0, won=0)
    sure = RatingRow(player=ANN, game="locus", mu=35.0, sigma=1.0, played=90, won=60)
    assert (shown(new.sure), shown(sure.sure)) == (0, 1920)


# In teams


def test_both_of_a_team_win_together():
    game = results((ANN, 1), (BEN, 3), (EVE, 1), (DAN, 3), teams=True)
    after = {row.player: row for row in rate(game, {})}
    assert after[ANN].mu == after[EVE].mu > START.mu
    assert after[BEN].mu == after[DAN].mu < START.mu
    assert [after[each].won for each in (ANN, BEN)] == [1, 0]


def test_a_computer_on_both_sides_is_not_moved_but_its_partner_is():
    game = results((ANN, 1), (COMPUTER, 3), (COMPUTER, 1), (COMPUTER, 3), teams=True)
    after = {row.player: row for row in rate(game, {})}
    assert set(after) == {ANN}
    assert after[ANN].mu > START.mu


def test_a_computer_that_sits_twice_in_a_team_is_moved_once():
    after = rate(results((ANN, 1), (COMPUTER, 3), (BEN, 1), (COMPUTER, 3), teams=True), {})
    assert sorted(row.player for row in after) == [COMPUTER, ANN, BEN]
    assert all(row.played == 1 for row in after)
