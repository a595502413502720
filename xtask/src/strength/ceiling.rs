//! How much there is to win: how well a player does who is told what no player can know.

use std::process::Stdio;

use crate::failure::Failure;
use crate::process::{cargo, shown};

/// What names it on the command line.
pub(super) const NAME: &str = "ceiling";
/// How many games each line is about.
const GAMES: &str = "400";

/// Plays Polygon with a player who is told the coming turns, against a greedy one; a line for each number of turns.
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
## Where the ceiling is

The last row of each table is an expert with eight times the rollouts: it shows how much more thinking helps.

In Polygon nearly everything is luck: what you roll and which tiles you draw. To see how much, we tell a player the rolls and
tiles of the next turns, which nobody can know. It takes the turn that puts it furthest ahead of `greedy` by then, and is measured
against `greedy`. Told nothing, it is `steady`:

{lines}
A player who can't see the future comes out between the first line and the second. The next roll and draw decide more than
anything a player can choose, and no amount of thinking can change that.

`cargo xtask strength {NAME}` measures it again, with
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
