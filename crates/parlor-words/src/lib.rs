//! All of Parlor's text for people, in English and Spanish.
//!
//! The games and the engines hold no text: they give refusals, errors and events as data, and this crate says them.
//!
//! - [`Say`] is for everything that can be said by itself: a refusal, an error, a [`program::Message`].
//! - [`Spans`] is a text in parts, for screens that make a rule a link or draw a card: what a text is about is never read out of
//!   its words.
//! - [`GameWords`] is what a game adds: its rulebook, its events, its options. A program that is generic over games
//!   needs nothing else.
//! - [`fives`] is Scrambled 5's, [`scorzo`] is Scorzo, [`polygon`] is Polygon, [`program`] the command line;
//!   [`record_report`], [`outcome`] and the like are about all games.
//!
//! # Clauses and sentences
//! [`Say::say`] gives a *clause*: it begins small and has no full stop, so that it can follow a prefix or a colon
//! (`error: line 3, column 8: the line ends too early`). [`Say::sentence`] gives the same as a sentence, to stand
//! alone. What is not said by `Say` (rules, events, explanations) is in whole sentences.
//!
//! ```
//! use parlor_core::Game;
//! use parlor_fives::Fives;
//! use parlor_words::{GameWords, Lang, Say};
//!
//! let error = Fives::read_action("8F 41.").unwrap_err();
//! assert_eq!(
//!     error.sentence(Lang::English),
//!     "A play starts with its first tile and ends with its last one, not with a dot."
//! );
//! let rule = Fives::rule("F5".parse().unwrap(), Lang::Spanish).unwrap();
//! assert_eq!(rule.text, "La primera jugada tiene que cubrir la casilla central, la de Rocket Man.");
//! ```
//!
//! # Why no framework
//! Frameworks look texts up by name at run time, in files of their own; a text that is missing, or that names a fact
//! which is not there, shows itself to whoever comes across it. Here a text is an arm of a `match` over the very type
//! that it is about, English beside Spanish: a refusal without a text, a language without a text or a fact that does
//! not exist does not compile. Where a key is open, as the ids of rules are, a test walks over all that the game names.
//! The browser pays for strings and `match`es, not for a parser and its files; and the grammar that two languages need
//! (plurals, lists, quotation marks, numbers) is a page of code.

mod common;
pub mod fives;
mod game_words;
mod guide;
mod keys;
mod labels;
mod lang;
mod names;
pub mod number;
pub mod online;
pub mod pages;
mod phrase;
pub mod pictures;
mod players;
pub mod polygon;
pub mod program;
mod record;
mod rule_words;
mod rulebook;
mod say;
pub mod scorzo;
mod spans;
pub mod terminal;
#[cfg(feature = "toy")]
pub mod toy;
mod typed;

pub use common::{PileHolds, TableText, cited, entry, hint, outcome, thinking};
pub use game_words::{GameWords, HouseRule};
pub use guide::{Guide, GuideLabel};
pub use lang::{Lang, LangError};
pub use names::{
    Name, default_name, names_at_screen, player_name, player_names, player_number, player_numbers,
};
pub use phrase::{character, list_and, list_or, quoted};
pub use pictures::Picture;
pub use players::{about_level, bad_name, difficulty, level, level_and_difficulty, name_label};
pub use record::{
    RecordReport, bots_agree, bots_differ, bots_of_other_version, locked_in, record_report, replay_error,
    verified,
};
pub use rulebook::{BookLabel, Chapter, Item, RuleText, Rulebook, Source};
pub use say::{Say, capitalized, sentence};
pub use spans::{Span, SpanKind, Spans};
pub use typed::{as_typed, in_notation};
