//! Where things are in the picture of the board, in its own units.

use parlor_fives::{Board, Square};

use crate::ui::{Area, Point, Scales};

/// How large a square is in the picture.
pub(super) const SQUARE: f64 = 10.0;
/// The room around the squares.
const EDGE: f64 = 0.5;

/// A square is read and hit from 24 pixels on; twice that is comfortable.
pub(super) const SCALES: Scales = Scales { readable: 2.5, comfortable: 4.4 };

/// The whole picture of a board of so many rows.
pub(super) fn picture(size: u8) -> Area {
    let side = f64::from(size) * SQUARE + 2.0 * EDGE;
    Area { left: -EDGE, top: -EDGE, width: side, height: side }
}

/// The room for letters and numbers beside a board that has this much, in pixels.
pub(super) fn axis(room: Point) -> f64 {
    (room.0.min(room.1) * 0.024).clamp(12.0, 30.0)
}

/// Where a square is.
pub(super) fn area(square: Square) -> Area {
    let at = |index: u8| f64::from(index) * SQUARE;
    Area { left: at(square.column), top: at(square.row), width: SQUARE, height: SQUARE }
}

/// All that lies on the board, and some squares more; the centre of an empty board.
pub(super) fn in_play(board: &Board, more: impl IntoIterator<Item = Square>) -> Area {
    let occupied = super::look::squares(board.size()).filter(|square| board.get(*square).is_some());
    around(occupied.chain(more)).unwrap_or_else(|| area(board.centre()))
}

/// The smallest area with all these squares in it.
pub(super) fn around(squares: impl IntoIterator<Item = Square>) -> Option<Area> {
    squares.into_iter().map(area).reduce(Area::with)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::frame::Frame;

    fn at(text: &str) -> Square {
        text.parse().unwrap()
    }

    /// The size of a square of a whole board of 15 in this room.
    fn square_in(room: Point) -> f64 {
        let inset = axis(room);
        let frame = Frame { picture: picture(15), room: (room.0 - inset, room.1 - inset), closest: 10.0 };
        frame.whole_scale() * SQUARE
    }

    #[test]
    fn squares_are_where_their_names_say() {
        assert_eq!(area(at("A1")), Area { left: 0.0, top: 0.0, width: 10.0, height: 10.0 });
        assert_eq!(
            around([at("C1"), at("B4")]),
            Some(Area { left: 10.0, top: 0.0, width: 20.0, height: 40.0 })
        );
        assert_eq!(around([]), None);
    }

    #[test]
    fn a_phone_shows_the_whole_board_and_a_small_one_does_not() {
        assert!(square_in((390.0, 500.0)) >= 24.5);
        assert!(square_in((320.0, 341.0)) < SCALES.readable * SQUARE);
    }
}
