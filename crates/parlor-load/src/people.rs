//! People who play as fast as they can, or at a pace.

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use futures_util::future::try_join;
use parlor_client::{Guest, HouseAddress, new_contribution};
use parlor_core::{Level, PlayerName, PlayerSeed};
use parlor_session::SessionGame;
use parlor_session::remote::Command;
use parlor_wire::http::{CreatedTable, NewSeat, NewTable};
use parlor_wire::{EditionChoice, InviteSecret, Key, LobbyCommand, SeatState, ServerMessage, Stage, TableId};
use tokio::sync::watch;

use crate::times::Times;
use crate::{LANG, LoadError, Seated};

/// What everyone does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// They sit down, and wait.
    SettingUp,
    /// They act as soon as they can.
    FlatOut,
    /// At each table somebody acts once a second.
    EverySecond,
}

/// What all tables share.
pub(crate) struct Shared {
    house: HouseAddress,
    phase: watch::Receiver<Phase>,
    playing: AtomicU32,
    times: Mutex<Times>,
    known: Mutex<Vec<(Guest, TableId, InviteSecret)>>,
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Shared {
    pub(crate) fn new(house: HouseAddress, phase: watch::Receiver<Phase>) -> Shared {
        let (times, known) = (Mutex::default(), Mutex::default());
        Shared { house, phase, playing: AtomicU32::new(0), times, known }
    }

    /// At how many tables people play.
    pub(crate) fn playing(&self) -> u32 {
        self.playing.load(Ordering::Relaxed)
    }

    /// How long the acknowledgements took since this was last asked.
    pub(crate) fn take_times(&self) -> Times {
        std::mem::take(&mut locked(&self.times))
    }

    /// All tables that were made, with somebody who can open them.
    pub(crate) fn known(&self) -> Vec<(Guest, TableId, InviteSecret)> {
        locked(&self.known).clone()
    }
}

/// Two people play one game after the other, until nobody waits for them any more.
pub(crate) async fn play<G: SessionGame>(shared: Arc<Shared>, number: u32) -> Result<(), LoadError> {
    let name = |who: &str| PlayerName::new(&format!("{who} {number}")).expect("a short name");
    let ana = Guest::new(&shared.house, name("Ana")).await?;
    let ben = Guest::new(&shared.house, name("Ben")).await?;
    let seed = PlayerSeed::from_text(&format!("load {number}"));
    let mut is_first = true;
    loop {
        let new = NewTable {
            game: G::ID.to_owned(),
            edition: EditionChoice::BuiltIn("classic".to_owned()),
            options: Vec::new(),
            hints: false,
            seats: vec![NewSeat::Open],
            contribution: new_contribution(),
        };
        let CreatedTable { table, secret } = ana.create(&new).await?;
        locked(&shared.known).push((ana.clone(), table, secret));
        let person = async |guest: &Guest, counts: bool| {
            let player = Seated::<G>::open(guest, table, Some(secret), LANG).await?;
            let phase = shared.phase.clone();
            let next = Instant::now() + Duration::from_millis(u64::from(number) * 37 % 1_000);
            let waiting = None;
            Person { player, shared: &shared, phase, seed, counts, waiting, next }.play().await
        };
        try_join(person(&ana, is_first), person(&ben, false)).await?;
        is_first = false;
    }
}

/// Somebody at a table.
struct Person<'a, G: SessionGame> {
    player: Seated<G>,
    shared: &'a Shared,
    phase: watch::Receiver<Phase>,
    seed: PlayerSeed,
    /// Whether the table is to be counted once the game is on.
    counts: bool,
    /// What was submitted in the game, and when.
    waiting: Option<(Key, Instant)>,
    /// When to act next, at a pace.
    next: Instant,
}

impl<G: SessionGame> Person<'_, G> {
    async fn play(mut self) -> Result<(), LoadError> {
        loop {
            let stage = self.player.table().info().map(|info| info.stage);
            match stage {
                Some(Stage::Over) => return Ok(()),
                Some(Stage::Playing) if self.counts => {
                    self.counts = false;
                    self.shared.playing.fetch_add(1, Ordering::Relaxed);
                }
                _ => {}
            }
            self.act(stage).await;
            let message = self.player.listen().await?;
            if let ServerMessage::Ok { key, .. } = &message
                && let Some((_, sent)) = self.waiting.take_if(|(waiting, _)| waiting == key)
            {
                locked(&self.shared.times).add(sent.elapsed());
            }
            self.player.receive(message).await;
        }
    }

    async fn act(&mut self, stage: Option<Stage>) {
        let table = self.player.table();
        let Some(info) = table.info().filter(|_| !table.is_pending()) else { return };
        let is_person = |seat: &SeatState| matches!(seat, SeatState::Person { .. });
        match stage {
            Some(Stage::Lobby) if table.you().is_none() => {
                // What is refused comes as a message.
                let _ = self.player.sit(None).await;
            }
            Some(Stage::Lobby) if table.is_host() && info.seats.iter().all(is_person) => {
                let _ = self.player.submit(Command::Lobby(LobbyCommand::Start)).await;
            }
            Some(Stage::Playing) if self.waiting.is_none() => self.act_in_game().await,
            _ => {}
        }
    }

    async fn act_in_game(&mut self) {
        let is_due = self
            .player
            .game()
            .is_some_and(|game| matches!(game.session().waiting(), parlor_session::Waiting::ForPerson(_)));
        if !is_due {
            return;
        }
        // Whoever gives the phases lives longer than the tables.
        let _ = self.phase.wait_for(|phase| *phase != Phase::SettingUp).await;
        if *self.phase.borrow() == Phase::EverySecond {
            let now = Instant::now();
            while self.next < now {
                self.next += Duration::from_secs(1);
            }
            tokio::time::sleep_until(self.next.into()).await;
        }
        let sent = Instant::now();
        if let Some(key) = self.player.act_as(Level::Random, &self.seed).await {
            self.waiting = Some((key, sent));
        }
    }
}
