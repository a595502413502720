//! Sensible play that misses things, as people do in their first games.

use parlor_core::{PlayerRng, PlayerSeed};
use parlor_polygon::{Action, ScoredTurn, Space, View, best_total, for_each_turn};

/// Of this many spaces of the board
const OF_SPACES: u32 = 8;
/// this many are overlooked in a turn.
const OVERLOOKED: u32 = 3;

/// The first placement of the best turn that catches the eye: some spaces are overlooked, the same ones for both tiles of a
/// turn and others in the next. If nothing catches the eye, the first turn there is.
pub(super) fn casual(view: &View, seed: &PlayerSeed) -> Option<Action> {
    let task = view.task()?;
    let public = view.public();
    let (edition, board) = (public.edition(), public.board());
    // P15: with the option only turns of the best total are legal.
    let floor = if public.options().best_score_required { best_total(edition, board, task) } else { 0 };
    let mut rng = PlayerRng::new(seed, public.turns().len() as u64);
    let overlooked = |_: &&Space| rng.below(OF_SPACES) < OVERLOOKED;
    let overlooked: Vec<Space> = edition.spaces().iter().filter(overlooked).copied().collect();
    let sees = |space: Option<Space>| space.is_none_or(|space| !overlooked.contains(&space));
    let sees_turn =
        |turn: &ScoredTurn| sees(turn.first.1) && turn.second.is_none_or(|(_, space)| sees(space));
    let mut best: Option<((bool, u16), Action)> = None;
    for_each_turn(edition, board, task, |turn| {
        let key = if sees_turn(&turn) { (true, turn.total()) } else { (false, 0) };
        if turn.total() >= floor && best.is_none_or(|(found, _)| key > found) {
            let (tile, space) = turn.first;
            best = Some((key, Action { tile, space }));
        }
    });
    best.map(|(_, action)| action)
}
