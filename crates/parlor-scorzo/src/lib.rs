//! Scorzo: rummy with five suits, two decks and wild cards, in eleven rounds.
//!
//! The rules are those that `parlor rules scorzo` prints, Z1 to Z19; every rule has tests that carry its id in their
//! names. The number of players and the rounds come from an [`Edition`]; [`Options`] are what a table may choose. Nothing
//! departs from the rules as written.
//!
//! ```
//! use parlor_core::{Chance, Edition as _, Game, Log, Next, Outcome, Seed, SetUp, Viewer};
//! use parlor_scorzo::{Action, Edition, Options, Phase, Scorzo, discards};
//!
//! let edition = Edition::read("name = \"short\"\nplayers = [2, 6]\nrounds = [3, 4]\n")?.into();
//! let chance = Chance::Seed(Seed::from_text("42"));
//! let mut log = Log::<Scorzo>::begin(SetUp { edition, options: Options::default(), players: 2, chance })?;
//! while let Next::Seat(seat) = Scorzo::next(log.state()) {
//!     let view = Scorzo::view(log.state(), Viewer::Seat(seat));
//!     let action = match (view.public().phase(), view.hand()) {
//!         (Phase::Discarding(_), Some(hand)) => Action::Discard(discards(hand).best().unwrap().card),
//!         _ => Action::Draw,
//!     };
//!     log.act(seat, action)?;
//! }
//! let Outcome::Over(results) = Scorzo::outcome(log.state()) else { panic!("the game goes on") };
//! assert_eq!(results.scores.as_slice(), [1, 5]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod ask;
mod card;
mod cards;
#[cfg(any(test, feature = "conformance"))]
#[allow(clippy::unwrap_used, clippy::panic, reason = "it is for tests only, of this crate and of others")]
mod conformance;
mod deal;
mod edition;
mod event;
mod game;
mod imagine;
mod meld;
mod options;
mod public;
mod refusal;
mod round;
mod solver;
mod state;
mod untrusted_view;
mod view;

pub use action::{Action, ActionError};
pub use ask::Ask;
pub use card::{Card, CardError, Number, Suit};
pub use cards::{Cards, Hand, HandError};
pub use edition::{Edition, EditionError, RoundsProblem};
pub use event::{Event, EventWith, Seen};
pub use game::Scorzo;
pub use meld::{Meld, MeldError, MeldKind};
pub use options::Options;
pub use public::{Phase, Public};
pub use refusal::Refusal;
pub use round::{FinishedRound, Pile, Round, RoundId, RoundIdError, Step, StepKind};
pub use solver::{Arrangement, Discard, Discards, arrange, discards, fewest_points, is_complete};
#[doc(hidden)]
pub use solver::{build_table, work};
pub use state::State;
pub use view::View;
