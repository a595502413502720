//! `parlor referee`: answer other programs.

use std::io::{self, BufWriter};

use parlor_words::Say;
use parlor_words::program::{Problem, file_cause};

use crate::failure::{Exit, Failure};
use crate::output::Output;
use crate::referee::{Broken, Referee, serve};

pub(super) fn run(output: &Output) -> Result<Exit, Failure> {
    let lang = output.lang();
    let mut answers = BufWriter::new(io::stdout().lock());
    match serve(Referee::new(lang), io::stdin().lock(), &mut answers) {
        Ok(()) => Ok(Exit::Yes),
        Err(Broken::Output(error)) => Err(Failure::Output(error)),
        Err(Broken::Input(error)) => {
            Err(Failure::File(Problem::CannotReadInput { cause: &file_cause(&error, lang) }.say(lang)))
        }
    }
}
