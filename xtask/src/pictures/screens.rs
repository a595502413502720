//! Pictures of screens: the program runs in a terminal, keys are pressed, and what it shows then is drawn.

use std::path::{Path, PathBuf};

use parlor_pty::{Key, Program, PtyError, Screen, Terminal};
use serde_json::Value;

use super::data_folder::DataFolder;
use super::{save, svg};
use crate::failure::Failure;
use crate::process::{answer, cargo, root, run, shown};

/// The variable that tells the program where to keep its data.
const DATA: &str = "PARLOR_DATA";

/// A picture of a table in the middle of a game.
struct ScreenPicture {
    /// What is typed after `parlor`.
    arguments: &'static [&'static str],
    /// Columns and lines.
    size: (u16, u16),
    /// How many times a hint is asked for and followed.
    hints: usize,
    /// What is pressed at the end.
    keys: &'static [Key],
    /// The text that is on the screen when the picture is taken.
    shows: &'static str,
    /// Where the picture goes.
    file: &'static str,
}

const PICTURES: &[ScreenPicture] = &[
    ScreenPicture {
        arguments: &["play", "fives", "--seats", "Ana,greedy", "--seed", "7", "--pace", "0"],
        size: (92, 24),
        hints: 9,
        keys: &[Key::Char('h')],
        shows: "» Hint from ",
        file: "docs/pictures/fives-table.svg",
    },
    ScreenPicture {
        arguments: &["play", "scorzo", "--seats", "Ana,greedy,greedy", "--seed", "4", "--pace", "0"],
        size: (100, 30),
        hints: 7,
        keys: &[],
        shows: "Discard ",
        file: "docs/pictures/scorzo-table.svg",
    },
    ScreenPicture {
        arguments: &["play", "polygon", "--seats", "Ana,greedy", "--seed", "3", "--pace", "0"],
        size: (92, 24),
        hints: 16,
        keys: &[Key::Char('h')],
        shows: "» Hint from ",
        file: "docs/pictures/polygon-table.svg",
    },
];

/// What the table shows on a person's turn, and while a hint is shown.
const TURN: &str = "h hint";
const HINT: &str = "» Hint from ";

/// Builds the program, and takes all pictures of it.
pub(super) fn draw_all() -> Result<(), Failure> {
    let program = build()?;
    for picture in PICTURES {
        let data = DataFolder::new("pictures")?;
        let screen = take(picture, &program, data.path())
            .map_err(|error| Failure::Screen { file: picture.file.into(), error })?;
        save(picture.file, &svg::draw(&screen))?;
    }
    Ok(())
}

fn take(picture: &ScreenPicture, program: &Path, data: &Path) -> Result<Screen, PtyError> {
    let (columns, lines) = picture.size;
    let program = Program::new(program)
        .args(["--lang", "en"])
        .args(picture.arguments)
        .env(DATA, data)
        .size(columns, lines)
        .folder(root());
    let mut terminal = Terminal::start(&program)?;
    for _ in 0..picture.hints {
        terminal.wait_for(TURN)?;
        terminal.press("h")?;
        terminal.wait_for(HINT)?;
        terminal.key(Key::Enter)?;
        terminal.wait_until(|screen| !screen.contains(HINT))?;
    }
    terminal.wait_for(TURN)?;
    for key in picture.keys {
        terminal.key(*key)?;
    }
    terminal.wait_for(picture.shows)?;
    terminal.settle()
}

/// Builds the program and says where it is.
fn build() -> Result<PathBuf, Failure> {
    run(&mut cargo(["build", "--quiet", "--package", "parlor"]))?;
    // Once more, with nothing left to do, for the answer.
    let mut again = cargo(["build", "--package", "parlor", "--message-format", "json"]);
    answer(&mut again)
        .and_then(|messages| built_program(&messages))
        .ok_or_else(|| Failure::Answer { command: shown(&again), problem: "it built no program".to_owned() })
}

/// Where the program `parlor` is, by what cargo says about what it builds: one JSON object per line.
fn built_program(messages: &str) -> Option<PathBuf> {
    messages
        .lines()
        .filter_map(|line| serde_json::from_str::<Value>(line).ok())
        .filter(|message| message["target"]["name"] == "parlor")
        .find_map(|message| Some(message["executable"].as_str()?.into()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_program_is_found_among_what_was_built() {
        let library = r#"{"reason":"compiler-artifact","target":{"name":"parlor"},"executable":null}"#;
        let other = r#"{"reason":"compiler-artifact","target":{"name":"x"},"executable":"/x"}"#;
        let program = r#"{"reason":"compiler-artifact","target":{"name":"parlor"},"executable":"/t/parlor"}"#;
        let end = r#"{"reason":"build-finished","success":true}"#;
        let all = [library, other, program, end].join("\n");
        assert_eq!(built_program(&all), Some("/t/parlor".into()));
        assert_eq!(built_program(&[library, other, end].join("\n")), None);
    }
}
