"""The database: one schema for SQLite and PostgreSQL. Migrations are in `migrations/`.

A table is defined by its `entries`, which are append-only. `tables.version` counts them, and every
change requires the version it was based on: this is the optimistic lock of a game.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()
Identity = BigInteger().with_variant(Integer, "sqlite")

guests = Table(
    "guests",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float),  # about: once a day is enough
)
Index("guests_seen", guests.c.seen)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("host", String(16), ForeignKey("guests.id"), nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("status", String(10), nullable=False),  # open, running, finished
    Column("private", Boolean, nullable=False),
    Column("config", Text, nullable=False),  # the table's options, JSON
    Column("seed", String(32), nullable=False),  # secret
    Column("version", Integer, nullable=False),
    Column("seating", Integer, nullable=False),  # counts changes of seats, and of clocks by others
    Column("snapshot", LargeBinary),
    Column("snapshot_version", Integer),
    Column("clocks", Text),  # JSON
    Column("deadline", Float),  # when the seat to move runs out of time
    Column("bot_to_move", Boolean, nullable=False),
    Column("driver", String(16)),  # the process that plays the bots' turns
    Column("rematch", String(16)),
    Column("result", Text),  # JSON
)
Index("tables_open", tables.c.status, tables.c.private, tables.c.updated)
Index("tables_host", tables.c.host)
Index("tables_bots", tables.c.bot_to_move)
Index("tables_deadline", tables.c.deadline)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("kind", String(5), nullable=False),  # human, bot, open
    Column("guest_id", String(16), ForeignKey("guests.id")),  # whose it is, also while a bot plays
    Column("level", String(20)),
    Column("name", String(40), nullable=False),
)
Index("seats_guest", seats.c.guest_id)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),  # the table's version after it
    Column("kind", SmallInteger, nullable=False),
    Column("value", SmallInteger, nullable=False),
    Column("at", Float, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Identity, primary_key=True, autoincrement=True),
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("seat", SmallInteger),
    Column("name", String(40), nullable=False),
    Column("text", String(300), nullable=False),
    Column("at", Float, nullable=False),
    Column("guest_id", String(16)),  # who said it, and is not told to anybody
)
Index("chat_table", chat.c.table_id, chat.c.id)

handovers = Table(
    "handovers",
    metadata,
    Column("code_hash", String(64), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("expires", Float, nullable=False),
)

challenges = Table(  # solo games; of a day a guest has one attempt
    "challenges",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("guest_id", String(16), ForeignKey("guests.id"), nullable=False),  # who began it
    Column("day", String(10)),  # of a daily challenge, YYYY-MM-DD
    Column("counted", Boolean, nullable=False),
    UniqueConstraint("guest_id", "day"),
)
Index("challenges_day", challenges.c.day)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", String(64), nullable=False),
)

processes = Table(
    "processes",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("seen", Float, nullable=False),
)

watching = Table(  # who watches where, for the other processes
    "watching",
    metadata,
    Column("process", String(16), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("guest_id", String(16), ForeignKey("guests.id"), primary_key=True),
)
Index("watching_table", watching.c.table_id)
