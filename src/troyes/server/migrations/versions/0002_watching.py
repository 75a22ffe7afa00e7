"""Which owners of seats watch which table, at which process."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

KEY = sa.String(16)


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "watching",
        sa.Column("process", KEY, primary_key=True),
        sa.Column("table_id", KEY, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guest_id", KEY, sa.ForeignKey("guests.id"), primary_key=True),
    )
    op.create_index("watching_table", "watching", ["table_id"])


def downgrade() -> None:
    """Drop it."""
    op.drop_table("watching")
