//! The WebSocket: one for each tab, for all its tables.

use std::time::Duration;

use axum::extract::State;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use parlor_wire::{ByeReason, MAX_CLIENT_MESSAGE, PING_EVERY_MS, ServerMessage};

use super::Served;
use super::requests::Asking;
use crate::connection::Connection;
use crate::house::House;
use crate::outbox::{Outbox, Outgoing, Sending};
use crate::runtime::Runtime;
use crate::store::{Person, Store};

/// What is read ahead for each connection. Axum's default would take 130 kB for every one that says nothing.
const BUFFER: usize = 4 * 1024;

/// A client that says nothing for so long is gone, though the network has not noticed.
const SILENCE: Duration = Duration::from_millis(3 * PING_EVERY_MS);

/// A client that does not take what it is sent for so long is too slow.
const STALL: Duration = Duration::from_secs(20);

/// When a client may come back, in milliseconds.
const RETRY_MS: u64 = 1_000;

/// `GET /api/socket`.
pub(super) async fn open<S: Store, R: Runtime>(
    State(served): State<Served<S, R>>,
    Asking(person): Asking,
    upgrade: WebSocketUpgrade,
) -> Response {
    upgrade
        .read_buffer_size(BUFFER)
        .write_buffer_size(0)
        .max_message_size(MAX_CLIENT_MESSAGE)
        .max_frame_size(MAX_CLIENT_MESSAGE)
        .on_upgrade(move |socket| serve(socket, served.house, person))
}

async fn serve<S: Store, R: Runtime>(mut socket: WebSocket, house: House<S, R>, person: Option<Person>) {
    let Some(person) = person else {
        return say_bye(&mut socket, ByeReason::NoSession).await;
    };
    let (out, outgoing) = Outbox::new();
    let connection = house.connect(person, out);
    if let Some(why) = converse(&mut socket, connection, outgoing).await {
        say_bye(&mut socket, why).await;
    }
}

/// Passes messages on until one side ends it; why the house does.
async fn converse<S: Store, R: Runtime>(
    socket: &mut WebSocket,
    mut connection: Connection<S, R>,
    mut outgoing: Outgoing,
) -> Option<ByeReason> {
    loop {
        tokio::select! {
            sending = outgoing.next() => {
                let Sending::Text(text) = sending else { return Some(ByeReason::TooSlow) };
                match tokio::time::timeout(STALL, socket.send(Message::text(&*text))).await {
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

async fn say_bye(socket: &mut WebSocket, why: ByeReason) {
    let bye = ServerMessage::Bye { why, retry_ms: RETRY_MS }.to_json();
    let farewell = async {
        socket.send(Message::text(bye)).await?;
        socket.send(Message::Close(None)).await
    };
    // A client that is gone does not hear it.
    let _ = tokio::time::timeout(Duration::from_secs(1), farewell).await;
}
