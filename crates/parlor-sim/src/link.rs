//! Connections between clients and processes: messages take time, and get lost.

use std::sync::Arc;

use tokio::sync::mpsc;

use crate::executor::Sim;

/// A message on its way.
struct OnTheWay {
    /// When it comes.
    at: u64,
    text: Arc<str>,
    /// Whether the network made it of another one.
    is_copy: bool,
}

/// A message that has come.
pub(crate) struct Come {
    /// What it says.
    pub(crate) text: Arc<str>,
    /// Whether the network made it of another one.
    pub(crate) is_copy: bool,
}

/// What a direction of a connection does to messages.
#[derive(Clone, Copy)]
pub(crate) struct Weather {
    /// How long a message takes at most, in milliseconds.
    pub(crate) delay: u32,
    /// How many of a thousand get lost.
    pub(crate) lost: u32,
    /// How many of a thousand come twice.
    pub(crate) doubled: u32,
}

/// The end into which messages go.
pub(crate) struct Sender {
    sim: Sim,
    queue: mpsc::UnboundedSender<OnTheWay>,
    weather: Weather,
    /// When the last one comes: none overtakes another.
    last: u64,
}

/// The end out of which they come.
pub(crate) struct Receiver {
    sim: Sim,
    queue: mpsc::UnboundedReceiver<OnTheWay>,
    /// The next one, whose time has not come.
    next: Option<OnTheWay>,
}

/// One direction of a connection.
pub(crate) fn direction(sim: &Sim, weather: Weather) -> (Sender, Receiver) {
    let (sender, receiver) = mpsc::unbounded_channel();
    (
        Sender { sim: sim.clone(), queue: sender, weather, last: 0 },
        Receiver { sim: sim.clone(), queue: receiver, next: None },
    )
}

impl Sender {
    /// Sends a message; `false` if the other end is gone.
    pub(crate) fn send(&mut self, text: Arc<str>) -> bool {
        if self.sim.happens(self.weather.lost) {
            return !self.queue.is_closed();
        }
        let delay = u64::from(self.sim.below(self.weather.delay + 1));
        let at = self.last.max(self.sim.now() + delay);
        self.last = at;
        if self.sim.happens(self.weather.doubled) {
            let copy = OnTheWay { at: at + delay, text: Arc::clone(&text), is_copy: true };
            self.last = copy.at;
            let is_open = self.queue.send(OnTheWay { at, text, is_copy: false }).is_ok();
            return self.queue.send(copy).is_ok() && is_open;
        }
        self.queue.send(OnTheWay { at, text, is_copy: false }).is_ok()
    }
}

impl Receiver {
    /// The next message; `None` if the other end is gone. Nothing is lost if the wait is given up.
    pub(crate) async fn receive(&mut self) -> Option<Come> {
        if self.next.is_none() {
            self.next = Some(self.queue.recv().await?);
        }
        let at = self.next.as_ref().map_or(0, |next| next.at);
        if at > self.sim.now() {
            self.sim.sleep_until(at).await;
        }
        self.next.take().map(|OnTheWay { text, is_copy, .. }| Come { text, is_copy })
    }
}
