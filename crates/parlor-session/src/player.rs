//! Who plays in a seat.

use parlor_bots::{Bot, BotGame, GameSeed};
use parlor_core::record::{Record, RecordedChance};
use parlor_core::{BySeat, Entry, PlayerName, PlayerSeed, RecordedPlayer};

/// Who plays in a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Player {
    /// Somebody at this device, or at the real table.
    Person(PlayerName),
    /// A program.
    Bot(Bot, PlayerSeed),
}

impl Player {
    /// What logs and records of a game say of the player.
    #[must_use]
    pub fn recorded<G: BotGame>(&self) -> RecordedPlayer {
        match self {
            Player::Person(name) => name.clone().into(),
            Player::Bot(bot, _) => bot.recorded::<G>().into(),
        }
    }

    /// Who would sit here in another game.
    #[must_use]
    pub fn seat_choice(&self) -> SeatChoice {
        match self {
            Player::Person(name) => SeatChoice::Person(name.clone()),
            Player::Bot(bot, _) => SeatChoice::Bot(*bot),
        }
    }
}

/// What logs and records of a game say of its players.
#[must_use]
pub fn recorded<G: BotGame>(players: &BySeat<Player>) -> BySeat<RecordedPlayer> {
    players.map(|_, player| player.recorded::<G>())
}

/// Who is to sit in a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatChoice {
    /// Somebody at this device, or at the real table.
    Person(PlayerName),
    /// A program.
    Bot(Bot),
}

/// Those who were to sit, as players of a game with this seed.
#[must_use]
pub fn seated(seat_choices: &BySeat<SeatChoice>, seeds: &GameSeed) -> BySeat<Player> {
    seat_choices.map(|seat, seat_choice| match seat_choice {
        SeatChoice::Person(name) => Player::Person(name.clone()),
        SeatChoice::Bot(bot) => Player::Bot(*bot, seeds.player(seat)),
    })
}

/// Those who play at a table that was left. The bots' earlier decisions are in the record; for those to come they get seeds
/// of their own.
#[must_use]
pub fn resumed(playing: &BySeat<RecordedPlayer>, seeds: &GameSeed) -> BySeat<Player> {
    playing.map(|seat, player| match player {
        RecordedPlayer::Person(name) => Player::Person(name.clone()),
        RecordedPlayer::Bot(bot) => Player::Bot((*bot).into(), seeds.player(seat)),
    })
}

/// What kind of table a record comes from, of those that can be played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableKind {
    /// A seed dealt.
    Dealt,
    /// The game was on a real table, and only followed.
    Real,
}

impl TableKind {
    /// The table that a record comes from; `None` if its game can't be played on: it was dealt in another way, or a bot played at
    /// a real table, or somebody took over from somebody there.
    #[must_use]
    pub fn from_record(record: &Record) -> Option<TableKind> {
        match record.chance() {
            RecordedChance::Seed(_) | RecordedChance::Fair { house_seed: Some(_), .. } => {
                Some(TableKind::Dealt)
            }
            RecordedChance::Unknown => {
                let has_bots = record.seats().iter().any(|(_, player)| player.bot().is_some());
                let has_take_overs =
                    record.entries().iter().any(|entry| matches!(entry, Entry::TakeOver { .. }));
                (!has_bots && !has_take_overs).then_some(TableKind::Real)
            }
            _ => None,
        }
    }
}
