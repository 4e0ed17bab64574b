"""Texts read in a process of its own: questions come on the standard input, answers go to the standard output.

However a text is made, reading it takes no more than `SECONDS` of the processor: then the system ends this process, in
whatever code it is. It ends by itself when nobody is there to ask any more.
"""

from __future__ import annotations

import signal
import sys

import msgspec
import ruamel.yaml.cyaml  # noqa: F401  # loaded before a text comes: its time is not that of the text

from bridgelaw.api.first_board import Answer, NoBoard, TextToRead, first_board, sent, taken
from bridgelaw.formats import lin, pbn, record, yaml_reader  # noqa: F401  # likewise
from bridgelaw.formats.board import Record
from bridgelaw.formats.errors import RecordError

SECONDS = 0.5
"""Of the processor, for one text."""
PATIENCE = 30
"""Seconds by the clock after which it is given up too, whatever keeps it."""
MOST_ACTS = 250
"""Acts of a board that is brought to a table; seventy are usual."""


def answer(asked: TextToRead) -> Answer:
    """The first board of a text of which all boards can be read."""
    try:
        found = _read(asked)
    except RecordError as error:
        return NoBoard(error.code, error.reason, {**error.details, "line": str(error.line)})
    if not found:
        return NoBoard("no-board", "it holds no board")
    if len(found[0].acts) > MOST_ACTS:
        return NoBoard("too-many-acts", f"more than {MOST_ACTS} acts", {"most": str(MOST_ACTS)})
    return first_board(found[0])


def _read(asked: TextToRead) -> list[Record]:
    text = asked.text.decode("utf-8", "surrogatepass")
    if asked.form == "record":
        return [record.loads(text, "<import>")]
    return pbn.loads(text, "<import>") if asked.form == "pbn" else lin.loads(text, "<import>")


def main() -> None:
    """Answer until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # that is for whoever has started this
    for ending in (signal.SIGPROF, signal.SIGALRM):
        signal.signal(ending, signal.SIG_DFL)
    while data := taken(sys.stdin.buffer):
        signal.setitimer(signal.ITIMER_PROF, SECONDS)
        signal.setitimer(signal.ITIMER_REAL, PATIENCE)
        said = sent(answer(msgspec.msgpack.decode(data, type=TextToRead)))
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.setitimer(signal.ITIMER_REAL, 0)
        sys.stdout.buffer.write(said)
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
