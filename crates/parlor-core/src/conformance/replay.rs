//! The same set-up and the same entries give the same game.

use super::failure::{Finding, Promise};
use super::moves::{Move, Step};
use super::walk::Walk;
use super::{ActionOf, Conform, EventOf, StateOf};
use crate::{Chance, Entry, Game, Log, SetUp};

/// Does a move on a copy of the state before it: events and state have to be those in the log.
pub(super) fn check_step<C: Conform>(walk: &Walk<C>, before: &StateOf<C>) -> Result<(), Finding> {
    let Some(step) = walk.steps().last() else { return Ok(()) };
    let mut copy = before.clone();
    let same = match step.made.carry_out::<C::Game>(&mut copy) {
        Ok(events) => events == step.events && copy == *walk.state(),
        Err(_) => false,
    };
    if same {
        Ok(())
    } else {
        let details = format!("{} gave something else on a copy of the state", step.made);
        Err(Finding::new(Promise::ReplayGivesTheSame, details))
    }
}

/// Plays the whole game again: by its log, by its moves without those taken back, and, if the tests can write the deals
/// down, from a script instead of the seed.
pub(super) fn check_whole<C: Conform>(walk: &Walk<C>) -> Result<(), Finding> {
    let broken = |what: &str| Err(Finding::new(Promise::ReplayGivesTheSame, what));
    let log = fold_log::<C>(walk.log().set_up().clone(), walk.log().entries())?;
    if log.state() != walk.state() {
        return broken("folding the log's entries once more gave another state");
    }
    let (state, events) = play_again(walk, walk.log().set_up())?;
    if state != *walk.state() {
        return broken("doing everything that was not taken back once more gave another state");
    }
    if events != walk.events() {
        return broken("doing everything that was not taken back once more gave other events");
    }
    if let Some(script) = walk.script() {
        let chance = Chance::Dealt(script.clone());
        let (_, events) = play_again(walk, &SetUp { chance, ..walk.log().set_up().clone() })?;
        if events != walk.events() {
            return broken("the same deals, written down, gave other events");
        }
    }
    Ok(())
}

/// The log that a set-up and entries give.
pub(super) fn fold_log<C: Conform>(
    set_up: SetUp<C::Game>,
    entries: &[Entry<ActionOf<C>>],
) -> Result<Log<C::Game>, Finding> {
    let broken = |error: String| Finding::new(Promise::ReplayGivesTheSame, error);
    let mut log = Log::begin(set_up).map_err(|error| broken(error.to_string()))?;
    for entry in entries {
        log.append(entry.clone()).map_err(|error| broken(format!("{entry:?} was refused: {error}")))?;
    }
    Ok(log)
}

/// All that was not taken back, from another set-up.
fn play_again<C: Conform>(
    walk: &Walk<C>,
    set_up: &SetUp<C::Game>,
) -> Result<(StateOf<C>, Vec<EventOf<C>>), Finding> {
    let broken = |error: String| Finding::new(Promise::ReplayGivesTheSame, error);
    let (mut state, mut events) =
        C::Game::set_up(set_up).map_err(|error| broken(format!("setting up again failed: {error}")))?;
    for step in walk.steps() {
        let more = step.made.carry_out::<C::Game>(&mut state);
        events.extend(more.map_err(|refusal| broken(format!("{} was refused: {refusal}", step.made)))?);
    }
    Ok((state, events))
}

/// A state that moves led to, and what each of them gave; or the first that was refused.
pub(super) type Replayed<C> = Result<(StateOf<C>, Vec<Vec<EventOf<C>>>), (Move<ActionOf<C>>, String)>;

/// Does the moves of some steps in another world.
pub(super) fn replay<C: Conform>(mut state: StateOf<C>, steps: &[Step<C::Game>]) -> Replayed<C> {
    let mut events = Vec::with_capacity(steps.len());
    for step in steps {
        let given = step.made.carry_out::<C::Game>(&mut state);
        events.push(given.map_err(|refusal| (step.made, refusal.to_string()))?);
    }
    Ok((state, events))
}

/// The steps since the present deal began, as the tests' `rewind` counts them; checked against what really happened.
pub(super) fn steps_of_deal<C: Conform>(walk: &Walk<C>) -> Result<&[Step<C::Game>], Finding> {
    let broken = |what: String| Finding::new(Promise::RewindIsSound, what);
    let (start, count) = C::rewind(walk.state());
    let steps =
        walk.latest(count).ok_or_else(|| broken(format!("there are no {count} entries to go back")))?;
    let (state, events) = replay::<C>(start, steps).map_err(|(made, refusal)| {
        broken(format!("{made}, one of the latest {count}, was refused: {refusal}"))
    })?;
    if state != *walk.state() {
        return Err(broken(format!("the latest {count} entries led to another state")));
    }
    if steps.iter().zip(&events).any(|(step, events)| step.events != *events) {
        return Err(broken(format!("the latest {count} entries gave other events")));
    }
    Ok(steps)
}
