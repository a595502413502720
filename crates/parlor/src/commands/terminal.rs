//! What the commands that take the terminal over have in common.

use std::io::{self, IsTerminal as _, Write as _};
use std::time::Duration;

use parlor_words::terminal::Notice;

use crate::args::ScreenArgs;
use crate::failure::{Exit, Failure};
use crate::output::Output;
use crate::saved::SavedGames;
use crate::terminal::{App, AppContext, Inbox, Screen, own_name};

/// Where games are kept, and how they are played.
pub(super) fn context(args: ScreenArgs, output: &Output) -> Result<AppContext, Failure> {
    let lang = output.lang();
    let games = SavedGames::for_user().ok_or_else(|| Failure::misuse(&Notice::NoFolder, lang))?;
    let pace = Duration::from_millis(args.pace);
    Ok(AppContext { games, pace, tells_better_moves: args.better_moves, me: own_name(lang), lang })
}

/// Whether there is a terminal that can be taken over.
pub(super) fn is_there() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// Playing needs a terminal.
pub(super) fn needed(output: &Output) -> Result<(), Failure> {
    if is_there() { Ok(()) } else { Err(Failure::misuse(&Notice::NoTerminal, output.lang())) }
}

/// Shows a screen and all that follow it, until the last one is left.
pub(super) fn show(first: Box<dyn Screen>, output: &Output) -> Result<Exit, Failure> {
    show_with(first, Inbox::new(), output)
}

/// The same with an inbox whose wakers others have.
pub(super) fn show_with(first: Box<dyn Screen>, inbox: Inbox, output: &Output) -> Result<Exit, Failure> {
    let farewell = App::new(first, output.lang(), output.has_colors()).run(inbox)?;
    if let Some(farewell) = farewell {
        let mut out = output.out();
        writeln!(out, "{farewell}")?;
        out.flush()?;
    }
    Ok(Exit::Yes)
}
