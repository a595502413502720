//! Many who connect, ask for more and more, and never read: everyone else plays on, and the house's memory stays flat.

use std::fmt;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};

use parlor_client::{Guest, HouseAddress, Player, new_contribution};
use parlor_core::{Level, PlayerName, PlayerSeed};
use parlor_session::Polygon;
use parlor_session::remote::Command;
use parlor_wire::http::{CreatedTable, NewSeat, NewTable};
use parlor_wire::{ClientMessage, EditionChoice, LobbyCommand, PROTOCOL, Stage};
use parlor_words::Lang;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};

use crate::args::StalledOptions;
use crate::error::StormError;
use crate::server::{Program, Server};

/// How many never read.
const STALLED: usize = 500;
/// A house lets one guest have so many connections.
const OF_A_GUEST: usize = 16;
/// How often each of them asks for the whole table, which is long: below what a house lets a client say at once.
const OPENS: usize = 90;
/// How much more memory the house may have because of them: what they ask for takes 700 MB.
const MOST_GROWTH: u64 = 64 << 20;
/// A person who plays says at most this much, so that the house never sends them away.
const SAY_EVERY: Duration = Duration::from_millis(50);

/// A box whose text is as long as a house allows: everyone at the table is sent it whenever a seat changes.
const BOX: &str = r#"name = "train"
players = [2, 3]
spaces = ["0,0", "1,0", "2,0", "0,1", "1,1", "-1,1", "0,2"]
start = "0,1"

[printed]
"2,0" = "W"

[tiles]
1 = 4
2 = 4
3 = 4
3x2 = 1
W = 2
"#;
const LONGEST_BOX: usize = 16 * 1024;

/// What it came to.
struct Figures {
    /// What the house has in memory before anyone stalls, and at most afterwards; `None` where that can't be asked for.
    memory: Option<(u64, u64)>,
    changes: u32,
    slowest: Duration,
    gone: Duration,
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let megabytes = |bytes: u64| format!("{:.1} MB", bytes as f64 / f64::from(1 << 20));
        let memory = self.memory.map_or_else(
            || "not measured: that needs /proc".to_owned(),
            |(before, most)| format!("{} before, {} at most", megabytes(before), megabytes(most)),
        );
        writeln!(f, "{:<40} {STALLED}", "connections that never read")?;
        writeln!(f, "{:<40} {:.1} s", "until the last of them was closed", self.gone.as_secs_f64())?;
        writeln!(f, "{:<40} {}", "changes of their table meanwhile", self.changes)?;
        writeln!(f, "{:<40} {} ms", "slowest answer to those who play", self.slowest.as_millis())?;
        write!(f, "{:<40} {memory}", "memory of the house")
    }
}

/// Has many stall at a table while others play there.
pub(crate) fn run(options: &StalledOptions) -> Result<(), StormError> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let limit = Duration::from_secs(options.limit);
    let server = Server::start(Program::Parlor(options.binary.clone()), None)?;
    let held = runtime.block_on(async { tokio::time::timeout(limit, hold(&server)).await });
    let figures =
        held.map_err(|_| StormError::TooLong(limit, "somebody is still connected".to_owned()))??;
    println!("{figures}");
    if let Some((before, most)) = figures.memory
        && most.saturating_sub(before) > MOST_GROWTH
    {
        return Err(StormError::Grew { by: most - before, most: MOST_GROWTH });
    }
    println!("Those who never read are closed, and the others have played to the end.");
    Ok(())
}

