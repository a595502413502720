//! What the browser gives us: storage, chance, files, time, sound. Whatever it refuses, the pages go on without it.

pub(crate) mod files;
pub(crate) mod house;
pub(crate) mod random;
pub(crate) mod sound;
pub(crate) mod storage;

use std::time::Duration;

use leptos::prelude::window;

/// The time since 1970.
pub(crate) fn now() -> Duration {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "whole milliseconds")]
    Duration::from_millis(js_sys::Date::now() as u64)
}

/// Whether a media query holds now.
pub(crate) fn matches_media(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|found| found.matches())
}
