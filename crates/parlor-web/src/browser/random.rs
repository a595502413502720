//! Chance that nobody can guess.

use leptos::prelude::window;
use parlor_core::Seed;

/// This many random bytes; `None` if the browser has no chance of its own.
pub(crate) fn bytes<const N: usize>() -> Option<[u8; N]> {
    let mut bytes = [0; N];
    window().crypto().ok()?.get_random_values_with_u8_array(&mut bytes).ok()?;
    Some(bytes)
}

/// This many random bytes as hexadecimal digits; `None` if the browser has no chance of its own.
fn digits<const N: usize>() -> Option<String> {
    Some(bytes::<N>()?.iter().map(|byte| format!("{byte:02x}")).collect())
}

/// A seed for this device to commit to before a game.
pub(crate) fn house_seed() -> Option<Seed> {
    bytes().map(Seed::new)
}

/// A seed for a game's bots.
pub(crate) fn new_seed() -> Option<String> {
    digits::<16>()
}

/// The name of something that is kept.
pub(crate) fn new_id() -> Option<String> {
    digits::<4>()
}
