//! The words that lines of a record begin with.

use std::fmt;

/// What a line of a record is, told by the word it begins with. In the order in which the lines come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Keyword {
    /// `game`: the game's id.
    Game,
    /// `rules`: the version of its rules.
    Rules,
    /// `edition`: the edition's name.
    Edition,
    /// `|`: one line of the text of an edition that is not built in.
    EditionText,
    /// `option`: one choice of the table.
    Option,
    /// `seat`: the person who sits there.
    Seat,
    /// `bot`: the bot that sits there.
    Bot,
    /// `commitment`: the hash of the house's seed.
    Commitment,
    /// `contribution`: what one player added to the seed.
    Contribution,
    /// `house-seed`: the seed that the house had committed to.
    HouseSeed,
    /// `seed`: the seed of the game itself.
    Seed,
    /// `dealt`: the values of one use of chance.
    Dealt,
    /// `unknown`: nobody knows what chance gave.
    Unknown,
    /// `sealed`: the deal is known but not written here.
    Sealed,
    /// `bots-commitment`: the hash of the seed of the bots' choices.
    BotsCommitment,
    /// `bots-seed`: the seed of the bots' choices.
    BotsSeed,
    /// `moves`: what follows happened at the table.
    Moves,
    /// `told`: the table told what happened on the cardboard.
    Told,
    /// `scores`: the final scores.
    Scores,
    /// `abandoned`: the game was ended before its end.
    Abandoned,
}

impl Keyword {
    /// All of them, in order.
    pub const ALL: [Keyword; 20] = [
        Keyword::Game,
        Keyword::Rules,
        Keyword::Edition,
        Keyword::EditionText,
        Keyword::Option,
        Keyword::Seat,
        Keyword::Bot,
        Keyword::Commitment,
        Keyword::Contribution,
        Keyword::HouseSeed,
        Keyword::Seed,
        Keyword::Dealt,
        Keyword::Unknown,
        Keyword::Sealed,
        Keyword::BotsCommitment,
        Keyword::BotsSeed,
        Keyword::Moves,
        Keyword::Told,
        Keyword::Scores,
        Keyword::Abandoned,
    ];

    /// The word itself.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Keyword::Game => "game",
            Keyword::Rules => "rules",
            Keyword::Edition => "edition",
            Keyword::EditionText => "|",
            Keyword::Option => "option",
            Keyword::Seat => "seat",
            Keyword::Bot => "bot",
            Keyword::Commitment => "commitment",
            Keyword::Contribution => "contribution",
            Keyword::HouseSeed => "house-seed",
            Keyword::Seed => "seed",
            Keyword::Dealt => "dealt",
            Keyword::Unknown => "unknown",
            Keyword::Sealed => "sealed",
            Keyword::BotsCommitment => "bots-commitment",
            Keyword::BotsSeed => "bots-seed",
            Keyword::Moves => "moves",
            Keyword::Told => "told",
            Keyword::Scores => "scores",
            Keyword::Abandoned => "abandoned",
        }
    }

    /// The keyword that a line begins with, if any. Edition text needs no space after its bar to be known as such.
    pub(super) fn from_line(line: &str) -> Option<Keyword> {
        if line.starts_with('|') {
            return Some(Keyword::EditionText);
        }
        let word = line.split([' ', '\t']).next()?;
        Keyword::ALL.into_iter().find(|keyword| keyword.as_str() == word)
    }

    /// Whether the line is about chance, and if so, which of the ways to say it the line belongs to.
    pub(super) const fn way_of_chance(self) -> Option<Keyword> {
        match self {
            Keyword::Commitment | Keyword::Contribution | Keyword::HouseSeed => Some(Keyword::Commitment),
            Keyword::Seed | Keyword::Dealt | Keyword::Unknown | Keyword::Sealed => Some(self),
            _ => None,
        }
    }

    /// Whether every record has exactly one such line.
    pub(super) const fn comes_once(self) -> bool {
        matches!(self, Keyword::Game | Keyword::Rules | Keyword::Edition | Keyword::Moves)
    }
}

impl fmt::Display for Keyword {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_keyword_is_known_by_its_word() {
        assert!(Keyword::ALL.is_sorted());
        for keyword in Keyword::ALL {
            assert_eq!(Keyword::from_line(&format!("{keyword} and more")), Some(keyword));
            assert_eq!(Keyword::from_line(keyword.as_str()), Some(keyword));
        }
        assert_eq!(Keyword::from_line("seats 2"), None);
        assert_eq!(Keyword::from_line(""), None);
    }
}
