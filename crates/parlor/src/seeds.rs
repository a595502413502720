//! Seeds from the machine's own chance.

use std::io;

/// A seed that nobody can guess, short enough to be typed again.
pub(crate) fn new_seed() -> io::Result<String> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(io::Error::other)?;
    Ok(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}
