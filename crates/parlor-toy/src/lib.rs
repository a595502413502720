//! A toy: three rules, and all that a game needs. It shows how a game is added and keeps that honest; the feature `toy` puts
//! it on the shelf, and no product has that.
//!
//! - T1: everybody is dealt a hand of numbered cards, which nobody else sees. In turn, from the first seat, each lays one.
//! - T2: a card that is higher than the one before it scores a point.
//! - T3: the game ends when all cards have been laid, and most points win. Who leaves comes last and takes the cards along.
//!
//! ```
//! use std::sync::Arc;
//!
//! use parlor_core::{Chance, Game, Log, Next, Outcome, Seed, SetUp, Viewer};
//! use parlor_toy::{Edition, Options, Toy};
//!
//! let (edition, chance) = (Arc::new(Edition::classic()), Chance::Seed(Seed::from_text("42")));
//! let mut log = Log::<Toy>::begin(SetUp { edition, options: Options::default(), players: 2, chance })?;
//! while let Next::Seat(seat) = Toy::next(log.state()) {
//!     let lowest = Toy::actions(&Toy::view(log.state(), Viewer::Seat(seat)))[0];
//!     log.act(seat, lowest)?;
//! }
//! assert!(matches!(Toy::outcome(log.state()), Outcome::Over(_)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod card;
#[cfg(test)]
mod conformance;
mod edition;
mod event;
mod game;
mod options;
mod public;
mod refusal;
mod untrusted_view;
mod view;

pub use card::{Card, CardError};
pub use edition::{DeckProblem, Edition, EditionError};
pub use event::{Event, EventWith, Seen};
pub use game::{State, Toy};
pub use options::Options;
pub use public::{Phase, Public, Step};
pub use refusal::Refusal;
pub use view::View;
