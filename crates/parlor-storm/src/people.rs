//! The people at a table: they sit down, play quickly, and come back whenever the house is gone.

use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::future::try_join_all;
use parlor_client::{ClientError, Guest, HouseAddress, Player, Told, new_contribution};
use parlor_core::record::{Record, replay, verify};
use parlor_core::{Level, Outcome, PlayerName, PlayerSeed};
use parlor_session::SessionGame;
use parlor_session::remote::Command;
use parlor_wire::http::{CreatedTable, NewSeat, NewTable};
use parlor_wire::{EditionChoice, InviteSecret, Key, LobbyCommand, SeatState, ServerMessage, Stage, TableId};
use parlor_words::Lang;

use crate::error::{StormError, Violation};
use crate::ledger::Ledger;

/// How long somebody waits before they try again to reach a house that is gone.
const TRY_AGAIN: Duration = Duration::from_millis(15);

/// A house lets a client send so many messages at once, and then one every so often; it sends away whoever says more. People stay
/// well below, or the last of them, who have the house for themselves, would be sent away.
const BURST: u32 = 60;
const MESSAGE_EVERY: Duration = Duration::from_millis(30);

/// Plays one game to its end: so many people make a table, sit down and play, and its record is checked.
pub(crate) async fn play<G: SessionGame>(
    house: HouseAddress,
    ledger: Arc<Ledger>,
    number: u32,
    people: u8,
) -> Result<(), StormError> {
    let name = |seat: u8| PlayerName::new(&format!("Guest {number} {seat}")).expect("a short name");
    let mut guests = Vec::new();
    for seat in 0..people {
        guests.push(insist(|| Guest::new(&house, name(seat))).await?);
    }
    let new = NewTable {
        game: G::ID.to_owned(),
        edition: EditionChoice::BuiltIn("classic".to_owned()),
        options: Vec::new(),
        hints: false,
        seats: vec![NewSeat::Open; usize::from(people) - 1],
        contribution: new_contribution(),
    };
    let CreatedTable { table, secret } = insist(|| guests[0].create(&new)).await?;
    let invited = Invited { table, secret, seed: PlayerSeed::from_text(&format!("storm {number}")) };
    // At every other table the last of them plays in two tabs, which race: one of them acts on what is old by then.
    let tabs = guests.last().filter(|_| number.is_multiple_of(2));
    try_join_all(guests.iter().chain(tabs).map(|guest| invited.play::<G>(guest, &ledger))).await?;
    let record = insist(|| guests[0].record(table, None)).await?;
    check_record::<G>(&record).map_err(|problem| Violation::Record { table, problem }.into())
}

/// What everyone at a table needs.
struct Invited {
    table: TableId,
    secret: InviteSecret,
    seed: PlayerSeed,
}

impl Invited {
    async fn play<G: SessionGame>(&self, guest: &Guest, ledger: &Arc<Ledger>) -> Result<(), StormError> {
        let life = ledger.life();
        let player =
            insist(|| Player::<G>::open(guest, self.table, Some(self.secret), Lang::English)).await?;
        let (ledger, seed) = (Arc::clone(ledger), self.seed);
        let spent_until = Instant::now();
        Person { player, ledger, life, seed, pending: None, known: 0, spent_until }.play_to_the_end().await
    }
}

/// Does something again until it works, unless it is of no use to try.
async fn insist<T, F: Future<Output = Result<T, ClientError>>>(ask: impl Fn() -> F) -> Result<T, StormError> {
    loop {
        match ask().await {
            Ok(done) => return Ok(done),
            // An answer that was cut off by a kill.
            Err(error) if error.is_final() && !matches!(error, ClientError::NotAHouse) => {
                return Err(error.into());
            }
            Err(_) => tokio::time::sleep(TRY_AGAIN).await,
        }
    }
}

