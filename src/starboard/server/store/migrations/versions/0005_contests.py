"""Duplicate: contests, and tables of which nobody may see anything yet."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Not in a batch: that would make the table anew, and SQLite lets nobody drop a table that others refer to.
    op.add_column("game", sa.Column("contest", sa.String(32), comment="the duplicate contest that it is a table of"))
    op.add_column(
        "game",
        sa.Column(
            "sealed",
            sa.Boolean(),
            nullable=False,
            server_default=sa.false(),
            comment="others play the same deal yet: only its players see it, and only what they saw at the table",
        ),
    )
    op.create_table(
        "contest",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("owner", sa.String(32), comment="its host; null: a daily deal, or left"),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("status", sa.String(10), nullable=False, comment="open, playing or over"),
        sa.Column("private", sa.Boolean(), nullable=False, comment="not listed: people come by its link"),
        sa.Column("ruleset", sa.String(40), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("content", sa.JSON(), comment="as in game"),
        sa.Column("clock", sa.JSON()),
        sa.Column(
            "bots",
            sa.JSON(),
            nullable=False,
            comment="for each seat the bot that sits there at every table; null: a person",
        ),
        sa.Column(
            "tables",
            sa.Integer(),
            nullable=False,
            comment="how many were planned; of a daily deal, how many have begun",
        ),
        sa.Column(
            "seed",
            sa.Text(),
            nullable=False,
            comment="of all its games: nobody is told before the last of them is over",
        ),
        sa.Column("day", sa.String(10), comment="of a daily deal: which day it is for, as 2026-05-01"),
        sa.Column("ended", sa.Float()),
        sa.ForeignKeyConstraint(["owner"], ["person.id"], name="fk_contest_owner"),
        sa.PrimaryKeyConstraint("id", name="pk_contest"),
        sa.UniqueConstraint("ruleset", "day", name="uq_contest_ruleset_day"),
        comment="Duplicate: several tables with one deal. A daily deal is one at which everybody plays against bots.",
    )
    op.create_index("ix_contest_owner", "contest", ["owner"])
    op.create_index("ix_contest_status", "contest", ["status"])
    op.create_table(
        "place",
        sa.Column("contest", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False, comment="which table, from 1 on"),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(40), comment="if a bot sits there from the beginning"),
        sa.Column("game", sa.String(32), comment="once it has begun"),
        sa.Column("outcome", sa.String(10), comment="played, resigned or unfinished; null: not over yet"),
        sa.Column("total", sa.Integer(), comment="the points at the end"),
        sa.Column("tie_break", sa.Integer()),
        sa.Column("bot_from", sa.Integer(), comment="the round in which a bot first played for the person"),
        sa.ForeignKeyConstraint(["contest"], ["contest.id"], name="fk_place_contest", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_place_person"),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name="fk_place_game", ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("contest", "number", "seat", name="pk_place"),
        sa.UniqueConstraint("contest", "person", name="uq_place_contest_person"),
        comment="Who sits where in a contest, and with what result. It stays when the table is pruned.",
    )
    op.create_index("ix_place_person", "place", ["person"])
    op.create_index("ix_place_game", "place", ["game"])
