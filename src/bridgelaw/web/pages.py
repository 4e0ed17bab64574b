"""Pages that the server makes itself (joining, problems, the welcome), and the built pages."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from jinja2 import Environment, StrictUndefined, Template
from litestar.response import Response

from bridgelaw.web.language import chosen
from bridgelaw.web.origin import Connection
from bridgelaw.web.templating import environment, words_of

HTML = "text/html"
LANGUAGE = "language"


def language_of(connection: Connection) -> str:
    """The reader's language: asked for in the address, kept in a cookie, or what his browser says."""
    asked, kept = connection.query_params.get(LANGUAGE), connection.cookies.get(LANGUAGE)
    return chosen(asked, kept, accept=connection.headers.get("accept-language", ""))


def wants_page(connection: Connection) -> bool:
    """Whether a person reads the reply."""
    return "text/html" in connection.headers.get("accept", "")


def page(name: str, connection: Connection, status: int = 200, /, **fields: Any) -> Response[str]:
    """The page of that template, in the reader's language."""
    return Response(render(name, language_of(connection), **fields), media_type=HTML, status_code=status)


def render(name: str, language: str, /, **fields: Any) -> str:
    """The template of that name; everything in `fields` is text, whatever somebody has written there."""
    words = words_of(language)
    return environment("bridgelaw.web").get_template(name).render(say=words.say, language=language, **fields)


def built_page(name: str) -> Template | None:
    """The built page of that name: `table`, `hall`. None when it has not been built."""
    built = files("bridgelaw.web").joinpath("static", f"{name}.html")
    if not built.is_file():
        return None
    return _built(built.read_text("utf-8"))


@cache
def _built(source: str) -> Template:
    return Environment(autoescape=True, undefined=StrictUndefined).from_string(source)
