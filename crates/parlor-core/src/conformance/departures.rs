//! Players leave once, and only those who play.

use super::Conform;
use super::failure::{Finding, Promise};
use super::legality::check_refusal;
use super::moves::Move;
use super::walk::Walk;
use crate::{Departure, Game, Outcome};

/// Checks for every seat that any table can have whether its player can leave now, on copies of the state.
///
/// While the game goes on, that is everybody who has not left before; once it is over, nobody: the ranks stand.
pub(super) fn check<C: Conform>(walk: &Walk<C>) -> Result<(), Finding> {
    let going = C::Game::outcome(walk.state()) == Outcome::Going;
    for seat in Walk::<C>::every_seat() {
        let may = going && walk.is_in_game(seat);
        for why in [Departure::Resigned, Departure::OutOfTime] {
            let mut copy = walk.state().clone();
            let made = Move::Leave { seat, why };
            match made.carry_out::<C::Game>(&mut copy) {
                Ok(_) if may => {}
                Ok(_) => {
                    let details = format!("{made} was accepted of somebody who is not in the game");
                    return Err(Finding::new(Promise::LeavingIsOnce, details));
                }
                Err(refusal) if may => {
                    let details = format!("{made} was refused: {refusal}");
                    return Err(Finding::new(Promise::LeavingIsOnce, details));
                }
                Err(refusal) => check_refusal::<C>(&refusal, walk.state(), &copy, &made.to_string())?,
            }
        }
    }
    Ok(())
}
