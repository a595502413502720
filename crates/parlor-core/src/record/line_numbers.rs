//! Where the parts of a record stand in its text.

use std::collections::BTreeMap;

/// A part of a record that something can be wrong with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// The game's id.
    Game,
    /// The version of the rules.
    Rules,
    /// The edition, its text included.
    Edition,
    /// The option of this name.
    Option(String),
    /// The seats.
    Seats,
    /// What is known of chance.
    Chance,
    /// An entry; they are counted from 0.
    Entry(usize),
    /// The final scores.
    Scores,
}

/// How the text that a record was read from is laid out: its format, and the lines on which the parts stand. That is no part of
/// the record: two texts of one record differ in it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LineNumbers {
    pub(super) format: u32,
    pub(super) game: usize,
    pub(super) rules: usize,
    pub(super) edition: usize,
    pub(super) options: BTreeMap<String, usize>,
    pub(super) seats: usize,
    pub(super) chance: usize,
    pub(super) entries: Vec<usize>,
    pub(super) scores: Option<usize>,
}

impl LineNumbers {
    /// The version of the format that the text is in.
    #[must_use]
    pub const fn format(&self) -> u32 {
        self.format
    }

    /// The line on which a part begins, from 1; `None` if the record has no such part.
    #[must_use]
    pub fn line(&self, part: &Part) -> Option<usize> {
        match part {
            Part::Game => Some(self.game),
            Part::Rules => Some(self.rules),
            Part::Edition => Some(self.edition),
            Part::Option(name) => self.options.get(name).copied(),
            Part::Seats => Some(self.seats),
            Part::Chance => Some(self.chance),
            Part::Entry(index) => self.entries.get(*index).copied(),
            Part::Scores => self.scores,
        }
    }
}
