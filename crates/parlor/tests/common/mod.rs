//! What the tests of the program share.
#![allow(dead_code, unused_imports, reason = "each test program uses a part of this")]

mod referee;

use std::process::Output;

use snapbox::cmd::Command;

pub(crate) use referee::{Referee, empty_board, hand_request, plays_request, turns_request, with_field};

/// Where the program is.
pub(crate) const PROGRAM: &str = env!("CARGO_BIN_EXE_parlor");

/// An environment that asks for nothing: neither colors nor a language nor a width.
pub(crate) const ENVIRONMENT: [(&str, &str); 7] = [
    ("LC_ALL", ""),
    ("LC_MESSAGES", ""),
    ("LANG", ""),
    ("NO_COLOR", ""),
    ("CLICOLOR", ""),
    ("CLICOLOR_FORCE", ""),
    ("COLUMNS", "100"),
];

/// The program with these arguments, separated by spaces.
pub(crate) fn parlor(arguments: &str) -> Command {
    Command::new(PROGRAM).envs(ENVIRONMENT).args(arguments.split_whitespace())
}

/// What a run of the program came to.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Said {
    pub(crate) out: String,
    pub(crate) err: String,
    pub(crate) code: Option<i32>,
}

impl From<Output> for Said {
    fn from(output: Output) -> Said {
        let text = |bytes| String::from_utf8(bytes).expect("the program writes UTF-8");
        Said { out: text(output.stdout), err: text(output.stderr), code: output.status.code() }
    }
}

/// Runs a command to its end.
pub(crate) fn said(command: Command) -> Said {
    command.output().expect("the program starts").into()
}

/// An empty folder for the test of this name.
pub(crate) fn folder(test: &str) -> std::path::PathBuf {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
    if folder.exists() {
        std::fs::remove_dir_all(&folder).expect("an old folder can be removed");
    }
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    folder
}
