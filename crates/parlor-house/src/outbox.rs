//! What is on its way to one client.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use parlor_wire::ServerMessage;
use tokio::sync::{Notify, mpsc};

/// How many messages may wait for a client. One that does not read them is closed, so it can't fill the house's memory.
pub const OUTBOX: usize = 256;

/// What is on its way to one client. Sending never waits.
#[derive(Clone, Debug)]
pub struct Outbox {
    sender: mpsc::Sender<Arc<str>>,
    slow: Arc<Slow>,
}

/// Whether the client was too slow.
#[derive(Debug, Default)]
struct Slow {
    is_slow: AtomicBool,
    notify: Notify,
}

/// The other end, which the client's connection holds.
#[derive(Debug)]
pub struct Outgoing {
    receiver: mpsc::Receiver<Arc<str>>,
    slow: Arc<Slow>,
}

/// What comes next on a connection to a client.
#[derive(Debug)]
pub enum Sending {
    /// This is sent.
    Text(Arc<str>),
    /// The client is too slow: the connection ends.
    TooSlow,
    /// Nothing will be sent any more.
    Ended,
}

impl Outbox {
    /// An outbox and its other end.
    #[must_use]
    pub fn new() -> (Outbox, Outgoing) {
        let (sender, receiver) = mpsc::channel(OUTBOX);
        let slow = Arc::new(Slow::default());
        (Outbox { sender, slow: Arc::clone(&slow) }, Outgoing { receiver, slow })
    }

    /// Sends a message.
    pub fn send(&self, message: &ServerMessage) {
        self.send_text(message.to_json().into());
    }

    /// Sends a message that was written already.
    pub fn send_text(&self, text: Arc<str>) {
        if let Err(mpsc::error::TrySendError::Full(_)) = self.sender.try_send(text) {
            self.slow.is_slow.store(true, Ordering::Relaxed);
            self.slow.notify.notify_one();
        }
    }
}

impl Outgoing {
    /// What comes next.
    pub async fn next(&mut self) -> Sending {
        if self.slow.is_slow.load(Ordering::Relaxed) {
            return Sending::TooSlow;
        }
        tokio::select! {
            biased;
            () = self.slow.notify.notified() => Sending::TooSlow,
            text = self.receiver.recv() => text.map_or(Sending::Ended, Sending::Text),
        }
    }

    /// What waits already, to be sent together with what came before it.
    pub fn waiting(&mut self) -> Option<Arc<str>> {
        self.receiver.try_recv().ok()
    }
}
