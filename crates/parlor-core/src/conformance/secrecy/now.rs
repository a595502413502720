//! What a viewer has before it now.

use super::super::failure::{Channel, Finding, Promise};
use super::super::messages::text;
use super::super::walk::Walk;
use super::super::{ActionOf, Conform, StateOf, ViewOf};
use super::same;
use crate::{ChanceStream, Game, Outcome, Seat, Viewer};

/// How many of the viewer's own actions are tried in both worlds.
const TRIES: u32 = 4;

/// Compares everything that is made from the two states alone.
pub(super) fn check<C: Conform>(
    walk: &Walk<C>,
    other: &StateOf<C>,
    viewer: Viewer,
    stream: &mut ChanceStream,
) -> Result<(), Finding> {
    let real = walk.state();
    let view = C::Game::view(real, viewer);
    let other_view = C::Game::view(other, viewer);
    same(Channel::View, &text(&view)?, &text(&other_view)?)?;
    same(Channel::Standing, &text(&C::Game::next(real))?, &text(&C::Game::next(other))?)?;
    let outcome = C::Game::outcome(real);
    same(Channel::Standing, &text(&outcome)?, &text(&C::Game::outcome(other))?)?;
    same(Channel::Actions, &C::Game::actions(&view), &C::Game::actions(&other_view))?;
    if let Viewer::Seat(seat) = viewer {
        for _ in 0..TRIES {
            let action = C::random_action(&view, stream);
            let real_verdict = verdict::<C>(real, seat, &action)?;
            same(Channel::Refusals, &real_verdict, &verdict::<C>(other, seat, &action)?)?;
        }
    }
    if outcome == Outcome::Going {
        check_imagination::<C>(&view, &other_view, stream)?;
    }
    same(Channel::CarriedInView, &view, &other_view)
}

/// What the player in this seat hears of an action: that it is accepted, or the refusal.
fn verdict<C: Conform>(state: &StateOf<C>, seat: Seat, action: &ActionOf<C>) -> Result<String, Finding> {
    match C::Game::apply(&mut state.clone(), seat, action) {
        Ok(_) => Ok(format!("{action} is accepted")),
        Err(refusal) => Ok(format!("{action} is refused by {}: {refusal}", text(&refusal)?)),
    }
}

/// What is imagined depends on the view alone: from both views, the same stream gives the same state. This finds what a
/// view carries without showing it.
fn check_imagination<C: Conform>(
    view: &ViewOf<C>,
    other_view: &ViewOf<C>,
    stream: &mut ChanceStream,
) -> Result<(), Finding> {
    let mut again = stream.clone();
    if C::Game::imagine(view, stream) == C::Game::imagine(other_view, &mut again) {
        return Ok(());
    }
    let details = "views that look the same, and the same stream, gave two different imagined states";
    Err(Finding::new(Promise::HiddenStaysHidden(Channel::Imagination), details))
}
