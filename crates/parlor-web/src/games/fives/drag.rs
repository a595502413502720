//! Dragging: tiles from the rack to the board, over the board and back, and the board itself when only a part of it is shown.

use leptos::ev::PointerEvent;
use leptos::prelude::*;
use parlor_fives::{Square, Tile};
use wasm_bindgen::JsCast as _;
use web_sys::Element;

use super::board_model::BoardModel;
use super::look::SquareContent;
use super::square::tile_picture;

/// How far a pointer moves before it drags, in pixels: less is a click.
const FAR: f64 = 8.0;

/// What is being dragged.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Drag {
    what: What,
    /// Where it began.
    from: (f64, f64),
    /// Where it is.
    at: (f64, f64),
    /// Whether it has gone far enough to be no click.
    pub(super) is_moving: bool,
    pointer: i32,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum What {
    /// The tile of a place on the rack.
    FromRack(usize, Tile),
    /// A laid tile.
    FromBoard(Square, Tile),
    /// The board, whose middle was there.
    Picture((f64, f64)),
}

impl What {
    const fn tile(self) -> Option<Tile> {
        match self {
            What::FromRack(_, tile) | What::FromBoard(_, tile) => Some(tile),
            What::Picture(_) => None,
        }
    }
}

impl Drag {
    fn begin(board: BoardModel, what: What, event: &PointerEvent) {
        if event.button() != 0 || board.drag.get_untracked().is_some() {
            return;
        }
        let at = (f64::from(event.client_x()), f64::from(event.client_y()));
        board.drag.set(Some(Drag { what, from: at, at, is_moving: false, pointer: event.pointer_id() }));
    }

    pub(super) fn begin_on_rack(board: BoardModel, place: usize, tile: Tile, event: &PointerEvent) {
        Drag::begin(board, What::FromRack(place, tile), event);
    }

    pub(super) fn begin_on_board(board: BoardModel, tile: Tile, square: Square, event: &PointerEvent) {
        if board.acts() {
            Drag::begin(board, What::FromBoard(square, tile), event);
        }
    }

    pub(super) fn begin_to_pan(board: BoardModel, event: &PointerEvent) {
        if let Some(middle) = board.zoom.get_untracked() {
            Drag::begin(board, What::Picture(middle), event);
        }
    }

    /// The tile that is being dragged.
    pub(super) const fn tile(self) -> Option<Tile> {
        if self.is_moving { self.what.tile() } else { None }
    }
}

/// Follows the pointer wherever it goes, as long as something is dragged.
pub(super) fn listen(board: BoardModel) {
    let moved = window_event_listener(leptos::ev::pointermove, move |event| follow(board, &event));
    let up = window_event_listener(leptos::ev::pointerup, move |event| end(board, &event));
    let gone = window_event_listener(leptos::ev::pointercancel, move |_| board.drag.set(None));
    on_cleanup(move || {
        moved.remove();
        up.remove();
        gone.remove();
    });
}

fn follow(board: BoardModel, event: &PointerEvent) {
    let Some(mut drag) = board.drag.get_untracked().filter(|drag| drag.pointer == event.pointer_id()) else {
        return;
    };
    drag.at = (f64::from(event.client_x()), f64::from(event.client_y()));
    let by = (drag.at.0 - drag.from.0, drag.at.1 - drag.from.1);
    drag.is_moving |= by.0.hypot(by.1) >= FAR;
    if let (What::Picture(middle), true) = (drag.what, drag.is_moving) {
        pan(board, middle, by);
    }
    board.drag.set(Some(drag));
}

/// Moves the part of the board that is shown.
fn pan(board: BoardModel, middle: (f64, f64), by: (f64, f64)) {
    let size = board.table.view.read_untracked().public().board().size();
    let Some(picture) = document().query_selector(".fives-picture svg").ok().flatten() else { return };
    let width = picture.get_bounding_client_rect().width().min(picture.get_bounding_client_rect().height());
    if width > 0.0 {
        // Twice as large, half as far.
        let scale = super::zoom::side(size) / 2.0 / width;
        board.zoom.set(Some(super::zoom::dragged(size, middle, (by.0 * scale, by.1 * scale))));
    }
}

fn end(board: BoardModel, event: &PointerEvent) {
    let Some(drag) = board.drag.get_untracked().filter(|drag| drag.pointer == event.pointer_id()) else {
        return;
    };
    if drag.is_moving {
        drop_there(board, drag, event);
        // The click that follows belongs to the drag.
        request_animation_frame(move || board.drag.set(None));
    } else {
        board.drag.set(None);
        if let What::FromRack(place, _) = drag.what {
            board.pick(place);
        }
    }
}

fn drop_there(board: BoardModel, drag: Drag, event: &PointerEvent) {
    #[expect(clippy::cast_precision_loss, reason = "screens have no billions of pixels")]
    let under = document().element_from_point(event.client_x() as f32, event.client_y() as f32);
    let named = |attribute: &str| -> Option<String> {
        let holder: Element = under.clone()?.closest(&format!("[{attribute}]")).ok().flatten()?;
        holder.get_attribute(attribute)
    };
    let square: Option<Square> = named("data-square").and_then(|text| text.parse().ok());
    let place: Option<usize> = named("data-place").and_then(|text| text.parse().ok());
    match (drag.what, square, place) {
        (What::FromRack(from, tile), Some(square), _) => {
            board.picked.set(Some(from));
            if board.draft.read_untracked().tile_on(square).is_some() {
                board.take_from(square);
            }
            board.lay_on(tile, square);
        }
        (What::FromRack(from, _), None, Some(to)) => board.order.update(|order| order.move_to(from, to)),
        (What::FromBoard(from, tile), Some(square), _) if square != from => {
            board.take_from(from);
            if board.draft.read_untracked().tile_on(square).is_some() {
                board.take_from(square);
            }
            board.lay_on(tile, square);
        }
        (What::FromBoard(from, _), None, _) => board.take_from(from),
        _ => {}
    }
}

/// The tile under the pointer while it is dragged.
pub(super) fn ghost(board: BoardModel) -> impl IntoView {
    let tile = Memo::new(move |_| board.drag.get().and_then(Drag::tile));
    let at = move |axis: fn((f64, f64)) -> f64| {
        move || format!("{}px", board.drag.get().map_or(0.0, |drag| axis(drag.at)))
    };
    move || {
        tile.get().map(|tile| {
            view! {
                <svg class="ghost" viewBox="0 0 10 10" aria-hidden="true" style:left=at(|at| at.0) style:top=at(|at| at.1)>
                    {tile_picture(tile, SquareContent::Laid(tile))}
                </svg>
            }
        })
    }
}

/// The element that an event belongs to, so that it gets no more of them.
pub(super) fn release(event: &PointerEvent) {
    // Touch screens keep a pointer with the element that it began on; what lies under it is asked for.
    if let Some(target) = event.target().and_then(|target| target.dyn_into::<Element>().ok()) {
        let _ = target.release_pointer_capture(event.pointer_id());
    }
}
