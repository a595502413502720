//! The pages: Parlor's games in a browser, with or without a server.
//!
//! The very engines, players and words of the other crates run here. A table draws a *view* and what was *seen*, and sends
//! *actions*; it does not know where the game runs (`backend`). An expert thinks in a worker, which has a module of its own
//! (`expert_worker`), and the code of each game is loaded when it is first needed (`chunk`).

mod app;
mod backend;
mod browser;
mod chunk;
mod expert_worker;
mod game;
mod games;
mod online;
mod pages;
mod route;
mod table;
mod ui;

use wasm_bindgen::prelude::wasm_bindgen;

/// Puts the pages into the document.
#[wasm_bindgen]
pub fn open_pages() {
    app::open();
}
