"""Checks every request the bot makes against the limits Discord publishes for it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, Protocol

import discord

Json = dict[str, Any]

EPHEMERAL, COMPONENTS_V2 = 1 << 6, 1 << 15
MAX_UPLOAD = 10 * 1024 * 1024
ROW, BUTTON, SELECT, TEXT_INPUT = 1, 2, 3, 4
SELECTS = (3, 5, 6, 7, 8)
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 9, 10, 11, 12, 13, 14, 17
LABEL, UPLOAD, RADIO, CHECKBOXES, CHECKBOX = 18, 19, 21, 22, 23
LAYOUT = (SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER)
MODAL_CONTROLS = (TEXT_INPUT, *SELECTS, UPLOAD, RADIO, CHECKBOXES, CHECKBOX)
LOCALES = frozenset(locale.value for locale in discord.Locale)

MENTION = re.compile(r"<@[!&]?\d+>|@everyone|@here")
FILENAME = re.compile(r"[A-Za-z0-9._-]{1,260}")
COMMAND_NAME = re.compile(r"[-_'\w]{1,32}")


class Request(Protocol):
    """What a recorded request has to tell: how, where, and with which body."""

    @property
    def method(self) -> str: ...
    @property
    def path(self) -> str: ...
    @property
    def json(self) -> Any: ...


def check(request: Request) -> None:
    """Raise an AssertionError that says which limit of Discord the request breaks, if any."""
    for method, pattern, checker in _ROUTES:
        if request.method == method and pattern.fullmatch(request.path):
            try:
                checker(request.json if request.json is not None else {})
            except AssertionError as broken:
                raise AssertionError(f"{request.method} {request.path}: {broken}") from None


def _need(held: bool, text: str) -> None:
    if not held:
        raise AssertionError(text)


def _sized(value: Any, what: str, most: int, least: int = 1) -> None:
    _need(isinstance(value, str), f"{what} is no text: {value!r}")
    _need(least <= len(value) <= most, f"{what} has {len(value)} characters, not {least}..{most}")


def _walk(components: list[Json]) -> Iterator[Json]:
    for part in components:
        yield part
        yield from _walk(part.get("components") or [])
        yield from _walk([part[key] for key in ("accessory", "component") if part.get(key)])


# Messages


def _check_created(body: Json, *, ephemeral_allowed: bool = False) -> None:
    shown = [body.get(key) for key in ("content", "embeds", "components", "attachments", "poll")]
    _need(any(shown), "the message is empty")
    hidden = int(body.get("flags") or 0) & EPHEMERAL
    _need(ephemeral_allowed or not hidden, "only an answer to an interaction can be ephemeral")
    _check_message(body, edit=False)


def _check_answer(body: Json) -> None:
    _check_created(body, ephemeral_allowed=True)


def _check_edited(body: Json) -> None:
    _check_message(body, edit=True)


def _check_message(body: Json, *, edit: bool) -> None:
    components = body.get("components") or []
    parts = list(_walk(components))
    if body.get("content"):
        _sized(body["content"], "content", 2000)
    _need(len(body.get("embeds") or []) <= 10, "more than 10 embeds")
    _check_flags(body, parts)
    _check_components(components, parts)
    _check_mentions(body, parts)
    _check_files(body, parts, edit=edit)


def _check_flags(body: Json, parts: list[Json]) -> None:
    v2 = bool(int(body.get("flags") or 0) & COMPONENTS_V2)
    layout = any(part["type"] in LAYOUT for part in parts)
    _need(v2 or not layout, "layout components without the Components V2 flag")
    if v2:
        _need(bool(parts), "the Components V2 flag without components")
        for key in ("content", "embeds", "poll", "sticker_ids"):
            _need(not body.get(key), f"Components V2 together with {key}")


def _check_components(components: list[Json], parts: list[Json]) -> None:
    _need(len(parts) <= 40, f"{len(parts)} components, at most 40")
    v2 = any(part["type"] in LAYOUT for part in parts)
    _need(v2 or len(components) <= 5, f"{len(components)} rows, at most 5")
    written = sum(len(part["content"]) for part in parts if part["type"] == TEXT)
    _need(written <= 4000, f"{written} characters in all texts together, at most 4000")
    loose = [part["type"] for part in components if part["type"] in (BUTTON, *SELECTS)]
    _need(not loose, "a button or select outside a row")
    _check_parts(parts)


def _check_parts(parts: list[Json]) -> None:
    _check_custom_ids(parts)
    for part in parts:
        checker = _PARTS.get(part["type"])
        if checker is not None:
            checker(part)


def _check_custom_ids(parts: list[Json]) -> None:
    ids = [part["custom_id"] for part in parts if part.get("custom_id") is not None]
    for custom_id in ids:
        _sized(custom_id, f"custom_id {custom_id!r}", 100)
    twice = sorted({custom_id for custom_id in ids if ids.count(custom_id) > 1})
    _need(not twice, f"custom_id used twice: {twice}")


def _check_row(row: Json) -> None:
    kinds = [part["type"] for part in row["components"]]
    buttons = len(kinds) <= 5 and set(kinds) == {BUTTON}
    single = len(kinds) == 1 and kinds[0] in (*SELECTS, TEXT_INPUT)
    _need(buttons or single, f"a row holds 1 to 5 buttons or one select, not types {kinds}")


def _check_button(button: Json) -> None:
    label = button.get("label")
    if label is not None:
        _sized(label, f"button label {label!r}", 80)
    _need(bool(label or button.get("emoji")), "a button with neither label nor emoji")
    link = button.get("url") is not None
    _need(link or button.get("sku_id") or button.get("custom_id"), "a button without custom_id")
    _need(not (link and button.get("custom_id")), "a link button with a custom_id")


def _check_select(select: Json) -> None:
    _need(bool(select.get("custom_id")), "a select without custom_id")
    if select.get("placeholder") is not None:
        _sized(select["placeholder"], "placeholder", 150, 0)
    least, most = select.get("min_values", 1), select.get("max_values", 1)
    _need(0 <= least <= most <= 25, f"select of {least}..{most} values")
    if select["type"] == SELECT:
        _check_options(select, 25)


def _check_options(menu: Json, most: int, least: int = 1) -> None:
    options = menu.get("options") or []
    _need(least <= len(options) <= most, f"{len(options)} options, not {least}..{most}")
    values = [option["value"] for option in options]
    _need(len(set(values)) == len(values), f"option values are not unique: {values}")
    wanted = menu.get("max_values") or 1
    _need(wanted <= len(options), f"max_values {wanted} of only {len(options)} options")
    chosen = sum(bool(option.get("default")) for option in options)
    _need(chosen <= wanted, f"{chosen} options chosen beforehand, at most {wanted}")
    for option in options:
        _sized(option["label"], f"option label {option['label']!r}", 100)
        _sized(option["value"], f"option value {option['value']!r}", 100)
        if option.get("description") is not None:
            _sized(option["description"], "option description", 100)


def _check_media(part: Json) -> None:
    items = part["items"] if part["type"] == GALLERY else [part]
    _need(1 <= len(items) <= 10, f"a gallery of {len(items)} pictures, not 1..10")
    for item in items:
        if item.get("description") is not None:
            _sized(item["description"], "alt text", 1024)


def _check_section(section: Json) -> None:
    _need(1 <= len(section["components"]) <= 3, "a section holds 1 to 3 texts")
    _need(bool(section.get("accessory")), "a section without its button or picture")


def _check_mentions(body: Json, parts: list[Json]) -> None:
    texts = [body.get("content") or "", *(p["content"] for p in parts if p["type"] == TEXT)]
    found = [mention for text in texts for mention in MENTION.findall(text)]
    allowed = body.get("allowed_mentions")
    _need(not found or allowed is not None, f"{found[:3]} without allowed_mentions")
    everyone = "everyone" in ((allowed or {}).get("parse") or [])
    _need(not everyone, "allowed_mentions lets everyone be pinged")


def _check_files(body: Json, parts: list[Json], *, edit: bool) -> None:
    declared = body.get("attachments") or []
    _need(len(declared) <= 10, f"{len(declared)} files, at most 10")
    size = sum(item.get("size") or 0 for item in declared)
    _need(size <= MAX_UPLOAD, f"{size} bytes of files, at most {MAX_UPLOAD}")
    for item in declared:
        name = item.get("filename")
        _need(name is None or bool(FILENAME.fullmatch(name)), f"Discord renames a file {name!r}")
        if item.get("description") is not None:
            _sized(item["description"], "alt text of a file", 1024, 0)
    _check_references(body, parts, edit=edit)


def _check_references(body: Json, parts: list[Json], *, edit: bool) -> None:
    declared = body.get("attachments") or []
    names = {item.get("filename") for item in declared}
    wanted = {url.removeprefix("attachment://") for url in _media(parts) if "attachment://" in url}
    # An edit that does not speak of files keeps all; a file kept by number hides its name.
    unknowable = (edit and "attachments" not in body) or None in names
    missing = sorted(wanted - names) if not unknowable else []
    _need(not missing, f"attachment:// names files that are not there: {missing}")
    if any(part["type"] in LAYOUT for part in parts):
        # New files are numbered from 0; one that is kept goes by its long snowflake.
        fresh = {item["filename"] for item in declared if len(str(item["id"])) < 3}
        _need(fresh <= wanted, f"files nobody sees: {sorted(fresh - wanted)}")


def _media(parts: list[Json]) -> Iterator[str]:
    for part in parts:
        for item in part.get("items") or []:
            yield item["media"]["url"]
        for key in ("media", "file"):
            if part.get(key):
                yield part[key]["url"]


# Answers to interactions


def _check_callback(body: Json) -> None:
    checker = _CALLBACKS.get(body["type"])
    if checker is not None:
        checker(body.get("data") or {})


def _check_autocomplete(data: Json) -> None:
    choices = data.get("choices") or []
    _need(len(choices) <= 25, f"{len(choices)} choices to complete, at most 25")
    _check_choices(choices)


def _check_choices(choices: list[Json]) -> None:
    for choice in choices:
        _sized(choice["name"], f"choice {choice['name']!r}", 100)
        if isinstance(choice["value"], str):
            _sized(choice["value"], f"value of choice {choice['name']!r}", 100)
        for locale, name in _localized(choice, "name"):
            _sized(name, f"choice {choice['name']!r} in {locale}", 100)


def _check_modal(data: Json) -> None:
    _sized(data.get("title"), "modal title", 45)
    _sized(data.get("custom_id"), "modal custom_id", 100)
    parts = data.get("components") or []
    _need(1 <= len(parts) <= 5, f"a modal of {len(parts)} parts, not 1..5")
    for part in parts:
        _need(part["type"] in (ROW, TEXT, LABEL), f"type {part['type']} at the top of a modal")
    _check_parts(list(_walk(parts)))


def _check_label(label: Json) -> None:
    _sized(label.get("label"), f"label {label.get('label')!r}", 45)
    if label.get("description") is not None:
        _sized(label["description"], "description of a label", 100)
    _need(label["component"]["type"] in MODAL_CONTROLS, "a label around nothing to fill in")


def _check_text_input(field: Json) -> None:
    for key, most in (("label", 45), ("placeholder", 100), ("value", 4000)):
        if field.get(key) is not None:
            _sized(field[key], f"text input {key}", most, 0)
    least, most = field.get("min_length") or 0, field.get("max_length") or 4000
    _need(0 <= least <= most <= 4000, f"text input of {least}..{most} characters")


_PARTS: dict[int, Callable[[Json], None]] = {
    ROW: _check_row,
    BUTTON: _check_button,
    **dict.fromkeys(SELECTS, _check_select),
    TEXT_INPUT: _check_text_input,
    SECTION: _check_section,
    TEXT: lambda part: _sized(part["content"], "text", 4000),
    THUMBNAIL: _check_media,
    GALLERY: _check_media,
    LABEL: _check_label,
    RADIO: lambda part: _check_options(part, 10, 2),
    CHECKBOXES: lambda part: _check_options(part, 10),
}
_CALLBACKS: dict[int, Callable[[Json], None]] = {
    4: _check_answer,
    7: _check_edited,
    8: _check_autocomplete,
    9: _check_modal,
}


# Commands


def _check_commands(commands: list[Json]) -> None:
    _need(len(commands) <= 130, f"{len(commands)} commands, at most 130")
    _check_unique(commands, "command")
    for command in commands:
        _check_command(command)


def _check_command(command: Json) -> None:
    if command.get("type", 1) != 1:
        _sized(command["name"], f"name of menu {command['name']!r}", 32)
        return
    _check_option(command)
    size = max(_weight(command, locale) for locale in ["", *LOCALES])
    _need(size <= 8000, f"command {command['name']!r} holds {size} characters, at most 8000")


def _check_option(option: Json) -> None:
    for locale, name in [("", option["name"]), *_localized(option, "name")]:
        valid = COMMAND_NAME.fullmatch(name) and name == name.lower()
        _need(bool(valid), f"name {name!r} of {option['name']!r} {locale}".rstrip())
    for locale, text in [("", option["description"]), *_localized(option, "description")]:
        _sized(text, f"description of {option['name']!r} {locale}".rstrip(), 100)
    choices, options = option.get("choices") or [], option.get("options") or []
    _need(len(choices) <= 25, f"{len(choices)} choices for {option['name']!r}, at most 25")
    _need(len(options) <= 25, f"{len(options)} options for {option['name']!r}, at most 25")
    _check_choices(choices)
    _check_unique(options, f"option of {option['name']!r}")
    required = [bool(inner.get("required")) for inner in options]
    _need(required == sorted(required, reverse=True), f"{option['name']!r}: optional came first")
    for inner in options:
        _check_option(inner)


def _check_unique(named: list[Json], what: str) -> None:
    for locale in ["", *sorted(LOCALES)]:
        names = [
            (one.get("type", 1) if what == "command" else 0, _in(one, "name", locale))
            for one in named
        ]
        _need(len(set(names)) == len(names), f"{what} named twice {locale}: {names}".rstrip())


def _localized(thing: Json, key: str) -> list[tuple[str, str]]:
    found = list((thing.get(f"{key}_localizations") or {}).items())
    _need({locale for locale, _ in found} <= LOCALES, f"a locale Discord lacks: {found}")
    return found


def _in(thing: Json, key: str, locale: str) -> str:
    return (thing.get(f"{key}_localizations") or {}).get(locale) or thing.get(key) or ""


def _weight(thing: Json, locale: str) -> int:
    own = len(_in(thing, "name", locale)) + len(_in(thing, "description", locale))
    value = thing.get("value")
    inner = [*(thing.get("options") or []), *(thing.get("choices") or [])]
    return (
        own + (len(value) if isinstance(value, str) else 0) + sum(_weight(i, locale) for i in inner)
    )


def _check_thread(body: Json) -> None:
    _sized(body.get("name"), "name of a thread", 100)


_COMMANDS = r"/applications/\d+(/guilds/\d+)?/commands"
_ROUTES: tuple[tuple[str, re.Pattern[str], Callable[[Any], None]], ...] = (
    ("POST", re.compile(r"/channels/\d+/messages"), _check_created),
    ("PATCH", re.compile(r"/channels/\d+/messages/\d+"), _check_edited),
    ("POST", re.compile(r"/channels/\d+(/messages/\d+)?/threads"), _check_thread),
    ("POST", re.compile(r"/interactions/\d+/[^/]+/callback"), _check_callback),
    ("POST", re.compile(r"/webhooks/\d+/[^/]+"), _check_answer),
    ("PATCH", re.compile(r"/webhooks/\d+/[^/]+/messages/[^/]+"), _check_edited),
    ("PUT", re.compile(_COMMANDS), _check_commands),
    ("POST", re.compile(_COMMANDS), _check_command),
    ("PATCH", re.compile(_COMMANDS + r"/\d+"), _check_command),
)
