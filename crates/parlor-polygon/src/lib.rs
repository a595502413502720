//! Polygon: hexagonal number tiles; a die says which symbol counts, and three tiles that meet at that symbol score.
//!
//! The rules are those that `parlor rules polygon` prints, P1 to P22; every rule has tests that carry its id in their
//! names. Board, printed tiles, tiles and number of players come from an [`Edition`]; [`Options`] are what a table may
//! choose. Nothing departs from the rules as written.
//!
//! ```
//! use parlor_core::{Game, Log, Next, Outcome, SetUp, Viewer};
//! use parlor_polygon::{Action, Polygon, turns};
//!
//! let mut log = Log::<Polygon>::begin(SetUp::classic(2, "42"))?;
//! while let Next::Seat(seat) = Polygon::next(log.state()) {
//!     let public = log.state().public();
//!     let all = turns(public.edition(), public.board(), public.task().unwrap());
//!     let best = all.into_iter().max_by_key(|turn| (turn.total(), turn.first)).unwrap();
//!     let (tile, space) = best.first;
//!     log.act(seat, Action { tile, space })?;
//! }
//! let Outcome::Over(results) = Polygon::outcome(log.state()) else { panic!("the game goes on") };
//! assert_eq!(results.scores.as_slice(), [1240, 1140]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod ask;
mod board;
mod combination;
#[cfg(any(test, feature = "conformance"))]
#[allow(clippy::unwrap_used, clippy::panic, reason = "it is for tests only, of this crate and of others")]
mod conformance;
mod edition;
mod event;
mod game;
mod generator;
mod geometry;
mod options;
mod public;
mod refusal;
mod space;
mod state;
mod symbol;
mod tile;
mod turn;
mod untrusted_view;
mod view;

pub use action::{Action, ActionError};
pub use ask::Ask;
pub use board::Board;
pub use combination::{Combination, score};
pub use edition::{BoxProblem, Edition, EditionError};
pub use event::Event;
pub use game::Polygon;
pub use generator::{ScoredTurn, best_total, for_each_turn, turns};
pub use geometry::MAX_SPACES;
pub use options::Options;
pub use public::{Phase, Public, Turn};
pub use refusal::Refusal;
pub use space::{Space, SpaceError};
pub use state::State;
pub use symbol::{Symbol, SymbolError};
pub use tile::{Tile, TileError, Tiles};
pub use turn::{Placement, Task, judge};
pub use view::View;
