//! `parlor completions` and `parlor man`.

use std::io::Write;
use std::path::Path;

use clap::CommandFactory;

use crate::args::Args;
use crate::failure::{Exit, Failure};
use crate::output::Output;

pub(super) fn completions(shell: clap_complete::Shell, _output: &Output) -> Result<Exit, Failure> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Args::command(), "parlor", &mut script);
    // Not through the colour filter: a script is not text for people.
    std::io::stdout().write_all(&script)?;
    Ok(Exit::Yes)
}

pub(super) fn run(folder: Option<&Path>, output: &Output) -> Result<Exit, Failure> {
    match folder {
        None => {
            let mut page = Vec::new();
            clap_mangen::Man::new(Args::command()).render(&mut page)?;
            std::io::stdout().write_all(&page)?;
        }
        Some(folder) => {
            let shown = folder.display().to_string();
            let cannot_write = |error| Failure::cannot_write(&shown, &error, output.lang());
            std::fs::create_dir_all(folder).map_err(cannot_write)?;
            clap_mangen::generate_to(Args::command(), folder).map_err(cannot_write)?;
        }
    }
    Ok(Exit::Yes)
}
