//! What a viewer can't know makes no difference to that viewer.
//!
//! The tests' `redeal` makes, from the real state, another one that a viewer can't tell from it. The suite then plays the
//! viewer in both worlds and compares, byte for byte, everything that could tell them apart:
//!
//! - [`now`]: the view, whose turn it is, the list of actions, refusals of the viewer's own actions, and what is imagined
//!   from the view;
//! - [`past`]: everything that the viewer was told, in this deal and in the whole game. Both worlds are rewound and the
//!   same entries are made again. This is where messages are compared that carry something hidden: if an event told the
//!   viewer what another player drew, the redealt world, where that player drew something else, tells it differently;
//! - [`next`]: what the viewer will be told of the same next entry, up to the first reveal. A reveal may differ: a player who
//!   draws from the pile learns what is on it, and that is another tile in the other world. But then the game has to know
//!   that it was a reveal. What a reveal told to those who may not know is compared once it is past.
//!
//! Nothing here is wrong in a game that keeps its secrets: the viewer has had the same information all along, so every
//! message made of that information is the same. The one thing taken on trust is `redeal` itself, and that only in so far
//! as it must not change what the viewer may know; that its worlds are legal is checked.

mod next;
mod now;
mod past;

use std::fmt;

use super::failure::{Channel, Finding, Promise};
use super::moves::{Move, Step};
use super::walk::Walk;
use super::{ActionOf, Conform, StateOf};
use crate::{ChanceStream, Viewer};

/// Deals again for one viewer and compares. `steps` are those of the present deal, and `made` is what will be done next.
/// Says whether the redealt world was another one at all.
pub(super) fn check<C: Conform>(
    walk: &Walk<C>,
    steps: &[Step<C::Game>],
    viewer: Viewer,
    made: Option<&Move<ActionOf<C>>>,
    stream: &mut ChanceStream,
) -> Result<bool, Finding> {
    let other = C::redeal(walk.state(), viewer, stream);
    if other == *walk.state() {
        return Ok(false);
    }
    compare(walk, steps, &other, viewer, made, stream).map_err(|finding| finding.by(viewer))?;
    Ok(true)
}

fn compare<C: Conform>(
    walk: &Walk<C>,
    steps: &[Step<C::Game>],
    other: &StateOf<C>,
    viewer: Viewer,
    made: Option<&Move<ActionOf<C>>>,
    stream: &mut ChanceStream,
) -> Result<(), Finding> {
    let events = past::again::<C>(steps, other)?;
    now::check(walk, other, viewer, stream)?;
    past::check_deal::<C>(steps, &events, viewer)?;
    past::check_whole_game(walk, other, viewer, stream)?;
    match made {
        Some(made) => next::check(walk, other, viewer, made, stream),
        None => Ok(()),
    }
}

/// The same in both worlds, or a finding.
fn same<T: PartialEq + fmt::Debug>(channel: Channel, real: &T, other: &T) -> Result<(), Finding> {
    if real == other {
        return Ok(());
    }
    let details = format!("really it is {real:?}\nbut in the redealt world {other:?}");
    Err(Finding::new(Promise::HiddenStaysHidden(channel), details))
}
