"""Every route of the sessions."""

from __future__ import annotations

from bridgelaw.web.sessions import pages, printed, taking

ROUTES = [
    pages.file, pages.home, pages.board, pages.pair, pages.travellers, pages.hands, printed.printed,
    taking.look, taking.take, taking.end_play, taking.remove,
]  # fmt: skip
