"""The written ruling: a letter composed from the events of a case, as text, HTML or PDF."""

from bridgelaw.words.letter.compose import compose_letter
from bridgelaw.words.letter.html import Back, html_of
from bridgelaw.words.letter.model import Letter
from bridgelaw.words.letter.pdf import NoTypst, pdf_of, pictures_of
from bridgelaw.words.letter.text import text_of

__all__ = ["Back", "Letter", "NoTypst", "compose_letter", "html_of", "pdf_of", "pictures_of", "text_of"]
