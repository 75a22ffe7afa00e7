"""When guests were last seen, and which guest wrote a chat message."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Count all guests as seen now; older chat messages have no guest."""
    op.add_column("guests", sa.Column("seen", sa.Float))
    op.execute(sa.text("UPDATE guests SET seen = :now").bindparams(now=time.time()))
    op.create_index("guests_seen", "guests", ["seen"])
    op.create_index("tables_host", "tables", ["host"])
    op.add_column("chat", sa.Column("guest_id", sa.String(16)))


def downgrade() -> None:
    """Remove them again."""
    op.drop_column("chat", "guest_id")
    op.drop_index("tables_host", "tables")
    op.drop_index("guests_seen", "guests")
    op.drop_column("guests", "seen")
