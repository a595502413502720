//! `cargo run --release -p parlor-bots --example train_scorzo`: the table of `src/scorzo/standing.rs`, measured again.
#![allow(clippy::print_stdout, reason = "a tool for the bench")]

use parlor_bots::scorzo_scatter;

fn main() {
    for players in 2..=6 {
        let row: Vec<String> =
            (3..=12).map(|cards| scorzo_scatter(players, cards, 50_000).to_string()).collect();
        println!("    [{}],", row.join(", "));
    }
}
