"""The pages of the desk, filled in: in the reader's language, provisions as links to the law browser."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from litestar import get
from litestar.datastructures import Cookie
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Response
from markupsafe import Markup, escape

from bridgelaw.table.vocabulary import LANGUAGES
from bridgelaw.web.desk.access import PATH, Asking
from bridgelaw.web.joining import LASTS
from bridgelaw.web.laws import address
from bridgelaw.web.laws.addresses import ROOT
from bridgelaw.web.laws.render import LANGUAGE_NAMES, RED
from bridgelaw.web.laws.speech import cited
from bridgelaw.web.pages import HTML, LANGUAGE, language_of
from bridgelaw.web.site import SHORT
from bridgelaw.words import Words
from bridgelaw.words.telling.layout import Line

_TYPES = {"css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8"}
_FILE = re.compile(r"[a-z]+\.(css|js)")


def page(
    name: str, request: Asking, words: Words, status: int = 200, /, tag: object = None, **fields: Any
) -> Response[str]:
    """The page of that template; everything in `fields` is text, whatever somebody has written there.

    A language that was asked for in the address is remembered. `tag`: what the page hangs on; to a script that has the
    page of the same it is not sent again.
    """
    headers = {}
    if tag is not None:
        headers["etag"] = etag = f'"{sha256(repr((words.language, tag)).encode()).hexdigest()[:20]}"'
        if request.headers.get("if-none-match") == etag:
            return Response("", media_type=HTML, status_code=304, headers=headers)
    text = render(name, words, path=request.url.path, tag=headers.get("etag", ""), **fields)
    asked = request.query_params.get(LANGUAGE)
    cookies = []
    if asked in LANGUAGES:
        cookies.append(Cookie(key=LANGUAGE, value=asked, path=PATH, max_age=LASTS, samesite="strict"))
    return Response(text, media_type=HTML, status_code=status, cookies=cookies, headers=headers)


def render(name: str, words: Words, /, **fields: Any) -> str:
    """The template of that name, in the language and edition of `words`."""
    language = words.language

    def law(provision: str) -> Markup:
        """The provision as it is cited, leading to its page."""
        href = address(provision, language)  # type: ignore[arg-type]  # there are words in it
        return Markup('<a class="law" href="{}">{}</a>').format(href, words.law(provision, short=True))

    def number(provision: str) -> Markup:
        """The same without its year, where that stands above it."""
        cited = words_of(language, provision.partition(":")[0]).law(provision, short=True)
        return Markup('<a class="law" href="{}">{}</a>').format(address(provision, language), cited)  # type: ignore[arg-type]

    def margin(line: Line) -> Markup:
        """What stands at the margin of a line, leading to its page."""
        link = cited(line.law, words) if line.law else None
        return Markup('<a class="law" href="{}">{}</a>').format(ROOT + link.path, link.text) if link else Markup()

    return (
        _environment()
        .get_template(f"{name}.html.jinja")
        .render(
            say=words.say,
            words=words,
            law=law,
            number=number,
            margin=margin,
            language=language,
            languages=LANGUAGE_NAMES,
            **fields,
        )
    )


def words_for(request: Asking, edition: str = "2017") -> Words:
    """The words for a reader of a page about a board under that edition."""
    return words_of(language_of(request), edition)


@cache
def words_of(language: str, edition: str) -> Words:
    """The words in a language about the Laws of an edition."""
    return Words(language, edition)


@get(PATH + "/files/{name:str}", include_in_schema=False)
async def file(name: FromPath[str]) -> Response[bytes]:
    """A style sheet or script of the desk."""
    found = files("bridgelaw.web.desk").joinpath("static", name)
    if not _FILE.fullmatch(name) or not found.is_file():
        raise NotFoundException("no such file")
    kind = _TYPES[name.rpartition(".")[2]]
    return Response(found.read_bytes(), media_type=kind, headers={"cache-control": SHORT})


def suits(text: object) -> Markup:
    """Red suits in red."""
    said = escape(text)
    return Markup(RED.sub(r'<b class="red">\g<0></b>', str(said)))  # escaped in the line above


def joined(lines: Iterable[Line]) -> str:
    """The texts of lines as one."""
    return " ".join(line.text for line in lines if line.text)


@cache
def _environment() -> Environment:
    made = Environment(
        loader=PackageLoader("bridgelaw.web.desk"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.filters["suits"] = suits
    return made
