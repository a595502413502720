//! Where a game runs, seen from a table's page. The page sends requests and gets snapshots; whether the game runs in this browser
//! or elsewhere is the backend's concern.

mod local;
mod remote;
pub(crate) mod saved_games;

use parlor_session::{Note, Request, Snapshot};
use parlor_words::Lang;

use local::EXPERT_LIMIT;
pub(crate) use local::Local;
pub(crate) use remote::Remote;

use crate::game::WebGame;

/// What a backend tells the page.
pub(crate) enum Reply<G: WebGame> {
    /// How the table is now.
    Now(Snapshot<G>),
    /// What was asked for is refused, and nothing has changed.
    Refused(Note),
    /// Something that everybody at the screen should know, in a sentence.
    Told(String),
}

/// Where a game runs. Replies come when they come, at once or later.
pub(crate) trait Backend<G: WebGame> {
    /// Asks for something.
    fn send(&self, request: Request<G::Action>);

    /// Tries again to save what could not be saved.
    fn save(&self);

    /// Nothing more happens here: the game goes on in another window.
    fn stop(&self);

    /// Speaks another language from now on.
    fn speak(&self, lang: Lang);

    /// The text of the game's record; `None` if there is none.
    fn record(&self) -> Option<String>;
}
