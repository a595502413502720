//! What the browser gives us: storage, chance, files, time, sound. Whatever it refuses, the pages go on without it.

pub(crate) mod files;
pub(crate) mod random;
pub(crate) mod sound;
pub(crate) mod storage;

use leptos::prelude::window;

/// Milliseconds since 1970.
pub(crate) fn now() -> f64 {
    js_sys::Date::now()
}

/// Whether a media query holds now.
pub(crate) fn matches_media(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|found| found.matches())
}
