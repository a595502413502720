//! The squares, and what keys do on them.

use leptos::ev::KeyboardEvent;
use leptos::html;
use leptos::prelude::*;
use parlor_fives::{Square, Tile};
use parlor_words::pages::fives::FivesText;

use super::board_model::BoardModel;
use super::drag;
use super::geometry::area;
use super::look::looks;
use super::square::square;
use crate::ui::{Area, Measure, Point, each};

/// The board.
pub(super) fn grid(board: BoardModel, root: NodeRef<html::Div>) -> impl IntoView {
    let (table, viewport) = (board.table, board.viewport);
    let size = table.view.read_untracked().public().board().size();
    let all =
        each(move || looks(&table.view.read(), &board.draft.read(), table.shell.acts.get(), table.lang()));
    let rows = (0_u8..).zip(all.chunks(size.into())).map(|(row, looks)| {
        let cells = (0_u8..).zip(looks).map(|(column, look)| square(board, Square { column, row }, *look));
        view! { <g role="row">{cells.collect_view()}</g> }
    });
    let rows = rows.collect_view();
    let ui = table.shell.ui;
    let inset = move || Measure(viewport.inset()).to_string();
    let room = move |axis: fn(Point) -> f64| move || Measure(axis(viewport.frame().room)).to_string();
    let target = Memo::new(move |_| drag::target(board));
    let target = move || {
        target.get().map(area).map(|Area { left, top, .. }| {
            let at = format!("translate({} {})", Measure(left), Measure(top));
            view! { <rect class="target" transform=at x="-0.3" y="-0.3" width="10.6" height="10.6" rx="1.6" /> }
        })
    };
    view! {
        <div class="board-picture fives-picture" node_ref=root>
            <svg role="grid" data-test="grid" aria-label=move || FivesText::Board.text(ui.lang.get())
                on:keydown=move |event| key(board, &event)
                on:pointerdown=move |event| viewport.press(&event, !board.dragging.has_begun()) on:wheel=move |event| viewport.wheel(&event)>
                <svg role="rowgroup" x=inset y=inset width=room(|room| room.0) height=room(|room| room.1)
                    viewBox=move || viewport.view_box()>
                    {rows}
                    {target}
                </svg>
                {names(board, size)}
            </svg>
        </div>
    }
}

/// The letters of columns and the numbers of rows, at the edges of what is shown.
fn names(board: BoardModel, size: u8) -> impl IntoView {
    let viewport = board.viewport;
    let names = (0..size).map(|index| {
        let name = Square { column: index, row: index };
        let place = Memo::new(move |_| {
            let (frame, shown, inset) = (viewport.frame(), viewport.shown(), viewport.inset());
            let corner = frame.to_room(shown, (0.0, 0.0));
            let middle = frame.to_room(shown, area(name).middle());
            // Beside the board, or beside what is seen of it.
            let beside = (corner.0.max(0.0) + inset / 2.0, corner.1.max(0.0) + inset / 2.0);
            let is_seen = |at: f64, room: f64| at > 0.0 && at < room;
            let column = is_seen(middle.0, frame.room.0).then_some((middle.0 + inset, beside.1));
            let row = is_seen(middle.1, frame.room.1).then_some((beside.0, middle.1 + inset));
            (column, row)
        });
        let letter = move || place.get().0.map(|at| axis_name(at, name.letter().to_string()));
        let number = move || place.get().1.map(|at| axis_name(at, name.number().to_string()));
        view! { {letter} {number} }
    });
    let size = move || format!("{}px", Measure(viewport.inset() * 0.82));
    view! { <g aria-hidden="true" class="axis" style:font-size=size>{names.collect_view()}</g> }
}

fn axis_name((x, y): Point, name: String) -> impl IntoView {
    view! { <text x=Measure(x).to_string() y=Measure(y).to_string()>{name}</text> }
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
        "Enter" => board.enter(),
        "n" | "N" => board.go_on(event.key() == "n"),
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
pub(super) fn focus_cursor(board: BoardModel) {
    let cursor = board.draft.read_untracked().cursor();
    board.viewport.reveal(area(cursor));
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
