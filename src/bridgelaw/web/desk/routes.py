"""Every route of the desk."""

from __future__ import annotations

from bridgelaw.web.desk import case_page, links, other_laws, pages, queue

ROUTES = [
    queue.queue, pages.file, links.renew, links.revoke,
    case_page.look, case_page.answer, case_page.take_up, case_page.note, other_laws.other_laws,
]  # fmt: skip
