//! `parlor edition`: check and show the edition of a game, or write it out.

use std::io::Write;

use parlor_core::{CLASSIC, Edition};
use parlor_words::Say;
use parlor_words::program::Message;

use crate::args::EditionArgs;
use crate::draw::TextGame;
use crate::editions;
use crate::failure::{Exit, Failure};
use crate::games::with_game;
use crate::output::Output;

pub(super) fn run(game: &str, args: &EditionArgs, output: &Output) -> Result<Exit, Failure> {
    with_game!(game, output.lang(), G => show::<G>(args, output))
}

/// The same for a game that is known.
pub(super) fn show<G: TextGame>(args: &EditionArgs, output: &Output) -> Result<Exit, Failure> {
    let lang = output.lang();
    let edition = editions::find::<G>(&args.edition, lang)?;
    let mut out = output.out();
    if args.toml {
        write!(out, "{}", edition.write())?;
    } else {
        write!(out, "{}", G::draw_edition(&edition, lang))?;
        let command = format!("parlor edition {} {CLASSIC} --toml > ours.toml", G::ID);
        // Not wrapped: the command in it is there to be copied.
        writeln!(out, "\n{}", Message::EditionHint { command: &command }.sentence(lang))?;
    }
    out.flush()?;
    Ok(Exit::Yes)
}
