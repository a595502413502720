//! How much there is to win: what somebody would do who is told what no player can know.

use std::process::Stdio;

use crate::failure::Failure;
use crate::process::{cargo, shown};

/// What names it on the command line.
pub(super) const NAME: &str = "ceiling";
/// How many games each line is about.
const GAMES: &str = "400";

/// Lets a player of Polygon who is told the turns to come play against a greedy one; a line for each number of turns.
pub(super) fn measure() -> Result<String, Failure> {
    let mut command = cargo(["run", "--release", "--quiet", "--package", "parlor-bots"]);
    command.args(["--example", "ceiling_polygon", "--", GAMES]);
    println!("$ {}", shown(&command));
    command.stdin(Stdio::null()).stderr(Stdio::inherit());
    let output = command.output().map_err(|error| Failure::Start { command: shown(&command), error })?;
    if !output.status.success() {
        return Err(Failure::Ended { command: shown(&command), how: output.status.to_string() });
    }
    String::from_utf8(output.stdout)
        .map_err(|error| Failure::Answer { command: shown(&command), problem: error.to_string() })
}

/// The section of the document; nothing if it was not measured.
pub(super) fn section(measured: &str) -> String {
    if measured.is_empty() {
        return String::new();
    }
    let lines: String = measured.lines().map(|line| format!("    {line}\n")).collect();
    format!(
        "
## Where the ceiling lies

The last line of each table is an expert with eight times the rollouts: how far more thinking leads.

In Polygon nearly everything is luck: what the die shows and which tiles come. To see how much, a player is told the rolls and
the tiles of the next turns, which nobody can know, takes the turn after which it is furthest ahead of `greedy` by then, and is
measured against `greedy`. Told nothing, it is `steady`:

{lines}
An honest player lies between the first line and the second. What the next roll and draw will be decides more than all
that a player can choose: no thinking brings it.

`cargo xtask strength {NAME}` measures it again, by
`cargo run --release --package parlor-bots --example ceiling_polygon -- {GAMES}`.
"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_section_gives_what_was_measured_and_nothing_if_nothing_was() {
        assert_eq!(section(""), "");
        assert!(section("told 0 turns: 56%\ntold 1 turns: 80%\n").contains("\n    told 1 turns: 80%\n"));
    }
}
