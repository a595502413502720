//! `docs/strength.md`, written from what was measured.

use super::arena::{SEED, arguments};
use super::claims::{Verdict, verdict, wording};
use super::measurement::{Decisions, Measurement, Measurements, Which};
use super::plan::{Cell, GAMES, Game, MATCHES};
use crate::number::{grouped, percent, time};

/// The parts of the document, in order; each is written from the measurements alone.
const PARTS: &[fn(&Measurements) -> String] = &[introduction, claims, tables];

/// The whole document.
pub(super) fn render(measurements: &Measurements, ceiling: &str) -> String {
    let parts: Vec<String> = PARTS.iter().map(|part| part(measurements)).collect();
    parts.join("\n") + &super::ceiling::section(ceiling)
}

fn introduction(_: &Measurements) -> String {
    let example = arguments(&Cell::all().next().expect("there are matches")).join(" ");
    format!(
        "\
# How strong the players are

Every figure here was measured by `cargo xtask strength`, which plays the matches again and writes this document; nothing in it
is written by hand. `cargo xtask strength polygon` plays the matches of one game, `cargo xtask strength polygon expert-steady`
a single match; earlier measurements stay in `strength.jsonl`. Each row of a table is one run of the arena, such as

    parlor {example}

The seed is always `{SEED}`, so everyone gets the same games and the same results. Only times depend on the machine.

Two players play pairs of games: the same deal twice, with seats swapped. *Won* is the first player's share of the wins; a
shared win counts as half a win. *Ahead by* is how many points per game it is ahead: more points, or fewer in Scorzo, where the
fewest points win. Both come with their 99% intervals; the two games of a pair share their luck, so these are computed from pairs.
`expert:500` looks ahead with 500 rollouts per decision; the other levels don't look ahead. A *decision* is timed with all
cores at work; 99 of 100 take no longer than *p99*.

A sequential test decides whether one level is *stronger* than another. It stops as soon as chance can no longer explain the
lead; it is wrong in one of 200 matches. A match that stopped that way has few games and a wide interval: it says who is stronger,
not by how much. The other matches play all their games.
"
    )
}

fn claims(measurements: &Measurements) -> String {
    let claimed: Vec<(Cell, String, Verdict)> =
        Cell::all().filter_map(|cell| Some((cell, wording(&cell)?, verdict(&cell, measurements)?))).collect();
    let counts = Verdict::ALL.map(|verdict| claimed.iter().filter(|(.., found)| *found == verdict).count());
    let counted = Verdict::ALL.iter().zip(counts).filter(|(_, count)| *count > 0);
    let counted: Vec<String> =
        counted.map(|(verdict, count)| format!("{}: {count}", verdict.meaning())).collect();
    let mut text = format!(
        "## What we claim, and whether it holds\n\n{} claims. {}.",
        claimed.len(),
        counted.join(". ")
    );
    text += "\n\n| game | claim | won | does it hold? |\n| --- | --- | ---: | --- |\n";
    for (cell, wording, verdict) in claimed {
        let won = measurements.of(&cell).map_or_else(String::new, won);
        text += &format!("| {} | {wording} | {won} | {} |\n", cell.game.title, verdict.text());
    }
    text
}

fn tables(measurements: &Measurements) -> String {
    let tables: Vec<String> = GAMES.iter().map(|game| table(game, measurements)).collect();
    tables.join("\n")
}

fn table(game: &'static Game, measurements: &Measurements) -> String {
    let mut text = format!(
        "## {}\n\n\
        | player | against | games | won | ahead by | stronger? | decision: mean, p99 | the other's | time |\n\
        | --- | --- | ---: | ---: | ---: | --- | ---: | ---: | ---: |\n",
        game.title
    );
    for of in MATCHES {
        let cell = Cell { game, of };
        text += &match measurements.of(&cell) {
            Some(found) => row(&cell, found),
            None => {
                let [one, other] = cell.players();
                format!("| `{one}` | `{other}` | not measured | | | | | | |\n")
            }
        };
    }
    text
}

fn row(cell: &Cell, found: &Measurement) -> String {
    let [one, other] = &found.players;
    let games = grouped(&found.games.to_string());
    let ahead = match found.margin_interval {
        Some(interval) => format!("{:.1} ± {interval:.1}", found.margin),
        None => format!("{:.1}", found.margin),
    };
    let stronger = match found.stronger {
        _ if !cell.ends_when_settled() => "all games played",
        Some(Which::First) => "yes",
        Some(Which::Second) => "no, the other is",
        None => "undecided",
    };
    let [own, others] = found.decisions.map(decisions);
    let (won, took) = (won(found), time(found.seconds * 1e9));
    let cores = if found.cores == 1 { "1 core".to_owned() } else { format!("{} cores", found.cores) };
    format!(
        "| `{one}` | `{other}` | {games} | {won} | {ahead} | {stronger} | {own} | {others} | {took}, {cores} |\n"
    )
}

fn won(found: &Measurement) -> String {
    format!("{} ± {}", percent(found.share), percent(found.interval))
}

fn decisions(decisions: Decisions) -> String {
    format!("{}, {}", time(decisions.mean_us * 1e3), time(decisions.p99_us * 1e3))
}

#[cfg(test)]
mod tests {
    use super::super::measurement::tests::measured;
    use super::*;

    fn sample() -> Measurements {
        let cells: Vec<Cell> = Cell::all().collect();
        let mut measurements = Measurements::default();
        measurements.put(measured(&cells[0], 0.9, Some(Which::First)));
        measurements.put(measured(&cells[2], 0.51, None));
        measurements.put(measured(&cells[4], 0.4, None));
        measurements
    }

    #[test]
    fn a_row_says_what_came_of_a_match() {
        let cells: Vec<Cell> = Cell::all().collect();
        let text = row(&cells[0], &measured(&cells[0], 0.9, Some(Which::First)));
        let expected = "| `casual` | `random` | 1,000 | 90.0% ± 2.0% | 12.3 ± 5.0 | yes | \
            1.50 ms, 20.0 ms | 5.00 µs, 9.00 µs | 61.4 s, 2 cores |\n";
        assert_eq!(text, expected);
        // Where all games are played, the sequential test has no say.
        let text = row(&cells[4], &measured(&cells[4], 0.9, Some(Which::First)));
        assert!(text.contains("| all games played |"), "{text}");
    }

    #[test]
    fn claims_are_counted_honestly() {
        let text = claims(&sample());
        let counted = "18 claims. Hold: 1. Too few games to show: 1. Do not hold: 1. Not measured: 15.";
        assert!(text.contains(counted), "{text}");
        assert!(
            text.contains("| Scrambled 5's | `casual` is stronger than `random` | 90.0% ± 2.0% | yes |\n")
        );
        assert!(text.contains("| 40.0% ± 2.0% | **no** |\n"));
        assert!(text.contains("| Polygon | `casual` is stronger than `random` |  | not measured |\n"));
    }

    #[test]
    fn every_row_has_all_columns() {
        let text = render(&sample(), "");
        let mut columns = 0;
        for line in text.lines() {
            let bars = line.matches('|').count();
            assert!(bars == 0 || columns == 0 || bars == columns, "{line}");
            columns = bars;
        }
        assert_eq!(text.matches("not measured |").count(), 15 + 18);
    }
}
