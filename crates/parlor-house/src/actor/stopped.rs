//! A table that can't be folded, or whose task has panicked: it stops, and all others go on.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::Pin;
use std::task::Poll;

use parlor_wire::{InviteSecret, ServerMessage, TableId, Why};

use super::{Messages, ToTable, equal};
use crate::outbox::Outbox;
use crate::store::StoredTable;
use crate::table::{PersonId, TableEntry};

/// A task has panicked. What it said about that may contain a hand, so it is dropped; the process has printed where it was.
#[derive(Debug)]
pub(super) struct Panicked;

impl From<Box<dyn Any + Send>> for Panicked {
    fn from(_: Box<dyn Any + Send>) -> Panicked {
        Panicked
    }
}

/// Runs something to its end, or until it panics.
pub(super) async fn caught<T>(mut task: Pin<&mut impl Future<Output = T>>) -> Result<T, Panicked> {
    std::future::poll_fn(|context| {
        // After a panic the task is not run again, and whoever holds what it worked on only says goodbye with it.
        match catch_unwind(AssertUnwindSafe(|| task.as_mut().poll(context))) {
            Ok(Poll::Pending) => Poll::Pending,
            Ok(Poll::Ready(done)) => Poll::Ready(Ok(done)),
            Err(panic) => Poll::Ready(Err(panic.into())),
        }
    })
    .await
}

/// Answers everything that a table is told which can't be had, for a reason that everyone may know.
pub(super) async fn turn_away(mut messages: Messages, id: TableId, why: Why) {
    messages.close();
    while let Some(message) = messages.recv().await {
        refuse(*message, id, why);
    }
}

/// Answers everything that a stopped table is told. Only those who could see it learn that there is one.
pub(super) async fn turn_away_from_stopped(mut messages: Messages, stored: &StoredTable) {
    messages.close();
    let id = stored.set_up.id;
    while let Some(message) = messages.recv().await {
        match *message {
            // What was recorded before can be had all the same.
            ToTable::Record { person, secret, reply } => {
                let record = stored.record.clone().filter(|_| could_look(stored, person, secret));
                drop(reply.send(record));
            }
            ToTable::Open { person, secret, out, .. } if !could_look(stored, person.id, secret) => {
                say_bad(&out, id, Why::Unknown);
            }
            message => refuse(message, id, Why::Stopped),
        }
    }
}

fn say_bad(out: &Outbox, id: TableId, why: Why) {
    out.send(&ServerMessage::Bad { table: Some(id), why });
}

/// Answers something that a table is told which can't be had now.
pub(super) fn refuse(message: ToTable, id: TableId, why: Why) {
    match message {
        ToTable::Open { out, .. } => say_bad(&out, id, why),
        ToTable::Record { reply, .. } => drop(reply.send(None)),
        // Whoever looks or submits has opened the table before, and is told by the next open.
        ToTable::Close { .. }
        | ToTable::Look { .. }
        | ToTable::Submit { .. }
        | ToTable::Thought { .. }
        | ToTable::Noticed { .. }
        | ToTable::Elsewhere(_)
        | ToTable::Wake => {}
    }
}

/// Whether somebody could see the table when it was not stopped: they have the invitation, or have sat there.
fn could_look(stored: &StoredTable, person: PersonId, secret: Option<InviteSecret>) -> bool {
    let has_sat = |line: &str| serde_json::from_str(line).is_ok_and(|entry: TableEntry| entry.is_of(person));
    secret.is_some_and(|secret| equal(&secret, stored.secrets.invite()))
        || stored.entries.iter().any(|entry| has_sat(&entry.line))
}
