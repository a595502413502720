//! `parlor serve`: the pages, for a browser on this computer.

use std::io::{self, Write as _};

use parlor_words::Say as _;
use parlor_words::program::{PagesMessage, file_cause};

use crate::args::ServeArgs;
use crate::failure::{Exit, Failure};
use crate::output::Output;
use crate::pages::{Assets as _, Pages, Server};

pub(super) fn run(args: &ServeArgs, output: &Output) -> Result<Exit, Failure> {
    let lang = output.lang();
    let pages = args.pages.clone().map_or(Pages::BuiltIn, Pages::In);
    if !pages.are_built() {
        let folder = args.pages.as_ref().map(|folder| folder.display().to_string());
        let problem =
            folder.as_deref().map_or(PagesMessage::NotBuilt, |folder| PagesMessage::NoPages { folder });
        return Err(Failure::File(problem.say(lang)));
    }
    let port = args.port;
    let server = Server::listen(port).map_err(|error| {
        let cause = file_cause(&error, lang);
        let problem = match error.kind() {
            io::ErrorKind::AddrInUse => PagesMessage::PortTaken { port },
            _ => PagesMessage::CannotListen { port, cause: &cause },
        };
        Failure::File(problem.say(lang))
    })?;
    let address = format!("http://{}/", server.address()?);
    server.run(pages, || {
        let mut out = output.out();
        writeln!(out, "{}", PagesMessage::Ready { address: &address }.sentence(lang))?;
        // Whoever has no browser here has the address.
        if args.open && open::that_detached(&address).is_err() {
            writeln!(out, "{}", PagesMessage::NoBrowser.sentence(lang))?;
        }
        out.flush().map_err(Failure::from)
    })?;
    Ok(Exit::Yes)
}
