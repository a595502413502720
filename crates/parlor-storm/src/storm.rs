//! People play at many tables, and the house is killed again and again.

use std::sync::Arc;
use std::time::{Duration, Instant};

use parlor_client::HouseAddress;
use parlor_core::Game as _;
use parlor_session::for_each_game;
use tokio::task::JoinSet;

use crate::args::{Flaw, StormOptions};
use crate::error::{StormError, Violation};
use crate::figures::Figures;
use crate::ledger::Ledger;
use crate::log_check::LogFile;
use crate::people;
use crate::server::{Program, Server};

/// So many submissions have to be unanswered before the house is killed. Some of the answers are on their way, and arrive.
const LEAST_WAITING: usize = 40;
/// How often it is looked whether that many are.
const LOOK_EVERY: Duration = Duration::from_millis(2);
/// The house runs at least so long between two kills, from nothing to this, so that each comes at another moment.
const PLAY: Duration = Duration::from_millis(80);
/// A house that answers early loses something within this many kills.
const KILLS_OF_FLAWED: u32 = 20;

/// Storms a house as people have it, which must lose nothing, and one with a planted flaw, which must be caught.
pub(crate) fn run(options: &StormOptions) -> Result<(), StormError> {
    let figures = hold(Program::Parlor(options.binary.clone()), options)?;
    println!("{figures}");
    figures.check(options.tables, options.kills)?;
    println!("Nothing that was acknowledged is lost, nothing is there twice, and every record replays.");
    let fewer = StormOptions { kills: KILLS_OF_FLAWED, ..options.clone() };
    match hold(Program::Flawed(Flaw::OkBeforeCommit), &fewer) {
        Err(StormError::Found(violation @ (Violation::Lost { .. } | Violation::WentBack { .. }))) => {
            println!("\nA house that answers before it stores is caught: {violation}");
            Ok(())
        }
        Ok(_) => Err(StormError::NotCaught),
        Err(error) => Err(error),
    }
}

/// Holds a storm, and gives what it came to.
fn hold(program: Program, options: &StormOptions) -> Result<Figures, StormError> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let limit = Duration::from_secs(options.limit);
        let mut storm = Storm {
            server: Server::start(program, None)?,
            ledger: Arc::default(),
            games: JoinSet::new(),
            begun: 0,
            started: Instant::now(),
            figures: Figures::default(),
        };
        for_each_game!(G => storm.figures.games.push((G::ID, 0)));
        let held = tokio::time::timeout(limit, storm.hold(options)).await;
        held.unwrap_or_else(|_| Err(StormError::TooLong(limit, storm.progress())))?;
        Ok(storm.figures)
    })
}

struct Storm {
    server: Server,
    ledger: Arc<Ledger>,
    /// The games that are on; each gives which one it was.
    games: JoinSet<Result<usize, StormError>>,
    begun: u32,
    /// When the house was last started.
    started: Instant,
    figures: Figures,
}

impl Storm {
    async fn hold(&mut self, options: &StormOptions) -> Result<(), StormError> {
        let begin = Instant::now();
        while self.figures.waiting.len() < options.kills as usize {
            self.take_ended().await?;
            while self.games.len() < options.tables as usize {
                self.begin_game();
            }
            self.ledger.found()?;
            if self.started.elapsed() < self.play_time() {
                tokio::time::sleep(LOOK_EVERY).await;
                continue;
            }
            let server = &mut self.server;
            match self.ledger.kill_if_waiting(LEAST_WAITING, || server.kill())? {
                Some(waiting) => self.start_again(waiting)?,
                None => tokio::time::sleep(LOOK_EVERY).await,
            }
        }
        while let Some(ended) = self.games.join_next().await {
            self.note(ended)?;
        }
        self.ledger.found()?;
        self.server.kill()?;
        self.server.bury();
        self.figures.entries = LogFile::open(&self.server.data())?.check_all(&self.ledger)?;
        self.figures.count(&self.ledger);
        self.figures.time = begin.elapsed();
        Ok(())
    }

    /// How long the house runs at least before the next kill.
    fn play_time(&self) -> Duration {
        // Steps that have no common measure spread over the whole.
        let kills = u32::try_from(self.figures.waiting.len()).unwrap_or_default();
        PLAY * (kills.wrapping_mul(37) % 100) / 100
    }

    /// Another game, of the next kind.
    fn begin_game(&mut self) {
        let (house, ledger, number) = (self.server.address(), Arc::clone(&self.ledger), self.begun);
        self.begun += 1;
        let kind = number as usize % self.figures.games.len();
        let people = 2 + u8::from(number.is_multiple_of(2));
        let mut place = 0;
        for_each_game!(G => {
            if place == kind {
                let (house, ledger): (HouseAddress, _) = (house.clone(), Arc::clone(&ledger));
                self.games.spawn(async move {
                    people::play::<G>(house, ledger, number, people).await.map(|()| kind)
                });
            }
            place += 1;
        });
    }

    async fn take_ended(&mut self) -> Result<(), StormError> {
        while let Some(ended) = self.games.try_join_next() {
            self.note(ended)?;
        }
        Ok(())
    }

    fn note(
        &mut self,
        ended: Result<Result<usize, StormError>, tokio::task::JoinError>,
    ) -> Result<(), StormError> {
        let kind = ended.map_err(std::io::Error::other)??;
        self.figures.games[kind].1 += 1;
        Ok(())
    }

    /// The house was killed: what it has left behind is looked at, and it is started again.
    fn start_again(&mut self, waiting: usize) -> Result<(), StormError> {
        self.server.bury();
        self.figures.waiting.push(waiting);
        LogFile::open(&self.server.data())?.look(&self.ledger)?;
        self.ledger.next_life();
        let begin = Instant::now();
        self.server.run()?;
        self.started = Instant::now();
        self.figures.restarts.push(begin.elapsed());
        Ok(())
    }

    fn progress(&self) -> String {
        format!("{} kills, {} games are on", self.figures.waiting.len(), self.games.len())
    }
}
