"""Every route of the desk."""

from __future__ import annotations

from bridgelaw.web.desk import case_page, links, pages, queue

ROUTES = [
    queue.queue, pages.file, links.renew, links.revoke,
    case_page.look, case_page.answer, case_page.take_up,
]  # fmt: skip
