"""The King's Challenge: which games count for whom, and the secret behind the seeds of days."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

KEY = sa.String(16)
SOLO_BEFORE = """
    INSERT INTO challenges (table_id, guest_id, day, counted)
    SELECT id, host, NULL, TRUE FROM tables WHERE config LIKE :solo
"""


def upgrade() -> None:
    """Create both; solo games played before count as well."""
    op.create_table(
        "challenges",
        sa.Column("table_id", KEY, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guest_id", KEY, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("day", sa.String(10)),
        sa.Column("counted", sa.Boolean, nullable=False),
        sa.UniqueConstraint("guest_id", "day"),
    )
    op.create_index("challenges_day", "challenges", ["day"])
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.String(64), nullable=False),
    )
    op.execute(sa.text(SOLO_BEFORE).bindparams(solo='%"players":1,%'))


def downgrade() -> None:
    """Drop both."""
    op.drop_table("secrets")
    op.drop_table("challenges")
