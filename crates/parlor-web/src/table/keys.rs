//! The keys of every table: they work wherever the keyboard is, except where something is written.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast as _;

use super::Shell;
use super::bar::{Openings, hint, undo};

/// Listens as long as the table is there.
pub(super) fn listen(shell: Shell, open: Openings) {
    let listener = window_event_listener(leptos::ev::keydown, move |event| key(shell, open, &event));
    on_cleanup(move || listener.remove());
}

fn key(shell: Shell, open: Openings, event: &KeyboardEvent) {
    if event.repeat() || is_for_others(event) {
        return;
    }
    match event.key().as_str() {
        "h" | "H" if shell.game.can.hints() => hint(shell),
        "u" | "U" if shell.game.can.undo() => undo(shell),
        "?" => open.help.set(true),
        _ => return,
    }
    event.prevent_default();
}

/// Whether a key is not for the table: it is part of a shortcut, somebody has answered it, a text is being written, or
/// something covers the table.
pub(crate) fn is_for_others(event: &KeyboardEvent) -> bool {
    let is_shortcut = event.ctrl_key() || event.alt_key() || event.meta_key();
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let writes =
        target.is_some_and(|target| matches!(target.tag_name().as_str(), "INPUT" | "TEXTAREA" | "SELECT"));
    is_shortcut || event.default_prevented() || writes || is_covered()
}

/// Whether a dialog or the hand-over screen is above the table.
pub(super) fn is_covered() -> bool {
    document().query_selector("dialog[open], .covered").ok().flatten().is_some()
}
