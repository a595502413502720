//! Notices between houses in one process: for tests.

use std::sync::{Mutex, PoisonError};

use tokio::sync::mpsc;

use super::{Notice, Notices, QUEUE};

/// Notices between houses in one process that share this.
#[derive(Debug, Default)]
pub struct LocalNotices {
    subscribers: Mutex<Vec<mpsc::Sender<Notice>>>,
}

impl Notices for LocalNotices {
    fn publish(&self, notice: Notice) {
        let mut subscribers = self.subscribers.lock().unwrap_or_else(PoisonError::into_inner);
        subscribers.retain(|subscriber| !subscriber.is_closed());
        for subscriber in subscribers.iter() {
            // Whoever does not keep up loses it.
            let _ = subscriber.try_send(notice);
        }
    }

    fn subscribe(&self) -> mpsc::Receiver<Notice> {
        let (sender, receiver) = mpsc::channel(QUEUE);
        self.subscribers.lock().unwrap_or_else(PoisonError::into_inner).push(sender);
        receiver
    }
}
