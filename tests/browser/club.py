"""A server of its own for the browser tests, with as many tables as they need."""

from __future__ import annotations

import os
import secrets
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).parents[2]
SOON = 90.0
"""Seconds in which the server answers, however busy the machine is."""
DEAL = "N:AQ52.K83.A74.962 J93.JT4.KQ86.T73 KT4.AQ95.J53.KJ4 876.762.T92.AQ85"


class Table:
    """A table at that server: its links, and acts done by programs at its places."""

    def __init__(self, address: str, id: str, links: Mapping[str, str]) -> None:
        self.address, self.id, self.links = address, id, dict(links)

    def _ask(self, who: str, path: str, body: Any = None) -> Any:
        secret = self.links[who].rpartition("/")[2]
        headers = {"Authorization": f"Bearer {secret}", "Content-Type": "application/json"}
        data = None if body is None else msgspec.json.encode(body)
        request = urllib.request.Request(f"{self.address}/t/{self.id}/{who}/{path}", data, headers)
        try:
            with urllib.request.urlopen(request, timeout=SOON) as answer:
                return msgspec.json.decode(answer.read())
        except urllib.error.HTTPError as error:
            said = error.read()
            if error.code != 409:
                raise RuntimeError(f"{who} {path} {body}: {said.decode()}") from error
            return msgspec.json.decode(said)

    def view(self, who: str, board: int | None = None) -> Any:
        """What is seen from that place; the Director sees any board."""
        return self._ask(who, f"view?board={board}" if board else "view")

    def send(self, who: str, frame: Mapping[str, Any]) -> Any:
        """A message of that place; the answer to it."""
        answer = self._ask(who, "acts", {"id": secrets.token_hex(8), **frame})
        assert answer["type"] == "done", answer
        return answer

    def act(self, who: str, **act: Any) -> Any:
        """An act of that place, confirmed; tried anew when a page was faster."""
        answer: Any = {}
        for _ in range(5):
            frame = {"type": "act", "seen": self.view(who)["revision"], "confirmed": True, "act": act}
            answer = self._ask(who, "acts", {"id": secrets.token_hex(8), **frame})
            if answer.get("code") != "stale":
                break
        assert answer["type"] == "done", answer
        return answer

    def calls(self, calls: str) -> None:
        """Calls one after the other, each by whoever is in turn."""
        for call in calls.split():
            self.act(self.view("director")["answer"]["turn"], call=call)

    def cards(self, cards: str) -> None:
        """Cards one after the other, each by whoever is in turn; declarer plays those of dummy."""
        for card in cards.split():
            answer = self.view("director")["answer"]
            turn, declarer = answer["turn"], answer["declarer"]
            dummy = "NESW"[("NESW".index(declarer) + 2) % 4]
            if turn == dummy:
                self.act(declarer, play=card, **{"from": dummy})
            else:
                self.act(turn, play=card)


class Club:
    """The server. `alone`: the table of a first start at which programs sit with South."""

    def __init__(self, said: Mapping[str, Any], operator: str) -> None:
        self.address: str = said["address"]
        self.desk: str = said["desk"]
        self.operator = operator
        shown = next(table for table in said["tables"] if table["bots"])
        self.alone = Table(self.address, shown["table"], shown["links"])

    def open(self, **settings: Any) -> Table:
        """A new table, with the deal of these tests unless another is given."""
        board = {"number": 1, "dealer": "N", "vulnerable": "None", "deal": DEAL}
        board |= settings.pop("board", {})
        body = msgspec.json.encode({"boards": [board], "seed": "tests", **settings})
        headers = {"Authorization": f"Bearer {self.operator}", "Content-Type": "application/json"}
        request = urllib.request.Request(f"{self.address}/api/tables", body, headers)
        with urllib.request.urlopen(request, timeout=SOON) as answer:
            made = msgspec.json.decode(answer.read())
        return Table(self.address, made["table"], made["links"])


PAUSE = 0.05
"""Seconds that programs take over an act here: nobody has to follow them with his eyes."""
SEED = "first start"
"""Of the boards at which programs sit: on each of the first three nobody calls over South's three notrump."""
MAIN = f"""
import contextlib
from tests.kit import broken, standing
standing.register()
planted = contextlib.ExitStack()
for rule in {{rules!r}}:
    planted.enter_context(broken.broken_rule(rule, broken.PLANTED))
from bridgelaw.cli.main import main
from bridgelaw.web import demonstration
demonstration.PAUSE = {PAUSE}
TableSettings = demonstration.TableSettings
demonstration.TableSettings = lambda **settings: TableSettings(seed={SEED!r}, **settings)
main()
"""


@contextmanager
def club(folder: Path, broken: Sequence[str] = (), **settings: str) -> Iterator[Club]:
    """A running server that keeps its data in `folder`; what its programs do is regular. `broken`: provisions whose
    rules break at tables of the title `tests.kit.broken.PLANTED`; `settings`: others than it has in these tests."""
    command = [sys.executable, "-c", MAIN.format(rules=[*broken]), "serve", "--json", "--port", "0"]
    limits = {f"BRIDGELAW_{name}": "1000/second" for name in ("ACTS", "JOINS", "REQUESTS")}
    limits |= {f"BRIDGELAW_{name.upper()}": value for name, value in settings.items()}
    with (folder / "log").open("w") as log:
        process: Any = subprocess.Popen(
            [*command, "--data", str(folder), "--irregular", "0"],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            env={**os.environ, **limits},
            cwd=ROOT,
        )
        try:
            line = process.stdout.readline()
            assert line, (folder / "log").read_text()
            operator = (folder / "operator.secret").read_text().strip()
            yield Club(msgspec.json.decode(line), operator)
        finally:
            process.terminate()
            process.wait(20)
            process.stdout.close()
