//! The WebSocket.

use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use parlor_wire::{ClientMessage, PING_EVERY_MS, ServerMessage, SessionToken};
use tokio::time::{Instant, timeout, timeout_at};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::transport::{Transport, connect};
use crate::{ClientError, HouseAddress};

/// A connection that can't be made in this time is not there; so is one that is silent for so long after a ping.
const SILENCE: Duration = Duration::from_secs(5);
/// How often the house is asked whether it is there, if it says nothing.
const PING_EVERY: Duration = Duration::from_millis(PING_EVERY_MS);
/// What is read ahead. The default would take 130 kB for each of the many sockets of a load generator.
const BUFFER: usize = 4 * 1024;
/// The most bytes of one message: a whole table has everything that has happened there.
const MAX_MESSAGE: usize = 8 * 1024 * 1024;

/// A connection to a house.
#[derive(Debug)]
pub struct Socket {
    stream: WebSocketStream<Transport>,
    /// When the house was last heard, and the number of the ping that was sent since, with its time.
    heard: Instant,
    pinged: Option<Instant>,
    pings: u64,
}

impl Socket {
    /// Opens a connection, on which nothing has been said.
    ///
    /// # Errors
    /// If the house can't be reached.
    pub async fn open(house: &HouseAddress, token: Option<&SessionToken>) -> Result<Socket, ClientError> {
        timeout(SILENCE, Socket::connect(house, token)).await.unwrap_or(Err(ClientError::Silent))
    }

    async fn connect(house: &HouseAddress, token: Option<&SessionToken>) -> Result<Socket, ClientError> {
        let stream = connect(house).await?;
        // For the names of host and path only: whether there is TLS is settled.
        let mut request = format!("ws://{}/api/socket", house.authority()).into_client_request()?;
        if let Some(token) = token {
            let bearer =
                format!("Bearer {}", token.as_str()).parse().expect("a token has letters and digits");
            request.headers_mut().insert("authorization", bearer);
        }
        let config = WebSocketConfig::default()
            .read_buffer_size(BUFFER)
            .write_buffer_size(0)
            .max_message_size(Some(MAX_MESSAGE))
            .max_frame_size(Some(MAX_MESSAGE));
        let (stream, _) = client_async_with_config(request, stream, Some(config)).await?;
        Ok(Socket { stream, heard: Instant::now(), pinged: None, pings: 0 })
    }

    /// Says something.
    ///
    /// # Errors
    /// If the connection is lost. One that has just been lost may take a message without a word: only an answer shows that it came.
    pub async fn say(&mut self, message: &ClientMessage) -> Result<(), ClientError> {
        self.say_text(message.to_json()).await
    }

    /// Says what may not be a message at all.
    ///
    /// # Errors
    /// As for [`Socket::say`].
    pub async fn say_text(&mut self, text: String) -> Result<(), ClientError> {
        Ok(self.stream.send(Message::text(text)).await?)
    }

    /// The next message. While the house says nothing, it is asked from time to time whether it is there. If this is
    /// dropped before it ends, no message is lost.
    ///
    /// # Errors
    /// If the connection is lost, or the house says what is not a message.
    pub async fn hear(&mut self) -> Result<ServerMessage, ClientError> {
        loop {
            let until = self.pinged.map_or(self.heard + PING_EVERY, |pinged| pinged + SILENCE);
            let Ok(next) = timeout_at(until, self.stream.next()).await else {
                if self.pinged.is_some() {
                    return Err(ClientError::Silent);
                }
                self.pings += 1;
                self.pinged = Some(Instant::now());
                self.say(&ClientMessage::Ping { n: self.pings }).await?;
                continue;
            };
            (self.heard, self.pinged) = (Instant::now(), None);
            match next {
                Some(Ok(Message::Text(text))) => {
                    return ServerMessage::from_json(&text).map_err(|_| ClientError::NotAHouse);
                }
                Some(Ok(Message::Close(_))) | None => return Err(ClientError::Closed),
                Some(Err(error)) => return Err(error.into()),
                Some(Ok(_)) => {}
            }
        }
    }
}
