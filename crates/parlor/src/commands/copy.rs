//! `parlor backup`, `parlor restore` and `parlor move`: a copy of the online tables, tables from a copy, and tables that go elsewhere.

use std::io::Write as _;
use std::path::{Path, PathBuf};

use parlor_house::store::{Checked, CopyError, back_up, restore};
use parlor_words::program::CopyMessage;
use parlor_words::{Lang, Say as _};

use super::serve::{cannot_open, house_folder};
use crate::args::{BackupArgs, RestoreArgs};
use crate::failure::{Exit, Failure};
use crate::output::Output;

/// The name of a backup in a folder: that of a house's own file, so the folder can be served as it is.
const FILE: &str = "house.sqlite";

pub(super) fn run_backup(args: &BackupArgs, output: &Output) -> Result<Exit, Failure> {
    let lang = output.lang();
    let (folder, to) = (folder(args.data.as_ref(), lang)?, file(&args.to));
    let checked = back_up(&folder, &to).map_err(|error| failure(&error, &folder, &to, &to, lang))?;
    let Checked { tables, people: guests, .. } = checked;
    say(CopyMessage::BackedUp { file: &to.display().to_string(), tables, guests }, checked, output)
}

pub(super) fn run_restore(args: &RestoreArgs, output: &Output) -> Result<Exit, Failure> {
    let lang = output.lang();
    let (folder, from) = (folder(args.data.as_ref(), lang)?, file(&args.from));
    if !from.is_file() {
        let missing = std::io::Error::from(std::io::ErrorKind::NotFound);
        return Err(Failure::cannot_read(&from.display().to_string(), &missing, lang));
    }
    let checked = restore(&from, &folder, args.replace)
        .map_err(|error| failure(&error, &folder, &folder, &from, lang))?;
    let Checked { tables, people: guests, .. } = checked;
    say(CopyMessage::Restored { folder: &folder.display().to_string(), tables, guests }, checked, output)
}

#[cfg(feature = "postgres")]
pub(super) fn run_move(args: &crate::args::MoveArgs, output: &Output) -> Result<Exit, Failure> {
    use parlor_house::store::{MoveError, move_house};
    let lang = output.lang();
    let folder = folder(args.data.as_ref(), lang)?;
    let address = super::serve::database(args.database.as_ref())
        .ok_or_else(|| Failure::misuse(&CopyMessage::NoDatabase, lang))?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let checked = runtime.block_on(move_house(&folder, &address)).map_err(|error| match error {
        MoveError::Folder(error) => failure(&error, &folder, &folder, &folder, lang),
        MoveError::Database(error) => super::serve::cannot_use(&error, lang),
        MoveError::Taken => Failure::File(CopyMessage::DatabaseTaken.say(lang)),
        error @ MoveError::Different(_) => {
            let cause = error.to_string();
            Failure::File(
                CopyMessage::Damaged { file: &folder.display().to_string(), cause: &cause }.say(lang),
            )
        }
    })?;
    let Checked { tables, people: guests, .. } = checked;
    say(CopyMessage::Moved { tables, guests }, checked, output)
}

fn folder(data: Option<&PathBuf>, lang: Lang) -> Result<PathBuf, Failure> {
    house_folder(data).ok_or_else(|| Failure::misuse(&CopyMessage::NoFolder, lang))
}

fn file(path: &Path) -> PathBuf {
    if path.is_dir() { path.join(FILE) } else { path.to_owned() }
}

/// Says what was done, and whether there are tables that this version can't continue.
fn say(done: CopyMessage<'_>, checked: Checked, output: &Output) -> Result<Exit, Failure> {
    let (lang, mut out) = (output.lang(), output.out());
    writeln!(out, "{}", done.sentence(lang))?;
    if checked.stopped > 0 {
        writeln!(out, "{}", CopyMessage::Stopped { tables: checked.stopped }.sentence(lang))?;
    }
    out.flush()?;
    Ok(if checked.stopped > 0 { Exit::No } else { Exit::Yes })
}

/// Why it can't be done: `there` is what must not be there, `read` what is read.
fn failure(error: &CopyError, folder: &Path, there: &Path, read: &Path, lang: Lang) -> Failure {
    let (text, there_text) = (folder.display().to_string(), there.display().to_string());
    let read = read.display().to_string();
    let problem = match error {
        CopyError::Open(error) => return cannot_open(folder, error, lang),
        CopyError::NoHouse => CopyMessage::NoHouse { folder: &text },
        CopyError::Exists if there == folder => CopyMessage::HouseThere { folder: &text },
        CopyError::Exists => CopyMessage::FileThere { file: &there_text },
        CopyError::Damaged(cause) => CopyMessage::Damaged { file: &read, cause },
    };
    Failure::File(problem.say(lang))
}
