"""The commands of Tichu."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from cogs.game_cog import TIMES, GameCog, Interaction, answered
from cogs.tichu.names import rank_name
from cogs.tichu.opponents import OPPONENTS
from cogs.tichu.suggestions import suggestions
from cogs.tichu.typed import read_play
from engines.tichu.cards import RANKS
from engines.tichu.state import SEATS

LEVELS = [
    app_commands.Choice(name=f"{name} ({level})", value=level)
    for level, (name, _) in OPPONENTS.items()
]
RANK_CHOICES = [app_commands.Choice(name=rank_name(rank), value=rank) for rank in RANKS]


@app_commands.guild_only()
class TichuCog(GameCog, group_name="tichu", group_description="Tichu: two teams, bombs and wishes"):
    """`/tichu start` and `/tichu play`."""

    game = "tichu"

    @app_commands.command(description="Open a table of Tichu")
    @app_commands.describe(
        level="Play with three computer players at once",
        boosters="Whether the pack of boosters is in play: yes if you do not say",
        target="How many points win the game: 1000 if you do not say",
        bombs="Seconds in which a finished trick may still be bombed: 5 if you do not say",
        time="Time per move",
    )
    @app_commands.choices(level=LEVELS, time=TIMES)
    @answered
    async def start(
        self,
        interaction: Interaction,
        level: str | None = None,
        boosters: bool = True,
        target: app_commands.Range[int, 100, 2000] = 1000,
        bombs: app_commands.Range[int, 0, 120] = 5,
        time: float | None = None,
    ) -> None:
        """Open a table; with computer players the game begins at once."""
        config: dict[str, Any] = {
            "boosters": boosters,
            "target": target,
            "bomb_seconds": float(bombs),
        }
        if level is not None:
            config["ai_level"] = level
        await self.open_table(
            interaction,
            config,
            computers=() if level is None else (level,) * (len(SEATS) - 1),
            seconds=time,
        )

    @app_commands.command(description="Play cards by typing: 5r 5g")
    @app_commands.describe(
        cards="Rank and suit letter of each card: 5r 5g, or phoenix, dragon, mahjong, dog",
        phoenix="What the Phoenix stands for, where that is open",
        wish="Your wish, with the Mah Jong",
    )
    @app_commands.choices(phoenix=RANK_CHOICES, wish=RANK_CHOICES)
    @answered
    async def play(
        self,
        interaction: Interaction,
        cards: str,
        phoenix: str | None = None,
        wish: str | None = None,
    ) -> None:
        """Play in the channel's game, in turn or a bomb; the table shows what came of it."""
        table, now = await self.playing(interaction)
        raw = read_play(cards)
        raw |= {"phoenix": phoenix} if phoenix is not None else {}
        raw |= {"wish": wish} if wish is not None else {}
        await self.bot.desk.act(interaction, table.id, raw, None)
        await self.bot.desk.tell(interaction, now.words.say("Played."))

    @play.autocomplete("cards")
    async def complete(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """What may be played and fits what is typed."""
        now = await self.seen(interaction)
        if now is None:
            return []
        return [app_commands.Choice(name=n, value=v) for n, v in suggestions(now, typed)]
