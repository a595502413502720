//! A toy: three rules, and all that a game needs. It shows how a game is added and keeps that honest; the feature `toy` puts
//! it on the shelf, and no product has that.
//!
//! - T1: everybody is dealt a hand of numbered cards, which nobody else sees. In turn, from the first seat, each lays one.
//! - T2: a card that is higher than the one before it scores a point.
//! - T3: the game ends when all cards have been laid, and most points win. Who leaves comes last and takes the cards along.
//!
//! ```
//! use parlor_core::{Game, Log, Next, Outcome, SetUp, Viewer};
//! use parlor_toy::Toy;
//!
//! let mut log = Log::<Toy>::begin(SetUp::classic(2, "42"))?;
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
