//! Where things are in the picture, in its own units. A space is a hexagon that stands on a corner; 52 to 30 is as good as
//! √3 to 1, so that all numbers are whole.

use std::fmt::Write as _;

use parlor_polygon::{Edition, Space, Symbol};

/// Half the width of a space.
const HALF: i32 = 52;
/// From the middle of a space to its upper and lower corner.
const TALL: i32 = 60;
/// From row to row.
const ROW: i32 = 90;
/// How far the felt reaches beyond the spaces.
const MARGIN: i32 = 17;

/// The outline of a space around its middle.
pub(super) const HEXAGON: &str = "0,-60 52,-30 52,30 0,60 -52,30 -52,-30";
/// The outline of a tile: a little smaller.
pub(super) const TILE: &str = "0,-54 47,-27 47,27 0,54 -47,27 -47,-27";
/// The outline inside a tile.
pub(super) const INSIDE: &str = "0,-48 42,-24 42,24 0,48 -42,24 -42,-24";

/// The middle of a space.
pub(super) fn centre(space: Space) -> (i32, i32) {
    let (q, r) = (i32::from(space.q), i32::from(space.r));
    (HALF * (2 * q + r), ROW * r)
}

/// A move to a point, as SVG writes it.
pub(super) fn moved((x, y): (i32, i32)) -> String {
    format!("translate({x} {y})")
}

/// What the picture shows: left, top, width and height.
pub(super) fn view_box(edition: &Edition) -> String {
    let (mut left, mut top, mut right, mut bottom) = (0, 0, 0, 0);
    for (index, space) in edition.spaces().iter().enumerate() {
        let (x, y) = centre(*space);
        let (x1, y1, x2, y2) = (x - HALF, y - TALL, x + HALF, y + TALL);
        if index == 0 {
            (left, top, right, bottom) = (x1, y1, x2, y2);
        }
        (left, top, right, bottom) = (left.min(x1), top.min(y1), right.max(x2), bottom.max(y2));
    }
    let (width, height) = (right - left + 2 * MARGIN, bottom - top + 2 * MARGIN);
    format!("{} {} {width} {height}", left - MARGIN, top - MARGIN)
}

/// The outlines of some spaces, as one path.
pub(super) fn outlines(spaces: &[Space]) -> String {
    let mut path = String::new();
    for space in spaces {
        let (x, y) = centre(*space);
        // Writing to a string never fails.
        let _ = write!(path, "M{x},{}l52,30v60l-52,30l-52,-30v-60z", y - TALL);
    }
    path
}

/// A corner at which spaces meet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Corner {
    pub(super) symbol: Symbol,
    pub(super) at: (i32, i32),
    /// The spaces of the board that meet there; with fewer than three, nothing ever scores (P3).
    pub(super) spaces: Vec<Space>,
}

/// All corners that have a symbol (P2).
pub(super) fn corners(edition: &Edition) -> Vec<Corner> {
    let mut corners: Vec<Corner> = Vec::new();
    for space in edition.spaces() {
        for symbol in Symbol::ALL {
            let mut spaces = edition.grouping(*space, symbol);
            spaces.sort_unstable();
            let at = corner_of(*space, symbol);
            if !corners.iter().any(|corner| corner.at == at) {
                corners.push(Corner { symbol, at, spaces });
            }
        }
    }
    corners
}

/// Which way a space turns a symbol: 0 to the top, 1 to the right, 2 to the left.
pub(super) fn turned(space: Space, symbol: Symbol) -> usize {
    let own = i16::from(space.q) - i16::from(space.r);
    match (symbol as i16 - own).rem_euclid(3) {
        1 => 0,
        0 => 1,
        _ => 2,
    }
}

/// From the middle of a space to its corners: top, right, left.
pub(super) const CORNERS: [(i32, i32); 3] = [(0, -TALL), (HALF, TALL / 2), (-HALF, TALL / 2)];

/// The corner of a space with a symbol.
fn corner_of(space: Space, symbol: Symbol) -> (i32, i32) {
    let ((x, y), (to_x, to_y)) = (centre(space), CORNERS[turned(space, symbol)]);
    (x + to_x, y + to_y)
}

/// The symbols of a space: top, right, left, and whether three spaces meet there.
pub(super) fn symbols(edition: &Edition, space: Space) -> [(Symbol, bool); 3] {
    let mut symbols = [(Symbol::Star, false); 3];
    for symbol in Symbol::ALL {
        symbols[turned(space, symbol)] = (symbol, edition.grouping(space, symbol).len() == 3);
    }
    symbols
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_spaces_of_a_grouping_meet_where_its_symbol_is() {
        let edition = Edition::classic();
        for corner in corners(&edition) {
            for space in &corner.spaces {
                assert_eq!(corner_of(*space, corner.symbol), corner.at);
                let mut grouping = edition.grouping(*space, corner.symbol);
                grouping.sort_unstable();
                assert_eq!(grouping, corner.spaces);
            }
        }
    }

    #[test]
    fn every_space_has_each_symbol_once() {
        let edition = Edition::classic();
        for space in edition.spaces() {
            let mut found = symbols(&edition, *space).map(|(symbol, _)| symbol);
            found.sort_unstable();
            assert_eq!(found, Symbol::ALL);
        }
        // START has its star on the right, as its grouping goes there (P2).
        assert_eq!(symbols(&edition, edition.start())[1], (Symbol::Star, true));
    }

    #[test]
    fn the_picture_shows_all_spaces() {
        assert_eq!(view_box(&Edition::classic()), "-485 -437 970 874");
        assert_eq!(outlines(&[Space::new(0, 0)]), "M0,-60l52,30v60l-52,30l-52,-30v-60z");
    }

    #[test]
    fn a_board_has_a_third_of_its_inner_corners_for_each_symbol() {
        let whole = |symbol| {
            corners(&Edition::classic())
                .into_iter()
                .filter(move |corner| corner.symbol == symbol && corner.spaces.len() == 3)
                .count()
        };
        // Half of the 96 corners inside the board carry symbols.
        assert_eq!(Symbol::ALL.map(whole).into_iter().sum::<usize>(), 48);
    }
}
