//! Points now, as somebody counts them who overlooks things: for children and first games.

use parlor_core::{PlayerRng, PlayerSeed};
use parlor_scorzo::{Action, Discard, Phase, View, discards};

use super::{decision, greedy};

/// One time in this many, a discard that would help is not noticed.
const OVERLOOKS_A_TAKE: u32 = 3;
/// One time in this many, a card is not thought of when it comes to discarding.
const OVERLOOKS_A_DISCARD: u32 = 4;

/// Does what a greedy player does with what it notices.
pub(super) fn choose(view: &View, seed: &PlayerSeed) -> Option<Action> {
    let hand = view.hand().filter(|_| view.is_mover())?;
    let mut rng = PlayerRng::new(seed, decision(view));
    if matches!(view.public().phase(), Phase::Taking(_)) {
        let overlooks = rng.below(OVERLOOKS_A_TAKE) == 0;
        return if overlooks { Some(Action::Draw) } else { greedy::choose(view, seed) };
    }
    let all = discards(hand).best_first();
    let notices = |_: &&Discard| rng.below(OVERLOOKS_A_DISCARD) > 0;
    // Who thinks of none at all looks again.
    let noticed = all.iter().find(notices).or_else(|| all.iter().next());
    noticed.map(|discard| Action::Discard(discard.card))
}
