"""One reader under the fuzzer: `python -m sweeps.fuzzing pbn CORPUS -runs=1000`. Not a test; `test_fuzzing` starts it.

Coverage guides it (atheris). The reader may find boards, or raise the error that says what is wrong with the text; any
other exception ends the process with a status that is not 0.
"""

from __future__ import annotations

import sys
from typing import Any

import atheris

with atheris.instrument_imports(include=["bridgelaw"]):
    from bridgelaw.formats import lin, pbn
    from bridgelaw.formats.errors import RecordError

READERS: dict[str, Any] = {"pbn": pbn, "lin": lin}


def main() -> None:
    """Fuzz the reader that the first argument names; the others are libFuzzer's."""
    name = sys.argv.pop(1)
    reader = READERS[name]

    def one(data: bytes) -> None:
        for board in reader.boards_of(data):
            if not isinstance(board, RecordError):
                reader.loads(reader.dumps([board]))

    atheris.Setup(sys.argv, one)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
