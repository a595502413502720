//! The processes of a house, and who looks at which table in them.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use parlor_wire::TableId;

use super::{Shared, read};
use crate::store::{Attended, Elsewhere, StoreError};
use crate::table::PersonId;

/// How often a process says that it is there.
const BEAT: Duration = Duration::from_secs(1);
/// After how many beats what is long gone is swept away: an hour.
const SWEEP_EVERY: u32 = 3_600;

/// A name that no other process has.
pub(super) fn new_process() -> String {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).expect("the system has random bytes");
    format!("{:016x}", u64::from_be_bytes(bytes))
}

/// Says once a second that this process is there.
pub(super) async fn keep_beating(shared: Arc<Shared>) {
    for beat in 1_u32.. {
        tokio::time::sleep(BEAT).await;
        // A database that is away now may be back at the next beat. Whoever asks it for something says so.
        let _ = shared.beat().await;
        if beat % SWEEP_EVERY == 0 {
            let _ = shared.sweep().await;
        }
    }
}

impl Shared {
    /// Says that this process is there, and learns what time it is in the database.
    pub(super) async fn beat(&self) -> Result<(), StoreError> {
        let sql = "INSERT INTO processes (id, beat_at) VALUES ($1, clock_timestamp()) \
                   ON CONFLICT (id) DO UPDATE SET beat_at = excluded.beat_at \
                   RETURNING (extract(epoch FROM beat_at) * 1000)::bigint";
        let mut connected = self.pool.lend().await?;
        let before = now_ms();
        let rows = connected.ask(sql, &[&self.process]).await?;
        let Some(row) = rows.first() else { return Err(read::corrupt("a process")) };
        // It was read in between. A beat that took long says little about the clock.
        let after = now_ms();
        if after - before <= 100 {
            self.clock_offset.store(row.get::<_, i64>(0) - (before + after) / 2, Ordering::Relaxed);
        }
        Ok(())
    }

    /// Forgets processes and people that have been gone for a day.
    async fn sweep(&self) -> Result<(), StoreError> {
        let gone = "DELETE FROM processes WHERE beat_at < clock_timestamp() - interval '1 day'";
        self.pool.ask(gone, &[]).await?;
        let left =
            "DELETE FROM presence WHERE NOT is_here AND changed_at < clock_timestamp() - interval '1 day'";
        self.pool.ask(left, &[]).await.map(drop)
    }

    /// This process ends, and nobody looks at anything in it.
    pub(super) async fn leave(&self) -> Result<(), StoreError> {
        let left = "UPDATE presence SET is_here = false, changed_at = clock_timestamp() WHERE process = $1 AND is_here";
        self.pool.ask(left, &[&self.process]).await.map(drop)
    }

    pub(super) async fn attend(&self, attended: &[Attended]) -> Result<(), StoreError> {
        let sql = "INSERT INTO presence (table_id, person, process, is_here, changed_at) \
                   SELECT one.table_id, one.person, $1, one.is_here, clock_timestamp() \
                   FROM unnest($2::text[], $3::bigint[], $4::boolean[]) AS one (table_id, person, is_here) \
                   ON CONFLICT (table_id, person, process) \
                   DO UPDATE SET is_here = excluded.is_here, changed_at = excluded.changed_at";
        let tables: Vec<&str> = attended.iter().map(|one| one.table.as_str()).collect();
        let people: Vec<i64> = attended.iter().map(|one| one.person.0).collect();
        let here: Vec<bool> = attended.iter().map(|one| one.is_here).collect();
        self.pool.ask(sql, &[&self.process, &tables, &people, &here]).await.map(drop)
    }

    pub(super) async fn elsewhere(&self, tables: &[TableId]) -> Result<Vec<Elsewhere>, StoreError> {
        // Whoever was in a process that is silent has been away since its last beat.
        let sql = "SELECT wanted.id, wanted.version, seen.person, min(seen.away_ms) \
                   FROM tables AS wanted LEFT JOIN (SELECT presence.table_id, presence.person, \
                   CASE WHEN is_here AND beat_at > clock_timestamp() - interval '5 seconds' THEN -1 \
                   ELSE (extract(epoch FROM clock_timestamp() - CASE WHEN is_here THEN beat_at ELSE changed_at END) \
                   * 1000)::bigint END AS away_ms FROM presence JOIN processes ON processes.id = process \
                   WHERE process <> $2 AND presence.table_id = ANY($1)) AS seen ON seen.table_id = wanted.id \
                   WHERE wanted.id = ANY($1) GROUP BY wanted.id, wanted.version, seen.person ORDER BY wanted.id, seen.person";
        let ids: Vec<&str> = tables.iter().map(TableId::as_str).collect();
        let mut found: Vec<Elsewhere> = Vec::new();
        for row in self.pool.ask(sql, &[&ids, &self.process]).await? {
            let table = read::table_id(&row, 0)?;
            if found.last().is_none_or(|last| last.table != table) {
                let version = row.get::<_, i64>(1).unsigned_abs();
                found.push(Elsewhere { table, version, people: Vec::new() });
            }
            if let (Some(last), Some(person)) = (found.last_mut(), row.get::<_, Option<i64>>(2)) {
                let away: Option<i64> = row.get(3);
                last.people.push((PersonId(person), away.and_then(|away| u64::try_from(away).ok())));
            }
        }
        Ok(found)
    }
}

fn now_ms() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).expect("this century")
}
