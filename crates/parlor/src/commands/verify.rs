//! `parlor verify`: was the deal the one that the house had committed to?

use std::io::Write;
use std::path::Path;

use parlor_core::record::{Record, verify};
use parlor_words::{Say, verified};

use crate::failure::{Exit, Failure};
use crate::output::Output;
use crate::text_file;

pub(super) fn run(file: &Path, output: &Output) -> Result<Exit, Failure> {
    let lang = output.lang();
    let record: Record =
        text_file::read(file, lang)?.parse().map_err(|error| text_file::broken(file, &error, lang))?;
    let mut out = output.out();
    let exit = match verify(&record) {
        Ok(fair) => {
            verified(&fair, lang).iter().try_for_each(|line| writeln!(out, "{line}"))?;
            Exit::Yes
        }
        Err(error) => {
            writeln!(out, "{}", error.sentence(lang))?;
            Exit::No
        }
    };
    out.flush()?;
    Ok(exit)
}
