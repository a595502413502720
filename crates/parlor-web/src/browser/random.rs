//! Chance that nobody can guess.

use leptos::prelude::window;

/// This many random bytes as hexadecimal digits; `None` if the browser has no chance of its own.
fn digits<const N: usize>() -> Option<String> {
    let mut bytes = [0; N];
    window().crypto().ok()?.get_random_values_with_u8_array(&mut bytes).ok()?;
    Some(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}

/// A seed for a game.
pub(crate) fn new_seed() -> Option<String> {
    digits::<16>()
}

/// The name of something that is kept.
pub(crate) fn new_id() -> Option<String> {
    digits::<4>()
}
