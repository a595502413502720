//! Appending, and finding out what became of an append that got no answer.

use std::time::Duration;

use parlor_wire::TableId;
use tokio_postgres::Error;
use tokio_postgres::error::Severity;

use super::pool::Backend;
use super::{Shared, is_duplicate};
use crate::store::{Appended, StoreError, Summary, number, stage_name};
use crate::table::StoredEntry;

/// How far an entry's time may be ahead of the database's clock, in milliseconds.
const AHEAD: i64 = 250;

/// How often it is looked whether a process of the database is gone, and how long that may take.
const FENCE_PAUSE: Duration = Duration::from_millis(20);
const FENCE_TRIES: usize = 250;

impl Shared {
    pub(super) async fn append(
        &self,
        table: TableId,
        entry: &StoredEntry,
        summary: Summary,
    ) -> Result<Appended, StoreError> {
        // Whoever loses a race for a version changes no row, and inserts none.
        let sql = "WITH appended AS (UPDATE tables SET version = $2::bigint, stage = $3, due_at = $4, changed_at = $5 \
                   WHERE id = $1 AND version = $2::bigint - 1 AND changed_at <= $5 \
                   AND $5 <= (extract(epoch FROM clock_timestamp()) * 1000)::bigint + $6 RETURNING id) \
                   INSERT INTO entries (table_id, version, at_ms, person, key, content, line, chain) \
                   SELECT id, $2, $5, $7::bigint, $8::text, $9::bytea, $10::text, $11::bytea FROM appended RETURNING version";
        let submission = entry.submission.as_ref();
        let mut connected = self.pool.lend().await?;
        connected.take_warning();
        let appended = connected
            .ask(
                sql,
                &[
                    &table.as_str(),
                    &number(entry.version),
                    &stage_name(summary.stage),
                    &summary.due_at.map(number),
                    &number(entry.at_ms),
                    &AHEAD,
                    &submission.map(|made| made.person.0),
                    &submission.map(|made| made.key.as_str()),
                    &submission.map(|made| made.content.to_vec()),
                    &entry.line,
                    &entry.chain.as_slice(),
                ],
            )
            .await;
        let (backend, is_warned) = (connected.backend(), connected.take_warning());
        let is_unsure = appended.as_ref().map_or_else(|error| !is_certain(error), |_| is_warned);
        if is_unsure {
            connected.discard();
        }
        drop(connected);
        match appended {
            // The connection is lost, or the commit was not waited for to its end.
            unsure if is_unsure => {
                self.unfenced().push(backend);
                let cause = unsure.err().map_or_else(
                    || StoreError::Storage("the database did not wait for its standby".to_owned()),
                    StoreError::from,
                );
                self.settle(table, entry, cause).await
            }
            Ok(rows) if rows.is_empty() => self.why_not(table, entry).await,
            Ok(_) => Ok(Appended::Done),
            Err(error) if is_duplicate(&error) => Ok(Appended::Stale),
            Err(error) => Err(error.into()),
        }
    }

    /// Why an append did nothing.
    async fn why_not(&self, table: TableId, entry: &StoredEntry) -> Result<Appended, StoreError> {
        let sql = "SELECT version, changed_at FROM tables WHERE id = $1";
        let rows = self.pool.ask(sql, &[&table.as_str()]).await?;
        let Some(row) = rows.first() else { return Ok(Appended::Stale) };
        let (version, changed_at): (i64, i64) = (row.get(0), row.get(1));
        if version + 1 != number(entry.version) {
            return Ok(Appended::Stale);
        }
        let problem = match changed_at > number(entry.at_ms) {
            true => "the entry is older than the one before",
            false => "the entry is ahead of the database's clock",
        };
        Err(StoreError::Storage(problem.to_owned()))
    }

    /// What became of an append that got no answer.
    async fn settle(
        &self,
        table: TableId,
        entry: &StoredEntry,
        cause: StoreError,
    ) -> Result<Appended, StoreError> {
        self.fence_all().await?;
        let sql = "SELECT chain, person, key FROM entries WHERE table_id = $1 AND version = $2";
        let rows = self.pool.ask(sql, &[&table.as_str(), &number(entry.version)]).await?;
        let Some(row) = rows.first() else { return Err(cause) };
        let (chain, person, key): (Vec<u8>, Option<i64>, Option<String>) =
            (row.get(0), row.get(1), row.get(2));
        // A commit that a standby has not confirmed may be seen here. One that comes after it and is confirmed settles that.
        self.beat().await?;
        let made = entry.submission.as_ref();
        let is_ours = chain == entry.chain
            && person == made.map(|made| made.person.0)
            && key.as_deref() == made.map(|made| made.key.as_str());
        Ok(if is_ours { Appended::Done } else { Appended::Stale })
    }

    /// Sees to it that no append is under way of which nobody knows: the processes of the database that had them are ended first.
    pub(super) async fn fence_all(&self) -> Result<(), StoreError> {
        loop {
            let Some(backend) = self.unfenced().last().copied() else { return Ok(()) };
            self.fence(backend).await?;
            self.unfenced().retain(|other| *other != backend);
        }
    }

    async fn fence(&self, backend: Backend) -> Result<(), StoreError> {
        let sql = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = $1 \
                   AND (extract(epoch FROM backend_start) * 1000000)::bigint = $2";
        for _ in 0..FENCE_TRIES {
            if self.pool.ask(sql, &[&backend.number, &backend.began_us]).await?.is_empty() {
                return Ok(());
            }
            tokio::time::sleep(FENCE_PAUSE).await;
        }
        Err(StoreError::Storage("a lost connection is still open in the database".to_owned()))
    }
}

/// Whether the database has said that nothing was done. After a fatal error, nobody knows.
fn is_certain(error: &Error) -> bool {
    error.as_db_error().is_some_and(|error| error.parsed_severity() == Some(Severity::Error))
}
