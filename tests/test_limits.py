"""Every limit the checker knows has an example that just passes and one that just fails."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from tests import limits

Json = dict[str, Any]

V2 = 1 << 15
EPHEMERAL = 1 << 6
CHANNEL = "/channels/1/messages"
CALLBACK = "/interactions/1/token/callback"


class Sent(NamedTuple):
    """A recorded request, as far as the checker looks at it."""

    method: str
    path: str
    json: Any


def create(**body: Any) -> Sent:
    return Sent("POST", CHANNEL, body)


def edit(**body: Any) -> Sent:
    return Sent("PATCH", f"{CHANNEL}/2", body)


def answer(kind: int, **data: Any) -> Sent:
    return Sent("POST", CALLBACK, {"type": kind, "data": data})


def layout(*components: Json, **body: Any) -> Sent:
    return create(flags=V2, components=list(components), **body)


def text(content: str = "Your turn") -> Json:
    return {"type": 10, "content": content}


def button(number: int = 0, **fields: Any) -> Json:
    return {"type": 2, "style": 1, "label": "Play", "custom_id": f"v1:s:0:play:{number}"} | fields


def row(*parts: Json) -> Json:
    return {"type": 1, "components": list(parts)}


def options(count: int) -> list[Json]:
    return [{"label": f"Card {n}", "value": str(n)} for n in range(count)]


def select(count: int = 3, **fields: Any) -> Json:
    return {"type": 3, "custom_id": "v1:s:0:pick", "options": options(count)} | fields


def option(**fields: Any) -> Sent:
    return layout(row(select(options=[{"label": "Card", "value": "0"} | fields])))


def gallery(name: str = "table.png", count: int = 1, **fields: Any) -> Json:
    item = {"media": {"url": f"attachment://{name}"}} | fields
    return {"type": 12, "items": [item] * count}


def file(name: str = "table.png", **fields: Any) -> Json:
    return {"id": 0, "filename": name} | fields


def picture(**fields: Any) -> Sent:
    return layout(gallery(), attachments=[file(**fields)])


def modal(*parts: Json, **fields: Any) -> Sent:
    return answer(9, **{"title": "Cards", "custom_id": "m", "components": list(parts)} | fields)


def label(component: Json | None = None, **fields: Any) -> Json:
    inner = component or {"type": 4, "custom_id": "amount", "style": 1}
    return {"type": 18, "label": "Amount", "component": inner} | fields


def group(kind: int, count: int) -> Sent:
    return modal(label({"type": kind, "custom_id": "g", "options": options(count)}))


def sync(*commands: Json) -> Sent:
    return Sent("PUT", "/applications/1/commands", list(commands))


def command(**fields: Any) -> Json:
    return {"name": "tichu", "description": "Play Tichu", "type": 1} | fields


def argument(name: str = "cards", **fields: Any) -> Json:
    return {"name": name, "description": "Which cards", "type": 3} | fields


def choices(count: int) -> list[Json]:
    return [{"name": f"Choice {n}", "value": str(n)} for n in range(count)]


def heavy(menus: int) -> Json:
    offered = [{"name": "n" * 100, "value": "v" * 100}] * 25
    given = [{"choices": offered} if n < menus else {} for n in range(10)]
    return command(options=[argument(f"a{n}", **more) for n, more in enumerate(given)])


LIMITS: dict[str, tuple[Sent, Sent]] = {
    "content is at most 2000 characters": (
        create(content="x" * 2000),
        create(content="x" * 2001),
    ),
    "a message holds something": (create(content="x"), create(flags=0)),
    "an embed list holds at most 10": (create(embeds=[{}] * 10), create(embeds=[{}] * 11)),
    "only answers are ephemeral": (
        answer(4, content="x", flags=EPHEMERAL),
        create(content="x", flags=EPHEMERAL),
    ),
    "layout parts need the flag": (layout(text()), create(components=[text()])),
    "an edit with layout parts needs the flag": (
        edit(flags=V2, components=[text()]),
        edit(components=[text()]),
    ),
    "the flag needs parts": (layout(text()), create(flags=V2, attachments=[file()])),
    "layouts come without content": (layout(text()), layout(text(), content="x")),
    "layouts come without embeds": (layout(text()), layout(text(), embeds=[{}])),
    "all texts together hold 4000 characters": (
        layout(text("x" * 2000), text("y" * 2000)),
        layout(text("x" * 2000), {"type": 17, "components": [text("y" * 2001)]}),
    ),
    "a text is not empty": (layout(text("x")), layout(text(""))),
    "at most 40 parts, nested ones counted": (
        layout({"type": 17, "components": [text()] * 39}),
        layout({"type": 17, "components": [text()] * 40}),
    ),
    "plain messages hold 5 rows": (
        create(components=[row(button(n)) for n in range(5)]),
        create(components=[row(button(n)) for n in range(6)]),
    ),
    "buttons stand in rows": (layout(row(button())), layout(text(), button())),
    "a row holds 5 buttons": (
        layout(row(*map(button, range(5)))),
        layout(row(*map(button, range(6)))),
    ),
    "a row holds one select alone": (layout(row(select())), layout(row(select(), button()))),
    "a row is not empty": (layout(row(button())), layout(text(), row())),
    "a button label has 80 characters": (
        layout(row(button(label="x" * 80))),
        layout(row(button(label="x" * 81))),
    ),
    "a button has a label or an emoji": (
        layout(row(button(label=None, emoji={"name": "🃏"}))),
        layout(row(button(label=None))),
    ),
    "a button has a custom_id": (layout(row(button())), layout(row(button(custom_id=None)))),
    "a link has no custom_id": (
        layout(row(button(custom_id=None, url="https://example.org"))),
        layout(row(button(url="https://example.org"))),
    ),
    "a custom_id has 100 characters": (
        layout(row(button(custom_id="x" * 100))),
        layout(row(button(custom_id="x" * 101))),
    ),
    "a custom_id is not empty": (layout(row(button())), layout(row(button(custom_id="")))),
    "custom_ids are unique": (
        layout(row(button(1)), row(button(2))),
        layout(row(button(1)), row(button(1))),
    ),
    "a select has 25 options": (layout(row(select(25))), layout(row(select(26)))),
    "a select has an option": (layout(row(select(1))), layout(row(select(0)))),
    "option values are unique": (
        layout(row(select(2))),
        layout(row(select(options=options(1) * 2))),
    ),
    "a select asks for no more than it has": (
        layout(row(select(3, max_values=3))),
        layout(row(select(3, max_values=4))),
    ),
    "a select asks from low to high": (
        layout(row(select(3, min_values=2, max_values=2))),
        layout(row(select(3, min_values=2, max_values=1))),
    ),
    "no more options are chosen beforehand than allowed": (
        layout(
            row(select(options=[{**one, "default": i < 1} for i, one in enumerate(options(3))]))
        ),
        layout(
            row(select(options=[{**one, "default": i < 2} for i, one in enumerate(options(3))]))
        ),
    ),
    "a select has a custom_id": (layout(row(select())), layout(row(select(custom_id=None)))),
    "an option label has 100 characters": (option(label="x" * 100), option(label="x" * 101)),
    "an option value has 100 characters": (option(value="x" * 100), option(value="x" * 101)),
    "an option description has 100 characters": (
        option(description="x" * 100),
        option(description="x" * 101),
    ),
    "a placeholder has 150 characters": (
        layout(row(select(placeholder="x" * 150))),
        layout(row(select(placeholder="x" * 151))),
    ),
    "alt text has 1024 characters": (
        layout(gallery(description="x" * 1024), attachments=[file()]),
        layout(gallery(description="x" * 1025), attachments=[file()]),
    ),
    "alt text of a file has 1024 characters": (
        picture(description="x" * 1024),
        picture(description="x" * 1025),
    ),
    "a gallery shows 10 pictures": (
        layout(gallery(count=10), attachments=[file()]),
        layout(gallery(count=11), attachments=[file()]),
    ),
    "a section holds 3 texts": (
        layout({"type": 9, "components": [text()] * 3, "accessory": button()}),
        layout({"type": 9, "components": [text()] * 4, "accessory": button()}),
    ),
    "a section has an accessory": (
        layout({"type": 9, "components": [text()], "accessory": button()}),
        layout({"type": 9, "components": [text()]}),
    ),
    "a picture that is shown is sent": (picture(), layout(gallery())),
    "a picture shown in an edit is sent or kept": (
        edit(flags=V2, components=[gallery()], attachments=[file(id="1" * 18)]),
        edit(flags=V2, components=[gallery()], attachments=[]),
    ),
    "a file that is sent is shown": (
        picture(),
        layout(gallery(), attachments=[file(), file("hand.png", id=1)]),
    ),
    "a message carries 10 files": (
        create(attachments=[file(f"{n}.png", id=n) for n in range(10)]),
        create(attachments=[file(f"{n}.png", id=n) for n in range(11)]),
    ),
    "files together have 10 MiB": (
        create(attachments=[file(size=limits.MAX_UPLOAD)]),
        create(attachments=[file(size=limits.MAX_UPLOAD), file("b.png", id=1, size=1)]),
    ),
    "file names survive Discord's cleaning": (picture(), create(attachments=[file("a b.png")])),
    "a mention says who may be pinged": (
        create(content="<@1>, your turn", allowed_mentions={"users": ["1"]}),
        create(content="<@1>, your turn"),
    ),
    "a mention in a layout says who may be pinged": (
        layout(text("<@1>, your turn"), allowed_mentions={"parse": []}),
        layout(text("<@1>, your turn")),
    ),
    "nobody pings everyone": (
        create(content="x", allowed_mentions={"parse": ["users"]}),
        create(content="x", allowed_mentions={"parse": ["everyone"]}),
    ),
    "a follow-up is a message": (
        Sent("POST", "/webhooks/1/token", {"content": "x", "flags": EPHEMERAL}),
        Sent("POST", "/webhooks/1/token", {"content": "x" * 2001}),
    ),
    "an edited answer is a message": (
        Sent("PATCH", "/webhooks/1/token/messages/@original", {"content": "x"}),
        Sent("PATCH", "/webhooks/1/token/messages/@original", {"content": "x" * 2001}),
    ),
    "an update is a message": (answer(7, content="x"), answer(7, content="x" * 2001)),
    "a modal title has 45 characters": (
        modal(label(), title="x" * 45),
        modal(label(), title="x" * 46),
    ),
    "a modal has a custom_id of 100 characters": (
        modal(label(), custom_id="x" * 100),
        modal(label(), custom_id="x" * 101),
    ),
    "a modal has 5 parts": (modal(*[text()] * 5), modal(*[text()] * 6)),
    "a modal has a part": (modal(text()), modal()),
    "modal fields stand in labels": (modal(label()), modal(label()["component"])),
    "custom_ids of a modal are unique": (modal(label()), modal(label(), label())),
    "a label has 45 characters": (modal(label(label="x" * 45)), modal(label(label="x" * 46))),
    "a label's description has 100 characters": (
        modal(label(description="x" * 100)),
        modal(label(description="x" * 101)),
    ),
    "a label holds something to fill in": (modal(label()), modal(label(text()))),
    "a text input's own label has 45 characters": (
        modal(row({"type": 4, "custom_id": "a", "label": "x" * 45})),
        modal(row({"type": 4, "custom_id": "a", "label": "x" * 46})),
    ),
    "a text input's placeholder has 100 characters": (
        modal(label({"type": 4, "custom_id": "a", "placeholder": "x" * 100})),
        modal(label({"type": 4, "custom_id": "a", "placeholder": "x" * 101})),
    ),
    "a text input takes 4000 characters": (
        modal(label({"type": 4, "custom_id": "a", "max_length": 4000})),
        modal(label({"type": 4, "custom_id": "a", "max_length": 4001})),
    ),
    "a checkbox group has 10 options": (group(22, 10), group(22, 11)),
    "a radio group has 2 options": (group(21, 2), group(21, 1)),
    "autocomplete offers 25 choices": (
        answer(8, choices=choices(25)),
        answer(8, choices=choices(26)),
    ),
    "a choice name has 100 characters": (
        answer(8, choices=[{"name": "x" * 100, "value": 1}]),
        answer(8, choices=[{"name": "x" * 101, "value": 1}]),
    ),
    "a choice value has 100 characters": (
        answer(8, choices=[{"name": "x", "value": "x" * 100}]),
        answer(8, choices=[{"name": "x", "value": "x" * 101}]),
    ),
    "a localised choice name has 100 characters": (
        answer(8, choices=[{"name": "x", "value": 1, "name_localizations": {"uk": "ї" * 100}}]),
        answer(8, choices=[{"name": "x", "value": 1, "name_localizations": {"uk": "ї" * 101}}]),
    ),
    "a command name has 32 characters": (
        sync(command(name="x" * 32)),
        sync(command(name="x" * 33)),
    ),
    "a command name is lower case": (sync(command(name="tichu")), sync(command(name="Tichu"))),
    "a command name is one word": (sync(command(name="as-nas")), sync(command(name="as nas"))),
    "a localised command name obeys the same": (
        sync(command(name_localizations={"uk": "тічу", "pt-BR": "mão"})),
        sync(command(name_localizations={"uk": "Тічу"})),
    ),
    "a locale is one of Discord's": (
        sync(command(name_localizations={"pt-BR": "mesa"})),
        sync(command(name_localizations={"pt": "mesa"})),
    ),
    "a command description has 100 characters": (
        sync(command(description="x" * 100)),
        sync(command(description="x" * 101)),
    ),
    "a command has a description": (sync(command(description="x")), sync(command(description=""))),
    "a localised description has 100 characters": (
        sync(command(description_localizations={"uk": "ї" * 100})),
        sync(command(description_localizations={"uk": "ї" * 101})),
    ),
    "command names are unique": (
        sync(command(), command(name="asnas")),
        sync(command(), command()),
    ),
    "localised command names are unique": (
        sync(command(name_localizations={"uk": "тічу"}), command(name="asnas")),
        sync(command(name_localizations={"uk": "asnas"}), command(name="asnas")),
    ),
    "a menu's name may hold spaces but 32 characters": (
        sync({"type": 2, "name": "Show the hand"}),
        sync({"type": 2, "name": "x" * 33}),
    ),
    "a command has 25 options": (
        sync(command(options=[argument(f"a{n}") for n in range(25)])),
        sync(command(options=[argument(f"a{n}") for n in range(26)])),
    ),
    "option names obey the same": (
        sync(command(options=[argument("cards")])),
        sync(command(options=[argument("Which cards")])),
    ),
    "option names are unique": (
        sync(command(options=[argument("a"), argument("b")])),
        sync(command(options=[argument("a"), argument("a")])),
    ),
    "localised option names are unique": (
        sync(command(options=[argument("a", name_localizations={"uk": "в"}), argument("b")])),
        sync(command(options=[argument("a", name_localizations={"uk": "b"}), argument("b")])),
    ),
    "required options come first": (
        sync(command(options=[argument("a", required=True), argument("b")])),
        sync(command(options=[argument("a"), argument("b", required=True)])),
    ),
    "an option has 25 choices": (
        sync(command(options=[argument(choices=choices(25))])),
        sync(command(options=[argument(choices=choices(26))])),
    ),
    "subcommands obey the same": (
        sync(command(options=[argument("play", type=1, options=[argument("cards")])])),
        sync(command(options=[argument("play", type=1, options=[argument("Cards")])])),
    ),
    "a command weighs 8000 characters": (sync(heavy(1)), sync(heavy(2))),
    "a thread's name has 100 characters": (
        Sent("POST", "/channels/1/threads", {"name": "x" * 100}),
        Sent("POST", "/channels/1/messages/2/threads", {"name": "x" * 101}),
    ),
}


@pytest.mark.parametrize("name", LIMITS)
def test_what_discord_takes_passes(name):
    limits.check(LIMITS[name][0])


@pytest.mark.parametrize("name", LIMITS)
def test_what_discord_refuses_fails(name):
    with pytest.raises(AssertionError):
        limits.check(LIMITS[name][1])


def test_the_text_says_where_and_what():
    with pytest.raises(AssertionError, match=r"POST /channels/1/messages: content has 2001 "):
        limits.check(create(content="x" * 2001))


def test_an_edit_that_does_not_speak_of_files_keeps_them():
    limits.check(edit(flags=V2, components=[gallery()]))


def test_other_requests_are_none_of_its_business():
    limits.check(Sent("PUT", "/channels/1/pins/2", None))
    limits.check(Sent("DELETE", f"{CHANNEL}/2", None))
