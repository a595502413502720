//! One turn further: what becomes of a plan when the next player makes a sensible turn.

use super::bag::{Chance, Rolls};
use super::ground::{NOWHERE, Position};
use super::lookahead::Outset;
use super::moves::{Move, Moves};
use super::outlook::expected;
use super::stakes::Standing;
use super::steady::{judge, weight};

/// How many units below the best total a turn may be for the next player to consider it,
const SLACK: u8 = 4;
/// and how many turns are considered.
const CONSIDERED: usize = 12;

/// What a plan is worth once the next player has rolled and drawn this, and replied as a steady player does who does not
/// look at everything; the turn after that is only expected.
pub(super) fn worth_after_reply(
    outset: &Outset,
    position: &Position,
    chance: Chance,
    standing: &Standing,
) -> i64 {
    let (mut position, mut standing) = (position.clone(), standing.clone());
    let players = standing.players();
    let bag = &chance.bag;
    let (next, after) = (1 % players, 2 % players);
    if let Some(turn) = reply(outset, &position, chance) {
        turn.lay(&mut position);
        standing.score(next, turn.total);
    }
    let rest = expected(&outset.ground, &position, bag, Rolls::ANY) * weight(players, bag) / 1_000;
    standing.add(after, rest);
    standing.worth(0, bag.turns())
}

fn reply(outset: &Outset, position: &Position, chance: Chance) -> Option<Move> {
    let Outset { ground, standing, .. } = outset;
    let moves = Moves::new(ground, position, chance.symbol, chance.drawn);
    let mut considered = Considered::new();
    moves.for_each(outset.floor(moves.best(), SLACK), |turn| considered.take_in(turn));
    let worth = |turn: &&Move| judge(ground, position, turn, &chance.bag, Rolls::ANY, standing.players());
    match considered.turns() {
        [only] => Some(*only),
        turns => turns.iter().max_by_key(worth).copied(),
    }
}

/// The turns of the highest totals, the best first, and of equals those that came first.
struct Considered {
    turns: [Move; CONSIDERED],
    len: usize,
}

impl Considered {
    fn new() -> Considered {
        Considered { turns: [Move { total: 0, lays: [(NOWHERE, 0); 2] }; CONSIDERED], len: 0 }
    }

    fn turns(&self) -> &[Move] {
        &self.turns[..self.len]
    }

    #[inline]
    fn take_in(&mut self, turn: Move) {
        if self.len == CONSIDERED {
            if turn.total <= self.turns[CONSIDERED - 1].total {
                return;
            }
            self.len -= 1;
        }
        let mut at = self.len;
        while at > 0 && self.turns[at - 1].total < turn.total {
            self.turns[at] = self.turns[at - 1];
            at -= 1;
        }
        self.turns[at] = turn;
        self.len += 1;
    }
}
