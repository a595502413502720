//! `cargo xtask strength`: how strong the players are, measured, and written down in `docs/strength.md`.

mod arena;
mod ceiling;
mod claims;
mod document;
mod measurement;
mod plan;

use std::path::PathBuf;
use std::{fs, io};

use self::measurement::Measurements;
use self::plan::{Cell, GAMES, MATCHES};
use crate::failure::Failure;
use crate::process::root;

/// Which matches to play.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Selection {
    /// Those of these games; of all if none is named.
    games: Vec<&'static str>,
    /// These; all if none is named.
    matches: Vec<&'static str>,
    /// Only the ceiling, unless matches are named too.
    is_about_ceiling: bool,
    /// None at all: only the document is written again.
    is_render_only: bool,
}

impl Selection {
    /// Reads games and matches in any order.
    pub(crate) fn new(words: &[String], is_render_only: bool) -> Result<Selection, Failure> {
        let mut selection = Selection { is_render_only, ..Selection::default() };
        for word in words {
            if word == ceiling::NAME {
                selection.is_about_ceiling = true;
            } else if let Some(game) = GAMES.iter().find(|game| game.id == word) {
                selection.games.push(game.id);
            } else if let Some(of) = MATCHES.iter().find(|of| of.id == word) {
                selection.matches.push(of.id);
            } else {
                return Err(unknown(word));
            }
        }
        Ok(selection)
    }

    fn names_matches(&self) -> bool {
        !self.games.is_empty() || !self.matches.is_empty()
    }

    /// Whether the ceiling is measured: if it is named, or nothing is.
    fn has_ceiling(&self) -> bool {
        !self.is_render_only && (self.is_about_ceiling || !self.names_matches())
    }

    fn has(&self, cell: &Cell) -> bool {
        let is_named = |names: &[&str], id| names.is_empty() || names.contains(&id);
        let no_match = self.is_render_only || (self.is_about_ceiling && !self.names_matches());
        !no_match && is_named(&self.games, cell.game.id) && is_named(&self.matches, cell.of.id)
    }
}

fn unknown(word: &str) -> Failure {
    let games: Vec<&str> = GAMES.iter().map(|game| game.id).collect();
    let matches: Vec<&str> = MATCHES.iter().map(|of| of.id).collect();
    let (games, matches) = (games.join(", "), matches.join(", "));
    let ceiling = ceiling::NAME;
    Failure::Usage(format!(
        "{word:?} is not a game or a match: games are {games}; matches are {matches}; {ceiling} works too"
    ))
}

/// Plays the matches, and writes down what came of them after each: all of them take hours, and may be stopped.
pub(crate) fn run(selection: &Selection) -> Result<(), Failure> {
    let mut measurements = Measurements::load(&measurements_file())?;
    let cells: Vec<Cell> = Cell::all().filter(|cell| selection.has(cell)).collect();
    if !cells.is_empty() {
        arena::build()?;
    }
    for cell in &cells {
        measurements.put(arena::measure(cell)?);
        save(&measurements)?;
    }
    if selection.has_ceiling() {
        write(ceiling_file(), ceiling::measure()?)?;
    }
    save(&measurements)
}

fn save(measurements: &Measurements) -> Result<(), Failure> {
    let lines = measurements
        .write()
        .map_err(|error| Failure::File { path: measurements_file(), problem: error.to_string() })?;
    write(measurements_file(), lines)?;
    write(document_file(), document::render(measurements, &ceiling()?))
}

fn write(file: PathBuf, text: String) -> Result<(), Failure> {
    fs::write(&file, text).map_err(|error| Failure::File { path: file, problem: error.to_string() })
}

/// What was measured about the ceiling; nothing while there is no file.
fn ceiling() -> Result<String, Failure> {
    match fs::read_to_string(ceiling_file()) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(String::new()),
        read => read.map_err(|error| Failure::File { path: ceiling_file(), problem: error.to_string() }),
    }
}

fn ceiling_file() -> PathBuf {
    root().join("docs/strength-ceiling.txt")
}

fn measurements_file() -> PathBuf {
    root().join("docs/strength.jsonl")
}

fn document_file() -> PathBuf {
    root().join("docs/strength.md")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn selected(line: &str) -> Option<Vec<String>> {
        let (options, names): (Vec<&str>, Vec<&str>) =
            line.split_whitespace().partition(|word| word.starts_with("--"));
        let names: Vec<String> = names.into_iter().map(str::to_owned).collect();
        let selection = Selection::new(&names, options == ["--render"]).ok()?;
        let name = |cell: Cell| format!("{} {}", cell.game.id, cell.of.id);
        Some(Cell::all().filter(|cell| selection.has(cell)).map(name).collect())
    }

    #[test]
    fn games_and_matches_are_selected_by_name() {
        assert_eq!(selected("").unwrap().len(), 21);
        assert_eq!(selected("polygon scorzo").unwrap().len(), 14);
        assert_eq!(selected("polygon expert-steady").unwrap(), ["polygon expert-steady"]);
        let all_games = ["fives expert-steady", "scorzo expert-steady", "polygon expert-steady"];
        assert_eq!(selected("expert-steady").unwrap(), all_games);
        assert_eq!(selected("--render fives").unwrap(), [""; 0]);
        assert_eq!(selected("ceiling").unwrap(), [""; 0]);
        assert_eq!(selected("ceiling polygon").unwrap().len(), 7);
        assert_eq!(selected("chess"), None);
    }

    #[test]
    fn the_document_is_what_the_measurements_say() {
        let written = fs::read_to_string(document_file()).unwrap();
        let measurements = Measurements::load(&measurements_file()).unwrap();
        assert!(
            written == document::render(&measurements, &ceiling().unwrap()),
            "`cargo xtask strength --render` writes it again"
        );
    }
}
