//! What a replay found out, and what it could not.

/// What was checked, part by part. That game, rules version, edition, options, number of players and notation are right
/// needs no mention: without that there is no replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Checks {
    /// The deal.
    pub deal: DealCheck,
    /// The moves.
    pub moves: MovesCheck,
    /// The end.
    pub end: EndCheck,
}

impl Checks {
    /// Whether the record is of a whole game, and nothing was left unchecked.
    #[must_use]
    pub fn complete(&self) -> bool {
        let deal = matches!(self.deal, DealCheck::Committed | DealCheck::Seeded | DealCheck::Written);
        deal && self.moves == MovesCheck::Legal && self.end == EndCheck::ScoresAgree
    }
}

/// How the deal was checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DealCheck {
    /// The house showed the seed that it had committed to, and the deal follows from it and from what the players
    /// contributed.
    Committed,
    /// The deal follows from the record's seed. Where the seed came from, the record doesn't say.
    Seeded,
    /// The deal is the one that the record writes down, and the box can give it.
    Written,
    /// Not checked: nobody knows it; what the table told of it fits the box.
    Unknown,
    /// Not checked: the house has not shown it.
    Sealed,
}

/// How the moves were checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MovesCheck {
    /// Every entry was carried out as the rules want it.
    Legal,
    /// Every entry was carried out as the rules want it, so far as what lies open tells; what was hidden stays
    /// unchecked.
    LegalInTheOpen,
    /// Every action can be read in the game's notation. Without the deal nothing could be played.
    Readable,
}

/// How the end was checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndCheck {
    /// The game is over, and the scores of the record are those of the rules.
    ScoresAgree,
    /// The game is over; the record has no scores to compare.
    NoScores,
    /// The record ends before the game does.
    Unfinished,
    /// Not checked: nothing could be played.
    NotPlayed,
}
