//! Scrambled 5's: number tiles on a square board, crossword fashion; everything that touches in a line adds up to a
//! multiple of five.
//!
//! The rules are those that `parlor rules fives` prints, F1 to F19; every rule has tests that carry its id in their
//! names. Board size, bonus squares, tiles and number of players come from an [`Edition`]; [`Options`] are what a table
//! may choose. Nothing departs from the rules as written.
//!
//! ```
//! use parlor_core::{Game, Log, Next, Outcome, SetUp, Viewer};
//! use parlor_fives::{Action, Fives};
//!
//! let mut log = Log::<Fives>::begin(SetUp::classic(2, "42"))?;
//! while let Next::Seat(seat) = Fives::next(log.state()) {
//!     let view = Fives::view(log.state(), Viewer::Seat(seat));
//!     let best = view.plays().into_iter().max_by_key(|scored| (scored.score, scored.play));
//!     log.act(seat, best.map_or(Action::Pass, |scored| Action::Play(scored.play)))?;
//! }
//! let Outcome::Over(results) = Fives::outcome(log.state()) else { panic!("the game goes on") };
//! assert_eq!(results.scores.as_slice(), [825, 1090]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod ask;
mod board;
mod bonus;
#[cfg(any(test, feature = "conformance"))]
#[allow(clippy::unwrap_used, clippy::panic, reason = "it is for tests only, of this crate and of others")]
mod conformance;
mod edition;
mod event;
mod game;
mod generator;
mod imagine;
mod judge;
mod options;
mod play;
mod public;
mod refusal;
mod square;
mod state;
mod tile;
mod untrusted_view;
mod view;
mod written;

pub use ask::Ask;
pub use board::{Board, BoardError, MAX_SIZE};
pub use bonus::Bonus;
pub use edition::{BoxProblem, Edition, EditionError};
pub use event::{Event, EventWith, Seen};
pub use game::{ActionError, Fives};
pub use generator::{ScoredPlay, best_plays, for_each_play, has_play, plays};
pub use judge::{Cluster, Verdict, judge, judge_pass, judge_play};
pub use options::Options;
pub use play::{Action, Play};
pub use public::{Phase, Public, Turn, TurnKind};
pub use refusal::Refusal;
pub use square::{Direction, Square, SquareError};
pub use state::State;
pub use tile::{Rack, Tile, TileError, Tiles};
pub use view::View;
pub use written::{NotationError, Written};
