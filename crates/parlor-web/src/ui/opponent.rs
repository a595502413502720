//! Whom somebody plays against who has said nothing else: an easy bot at first, and then whom they chose last.

use parlor_bots::Level;

use crate::browser::storage;

/// How the keys of levels begin in the browser's storage; the game follows.
const KEY: &str = "parlor.setting.level.";

/// Who sits opposite in a game that is begun with one click.
pub(crate) fn of(game: &str) -> Level {
    storage::get(&format!("{KEY}{game}")).and_then(|name| name.parse().ok()).unwrap_or(Level::Casual)
}

/// Whoever was chosen sits there next time, too.
pub(crate) fn remember(game: &str, level: Level) {
    // Without storage it is remembered until the page is closed.
    let _ = storage::set(&format!("{KEY}{game}"), level.name());
}
