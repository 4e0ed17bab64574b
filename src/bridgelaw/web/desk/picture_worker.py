"""Draws one picture anew, in a process of its own with little memory and time. A file made to attack the decoder harms
that process alone. It reads the bytes of a picture, and writes the kind of the new one in a line, then its bytes."""

from __future__ import annotations

import sys
from contextlib import suppress
from io import BytesIO
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PIL.Image import Image as Picture

PIXELS = 30_000_000
"""The most that a picture may have; a phone makes twelve to twenty-five million."""
LONGEST = 3000
"""Pixels of its longer side as it is kept."""
LARGEST = 2_000_000
"""Bytes of it as it is kept; what would take more as PNG becomes JPEG."""
TOO_MANY, BROKEN = 3, 4
"""Exit statuses: more pixels than it may have; no picture that can be read."""
_MEMORY, _SECONDS = 1 << 30, 15


def main() -> int:
    """From the standard input to the standard output; the exit status."""
    _limit()
    try:
        found = redraw(sys.stdin.buffer.read())
    except Exception:
        # a decoder fails in any way that its author did not think of
        return BROKEN
    if found is None:
        return TOO_MANY
    kind, data = found
    sys.stdout.buffer.write(kind.encode() + b"\n" + data)
    return 0


def redraw(data: bytes) -> tuple[str, bytes] | None:
    """The kind and the bytes of the picture drawn anew: upright, not larger than it need be, and nothing with it that
    is no picture (where and when it was taken, with what). None: it has too many pixels.

    Raises:
        Exception: it cannot be read.
    """
    from PIL import Image, ImageOps

    Image.MAX_IMAGE_PIXELS = None  # it is looked at here, before anything is decoded
    with Image.open(BytesIO(data), formats=("JPEG", "PNG")) as image:
        if image.width * image.height > PIXELS:
            return None
        is_png = image.format == "PNG"
        image.draft("RGB", (LONGEST, LONGEST))
        upright = ImageOps.exif_transpose(image)
        upright.info = {}
        drawn = upright.convert("RGBA" if upright.has_transparency_data or upright.mode == "LA" else "RGB")
        drawn.info = {}
    drawn.thumbnail((LONGEST, LONGEST))
    if is_png and len(made := _written(drawn, "PNG")) <= LARGEST:
        return "image/png", made
    if drawn.mode == "RGBA":
        paper = Image.new("RGBA", drawn.size, "white")
        paper.alpha_composite(drawn)
        drawn = paper
    return "image/jpeg", _written(drawn.convert("RGB"), "JPEG", quality=85)


def _written(image: Picture, form: str, **further: int) -> bytes:
    out = BytesIO()
    image.save(out, form, **further)
    return out.getvalue()


def _limit() -> None:
    with suppress(ImportError, OSError, ValueError):  # not on every system
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
        resource.setrlimit(resource.RLIMIT_CPU, (_SECONDS, _SECONDS))


if __name__ == "__main__":
    sys.exit(main())
