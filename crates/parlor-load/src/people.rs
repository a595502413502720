//! People who play as fast as they can, or at a pace.

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use futures_util::future::try_join;
use parlor_client::{Guest, HouseAddress, Socket, new_contribution, new_key};
use parlor_core::{PlayerName, PlayerSeed};
use parlor_session::SessionGame;
use parlor_session::remote::{Command, Heard, RemoteTable};
use parlor_wire::http::{CreatedTable, NewSeat, NewTable};
use parlor_wire::{
    ClientMessage, EditionChoice, Key, LobbyCommand, SeatState, ServerMessage, Stage, TableId,
};
use tokio::sync::watch;

use crate::LoadError;
use crate::follower::Follower;
use crate::times::Times;

/// A house takes a message of each client so often, in an even flow, and so many more at once: nobody says more.
const MESSAGE_EVERY: Duration = Duration::from_millis(20);
const AHEAD: Duration = Duration::from_secs(1);
/// How many games two people have begun before they play.
const BEGUN: usize = 4;

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
}

impl Shared {
    pub(crate) fn new(house: HouseAddress, phase: watch::Receiver<Phase>) -> Shared {
        Shared { house, phase, playing: AtomicU32::new(0), times: Mutex::default() }
    }

    /// At how many tables people play.
    pub(crate) fn playing(&self) -> u32 {
        self.playing.load(Ordering::Relaxed)
    }

