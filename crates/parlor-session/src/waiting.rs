//! Whose turn it is to look at the screen.

use parlor_core::{Next, Seat, Viewer};

use crate::{Front, Host, SessionGame};

/// What a table waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Waiting {
    /// Somebody before the screen is to act.
    ForPerson(Seat),
    /// A bot is to act.
    ForBot,
    /// Somebody has acted and still sees the own hand; the next one is somebody else.
    ToPassOn(Seat),
    /// The screen is handed to this player; nobody's hand is shown.
    ToHandOver(Seat),
    /// The real table is to tell what this label asks for.
    ForObservation(String),
    /// Nothing: the game is over.
    Nothing,
}

impl<G: SessionGame, F: Front<G>> Host<G, F> {
    /// Whether there are people before the screen who must not see each other's hands.
    pub fn hides_hands(&self) -> bool {
        G::HAS_HANDS && self.people_playing().count() > 1
    }

    /// What the table waits for now, given whose view has been on the screen.
    pub fn waiting(&self, viewer: Viewer) -> Waiting {
        let seat = match self.next() {
            Next::Over => return Waiting::Nothing,
            Next::Observation(label) => return Waiting::ForObservation(label),
            Next::Seat(seat) => seat,
        };
        if self.is_real_table() {
            return Waiting::ForPerson(seat);
        }
        let hides = self.hides_hands();
        match (viewer, self.is_person(seat)) {
            (_, true) if !hides => Waiting::ForPerson(seat),
            (Viewer::Seat(viewer), true) if viewer == seat => Waiting::ForPerson(seat),
            (Viewer::Seat(_), _) if hides => Waiting::ToPassOn(seat),
            (_, true) => Waiting::ToHandOver(seat),
            (_, false) => Waiting::ForBot,
        }
    }
}
