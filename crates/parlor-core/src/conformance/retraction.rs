//! What can be taken back leaves no trace, and what has shown something can't be.

use super::failure::{Finding, Promise};
use super::moves::Move;
use super::walk::Walk;
use super::{Conform, StateOf};
use crate::{Entry, Game, Log, Seat};

/// Checks, right after the latest move, who can take it back: the one who acted, if nothing was revealed, and nobody else.
/// `before` is the state before that move.
pub(super) fn check<C: Conform>(walk: &Walk<C>, before: &StateOf<C>) -> Result<(), Finding> {
    let Some(step) = walk.steps().last() else { return Ok(()) };
    let revealed = step.events.iter().any(C::Game::reveals);
    let broken = |what: String| Err(Finding::new(Promise::RetractionRestores, what));
    let may = |seat: Seat| !revealed && matches!(step.made, Move::Act { seat: actor, .. } if actor == seat);

    let mut log = walk.log().clone();
    for seat in Walk::<C>::every_seat().filter(|seat| !may(*seat)) {
        if walk.log().can_retract(seat) || retract(&mut log, seat) {
            return broken(format!("{seat:?} could take back {}", step.made));
        }
    }
    if log.state() != walk.state() {
        return broken(format!(
            "the state is another after those who may not tried to take back {}",
            step.made
        ));
    }
    for seat in Walk::<C>::every_seat().filter(|seat| may(*seat)) {
        if !walk.log().can_retract(seat) || !retract(&mut log, seat) {
            return broken(format!("{seat:?} could not take back {}", step.made));
        }
        if log.state() != before {
            return broken(format!("taking back {} did not restore the state before it", step.made));
        }
    }
    Ok(())
}

fn retract<G: Game>(log: &mut Log<G>, seat: Seat) -> bool {
    log.append(Entry::Retract { seat }).is_ok()
}
