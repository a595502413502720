//! What players and editions are called.

use parlor_bots::Bot;
use parlor_core::{BySeat, Edition as _, Game, PlayerName};

/// The edition that every game has built in.
pub const CLASSIC: &str = "classic";

/// The edition of a game that is played unless another is asked for.
#[must_use]
pub fn default_edition<G: Game>() -> G::Edition {
    G::Edition::built_in(CLASSIC).expect("every game has a classic edition")
}

/// What a bot is called in records.
#[must_use]
pub fn bot_name(bot: Bot) -> PlayerName {
    PlayerName::new(&bot.to_string()).expect("levels have names that players can have")
}

/// Players of the same name are told apart by their seats.
#[must_use]
pub fn told_apart(names: &BySeat<String>) -> BySeat<String> {
    let several = |name: &String| names.as_slice().iter().filter(|other| *other == name).count() > 1;
    names.map(|seat, name| if several(name) { format!("{name} {seat}") } else { name.clone() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bot_can_be_a_name() {
        for level in parlor_bots::Level::ALL {
            assert_eq!(bot_name(level.into()).to_string(), level.name());
        }
        let strong = Bot { rollouts: u32::MAX, ..parlor_bots::Level::Expert.into() };
        assert_eq!(bot_name(strong).to_string(), "expert:4294967295");
    }
}
