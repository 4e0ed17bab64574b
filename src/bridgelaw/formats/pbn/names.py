"""The tags of PBN 2.1: which must be there, in which order, which others it knows."""

from __future__ import annotations

MANDATORY = (
    "Event", "Site", "Date", "Board", "West", "North", "East", "South", "Dealer", "Vulnerable", "Deal", "Scoring",
    "Declarer", "Contract", "Result",
)  # fmt: skip
SECTIONS = ("Auction", "Play")
TABLES = (
    "ActionTable", "AuctionTimeTable", "InstantScoreTable", "OptimumPlayTable", "OptimumResultTable", "PlayTimeTable",
    "ScoreTable", "TotalScoreTable",
)  # fmt: skip
_OTHERS = (
    "ActionTable", "Annotator", "AnnotatorNA", "Application", "BidSystemEW", "BidSystemNS", "Competition", "DealId",
    "Description", "EastNA", "EastType", "EventDate", "EventSponsor", "FrenchMP", "Generator", "Hidden", "HomeTeam",
    "Mode", "NorthNA", "NorthType", "OptimumScore", "PairEW", "PairNS", "Room", "Round", "Score", "ScoreIMP", "ScoreMP",
    "ScorePercentage", "ScoreRubber", "ScoreRubberHistory", "Section", "SouthNA", "SouthType", "Stage", "Table",
    "Termination", "Time", "TimeCall", "TimeCard", "TimeControl", "UTCDate", "UTCTime", "VisitTeam", "WestNA",
    "WestType",
)  # fmt: skip

HEADER = frozenset((*MANDATORY, *_OTHERS, "Note")) - frozenset(TABLES)
"""Tags under which nothing stands."""
KNOWN = HEADER | frozenset((*SECTIONS, *TABLES))
CANONICAL = {name.lower(): name for name in KNOWN}
NEVER_INHERITED = frozenset(("Dealer", "Vulnerable", "Deal", "Declarer", "Contract", "Auction", "Play", "Note"))
"""Tags that may not say "as before"."""
