//! The WebSocket: one for each tab, for all its tables.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::http::StatusCode;
use axum::response::Response;
use futures_util::SinkExt as _;
use parlor_wire::{ByeReason, MAX_CLIENT_MESSAGE, PING_EVERY_MS, ServerMessage};

use super::Served;
use super::requests::{Asking, problem};
use crate::admission::{Admission, TooMany};
use crate::connection::Connection;
use crate::house::House;
use crate::log::Event;
use crate::outbox::{OUTBOX, Outbox, Outgoing, Sending};
use crate::runtime::Runtime;
use crate::store::{Person, Store};

/// What is read ahead for each connection: a few messages. Axum's default would take 130 kB for every one that says nothing.
const READ_AHEAD: usize = 1024;
/// So much is written at once, if it is there.
const WRITTEN_AT_ONCE: usize = 4 * 1024;

/// A client that says nothing for so long is gone, though the network has not noticed.
const SILENCE: Duration = Duration::from_millis(3 * PING_EVERY_MS);

/// A client that does not take what it is sent for so long is too slow.
const STALL: Duration = Duration::from_secs(20);

/// When a client may come back, in milliseconds.
const RETRY_MS: u64 = 1_000;
/// When one may come back that was too much, in milliseconds.
const RETRY_TOO_MUCH_MS: u64 = 30_000;

/// `GET /api/socket`.
pub(super) async fn open<S: Store, R: Runtime>(
    State(served): State<Served<S, R>>,
    Asking(person): Asking,
    upgrade: WebSocketUpgrade,
) -> Response {
    let admitted = match person {
        None => Err(ByeReason::NoSession),
        Some(person) => match served.house.admit(person.id) {
            Ok(admission) => Ok((person, admission)),
            Err(TooMany::OfPerson) => Err(ByeReason::TooMuch),
            Err(TooMany::InAll) => {
                return problem(StatusCode::SERVICE_UNAVAILABLE, "the house is full: try again later");
            }
        },
    };
    upgrade
        .read_buffer_size(READ_AHEAD)
        .write_buffer_size(WRITTEN_AT_ONCE)
        .max_message_size(MAX_CLIENT_MESSAGE)
        .max_frame_size(MAX_CLIENT_MESSAGE)
        .on_upgrade(move |socket| serve(socket, served.house, admitted))
}

async fn serve<S: Store, R: Runtime>(
    mut socket: WebSocket,
    house: House<S, R>,
    admitted: Result<(Person, Admission), ByeReason>,
) {
    let (person, mut admission) = match admitted {
        Ok(admitted) => admitted,
        Err(why) => return say_bye(&mut socket, why).await,
    };
    house.say(&Event::Connected);
    let (out, outgoing) = Outbox::new();
    let connection = house.connect(person, out);
    if let Some(why) = converse(&mut socket, connection, outgoing, &mut admission).await {
        say_bye(&mut socket, why).await;
    }
    house.say(&Event::Disconnected);
}

/// Passes messages on until one side ends it; why the house does.
async fn converse<S: Store, R: Runtime>(
    socket: &mut WebSocket,
    mut connection: Connection<S, R>,
    mut outgoing: Outgoing,
    admission: &mut Admission,
) -> Option<ByeReason> {
    loop {
        tokio::select! {
            () = admission.stopping() => return Some(ByeReason::Stopping),
            sending = outgoing.next() => {
                let Sending::Text(text) = sending else { return Some(ByeReason::TooSlow) };
                match tokio::time::timeout(STALL, send(socket, text, &mut outgoing)).await {
                    Ok(Ok(())) => {}
                    Ok(Err(_)) => return None,
                    Err(_) => return Some(ByeReason::TooSlow),
                }
            }
            received = tokio::time::timeout(SILENCE, socket.recv()) => match received {
                Ok(Some(Ok(Message::Text(text)))) => {
                    if let Err(why) = connection.receive(&text).await {
                        return Some(why);
                    }
                }
                Ok(Some(Ok(Message::Binary(_)))) => return Some(ByeReason::TooMuch),
                // The other side's pings are answered by the socket itself.
                Ok(Some(Ok(Message::Ping(_) | Message::Pong(_)))) => {}
                Ok(Some(Ok(Message::Close(_)) | Err(_)) | None) | Err(_) => return None,
            },
        }
    }
}

/// Sends a text, and together with it what waits behind it: news and an acknowledgement take one way through the system.
async fn send(socket: &mut WebSocket, text: Arc<str>, outgoing: &mut Outgoing) -> Result<(), axum::Error> {
    socket.feed(Message::text(&*text)).await?;
    for _ in 1..OUTBOX {
        let Some(text) = outgoing.waiting() else { break };
        socket.feed(Message::text(&*text)).await?;
    }
    socket.flush().await
}

async fn say_bye(socket: &mut WebSocket, why: ByeReason) {
    let retry_ms = if why == ByeReason::TooMuch { RETRY_TOO_MUCH_MS } else { RETRY_MS };
    let bye = ServerMessage::Bye { why, retry_ms }.to_json();
    let farewell = async {
        socket.send(Message::text(bye)).await?;
        socket.send(Message::Close(None)).await
    };
    // A client that is gone does not hear it.
    let _ = tokio::time::timeout(Duration::from_secs(1), farewell).await;
}
