//! `parlor serve`: the pages and the house, for browsers on this computer and elsewhere.

use std::io::{self, Write as _};
use std::path::Path;

use parlor_house::http::Access;
use parlor_house::store::{OpenError, SqliteStore};
use parlor_words::program::{PagesMessage, file_cause};
use parlor_words::{Lang, Say as _};
use qrcodegen::{QrCode, QrCodeEcc};

use crate::args::ServeArgs;
use crate::failure::{Exit, Failure};
use crate::output::Output;
use crate::pages::{Assets as _, Pages, Served, Server, lan_address};
use crate::saved::data_folder;

/// The folder of the house in the one for all that Parlor saves.
const HOUSE: &str = "house";

pub(super) fn run(args: &ServeArgs, output: &Output) -> Result<Exit, Failure> {
    let lang = output.lang();
    let pages = args.pages.clone().map_or(Pages::BuiltIn, Pages::In);
    if !pages.are_built() {
        let folder = args.pages.as_ref().map(|folder| folder.display().to_string());
        let problem =
            folder.as_deref().map_or(PagesMessage::NotBuilt, |folder| PagesMessage::NoPages { folder });
        return Err(Failure::File(problem.say(lang)));
    }
    let access = access(args, lang)?;
    let port = args.port;
    let server = Server::listen(port, args.lan).map_err(|error| {
        let cause = file_cause(&error, lang);
        let problem = match error.kind() {
            io::ErrorKind::AddrInUse => PagesMessage::PortTaken { port },
            _ => PagesMessage::CannotListen { port, cause: &cause },
        };
        Failure::File(problem.say(lang))
    })?;
    let folder = args.data.clone().or_else(|| data_folder().map(|folder| folder.join(HOUSE)));
    let store = folder.map(|folder| open_store(&folder, lang)).transpose()?;
    let address = server.address()?;
    let here = format!("http://{address}/");
    let lan = lan_address().filter(|_| args.lan).map(|ip| format!("http://{ip}:{}/", address.port()));
    let access = match &lan {
        Some(lan) => access.with_lan_address(lan),
        None => access,
    };
    server.run(Served { assets: pages, store, access }, || {
        let mut out = output.out();
        writeln!(out, "{}", PagesMessage::Ready { address: &here }.sentence(lang))?;
        if args.lan {
            match &lan {
                Some(address) => {
                    writeln!(out, "{}", PagesMessage::Lan { address }.sentence(lang))?;
                    write!(out, "{}", qr_code(address))?;
                }
                None => writeln!(out, "{}", PagesMessage::NoLan.sentence(lang))?,
            }
        }
        // Whoever has no browser here has the address.
        if args.open && open::that_detached(&here).is_err() {
            writeln!(out, "{}", PagesMessage::NoBrowser.sentence(lang))?;
        }
        out.flush().map_err(Failure::from)
    })?;
    Ok(Exit::Yes)
}

/// By which names the house answers.
fn access(args: &ServeArgs, lang: Lang) -> Result<Access, Failure> {
    let access = if args.lan { Access::loopback().with_lan() } else { Access::loopback() };
    match &args.public_url {
        None => Ok(access),
        Some(url) => access
            .with_public_url(url)
            .ok_or_else(|| Failure::misuse(&PagesMessage::BadPublicUrl { url }, lang)),
    }
}

fn open_store(folder: &Path, lang: Lang) -> Result<SqliteStore, Failure> {
    SqliteStore::open(folder).map_err(|error| {
        let folder = folder.display().to_string();
        let cause = match &error {
            OpenError::Folder(error) => file_cause(error, lang).to_string(),
            error => error.to_string(),
        };
        let problem = match error {
            OpenError::Locked => PagesMessage::HouseInUse { folder: &folder },
            OpenError::Newer { .. } => PagesMessage::HouseNewer { folder: &folder },
            OpenError::Folder(_) | OpenError::Database(_) => {
                PagesMessage::BadHouse { folder: &folder, cause: &cause }
            }
        };
        Failure::File(problem.say(lang))
    })
}

/// A QR code in characters, two rows of it to a line.
fn qr_code(text: &str) -> String {
    let Ok(code) = QrCode::encode_text(text, QrCodeEcc::Medium) else { return String::new() };
    // Readers want a quiet margin; a terminal is dark, so what is printed is the light part.
    let (from, to) = (-2, code.size() + 2);
    let mut picture = String::new();
    for y in (from..to).step_by(2) {
        for x in from..to {
            picture.push(match (code.get_module(x, y), code.get_module(x, y + 1)) {
                (false, false) => '█',
                (false, true) => '▀',
                (true, false) => '▄',
                (true, true) => ' ',
            });
        }
        picture.push('\n');
    }
    picture
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_qr_code_is_a_square_with_a_margin() {
        let picture = qr_code("http://127.0.0.1:5055/");
        let lines: Vec<&str> = picture.lines().collect();
        assert!(lines.iter().all(|line| line.chars().count() == lines[0].chars().count()));
        assert!(lines[0].chars().all(|c| c == '█'));
        assert!(lines.len() > 10 && lines.len() * 2 >= lines[0].chars().count());
    }
}
