"""The pictures of the README, taken from the running table: `make pictures` puts them where it looks for them."""

from __future__ import annotations

import io
import os
from pathlib import Path

from PIL import Image
from playwright.sync_api import expect

from tests.browser.club import Club
from tests.browser.conftest import Seating
from tests.browser.player import Player

LARGEST = 90_000
"""Bytes of a picture: a few flat colours need no more."""
COLOURS = 200
"""Chosen so that those of small things are among them: hearts and diamonds have two."""


def taken(player: Player, name: str, folder: Path) -> Path:
    """What he sees, in few colours."""
    shot = Image.open(io.BytesIO(player.page.screenshot()))
    file = folder / f"{name}.png"
    few = shot.convert("RGB").quantize(COLOURS, Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE)
    few.save(file, optimize=True)
    return file


def test_pictures(server: Club, sit: Seating, tmp_path: Path) -> None:
    """A board in play on a desktop, an option to be chosen on a phone, and the Director's side of it."""
    folder = Path(os.environ.get("PICTURES", tmp_path))
    folder.mkdir(exist_ok=True)
    names = {"N": "Ann", "E": "Bo", "S": "Cy", "W": "Di"}
    playing = server.open(players=names)
    playing.calls("1S P 2S P 4S P P P")
    playing.act("E", play="DK", down=True)
    playing.act("E", face=True)
    playing.act("S", spread=True)
    playing.cards("D3 D2 DA H3 H4 HA H2 SK S6 S2 S3 ST S7")
    north, *_ = (sit(playing, seat) for seat in "NESW")
    expect(north.page.locator(".felt .played")).to_have_count(2)

    stopped = server.open(players=names)
    stopped.calls("1S")
    stopped.act("E", call="1H")
    stopped.act("W", attention="s2")
    stopped.act("director", explain_options=True)
    for seat in "NEW":
        sit(stopped, seat)
    south, director = sit(stopped, "S", wide=False, scheme="dark"), sit(stopped, "director")
    expect(south.page.locator(".options > ol > li")).to_have_count(2)
    expect(director.page.locator(".task")).not_to_have_count(0)

    for player, name in ((north, "table"), (south, "phone"), (director, "director")):
        player.settled()
        assert taken(player, name, folder).stat().st_size < LARGEST, name
