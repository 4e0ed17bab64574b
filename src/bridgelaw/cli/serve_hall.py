"""`bridgelaw serve --hall`: what is said to whoever starts an evening on his laptop."""

from __future__ import annotations

import os
import sys
import webbrowser
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

if TYPE_CHECKING:
    from bridgelaw.web.lobby import Lobby
    from bridgelaw.web.settings import ServerSettings
    from bridgelaw.words import Words

EVERYWHERE = "0.0.0.0"
"""Phones in the hall are to come."""
_ALONE = "127.0.0.1"


def reachable(settings: ServerSettings) -> ServerSettings:
    """The same, listening to the hall where nothing else was set."""
    return replace(settings, host=EVERYWHERE) if settings.host == _ALONE else settings


def addressed(settings: ServerSettings) -> tuple[ServerSettings, tuple[str, ...]]:
    """The same with the address that stands in links and pictures, and the other addresses that it might be."""
    from bridgelaw.web.hall import lan

    if settings.public or settings.host != EVERYWHERE:
        return settings, ()
    best, *others = lan.addresses() or ("",)
    if not best:
        return settings, ()
    return replace(settings, public=f"http://{best}:{settings.port}"), tuple(others)


async def begin(lobby: Lobby, others: tuple[str, ...], words: Words, *, desk: str, units: str, json: bool) -> None:
    """Print where the hall reaches this machine and how an evening is opened, and open that page. `units`: `new` makes
    the links of the table units void."""
    from bridgelaw.web.hall.opening import fresh_link
    from bridgelaw.web.hall.units import renew

    if units == "new":
        await renew(lobby)
    link, running = await fresh_link(lobby), await lobby.evening.running()
    if json:
        _print_json(lobby, link, desk)
        return
    address = f"{lobby.settings.address}/"
    if lobby.settings.public:
        print(words.say("serve-hall-address", address=address))
        _print_picture(address)
    else:
        print(words.say("serve-hall-none"))
    if others:
        listed = ", ".join(others)
        print(words.say("serve-hall-others", count=len(others), addresses=listed, port=str(lobby.settings.port)))
    if units == "new":
        print(words.say("serve-hall-units-new"))
    if running is not None:
        print(words.say("serve-hall-goes-on", title=running.now.state.opened.name or words.say("sheet-desk-untitled")))
    print(f"\n{words.say('serve-hall-open', link=link)}")
    print(words.say("serve-desk", link=desk))
    print(f"\n{words.say('serve-kept', folder=str(lobby.settings.folder))}")
    print(words.say("serve-hall-ready"), flush=True)
    if _has_a_browser():
        webbrowser.open(link)


def _print_json(lobby: Lobby, link: str, desk: str) -> None:
    import msgspec

    said: dict[str, Any] = {"address": lobby.settings.address, "desk": desk, "evening": link}
    print(msgspec.json.encode(said).decode(), flush=True)


def _print_picture(address: str) -> None:
    import segno

    # where nobody looks at it, a program would have to skip it
    if sys.stdout.isatty():
        segno.make(address, micro=False).terminal(compact=True)


def _has_a_browser() -> bool:
    """Whether there is a screen on which one can be opened, and somebody before it."""
    shown = sys.platform in ("win32", "darwin") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
    return shown and sys.stdout.isatty()
