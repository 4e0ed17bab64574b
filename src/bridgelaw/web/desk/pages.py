"""The pages of the desk, filled in: in the reader's language, provisions as links to the law browser."""

from __future__ import annotations

import re
from hashlib import sha256
from importlib.resources import files
from typing import Any

from litestar import get
from litestar.datastructures import Cookie
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Response
from markupsafe import Markup

from bridgelaw.lawbook.editions import USUAL
from bridgelaw.table.vocabulary import LANGUAGES
from bridgelaw.web.desk.access import DESK, PATH, Asking
from bridgelaw.web.joining import LASTS
from bridgelaw.web.lawpages import AT_DESK
from bridgelaw.web.laws.addresses import ROOT
from bridgelaw.web.laws.speech import TextLink, cited, law_link
from bridgelaw.web.pages import HTML, LANGUAGE, language_of
from bridgelaw.web.site import SHORT
from bridgelaw.web.templating import LANGUAGE_NAMES, environment, words_of
from bridgelaw.words import Words
from bridgelaw.words.telling.layout import Line

_TYPES = {"css": "text/css", "js": "text/javascript"}
_FILE = re.compile(r"[a-z]+\.(css|js)")


ROOM = "bridgelaw.web.desk"
"""The package in which the templates are, unless another is named."""


def page(
    name: str, request: Asking, words: Words, status: int = 200, room: str = ROOM, /, tag: object = None, **fields: Any
) -> Response[str]:
    """The page of that template; everything in `fields` is text, whatever somebody has written there.

    A language that was asked for in the address is remembered there. `tag`: what the page hangs on; to a script that
    has the page of the same it is not sent again.
    """
    headers = {}
    if tag is not None:
        headers["etag"] = etag = f'"{sha256(repr((words.language, tag)).encode()).hexdigest()[:20]}"'
        if request.headers.get("if-none-match") == etag:
            return Response("", media_type=HTML, status_code=304, headers=headers)
    house = DESK in request.cookies  # whoever directs one session has no use for what is the house's
    text = render(name, words, room, path=request.url.path, house=house, tag=headers.get("etag", ""), **fields)
    asked = request.query_params.get(LANGUAGE)
    cookies = []
    if asked in LANGUAGES:
        # for the whole desk, or for the pages of those who are polled: one phone may be read by both
        place = "/" + request.url.path.split("/")[1]
        cookies.append(Cookie(key=LANGUAGE, value=asked, path=place, max_age=LASTS, samesite="strict"))
    if room == ROOM and request.url.path.startswith(PATH):
        cookies.append(Cookie(key=AT_DESK, value="1", path=ROOT, max_age=LASTS, samesite="strict"))
    return Response(text, media_type=HTML, status_code=status, cookies=cookies, headers=headers)


def render(name: str, words: Words, room: str = ROOM, /, **fields: Any) -> str:
    """The template of that name in that package, in the language and edition of `words`."""
    language = words.language

    def law(provision: str, read_in: str = words.language) -> Markup:
        """The provision as it is cited, leading to its page; in another language where something is read out in it."""
        return _anchor(law_link(provision, words if read_in == language else words_of(read_in, words.edition)))

    def number(provision: str) -> Markup:
        """The same without its year, where that stands above it."""
        return _anchor(law_link(provision, words_of(language, provision.partition(":")[0])))

    def margin(line: Line) -> Markup:
        """What stands at the margin of a line, leading to its page."""
        link = cited(line.law, words) if line.law else None
        return _anchor(link) if link else Markup()

    return (
        environment(room)
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


def _anchor(link: TextLink) -> Markup:
    # in a tab of its own: what is being decided here, or filled in, stays as it is
    return Markup('<a class="law" href="{}" target="_blank" rel="noopener">{}</a>').format(ROOT + link.path, link.text)


def words_for(request: Asking, edition: str = USUAL) -> Words:
    """The words for a reader of a page about a board under that edition."""
    return words_of(language_of(request), edition)


@get(PATH + "/files/{name:str}", include_in_schema=False)
async def file(name: FromPath[str]) -> Response[bytes]:
    """A style sheet or script of the desk."""
    found = files("bridgelaw.web.desk").joinpath("static", name)
    if not _FILE.fullmatch(name) or not found.is_file():
        raise NotFoundException("no such file")
    kind = _TYPES[name.rpartition(".")[2]]
    return Response(found.read_bytes(), media_type=kind, headers={"cache-control": SHORT})
