"""Every board of every real file beside the project: written back, and through the other forms, without loss."""

from __future__ import annotations

from tests.corpus.round_trips import FILES, through_the_others, written_and_read


def test_every_board_of_every_file() -> None:
    written = sum(written_and_read(path) for path in FILES)
    carried = sum(through_the_others(path) for path in FILES)
    assert written == carried
    print(f"\n{len(FILES)} files, {written} boards: load, dump, load gives the same; so does the way through all forms")
