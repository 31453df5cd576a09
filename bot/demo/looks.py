"""What simcord's page looks and behaves like for players instead of those who test bots."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar, Final

# The class to extend: it has no public name.
from simcord.preview._server import PreviewServer  # pyright: ignore[reportPrivateUsage]

CHANGES: Final = {
    "/": {
        "<title>SimCord Preview</title>": "<title>Out of Turn</title>",
        "<strong>SimCord</strong><small>Preview</small>": (
            "<strong>Out of Turn</strong><small>on a Discord simulated by SimCord</small>"
        ),
        'aria-hidden="true">S</span>': 'aria-hidden="true">O</span>',
    },
    "/actions.js": {
        "Callback completed": "Done",
        "Action completed": "Done",
        "Action was not completed.": "Not done: look again.",
        "Viewport updated": "Ready",
        "Updating viewport…": "Wait …",
        "Preview ready": "Ready",
        # What is pressed meanwhile waits for its turn, where simcord drops it.
        'if (pending || (uncertain && kind !== "close")) {': (
            "if (waits(kind, extra, admissionBlocked(), pending?.extra)) return;\n"
            '    if (pending || (uncertain && kind !== "close")) {'
        ),
        "const action = Object.freeze({ kind,": "const action = Object.freeze({ extra, kind,",
        "if (!context.authorized || uncertain) return;": (
            "if (!context.authorized || uncertain) return;\n"
            "    const press = nextPress();\n"
            "    if (press) { dispatch(...press); return; }"
        ),
        "redact: () => {": "redact: () => { forget();",
    },
    # Nothing new is taken in while something is pressed.
    "/app.js": {
        "undefined, state.contextId, signal),": "undefined, state.contextId, signal).then(calmly),"
    },
    # A press tells what was pressed as Discord does, by its custom id.
    "/components.js": {
        "options.onClick?.(controlKey);": "options.onClick?.(controlKey, component.custom_id);"
    },
    "/surfaces.js": {
        'onClick: (controlKey) => dispatch("click", { control_key: controlKey }),': (
            "onClick: (controlKey, customId) =>\n"
            '      dispatch("click", { control_key: controlKey, custom_id: customId }),'
        ),
        "String(blocked || button.disabled)": "String(button.disabled)",
    },
    # Room for a picture before it is there: without, all that lies below jumps at every turn.
    "/media.js": {
        "Number(manifest?.displayWidth)": "Number(manifest?.displayWidth ?? media.width)",
        "Number(manifest?.displayHeight)": "Number(manifest?.displayHeight ?? media.height)",
    },
    # How often it asks what is new: the answer of a computer player is not to be waited for.
    "/session.js": {"interval = 500": "interval = 200"},
    # A menu remembers what was chosen in it by its place in the message. On Discord one with
    # another custom id is another menu, which shows what the bot says is chosen.
    "/selects.js": {
        "  if (draftValue(key) === undefined) {": (
            "  if (isAnother(key, component)) {\n"
            "    options.onReconcileDraft?.(key, optionDefaults(entries).slice(0, maximum));\n"
            "  }\n"
            "  if (draftValue(key) === undefined) {"
        ),
        "setTimeout(() => {\n      if (!wrap": "afterPress(() => {\n      if (!wrap",
        "SimCord selection draft": "Your choice",
    },
    "/select-drafts.js": {
        # More of a hand of cards is seen at once.
        "Math.min(list.scrollHeight, 220)": "Math.min(list.scrollHeight, 340)",
        "Math.min(220, available)": "Math.min(340, available)",
        "else setTimeout(() => cancelDropdown(key), 0);": (
            "else afterPress(() => cancelDropdown(key));"
        ),
        "if (!commitDropdown(previousKey)) return;": (
            "if (!commitDropdown(previousKey)) cancelDropdown(previousKey);"
        ),
        "if (state.pendingAction || state.blocked) {": "if (state.pinnedCapture) {",
        "button.disabled = blocked || !state.dropdown": "button.disabled = !state.dropdown",
        'dispatch("select", { control_key: key, values': (
            'dispatch("select", { control_key: key, custom_id: idOf(key), values'
        ),
        "    state.snapshot = snapshot;\n": (
            "    state.snapshot = snapshot;\n"
            "    if (state.dropdown && !stands(state.dropdown.key, snapshot.messages)) {\n"
            "      state.dropdown = null;\n"
            "    }\n"
        ),
    },
    # A message in which a menu is open stays as it is until the menu is closed.
    "/timeline.js": {
        "if (force || record.fingerprint !== value) {": (
            "const open = openKey?.startsWith(`message:${id}:`);\n"
            "      if (force || (record.fingerprint !== value && !open)) {"
        ),
        'if (intent.policy === "bottom") {': 'if (intent.policy === "bottom" && !state.dropdown) {',
        # Who is near the end, or alone sees what is new there, is taken to it.
        "const ids = (snapshot.timeline || []).map(String);": (
            "const ids = (snapshot.timeline || []).map(String);\n"
            "    const { scrollHeight, scrollTop, clientHeight } = ui.timeline;\n"
            "    const near = scrollHeight - scrollTop - clientHeight < clientHeight / 2;"
        ),
        "if ((snapshot.history?.hasAfter || hasNewTail)": (
            "const newest = ids.at(-1);\n"
            "    const seen = near || snapshot.messages[newest]?.ephemeral;\n"
            "    if (hasNewTail && seen && !state.dropdown) {\n"
            '      state.scrollIntent = { policy: "target", targetId: newest };\n'
            "    }\n"
            "    if ((snapshot.history?.hasAfter || hasNewTail)"
        ),
        # It takes its own scrolling for somebody's, who then does not follow the end any more.
        'if (!state.ready && state.scrollIntent?.policy === "target") return;': (
            'if (!state.ready && state.scrollIntent?.policy === "target") return;\n'
            "    if (ui.timeline.scrollTop === scrolled) return;"
        ),
        "intent.oldScrollTop || 0;\n    }\n": (
            "intent.oldScrollTop || 0;\n    }\n    scrolled = ui.timeline.scrollTop;\n"
        ),
    },
}
"""What stands in the page's files, and what stands there now."""

ADDITIONS: Final = {
    "/preview.css": """
#messages-toggle, #messages-sidebar, #refresh, #capture-open, #inspector-toggle, .session-menu,
#back-activity, #view-action-output { display: none !important; }
.media-lightbox-trigger img:not([src]) { visibility: hidden; }
@media (max-width: 760px) {
  .preview-shell { --toolbar-height: 52px; }
  #action-status { flex: 1 1 0; height: auto; }
  .message-context-actions { display: none !important; }
}
""",
    "/actions.js": 'import { forget, next as nextPress, waits } from "./presses.js";',
    "/app.js": 'import { calmly } from "./presses.js";',
    "/selects.js": 'import { afterPress, isAnother } from "./presses.js";',
    "/select-drafts.js": 'import { afterPress, idOf, stands } from "./presses.js";',
    "/timeline.js": "let scrolled = null;",
}
"""What is written below the page's files."""


class Server(PreviewServer):
    """Serves the page's files as they are here."""

    _STATIC_FILES: ClassVar[dict[str, str]] = PreviewServer._STATIC_FILES | {
        "/presses.js": str(Path(__file__).with_name("presses.js"))
    }

    async def _static(self, request: Any) -> Any:
        response = await super()._static(request)
        for theirs, ours in CHANGES.get(request.path, {}).items():
            response.text = response.text.replace(theirs, ours)
        if request.path in ADDITIONS:
            response.text += ADDITIONS[request.path]
        return response
