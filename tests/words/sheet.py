"""All texts of the words, on one page for each language, to be read: `make words` writes them, and says where."""

from __future__ import annotations

from html import escape
from itertools import groupby
from pathlib import Path

from bridgelaw.languages import SPOKEN
from tests.words.ftl import LANGUAGES
from tests.words.grammar import EXEMPT, faults
from tests.words.renderings import Rendering, file_of, renderings

HOME = Path(__file__).parents[2] / "docs" / "_build" / "words"
STYLE = """
body { font: 1rem/1.45 Georgia, serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }
h2 { border-bottom: 2px solid #1f3a5f; color: #1f3a5f; margin-top: 2.5rem; }
nav a { margin-right: .6rem; }
dl { display: grid; gap: .15rem 1rem; grid-template-columns: minmax(12rem, 1fr) 3fr; }
dt { color: #555; font: .8rem/1.6 monospace; overflow-wrap: anywhere; }
dd { margin: 0; } dd p { margin: 0; } .wrong { color: #b3151b; font-weight: bold; }
@media (prefers-color-scheme: dark) {
  body { background: #14181f; color: #eee; } h2 { color: #a9c4ec; } dt { color: #b5b5b5; }
}
"""


def page(language: str) -> tuple[str, int]:
    """The page of a language, and how many texts have a fault that a rule sees."""
    wrong, parts, names = 0, [], []
    by_file = groupby(renderings(language), key=lambda one: file_of(language, one.name))
    for file, found in by_file:
        names.append(file)
        parts.append(f'<h2 id="{file}">{file}</h2><dl>')
        for (name, attribute), texts in groupby(found, key=lambda one: (one.name, one.attribute)):
            told = list(texts)
            lines = [_line(language, one) for one in told]
            wrong += sum('class="wrong"' in line for line in lines)
            parts.append(f"<dt>{escape(name)}{f'.{attribute}' if attribute else ''}</dt><dd>{''.join(lines)}</dd>")
        parts.append("</dl>")
    called = escape(SPOKEN[language].name)
    links = "".join(f'<a href="#{file}">{file}</a>' for file in names)
    head = f'<!DOCTYPE html><html lang="{language}"><meta charset="utf-8"><title>{called}</title><style>{STYLE}</style>'
    return f"{head}<h1>{called}</h1><nav>{links}</nav>{''.join(parts)}</html>", wrong


def _line(language: str, one: Rendering) -> str:
    seen = ", ".join(f"{rule}: {where}" for rule, where in faults(language, one.text) if (one.name, rule) not in EXEMPT)
    mark = f' <span class="wrong">{escape(seen)}</span>' if seen else ""
    return f"<p>{escape(one.text)}{mark}</p>"


def main() -> None:
    """Write the pages."""
    HOME.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        text, wrong = page(language)
        file = HOME / f"{language}.html"
        file.write_text(text, encoding="utf-8")
        print(f"{file}: {text.count('<p>')} texts, {wrong} with a fault that a rule sees")


if __name__ == "__main__":
    main()
