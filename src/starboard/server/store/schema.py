"""The tables of the database. A change here needs a migration in `migrations/versions`; a test compares the two.

The record of a game is its row in `game` and its rows in `entry`, and nothing else: whatever is worked out from them
(snapshots, who is waited for) is a cache and may be thrown away. Times are seconds since 1970, UTC. Passwords
are stored only as hashes.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

NO_SEAT = -1
"""The `seat` of a holder who came by a table's own link: may look on, also at a private table."""

setting = Table(
    "setting",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
    comment="Keys the server made for itself: what cookies are signed with, the key pair for push messages.",
)

person = Table(
    "person",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("language", String(8), nullable=False),
    Column("created", Float, nullable=False),
    Column("generation", Integer, nullable=False, comment="counted up to make all cookies of this person void"),
    Column("password", Text, comment="argon2 hash"),
    Column("login", String(40), comment="the folded name to log in with; only with a password"),
    Column("addresses", JSON, nullable=False, comment="where to say 'your turn', as apprise writes it"),
    Column(
        "banned",
        Boolean,
        nullable=False,
        server_default=false(),
        comment="may not come in: whoever runs the server has said so",
    ),
    Column("rated_since", Float, comment="since when they want to be rated; null: they do not"),
    Index(
        "uq_person_login",
        "login",
        unique=True,
        sqlite_where=text("login IS NOT NULL"),
        postgresql_where=text("login IS NOT NULL"),
    ),
)

