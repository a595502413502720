//! Where the keyboard is when somebody is to act.

use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use web_sys::HtmlElement;

use super::Shell;
use super::keys::is_covered;

impl Shell {
    /// Gives the keyboard to the board by what `focus` does whenever somebody at the screen is to act and has heard all there is
    /// to hear, unless it is needed elsewhere.
    pub(crate) fn focus_on_turn(self, focus: impl Fn() + Copy + 'static) {
        Effect::new(move || {
            if self.acts.get() {
                // What has to be focused may be drawn only now, and a dialog gives the keyboard back when it is gone. By then the
                // turn may be over, or the table left: then nothing of it is there to be read.
                request_animation_frame(move || {
                    if self.acts.try_get_untracked() == Some(true) && is_free() {
                        focus();
                    }
                });
            }
        });
    }
}

/// Whether nothing but the board needs the keyboard: no dialog, no text that is being written, no button outside of the board.
fn is_free() -> bool {
    let active = document().active_element();
    let is_on_board = active.is_none_or(|active| {
        let on_board = active.closest(".board").ok().flatten().is_some();
        active.tag_name() == "BODY" || on_board && active.tag_name() != "INPUT"
    });
    is_on_board && !is_covered()
}

/// Gives the keyboard to an element. Browsers have the same for those of HTML and of SVG, but no type for both.
pub(crate) fn focus_on(selector: &str) {
    if let Some(element) = document().query_selector(selector).ok().flatten() {
        let _ = element.unchecked_ref::<HtmlElement>().focus();
    }
}
