//! The pages: Parlor's games in a browser, with or without a server.
//!
//! The very engines, players and words of the other crates run here. A table draws a *view* and what was *seen*, and sends
//! *actions*; it does not know where the game runs ([`place`]). One module serves the page and its worker, in which an
//! expert thinks ([`thinker`]).

mod app;
mod browser;
mod games;
mod pages;
mod place;
mod route;
mod shelf;
mod table;
mod thinker;
mod ui;

use wasm_bindgen::prelude::wasm_bindgen;

/// Puts the pages into the document. The page calls it, and the worker does not: both run the same module.
#[wasm_bindgen]
pub fn open_pages() {
    app::open();
}

/// Answers a question in the worker: JSON in, JSON out.
#[wasm_bindgen]
#[must_use]
pub fn think(question: &str) -> String {
    thinker::answer(question)
}
