//! Notices through PostgreSQL, on a connection of their own: inside the transaction of an append they would make all commits of the
//! database wait for each other.

use std::future::poll_fn;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio_postgres::{AsyncMessage, Config, Error, NoTls};

use super::local::LocalNotices;
use super::{Notice, Notices, QUEUE};
use crate::store::PostgresError;

/// The channel of the database on which all processes listen.
const CHANNEL: &str = "parlor";
/// How many notices are sent at once. The database takes 8,000 bytes, and a notice has at most 32.
const BATCH: usize = 200;
/// How soon a connection that was lost is made again.
const AGAIN: Duration = Duration::from_secs(1);

/// Notices through a database.
#[derive(Debug)]
pub struct PostgresNotices {
    publish: mpsc::Sender<Notice>,
    heard: Arc<LocalNotices>,
    task: JoinHandle<()>,
}

impl PostgresNotices {
    /// Notices through the database with this address. A database that is away is looked for again.
    ///
    /// # Errors
    /// If the address can't be read.
    pub fn new(address: &str) -> Result<PostgresNotices, PostgresError> {
        let mut config: Config = address.parse().map_err(|_| PostgresError::Address)?;
        config.application_name("parlor notices");
        let (publish, waiting) = mpsc::channel(QUEUE);
        let heard = Arc::new(LocalNotices::default());
        let task = tokio::spawn(carry(config, waiting, Arc::clone(&heard)));
        Ok(PostgresNotices { publish, heard, task })
    }
}

impl Drop for PostgresNotices {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl Notices for PostgresNotices {
    fn publish(&self, notice: Notice) {
        // What finds no room is read from the store a little later.
        let _ = self.publish.try_send(notice);
    }

    fn subscribe(&self) -> mpsc::Receiver<Notice> {
        self.heard.subscribe()
    }
}

/// Carries notices as long as somebody may publish one.
async fn carry(config: Config, mut waiting: mpsc::Receiver<Notice>, heard: Arc<LocalNotices>) {
    while !waiting.is_closed() {
        // The connection is lost, or there is none. Whoever asks the store for something says so.
        let _ = carry_on(&config, &mut waiting, &heard).await;
        tokio::time::sleep(AGAIN).await;
    }
}

/// Carries notices on one connection, until it is lost.
async fn carry_on(
    config: &Config,
    waiting: &mut mpsc::Receiver<Notice>,
    heard: &Arc<LocalNotices>,
) -> Result<(), Error> {
    let (client, mut connection) = config.connect(NoTls).await?;
    let heard = Arc::clone(heard);
    let listening = tokio::spawn(async move {
        while let Some(Ok(message)) = poll_fn(|context| connection.poll_message(context)).await {
            if let AsyncMessage::Notification(told) = message {
                told.payload().lines().filter_map(Notice::from_text).for_each(|notice| heard.publish(notice));
            }
        }
    });
    client.batch_execute(&format!("LISTEN {CHANNEL}")).await?;
    let notify = client.prepare("SELECT pg_notify($1, $2)").await?;
    let mut batch = Vec::with_capacity(BATCH);
    // What comes while a batch is on its way is the next one.
    while waiting.recv_many(&mut batch, BATCH).await > 0 {
        let lines: Vec<String> = batch.drain(..).map(Notice::to_text).collect();
        client.execute(&notify, &[&CHANNEL, &lines.join("\n")]).await?;
    }
    drop(client);
    let _ = listening.await;
    Ok(())
}
