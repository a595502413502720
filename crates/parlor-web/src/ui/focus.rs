//! Where the keyboard is.

use leptos::html;
use leptos::prelude::*;

/// Puts the focus on a button as soon as it is drawn: it is what is to be pressed next. The attribute `autofocus` does that only
/// for the first one of a document.
pub(crate) fn focus_when_drawn(button: NodeRef<html::Button>) {
    Effect::new(move || {
        if let Some(button) = button.get() {
            let _ = button.focus();
        }
    });
}
