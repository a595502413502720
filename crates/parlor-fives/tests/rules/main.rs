//! Every rule of Scrambled 5's, one by one, under its id.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may stop where it stands")]

#[path = "../common/mod.rs"]
mod common;
mod leaving;
mod placing;
mod real_tables;
mod scoring;
mod set_up;
mod the_end;
mod the_sheet_s_examples;
mod turns;

use common::drawn::{Drawn, drawn};
use common::table::{At, at, seat};
use parlor_core::{Departure, Game, Next, Observation, ObserveError, Outcome, Refusal as _, Viewer};
use parlor_fives::{Bonus, Edition, Event, Fives, Phase, Rack, Refusal, Seen, Tile, Tiles};

fn rack(values: &[u8]) -> Rack {
    Rack::new(values.iter().map(|value| Tile::new(*value).unwrap())).unwrap()
}
