//! Listed is accepted, not listed is refused, and a refusal changes nothing.

use std::collections::BTreeSet;

use super::failure::{Finding, Promise};
use super::messages::text;
use super::moves::Move;
use super::walk::Walk;
use super::{ActionOf, Conform, StateOf};
use crate::{ChanceStream, Game, Refusal, Seat, Viewer};

/// How many random actions the mover tries at each position.
const TRIES: u32 = 8;

/// Checks everything about what may be done now.
pub(super) fn check<C: Conform>(walk: &Walk<C>, stream: &mut ChanceStream) -> Result<(), Finding> {
    let listed = check_lists(walk)?;
    if let Some(mover) = walk.mover() {
        for action in &listed {
            check_notation::<C>(action)?;
            attempt::<C>(walk.state(), mover, action, true)?;
        }
    }
    for (viewer, view) in walk.views() {
        let Viewer::Seat(seat) = *viewer else { continue };
        let moves = walk.mover() == Some(seat);
        for _ in 0..if moves { TRIES } else { 1 } {
            let action = C::random_action(view, stream);
            check_notation::<C>(&action)?;
            attempt::<C>(walk.state(), seat, &action, moves && listed.contains(&action))?;
        }
    }
    check_wrong_seats(walk, &listed, stream)?;
    check_repetition(walk, &listed)?;
    check_copies(walk)
}

/// The mover's actions, each once; nobody else has any.
fn check_lists<C: Conform>(walk: &Walk<C>) -> Result<BTreeSet<ActionOf<C>>, Finding> {
    let mover = walk.mover().map(Viewer::Seat);
    let mut all = BTreeSet::new();
    for (viewer, view) in walk.views() {
        let listed = C::Game::actions(view);
        if Some(*viewer) != mover {
            if let Some(action) = listed.first() {
                let details = format!("{action} is listed for somebody whose turn it is not");
                return Err(Finding::new(Promise::OnlyTheMoverActs, details).by(*viewer));
            }
            continue;
        }
        if listed.is_empty() {
            return Err(Finding::new(Promise::MoverCanAct, "nothing is listed for the mover").by(*viewer));
        }
        for action in listed {
            if !all.insert(action) {
                let details = format!("{action} is listed more than once");
                return Err(Finding::new(Promise::ActionsAreListedOnce, details).by(*viewer));
            }
        }
    }
    Ok(all)
}

fn check_notation<C: Conform>(action: &ActionOf<C>) -> Result<(), Finding> {
    let text = action.to_string();
    match C::Game::read_action(&text) {
        Ok(read) if read == *action => Ok(()),
        Ok(read) => {
            let details = format!("{action:?} is written {text:?}, which reads as {read:?}");
            Err(Finding::new(Promise::ActionsCanBeWritten, details))
        }
        Err(error) => {
            let details = format!("{action:?} is written {text:?}, which can't be read: {error}");
            Err(Finding::new(Promise::ActionsCanBeWritten, details))
        }
    }
}

/// Somebody whose turn it is not, or who is not at the table, tries what the mover may do.
fn check_wrong_seats<C: Conform>(
    walk: &Walk<C>,
    listed: &BTreeSet<ActionOf<C>>,
    stream: &mut ChanceStream,
) -> Result<(), Finding> {
    if listed.is_empty() {
        return Ok(());
    }
    let wrong = Walk::<C>::every_seat().filter(|seat| walk.mover() != Some(*seat));
    for seat in wrong {
        if let Some(action) = listed.iter().nth(stream.index(listed.len())) {
            attempt::<C>(walk.state(), seat, action, false)?;
        }
    }
    Ok(())
}

/// The latest action is sent a second time.
fn check_repetition<C: Conform>(walk: &Walk<C>, listed: &BTreeSet<ActionOf<C>>) -> Result<(), Finding> {
    if let Some(Move::Act { seat, action }) = walk.steps().last().map(|step| step.made) {
        let may = walk.mover() == Some(seat) && listed.contains(&action);
        attempt::<C>(walk.state(), seat, &action, may)?;
    }
    Ok(())
}

/// All those attempts were made on copies: the state itself still looks the same to everyone.
fn check_copies<C: Conform>(walk: &Walk<C>) -> Result<(), Finding> {
    for (viewer, view) in walk.views() {
        if C::Game::view(walk.state(), *viewer) != *view {
            let details = "the view changed while actions were tried out on copies of the state";
            return Err(Finding::new(Promise::CopiesAreIndependent, details).by(*viewer));
        }
    }
    Ok(())
}

/// Tries an action on a copy of the state: it is accepted if and only if it `may` be done.
fn attempt<C: Conform>(
    state: &StateOf<C>,
    seat: Seat,
    action: &ActionOf<C>,
    may: bool,
) -> Result<(), Finding> {
    let mut copy = state.clone();
    match C::Game::apply(&mut copy, seat, action) {
        Ok(_) if may => Ok(()),
        Ok(_) => {
            let details = format!("{action} by {seat:?} is not listed but was accepted");
            Err(Finding::new(Promise::UnlistedIsRefused, details).by(Viewer::Seat(seat)))
        }
        Err(refusal) if may => {
            let details = format!("{action} is listed but was refused: {refusal}");
            Err(Finding::new(Promise::ListedIsAccepted, details).by(Viewer::Seat(seat)))
        }
        Err(refusal) => check_refusal::<C>(&refusal, state, &copy, &format!("{action} by {seat:?}"))
            .map_err(|finding| finding.by(Viewer::Seat(seat))),
    }
}

/// A refusal names a rule, can be sent, and has changed nothing.
pub(super) fn check_refusal<C: Conform>(
    refusal: &<C::Game as Game>::Refusal,
    before: &StateOf<C>,
    after: &StateOf<C>,
    what: &str,
) -> Result<(), Finding> {
    text(refusal)?;
    if before != after {
        let details = format!("{what} was refused ({refusal}), and yet the state is another");
        return Err(Finding::new(Promise::RefusalChangesNothing, details));
    }
    let rule = refusal.rule();
    if !C::Game::RULES.contains(&rule) {
        let details = format!("{what} was refused ({refusal}) by {rule}, which is no rule of the game");
        return Err(Finding::new(Promise::RefusalNamesARule, details));
    }
    Ok(())
}
