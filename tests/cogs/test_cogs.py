"""Every game is hosted: it has a face and a cog, and words for whatever it refuses."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import engines
from bot.app import COGS, OutOfTurn
from bot.custom_id import Press
from bot.errors import House
from bot.faces import Ask, Do, Draft, Face, Moment, Say
from bot.settings import Settings
from bot.words import LANGUAGES, words_in
from bot.words.sentences import BUG, HOUSE, PERMISSIONS, REFUSED, sentence
from cogs.game_cog import GameCog
from engines.kernel.errors import IllegalAction, Reason, Refused
from engines.kernel.game import Seat
from tests.bot.test_nobody_learns_a_hand import HIDDEN
from tests.engines.tables import TABLES

SEED = "5" * 64
FIRST = Seat(0)


@pytest.fixture
async def bot():
    """The bot with all its commands, connected to nothing."""
    made = OutOfTurn(Settings())
    for cog in COGS:
        await made.load_extension(cog)
    yield made
    made.painter.close()


def moment(face: Face, game, *, seat: Seat | None = FIRST, draft: str = "") -> Moment:
    """A game that has just begun."""
    seats = game.seats[0]
    state = game.new(game.config({}), seats, SEED).state
    names = tuple(f"user{n}" for n in range(seats))
    return Moment(game.view(state, seat), seat, names, words_in("en"), draft)


def reasons(game) -> Iterator[Reason]:
    """Whatever a game refuses, beside what all do."""
    module = type(game).__module__.rpartition(".")[0]
    for kind in Reason.__subclasses__():
        if kind is not Refused and kind.__module__.startswith(module):
            yield from kind


async def test_every_game_has_a_face(bot):
    assert [each.key for each in bot.faces] == [each.key for each in engines.GAMES]


async def test_every_game_has_a_cog_of_its_name(bot):
    cogs = {cog.game: cog for cog in bot.cogs.values() if isinstance(cog, GameCog)}
    assert sorted(cogs) == sorted(each.key for each in engines.GAMES)
    for key, cog in cogs.items():
        group = bot.tree.get_command(key)
        assert group is not None
        assert {"start"} <= {each.name for each in group.commands}
        assert type(cog).__module__.startswith(f"cogs.{key}")


async def test_every_level_of_computer_players_is_offered_weakest_first(bot):
    for game in engines.GAMES:
        start = bot.tree.get_command(game.key).get_command("start")
        offered = next(each.choices for each in start.parameters if each.name == "level")
        assert [each.value for each in offered] == list(game.levels)


async def test_every_game_that_is_tested_is_known_to_the_house(bot):
    hosted = {each.key for each in bot.faces}
    assert hosted <= {table.game.key for table in TABLES}


async def test_every_game_that_hides_cards_is_searched_for_what_it_gives_away(bot):
    hiding = {each.key for each in bot.faces if not each.open_view}
    assert {face.key for _, face in HIDDEN} == hiding


async def test_names_of_commands_do_not_clash(bot):
    names = [each.qualified_name for each in bot.tree.walk_commands()]
    assert len(set(names)) == len(names)


async def test_every_command_answers_refusals_itself(bot):
    """`cogs.game_cog.answered` makes a command answer as buttons do.

    Those made one for each game call the same guard themselves.
    """
    made = {"rules", "ratings"}
    open_ones = [
        each.qualified_name
        for each in bot.tree.walk_commands()
        if hasattr(each, "callback")
        and not hasattr(each.callback, "__wrapped__")
        and each.qualified_name.split()[0] not in made
    ]
    assert open_ones == []


async def test_the_rules_of_every_game_can_be_read(bot):
    rules = bot.tree.get_command("rules")
    assert {each.name for each in rules.commands} == {each.key for each in engines.GAMES}
    for face in bot.faces:
        surface = face.rules(words_in("en"))
        assert surface.scene is not None
        assert surface.alt
        assert len(surface.text) > 400


async def test_every_refusal_of_every_game_has_words(bot):
    for game in engines.GAMES:
        face = bot.faces.of(game.key)
        now = moment(face, game)
        for reason in reasons(game):
            said = face.refusal(now, {}, IllegalAction(reason))
            assert said or sentence(IllegalAction(reason), now.words) != BUG, reason


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_common_refusal_has_words(language):
    words = words_in(language)
    assert set(REFUSED) == set(Refused)
    assert set(HOUSE) == set(House)
    for message in (*REFUSED.values(), *PERMISSIONS.values()):
        assert words.say(message)


async def test_verbs_of_faces_are_not_those_of_the_house(bot):
    for game in engines.GAMES:
        face = bot.faces.of(game.key)
        for draft in ("", "C", "C4"):
            for row in face.table(moment(face, game, draft=draft)).rows:
                controls = row if isinstance(row, tuple) else (row,)
                assert not [each.verb for each in controls if each.verb.startswith("@")]


def wish(face: Face, now: Moment, press: Press) -> object:
    """What a press asks for, or the reason why it is none."""
    try:
        return face.press(now, press)
    except IllegalAction as error:
        return error.reason


ARGUMENTS = (("", ()), ("x.y", ("",)), ("\N{PARTY POPPER}", ("A", "B")), ("C", ("x" * 4000,)))


@pytest.mark.parametrize("verb", ["nonsense", "", "typed", "place", "column", "row", "up"])
async def test_no_press_makes_a_face_fall_over(bot, verb):
    for game in engines.GAMES:
        face = bot.faces.of(game.key)
        now = moment(face, game)
        for arg, values in ARGUMENTS:
            asked = wish(face, now, Press("s", "0", verb, arg, values))
            assert isinstance(asked, Do | Draft | Ask | Say) or asked == Refused.MALFORMED


async def test_levels_and_options_have_words(bot):
    for game in engines.GAMES:
        face = bot.faces.of(game.key)
        words = words_in("en")
        told = [face.level(level, words) for level in game.levels]
        assert len({name for name, _ in told}) == len(game.levels)
        assert all(0 < len(name) <= 100 and 0 < len(line) <= 100 for name, line in told)
        for choice in face.choices(words):
            for value, _ in choice.values:
                game.config({choice.field: value})
        assert face.options(game.config({}), words)


async def test_what_a_screen_reader_says_of_a_table_fits(bot):
    for game in engines.GAMES:
        face = bot.faces.of(game.key)
        for language in LANGUAGES:
            now = moment(face, game)
            now = Moment(now.view, now.seat, ("W" * 32,) * len(now.names), words_in(language))
            picture = face.table(now)
            assert 0 < len(picture.alt) <= 1024
            assert 0 < len(picture.text) + len(picture.twin) <= 3500


def test_every_cog_is_loaded():
    root = Path(__file__).parents[2] / "cogs"
    found = {f"cogs.{each.stem}" for each in root.glob("*.py")} | {
        f"cogs.{each.parent.name}" for each in root.glob("*/__init__.py")
    }
    shared = {"cogs.__init__", "cogs.game_cog", "cogs.game_face", "cogs.betting"}
    assert set(COGS) == found - shared
