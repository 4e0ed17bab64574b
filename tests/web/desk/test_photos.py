"""Photos that a Director keeps with a case: drawn anew by a process of its own, whatever was sent."""

from __future__ import annotations

import asyncio
import re
import struct
import zlib
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, PngImagePlugin

from bridgelaw.store import schema
from bridgelaw.web.desk import pictures
from bridgelaw.web.desk.picture_worker import LARGEST, LONGEST, PIXELS
from bridgelaw.web.desk.pictures import Unfit, redrawn
from tests.kit.whole import of_all
from tests.web.desk.director import Director, director, said
from tests.web.desk.test_paper import opened
from tests.web.house import Open, visit


def picture(form: str, size: tuple[int, int] = (4, 4), blue: int = 0, mode: str = "RGB", **further: Any) -> bytes:
    """A picture of one colour."""
    out = BytesIO()
    Image.new("RGB", size, (200, 10, blue)).convert(mode).save(out, form, **further)
    return out.getvalue()


def pixel(data: bytes) -> Any:
    """The colour in its corner."""
    with Image.open(BytesIO(data)) as image:
        return image.convert("RGB").getpixel((0, 0))


def claims(width: int, height: int) -> bytes:
    """A PNG of few bytes that says it is so large, and is: all its rows are the same."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    # all stripes are packed into the same bytes, as none refers to the one before: so it is done once
    stripe, stripes = bytes((1 + width // 8) * 200), height // 200
    packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    packed = packer.compress(stripe) + packer.flush(zlib.Z_FULL_FLUSH)
    rows = b"\x78\xda" + packed * stripes + packer.flush() + struct.pack(">I", _sum_of_zeros(len(stripe) * stripes))
    head = struct.pack(">IIBBBBB", width, height, 1, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


def _sum_of_zeros(length: int) -> int:
    """Adler's checksum of so many zero bytes: the one sum stays 1, the other counts them."""
    return length % 65521 << 16 | 1