/// Whether the record of a finished game replays, and its deal was fair.
fn check_record<G: SessionGame>(text: &str) -> Result<(), String> {
    let record: Record = text.parse().map_err(|error| format!("{error}"))?;
    let played = replay::<G>(&record).map_err(|error| error.to_string())?.played;
    let played = played.ok_or("it is sealed")?;
    if !matches!(G::outcome(played.log.state()), Outcome::Over(_)) {
        return Err("the game is not over".to_owned());
    }
    verify(&record).map(drop).map_err(|error| error.to_string())
}

/// Somebody at a table.
struct Person<G: SessionGame> {
    player: Player<G>,
    ledger: Arc<Ledger>,
    /// The life of the house that the connection was made in.
    life: u32,
    seed: PlayerSeed,
    /// What is not answered yet.
    pending: Option<Key>,
    /// How many entries of the log the house has told of.
    known: u64,
    /// Until when what was sent takes up what a house lets a client send.
    spent_until: Instant,
}

impl<G: SessionGame> Person<G> {
    fn table(&self) -> TableId {
        self.player.table().id()
    }

    async fn play_to_the_end(mut self) -> Result<(), StormError> {
        loop {
            let info = self.player.table().info();
            // The news that the game is over answer what ended it.
            if info.is_some_and(|info| info.stage == Stage::Over) && !self.player.table().is_pending() {
                return Ok(());
            }
            self.act().await;
            match self.player.listen().await {
                Ok(message) => self.take_in(message).await?,
                Err(error @ ClientError::Bye { .. }) => return Err(error.into()),
                Err(error) if error.is_final() => return Err(error.into()),
                Err(_) => self.come_back().await?,
            }
        }
    }

    async fn take_in(&mut self, message: ServerMessage) -> Result<(), StormError> {
        self.ledger.heard(&message);
        if let ServerMessage::Table { v, .. } | ServerMessage::News { v, .. } = &message {
            let (known, told) = (self.known, *v);
            if matches!(message, ServerMessage::Table { .. }) && told < known {
                self.ledger.report(Violation::WentBack { table: self.table(), known, told });
            }
            self.known = known.max(told);
        }
        match self.player.receive(message).await {
            Told::Closed(why) => {
                let refused = ClientError::Refused { status: 0, error: format!("the table: {why:?}") };
                return Err(refused.into());
            }
            Told::Refused(..) | Told::Changed | Told::Answered(_) => {
                self.pending = self.pending.filter(|_| self.player.table().is_pending());
            }
            _ => {}
        }
        Ok(())
    }

    async fn come_back(&mut self) -> Result<(), StormError> {
        loop {
            let life = self.ledger.life();
            match self.player.come_back().await {
                Ok(()) => {
                    self.life = life;
                    if let Some(key) = self.pending {
                        self.ledger.sent_again(key, life);
                    }
                    return Ok(());
                }
                Err(error) if error.is_final() && !matches!(error, ClientError::NotAHouse) => {
                    return Err(error.into());
                }
                Err(_) => tokio::time::sleep(TRY_AGAIN).await,
            }
        }
    }

    /// Does what is to be done: sits down, starts the game or plays.
    async fn act(&mut self) {
        let may_send_at = self.spent_until - BURST * MESSAGE_EVERY;
        tokio::time::sleep_until(may_send_at.into()).await;
        let table = self.player.table();
        let Some(info) = table.info().filter(|_| !table.is_pending()) else { return };
        let sent = Instant::now();
        let submitted = match info.stage {
            Stage::Lobby if table.you().is_none() => self.player.sit(None).await.ok(),
            Stage::Lobby if table.is_host() => {
                let is_person = |seat: &SeatState| matches!(seat, SeatState::Person { .. });
                match info.seats.iter().all(is_person) {
                    true => self.player.submit(Command::Lobby(LobbyCommand::Start)).await.ok(),
                    false => None,
                }
            }
            Stage::Playing => self.player.act_as(Level::Greedy, &self.seed).await,
            _ => None,
        };
        if let Some(key) = submitted {
            self.spent_until = self.spent_until.max(sent) + MESSAGE_EVERY;
            self.ledger.submitted(key, self.table(), sent, self.life);
            self.pending = Some(key);
        }
    }
}
