//! Where things are in the picture, in its own units. A space is a hexagon that stands on a corner; 52 to 30 is as good as
//! √3 to 1, so that all numbers are whole.

use std::fmt::Write as _;

use parlor_polygon::{Edition, Space, Symbol};

use crate::ui::{Area, Scales};

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
/// The outline inside a tile, for what is printed there.
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

/// A space is read and hit from 36 pixels on; less than twice that is comfortable.
pub(super) const SCALES: Scales = Scales { readable: 36.5 / 104.0, comfortable: 64.0 / 104.0 };

/// Where a space is.
pub(super) fn area(space: Space) -> Area {
    let (x, y) = centre(space);
    let [left, top, width, height] = [x - HALF, y - TALL, 2 * HALF, 2 * TALL].map(f64::from);
    Area { left, top, width, height }
}

/// The smallest area with all these spaces in it.
pub(super) fn around(spaces: impl IntoIterator<Item = Space>) -> Option<Area> {
    spaces.into_iter().map(area).reduce(Area::with)
}

/// What the whole picture shows.
pub(super) fn picture(edition: &Edition) -> Area {
    let Area { left, top, width, height } = around(edition.spaces().iter().copied()).unwrap_or_default();
    let margin = f64::from(MARGIN);
    Area {
        left: left - margin,
        top: top - margin,
        width: width + 2.0 * margin,
        height: height + 2.0 * margin,
    }
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
        assert_eq!(picture(&Edition::classic()).view_box(), "-485 -437 970 874");
        assert_eq!(outlines(&[Space::new(0, 0)]), "M0,-60l52,30v60l-52,30l-52,-30v-60z");
    }

    #[test]
    fn spaces_are_large_enough_where_the_whole_board_is_shown() {
        let frame =
            |room| crate::ui::frame::Frame { picture: picture(&Edition::classic()), room, closest: 9.0 };
        // The rooms that boards have in windows of 390 by 844 and 320 by 568.
        assert!(frame((390.0, 500.0)).whole_scale() >= SCALES.readable);
        assert!(frame((320.0, 341.0)).whole_scale() < SCALES.readable);
        assert_eq!(around([]), None);
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
