//! Whose turn it is to look at the screen.

use parlor_core::{Next, Seat, Viewer};

use crate::{Front, Host, TableGame};

/// What a table waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Somebody before the screen is to act.
    Acting(Seat),
    /// A bot is to act.
    Watching,
    /// Somebody has acted and still sees the own hand; the next one is somebody else.
    Passing(Seat),
    /// The screen is handed to this player; nobody's hand is shown.
    HandOver(Seat),
    /// The real table is to tell what this label asks for.
    Asked(String),
    /// Nothing: the game is over.
    Over,
}

impl<G: TableGame, F: Front<G>> Host<G, F> {
    /// Whether there are people before the screen who must not see each other's hands.
    pub fn hides_hands(&self) -> bool {
        G::HAS_HANDS && self.people_playing().count() > 1
    }

    /// What the table waits for now, given whose view has been on the screen.
    pub fn stage(&self, viewer: Viewer) -> Stage {
        let seat = match self.next() {
            Next::Over => return Stage::Over,
            Next::Observation(label) => return Stage::Asked(label),
            Next::Seat(seat) => seat,
        };
        if self.is_real_table() {
            return Stage::Acting(seat);
        }
        let hides = self.hides_hands();
        match (viewer, self.is_person(seat)) {
            (_, true) if !hides => Stage::Acting(seat),
            (Viewer::Seat(viewer), true) if viewer == seat => Stage::Acting(seat),
            (Viewer::Seat(_), _) if hides => Stage::Passing(seat),
            (_, true) => Stage::HandOver(seat),
            (_, false) => Stage::Watching,
        }
    }
}
