//! Reading text from files and from standard input, within bounds.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use parlor_words::program::{Problem, file_cause};
use parlor_words::{Lang, Say};

use crate::failure::Failure;

/// The largest file that is read, in bytes: more than any record, edition or board needs.
const MOST: u64 = 2 * 1024 * 1024;

/// What stands for standard input.
const STANDARD_INPUT: &str = "-";

/// Reads a whole file; `-` is standard input.
pub(crate) fn read(path: &Path, lang: Lang) -> Result<String, Failure> {
    let shown = path.display().to_string();
    if path == STANDARD_INPUT {
        return read_all(io::stdin().lock(), &shown, lang, |error| {
            Failure::File(Problem::CannotReadInput { cause: &file_cause(error, lang) }.say(lang))
        });
    }
    let cannot_read = |error: &io::Error| Failure::cannot_read(&shown, error, lang);
    let file = File::open(path).map_err(|error| cannot_read(&error))?;
    read_all(file, &shown, lang, cannot_read)
}

/// What a file says makes no sense, and why.
pub(crate) fn broken(path: &Path, why: &impl Say, lang: Lang) -> Failure {
    let why = why.say(lang);
    Failure::Misuse(if path == STANDARD_INPUT { why } else { format!("{}: {why}", path.display()) })
}

fn read_all(
    source: impl Read,
    path: &str,
    lang: Lang,
    failure: impl Fn(&io::Error) -> Failure,
) -> Result<String, Failure> {
    let mut text = String::new();
    source.take(MOST + 1).read_to_string(&mut text).map_err(|error| {
        match (failure(&error), error.kind()) {
            // The file can be read: it is what it says that can't.
            (Failure::File(text), io::ErrorKind::InvalidData) => Failure::Misuse(text),
            (failure, _) => failure,
        }
    })?;
    if text.len() as u64 > MOST {
        return Err(Failure::misuse(&Problem::FileTooLarge { path, most: MOST }, lang));
    }
    Ok(text)
}