async fn hold(server: &Server) -> Result<Figures, StormError> {
    let house = server.address();
    let guest = async |name: &str| Guest::new(&house, PlayerName::new(name).expect("a short name")).await;
    let (ana, ben, eve) = (guest("Ana").await?, guest("Ben").await?, guest("Eve").await?);
    let mut text = BOX.to_owned();
    text.extend(std::iter::repeat_n('#', LONGEST_BOX - BOX.len()));
    let new = NewTable {
        game: "polygon".to_owned(),
        edition: EditionChoice::Text(text),
        options: Vec::new(),
        hints: false,
        seats: vec![NewSeat::Open],
        contribution: new_contribution(),
    };
    let created = ana.create(&new).await?;
    let CreatedTable { table, secret } = created.clone();
    let mut one = Player::<Polygon>::open(&ana, table, None, Lang::English).await?;
    let mut two = Player::<Polygon>::open(&ben, table, Some(secret), Lang::English).await?;
    let mut watcher = Player::<Polygon>::open(&eve, table, Some(secret), Lang::English).await?;
    until(&mut two, |two| two.table().info().is_some()).await?;
    two.sit(None).await.map_err(|_| StormError::Disturbed)?;
    until(&mut two, |two| two.table().you().is_some()).await?;
    // Somebody who reads sees everything to its end.
    let watching = tokio::spawn(async move { until(&mut watcher, is_over).await });

    let before = server.memory();
    let mut most = before;
    let mut stalled = Vec::new();
    for number in 0..STALLED.div_ceil(OF_A_GUEST) {
        let guest = guest(&format!("Stalled {number}")).await?;
        for _ in 0..OF_A_GUEST.min(STALLED - stalled.len()) {
            stalled.push(stall(server.port(), &guest, &created).await?);
        }
        most = most.max(server.memory());
    }
    let (begin, mut changes, mut slowest) = (Instant::now(), 0, Duration::ZERO);
    while sockets(&house).await? > 3 {
        for player in [&mut one, &mut two] {
            let asked = Instant::now();
            let change = LobbyCommand::Contribute { contribution: new_contribution() };
            player.submit(Command::Lobby(change)).await.map_err(|_| StormError::Disturbed)?;
            until(player, |player| !player.table().is_pending()).await?;
            slowest = slowest.max(asked.elapsed());
            changes += 1;
        }
        most = most.max(server.memory());
        tokio::time::sleep(SAY_EVERY).await;
    }
    let gone = begin.elapsed();
    one.submit(Command::Lobby(LobbyCommand::Start)).await.map_err(|_| StormError::Disturbed)?;
    let seed = PlayerSeed::from_text("stalled");
    tokio::try_join!(play(&mut one, &seed), play(&mut two, &seed))?;
    watching.await.map_err(std::io::Error::other)??;
    drop(stalled);
    Ok(Figures { memory: before.zip(most), changes, slowest, gone })
}

fn is_over(player: &Player<Polygon>) -> bool {
    player.table().info().is_some_and(|info| info.stage == Stage::Over)
}

/// Listens until it is so. Whoever reads is never sent away.
async fn until(
    player: &mut Player<Polygon>,
    is_so: impl Fn(&Player<Polygon>) -> bool,
) -> Result<(), StormError> {
    while !is_so(player) {
        player.hear().await?;
    }
    Ok(())
}

async fn play(player: &mut Player<Polygon>, seed: &PlayerSeed) -> Result<(), StormError> {
    while !is_over(player) {
        player.act_as(Level::Greedy, seed).await;
        player.hear().await?;
        tokio::time::sleep(SAY_EVERY).await;
    }
    Ok(())
}

/// A connection that asks for a table again and again, and reads nothing of what it gets.
async fn stall(port: u16, guest: &Guest, created: &CreatedTable) -> Result<TcpStream, StormError> {
    let socket = TcpSocket::new_v4()?;
    // The system takes in as little as it can.
    socket.set_recv_buffer_size(4 * 1024)?;
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    let mut stream = socket.connect(address).await?;
    let token = guest.token().as_str();
    let request = format!(
        "GET /api/socket HTTP/1.1\r\nHost: {address}\r\nAuthorization: Bearer {token}\r\nConnection: Upgrade\r\n\
         Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).await?;
    let mut answer = [0; 12];
    stream.read_exact(&mut answer).await?;
    if !answer.ends_with(b" 101") {
        return Err(StormError::Disturbed);
    }
    let hello = ClientMessage::Hello { proto: PROTOCOL, build: parlor_client::BUILD.to_owned() };
    let open = ClientMessage::Open { table: created.table, secret: Some(created.secret), known: None };
    let mut said = frame(&hello);
    said.extend(std::iter::repeat_n(frame(&open), OPENS).flatten());
    stream.write_all(&said).await?;
    Ok(stream)
}

/// A message as it is sent: a text, masked with zeros.
fn frame(message: &ClientMessage) -> Vec<u8> {
    let text = message.to_json();
    let length = u16::try_from(text.len()).expect("a short message");
    let mut frame = vec![0x81, 0x80 | 126];
    frame.extend(length.to_be_bytes());
    frame.extend([0; 4]);
    frame.extend(text.bytes());
    frame
}

/// How many connections the house has.
async fn sockets(house: &HouseAddress) -> Result<u64, StormError> {
    let answer = house.ask(&["GET /metrics"], "").await?;
    let line = answer.body.lines().find_map(|line| line.strip_prefix("parlor_sockets "));
    line.and_then(|count| count.parse().ok()).ok_or(StormError::Disturbed)
}