    /// How long the acknowledgements took since this was last asked.
    pub(crate) fn take_times(&self) -> Times {
        std::mem::take(&mut self.times.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn acknowledged(&self, took: Duration) {
        self.times.lock().unwrap_or_else(PoisonError::into_inner).add(took);
    }
}

/// Two people play one game after the other, until nobody waits for them any more. Games are begun before they are needed, so that
/// those who act as fast as they can do nothing else.
pub(crate) async fn play<G: SessionGame>(shared: Arc<Shared>, number: u32) -> Result<(), LoadError> {
    let name = |who: &str| PlayerName::new(&format!("{who} {number}")).expect("a short name");
    let (ana, ben) =
        (Guest::new(&shared.house, name("Ana")).await?, Guest::new(&shared.house, name("Ben")).await?);
    let mut ana = Person::<G>::new(&shared, number, ana).await?;
    let mut ben = Person::<G>::new(&shared, number, ben).await?;
    ana.counts = true;
    loop {
        let mut games = Vec::new();
        while games.len() < BEGUN {
            let game = ana.create().await?;
            try_join(ana.begin(&game), ben.begin(&game)).await?;
            games.push(game);
        }
        for game in games {
            try_join(ana.play(&game), ben.play(&game)).await?;
        }
    }
}

/// Somebody who plays.
struct Person<'a, G: SessionGame> {
    guest: Guest,
    socket: Socket,
    table: RemoteTable,
    game: Option<Follower<G>>,
    shared: &'a Shared,
    phase: watch::Receiver<Phase>,
    seed: PlayerSeed,
    /// Whether a table is to be counted once people play there.
    counts: bool,
    /// What was submitted in the game, and when.
    waiting: Option<(Key, Instant)>,
    /// When the table acts next, if it acts at a pace.
    pace: Instant,
    /// When all that was said would have been said in an even flow.
    said_until: Instant,
}

impl<'a, G: SessionGame> Person<'a, G> {
    async fn new(shared: &'a Shared, number: u32, guest: Guest) -> Result<Person<'a, G>, LoadError> {
        let now = Instant::now();
        Ok(Person {
            socket: guest.connect().await?,
            guest,
            // None in particular: the first one is opened later.
            table: RemoteTable::new(TableId::from_random([0; TableId::LENGTH]), None),
            game: None,
            shared,
            phase: shared.phase.clone(),
            seed: PlayerSeed::from_text(&format!("load {number}")),
            counts: false,
            waiting: None,
            // All tables together move evenly over a second.
            pace: now + Duration::from_millis(u64::from(number) * 37 % 1_000),
            said_until: now,
        })
    }

    async fn create(&self) -> Result<CreatedTable, LoadError> {
        let new = NewTable {
            game: G::ID.to_owned(),
            edition: EditionChoice::BuiltIn("classic".to_owned()),
            options: Vec::new(),
            hints: false,
            seats: vec![NewSeat::Open],
            contribution: new_contribution(),
        };
        Ok(self.guest.create(&new).await?)
    }

    async fn open(&mut self, CreatedTable { table, secret }: &CreatedTable) -> Result<(), LoadError> {
        self.table = RemoteTable::new(*table, Some(*secret));
        self.game = None;
        for message in self.table.connect() {
            self.say(&message).await?;
        }
        Ok(())
    }

    async fn say(&mut self, message: &ClientMessage) -> Result<(), LoadError> {
        let now = Instant::now();
        if self.said_until > now + AHEAD {
            tokio::time::sleep_until((self.said_until - AHEAD).into()).await;
        }
        self.said_until = self.said_until.max(now) + MESSAGE_EVERY;
        Ok(self.socket.say(message).await?)
    }

    async fn hear(&mut self) -> Result<Option<Stage>, LoadError> {
        let message = self.socket.hear().await?;
        self.receive(message).await?;
        Ok(self.table.info().map(|info| info.stage))
    }

    /// Sits down, and looks away when the game has begun.
    async fn begin(&mut self, game: &CreatedTable) -> Result<(), LoadError> {
        self.open(game).await?;
        let is_person = |seat: &SeatState| matches!(seat, SeatState::Person { .. });
        loop {
            let stage = self.hear().await?;
            let Some(info) = self.table.info().filter(|_| !self.table.is_pending()) else { continue };
            match stage {
                Some(Stage::Lobby) if self.table.you().is_none() => {
                    let sit = LobbyCommand::Sit { seat: None, contribution: new_contribution() };
                    self.submit(Command::Lobby(sit)).await?;
                }
                Some(Stage::Lobby) if self.table.is_host() && info.seats.iter().all(is_person) => {
                    self.submit(Command::Lobby(LobbyCommand::Start)).await?;
                }
                Some(Stage::Playing) => {
                    return self.say(&ClientMessage::Close { table: game.table }).await;
                }
                _ => {}
            }
        }
    }

    /// Plays a game that has begun, to its end.
    async fn play(&mut self, game: &CreatedTable) -> Result<(), LoadError> {
        self.open(game).await?;
        loop {
            let stage = self.hear().await?;
            match stage {
                Some(Stage::Over) if self.waiting.is_none() => {
                    return self.say(&ClientMessage::Close { table: game.table }).await;
                }
                Some(Stage::Playing) if std::mem::take(&mut self.counts) => {
                    self.shared.playing.fetch_add(1, Ordering::Relaxed);
                }
                _ => {}
            }
            if stage == Some(Stage::Playing) && self.waiting.is_none() && !self.table.is_pending() {
                self.act().await?;
            }
        }
    }

    async fn receive(&mut self, message: ServerMessage) -> Result<(), LoadError> {
        if let ServerMessage::Ok { key, .. } = &message
            && let Some((_, sent)) = self.waiting.take_if(|(waiting, _)| waiting == key)
        {
            self.shared.acknowledged(sent.elapsed());
        }
        match self.table.receive(message) {
            Heard::Missed(message) => self.say(&message).await?,
            Heard::Closed(_) => return Err(LoadError::Answer),
            // Somebody else was faster, which happens only before the game begins.
            Heard::Refused(_) if self.game.is_none() => {}
            Heard::Refused(_) => return Err(LoadError::Answer),
            Heard::Nothing | Heard::Changed | Heard::Here | Heard::Answered(_) => {}
        }
        for news in self.table.take_news() {
            let game = Follower::follow(self.game.take(), &news).ok_or(LoadError::Answer)?;
            self.game = Some(game);
        }
        Ok(())
    }

    async fn submit(&mut self, command: Command) -> Result<Key, LoadError> {
        let key = new_key();
        let message = self.table.submit(key, command).map_err(|_| LoadError::Answer)?;
        self.say(&message).await?;
        Ok(key)
    }

    async fn act(&mut self) -> Result<(), LoadError> {
        let you = self.table.you();
        let Some(game) = self.game.as_ref().filter(|game| game.waits_for(you)) else { return Ok(()) };
        let action = game.choose(&self.seed).ok_or(LoadError::Answer)?;
        // Whoever gives the phases lives longer than the tables.
        let _ = self.phase.wait_for(|phase| *phase != Phase::SettingUp).await;
        if *self.phase.borrow() == Phase::EverySecond {
            let now = Instant::now();
            while self.pace <= now {
                self.pace += Duration::from_secs(1);
            }
            tokio::time::sleep_until(self.pace.into()).await;
        }
        let sent = Instant::now();
        let key = self.submit(Command::Act(action)).await?;
        self.waiting = Some((key, sent));
        Ok(())
    }
}
