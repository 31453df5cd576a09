"""The commands of Locus Poker."""

from __future__ import annotations

from discord import Member, app_commands

from bot.errors import House, Unwelcome
from bot.words.cards import card_label
from cogs.game_cog import TIMES, GameCog, Interaction, answered, levels
from cogs.locus.controls import worth
from cogs.locus.face import GRIDS
from cogs.locus.moves import read_move
from cogs.locus.opponents import OPPONENTS
from engines.locus.view import LocusView

SIZES = [app_commands.Choice(name=grid.replace("x", " × "), value=grid) for grid in GRIDS]


@app_commands.guild_only()
class LocusCog(GameCog, group_name="locus", group_description="Locus Poker: poker on a grid"):
    """`/locus start` and `/locus play`."""

    game = "locus"

    @app_commands.command(description="Open a table of Locus Poker")
    @app_commands.describe(
        level="Play against the computer, from 1 (gentle) to 7 (merciless)",
        opponent="Challenge somebody; nobody else can join then",
        grid="Columns and rows of the grid",
        time="Time per move",
    )
    @app_commands.choices(level=levels(OPPONENTS, "{level}. {name}"), grid=SIZES, time=TIMES)
    @answered
    async def start(
        self,
        interaction: Interaction,
        level: str | None = None,
        opponent: Member | None = None,
        grid: str = "6x5",
        time: float | None = None,
    ) -> None:
        """Open a table; against a computer level the game begins at once."""
        if opponent is not None and level is not None:
            raise Unwelcome(House.BAD_OPTION, "level")
        await self.open_table(
            interaction, {"grid": grid}, level=level, challenged=opponent, seconds=time
        )

    @app_commands.command(description="Play a card by typing: C4 up")
    @app_commands.describe(move="Cell, and up or down: C4 up")
    @answered
    async def play(self, interaction: Interaction, move: str) -> None:
        """Play in the channel's game; the table shows what came of it."""
        table, now = await self.playing(interaction)
        await self.bot.desk.act(interaction, table.id, read_move(move), None)
        await self.bot.desk.tell(interaction, now.words.say("Played."))

    @play.autocomplete("move")
    async def complete(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """The legal moves that fit what is typed, the best first."""
        return await self.suggested(interaction, lambda now: suggestions(now.view, typed))


def suggestions(view: LocusView, typed: str) -> list[tuple[str, str]]:
    """What is shown and what is typed for each move that fits `typed`, the best first."""
    cards = {each.cell: card_label(each.card) for each in view.grid.cells}
    asked = read_move(typed)
    fitting = [each for each in view.preview if each.cell.startswith(asked["cell"])]
    found: list[tuple[int, str, str]] = []
    for each in sorted(fitting, key=worth, reverse=True):
        for face, points in (("up", each.up), ("down", each.down)):
            if asked["face"] in ("", face) or face.startswith(asked["face"].lower()):
                label = f"{each.cell} {face} · {cards[each.cell]} · +{points}"
                found.append((points, label, f"{each.cell} {face}"))
    return [(label, value) for _, label, value in sorted(found, key=lambda each: -each[0])]
