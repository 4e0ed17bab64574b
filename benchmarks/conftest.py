"""What the benchmarks print, shown when they have passed: the figures are what they are for."""

from __future__ import annotations

from typing import Any


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """All that was printed, under the name of what printed it; nothing with `-s`, where it has been seen."""
    passed = [report for report in terminalreporter.stats.get("passed", []) if report.when == "call"]
    shown = [report for report in passed if report.capstdout.strip()]
    if shown:
        terminalreporter.section("figures")
    for report in shown:
        terminalreporter.write_line(f"{report.nodeid.removeprefix('benchmarks/')}  ({report.duration:.0f} s)")
        for line in report.capstdout.strip().splitlines():
            terminalreporter.write_line(f"    {line}")
