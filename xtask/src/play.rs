//! `cargo xtask play`, which `cargo play` is short for: builds the pages and opens them in the browser.

use crate::failure::Failure;
use crate::process::{cargo, hand_over, run};
use crate::web;

pub(crate) fn play() -> Result<(), Failure> {
    // `cargo xtask web` makes them small and prints the sizes: people who want to play now don't need that.
    step(1, "the games for your browser");
    let pages = web::quick_folder()?;
    web::build(&pages, web::Build::Quick)?;
    // It only hands out files, and shares what it needs with this program, which is built already.
    step(2, "the program that serves them");
    run(&mut cargo(["build", "--profile", "play", "--package", "parlor"]))?;
    let serve =
        ["run", "--quiet", "--profile", "play", "--package", "parlor", "--", "serve", "--open", "--pages"];
    hand_over(cargo(serve).arg(pages))
}

/// Says what is being built: the first time, each step takes a minute or two.
fn step(number: usize, what: &str) {
    println!("\n=== Building, {number} of 2: {what} ===");
}
