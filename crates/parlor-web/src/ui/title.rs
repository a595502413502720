//! What the window is called.

use leptos::prelude::*;

/// Names the window after a page, as long as that page is there.
pub(crate) fn name_window(page: impl Fn() -> String + Send + Sync + 'static) {
    let page = Signal::derive(page);
    Effect::new(move || document().set_title(&format!("{} · Parlor", page.read())));
}
