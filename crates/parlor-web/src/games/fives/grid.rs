//! The squares, and what keys do on them.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use parlor_fives::{Square, Tile};
use parlor_words::pages::fives::FivesText;

use super::board_model::BoardModel;
use super::look::{Look, looks};
use super::square::square;
use super::zoom::{MARGIN, SQUARE, view_box};
use crate::ui::{Measure, icons};

/// The board.
pub(super) fn grid(board: BoardModel) -> impl IntoView {
    let table = board.table;
    let size = table.view.read_untracked().public().board().size();
    let all = Memo::new(move |_| looks(&table.view.read(), &board.draft.read(), table.shell.acts.get()));
    let rows = (0..size).map(|row| {
        let cells = (0..size).map(|column| {
            let at = Square { column, row };
            let index = usize::from(row) * usize::from(size) + usize::from(column);
            let look = Memo::new(move |_| all.read().get(index).copied());
            square(board, at, look)
        });
        view! { <g role="row">{cells.collect_view()}</g> }
    });
    let rows = rows.collect_view();
    let ui = table.shell.ui;
    let is_zoomed = move || board.zoom.get().is_some();
    let zoom_word = move || {
        let text = if is_zoomed() { FivesText::ZoomOut } else { FivesText::ZoomIn };
        text.text(ui.lang.get())
    };
    let zoom = move |_| {
        let middle = super::zoom::middle(board.draft.read_untracked().cursor());
        board.zoom.update(|zoom| *zoom = if zoom.is_some() { None } else { Some(middle) });
    };
    let icon = move || if is_zoomed() { icons::zoom_out().into_any() } else { icons::zoom_in().into_any() };
    view! {
        <div class="board-picture fives-picture">
            <svg viewBox=move || view_box(size, board.zoom.get()) role="grid" data-test="grid" class:zoomed=is_zoomed
                aria-label=move || FivesText::Board.text(ui.lang.get()) on:keydown=move |event| key(board, &event)>
                {names(size)}
                {rows}
            </svg>
            <button class="icon-button zoom-button" data-test="zoom" aria-label=zoom_word title=zoom_word on:click=zoom>{icon}</button>
        </div>
    }
}

/// The letters of columns and the numbers of rows.
fn names(size: u8) -> impl IntoView {
    let at = |index: u8, below: f64| Measure(MARGIN + (f64::from(index) + 0.5) * SQUARE + below).to_string();
    let names = (0..size).map(|index| {
        let square = Square { column: index, row: index };
        view! {
            <text class="axis" x=at(index, 0.0) y="3.6">{square.letter().to_string()}</text>
            <text class="axis" x="2.4" y=at(index, 1.2)>{square.number()}</text>
        }
    });
    view! { <g aria-hidden="true">{names.collect_view()}</g> }
}

/// What a key does on the board.
pub(super) fn key(board: BoardModel, event: &KeyboardEvent) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return;
    }
    match event.key().as_str() {
        "ArrowUp" => board.step(0, -1),
        "ArrowDown" => board.step(0, 1),
        "ArrowLeft" => board.step(-1, 0),
        "ArrowRight" => board.step(1, 0),
        " " => board.turn(),
        "Enter" => board.play(),
        "Backspace" | "Delete" => board.take_up(),
        "Escape" => board.take_all_up(),
        "p" | "P" => board.pass(),
        key => match tile(key) {
            Some(tile) => board.lay(tile),
            None => return,
        },
    }
    event.prevent_default();
    event.stop_propagation();
    focus_cursor(board);
}

/// The focus goes with the cursor.
fn focus_cursor(board: BoardModel) {
    let cursor = board.draft.read_untracked().cursor();
    // The square becomes focusable when it is drawn again.
    request_animation_frame(move || {
        if let Some(square) = document().get_element_by_id(&square_id(cursor)) {
            let square: web_sys::SvgElement = wasm_bindgen::JsCast::unchecked_into(square);
            let _ = square.focus();
        }
    });
}

/// What a square is called in the document.
pub(super) fn square_id(square: Square) -> String {
    format!("square-{square}")
}

/// The tile of a digit.
fn tile(key: &str) -> Option<Tile> {
    let value: u8 = key.parse().ok()?;
    Tile::new(value)
}

/// What a square looks like while nobody knows.
pub(super) const NOTHING: Look =
    Look { lies: super::look::SquareContent::Nothing, is_in_reach: false, has_cursor: false };
