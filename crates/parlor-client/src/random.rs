//! Random bytes that nobody can predict.

use std::fmt::Write as _;

use parlor_wire::Key;

fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has random bytes");
    bytes
}

/// A key for a submission.
#[must_use]
pub fn new_key() -> Key {
    Key::from_random(random())
}

/// What somebody adds to the seed of a deal, in hexadecimal digits.
#[must_use]
pub fn new_contribution() -> String {
    random::<16>().iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// A number of milliseconds up to this one, so that many clients don't come back at the same moment.
pub(crate) fn up_to(milliseconds: u64) -> u64 {
    u64::from_be_bytes(random()) % (milliseconds + 1)
}
