//! Whether bots did what they had to: given the view, the seed and the version, a bot has no choice.

use parlor_core::record::Played;
use parlor_core::{BySeat, Entry, PlayerSeed, RecordedBot, RecordedPlayer, Seat, Seed, Viewer};

use crate::{Bot, BotGame, GameSeed, MAX_ROLLOUTS};

/// The seed of the bot in a seat of a house, which follows from the seed of all its bots.
#[must_use]
pub fn bot_seed(bots_seed: &Seed, seat: Seat) -> PlayerSeed {
    GameSeed::new(&bots_seed.to_hex()).player(seat)
}

/// What became of the moves of bots when they were thought again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotsCheck<A> {
    /// How many were thought again, and are the ones that were played.
    pub same: usize,
    /// The first that the bot would not have played.
    pub other: Option<OtherMove<A>>,
    /// The first bot of another version than the one that is here, and how many moves of such bots there are.
    pub other_version: Option<(RecordedBot, usize)>,
}

/// A move that the bot would not have played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OtherMove<A> {
    /// Which entry of the record it is, from 0.
    pub entry: usize,
    /// Whose it is.
    pub seat: Seat,
    /// What the record says.
    pub played: A,
    /// What the bot does; nothing if it is not its turn.
    pub bots_own: Option<A>,
}

/// Thinks every move of every bot in a game again, up to the first that differs. `seats` are those at the beginning; who took over
/// later is among the entries.
#[must_use]
pub fn check_bots<G: BotGame>(
    played: &Played<G>,
    seats: &BySeat<RecordedPlayer>,
    bots_seed: &Seed,
) -> BotsCheck<G::Action> {
    let mut check = BotsCheck { same: 0, other: None, other_version: None };
    let mut playing = seats.clone();
    let mut state = played.start.clone();
    for (index, step) in played.steps().enumerate() {
        match &step.entry {
            Entry::Act { seat, action } => {
                let bot = playing[*seat].bot();
                // One that claims more rollouts than any bot does is not ours either.
                let is_here = bot.is_some_and(|bot| {
                    let rollouts = bot.rollouts.is_none_or(|rollouts| rollouts <= MAX_ROLLOUTS);
                    rollouts && bot.version == G::player_version(bot.level)
                });
                match bot {
                    Some(bot) if is_here => {
                        let view = G::view(&state, Viewer::Seat(*seat));
                        let bots_own = Bot::from(bot).choose::<G>(&view, &bot_seed(bots_seed, *seat));
                        if bots_own != Some(*action) {
                            let other = OtherMove { entry: index, seat: *seat, played: *action, bots_own };
                            return BotsCheck { other: Some(other), ..check };
                        }
                        check.same += 1;
                    }
                    Some(bot) => check.other_version.get_or_insert((bot, 0)).1 += 1,
                    None => {}
                }
            }
            Entry::TakeOver { seat, by } => playing[*seat] = by.clone(),
            _ => {}
        }
        state = step.state;
    }
    check
}
