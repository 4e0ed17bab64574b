"""Every route of the desk."""

from __future__ import annotations

from bridgelaw.web.desk import (
    board_page,
    card_page,
    case_page,
    entry,
    from_call,
    letter_page,
    links,
    other_laws,
    pages,
    paper,
    photos,
    play_page,
    poll_page,
    polled_page,
    queue,
    quick_page,
    register_page,
    score_page,
)

ROUTES = [
    queue.queue, queue.waiting, pages.file, links.renew, links.revoke,
    case_page.look, case_page.answer, case_page.take_up, case_page.note, case_page.said, case_page.by_hand,
    other_laws.other_laws,
    poll_page.prepare, poll_page.send, poll_page.prepare_second, poll_page.send_second,
    poll_page.look, poll_page.links, poll_page.close,
    polled_page.look, polled_page.answer,
    card_page.prepare, card_page.start, card_page.cancel, card_page.look, card_page.letter,
    score_page.look, score_page.give, score_page.take_back, score_page.penalize, score_page.field,
    letter_page.look, letter_page.as_page, letter_page.as_pdf, letter_page.told, letter_page.appeal, letter_page.decide,
    register_page.register, register_page.as_json_lines, register_page.as_csv,
    paper.new, paper.create, board_page.look, board_page.change, photos.keep, photos.show,
    quick_page.look, quick_page.as_page, quick_page.as_pdf, quick_page.make_case,
    entry.calls, entry.cards, entry.act, entry.claim, entry.revoke, entry.revoke_in_play,
    entry.strike,
    play_page.look, play_page.act,
    from_call.from_call, from_call.from_play, from_call.ahead,
]  # fmt: skip
