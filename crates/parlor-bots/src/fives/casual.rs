//! A player that misses things, as people do in their first games.

use parlor_core::{PlayerRng, PlayerSeed};
use parlor_fives::{Action, View};

/// Of a hundred plays of one to five tiles, how many it sees: long ones take more adding up.
const SEEN: [u32; 5] = [50, 30, 12, 4, 1];

/// The best of the plays that it sees, by scores that it adds up only roughly; any play if it sees none.
pub(super) fn choose(view: &View, seed: &PlayerSeed) -> Option<Action> {
    view.rack().filter(|_| view.is_mover())?;
    let plays = view.plays();
    let mut rng = PlayerRng::new(seed, super::decision(view));
    let mut best = None;
    for scored in &plays {
        let tiles = scored.play.tiles().count();
        if rng.below(100) < SEEN[(tiles - 1) % SEEN.len()] {
            // From half of the score to all of it.
            let felt = scored.score * (50 + rng.below(51));
            best = best.max(Some((felt, scored.play)));
        }
    }
    match (best, plays.as_slice()) {
        (Some((_, play)), _) => Some(Action::Play(play)),
        (None, []) => Some(Action::Pass),
        (None, plays) => Some(Action::Play(plays[rng.index(plays.len())].play)),
    }
}
