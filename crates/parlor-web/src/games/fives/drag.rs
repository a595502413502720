//! What can be dragged: tiles from the rack to the board, over the board and back.

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
}

impl Hold {
    const fn tile(self) -> Tile {
        match self {
            Hold::RackTile(_, tile) | Hold::LaidTile(_, tile) => tile,
        }
    }
}

/// What a pointer does with it.
pub(super) fn drag(board: BoardModel, gesture: Gesture<Hold>) {
    match gesture {
        Gesture::Moved(drag) => {
            board.viewport.approach();
            if let Hold::RackTile(_, tile) = drag.what {
                board.lift(tile);
            }
        }
        Gesture::Dropped(drag) => {
            board.let_go();
            drop_there(board, drag);
        }
        Gesture::Tapped(Hold::RackTile(place, _)) => board.pick(place),
        Gesture::Cancelled => board.let_go(),
        Gesture::Tapped(_) => {}
    }
}

fn drop_there(board: BoardModel, drag: Drag<Hold>) {
    let square = square_under(drag);
    let place: Option<usize> = named_under(drag, "data-place").and_then(|text| text.parse().ok());
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

/// What the nearest thing under the pointer that has this attribute says there.
fn named_under(drag: Drag<Hold>, attribute: &str) -> Option<String> {
    let holder = drag.element()?.closest(&format!("[{attribute}]")).ok().flatten()?;
    holder.get_attribute(attribute)
}

fn square_under(drag: Drag<Hold>) -> Option<Square> {
    named_under(drag, "data-square")?.parse().ok()
}

/// The square on which the tile that is being dragged would be laid.
pub(super) fn target(board: BoardModel) -> Option<Square> {
    let square = square_under(board.dragging.get()?)?;
    board.table.view.read().public().board().get(square).is_none().then_some(square)
}

/// The tile above the pointer while it is dragged.
pub(super) fn ghost(board: BoardModel) -> impl IntoView {
    let tile = Memo::new(move |_| board.dragging.get().map(|drag| drag.what.tile()));
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
