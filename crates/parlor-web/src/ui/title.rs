//! What the window is called.

use std::time::Duration;

use leptos::prelude::*;

/// Names the window after a page, as long as that page is there. That takes browsers a while, so it is a task of its own: what else
/// has changed does not wait for it.
pub(crate) fn name_window(page: impl Fn() -> String + Send + Sync + 'static) {
    let page = Signal::derive(page);
    Effect::new(move || {
        let name = format!("{} · Parlor", page.read());
        set_timeout(move || document().set_title(&name), Duration::ZERO);
    });
}
