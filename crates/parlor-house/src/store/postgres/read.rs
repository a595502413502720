//! What is read from the database.

use std::sync::Arc;

use parlor_core::PlayerName;
use parlor_wire::TableId;
use tokio_postgres::Row;

use super::{Shared, archive};
use crate::store::{Person, SecretTexts, StoreError, StoredTable, TokenHash, number};
use crate::table::{PersonId, StoredEntry, Submission};

pub(super) fn corrupt(what: &str) -> StoreError {
    StoreError::Corrupt(what.to_owned())
}

/// A number that is not negative.
fn unsigned(row: &Row, column: usize) -> u64 {
    row.get::<_, i64>(column).unsigned_abs()
}

/// Asks for a table and its whole log, as they were at one moment: one statement sees one. What would be the same in all rows is only
/// in the first.
pub(super) const TABLE: &str = "SELECT entry.version, entry.at_ms, entry.person, entry.key, entry.content, entry.line, \
    entry.chain, first.* FROM (SELECT * FROM tables WHERE id = $1) AS wanted \
    LEFT JOIN entries AS entry ON entry.table_id = wanted.id \
    LEFT JOIN LATERAL (SELECT wanted.set_up, hidden.house_seed, hidden.bots_seed, hidden.invite, \
    record.text, record.log, record.chains FROM secrets AS hidden \
    LEFT JOIN records AS record ON record.table_id = hidden.table_id WHERE hidden.table_id = wanted.id) AS first \
    ON entry.version IS NOT DISTINCT FROM (SELECT min(version) FROM entries WHERE table_id = wanted.id) \
    ORDER BY entry.version";

/// The answer to that.
pub(super) fn table(rows: &[Row]) -> Result<Option<StoredTable>, StoreError> {
    let Some(first) = rows.first() else { return Ok(None) };
    let text =
        |column: usize, what: &str| first.get::<_, Option<String>>(column).ok_or_else(|| corrupt(what));
    let set_up = serde_json::from_str(&text(7, "a set-up")?).map_err(|_| corrupt("a set-up"))?;
    let secrets = SecretTexts {
        house_seed: text(8, "secrets")?,
        bots_seed: text(9, "secrets")?,
        invite: text(10, "secrets")?,
    };
    let secrets = secrets.read().ok_or_else(|| corrupt("secrets"))?;
    let record: Option<String> = first.get(11);
    let mut entries = match &record {
        Some(_) => {
            let chains: Option<&[u8]> = first.get(13);
            archive::read(&text(12, "a record")?, chains.unwrap_or_default())?
        }
        None => Vec::new(),
    };
    // A table whose log is all in one row has no entry beside it.
    for row in rows.iter().filter(|row| row.get::<_, Option<i64>>(0).is_some()) {
        entries.push(entry(row)?);
    }
    Ok(Some(StoredTable { set_up: Arc::new(set_up), secrets, entries, record }))
}

impl Shared {
    pub(super) async fn load(&self, id: TableId) -> Result<Option<StoredTable>, StoreError> {
        table(&self.pool.ask(TABLE, &[&id.as_str()]).await?)
    }

    pub(super) async fn entries_after(
        &self,
        table: TableId,
        version: u64,
    ) -> Result<Vec<StoredEntry>, StoreError> {
        let sql = "SELECT version, at_ms, person, key, content, line, chain FROM entries \
                   WHERE table_id = $1 AND version > $2 ORDER BY version";
        let rows = self.pool.ask(sql, &[&table.as_str(), &number(version)]).await?;
        rows.iter().map(entry).collect()
    }

    pub(super) async fn due(&self, now: u64, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let sql = "SELECT id FROM tables WHERE due_at <= $1 ORDER BY due_at LIMIT $2";
        let rows = self.pool.ask(sql, &[&number(now), &i64::from(limit)]).await?;
        rows.iter().map(|row| table_id(row, 0)).collect()
    }

    pub(super) async fn person(&self, token: TokenHash) -> Result<Option<Person>, StoreError> {
        let sql = "SELECT people.id, name FROM sessions JOIN people ON people.id = person WHERE hash = $1";
        let rows = self.pool.ask(sql, &[&token.as_slice()]).await?;
        let Some(row) = rows.first() else { return Ok(None) };
        let name = PlayerName::new(row.get(1)).map_err(|_| corrupt("a name"))?;
        Ok(Some(Person { id: PersonId(row.get(0)), name }))
    }
}

pub(super) fn table_id(row: &Row, column: usize) -> Result<TableId, StoreError> {
    row.get::<_, &str>(column).parse().map_err(|_| corrupt("the id of a table"))
}

pub(super) fn entry(row: &Row) -> Result<StoredEntry, StoreError> {
    let key: Option<&str> = row.get(3);
    let content: Option<&[u8]> = row.get(4);
    let submission = match (row.get::<_, Option<i64>>(2), key, content) {
        (Some(person), Some(key), Some(content)) => Some(Submission {
            person: PersonId(person),
            key: key.parse().map_err(|_| corrupt("a key"))?,
            content: content.try_into().map_err(|_| corrupt("a key"))?,
        }),
        _ => None,
    };
    Ok(StoredEntry {
        version: unsigned(row, 0),
        at_ms: unsigned(row, 1),
        submission,
        line: row.get(5),
        chain: row.get::<_, &[u8]>(6).try_into().map_err(|_| corrupt("a hash"))?,
    })
}
