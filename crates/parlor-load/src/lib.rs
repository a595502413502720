//! Loads a house on this computer, within bounds, and measures it: how many actions a second it makes durable and what each costs, how
//! long an acknowledgement takes, what a socket and a stored table cost.

mod error;
mod house;
mod people;
mod report;
mod sync;
mod times;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::StreamExt as _;
use futures_util::stream;
use parlor_client::{Guest, HouseAddress, Player, Socket};
use parlor_core::PlayerName;
use parlor_session::for_each_game;
use parlor_wire::{InviteSecret, TableId};
use parlor_words::Lang;
use tokio::sync::watch;
use tokio::task::JoinSet;

pub use error::LoadError;
use house::{Measured, Usage};
use people::{Phase, Shared};
pub use report::Report;
use sync::SyncClock;
use times::Times;

/// How many requests are under way at the same time while everything is set up.
const AT_ONCE: usize = 32;
/// How long setting up may take.
const SET_UP_LIMIT: Duration = Duration::from_secs(600);
/// How many tables are opened one after the other to see how long that takes.
const OPENED: usize = 500;

/// How much load, and where.
#[derive(Clone, Debug)]
pub struct LoadOptions {
    /// How many tables are played at.
    pub tables: u32,
    /// How long each measurement takes.
    pub time: Duration,
    /// How many connections are opened that say nothing.
    pub sockets: u32,
    /// Which house.
    pub target: Target,
}

/// Which house is loaded.
#[derive(Clone, Debug)]
pub enum Target {
    /// One of our own, by this program and on a folder that goes away: it is also stopped and started again.
    Own(PathBuf),
    /// One that runs on this computer, and the number of its process.
    Running(HouseAddress, u32),
}

/// Loads a house and measures it.
///
/// # Errors
/// If the house is not on this computer, can't be reached or started, or refuses something.
pub fn run(options: &LoadOptions) -> Result<Report, LoadError> {
    let mut house = Measured::find(&options.target)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(measure(options, &mut house))
}

async fn measure(options: &LoadOptions, house: &mut Measured) -> Result<Report, LoadError> {
    let mut report = Report::default();
    measure_sockets(options, house, &mut report).await?;
    let (phases, phase) = watch::channel(Phase::SettingUp);
    let shared = Arc::new(Shared::new(house.address(), phase));
    let mut tables = JoinSet::new();
    let mut begun = 0;
    while begun < options.tables {
        for_each_game!(G => {
            if begun < options.tables {
                tables.spawn(people::play::<G>(Arc::clone(&shared), begun));
                begun += 1;
            }
        });
    }
    until_playing(options.tables, &shared, &mut tables).await?;
    report.tables = options.tables;

    let (before, begin) = (house.usage()?, Instant::now());
    phases.send_replace(Phase::FlatOut);
    wait(options.time, &mut tables).await?;
    let (after, took) = (house.usage()?, begin.elapsed());
    report.flat_out(shared.take_times(), took, before.cpu_until(&after));

    phases.send_replace(Phase::EverySecond);
    // What is under way from before is answered first.
    wait(Duration::from_secs(2), &mut tables).await?;
    shared.take_times();
    let clock = SyncClock::start(house.folder())?;
    wait(options.time, &mut tables).await?;
    report.paced(shared.take_times(), clock.end()?);

    let known = shared.known();
    tables.shutdown().await;
    if house.can_restart() {
        report.start = Some(house.restart()?);
        let usage: Usage = house.usage()?;
        report.start_memory = Some(usage.memory);
        report.stored = known.len();
    }
    report.openings = Some(open_tables(&known).await?);
    Ok(report)
}

/// Ends when people play at all tables.
async fn until_playing(
    wanted: u32,
    shared: &Shared,
    tables: &mut JoinSet<Result<(), LoadError>>,
) -> Result<(), LoadError> {
    let begin = Instant::now();
    while shared.playing() < wanted {
        wait(Duration::from_millis(50), tables).await?;
        if begin.elapsed() > SET_UP_LIMIT {
            return Err(LoadError::TooLong(SET_UP_LIMIT));
        }
    }
    Ok(())
}

/// Lets people play for a while.
async fn wait(time: Duration, tables: &mut JoinSet<Result<(), LoadError>>) -> Result<(), LoadError> {
    tokio::time::sleep(time).await;
    match tables.try_join_next() {
        // Nobody stops playing by themselves.
        Some(Ok(Err(error))) => Err(error),
        Some(Err(error)) => Err(LoadError::Io(std::io::Error::other(error))),
        Some(Ok(Ok(()))) | None => Ok(()),
    }
}

/// Opens many connections that say nothing, and sees what they cost.
async fn measure_sockets(
    options: &LoadOptions,
    house: &Measured,
    report: &mut Report,
) -> Result<(), LoadError> {
    let guest = Guest::new(&house.address(), PlayerName::new("Load").expect("a short name")).await?;
    // What the first few need, all need.
    let first: Vec<Socket> = connect(&guest, options.sockets.min(100)).await?;
    let before = house.usage()?;
    let sockets = connect(&guest, options.sockets).await?;
    let after = house.usage()?;
    report.sockets = sockets.len();
    report.sockets_memory = Some((before.memory, after.memory));
    drop((first, sockets));
    Ok(())
}

async fn connect(guest: &Guest, count: u32) -> Result<Vec<Socket>, LoadError> {
    let sockets = stream::iter(0..count).map(|_| guest.connect()).buffer_unordered(AT_ONCE);
    let sockets: Vec<_> = sockets.collect().await;
    sockets.into_iter().map(|socket| socket.map_err(LoadError::from)).collect()
}

/// Opens tables one after the other, each on a connection of its own, and sees how long each takes to be there.
async fn open_tables(known: &[(Guest, TableId, InviteSecret)]) -> Result<Times, LoadError> {
    let mut times = Times::default();
    let step = (known.len() / OPENED).max(1);
    for (guest, table, secret) in known.iter().step_by(step).take(OPENED) {
        let mut socket = guest.connect().await?;
        let begin = Instant::now();
        // The game does not matter: nothing of it is read.
        let open = parlor_wire::ClientMessage::Open { table: *table, secret: Some(*secret), known: None };
        socket.say(&open).await?;
        while !matches!(socket.hear().await?, parlor_wire::ServerMessage::Table { .. }) {}
        times.add(begin.elapsed());
    }
    Ok(times)
}

/// A player of a game, in no particular language.
type Seated<G> = Player<G>;

/// The language of the load: nobody reads it.
const LANG: Lang = Lang::English;
