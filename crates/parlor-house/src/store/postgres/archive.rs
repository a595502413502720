//! A game that is over, in one row.

use parlor_wire::TableId;

use super::{Shared, read};
use crate::store::{Appended, StoreError, archived, number};
use crate::table::StoredEntry;

/// The log in the row of a table.
pub(super) fn read(log: &str, chains: &[u8]) -> Result<Vec<StoredEntry>, StoreError> {
    archived::read(log, chains).ok_or_else(|| read::corrupt("the log of a record"))
}

impl Shared {
    /// Puts the whole log of a table into its row, with the record of its game, if the log is exactly so long.
    pub(super) async fn archive(
        &self,
        table: TableId,
        version: u64,
        record: &str,
    ) -> Result<Appended, StoreError> {
        let Some(stored) = self.load(table).await? else { return Ok(Appended::Stale) };
        let (log, chains) = archived::write(&stored.entries);
        let (id, version) = (table.as_str(), number(version));
        let mut connected = self.pool.lend().await?;
        let transaction = connected.client().transaction().await?;
        // Nobody appends before this is done.
        let sql = "UPDATE tables SET due_at = NULL WHERE id = $1 AND version = $2 RETURNING changed_at";
        let Some(row) = transaction.query_opt(sql, &[&id, &version]).await? else {
            return Ok(Appended::Stale);
        };
        if stored.version() != version.unsigned_abs() {
            return Ok(Appended::Stale);
        }
        let ended_at: i64 = row.get(0);
        transaction.execute("DELETE FROM records WHERE table_id = $1", &[&id]).await?;
        let sql = "INSERT INTO records (table_id, text, log, chains, ended_at) VALUES ($1, $2, $3, $4, $5)";
        transaction.execute(sql, &[&id, &record, &log, &chains, &ended_at]).await?;
        transaction.execute("DELETE FROM entries WHERE table_id = $1", &[&id]).await?;
        transaction.commit().await?;
        Ok(Appended::Done)
    }
}
