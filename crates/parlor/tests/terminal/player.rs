//! Somebody at a terminal.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use parlor_pty::{Key, Program, Screen, Terminal};

/// The program under test.
pub(crate) const PROGRAM: &str = env!("CARGO_BIN_EXE_parlor");

/// Somebody at a terminal, with a folder for games of their own.
pub(crate) struct Player {
    pub(crate) terminal: Terminal,
    pub(crate) folder: PathBuf,
}

/// A folder that a test has for itself.
pub(crate) fn folder(test: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("terminal").join(test);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// Starts the program in a terminal of 80 by 24.
pub(crate) fn start(folder: &Path, arguments: &str, environment: &[(&str, &str)]) -> Player {
    let mut program = Program::new(PROGRAM).args(arguments.split_whitespace());
    program = program.env("PARLOR_DATA", folder.to_str().unwrap()).env("USER", "eva").env("LANG", "C.UTF-8");
    for (name, value) in environment {
        program = program.env(name, value);
    }
    Player { terminal: Terminal::start(&program).unwrap(), folder: folder.to_owned() }
}

impl Player {
    /// Waits for a text, and gives the screen that has it.
    pub(crate) fn sees(&self, text: &str) -> Screen {
        self.terminal.wait_for(text).unwrap()
    }

    /// Waits until a text has gone.
    pub(crate) fn sees_no(&self, text: &str) -> Screen {
        self.terminal.wait_until(|screen| !screen.contains(text)).unwrap()
    }

    pub(crate) fn types(&mut self, text: &str) -> &mut Player {
        self.terminal.press(text).unwrap();
        self
    }

    pub(crate) fn presses(&mut self, key: Key) -> &mut Player {
        self.terminal.key(key).unwrap();
        self
    }

    /// The record of a game, by its number.
    pub(crate) fn record(&self, number: u32) -> PathBuf {
        let games = std::fs::read_dir(self.folder.join("games")).unwrap();
        let begin = format!("{number:04}-");
        let mut found = games.map(|file| file.unwrap().path());
        found.find(|path| path.file_name().unwrap().to_str().unwrap().starts_with(&begin)).unwrap()
    }

    /// Waits for the end of the program, which has to be a good one.
    pub(crate) fn leaves(&mut self) {
        let end = self.terminal.wait_end().unwrap();
        assert!(end.is_success(), "{end:?}");
        let screen = self.terminal.screen();
        assert!(!screen.is_alternate() && !screen.mouse_on() && !screen.cursor_hidden(), "{screen:?}");
    }
}

/// What `parlor replay` says of a record; it has to accept it.
pub(crate) fn replayed(record: &Path) -> String {
    let output = parlor(&["replay", "--brief"], record);
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// Whether `parlor verify` calls the deal in a record fair, and what it says.
pub(crate) fn verified(record: &Path) -> (bool, String) {
    let output = parlor(&["verify"], record);
    (output.status.success(), String::from_utf8(output.stdout).unwrap())
}

fn parlor(arguments: &[&str], file: &Path) -> Output {
    Command::new(PROGRAM).args(arguments).arg(file).env("LANG", "C").output().unwrap()
}
