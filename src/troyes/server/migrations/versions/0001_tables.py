"""The first schema: guests, tables, seats, entries, chat, handovers, processes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

KEY = sa.String(16)


def upgrade() -> None:
    """Create everything."""
    op.create_table(
        "guests",
        sa.Column("id", KEY, primary_key=True),
        sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", KEY, primary_key=True),
        sa.Column("host", KEY, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("config", sa.Text, nullable=False),
        sa.Column("seed", sa.String(32), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("seating", sa.Integer, nullable=False),
        sa.Column("snapshot", sa.LargeBinary),
        sa.Column("snapshot_version", sa.Integer),
        sa.Column("clocks", sa.Text),
        sa.Column("deadline", sa.Float),
        sa.Column("bot_to_move", sa.Boolean, nullable=False),
        sa.Column("driver", KEY),
        sa.Column("rematch", KEY),
        sa.Column("result", sa.Text),
    )
    op.create_index("tables_open", "tables", ["status", "private", "updated"])
    op.create_index("tables_bots", "tables", ["bot_to_move"])
    op.create_index("tables_deadline", "tables", ["deadline"])
    op.create_table(
        "seats",
        sa.Column("table_id", KEY, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True),
        sa.Column("kind", sa.String(5), nullable=False),
        sa.Column("guest_id", KEY, sa.ForeignKey("guests.id")),
        sa.Column("level", sa.String(20)),
        sa.Column("name", sa.String(40), nullable=False),
    )
    op.create_index("seats_guest", "seats", ["guest_id"])
    op.create_table(
        "entries",
        sa.Column("table_id", KEY, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("kind", sa.SmallInteger, nullable=False),
        sa.Column("value", sa.SmallInteger, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    number = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.create_table(
        "chat",
        sa.Column("id", number, primary_key=True, autoincrement=True),
        sa.Column("table_id", KEY, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.SmallInteger),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.String(300), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("chat_table", "chat", ["table_id", "id"])
    op.create_table(
        "handovers",
        sa.Column("code_hash", sa.String(64), primary_key=True),
        sa.Column("table_id", KEY, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_table(
        "processes",
        sa.Column("id", KEY, primary_key=True),
        sa.Column("seen", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Drop everything."""
    for name in ("processes", "handovers", "chat", "entries", "seats", "tables", "guests"):
        op.drop_table(name)