def test_a_photo_is_kept_with_the_case(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await director(house)
        address = await opened(at, number="2")
        headers = {"origin": house.address, "accept": "text/html"}

        async def sent(name: str, data: bytes) -> tuple[int, str]:
            files = {"photo": (name, data, "image/png")}
            reply = await at.browser.post(f"{address}/photos", files=files, headers=headers)
            return reply.status_code, said(reply.text)

        for _ in range(2):
            assert (await sent("record.png", picture("PNG")))[0] == 303
        await at.look(address)
        found = set(re.findall(rf'src="({address}/photos/\w+)"', at.text))
        assert len(found) == 1
        reply = await at.browser.get(found.pop())
        assert (reply.headers["content-type"], pixel(reply.content)) == ("image/png", (200, 10, 0))
        status, page = await sent("page.png", b"<script>alert(1)</script>")
        assert (status, "no JPEG or PNG" in page) == (422, True)
        status, page = await sent("large.png", picture("PNG") + bytes(2_000_000))
        assert (status, "larger than 2 MB" in page) == (422, True)
        assert (await sent("huge.png", picture("PNG") + bytes(2_100_000)))[0] == 413
        for n in range(7):
            assert (await sent("more.png", picture("PNG", blue=n + 1)))[0] == 303
        status, page = await sent("one too many.png", picture("PNG", blue=20))
        assert (status, "cannot take more photos" in page) == (422, True)
        stranger = await house.browser()
        assert (await stranger.get(f"{address}/photos/x")).status_code == 401

    visit(tmp_path, check)


async def _sent(house: Open, at: Director, address: str, data: bytes) -> tuple[int, str]:
    headers = {"origin": house.address, "accept": "text/html", "accept-language": at.language}
    reply = await at.browser.post(f"{address}/photos", files={"photo": ("x", data, "image/png")}, headers=headers)
    return reply.status_code, said(reply.text)


# the same pictures are drawn for each language, which takes a second of a processor: one will do for what is said
@pytest.mark.parametrize("language", of_all(["en", "fr", "nb"], "fr"))
def test_a_picture_that_is_too_large_or_none_is_refused(tmp_path: Path, language: str) -> None:
    huge = claims(60_000, 60_000)
    assert len(huge) < LARGEST
    large = {"en": "more than 30 million", "fr": "plus de 30 millions", "nb": "mer enn 30 millioner"}[language]
    broken = {"en": "cannot be read", "fr": "illisible", "nb": "kan ikke leses"}[language]

    async def check(house: Open) -> None:
        at = await director(house, language)
        address = await opened(at, number="2")
        for data, wanted in (
            (huge, large),
            (picture("PNG")[:50], broken),
            (b"\xff\xd8\xff" + b"x" * 1000, broken),
            (b"\x89PNG\r\n\x1a\n<script>alert(1)</script>", broken),
        ):
            status, page = await _sent(house, at, address, data)
            assert (status, wanted in page) == (422, True), page
        await at.look(address)
        assert "/photos/" not in at.text.replace(f'{address}/photos"', "")

    visit(tmp_path, check)


def test_only_the_picture_is_kept(tmp_path: Path) -> None:
    """Not where it was taken, what was written into it, or what stands behind it."""
    exif = Image.Exif()
    exif[0x010E] = "secret description"
    exif[0x0112] = 6  # to be turned by a quarter
    text = PngImagePlugin.PngInfo()
    text.add_text("Comment", "secret comment")
    jpeg = picture("JPEG", (40, 20), exif=exif, comment=b"secret words", icc_profile=b"secret profile")
    png = picture("PNG", (40, 20), pnginfo=text, exif=exif) + b"<script>secret</script>"
    assert b"secret" in jpeg

    async def check(house: Open) -> None:
        at = await director(house)
        address = await opened(at, number="2")
        for data in (jpeg, png):
            assert (await _sent(house, at, address, data))[0] == 303
        await at.look(address)
        found = sorted(set(re.findall(rf'src="({address}/photos/\w+)"', at.text)))
        assert len(found) == 2
        for path in found:
            reply = await at.browser.get(path)
            assert b"secret" not in reply.content
            with Image.open(BytesIO(reply.content)) as image:
                assert image.size == (20, 40)
                assert not image.getexif()
                assert reply.headers["content-type"] == f"image/{(image.format or '').lower()}"

    visit(tmp_path, check)


def test_what_was_kept_before_is_drawn_anew_when_it_is_shown(tmp_path: Path) -> None:
    bad, good = claims(60_000, 60_000), picture("PNG", comment="x") + b"<script>secret</script>"

    async def check(house: Open) -> None:
        at = await director(house)
        address = await opened(at, number="2")
        table = address.split("/")[3]
        attachments = house.lobby.attachments
        ids = [await attachments.add(table, 1, "image/png", data, 1.0) for data in (bad, good)]
        async with house.lobby.links._database.writing() as connection:
            await connection.execute(schema.attachment.update().values(redrawn=False))
        assert (await at.browser.get(f"{address}/photos/{ids[0]}")).status_code == 404
        reply = await at.browser.get(f"{address}/photos/{ids[1]}")
        assert (reply.status_code, b"secret" in reply.content) == (200, False)
        kept = await attachments.find(table, 1, ids[1])
        assert kept is not None
        assert (kept.redrawn, kept.data) == (True, reply.content)

    visit(tmp_path, check)


@pytest.mark.parametrize("mode", ["1", "L", "P", "RGB", "RGBA", "LA", "I;16", "CMYK"])
def test_pictures_of_every_kind_are_drawn(mode: str) -> None:
    form = "JPEG" if mode == "CMYK" else "PNG"
    made = BytesIO()
    white = Image.new("RGB", (3500, 1000), "white")
    (Image.new(mode, white.size, 65535) if mode == "I;16" else white.convert(mode)).save(made, form)
    kind, data = asyncio.run(redrawn(made.getvalue()))
    assert kind == f"image/{form.lower()}"
    with Image.open(BytesIO(data)) as found:
        assert max(found.size) == LONGEST
    assert min(pixel(data)) > 240


def test_a_png_that_would_be_too_large_becomes_jpeg() -> None:
    made = BytesIO()
    Image.effect_noise((1300, 1300), 90).save(made, "PNG")
    assert len(made.getvalue()) < LARGEST
    kind, data = asyncio.run(redrawn(made.getvalue()))
    assert kind == "image/jpeg"
    assert len(data) < LARGEST


def test_the_largest_is_drawn_while_the_tables_go_on(tmp_path: Path) -> None:
    large = picture("PNG", (6000, PIXELS // 6000))

    async def check(house: Open) -> None:
        north = await house.guest("N")
        drawing = asyncio.create_task(redrawn(large))
        turns = 0
        while not drawing.done():
            await north.settle()
            turns += 1
        assert (await drawing)[0] == "image/png"
        assert turns > 20

    visit(tmp_path, check)


def test_what_takes_too_long_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "SECONDS", 0.01)
    with pytest.raises(Unfit, match="case-photo-unreadable"):
        asyncio.run(redrawn(picture("PNG")))
