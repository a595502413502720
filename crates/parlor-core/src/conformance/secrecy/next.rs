//! What a viewer will be told next.

use super::super::failure::{Finding, Promise};
use super::super::messages::told;
use super::super::moves::Move;
use super::super::walk::Walk;
use super::super::{ActionOf, Conform, EventOf, StateOf};
use crate::{ChanceStream, Game, Viewer};

/// How many other actions are tried if what will be done next is not legal in the redealt world.
const TRIES: u32 = 8;

/// Compares what the viewer will be told of the same move in both worlds, up to the first reveal in either. If the mover
/// could not do `made` in the other world, another listed action stands in for it.
pub(super) fn check<C: Conform>(
    walk: &Walk<C>,
    other: &StateOf<C>,
    viewer: Viewer,
    made: &Move<ActionOf<C>>,
    stream: &mut ChanceStream,
) -> Result<(), Finding> {
    let listed = walk.listed();
    let mut made = *made;
    for _ in 0..TRIES {
        let real_events = made.carry_out::<C::Game>(&mut walk.state().clone());
        let other_events = made.carry_out::<C::Game>(&mut other.clone());
        if let (Ok(real), Ok(other)) = (real_events, other_events) {
            return compare::<C>(&made, &real, &other, viewer);
        }
        let (Some(seat), false) = (walk.mover(), listed.is_empty()) else { return Ok(()) };
        made = Move::Act { seat, action: listed[stream.index(listed.len())] };
    }
    Ok(())
}

fn compare<C: Conform>(
    made: &Move<ActionOf<C>>,
    real: &[EventOf<C>],
    other: &[EventOf<C>],
    viewer: Viewer,
) -> Result<(), Finding> {
    let plain = |events: &[EventOf<C>]| events.iter().take_while(|event| !C::Game::reveals(event)).count();
    let (real_plain, other_plain) = (plain(real), plain(other));
    let real_texts = told::<C::Game>(real, viewer)?;
    let other_texts = told::<C::Game>(other, viewer)?;
    // Where no event is a reveal, there may not be more of them in one world either.
    let neither_reveals = real_plain == real.len() && other_plain == other.len();
    let compared = if neither_reveals { usize::MAX } else { real_plain.min(other_plain) };
    if real_texts.iter().take(compared).eq(other_texts.iter().take(compared)) {
        return Ok(());
    }
    let details = format!("{made} would give {real_texts:?}\nbut in the redealt world {other_texts:?}");
    Err(Finding::new(Promise::RevealsAreMarked, details))
}
