-- A game that is over, in one row an hour after its end: its record, and its log without the keys of submissions:
-- the times and lines of all entries, and their hashes one after the other.
CREATE TABLE records (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    text TEXT NOT NULL,
    log TEXT NOT NULL,
    chains BLOB NOT NULL,
    ended_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Games that were over before there was such a row get one too.
UPDATE tables SET due_at = changed_at + 3600000 WHERE stage IN ('over', 'abandoned');
