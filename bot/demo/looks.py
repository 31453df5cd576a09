"""What simcord's page looks and behaves like for players instead of those who test bots."""

from __future__ import annotations

from typing import Any, Final

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
        "Viewport updated": "Ready",
        "Updating viewport…": "Wait …",
        "Preview ready": "Ready",
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
            "  if (isAnother(key, component.custom_id)) {\n"
            "    options.onReconcileDraft?.(key, optionDefaults(entries).slice(0, maximum));\n"
            "  }\n"
            "  if (draftValue(key) === undefined) {"
        ),
        "SimCord selection draft": "Your choice",
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
}
""",
    "/selects.js": """
const drawn = new Map();
function isAnother(key, id) {
  const before = drawn.get(key);
  drawn.set(key, id);
  return before !== undefined && before !== id;
}
""",
}
"""What is written below the page's files."""


class Server(PreviewServer):
    """Serves the page's files as they are here."""

    async def _static(self, request: Any) -> Any:
        response = await super()._static(request)
        for theirs, ours in CHANGES.get(request.path, {}).items():
            response.text = response.text.replace(theirs, ours)
        if request.path in ADDITIONS:
            response.text += ADDITIONS[request.path]
        return response
