//! What can be dragged: tiles from the rack to the board, over the board and back, and the board itself when only a part of
//! it is shown.

use leptos::prelude::*;
use parlor_fives::{Square, Tile};

use super::board_model::BoardModel;
use super::look::SquareContent;
use super::square::tile_picture;
use crate::ui::{Drag, Gesture, Measure, Point};

/// What a pointer takes hold of.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Hold {
    /// The tile of a place on the rack.
    RackTile(usize, Tile),
    /// A laid tile.
    LaidTile(Square, Tile),
    /// The board, whose middle was there.
    Board(Point),
}

impl Hold {
    const fn tile(self) -> Option<Tile> {
        match self {
            Hold::RackTile(_, tile) | Hold::LaidTile(_, tile) => Some(tile),
            Hold::Board(_) => None,
        }
    }
}

/// What a pointer does with it.
pub(super) fn drag(board: BoardModel, gesture: Gesture<Hold>) {
    match gesture {
        Gesture::Moved(drag) => {
            if let (Hold::Board(middle), Some(by)) = (drag.what, drag.offset()) {
                pan(board, middle, by);
            }
        }
        Gesture::Dropped(drag) => drop_there(board, drag),
        Gesture::Tapped(Hold::RackTile(place, _)) => board.pick(place),
        Gesture::Tapped(_) | Gesture::Cancelled => {}
    }
}

/// Moves the part of the board that is shown.
fn pan(board: BoardModel, middle: Point, by: Point) {
    let size = board.table.view.read_untracked().public().board().size();
    let Some(picture) = document().query_selector(".fives-picture svg").ok().flatten() else { return };
    let width = picture.get_bounding_client_rect().width().min(picture.get_bounding_client_rect().height());
    if width > 0.0 {
        // Twice as large, half as far.
        let scale = super::zoom::side(size) / 2.0 / width;
        board.zoom.set(Some(super::zoom::dragged(size, middle, (by.0 * scale, by.1 * scale))));
    }
}

fn drop_there(board: BoardModel, drag: Drag<Hold>) {
    let under = drag.element();
    let named = |attribute: &str| {
        let holder = under.as_ref()?.closest(&format!("[{attribute}]")).ok().flatten()?;
        holder.get_attribute(attribute)
    };
    let square: Option<Square> = named("data-square").and_then(|text| text.parse().ok());
    let place: Option<usize> = named("data-place").and_then(|text| text.parse().ok());
    match (drag.what, square, place) {
        (Hold::RackTile(from, tile), Some(square), _) => {
            board.picked.set(Some(from));
            if board.draft.read_untracked().tile_on(square).is_some() {
                board.take_from(square);
            }
            board.lay_on(tile, square);
        }
        (Hold::RackTile(from, _), None, Some(to)) => board.order.update(|order| order.move_to(from, to)),
        (Hold::LaidTile(from, tile), Some(square), _) if square != from => {
            board.take_from(from);
            if board.draft.read_untracked().tile_on(square).is_some() {
                board.take_from(square);
            }
            board.lay_on(tile, square);
        }
        (Hold::LaidTile(from, _), None, _) => board.take_from(from),
        _ => {}
    }
}

/// The tile under the pointer while it is dragged.
pub(super) fn ghost(board: BoardModel) -> impl IntoView {
    let tile = Memo::new(move |_| board.dragging.get().and_then(|drag| drag.what.tile()));
    let at = move |axis: fn(Point) -> f64| {
        move || format!("{}px", Measure(board.dragging.get().map_or(0.0, |drag| axis(drag.at))))
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
