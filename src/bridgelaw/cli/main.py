"""The command `bridgelaw`. Each command is a module of its own and is imported only when it runs."""

from __future__ import annotations

import sys

from cyclopts import App

app = App(
    name="bridgelaw",
    help="What the Laws of Duplicate Bridge make of a table: 1997, 2007, 2017; English, French, Norwegian.",
    help_format="plaintext",
)
app.command("bridgelaw.cli.rule:rule", name="rule")
app.command("bridgelaw.cli.check:check", name="check")
app.command("bridgelaw.cli.law:law", name="law")
app.command("bridgelaw.cli.laws:app", name="laws")
app.command("bridgelaw.cli.new:new", name="new")
app.command("bridgelaw.cli.schema:schema", name="schema")
app.register_install_completion_command(name="--install-completion")


def main() -> None:
    """Run the command line; the exit status is the command's (0 fine, 1 a check failed, 2 bad input)."""
    sys.exit(app(sys.argv[1:]))
