//! The connection to a house, on a thread of its own. It is made again whenever it is lost.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread;

use parlor_client::{Backoff, ClientError, Guest, HouseAddress, Socket};
use parlor_core::PlayerName;
use parlor_wire::{ClientMessage, ServerMessage};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

use super::tokens;
use crate::terminal::app::Waker;

/// What happened on the connection.
pub(super) enum Happened {
    /// It is there: nothing has been said on it but the first words.
    Up,
    /// It is lost, or can't be made, and is tried again.
    Lost,
    /// The house said something.
    Said(ServerMessage),
    /// It is of no use to try again.
    Ended(ClientError),
}

/// A message, and for which connection it is: what was meant for one that is lost is not said on the next.
pub(super) type Outgoing = (u64, ClientMessage);

/// The connection, for the screens.
pub(super) struct Link {
    happened: Receiver<Happened>,
    outgoing: UnboundedSender<Outgoing>,
    /// How many connections there have been, as far as the screens know.
    connections: u64,
}

/// Who wants to be a guest, and where.
pub(super) struct Visit {
    pub(super) house: HouseAddress,
    pub(super) name: PlayerName,
    /// Where it is kept what houses know us by; nowhere if there is no such place.
    pub(super) tokens: Option<PathBuf>,
}

impl Link {
    /// Goes to a house.
    pub(super) fn open(visit: Visit, waker: Waker) -> Link {
        let (tell, happened) = channel();
        let (outgoing, messages) = unbounded_channel();
        thread::spawn(move || {
            let end = Teller { tell, waker };
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
            match runtime {
                Ok(runtime) => runtime.block_on(run(&visit, messages, &end)),
                Err(error) => end.tell(Happened::Ended(error.into())),
            }
        });
        Link { happened, outgoing, connections: 0 }
    }

    /// A connection whose other end is in the hands of a test.
    #[cfg(test)]
    pub(super) fn in_hand() -> (Link, Sender<Happened>, UnboundedReceiver<Outgoing>) {
        let (tell, happened) = channel();
        let (outgoing, messages) = unbounded_channel();
        (Link { happened, outgoing, connections: 0 }, tell, messages)
    }

    /// What happened next, if anything has.
    pub(super) fn next(&mut self) -> Option<Happened> {
        let happened = match self.happened.try_recv() {
            Ok(happened) => happened,
            Err(TryRecvError::Empty | TryRecvError::Disconnected) => return None,
        };
        if matches!(happened, Happened::Up) {
            self.connections += 1;
        }
        Some(happened)
    }

    /// Says something, if the connection is still the one that the screens know.
    pub(super) fn say(&self, message: ClientMessage) {
        // A thread that has ended has said why.
        let _ = self.outgoing.send((self.connections, message));
    }
}

/// Tells the screens what happened.
struct Teller {
    tell: Sender<Happened>,
    waker: Waker,
}

impl Teller {
    fn tell(&self, happened: Happened) {
        // Nobody needs to know it if the screens are gone.
        let _ = self.tell.send(happened);
        self.waker.wake();
    }
}

async fn run(visit: &Visit, mut messages: UnboundedReceiver<Outgoing>, screens: &Teller) {
    let guest = match be_guest(visit).await {
        Ok(guest) => guest,
        Err(error) => return screens.tell(Happened::Ended(error)),
    };
    let (mut backoff, mut connections) = (Backoff::default(), 0);
    loop {
        let error = match guest.connect().await {
            Ok(mut socket) => {
                backoff = Backoff::default();
                connections += 1;
                screens.tell(Happened::Up);
                match converse(&mut socket, connections, &mut messages, screens).await {
                    Some(error) => error,
                    None => return,
                }
            }
            Err(error) => error,
        };
        match backoff.after(error) {
            Ok(wait) => {
                screens.tell(Happened::Lost);
                tokio::time::sleep(wait).await;
            }
            Err(error) => return screens.tell(Happened::Ended(error)),
        }
    }
}

/// Whoever was here before is the same guest again, so a place at a table is kept.
async fn be_guest(visit: &Visit) -> Result<Guest, ClientError> {
    let known = visit.tokens.as_deref().and_then(|folder| tokens::read(folder, &visit.house));
    let guest = match known {
        Some(token) => Guest::known_by(visit.house.clone(), token).renamed(visit.name.clone()).await?,
        None => Guest::new(&visit.house, visit.name.clone()).await?,
    };
    if let Some(folder) = &visit.tokens {
        // Without it, only coming back after the program has ended does not work.
        let _ = tokens::write(folder, &visit.house, guest.token());
    }
    Ok(guest)
}

/// Passes messages on until the connection is lost; `None` if the screens are gone.
async fn converse(
    socket: &mut Socket,
    connection: u64,
    messages: &mut UnboundedReceiver<Outgoing>,
    screens: &Teller,
) -> Option<ClientError> {
    loop {
        tokio::select! {
            message = messages.recv() => {
                let (of, message) = message?;
                if of == connection && let Err(error) = socket.say(&message).await {
                    return Some(error);
                }
            }
            heard = socket.hear() => match heard {
                Ok(ServerMessage::Bye { why, retry_ms }) => return Some(ClientError::Bye { why, retry_ms }),
                Ok(message) => screens.tell(Happened::Said(message)),
                Err(error) => return Some(error),
            },
        }
    }
}
