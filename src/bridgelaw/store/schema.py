"""The tables of the database, as the migrations leave them."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)  # fmt: skip

metadata = MetaData()

event = Table(
    "event",
    metadata,
    Column("stream", String(64), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("kind", String(32), nullable=False),
    Column("actor", String(32), nullable=False),
    Column("client", String(64), nullable=False),
    Column("at", Float, nullable=False),
    Column("body", Text, nullable=False),
    UniqueConstraint("stream", "actor", "client", name="event_once"),
)

link = Table(
    "link",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("stream", String(64), nullable=False),
    Column("who", String(32), nullable=False),
    Column("made", Float, nullable=False),
    Column("revoked", Float),
    Index("link_of", "stream", "who"),
)

session = Table(
    "session",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("link", String(64), nullable=False, index=True),
    Column("made", Float, nullable=False),
)

house = Table(
    "house",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

attachment = Table(
    "attachment",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("stream", String(64), nullable=False),
    Column("place", Integer, nullable=False),
    Column("kind", String(32), nullable=False),
    Column("at", Float, nullable=False),
    Column("data", LargeBinary, nullable=False),
    Column("redrawn", Boolean, nullable=False, server_default=false()),
    Index("attachment_of", "stream", "place"),
)

person = Table(
    "person",
    metadata,
    Column("key", String(32), primary_key=True),
    Column("name", Text, nullable=False),
    Column("number", Text, nullable=False),
    Column("added", Float, nullable=False),
    Column("erased", Float),
)

export = Table(
    "export",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("file", Text, nullable=False),
    Column("at", Float, nullable=False),
)
