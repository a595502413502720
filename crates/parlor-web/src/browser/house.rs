//! Whether the pages come from a house, where people at different devices can play together.

use leptos::prelude::document;
use wasm_bindgen::JsCast as _;

/// The cookie that a house gives with its pages; no other host has it. Asking an address that only a house has would be an error in the
/// browser's console wherever there is none, and offline.
const MARK: &str = "parlor-house=yes";

/// Whether there is a house. It may be out of reach now: then its pages say so.
pub(crate) fn is_there() -> bool {
    let document = document().unchecked_into::<web_sys::HtmlDocument>();
    document.cookie().is_ok_and(|cookies| cookies.split(';').any(|cookie| cookie.trim() == MARK))
}
