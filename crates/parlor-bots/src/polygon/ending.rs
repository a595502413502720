//! The end of the game, worked out: with at most two turns to come, every roll, every draw and every turn is gone through.

use parlor_core::MAX_SEATS;

use super::bag::{Bag, Chance, Rolls, chances};
use super::ground::Position;
use super::lookahead::Outset;
use super::moves::Moves;
use super::stakes::Standing;

/// The most turns to come that are gone through. They are all of different players, which [`best_turn`] relies on.
pub(super) const MOST_TURNS: u16 = 2;

/// What it is worth to every player, in the order of their turns.
type Worths = [i64; MAX_SEATS];

/// What it is worth to every player that one of them makes the turn that is best for itself.
pub(super) fn best_turn(
    outset: &Outset,
    position: &Position,
    chance: Chance,
    standing: &Standing,
    mover: u8,
) -> Worths {
    let own = usize::from(mover);
    let moves = Moves::new(&outset.ground, position, chance.symbol, chance.drawn);
    let best = moves.best();
    let scored = |total| {
        let mut standing = standing.clone();
        standing.score(mover, total);
        standing
    };
    if chance.bag.len() == 0 {
        return worths(&scored(best));
    }
    let mut turns = Vec::with_capacity(512);
    moves.for_each(outset.floor(best, u8::MAX), |turn| turns.push(turn));
    turns.sort_unstable_by_key(|turn| std::cmp::Reverse(*turn));
    let mut found: Option<Worths> = None;
    for turn in turns {
        let standing = scored(turn.total);
        // The others' turns add nothing to a lead: it is never worth more than now.
        if found.is_some_and(|found| standing.worth(mover, 0) <= found[own]) {
            break;
        }
        let mut after = position.clone();
        turn.lay(&mut after);
        let worths = expected(outset, &after, chance.bag, &standing, (mover + 1) % standing.players());
        if found.is_none_or(|found| worths[own] > found[own]) {
            found = Some(worths);
        }
    }
    found.unwrap_or_else(|| worths(standing))
}

/// What it is worth to every player before the roll.
fn expected(outset: &Outset, position: &Position, bag: Bag, standing: &Standing, mover: u8) -> Worths {
    let (mut sums, mut ways) = (Worths::default(), 0);
    for chance in chances(bag, Rolls::ANY) {
        let worths = best_turn(outset, position, chance, standing, mover);
        sums.iter_mut().zip(worths).for_each(|(sum, worth)| *sum += worth * chance.ways);
        ways += chance.ways;
    }
    sums.map(|sum| sum.checked_div(ways).unwrap_or(0))
}

/// What the end of the game is worth to every player.
fn worths(standing: &Standing) -> Worths {
    let mut worths = Worths::default();
    let players = 0..standing.players();
    worths.iter_mut().zip(players).for_each(|(worth, player)| *worth = standing.worth(player, 0));
    worths
}
