//! What only records of format 1 need: they tell bots by their names.

use super::{RecordParts, RecordedChance};
use crate::{Entry, Level, PlayerName, RecordedBot, RecordedPlayer};

/// The bots there were; a level that comes later was never a bot's name in format 1.
const LEVELS: [Level; 5] = [Level::Random, Level::Casual, Level::Greedy, Level::Steady, Level::Expert];

/// Format 1 does not say which version of a bot plays. Versions are counted since format 2 is there, so that all players
/// before are the first.
const VERSION: u32 = 1;

/// Tells the bots among the players, who have all been read as people.
pub(super) fn tell_bots(draft: &mut RecordParts) {
    // At a real table there were only people, whatever they were called.
    if draft.chance == RecordedChance::Unknown {
        return;
    }
    draft.seats = draft.seats.map(|_, player| told(player));
    for entry in &mut draft.entries {
        if let Entry::TakeOver { by, .. } = entry {
            *by = told(by);
        }
    }
}

fn told(player: &RecordedPlayer) -> RecordedPlayer {
    match player {
        RecordedPlayer::Person(name) => bot(name).map_or_else(|| player.clone(), RecordedPlayer::Bot),
        RecordedPlayer::Bot(_) => player.clone(),
    }
}

/// The bot of this name: `steady`, or `expert:2000` with its rollouts.
fn bot(name: &PlayerName) -> Option<RecordedBot> {
    let (word, rollouts) = match name.as_str().split_once(':') {
        Some((word, rollouts)) => (word, Some(rollouts)),
        None => (name.as_str(), None),
    };
    let level = LEVELS.into_iter().find(|level| level.name() == word)?;
    let rollouts = match rollouts {
        None => None,
        Some(text) if level.looks_ahead() => {
            let number =
                text.parse().ok().filter(|number: &u32| *number > 0 && number.to_string() == text)?;
            Some(number)
        }
        Some(_) => return None,
    };
    Some(RecordedBot { level, version: VERSION, rollouts })
}
