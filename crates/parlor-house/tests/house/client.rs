//! A client of a house, as a page is one.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use parlor_bots::Level;
use parlor_core::{PlayerName, PlayerSeed};
use parlor_session::remote::{Command, GameNews, Heard, RemoteBackend, RemoteTable};
use parlor_session::{DeviceRequest, Request, SessionGame, Waiting};
use parlor_wire::http::{CreatedTable, Guest, GuestRequest, NewSeat, NewTable};
use parlor_wire::{
    ClientMessage, EditionChoice, InviteSecret, Key, LobbyCommand, PROTOCOL, SeatState, ServerMessage,
    SessionToken, Stage, TableId,
};
use parlor_words::Lang;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// How long a test waits for anything.
pub(crate) const PATIENCE: Duration = Duration::from_secs(20);

/// A key that no test has used before.
pub(crate) fn new_key() -> Key {
    static MADE: AtomicU64 = AtomicU64::new(1);
    let mut bytes = [0; Key::LENGTH];
    let mut number = MADE.fetch_add(1, Ordering::Relaxed);
    for byte in &mut bytes {
        *byte = u8::try_from(number % 32).unwrap();
        number /= 32;
    }
    Key::from_random(bytes)
}

/// Sends a request and gives the status and the body.
pub(crate) async fn http(address: SocketAddr, head: &str, body: &str) -> (u16, String) {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let length = body.len();
    let request = format!("{head}\r\nConnection: close\r\nContent-Length: {length}\r\n\r\n{body}");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    let status = answer.split(' ').nth(1).unwrap().parse().unwrap();
    (status, answer.split_once("\r\n\r\n").map(|(_, body)| body.to_owned()).unwrap_or_default())
}

/// Sends JSON as a program does.
pub(crate) async fn post(
    address: SocketAddr,
    path: &str,
    token: Option<&SessionToken>,
    body: &str,
) -> (u16, String) {
    let bearer =
        token.map(|token| format!("\r\nAuthorization: Bearer {}", token.as_str())).unwrap_or_default();
    let head = format!("POST {path} HTTP/1.1\r\nHost: {address}\r\nContent-Type: application/json{bearer}");
    http(address, &head, body).await
}

/// A guest of a house.
#[derive(Clone)]
pub(crate) struct Person {
    pub(crate) address: SocketAddr,
    pub(crate) token: SessionToken,
}

impl Person {
    pub(crate) async fn new(address: SocketAddr, name: &str) -> Person {
        let request = GuestRequest { name: PlayerName::new(name).unwrap(), token: true };
        let (status, body) =
            post(address, "/api/guest", None, &serde_json::to_string(&request).unwrap()).await;
        assert_eq!(status, 200, "{body}");
        let guest: Guest = serde_json::from_str(&body).unwrap();
        Person { address, token: guest.token.unwrap() }
    }

    pub(crate) async fn create(&self, game: &str, seats: &[NewSeat]) -> CreatedTable {
        let new = NewTable {
            game: game.to_owned(),
            edition: EditionChoice::BuiltIn("classic".to_owned()),
            options: Vec::new(),
            hints: false,
            seats: seats.to_vec(),
            contribution: "00112233".to_owned(),
        };
        let body = serde_json::to_string(&new).unwrap();
        let (status, body) = post(self.address, "/api/tables", Some(&self.token), &body).await;
        assert_eq!(status, 200, "{body}");
        serde_json::from_str(&body).unwrap()
    }

    pub(crate) async fn record(&self, table: TableId) -> Option<String> {
        let head = format!(
            "GET /api/tables/{table}/record HTTP/1.1\r\nHost: {}\r\nAuthorization: Bearer {}",
            self.address,
            self.token.as_str()
        );
        let (status, body) = http(self.address, &head, "").await;
        (status == 200).then_some(body)
    }

    pub(crate) async fn connect(&self) -> Socket {
        let mut socket = Socket::open(self.address, Some(&self.token)).await.unwrap();
        socket.say(&ClientMessage::Hello { proto: PROTOCOL, build: "test".to_owned() }).await;
        assert!(matches!(socket.hear().await, Some(ServerMessage::Hello { .. })));
        socket
    }
}

