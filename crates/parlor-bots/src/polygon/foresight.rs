//! What somebody would do who were told what comes up: no player, but a measure of how much there is to win.

use parlor_core::Viewer;
use parlor_polygon::{Action, Turn, View};

use super::bag::{Bag, Dealt, Drawn};
use super::expert::Root;
use super::geometry::kind;
use super::odds::Odds;
use super::rollout::Start;
use super::steady::{Plan, plans};

/// The first placement of the turn that is best if the turns after it have these rolls and tiles, everybody scores as much
/// as possible in them, and the rest is as likely as ever. `None` if the viewer is not to act.
///
/// Honest players do not know `turns`.
#[must_use]
pub fn foresight(view: &View, turns: &[Turn]) -> Option<Action> {
    let Viewer::Seat(mover) = view.viewer() else { return None };
    let root = Root::new(view, mover);
    let odds = Odds::new(root.standing.players(), root.bag.turns());
    let told = told(root.bag, turns);
    let worth = |plan: &Plan| Start::new(&root, &odds, &plan.turn).worth_in(&root.geometry, &odds, &told);
    let plans = plans(&root.geometry, &root.position, view);
    plans.into_iter().rev().max_by_key(worth).map(|plan| plan.orders.first)
}

/// These turns, and what is left after each.
fn told(mut bag: Bag, turns: &[Turn]) -> Vec<Dealt> {
    let mut told = Vec::with_capacity(turns.len());
    for turn in turns {
        let mut drawn = turn.drawn.iter().map(|tile| kind(*tile));
        let Some(first) = drawn.next() else { break };
        let drawn = Drawn { first, second: drawn.next() };
        let Some(rest) = bag.after(drawn) else { break };
        bag = rest;
        told.push(Dealt { symbol: turn.roll, drawn, bag });
    }
    told
}
