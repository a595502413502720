//! Views keep up with the game.

use super::Conform;
use super::failure::{Finding, Promise};
use super::walk::Walk;
use crate::Game;

/// Checks that every view, advanced by what its viewer saw, equals a fresh one.
pub(super) fn check<C: Conform>(walk: &Walk<C>) -> Result<(), Finding> {
    for (viewer, view) in walk.views() {
        let fresh = C::Game::view(walk.state(), *viewer);
        if fresh != *view {
            let details = format!("the advanced view is {view:?}\nbut a fresh one is {fresh:?}");
            return Err(Finding::new(Promise::ViewsKeepUp, details).by(*viewer));
        }
    }
    Ok(())
}
