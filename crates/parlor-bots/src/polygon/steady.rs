//! Judgement without looking ahead: what a turn scores, less what the next player can expect of the board it leaves.

use parlor_core::Seat;
use parlor_polygon::{Action, ScoredTurn, View, best_total, for_each_turn};

use super::bag::{Bag, Rolls};
use super::geometry::{Geometry, NOWHERE, Position, UNIT, kind};
use super::moves::Move;
use super::outlook::expected;
use super::standing::POINT;

/// How much of what the next player can expect counts against a turn, in thousandths: half of it, because most of what a
/// board offers is still there a turn later, and then it is somebody else's. Among several rivals a share of that. What the
/// last turn of the game leaves is nobody's: against a single rival it counts in full.
pub(super) fn weight(players: u8, bag: &Bag) -> i64 {
    let whole = if bag.turns() <= 1 { 1_000 } else { 500 };
    whole / i64::from(players.max(2) - 1)
}

/// What a turn scores, less what the next player can expect of the board that it leaves, in thousandths of a point.
#[inline]
pub(super) fn judge(
    geometry: &Geometry,
    position: &Position,
    turn: &Move,
    bag: &Bag,
    rolls: Rolls,
    players: u8,
) -> i64 {
    let mut after = position.clone();
    turn.lay(&mut after);
    let rest = expected(geometry, &after, bag, rolls) * weight(players, bag) / 1_000;
    i64::from(turn.total) * i64::from(UNIT) * POINT - rest
}

/// The first placements with which a turn may begin: most can be laid in either order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Orders {
    /// The one that is made.
    pub(super) first: Action,
    /// The one that could be made as well.
    other: Option<Action>,
}

impl Orders {
    /// All of them.
    pub(super) fn all(self) -> impl Iterator<Item = Action> {
        std::iter::once(self.first).chain(self.other)
    }

    /// Whether the turn may begin so.
    pub(super) fn begin_with(self, action: Action) -> bool {
        self.all().any(|first| first == action)
    }
}

/// A turn that may be made now, and what it is worth to begin with.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    /// In which orders its tiles may be laid.
    pub(super) orders: Orders,
    /// What it comes to on the board.
    pub(super) turn: Move,
    /// What it scores, less what the next player can expect, in thousandths of a point.
    pub(super) worth: i64,
}

/// All turns of the viewer, each board that they lead to once, the best first; none if the viewer is not to act.
pub(super) fn plans(geometry: &Geometry, position: &Position, view: &View) -> Vec<Plan> {
    let Some(task) = view.task() else { return Vec::new() };
    let public = view.public();
    let (edition, board) = (public.edition(), public.board());
    // P15: with the option only turns of the best total are legal.
    let floor = if public.options().best_score_required { best_total(edition, board, task) } else { 0 };
    let mut plans = Vec::with_capacity(1_024);
    for_each_turn(edition, board, task, |turn| {
        if turn.total() >= floor {
            plans.push(plan(geometry, &turn));
        }
    });
    // Both orders of laying lead to the same board, and where both are legal they score the same.
    plans.sort_unstable_by_key(|plan| (plan.turn, plan.orders.first));
    plans.dedup_by(|later, kept| {
        let is_same = later.turn == kept.turn;
        if is_same && later.orders.first != kept.orders.first {
            kept.orders.other = Some(later.orders.first);
        }
        is_same
    });
    let (bag, rolls) = (Bag::unseen(public), Rolls::after(public));
    let players = Seat::first(public.players()).filter(|seat| public.plays(*seat)).count();
    let players = u8::try_from(players).expect("no more than there are seats");
    for plan in &mut plans {
        plan.worth = judge(geometry, position, &plan.turn, &bag, rolls, players);
    }
    // Stable: equals stay in an order of their own.
    plans.sort_by_key(|plan| std::cmp::Reverse(plan.worth));
    plans
}

fn plan(geometry: &Geometry, turn: &ScoredTurn) -> Plan {
    let lay = |(tile, space)| (geometry.place(space), kind(tile));
    let mut lays = [lay(turn.first), turn.second.map_or((NOWHERE, 0), lay)];
    lays.sort_unstable();
    let (tile, space) = turn.first;
    let total = u8::try_from(turn.total() / u16::from(UNIT)).expect("two combinations fit");
    let orders = Orders { first: Action { tile, space }, other: None };
    Plan { orders, turn: Move { total, lays }, worth: 0 }
}

/// The first placement of the turn that is worth most.
pub(super) fn steady(view: &View) -> Option<Action> {
    let geometry = Geometry::new(view.public());
    let position = geometry.position(view.public());
    plans(&geometry, &position, view).first().map(|plan| plan.orders.first)
}
