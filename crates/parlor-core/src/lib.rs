//! What all of Parlor's games share.
//!
//! A game implements [`Game`]; everything else here is what it is made of ([`Seat`], [`Chance`], [`Secret`],
//! [`Outcome`]) or what it gets for it: a [`Log`] that folds entries into a state, [`record`]s that people and
//! programs can read, [`Imagined`] states for players that look ahead, and the `conformance` suite.
//!
//! Nothing here does I/O, reads a clock, starts a thread or draws global randomness.
//!
//! ```
//! use parlor_core::{Game, Log, Next, Outcome, SetUp, Viewer};
//! use parlor_fives::Fives;
//!
//! /// Plays a game of whatever kind to its end: everybody does the first thing that is legal.
//! fn play<G: Game>(set_up: SetUp<G>) -> Result<Outcome, Box<dyn std::error::Error>> {
//!     let mut log = Log::begin(set_up)?;
//!     while let Next::Seat(seat) = G::next(log.state()) {
//!         let view = G::view(log.state(), Viewer::Seat(seat));
//!         log.act(seat, G::actions(&view)[0]).map_err(|refusal| refusal.to_string())?;
//!     }
//!     Ok(G::outcome(log.state()))
//! }
//!
//! let outcome = play::<Fives>(SetUp::classic(3, "42"))?;
//! assert!(matches!(outcome, Outcome::Over(results) if results.standing().len() == 3));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod chance;
#[cfg(feature = "conformance")]
pub mod conformance;
mod counts;
mod edition;
mod game;
mod imagined;
mod json;
mod level;
mod log;
mod name;
mod options;
mod outcome;
mod player;
mod public;
pub mod record;
mod rule;
mod seat;
mod secret;
mod text;
mod untrusted_view;

pub use chance::{
    Chance, ChanceError, ChanceStream, Commitment, Contribution, FairDeal, FairnessError, HouseDeal,
    MAX_CONTRIBUTION, PlayerRng, PlayerSeed, Script, Seed, SeedTextError,
};
pub use counts::{Counts, Kind};
pub use edition::{
    CLASSIC, Edition, EditionError, EditionFile, EditionHeader, EditionProblem, EditionText, Entries,
    FieldKind, Fields, List,
};
pub use game::{
    AskError, Departure, Game, ImagineError, Next, NoAsk, Observation, ObserveError, Refusal, SetUp,
    SetUpError,
};
pub use imagined::Imagined;
pub use json::Json;
pub use level::{Level, LevelError};
pub use log::{Entry, Log, LogError, RetractError};
pub use name::{MAX_NAME, NameError, PlayerName};
pub use options::{Flag, GameOptions, OptionError};
pub use outcome::{Outcome, Results};
pub use player::{RecordedBot, RecordedPlayer, playing};
pub use public::serialize_shared;
pub use rule::{RuleId, RuleIdError};
pub use seat::{BySeat, MAX_SEATS, Seat, SeatError, Viewer};
pub use secret::Secret;
pub use text::read_text;
pub use untrusted_view::{
    RebuildView, UntrustedView, ViewError, ViewProblem, read_view, read_view_value, tell, tell_next,
};
