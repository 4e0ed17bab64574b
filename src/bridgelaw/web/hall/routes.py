"""The addresses of running sessions."""

from bridgelaw.web.hall import api, pages, sockets

ROUTES = [api.open_, api.view, api.do, api.new_link, pages.sit, sockets.sit]
