//! Names that would be mistaken for somebody else.

use parlor_core::{Level, PlayerName, RecordedBot, RecordedPlayer};
use parlor_words::{Lang, player_name};

/// Whether a name could be mistaken for a bot's, in any language.
pub(crate) fn imitates_a_bot(name: &PlayerName) -> bool {
    let plain = |text: &str| {
        text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect::<String>()
    };
    let name = plain(name.as_str());
    Level::ALL.into_iter().any(|level| {
        let bot = RecordedPlayer::Bot(RecordedBot { level, version: 1, rollouts: None });
        let names = Lang::ALL.map(|lang| plain(&player_name(&bot, lang)));
        names.into_iter().chain([level.name().to_owned()]).any(|bot| {
            // Two bots of a level are numbered.
            name.strip_prefix(&bot).is_some_and(|rest| rest.chars().all(|c| c.is_ascii_digit()))
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_called_like_a_bot() {
        for bad in ["Steady", "steady", " S t e a d y", "Steady 2", "EXPERT", "Codicioso", "greedy"] {
            assert!(imitates_a_bot(&PlayerName::new(bad).unwrap()), "{bad}");
        }
        for good in ["Ana", "Steadyana", "2", "José", "Expert in tea"] {
            assert!(!imitates_a_bot(&PlayerName::new(good).unwrap()), "{good}");
        }
    }
}