push = Table(
    "push",
    METADATA,
    Column("endpoint", String(1000), primary_key=True),
    Column("person", String(32), ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("p256dh", String(200), nullable=False),
    Column("auth", String(100), nullable=False),
    Column("created", Float, nullable=False),
)

game = Table(
    "game",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("created", Float, nullable=False),
    Column("owner", String(32), ForeignKey("person.id"), nullable=False, index=True),
    Column("status", String(10), nullable=False, comment="open, playing or over"),
    Column("private", Boolean, nullable=False),
    Column("ruleset", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("content", JSON, comment="which values differ from the built-in content, and from which pack; null: none"),
    Column("header", JSON, comment="the first line of the record, with the seed; null until the game begins"),
    Column("clock", JSON),
    Column("lesson", String(40)),
    Column("fork_of", String(32)),
    Column("rematch", String(32), comment="the table where these people play again"),
    Column("waiting", JSON, nullable=False, comment="cache for the lobby: seats the table waits for"),
    Column("winners", JSON, nullable=False),
    Column("thinking", Boolean, nullable=False, comment="cache: a bot owes a decision, so some node has to ask it"),
    Column("paused", Float, comment="since when all clocks stand, because everybody agreed to a pause"),
    Column(
        "rating",
        String(20),
        comment="does it count for ratings? null: it was never meant to; pending: if nothing speaks against it at its "
        "end; counted; or why it did not count",
    ),
    Column("changed", Float, nullable=False, comment="never shown: it would tell when somebody chose in secret"),
    Column("contest", String(32), comment="the duplicate contest that it is a table of"),
    Column(
        "sealed",
        Boolean,
        nullable=False,
        server_default=false(),
        comment="others play the same deal yet: only its players see it, and only what they saw at the table",
    ),
    Index("ix_game_status_changed", "status", "changed"),
    Index(
        "ix_game_pending",
        "status",
        sqlite_where=text("rating = 'pending'"),
        postgresql_where=text("rating = 'pending'"),
    ),
)

entry = Table(
    "entry",
    METADATA,
    Column("game", String(32), ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False, comment="from 0 on, without gaps"),
    Column("data", Text, nullable=False, comment="one line of the record, as JSON"),
    Column("at", Float, nullable=False),
    comment="The record. Two nodes can never both write the same place: (game, number) is the key.",
)

seat = Table(
    "seat",
    METADATA,
    Column("game", String(32), ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(32), ForeignKey("person.id"), index=True, comment="whose seat it is"),
    Column("name", String(40), nullable=False),
    Column("bot", String(40), comment="who plays it now, if a bot does"),
    Column("resigned", Boolean, nullable=False),
    Column("watchable", Boolean, nullable=False),
    Column("deadline", Float, index=True, comment="when this seat's clock runs out, if it is running"),
    Column("left", Float, comment="seconds left when its clock last stopped"),
    Column("lapses", Integer, nullable=False, server_default="0", comment="how often in a row its time ran out"),
    Column("bot_from", Integer, comment="the round in which a bot first played for its person"),
    Column("ready", Boolean, nullable=False, server_default=false(), comment="before the game: may it begin?"),
    Column("holiday", Float, comment="until when its clock stands, because its person is on holiday"),
    Column("holiday_used", Float, nullable=False, server_default="0", comment="seconds of holiday in this game so far"),
    Column("wants_pause", Boolean, nullable=False, server_default=false(), comment="wishes that all clocks stand"),
    Column(
        "agrees_to_hints",
        Boolean,
        nullable=False,
        server_default=false(),
        comment="agrees that hints are given at the table",
    ),
)

link = Table(
    "link",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("token", String(64), nullable=False, unique=True, comment="kept readable: its maker is shown it again"),
    Column("game", String(32), ForeignKey("game.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer, comment="null: any free seat"),
    Column("maker", String(32), ForeignKey("person.id"), nullable=False),
    Column("created", Float, nullable=False),
)

holder = Table(
    "holder",
    METADATA,
    Column("game", String(32), ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(32), ForeignKey("person.id"), primary_key=True),
    Column("link", String(32), ForeignKey("link.id", ondelete="CASCADE"), nullable=False),
    comment="Who may play a seat besides the one it belongs to: those who came by its link, until that is revoked.",
)

snapshot = Table(
    "snapshot",
    METADATA,
    Column("game", String(32), ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, nullable=False, comment="how many entries it holds"),
    Column("layout", String(64), nullable=False),
    Column("data", LargeBinary, nullable=False),
    comment="The latest position of a game, to start quickly from. A cache.",
)

review = Table(
    "review",
    METADATA,
    Column("game", String(32), ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    Column(
        "layout",
        String(200),
        nullable=False,
        comment="of which record, by which networks, how carefully, in which format",
    ),
    Column("data", LargeBinary, nullable=False),
    comment="What is done of the review of a game. A cache.",
)

contest = Table(
    "contest",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("created", Float, nullable=False),
    Column("owner", String(32), ForeignKey("person.id"), index=True, comment="its host; null: a daily deal, or left"),
    Column("name", String(40), nullable=False),
    Column("status", String(10), nullable=False, index=True, comment="open, playing or over"),
    Column("private", Boolean, nullable=False, comment="not listed: people come by its link"),
    Column("ruleset", String(40), nullable=False),
    Column("options", JSON, nullable=False),
    Column("content", JSON, comment="as in game"),
    Column("clock", JSON),
    Column(
        "bots", JSON, nullable=False, comment="for each seat the bot that sits there at every table; null: a person"
    ),
    Column("tables", Integer, nullable=False, comment="how many were planned; of a daily deal, how many have begun"),
    Column("seed", Text, nullable=False, comment="of all its games: nobody is told before the last of them is over"),
    Column("day", String(10), comment="of a daily deal: which day it is for, as 2026-05-01"),
    Column("ended", Float),
    UniqueConstraint("ruleset", "day"),
    comment="Duplicate: several tables with one deal. A daily deal is one at which everybody plays against bots.",
)

place = Table(
    "place",
    METADATA,
    Column("contest", String(32), ForeignKey("contest.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False, comment="which table, from 1 on"),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(32), ForeignKey("person.id"), index=True),
    Column("name", String(40), nullable=False),
    Column("bot", String(40), comment="if a bot sits there from the beginning"),
    Column("game", String(32), ForeignKey("game.id", ondelete="SET NULL"), index=True, comment="once it has begun"),
    Column("outcome", String(10), comment="played, resigned or unfinished; null: not over yet"),
    Column("total", Integer, comment="the points at the end"),
    Column("tie_break", Integer),
    Column("bot_from", Integer, comment="the round in which a bot first played for the person"),
    UniqueConstraint("contest", "person"),
    comment="Who sits where in a contest, and with what result. It stays when the table is pruned.",
)

result = Table(
    "result",
    METADATA,
    Column("game", String(32), primary_key=True, comment="no reference: a result outlives the record it came from"),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, nullable=False, index=True, comment="in which order games were counted"),
    Column("ruleset", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("ended", Float, nullable=False),
    Column("person", String(32), ForeignKey("person.id"), index=True, comment="null: a bot, or a former player"),
    Column("bot", String(40)),
    Column("rank", Integer, nullable=False, comment="1 is first; equal for those who share a place"),
    Column("start", String(80), nullable=False, comment="the start world, home world or faction; empty: none"),
    Column("mu", Float, nullable=False, comment="the rating before this game"),
    Column("sigma", Float, nullable=False, comment="how uncertain that was"),
    comment="The games that count for ratings, seat by seat. Ratings are worked out from these rows alone.",
)

rating = Table(
    "rating",
    METADATA,
    Column("person", String(32), ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("ruleset", String(40), primary_key=True),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    comment="The ratings of people who want one, after all results so far. A cache of `result`.",
)
