//! Connections within one process, of which every byte is kept with the time at which it came.

use std::sync::{Arc, Mutex};

use axum::Router;
use hyper_util::rt::TokioIo;
use hyper_util::service::TowerToHyperService;
use parlor_wire::ServerMessage;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _, DuplexStream, ReadHalf, WriteHalf};

use crate::doubles::TwinRuntime;

/// How many bytes are on their way at most.
const BUFFER: usize = 1024 * 1024;
/// The name by which the house is called.
const HOST: &str = "localhost:5055";

/// How clients reach a house.
#[derive(Clone)]
pub(crate) struct Net {
    pub(crate) router: Router,
    pub(crate) runtime: TwinRuntime,
    /// What every message to a client passes through on its way.
    pub(crate) relay: Option<Relay>,
}

/// Changes a message on its way.
pub(crate) type Relay = Arc<dyn Fn(&str) -> String + Send + Sync>;

/// What came, and when.
pub(crate) type Received = Vec<(u64, Vec<u8>)>;

impl Net {
    /// A connection to the house.
    fn dial(&self) -> (ReadHalf<DuplexStream>, WriteHalf<DuplexStream>) {
        let (here, there) = tokio::io::duplex(BUFFER);
        // The date that the library adds is the clock's of this computer, not the house's.
        let service = TowerToHyperService::new(self.router.clone());
        let serving = hyper::server::conn::http1::Builder::new()
            .auto_date_header(false)
            .serve_connection(TokioIo::new(there), service)
            .with_upgrades();
        tokio::spawn(async move { drop(serving.await) });
        tokio::io::split(here)
    }

    /// A connection to the house, through the relay if there is one.
    fn dial_socket(&self) -> (ReadHalf<DuplexStream>, WriteHalf<DuplexStream>) {
        let (mut from, mut to) = self.dial();
        let Some(relay) = self.relay.clone() else { return (from, to) };
        let (here, there) = tokio::io::duplex(BUFFER);
        let (mut from_client, mut to_client) = tokio::io::split(there);
        tokio::spawn(async move {
            drop(tokio::io::copy(&mut from_client, &mut to).await);
            drop(to.shutdown().await);
        });
        tokio::spawn(async move {
            let (mut unread, mut buffer) = (Unread::default(), vec![0; BUFFER]);
            while let Ok(count @ 1..) = from.read(&mut buffer).await {
                unread.bytes.extend(&buffer[..count]);
                if let Some(head) = unread.head() {
                    to_client.write_all(&head).await.unwrap();
                }
                while let Some(text) = unread.next() {
                    let frame = written(&relay(&text), false);
                    if to_client.write_all(&frame).await.is_err() {
                        return;
                    }
                }
            }
        });
        tokio::io::split(here)
    }

    /// Asks for something over HTTP: the whole answer, byte by byte, and when it came.
    pub(crate) async fn ask(&self, method: &str, path: &str, more: &str, body: &str) -> (u64, Vec<u8>) {
        let (mut from, mut to) = self.dial();
        let length = body.len();
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: {HOST}\r\nConnection: close\r\n{more}Content-Length: {length}\r\n\r\n{body}"
        );
        to.write_all(head.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        from.read_to_end(&mut answer).await.unwrap();
        (self.runtime.elapsed(), answer)
    }

    /// Opens a socket.
    pub(crate) async fn open(&self, more: &str) -> Line {
        let (mut from, mut to) = self.dial_socket();
        let upgrade = format!(
            "GET /api/socket HTTP/1.1\r\nHost: {HOST}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{more}\r\n"
        );
        to.write_all(upgrade.as_bytes()).await.unwrap();
        let received = Arc::new(Mutex::new(Received::new()));
        let (kept, net) = (Arc::clone(&received), self.clone());
        let reader = tokio::spawn(async move {
            let mut buffer = vec![0; BUFFER];
            while let Ok(count @ 1..) = from.read(&mut buffer).await {
                kept.lock().unwrap().push((net.runtime.elapsed(), buffer[..count].to_vec()));
            }
        });
        Line { to, received, unread: Unread::default(), reader }
    }
}

/// A socket.
pub(crate) struct Line {
    to: WriteHalf<DuplexStream>,
    received: Arc<Mutex<Received>>,
    unread: Unread,
    reader: tokio::task::JoinHandle<()>,
}

impl Drop for Line {
    fn drop(&mut self) {
        self.reader.abort();
    }
}

impl Line {
    /// Says something; whether the house still listens.
    pub(crate) async fn say(&mut self, text: &str) -> bool {
        self.to.write_all(&written(text, true)).await.is_ok()
    }

    /// What came since this was last asked, byte by byte, and the messages in it.
    pub(crate) fn take(&mut self) -> (Received, Vec<ServerMessage>) {
        let received = std::mem::take(&mut *self.received.lock().unwrap());
        self.unread.bytes.extend(received.iter().flat_map(|(_, bytes)| bytes));
        self.unread.head();
        let mut messages = Vec::new();
        while let Some(text) = self.unread.next() {
            messages.extend(ServerMessage::from_json(&text).ok());
        }
        (received, messages)
    }
}

/// What a socket has received and is no whole message yet.
#[derive(Default)]
struct Unread {
    bytes: Vec<u8>,
    has_begun: bool,
}

impl Unread {
    /// The answer to the upgrade, which comes first.
    fn head(&mut self) -> Option<Vec<u8>> {
        if self.has_begun {
            return None;
        }
        let end = self.bytes.windows(4).position(|four| four == b"\r\n\r\n")? + 4;
        self.has_begun = true;
        Some(self.bytes.drain(..end).collect())
    }

    /// The next message.
    fn next(&mut self) -> Option<String> {
        let bytes = self.has_begun.then_some(&self.bytes)?;
        let number = |from: usize, to: usize| {
            let bytes = bytes.get(from..to)?.iter();
            Some(bytes.fold(0, |number, byte| number << 8 | usize::from(*byte)))
        };
        let (begin, length) = match usize::from(bytes.get(1)? & 0x7f) {
            126 => (4, number(2, 4)?),
            127 => (10, number(2, 10)?),
            short => (2, short),
        };
        let text = String::from_utf8_lossy(bytes.get(begin..begin + length)?).into_owned();
        self.bytes.drain(..begin + length);
        Some(text)
    }
}

/// A message as a frame; what clients say is masked, here with zeros.
fn written(text: &str, is_client: bool) -> Vec<u8> {
    let mask = if is_client { 0x80 } else { 0 };
    let mut frame = vec![0x81];
    match text.len() {
        short @ 0..126 => frame.push(mask | u8::try_from(short).unwrap()),
        long @ 126..0x1_0000 => {
            frame.push(mask | 126);
            frame.extend(u16::try_from(long).unwrap().to_be_bytes());
        }
        long => {
            frame.push(mask | 127);
            frame.extend(u64::try_from(long).unwrap().to_be_bytes());
        }
    }
    if is_client {
        frame.extend([0; 4]);
    }
    frame.extend(text.as_bytes());
    frame
}
