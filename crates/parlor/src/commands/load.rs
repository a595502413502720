//! `parlor load`: how much a house on this computer can take. What it says is in English only: it is for those who work on the house.

use std::io::Write as _;
use std::time::Duration;

use parlor_load::{LoadError, LoadOptions, Target, run as load};

use crate::args::LoadArgs;
use crate::failure::{Exit, Failure};
use crate::output::Output;

pub(super) fn run(args: &LoadArgs, output: &Output) -> Result<Exit, Failure> {
    let target = match (&args.house, args.process) {
        (Some(address), Some(process)) => {
            let address = address.parse().map_err(|_| Failure::Misuse(LoadError::Elsewhere.to_string()))?;
            Target::Running(address, process)
        }
        _ => Target::Own(std::env::current_exe()?),
    };
    let (tables, sockets, time) = (args.tables, args.sockets, Duration::from_secs(args.seconds));
    let stored = (args.stored, args.stored.div_ceil(10));
    let report =
        load(&LoadOptions { tables, time, sockets, stored, target }).map_err(|error| match error {
            LoadError::Elsewhere => Failure::Misuse(error.to_string()),
            error => Failure::File(error.to_string()),
        })?;
    let mut out = output.out();
    write!(out, "{report}")?;
    out.flush()?;
    Ok(Exit::Yes)
}
