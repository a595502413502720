//! How strong a bot is.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// How strong a bot is; the same names for every game. `parlor-bots` has the players themselves.
///
/// ```
/// use parlor_core::Level;
///
/// assert_eq!("steady".parse(), Ok(Level::Steady));
/// assert!(Level::Steady > Level::Greedy, "levels are ordered by strength");
/// assert_eq!(Level::ALL.map(Level::name), ["random", "casual", "greedy", "steady", "expert"]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Any legal action, each equally likely.
    Random,
    /// Plays sensibly and misses things, as people do in their first games.
    Casual,
    /// What scores most now; ties by chance.
    Greedy,
    /// Judges what an action leads to, without looking ahead.
    Steady,
    /// Looks ahead, on states made up from what it sees.
    Expert,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Level; 5] = [Level::Random, Level::Casual, Level::Greedy, Level::Steady, Level::Expert];

    /// The level's name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Casual => "casual",
            Level::Greedy => "greedy",
            Level::Steady => "steady",
            Level::Expert => "expert",
        }
    }

    /// The next stronger level; `None` for the strongest.
    #[must_use]
    pub fn harder(self) -> Option<Level> {
        Level::ALL.into_iter().find(|level| *level > self)
    }

    /// Whether it looks ahead: then it does some number of rollouts.
    #[must_use]
    pub const fn looks_ahead(self) -> bool {
        matches!(self, Level::Expert)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// There is no player of that name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no player {name:?}")]
pub struct LevelError {
    /// The name.
    pub name: String,
}

impl FromStr for Level {
    type Err = LevelError;

    fn from_str(text: &str) -> Result<Level, LevelError> {
        let found = Level::ALL.into_iter().find(|level| level.name() == text);
        found.ok_or_else(|| LevelError { name: text.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_but_the_strongest_has_a_harder_one() {
        let harder = Level::ALL.map(Level::harder);
        assert_eq!(harder[..4], Level::ALL.map(Some)[1..]);
        assert_eq!(harder[4], None);
    }

    #[test]
    fn levels_are_known_by_name() {
        for level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
        }
        assert_eq!("Greedy".parse::<Level>(), Err(LevelError { name: "Greedy".to_owned() }));
    }
}
