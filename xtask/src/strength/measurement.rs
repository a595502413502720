//! What was measured, kept in a file of its own: one match can be played again without the others.

use std::fs;
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::plan::{Cell, GAMES, MATCHES};
use crate::failure::Failure;

/// What came of a match; a line of the file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Measurement {
    pub(super) game: String,
    #[serde(rename = "match")]
    pub(super) of: String,
    pub(super) players: [String; 2],
    pub(super) games: u64,
    /// The first player's share of the wins, and half of its 99% interval.
    pub(super) share: f64,
    pub(super) interval: f64,
    /// How many points a game the first player is ahead, and half of the 99% interval.
    pub(super) margin: f64,
    pub(super) margin_interval: Option<f64>,
    /// Who is stronger, if the sequential test has settled it.
    pub(super) stronger: Option<Which>,
    /// How long the decisions of each took.
    pub(super) decisions: [Decisions; 2],
    /// How long the match took, and on how many cores.
    pub(super) seconds: f64,
    pub(super) cores: usize,
}

/// One of two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Which {
    First,
    Second,
}

/// How long decisions take, in microseconds.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Decisions {
    pub(super) mean_us: f64,
    pub(super) p99_us: f64,
}

impl Measurement {
    /// Whether this is what came of the match, between the players that the plan has now.
    fn is_of(&self, cell: &Cell) -> bool {
        self.is_about(cell.game.id, cell.of.id) && self.players == cell.players()
    }

    fn is_about(&self, game: &str, of: &str) -> bool {
        self.game == game && self.of == of
    }

    /// Where it has its place in the file: as in the plan, and what the plan does not know any more at the end.
    fn place(&self) -> (usize, usize) {
        let game = GAMES.iter().position(|game| game.id == self.game);
        let of = MATCHES.iter().position(|of| of.id == self.of);
        (game.unwrap_or(GAMES.len()), of.unwrap_or(MATCHES.len()))
    }
}

/// All that was measured, at most once for each match of a game.
#[derive(Debug, Default, PartialEq)]
pub(super) struct Measurements(Vec<Measurement>);

impl Measurements {
    /// Reads the file; nothing was measured while there is none.
    pub(super) fn load(file: &Path) -> Result<Measurements, Failure> {
        if !file.exists() {
            return Ok(Measurements::default());
        }
        let problem = |problem: String| Failure::File { path: file.to_owned(), problem };
        let text = fs::read_to_string(file).map_err(|error| problem(error.to_string()))?;
        Measurements::read(&text).map_err(|error| problem(error.to_string()))
    }

    fn read(text: &str) -> Result<Measurements, serde_json::Error> {
        text.lines().map(serde_json::from_str).collect::<Result<_, _>>().map(Measurements)
    }

    /// The text of the file: a line for each match.
    pub(super) fn write(&self) -> Result<String, serde_json::Error> {
        self.0.iter().map(|measurement| Ok(serde_json::to_string(measurement)? + "\n")).collect()
    }

    /// Takes a measurement in, in place of an older one.
    pub(super) fn put(&mut self, new: Measurement) {
        self.0.retain(|old| !old.is_about(&new.game, &new.of));
        self.0.push(new);
        self.0.sort_by_key(Measurement::place);
    }

    /// What came of a match. What was measured with other players than the plan has now is not shown.
    pub(super) fn of(&self, cell: &Cell) -> Option<&Measurement> {
        self.0.iter().find(|measurement| measurement.is_of(cell))
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// A match that came out like this.
    pub(in crate::strength) fn measured(cell: &Cell, share: f64, stronger: Option<Which>) -> Measurement {
        Measurement {
            game: cell.game.id.to_owned(),
            of: cell.of.id.to_owned(),
            players: cell.players(),
            games: 1_000,
            share,
            interval: 0.02,
            margin: 12.34,
            margin_interval: Some(5.0),
            stronger,
            decisions: [
                Decisions { mean_us: 1_500.0, p99_us: 20_000.0 },
                Decisions { mean_us: 5.0, p99_us: 9.0 },
            ],
            seconds: 61.4,
            cores: 2,
        }
    }

    #[test]
    fn a_new_measurement_takes_the_place_of_the_old_one_and_the_others_stay() {
        let cells: Vec<Cell> = Cell::all().collect();
        let mut all = Measurements::default();
        for cell in [&cells[9], &cells[2], &cells[3]] {
            all.put(measured(cell, 0.5, None));
        }
        all.put(measured(&cells[2], 0.75, Some(Which::First)));
        let ids: Vec<&str> = all.0.iter().map(|measurement| measurement.of.as_str()).collect();
        assert_eq!(ids, ["steady-greedy", "expert-steady", "steady-greedy"], "in the order of the plan");
        assert_eq!(all.of(&cells[2]).unwrap().share, 0.75);
        assert_eq!(all.of(&cells[9]).unwrap().share, 0.5);
        assert_eq!(all.of(&cells[0]), None);
        let text = all.write().unwrap();
        assert_eq!(text.lines().count(), 3);
        assert_eq!(Measurements::read(&text).unwrap(), all);
    }

    #[test]
    fn what_other_players_did_is_kept_but_not_shown() {
        let cell = Cell::all().next().unwrap();
        let mut old = measured(&cell, 0.5, None);
        old.players[0] = "expert:7".to_owned();
        let mut all = Measurements::default();
        all.put(old);
        assert_eq!(all.of(&cell), None);
        assert_eq!(all.0.len(), 1);
    }
}
