//! Plays a match, by `parlor arena`.

use std::process::Stdio;
use std::thread;
use std::time::Instant;

use serde::Deserialize;

use super::measurement::{Decisions, Measurement, Which};
use super::plan::Cell;
use crate::failure::Failure;
use crate::process::{cargo, run, shown};

/// The same deals in every match, and every time.
pub(super) const SEED: &str = "strength";

/// Builds the program, so no match has to wait for that.
pub(super) fn build() -> Result<(), Failure> {
    run(&mut cargo(["build", "--release", "--package", "parlor"]))
}

/// The words after `parlor` that play a match.
pub(super) fn arguments(cell: &Cell) -> Vec<String> {
    let [one, other] = cell.players();
    let games = cell.games().to_string();
    let mut words =
        ["arena", cell.game.id, &one, &other, "--games", &games, "--seed", SEED].map(str::to_owned).to_vec();
    if !cell.ends_when_settled() {
        words.push("--all".to_owned());
    }
    words
}

/// Plays a match.
pub(super) fn measure(cell: &Cell) -> Result<Measurement, Failure> {
    let mut command = cargo(["run", "--release", "--quiet", "--package", "parlor", "--"]);
    command.args(arguments(cell)).arg("--json");
    println!("$ {}", shown(&command));
    // Its progress is for people, on standard error.
    command.stdin(Stdio::null()).stderr(Stdio::inherit());
    let begin = Instant::now();
    let output = command.output().map_err(|error| Failure::Start { command: shown(&command), error })?;
    let seconds = begin.elapsed().as_secs_f64();
    if !output.status.success() {
        return Err(Failure::Ended { command: shown(&command), how: output.status.to_string() });
    }
    let problem = |problem: String| Failure::Answer { command: shown(&command), problem };
    let report: Report =
        serde_json::from_slice(&output.stdout).map_err(|error| problem(error.to_string()))?;
    if report.interrupted {
        return Err(problem("it was interrupted".to_owned()));
    }
    let cores = thread::available_parallelism().map_or(1, usize::from);
    report.measurement(cell, seconds, cores).ok_or_else(|| problem("it is not about one match".to_owned()))
}

/// What we need of the arena's report.
#[derive(Deserialize)]
struct Report {
    players: Vec<PlayerLine>,
    matches: Vec<MatchLine>,
    interrupted: bool,
}

#[derive(Deserialize)]
struct PlayerLine {
    decision_mean_us: f64,
    decision_p99_us: f64,
}

#[derive(Deserialize)]
struct MatchLine {
    players: [String; 2],
    games: u64,
    share: f64,
    interval: f64,
    margin: f64,
    margin_interval: Option<f64>,
    stronger: Option<String>,
}

impl Report {
    fn measurement(&self, cell: &Cell, seconds: f64, cores: usize) -> Option<Measurement> {
        let ([one, other], [line]) = (self.players.as_slice(), self.matches.as_slice()) else { return None };
        let is_first = |name: &String| *name == line.players[0];
        let which = |name| if is_first(name) { Which::First } else { Which::Second };
        let decisions =
            |line: &PlayerLine| Decisions { mean_us: line.decision_mean_us, p99_us: line.decision_p99_us };
        Some(Measurement {
            game: cell.game.id.to_owned(),
            of: cell.of.id.to_owned(),
            // The arena may have another name for the same player: an expert of its default is plain `expert`.
            players: cell.players(),
            games: line.games,
            share: line.share,
            interval: line.interval,
            margin: line.margin,
            margin_interval: line.margin_interval,
            stronger: line.stronger.as_ref().map(which),
            decisions: [decisions(one), decisions(other)],
            seconds,
            cores,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_arena_s_report_is_read() {
        let text = r#"{"game":"fives","seed":"x","players":[
            {"player":"casual","rating":0.0,"rating_interval":0.0,"decision_mean_us":607.0,"decision_p99_us":7340.0},
            {"player":"random","rating":-2.0,"rating_interval":4.0,"decision_mean_us":5.5,"decision_p99_us":13.0}],
            "matches":[{"players":["casual","random"],"games":8,"share":0.875,"interval":0.25,"points":[937.5,851.5],
            "margin":86.0,"margin_interval":null,"stronger":"random"}],"interrupted":false}"#;
        let report: Report = serde_json::from_str(text).unwrap();
        let cell = Cell::all().next().unwrap();
        let found = report.measurement(&cell, 1.5, 2).unwrap();
        assert_eq!((found.games, found.share, found.margin, found.margin_interval), (8, 0.875, 86.0, None));
        assert_eq!((found.stronger, found.decisions[1].p99_us), (Some(Which::Second), 13.0));
        let none = Report { matches: Vec::new(), ..report };
        assert_eq!(none.measurement(&cell, 1.5, 2), None);
    }

    #[test]
    fn matches_about_a_share_play_all_their_games() {
        let lines: Vec<String> = Cell::all().take(6).map(|cell| arguments(&cell).join(" ")).collect();
        assert!(lines[0].starts_with("arena fives casual random --games ") && !lines[0].contains("--all"));
        assert!(lines[4].ends_with(" --seed strength --all") && lines[5].ends_with(" --seed strength --all"));
    }
}
