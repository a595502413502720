//! What a viewer has been told so far.

use super::super::failure::{Channel, Finding, Promise};
use super::super::messages::told;
use super::super::moves::Step;
use super::super::replay::replay;
use super::super::walk::{Walk, overlaid};
use super::super::{Conform, EventOf, StateOf};
use super::same;
use crate::{Chance, ChanceStream, Game, SetUp, Viewer};

/// About how many entries of a long game are made again for one look at a whole game.
const ENTRIES_A_LOOK: usize = 64;

/// Makes the entries of the present deal again in the redealt world, where they have to be just as legal. Gives the events
/// of each.
pub(super) fn again<C: Conform>(
    steps: &[Step<C::Game>],
    other: &StateOf<C>,
) -> Result<Vec<Vec<EventOf<C>>>, Finding> {
    let unsound = |what: String| Finding::new(Promise::RedealIsSound, what);
    let (start, count) = C::rewind(other);
    if count != steps.len() {
        let real = steps.len();
        return Err(unsound(format!("the redealt deal is {count} entries old, the real one {real}")));
    }
    let (end, events) = replay::<C>(start, steps).map_err(|(made, refusal)| {
        unsound(format!("{made} can't have been in the redealt deal: {refusal}"))
    })?;
    if end == *other {
        Ok(events)
    } else {
        Err(unsound("the entries lead to another state than the redealt one".to_owned()))
    }
}

/// Compares what the viewer was told in the present deal.
pub(super) fn check_deal<C: Conform>(
    steps: &[Step<C::Game>],
    others: &[Vec<EventOf<C>>],
    viewer: Viewer,
) -> Result<(), Finding> {
    for (step, other) in steps.iter().zip(others) {
        let real = told::<C::Game>(&step.events, viewer)?;
        same(Channel::PastEvents, &real, &told::<C::Game>(other, viewer)?)?;
    }
    Ok(())
}

/// Compares what the viewer was told since the game was set up, if the tests can write the deals down: the game is set up
/// again from a script that has the real deals up to the present one and then the redealt one. Long games are
/// compared in some of the looks only.
pub(super) fn check_whole_game<C: Conform>(
    walk: &Walk<C>,
    other: &StateOf<C>,
    viewer: Viewer,
    stream: &mut ChanceStream,
) -> Result<(), Finding> {
    let Some(deals) = walk.script().cloned().zip(C::written_deal(other)) else { return Ok(()) };
    if stream.index(walk.steps().len() + 1) >= ENTRIES_A_LOOK {
        return Ok(());
    }
    let unsound = |what: String| Finding::new(Promise::RedealIsSound, what);
    let set_up = SetUp { chance: Chance::Dealt(overlaid(deals)), ..walk.log().set_up().clone() };
    let (state, opening) = C::Game::set_up(&set_up)
        .map_err(|error| unsound(format!("the redealt deal can't be set up from a script: {error}")))?;
    let real = told::<C::Game>(walk.log().opening(), viewer)?;
    same(Channel::WholeGame, &real, &told::<C::Game>(&opening, viewer)?)?;
    let (_, others) = replay::<C>(state, walk.steps()).map_err(|(made, refusal)| {
        unsound(format!("{made} can't have been in the written deal: {refusal}"))
    })?;
    for (step, other) in walk.steps().iter().zip(&others) {
        let real = told::<C::Game>(&step.events, viewer)?;
        same(Channel::WholeGame, &real, &told::<C::Game>(other, viewer)?)?;
    }
    Ok(())
}
