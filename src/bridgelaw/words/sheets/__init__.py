"""What a session is printed on: rankings, travellers, hand records, cards for the tables and the pairs; composed as
finished text in one language, then set as HTML or PDF."""

from bridgelaw.words.sheets.cards import guide_cards, score_cards, table_cards
from bridgelaw.words.sheets.html import sheets_html
from bridgelaw.words.sheets.model import Sheet
from bridgelaw.words.sheets.pdf import sheets_pdf, sheets_pictures
from bridgelaw.words.sheets.results import hand_records, ranking_sheet, travellers

__all__ = [
    "Sheet",
    "guide_cards",
    "hand_records",
    "ranking_sheet",
    "score_cards",
    "sheets_html",
    "sheets_pdf",
    "sheets_pictures",
    "table_cards",
    "travellers",
]
