//! The module of the pages' worker, in which experts think. It is apart from the pages, which load it when an expert is first
//! asked: looking ahead is a third of all code, and who plays against others never needs it.

use wasm_bindgen::prelude::wasm_bindgen;

/// Answers a [`parlor_session::Question`], given as JSON: an action in the game's notation, or nothing.
#[wasm_bindgen]
#[must_use]
pub fn think(question: &str) -> String {
    parlor_session::answer(question).unwrap_or_default()
}
