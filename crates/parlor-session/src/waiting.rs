//! What a table waits for, seen from one screen.

use parlor_core::Seat;

/// What a table waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Waiting {
    /// Somebody at the screen is to act.
    ForPerson(Seat),
    /// Somebody who is not at this device is to act: a bot.
    ForBot,
    /// Somebody has acted and still sees the own hand; the next one is somebody else.
    ToPassOn(Seat),
    /// The screen is handed to this player; nobody's hand is shown.
    ToHandOver(Seat),
    /// The real table is to tell something ([`Session::ask`](crate::Session::ask)).
    ForObservation,
    /// Nothing: the game is over.
    Nothing,
}
