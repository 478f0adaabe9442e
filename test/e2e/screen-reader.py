"""What a screen reader is told by a window of Pigeonhole: its accessible tree, as JSON, over AT-SPI.

Usage: screen-reader.py TITLE, where TITLE is how the window's title begins. With "--listen SECONDS" it writes what
changes in live regions, a line of JSON each, in place of the tree.
"""

import json
import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

STATES = ("focusable", "focused", "showing", "modal", "expanded", "expandable", "checked", "selected", "pressed")


def described(node):
    children = [node.get_child_at_index(place) for place in range(node.get_child_count())]
    return {
        "role": node.get_role_name(),
        "name": node.get_name() or "",
        "description": node.get_description() or "",
        "states": [state.value_nick for state in node.get_state_set().get_states() if state.value_nick in STATES],
        "attributes": dict(node.get_attributes() or {}),
        "children": [described(child) for child in children if child is not None],
    }


def documents(node):
    if node.get_role_name() == "document web":
        yield node
        return
    for place in range(node.get_child_count()):
        child = node.get_child_at_index(place)
        if child is not None:
            yield from documents(child)


def listen(seconds):
    def heard(event):
        try:
            live = (event.source.get_attributes() or {}).get("container-live")
            if live:
                text = event.any_data if isinstance(event.any_data, str) else event.source.get_name()
                print(json.dumps({"live": live, "event": event.type, "text": text}), flush=True)
        except GLib.Error:
            pass  # It went away while it was asked.

    listener = Atspi.EventListener.new(heard)
    for kind in ("object:text-changed:insert", "object:children-changed:add", "object:property-change:accessible-name"):
        listener.register(kind)
    print(json.dumps({"listening": True}), flush=True)
    GLib.timeout_add_seconds(seconds, Atspi.event_quit)
    Atspi.event_main()


Atspi.init()
if sys.argv[1] == "--listen":
    listen(int(sys.argv[2]))
    sys.exit(0)
desktop = Atspi.get_desktop(0)
programs = [desktop.get_child_at_index(place) for place in range(desktop.get_child_count())]
found = [page for program in programs if program for page in documents(program) if (page.get_name() or "").startswith(sys.argv[1])]
print(json.dumps([described(page) for page in found]))
