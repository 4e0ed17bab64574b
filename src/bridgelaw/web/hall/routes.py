"""The addresses of running sessions."""

from bridgelaw.web.hall import api, sockets

ROUTES = [api.open_, api.view, api.do, api.new_link, sockets.sit]