/// A connection.
pub(crate) struct Socket(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Socket {
    pub(crate) async fn open(address: SocketAddr, token: Option<&SessionToken>) -> Option<Socket> {
        let mut request = format!("ws://{address}/api/socket").into_client_request().unwrap();
        if let Some(token) = token {
            let bearer = format!("Bearer {}", token.as_str()).parse().unwrap();
            request.headers_mut().insert("authorization", bearer);
        }
        connect_async(request).await.ok().map(|(socket, _)| Socket(socket))
    }

    pub(crate) async fn say(&mut self, message: &ClientMessage) {
        self.say_text(message.to_json()).await;
    }

    /// Whether it could be sent; a connection that was lost is noticed by the next message.
    pub(crate) async fn say_text(&mut self, text: String) -> bool {
        self.0.send(Message::text(text)).await.is_ok()
    }

    /// The next message; `None` if the connection has ended.
    pub(crate) async fn hear(&mut self) -> Option<ServerMessage> {
        loop {
            let next = tokio::time::timeout(PATIENCE, self.0.next()).await.expect("a message in time");
            match next {
                Some(Ok(Message::Text(text))) => return Some(ServerMessage::from_json(&text).unwrap()),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }
}

/// Somebody at a table, who plays what a greedy bot would.
pub(crate) struct Player<G: SessionGame> {
    pub(crate) person: Person,
    pub(crate) socket: Socket,
    pub(crate) table: RemoteTable,
    pub(crate) game: Option<RemoteBackend<G>>,
    /// What the house said that was not about the table as it is.
    pub(crate) refused: Vec<parlor_wire::Why>,
}

impl<G: SessionGame> Player<G> {
    /// Opens a table.
    pub(crate) async fn open(person: &Person, table: TableId, secret: Option<InviteSecret>) -> Player<G> {
        let mut player = Player {
            person: person.clone(),
            socket: person.connect().await,
            table: RemoteTable::new(table, secret),
            game: None,
            refused: Vec::new(),
        };
        player.say_all().await;
        player
    }

    async fn say_all(&mut self) {
        for message in self.table.connect() {
            self.socket.say(&message).await;
        }
    }

    /// Loses the connection, and comes back.
    pub(crate) async fn reconnect(&mut self) {
        self.socket = self.person.connect().await;
        self.say_all().await;
    }

    /// Submits something, once what was submitted before is answered.
    pub(crate) async fn submit(&mut self, command: Command) {
        self.until(|player| !player.table.is_pending()).await;
        let message = self.table.submit(new_key(), command).unwrap();
        self.socket.say(&message).await;
    }

    pub(crate) async fn lobby(&mut self, change: LobbyCommand) {
        self.submit(Command::Lobby(change)).await;
    }

    pub(crate) async fn sit(&mut self) {
        self.lobby(LobbyCommand::Sit { seat: None, contribution: "ff".to_owned() }).await;
    }

    /// Takes in one message; `false` if the connection has ended.
    pub(crate) async fn hear(&mut self) -> bool {
        let Some(message) = self.socket.hear().await else { return false };
        match self.table.receive(message) {
            Heard::Refused(refused) => {
                if let Some(game) = &mut self.game {
                    game.refused(&refused);
                }
                self.refused.push(refused.why);
            }
            Heard::Closed(why) => self.refused.push(why),
            Heard::Missed(message) => self.socket.say(&message).await,
            Heard::Answered(key) => {
                if let Some(game) = &mut self.game {
                    game.forget(key);
                }
            }
            Heard::Nothing | Heard::Changed | Heard::Here => {}
        }
        for news in self.table.take_news() {
            let info = self.table.info().unwrap().clone();
            match (&mut self.game, &news) {
                (None, GameNews::Opened(opening)) => {
                    self.game =
                        Some(RemoteBackend::new(info, self.table.you(), opening, Lang::English).unwrap());
                }
                (None, GameNews::Happened { .. }) => panic!("news of a game that has not begun"),
                (Some(game), news) => game.receive(news).unwrap(),
            }
        }
        if let (Some(game), Some(info)) = (&mut self.game, self.table.info()) {
            game.set_info(info.clone());
        }
        true
    }

    /// Waits until the table is like this.
    pub(crate) async fn until(&mut self, is_so: impl Fn(&Player<G>) -> bool) {
        while !is_so(self) {
            assert!(self.hear().await, "the connection ended");
        }
    }

    pub(crate) fn stage(&self) -> Option<Stage> {
        self.table.info().map(|info| info.stage)
    }

    pub(crate) fn people(&self) -> usize {
        let seats = self.table.info().map(|info| info.seats.as_slice()).unwrap_or_default();
        seats.iter().filter(|seat| matches!(seat, SeatState::Person { .. })).count()
    }

    /// Acts if it is this player's turn.
    pub(crate) async fn act_if_due(&mut self) -> bool {
        let Some(game) = &mut self.game else { return false };
        while !game.session().is_heard() {
            game.send(Request::Device(DeviceRequest::Dismiss), new_key()).unwrap();
        }
        if self.table.is_pending() || !matches!(game.session().waiting(), Waiting::ForPerson(_)) {
            return false;
        }
        let seed = PlayerSeed::from_text("test");
        let Some(action) = G::choose(Level::Greedy, game.session().view(), &seed) else { return false };
        let key = new_key();
        let Ok(Some(command)) = game.send(Request::Act(action), key) else { return false };
        let message = self.table.submit(key, command).unwrap();
        self.socket.say(&message).await;
        true
    }

    /// Plays to the end; calls `meanwhile` before each message that is waited for. Comes back whenever the connection is lost.
    pub(crate) async fn play(&mut self, mut meanwhile: impl AsyncFnMut(&mut Player<G>)) {
        while !matches!(self.stage(), Some(Stage::Over | Stage::Abandoned)) {
            self.act_if_due().await;
            meanwhile(self).await;
            if !self.hear().await {
                self.reconnect().await;
            }
        }
    }
}
