//! Clients for tests: they expect everything to work, and wait for it.

use std::net::SocketAddr;
use std::ops::{Deref, DerefMut};
use std::time::Duration;

use parlor_client::{ClientError, Guest, HouseAddress, Told};
use parlor_core::{Level, PlayerName, PlayerSeed};
use parlor_session::SessionGame;
use parlor_session::remote::Command;
use parlor_wire::http::{CreatedTable, NewSeat, NewTable};
use parlor_wire::{
    ClientMessage, EditionChoice, InviteSecret, LobbyCommand, SeatState, ServerMessage, SessionToken, Stage,
    TableId,
};
use parlor_words::Lang;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

/// How long a test waits for anything.
pub(crate) const PATIENCE: Duration = Duration::from_secs(20);

/// Sends a request with these very lines at its head, and gives the status and the body.
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
    let bearer = token.map(|token| format!("Authorization: Bearer {}", token.as_str()));
    let first = format!("POST {path}");
    let mut head = vec![first.as_str(), "Content-Type: application/json"];
    head.extend(bearer.as_deref());
    let answer = HouseAddress::from(address).ask(&head, body).await.unwrap();
    (answer.status, answer.body)
}

/// A guest of a house.
#[derive(Clone)]
pub(crate) struct Person(Guest);

impl Person {
    pub(crate) async fn new(address: SocketAddr, name: &str) -> Person {
        Person(Guest::new(&address.into(), PlayerName::new(name).unwrap()).await.unwrap())
    }

    pub(crate) async fn create(&self, game: &str, seats: &[NewSeat]) -> CreatedTable {
        self.0.create(&new_table(game, seats)).await.unwrap()
    }

    /// The status with which the house answers.
    pub(crate) async fn try_to_create(&self, game: &str, seats: &[NewSeat]) -> u16 {
        match self.0.create(&new_table(game, seats)).await {
            Ok(_) => 200,
            Err(ClientError::Refused { status, .. }) => status,
            Err(error) => panic!("{error}"),
        }
    }

    /// What the house knows them by.
    pub(crate) fn token(&self) -> &str {
        self.0.token().as_str()
    }

    /// The same guest at a house that was started again at another address.
    pub(crate) fn at(&self, address: SocketAddr) -> Person {
        Person(Guest::known_by(address.into(), *self.0.token()))
    }

    /// A connection on which nothing was said yet; `None` if the house does not take it.
    pub(crate) async fn open_socket(&self) -> Option<Socket> {
        parlor_client::Socket::open(self.0.house(), Some(self.0.token())).await.ok().map(Socket)
    }

    pub(crate) async fn record(&self, table: TableId) -> Option<String> {
        self.0.record(table, None).await.ok()
    }

    pub(crate) async fn connect(&self) -> Socket {
        Socket(self.0.connect().await.unwrap())
    }
}

fn new_table(game: &str, seats: &[NewSeat]) -> NewTable {
    NewTable {
        game: game.to_owned(),
        edition: EditionChoice::BuiltIn("classic".to_owned()),
        options: Vec::new(),
        hints: false,
        seats: seats.to_vec(),
        contribution: "00112233".to_owned(),
    }
}

/// A connection.
pub(crate) struct Socket(parlor_client::Socket);

impl Socket {
    pub(crate) async fn open(address: SocketAddr) -> Socket {
        Socket(parlor_client::Socket::open(&address.into(), None).await.unwrap())
    }

    pub(crate) async fn say(&mut self, message: &ClientMessage) {
        self.say_text(message.to_json()).await;
    }

    /// Whether it could be sent; a connection that was lost is noticed by the next message.
    pub(crate) async fn say_text(&mut self, text: String) -> bool {
        self.0.say_text(text).await.is_ok()
    }

    /// The next message; `None` if the connection has ended.
    pub(crate) async fn hear(&mut self) -> Option<ServerMessage> {
        tokio::time::timeout(PATIENCE, self.0.hear()).await.expect("a message in time").ok()
    }
}

/// Somebody at a table, who plays what a greedy bot would.
pub(crate) struct Player<G: SessionGame> {
    pub(crate) person: Person,
    player: parlor_client::Player<G>,
    /// What the house said that was not about the table as it is.
    pub(crate) refused: Vec<parlor_wire::Why>,
}

impl<G: SessionGame> Deref for Player<G> {
    type Target = parlor_client::Player<G>;

    fn deref(&self) -> &parlor_client::Player<G> {
        &self.player
    }
}

impl<G: SessionGame> DerefMut for Player<G> {
    fn deref_mut(&mut self) -> &mut parlor_client::Player<G> {
        &mut self.player
    }
}

impl<G: SessionGame> Player<G> {
    /// Opens a table.
    pub(crate) async fn open(person: &Person, table: TableId, secret: Option<InviteSecret>) -> Player<G> {
        let player = parlor_client::Player::open(&person.0, table, secret, Lang::English).await.unwrap();
        Player { person: person.clone(), player, refused: Vec::new() }
    }

    /// Loses the connection, and comes back.
    pub(crate) async fn reconnect(&mut self) {
        self.player.come_back().await.unwrap();
    }

    /// Submits something, once what was submitted before is answered.
    pub(crate) async fn submit(&mut self, command: Command) {
        self.until(|player| !player.table().is_pending()).await;
        self.player.submit(command).await.unwrap();
    }

    pub(crate) async fn lobby(&mut self, change: LobbyCommand) {
        self.submit(Command::Lobby(change)).await;
    }

    pub(crate) async fn sit(&mut self) {
        self.lobby(LobbyCommand::Sit { seat: None, contribution: "ff".to_owned() }).await;
    }

    /// Takes in one message; `false` if the connection has ended.
    pub(crate) async fn hear(&mut self) -> bool {
        let heard = tokio::time::timeout(PATIENCE, self.player.hear()).await.expect("a message in time");
        match heard {
            Ok(Told::Refused(refused, _)) => self.refused.push(refused.why),
            Ok(Told::Closed(why)) => self.refused.push(why),
            Ok(_) => {}
            Err(_) => return false,
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
        self.table().info().map(|info| info.stage)
    }

    pub(crate) fn people(&self) -> usize {
        let seats = self.table().info().map(|info| info.seats.as_slice()).unwrap_or_default();
        seats.iter().filter(|seat| matches!(seat, SeatState::Person { .. })).count()
    }

    /// Acts if it is this player's turn.
    pub(crate) async fn act_if_due(&mut self) -> bool {
        self.act_as(Level::Greedy, &PlayerSeed::from_text("test")).await.is_some()
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
