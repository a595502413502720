//! The suite that every game passes, by one call in its tests.
//!
//! A game's tests implement [`Conform`]: what to try, and slow, plain twins of what the game does fast. Then
//! [`check`] plays random games and holds the game to every [`Promise`]:
//!
//! ```
//! use parlor_core::conformance::{Conform, check};
//!
//! fn it_conforms<GameUnderTest: Conform>() {
//!     check::<GameUnderTest>(100);
//! }
//! ```
//!
//! Every game is played from seeds made of its number: a failure names that number, and [`run_game`] plays it again.

mod conform;
mod departures;
mod ending;
mod failure;
mod imagination;
mod legality;
mod messages;
mod moves;
mod play;
mod records;
mod replay;
mod retraction;
mod secrecy;
mod statistics;
mod views;
mod walk;

pub use conform::{ActionOf, Conform, EventOf, SmallCase, StateOf, ViewOf};
pub use failure::{Channel, Failure, Place, Promise};

use crate::{Game, RebuildView};
use play::{Redeals, play, play_reading};

/// Checks this many random games, at least one of each set-up, and the small cases.
///
/// # Panics
/// With what is wrong and where, if the game doesn't conform.
#[allow(clippy::panic, reason = "this is an assertion for tests")]
pub fn check<C: Conform>(games: u32) {
    if let Err(failure) = run::<C>(games) {
        panic!("{failure}");
    }
}

/// Checks that views of this many random games read back from their serialised form.
///
/// # Panics
/// With what is wrong and where, if one does not.
#[allow(clippy::panic, reason = "this is an assertion for tests")]
pub fn check_untrusted_views<C: Conform<Game: RebuildView>>(games: u32) {
    for number in 0..games {
        if let Err(failure) = play_reading::<C>(number) {
            panic!("{failure}");
        }
    }
}

/// As [`check`], without the panic.
///
/// # Errors
/// With what is wrong and where, if the game doesn't conform.
pub fn run<C: Conform>(games: u32) -> Result<(), Failure> {
    let set_ups = u32::try_from(C::set_ups().len()).expect("a suite lists a few set-ups");
    let mut redeals = Redeals::default();
    for number in 0..games.max(set_ups).max(1) {
        redeals = redeals.and(play::<C>(number)?);
    }
    redeals.check().map_err(|finding| finding.at(C::Game::ID, Place::Run))?;
    statistics::check::<C>()
}

/// Plays one of the random games again, by its number.
///
/// # Errors
/// With what is wrong and where, if the game doesn't conform.
pub fn run_game<C: Conform>(number: u32) -> Result<(), Failure> {
    play::<C>(number).map(|_| ())
}
