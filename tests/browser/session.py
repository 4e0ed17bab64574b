"""Sessions of a running server, as the browser tests hold them."""

from __future__ import annotations

import json
import secrets
from typing import Any, Protocol
from urllib.request import Request, urlopen


class _Server(Protocol):
    """Where it runs, and the operator's secret there."""

    address: str
    operator: str


class OpenedSession:
    """By the links to its places; `wanted`: what it is opened with."""

    def __init__(self, server: _Server, **wanted: Any) -> None:
        self.address = server.address
        opened = self._asked("/api/sessions", server.operator, wanted)
        self.id, self.links = opened["session"], opened["links"]

    def send(self, who: str, type: str, **fields: Any) -> Any:
        """A message, and what comes of it."""
        body = {"type": type, "id": secrets.token_hex(8), **fields}
        return self._asked(f"/s/{self.id}/at/{who}/facts", self._secret(who), body)

    def view(self, who: str = "director") -> Any:
        """What is seen there."""
        return self._asked(f"/s/{self.id}/at/{who}/view", self._secret(who))

    def link(self, who: str) -> str:
        """A link to a place that has none yet."""
        path = f"/s/{self.id}/at/director/links/{who}"
        self.links[who] = self._asked(path, self._secret("director"), {})["link"]
        return str(self.links[who])

    def _secret(self, who: str) -> str:
        return str(self.links[who]).rpartition("/")[2]

    def _asked(self, path: str, secret: str, body: Any = None) -> Any:
        headers = {"authorization": f"Bearer {secret}", "content-type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        with urlopen(Request(self.address + path, data=data, headers=headers), timeout=60) as answer:
            return json.loads(answer.read())


class ClubEvening(OpenedSession):
    """A session played in a hall, whose pairs have sat down."""

    def __init__(self, server: _Server, tables: int = 3) -> None:
        super().__init__(server, name="Tuesday", tables=tables)
        for table in range(1, tables + 1):
            for side in ("NS", "EW"):
                names = [[f"Åse {side} {table}", ""], [f"Zoë {side} {table}", ""]]
                self.send(f"unit:{table}", "sit", table=table, side=side, names=names)

    def begins(self, boards: int = 6) -> None:
        """The movement is chosen, and the first round called."""
        self.send("director", "arrange", boards=boards)
        self.send("director", "call_round", round=1)
