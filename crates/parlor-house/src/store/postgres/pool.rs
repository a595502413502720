//! Connections to the database: a few, each for one question at a time.

use std::collections::HashMap;
use std::future::poll_fn;
use std::ops::{Deref, DerefMut};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::{Semaphore, SemaphorePermit};
use tokio_postgres::types::ToSql;
use tokio_postgres::{AsyncMessage, Client, Config, Error, NoTls, Row, Statement};

use super::PostgresError;
use crate::store::StoreError;

/// How long it may take to connect.
const CONNECT_LIMIT: Duration = Duration::from_secs(5);
/// How long what was sent may stay without an answer of the other computer's system until the connection counts as lost.
const SILENCE_LIMIT: Duration = Duration::from_secs(10);
/// How long a question waits for a connection.
const WAIT_LIMIT: Duration = Duration::from_secs(5);

/// What a question is asked with.
pub(super) type Parameters<'a> = &'a [&'a (dyn ToSql + Sync)];

/// A process of the database that serves one connection. Its number may come again, but not with the same beginning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Backend {
    pub(super) number: i32,
    pub(super) began_us: i64,
}

/// One connection.
pub(super) struct Connected {
    client: Client,
    statements: HashMap<&'static str, Statement>,
    backend: Backend,
    /// Whether the database has warned of something since the last question.
    is_warned: Arc<AtomicBool>,
}

impl Connected {
    /// Asks something that may be asked often.
    pub(super) async fn ask(
        &mut self,
        sql: &'static str,
        parameters: Parameters<'_>,
    ) -> Result<Vec<Row>, Error> {
        let statement = match self.statements.get(sql) {
            Some(statement) => statement.clone(),
            None => {
                let statement = self.client.prepare(sql).await?;
                self.statements.insert(sql, statement.clone());
                statement
            }
        };
        self.client.query(&statement, parameters).await
    }

    /// The connection itself.
    pub(super) fn client(&mut self) -> &mut Client {
        &mut self.client
    }

    pub(super) fn backend(&self) -> Backend {
        self.backend
    }

    /// Whether the database has warned of something since this was asked before. A commit that was not waited for to the end is a
    /// warning, and not an error.
    pub(super) fn take_warning(&self) -> bool {
        self.is_warned.swap(false, Ordering::AcqRel)
    }
}

/// Up to so many connections.
pub(super) struct Pool {
    config: Config,
    idle: Mutex<Vec<Connected>>,
    permits: Semaphore,
    /// How many connections were made, which says how many were lost.
    pub(super) made: AtomicU64,
}

/// A connection that goes back to the others when this is dropped.
pub(super) struct Lent<'a> {
    pool: &'a Pool,
    connected: Option<Connected>,
    is_discarded: bool,
    _permit: SemaphorePermit<'a>,
}

impl Deref for Lent<'_> {
    type Target = Connected;

    fn deref(&self) -> &Connected {
        self.connected.as_ref().expect("it is taken when it is dropped")
    }
}

impl DerefMut for Lent<'_> {
    fn deref_mut(&mut self) -> &mut Connected {
        self.connected.as_mut().expect("it is taken when it is dropped")
    }
}

impl Lent<'_> {
    /// Nobody uses this connection again.
    pub(super) fn discard(&mut self) {
        self.is_discarded = true;
    }
}

impl Drop for Lent<'_> {
    fn drop(&mut self) {
        let connected = self.connected.take().filter(|connected| !connected.client.is_closed());
        if let Some(connected) = connected.filter(|_| !self.is_discarded) {
            self.pool.idle().push(connected);
        }
    }
}

impl Pool {
    pub(super) fn new(mut config: Config, size: usize) -> Pool {
        config.connect_timeout(CONNECT_LIMIT).tcp_user_timeout(SILENCE_LIMIT).keepalives_idle(SILENCE_LIMIT);
        config.application_name("parlor");
        Pool { config, idle: Mutex::default(), permits: Semaphore::new(size), made: AtomicU64::new(0) }
    }

    fn idle(&self) -> MutexGuard<'_, Vec<Connected>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A connection for one question or one transaction.
    pub(super) async fn lend(&self) -> Result<Lent<'_>, StoreError> {
        let permit = tokio::time::timeout(WAIT_LIMIT, self.permits.acquire())
            .await
            .map_err(|_| StoreError::Storage("the database does not answer".to_owned()))?
            .map_err(|_| StoreError::Stopped)?;
        // Those that were lost are dropped on the way.
        let idle = std::iter::from_fn(|| self.idle().pop()).find(|connected| !connected.client.is_closed());
        let connected = match idle {
            Some(connected) => connected,
            None => self.connect().await.map_err(|error| StoreError::Storage(error.to_string()))?,
        };
        Ok(Lent { pool: self, connected: Some(connected), is_discarded: false, _permit: permit })
    }

    /// Asks one question.
    pub(super) async fn ask(
        &self,
        sql: &'static str,
        parameters: Parameters<'_>,
    ) -> Result<Vec<Row>, StoreError> {
        Ok(self.lend().await?.ask(sql, parameters).await?)
    }

    /// No connection is lent any more.
    pub(super) fn close(&self) {
        self.permits.close();
        self.idle().clear();
    }

    /// Makes a connection to a database that keeps what it confirms.
    pub(super) async fn connect(&self) -> Result<Connected, PostgresError> {
        let (client, mut connection) = self.config.connect(NoTls).await?;
        let is_warned = Arc::new(AtomicBool::new(false));
        let warned = Arc::clone(&is_warned);
        tokio::spawn(async move {
            while let Some(Ok(message)) = poll_fn(|context| connection.poll_message(context)).await {
                if let AsyncMessage::Notice(notice) = message
                    && notice.severity() == "WARNING"
                {
                    warned.store(true, Ordering::Release);
                }
            }
        });
        let row = client
            .query_one(
                "SELECT pid, (extract(epoch FROM backend_start) * 1000000)::bigint, \
                 current_setting('synchronous_commit'), current_setting('fsync'), pg_is_in_recovery() \
                 FROM pg_stat_activity WHERE pid = pg_backend_pid()",
                &[],
            )
            .await?;
        for (column, name) in [(2, "synchronous_commit"), (3, "fsync")] {
            let value: String = row.get(column);
            if !matches!(value.as_str(), "on" | "remote_apply") {
                return Err(PostgresError::NotDurable { name, value });
            }
        }
        if row.get(4) {
            return Err(PostgresError::Standby);
        }
        self.made.fetch_add(1, Ordering::Relaxed);
        let backend = Backend { number: row.get(0), began_us: row.get(1) };
        Ok(Connected { client, statements: HashMap::new(), backend, is_warned })
    }
}
