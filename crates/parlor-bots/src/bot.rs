//! A player: a level, and how far it looks ahead.

use std::fmt;
use std::str::FromStr;

use parlor_core::{PlayerSeed, RecordedBot};

use crate::search::Search;
use crate::{BotGame, Level, LevelError};

/// How many rollouts an expert does unless told otherwise: about a second's worth on one core. Another number makes another player,
/// with another version (`tests/versions.rs`).
pub const DEFAULT_ROLLOUTS: u32 = 10_000;

/// The most rollouts for a decision: minutes of thinking. A number from outside must not stop a program.
pub const MAX_ROLLOUTS: u32 = 1_000_000;

/// A player: a level, and for one that looks ahead, how far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bot {
    /// How strong it is.
    pub level: Level,
    /// How many rollouts it does for a decision, if its level looks ahead.
    pub rollouts: u32,
}

impl From<Level> for Bot {
    fn from(level: Level) -> Bot {
        Bot { level, rollouts: DEFAULT_ROLLOUTS }
    }
}

/// A bot that is recorded, as it is today: whatever its version was, the one that is here plays on.
impl From<RecordedBot> for Bot {
    fn from(recorded: RecordedBot) -> Bot {
        let rollouts = recorded.rollouts.unwrap_or(DEFAULT_ROLLOUTS).min(MAX_ROLLOUTS);
        Bot { level: recorded.level, rollouts }
    }
}

impl Bot {
    /// What logs and records of a game say of this player.
    ///
    /// ```
    /// use parlor_bots::{Bot, BotGame, Level};
    /// use parlor_fives::Fives;
    ///
    /// let expert: Bot = "expert:2000".parse()?;
    /// let recorded = expert.recorded::<Fives>();
    /// assert_eq!(recorded.version, Fives::player_version(Level::Expert));
    /// assert_eq!((recorded.rollouts, Bot::from(recorded)), (Some(2_000), expert));
    /// assert_eq!(Bot::from(Level::Expert).recorded::<Fives>().rollouts, None);
    /// # Ok::<(), parlor_bots::LevelError>(())
    /// ```
    #[must_use]
    pub fn recorded<G: BotGame>(&self) -> RecordedBot {
        let is_usual = !self.level.looks_ahead() || self.rollouts == DEFAULT_ROLLOUTS;
        RecordedBot {
            level: self.level,
            version: G::player_version(self.level),
            rollouts: (!is_usual).then_some(self.rollouts),
        }
    }

    /// What this player does in its turn; `None` if the view is not that of the player to act.
    ///
    /// The view, the seed and the budget are all that it knows, and given the same it does the same on every machine.
    ///
    /// ```
    /// use parlor_bots::{Bot, Level};
    /// use parlor_core::{Game, Log, PlayerSeed, SetUp, Viewer};
    /// use parlor_fives::Fives;
    ///
    /// let log = Log::<Fives>::begin(SetUp::classic(2, "42"))?;
    /// let parlor_core::Next::Seat(seat) = Fives::next(log.state()) else { panic!("somebody is to act") };
    /// let view = Fives::view(log.state(), Viewer::Seat(seat));
    ///
    /// let seed = PlayerSeed::from_text("bot");
    /// for level in [Level::Random, Level::Greedy, Level::Steady] {
    ///     let action = Bot::from(level).choose::<Fives>(&view, &seed).unwrap();
    ///     assert!(Fives::actions(&view).contains(&action));
    /// }
    /// // The other player's bot is not asked.
    /// let other = Fives::view(log.state(), Viewer::Watcher);
    /// assert_eq!(Bot::from(Level::Greedy).choose::<Fives>(&other, &seed), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn choose<G: BotGame>(&self, view: &G::View, seed: &PlayerSeed) -> Option<G::Action> {
        if self.level != Level::Expert {
            return G::choose(self.level, view, seed);
        }
        let mut search = G::search(view, seed)?;
        search.advance(self.rollouts);
        search.best()
    }
}

/// `expert:2000` is an expert with 2,000 rollouts, at most [`MAX_ROLLOUTS`]; without a number it has its default.
///
/// ```
/// use parlor_bots::{Bot, DEFAULT_ROLLOUTS, Level};
///
/// let expert: Bot = "expert:2000".parse()?;
/// assert_eq!((expert.level, expert.rollouts), (Level::Expert, 2_000));
/// assert_eq!("expert".parse::<Bot>()?.rollouts, DEFAULT_ROLLOUTS);
/// assert_eq!(expert.to_string(), "expert:2000");
/// assert!("greedy:10".parse::<Bot>().is_err(), "only experts look ahead");
/// # Ok::<(), parlor_bots::LevelError>(())
/// ```
impl FromStr for Bot {
    type Err = LevelError;

    fn from_str(text: &str) -> Result<Bot, LevelError> {
        let unknown = || LevelError { name: text.to_owned() };
        match text.split_once(':') {
            None => text.parse().map(|level: Level| Bot::from(level)),
            Some((level, rollouts)) if level == Level::Expert.name() => {
                let number = rollouts.parse().ok().filter(|number| (1..=MAX_ROLLOUTS).contains(number));
                let rollouts = number.filter(|number| number.to_string() == rollouts).ok_or_else(unknown)?;
                Ok(Bot { level: Level::Expert, rollouts })
            }
            Some(_) => Err(unknown()),
        }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.level == Level::Expert && self.rollouts != DEFAULT_ROLLOUTS {
            return f.pad(&format!("{}:{}", self.level, self.rollouts));
        }
        self.level.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_known_by_level_and_rollouts() {
        for text in ["random", "steady", "expert", "expert:1", "expert:800", "expert:1000000"] {
            assert_eq!(text.parse::<Bot>().unwrap().to_string(), text);
        }
        for bad in ["", "experts", "expert:", "expert:0", "expert:-1", "expert:08", "greedy:5", "expert:x"] {
            assert_eq!(bad.parse::<Bot>(), Err(LevelError { name: bad.to_owned() }), "{bad}");
        }
    }

    #[test]
    fn nobody_asks_for_thinking_without_end() {
        assert!("expert:1000001".parse::<Bot>().is_err() && "expert:4294967295".parse::<Bot>().is_err());
        let recorded = RecordedBot { level: Level::Expert, version: 1, rollouts: Some(u32::MAX) };
        assert_eq!(Bot::from(recorded).rollouts, MAX_ROLLOUTS);
    }
}
