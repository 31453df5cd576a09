"""Drives the demo's page in a real browser: what people type, press, choose and see there."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, Locator, Page, TimeoutError, expect, sync_playwright

CHROMIUM: Final = Path("/usr/bin/chromium")
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-extensions",
    "--no-first-run",
)
DESKTOP: Final = (1280, 900)
PHONE: Final = (380, 780)
PATIENCE: Final = 20_000
"""Milliseconds after which something that does not appear is a failure."""


@contextmanager
def browser() -> Generator[Browser]:
    """Debian's Chromium without a window. Raises FileNotFoundError where there is none."""
    if not CHROMIUM.exists():
        raise FileNotFoundError(f"{CHROMIUM} is missing: apt-get install chromium")
    with sync_playwright() as playwright:
        expect.set_options(timeout=PATIENCE)
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        try:
            yield chromium
        finally:
            chromium.close()


READ: Final = """
message => {
  const words = text => text.replace(/\\s+/g, " ").trim();
  const all = chosen => [...message.querySelectorAll(chosen)];
  return [
    message.innerText,
    all("button.component-button:enabled").map(button => words(button.innerText)),
    all("[role=combobox]:enabled").map(menu => menu.getAttribute("aria-label")),
  ];
}
"""
"""Reads a message at once: one question to the browser instead of one for every control."""
PRESS: Final = """
labels => labels.forEach(label =>
  [...document.querySelectorAll("button.component-button:enabled")]
    .findLast(button => button.innerText.trim() === label)
    .click())
"""
"""Presses the lowest button of each label."""
TEXTS: Final = "[...document.querySelectorAll('.channel-message')].map(m => m.textContent).join()"
"""All that the messages say; what asks for it often must not have the page laid out for it."""
EVERY: Final = 50
"""Milliseconds between two looks at the page: at every frame it would cost more than the page."""


class Shown(NamedTuple):
    """A message as it is now: its text, and what can be pressed and opened in it."""

    text: str
    buttons: list[str]
    menus: list[str]

    def button(self, *beginnings: str) -> str | None:
        """The first button that begins with one of these, in the order of the beginnings."""
        found = (b for start in beginnings for b in self.buttons if b.startswith(start))
        return next(found, None)


