"""A link as a picture that the camera of a phone reads (a QR code)."""

from __future__ import annotations

import segno
from markupsafe import Markup


def qr(link: str) -> Markup:
    """The picture as an SVG element to stand in a page: dark on light, also where the page is dark, since many cameras
    read nothing else; as large as the page makes it. The link itself must stand beside it for whoever sees no picture.

    Raises:
        ValueError: the link is longer than any such picture holds (2,953 bytes).
    """
    made = segno.make(link, micro=False)
    drawn = made.svg_inline(border=2, dark="#000", light="#fff", omitsize=True, svgclass="qr", lineclass=None)
    # nothing of the link is written out in it
    return Markup(drawn.replace("<svg", '<svg aria-hidden="true"', 1))
