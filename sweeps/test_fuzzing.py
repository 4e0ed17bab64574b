"""The readers of PBN and LIN under a fuzzer that coverage guides: so many inputs, and no exception but their own."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.corpus.oddities import DATA
from tests.formats.test_any_text import AS_LIN, AS_PBN

pytest.importorskip("atheris", reason="the fuzzer is not made for this machine")

INPUTS = 20_000
LONGEST = 3_000
SEEDS = {"pbn": AS_PBN, "lin": AS_LIN}


@pytest.mark.parametrize("reader", SEEDS)
def test_no_exception_but_the_reader_s_own(reader: str, tmp_path: Path) -> None:
    corpus = tmp_path / "corpus"
    corpus.mkdir()
    (corpus / "seed").write_text(SEEDS[reader], encoding="utf-8")
    for file in sorted(DATA.rglob(f"*.{reader}")):
        (corpus / file.name).write_bytes(file.read_bytes()[:LONGEST])
    options = [f"-runs={INPUTS}", f"-max_len={LONGEST}", "-seed=1", "-timeout=20", f"-artifact_prefix={tmp_path}/"]
    done = subprocess.run(
        [sys.executable, "-m", "sweeps.fuzzing", reader, str(corpus), *options],
        capture_output=True, text=True, cwd=Path(__file__).parents[1], check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-4000:]
    ran = re.search(r"Done (\d+) runs", done.stderr)
    assert ran is not None
    assert int(ran[1]) >= INPUTS, done.stderr[-1000:]
    print(f"\n{reader}: {ran[1]} inputs, no exception but the reader's own")