class Window:
    """One browser window at the demo; it looks as one person at a time."""

    def __init__(self, chromium: Browser, url: str, size: tuple[int, int] = DESKTOP) -> None:
        self.problems: list[str] = []
        """Errors of the page itself, and what it said in its console as errors."""
        width, height = size
        self.page: Page = chromium.new_page(viewport={"width": width, "height": height})
        self.page.set_default_timeout(PATIENCE)
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.goto(url)
        self.page.wait_for_selector("#channel-composer:not([hidden])")

    def close(self) -> None:
        """Close it: a page that is open asks for what is new all the time."""
        self.page.close()

    def look_as(self, name: str) -> None:
        """See the channel as another of the demo's people."""
        self.page.select_option("#viewer-picker", label=name)
        expect(self.page.locator("#viewer-picker option:checked")).to_have_text(name)
        self._settled()

    def commands(self, typed: str) -> list[str]:
        """The commands that are offered while `typed` stands in the composer."""
        self._composer().fill(typed)
        self.page.wait_for_selector(".command-entry")
        offered = self.page.locator(".command-entry-title strong").all_inner_texts()
        self._composer().fill("")
        return offered

    def command(self, name: str, **options: str) -> None:
        """Run `/name`. An option with choices or completions takes one by its visible text."""
        self._composer().fill(f"/{name}")
        entries = self.page.locator(".command-entry")
        entries.filter(has=self.page.get_by_text(f"/{name}", exact=True)).click()
        for option, value in options.items():
            self._fill_option(option, value)
        self.page.locator("#send-message").click()
        self._settled()

    def _fill_option(self, option: str, value: str) -> None:
        field = self.page.locator(f"input.command-option-input[data-option='{option}']")
        if not field.count():
            self.page.locator(".command-chip").click()
            self.page.locator(".command-popup [role=option]").filter(has_text=option).click()
        field.click()
        field.fill(value)
        if field.get_attribute("role") == "combobox":
            offered = self.page.locator(".command-popup [role=option]").filter(has_text=value)
            offered.first.click()

    def press(self, label: str) -> None:
        """Press the lowest button of that label that can be pressed."""
        self._buttons(label).last.click()
        self._settled()

    def press_at_once(self, *labels: str) -> None:
        """Press one after the other, faster than the page answers."""
        self.page.evaluate(PRESS, labels)
        self._settled()

    @contextmanager
    def pressing(self, label: str) -> Generator[None]:
        """Press the lowest button of that label, and let go of it at the end only."""
        self._buttons(label).last.hover()
        self.page.mouse.down()
        yield
        self.page.mouse.up()
        self._settled()

    def opened(self, placeholder: str) -> Locator:
        """The lines of the lowest menu of that placeholder, which is opened."""
        self.page.get_by_role("combobox", name=placeholder, exact=True).last.click()
        return self.page.locator(".preview-select.is-open").get_by_role("option")

    def choose(self, placeholder: str, *labels: str) -> None:
        """Choose the lines of those labels in the lowest menu of that placeholder."""
        lines = self.opened(placeholder)
        for label in labels:
            lines.filter(has=self.page.get_by_text(label, exact=True)).click()
        self._apply()

    def choose_first(self, placeholder: str, count: int) -> None:
        """Choose so many lines, from the first, of the lowest menu of that placeholder."""
        lines = self.opened(placeholder)
        for place in range(count):
            lines.nth(place).click()
        self._apply()

    def choose_nth(self, placeholder: str, place: int = 0) -> None:
        """Choose the line at `place` of the lowest menu of that placeholder; -1 is the last."""
        self.opened(placeholder).nth(place).click()
        self._settled()

    def _buttons(self, label: str) -> Locator:
        """Those of that label that can be pressed."""
        buttons = self.page.locator("button.component-button:enabled")
        return buttons.filter(has=self.page.get_by_text(label, exact=True))

    def _apply(self) -> None:
        """Send what is chosen; a menu for one line has done so already."""
        apply = self.page.locator(".preview-select.is-open button.select-apply")
        if apply.count():
            apply.click()
        self._settled()

    def press_in(self, message: Locator, label: str) -> None:
        """Press the button of a message that says this, its emoji included."""
        said = label if label[0].isalnum() else label.partition(" ")[2]
        buttons = message.locator("button.component-button:enabled")
        buttons.filter(has=self.page.get_by_text(said, exact=True)).first.click()
        self._settled()

    def read(self, message: Locator) -> Shown:
        """A message as it is now."""
        self._settled()
        return Shown(*message.evaluate(READ))

    def until_changed(self, before: str) -> None:
        """Wait until the channel's messages are not `before` any more."""
        changed = f"before => {TEXTS} !== before"
        try:
            self.page.wait_for_function(changed, arg=before, polling=EVERY)
        except TimeoutError:
            raise AssertionError(f"nothing happens any more: {before}") from None

    def now(self) -> str:
        """All that the channel's messages say."""
        return str(self.page.evaluate(f"() => {TEXTS}"))

    def fill_in(self, **fields: str) -> None:
        """Fill in the modal that is open, its text fields by label, and send it."""
        dialog = self.page.locator(".modal-dialog")
        for label, value in fields.items():
            dialog.get_by_label(label).first.fill(value)
        dialog.locator("button.button-primary").click()
        self._settled()
        expect(dialog).to_have_count(0)

    def type_in(self, value: str) -> None:
        """Type into the only field of the modal that is open, and send it."""
        dialog = self.page.locator(".modal-dialog")
        dialog.locator("input, textarea").first.fill(value)
        dialog.locator("button.button-primary").click()
        self._settled()
        expect(dialog).to_have_count(0)

    def messages(self) -> list[str]:
        """The text of every message that the person sees, oldest first."""
        return self.page.locator(".channel-message").all_inner_texts()

    def sees(self, text: str) -> None:
        """Wait until `text` stands somewhere in the channel. AssertionError if it never does."""
        shown = self.page.locator("#channel-message-list").get_by_text(text).last
        expect(shown).to_be_visible()

    def picture(self) -> Locator:
        """The lowest picture, painted. Raises playwright's TimeoutError if there is none."""
        lowest = "[...document.querySelectorAll('img.gallery-image')].at(-1)"
        self.page.wait_for_function(f"() => {lowest}?.naturalWidth > 0")
        return self.page.locator("img.gallery-image").last

    def overflows(self) -> bool:
        """Whether the channel is wider than the window, so that one has to scroll sideways."""
        script = "() => document.documentElement.scrollWidth > window.innerWidth"
        return bool(self.page.evaluate(script))

    def screenshot(self, path: Path) -> None:
        """Keep what the window shows, scrolled to the last message."""
        self.page.locator(".channel-message").last.scroll_into_view_if_needed()
        self.page.screenshot(path=path)

    def _composer(self) -> Locator:
        return self.page.locator("#channel-composer-input")

    def _settled(self) -> None:
        # The page answers one action at a time; its composer is busy while it waits.
        self.page.wait_for_function("() => window.simcordPreview?.ready ?? true", polling=EVERY)
