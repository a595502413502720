//! The pages: Parlor's games in a browser, with or without a server.

use leptos::prelude::*;
use wasm_bindgen::prelude::wasm_bindgen;

/// Puts the pages into the document. The page calls it, and the worker does not: both run the same module.
#[wasm_bindgen]
pub fn open_pages() {
    leptos::mount::mount_to_body(|| view! { <main><h1>"Parlor"</h1></main> });
}

/// Answers a question in the worker: text in, text out.
#[wasm_bindgen]
#[must_use]
pub fn think(question: &str) -> String {
    question.to_owned()
}
