//! Loads a house on this computer, within bounds, and measures it: how many actions a second it makes durable and what each costs, how
//! long an acknowledgement takes, what sockets and tables cost, how a house starts in which many games are stored.
//!
//! It is a tool for those who work on the house, as `xtask` is: what it says is in English only.

mod crowd;
mod error;
mod follower;
mod house;
mod people;
mod report;
mod stored;
mod sync;
mod times;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use parlor_client::HouseAddress;
use parlor_process::Folder;
use parlor_session::for_each_game;
use tokio::sync::watch;
use tokio::task::JoinSet;

pub use error::LoadError;
use house::House;
use people::{Phase, Shared};
pub use report::Report;
use report::{Acts, Large, Sockets};
use sync::SyncClock;

/// How long setting up may take.
const SET_UP_LIMIT: Duration = Duration::from_secs(120);
/// How long a house may keep tables that nobody looks at: half a minute, by its own clock.
const FORGET_LIMIT: Duration = Duration::from_secs(60);
/// How many tables are opened one after the other to see how long that takes.
const OPENED: usize = 500;
/// How many tables are looked at to see what one costs.
const WATCHED: usize = 2_000;
/// What a house and a load generator have open besides connections.
const OTHER_FILES: u64 = 200;

/// How much load, and where.
#[derive(Clone, Debug)]
pub struct LoadOptions {
    /// How many tables are played at.
    pub tables: u32,
    /// How long each measurement takes.
    pub time: Duration,
    /// How many connections are opened that say nothing.
    pub sockets: u32,
    /// How many games that are over and that are on a house starts with.
    pub stored: (u32, u32),
    /// Which house.
    pub target: Target,
}

/// Which house is loaded.
#[derive(Clone, Debug)]
pub enum Target {
    /// Houses of our own, by this program and on folders that go away.
    Own(PathBuf),
    /// One that runs on this computer, and the number of its process. It is not started again, so nothing is measured that needs it.
    Running(HouseAddress, u32),
}

/// Loads a house and measures it.
///
/// # Errors
/// If the house is not on this computer, can't be reached or started, or refuses something.
pub fn run(options: &LoadOptions) -> Result<Report, LoadError> {
    let needed = u64::from(options.sockets.max(options.tables * 2)) + OTHER_FILES;
    if let Some(allowed) = house::allowed_files().filter(|allowed| *allowed < needed) {
        return Err(LoadError::Files { needed, allowed });
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(measure(options))
}

async fn measure(options: &LoadOptions) -> Result<Report, LoadError> {
    let (house, large) = match &options.target {
        Target::Running(address, process) => (House::running(address.clone(), *process)?, None),
        Target::Own(program) => {
            let (house, _) = House::start(program, folder()?)?;
            let empty = house.usage()?.memory;
            let large = measure_large(program, options.stored, empty).await?;
            (house, Some(large))
        }
    };
    let sockets = measure_sockets(&house, options.sockets as usize).await?;
    let acts = measure_acts(&house, options).await?;
    Ok(Report { acts, sockets, large })
}

fn folder() -> Result<Folder, LoadError> {
    Ok(Folder::new("parlor-load")?)
}

/// Starts a house in which many games are stored, and looks at some of them.
async fn measure_large(program: &Path, stored: (u32, u32), empty: u64) -> Result<Large, LoadError> {
    let folder = folder()?;
    let games = stored::fill(&house::data(&folder), stored.0, stored.1).await?;
    let (house, start) = House::start(program, folder)?;
    let start_memory = house.usage()?.memory;

    let (opened, others) = games.running.split_at((games.running.len() / 2).min(OPENED));
    let openings = crowd::open_one_by_one(house.address(), opened, games.secret).await?;

    // What the first ones need, all need: those above are looked at no more, and still in memory.
    let watched = &others[..others.len().min(WATCHED)];
    let before = house.usage()?.memory;
    let sockets = crowd::watch(house.address(), watched, games.secret).await?;
    let watching = house.usage()?.memory;
    drop(sockets);
    let is_forgotten = async || Ok(house.tables_in_memory().await? == 0);
    crowd::until("forgetting tables", FORGET_LIMIT, is_forgotten).await?;
    Ok(Large {
        stored,
        start,
        start_memory,
        empty,
        openings,
        watched: watched.len(),
        watched_memory: watching.saturating_sub(before),
    })
}

/// Opens many connections that say nothing, and sees what they cost.
async fn measure_sockets(house: &House, count: usize) -> Result<Sockets, LoadError> {
    let before = house.usage()?.memory;
    let sockets = crowd::connect(house.address(), count).await?;
    let memory = house.usage()?.memory;
    drop(sockets);
    Ok(Sockets { count, before, memory })
}

/// Has people play, as fast as they can and then at a pace.
async fn measure_acts(house: &House, options: &LoadOptions) -> Result<Acts, LoadError> {
    let (phases, phase) = watch::channel(Phase::SettingUp);
    let shared = Arc::new(Shared::new(house.address().clone(), phase));
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
    let set_up = async || {
        wait(Duration::ZERO, &mut tables).await?;
        Ok(shared.playing() >= options.tables)
    };
    crowd::until("sitting down", SET_UP_LIMIT, set_up).await?;

    let (before, begin) = (house.usage()?, Instant::now());
    phases.send_replace(Phase::FlatOut);
    wait(options.time, &mut tables).await?;
    let (after, took) = (house.usage()?, begin.elapsed());
    let flat_out = shared.take_times();

    phases.send_replace(Phase::EverySecond);
    // What is under way from before is answered first.
    wait(Duration::from_secs(2), &mut tables).await?;
    shared.take_times();
    let clock = SyncClock::start(&house.folder())?;
    wait(options.time, &mut tables).await?;
    let paced = shared.take_times();
    let syncs = clock.end()?;
    tables.shutdown().await;
    Ok(Acts {
        tables: options.tables,
        took,
        cpu: after.cpu.saturating_sub(before.cpu),
        flat_out,
        paced,
        syncs,
    })
}

/// Lets people play for a while. Nobody stops playing by themselves.
async fn wait(time: Duration, tables: &mut JoinSet<Result<(), LoadError>>) -> Result<(), LoadError> {
    tokio::select! {
        () = tokio::time::sleep(time) => Ok(()),
        Some(ended) = tables.join_next() => ended?,
    }
}
