//! Views keep up with the game.

use super::Conform;
use super::failure::{Finding, Promise};
use super::messages::text;
use super::walk::Walk;
use crate::{Game, GivenViews, read_view};

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

/// Checks that every view reads back from what is sent of it.
pub(super) fn check_reading<C: Conform<Game: GivenViews>>(walk: &Walk<C>) -> Result<(), Finding> {
    for (viewer, view) in walk.views() {
        let sent = text(view)?;
        let finding = |details| Err(Finding::new(Promise::ViewsReadBack, details).by(*viewer));
        match read_view::<C::Game>(&sent) {
            Ok(read) if read == *view => {}
            Ok(read) => return finding(format!("{sent}\nreads as {read:?}")),
            Err(error) => return finding(format!("{error}\n{sent}")),
        }
    }
    Ok(())
}
