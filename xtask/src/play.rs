//! `cargo xtask play`, which `cargo play` is short for: builds the pages and opens them in the browser.

use crate::failure::Failure;
use crate::process::{cargo, hand_over};
use crate::web;

pub(crate) fn play() -> Result<(), Failure> {
    // `cargo xtask web` prints the sizes: people who want to play don't need them.
    web::build(&web::default_folder())?;
    hand_over(&mut cargo(["run", "--release", "--quiet", "--package", "parlor", "--", "serve", "--open"]))
}
