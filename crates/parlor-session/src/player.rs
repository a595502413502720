//! Who plays in a seat.

use parlor_bots::{Bot, GameSeed};
use parlor_core::record::{Record, RecordedChance};
use parlor_core::{BySeat, Entry, PlayerName, PlayerSeed};

use crate::bot_name;

/// Who plays in a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Player {
    /// Somebody at this device, or at the real table.
    Person(PlayerName),
    /// A program.
    Bot(Bot, PlayerSeed),
}

impl Player {
    /// What the player is called in records. Nobody can have the name of a level but a bot.
    #[must_use]
    pub fn name(&self) -> PlayerName {
        match self {
            Player::Person(name) => name.clone(),
            Player::Bot(bot, _) => bot_name(*bot),
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

/// Those who sat at a table that was left. The bots' earlier decisions are in the record; for those to come they get seeds
/// of their own. At a real table there are no bots.
#[must_use]
pub fn resumed(names: &BySeat<PlayerName>, seeds: &GameSeed, is_real_table: bool) -> BySeat<Player> {
    names.map(|seat, name| match name.as_str().parse() {
        Ok(bot) if !is_real_table => Player::Bot(bot, seeds.player(seat)),
        _ => Player::Person(name.clone()),
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
    /// The table that a record comes from; `None` if its game can't be played on: it was dealt in another way, or somebody
    /// took over from somebody.
    #[must_use]
    pub fn from_record(record: &Record) -> Option<TableKind> {
        let has_takeover = record.entries().iter().any(|entry| matches!(entry, Entry::TakeOver { .. }));
        match record.chance() {
            _ if has_takeover => None,
            RecordedChance::Seed(_) => Some(TableKind::Dealt),
            RecordedChance::Unknown => Some(TableKind::Real),
            _ => None,
        }
    }
}
