//! What is imagined agrees with what is known.

use super::Conform;
use super::failure::{Finding, Promise};
use super::messages::told;
use super::moves::Step;
use super::replay::replay;
use super::walk::Walk;
use crate::{ChanceStream, Game, Viewer};

/// Imagines a state from a viewer's view and holds it against the real game: the viewer would see the same, and the
/// public history of the present deal, `steps`, replays legally to that very state. What everybody was told on the way is
/// compared as well, byte for byte.
///
/// What the viewer alone was told is not: a view needs to remember what is known now, and may have forgotten in which
/// order it became known.
pub(super) fn check<C: Conform>(
    walk: &Walk<C>,
    steps: &[Step<C::Game>],
    viewer: Viewer,
    stream: &mut ChanceStream,
) -> Result<(), Finding> {
    let broken = |what: String| Finding::new(Promise::ImaginedAgrees, what).by(viewer);
    let view = C::Game::view(walk.state(), viewer);
    let state = C::Game::imagine(&view, stream).map_err(|error| broken(error.to_string()))?;
    let seen = C::Game::view(&state, viewer);
    if seen != view {
        return Err(broken(format!("the view is {view:?}\nbut that of the imagined state is {seen:?}")));
    }
    if C::Game::next(&state) != C::Game::next(walk.state()) {
        return Err(broken("somebody else is to act in the imagined state".to_owned()));
    }
    let (start, count) = C::rewind(&state);
    if count != steps.len() {
        let real = steps.len();
        return Err(broken(format!("the imagined deal is {count} entries old, the real one {real}")));
    }
    let (end, events) = replay::<C>(start, steps).map_err(|(made, refusal)| {
        broken(format!("{made} can't have been in the imagined deal: {refusal}"))
    })?;
    if end != state {
        return Err(broken("the public history leads to another state than the imagined one".to_owned()));
    }
    for (step, events) in steps.iter().zip(&events) {
        let real = told::<C::Game>(&step.events, Viewer::Watcher)?;
        let imagined = told::<C::Game>(events, Viewer::Watcher)?;
        if real != imagined {
            let made = &step.made;
            return Err(broken(format!(
                "{made} really gave {real:?}\nbut in the imagined deal {imagined:?}"
            )));
        }
    }
    Ok(())
}
