CREATE TABLE people (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    created_at INTEGER NOT NULL
) STRICT;

-- The token itself is not kept.
CREATE TABLE sessions (
    hash BLOB PRIMARY KEY,
    person INTEGER NOT NULL REFERENCES people (id),
    created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What everyone may know of a table. The log is the truth: version, stage and due_at follow from it.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    set_up TEXT NOT NULL,
    version INTEGER NOT NULL,
    stage TEXT NOT NULL,
    due_at INTEGER,
    changed_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL;

-- What nobody but the house knows, in a table of its own, so no list of tables can have it by mistake.
CREATE TABLE secrets (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    house_seed TEXT NOT NULL,
    bots_seed TEXT NOT NULL,
    invite TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    version INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    person INTEGER,
    key TEXT,
    content BLOB,
    line TEXT NOT NULL,
    chain BLOB NOT NULL,
    PRIMARY KEY (table_id, version)
) STRICT, WITHOUT ROWID;

-- A submission is entered once, however often it comes.
CREATE UNIQUE INDEX entries_key ON entries (table_id, person, key) WHERE key IS NOT NULL;
