//! `parlor serve`: the pages and the house, for browsers on this computer and elsewhere.

use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use jiff::Timestamp;
use parlor_house::http::Access;
use parlor_house::store::{OpenError, SqliteStore};
use parlor_house::{Event, HouseOptions, Log};
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
    let log = Log::new(args.log.into(), write_event);
    say_where_it_panics(log.clone());
    let address = server.address()?;
    let here = format!("http://{address}/");
    let lan = lan_address().filter(|_| args.lan).map(|ip| format!("http://{ip}:{}/", address.port()));
    let access = match &lan {
        Some(lan) => access.with_lan_address(lan),
        None => access,
    };
    let gone_after = u64::from(args.absence) * 1_000;
    let options = HouseOptions { log, gone_after, ..HouseOptions::default() };
    let ready = || {
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
    };
    let served = Served { assets: pages, access, options };
    #[cfg(feature = "postgres")]
    if let Some(address) = database(args.database.as_ref().filter(|_| args.data.is_none())) {
        let store = server.wait_for(parlor_house::store::PostgresStore::open(&address));
        let store = store.map_err(|error| cannot_use(&error, lang))?;
        let notices = server.wait_for(async { parlor_house::notices::PostgresNotices::new(&address) });
        let notices = std::sync::Arc::new(notices.map_err(|error| cannot_use(&error, lang))?);
        let options = HouseOptions { notices, ..served.options };
        server.run(Served { options, ..served }, Some(store), ready)?;
        return Ok(Exit::Yes);
    }
    let store = house_folder(args.data.as_ref()).map(|folder| open_store(&folder, lang)).transpose()?;
    server.run(served, store, ready)?;
    Ok(Exit::Yes)
}

/// The variable with the address of the database: a list of programs shows what is on a command line, and not this.
#[cfg(feature = "postgres")]
const DATABASE: &str = "PARLOR_DATABASE";

/// The address of the database, if one is chosen.
#[cfg(feature = "postgres")]
pub(super) fn database(chosen: Option<&String>) -> Option<String> {
    chosen.cloned().or_else(|| std::env::var(DATABASE).ok().filter(|address| !address.is_empty()))
}

/// Why a database can't be used. Its address may have a password in it, and is not said.
#[cfg(feature = "postgres")]
pub(super) fn cannot_use(error: &parlor_house::store::PostgresError, lang: Lang) -> Failure {
    use parlor_house::store::PostgresError;
    let cause = error.to_string();
    let problem = match error {
        PostgresError::Address => PagesMessage::BadDatabaseAddress,
        PostgresError::Newer { .. } => PagesMessage::DatabaseNewer,
        PostgresError::NotDurable { name, .. } => PagesMessage::DatabaseForgets { setting: name },
        PostgresError::Standby => PagesMessage::DatabaseStandby,
        PostgresError::Database(_) | PostgresError::Store(_) => PagesMessage::BadDatabase { cause: &cause },
    };
    Failure::File(problem.say(lang))
}

/// Writes one line on standard error. If that can't be written, there is nobody to tell.
fn write_event(at_ms: u64, event: &Event) {
    let at =
        i64::try_from(at_ms).ok().and_then(|at| Timestamp::from_millisecond(at).ok()).unwrap_or_default();
    let _ = writeln!(io::stderr(), "{at:.3} {} {event}", event.level().name());
}

/// A panic is said with its place and nothing else: what it has to say may contain somebody's cards.
fn say_where_it_panics(log: Log) {
    std::panic::set_hook(Box::new(move |panic| {
        let place = panic.location().map(ToString::to_string).unwrap_or_default();
        let now = Timestamp::now().as_millisecond();
        log.say(u64::try_from(now).unwrap_or_default(), &Event::Panicked { place });
    }));
}

/// By which names the house answers.
fn access(args: &ServeArgs, lang: Lang) -> Result<Access, Failure> {
    let access = if args.lan { Access::loopback().with_lan() } else { Access::loopback() };
    let access = access.with_trusted_proxies(args.trusted_proxy.clone());
    match &args.public_url {
        None => Ok(access),
        Some(url) => access
            .with_public_url(url)
            .ok_or_else(|| Failure::misuse(&PagesMessage::BadPublicUrl { url }, lang)),
    }
}

/// The folder of the house, unless another one is chosen.
pub(super) fn house_folder(chosen: Option<&PathBuf>) -> Option<PathBuf> {
    chosen.cloned().or_else(|| data_folder().map(|folder| folder.join(HOUSE)))
}

fn open_store(folder: &Path, lang: Lang) -> Result<SqliteStore, Failure> {
    SqliteStore::open(folder).map_err(|error| cannot_open(folder, &error, lang))
}

/// Why the folder of a house can't be opened.
pub(super) fn cannot_open(folder: &Path, error: &OpenError, lang: Lang) -> Failure {
    let folder = folder.display().to_string();
    let cause = match error {
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
