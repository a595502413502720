//! `parlor join`: play at a table in a house, in this terminal.

use parlor_client::Invitation;
use parlor_core::PlayerName;
use parlor_words::bad_name;
use parlor_words::terminal::Text;

use super::terminal;
use crate::args::{JoinArgs, ScreenArgs};
use crate::failure::{Exit, Failure};
use crate::output::Output;
use crate::saved::data_folder;
use crate::terminal::{Inbox, JoinScreen};

/// The folder of what houses know us by, in the one for all that Parlor saves.
const HOUSES: &str = "houses";

pub(super) fn run(args: &JoinArgs, output: &Output) -> Result<Exit, Failure> {
    let lang = output.lang();
    let invitation: Invitation = args.link.parse().map_err(|_| Failure::misuse(&Text::BadLink, lang))?;
    let name = args
        .name
        .as_ref()
        .map(|name| PlayerName::new(name).map_err(|_| Failure::Misuse(bad_name(name, lang))));
    let name = name.transpose()?;
    terminal::needed(output)?;
    // The bots of a house have a pace of their own.
    let context = terminal::context(ScreenArgs { pace: 0, better_moves: args.better_moves }, output)?;
    let inbox = Inbox::new();
    let tokens = data_folder().map(|folder| folder.join(HOUSES));
    let screen = JoinScreen::new(invitation, name, tokens, context, inbox.waker());
    terminal::show_with(Box::new(screen), inbox, output)
}
