"""The addresses of running sessions."""

from bridgelaw.web.hall import api, directing, live_seats, opening, pages, place_links, printing, sockets, units

ROUTES = [
    api.open_, api.view, api.do, api.new_link, pages.sit, sockets.sit,
    opening.form, opening.open_evening, opening.go_on,
    directing.proposals, directing.table, directing.address, directing.hands, directing.export,
    printing.movement_cards, printing.cards_to_score_on,
    place_links.look, place_links.make, place_links.cards, place_links.pair_cards, place_links.player_links,
    live_seats.lead, live_seats.seat, live_seats.go,
    units.look, units.sit, units.unit,
]  # fmt: skip
