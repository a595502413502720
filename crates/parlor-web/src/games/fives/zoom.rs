//! How much of the board is shown: on a small screen a part of it, so that a finger finds its square.

use parlor_fives::Square;

use crate::ui::Measure;

/// How large a square is in the picture.
pub(super) const SQUARE: f64 = 10.0;
/// The room for letters and numbers before the squares.
pub(super) const MARGIN: f64 = 5.0;
/// How many times larger a part of the board is shown.
const TIMES: f64 = 2.0;

/// A part of the board: the point in the middle of it. `None` shows all.
pub(super) type Zoom = Option<(f64, f64)>;

/// The middle of a square in the picture.
pub(super) fn middle(square: Square) -> (f64, f64) {
    let at = |index: u8| MARGIN + (f64::from(index) + 0.5) * SQUARE;
    (at(square.column), at(square.row))
}

/// The side of the whole picture.
pub(super) fn side(size: u8) -> f64 {
    MARGIN + f64::from(size) * SQUARE + 1.0
}

/// The part of the picture that is shown, as an SVG wants it.
pub(super) fn view_box(size: u8, zoom: Zoom) -> String {
    let side = side(size);
    let Some((x, y)) = zoom else { return format!("0 0 {0} {0}", Measure(side)) };
    let shown = side / TIMES;
    let from = |middle: f64| Measure((middle - shown / 2.0).max(0.0).min(side - shown));
    format!("{} {} {shown} {shown}", from(x), from(y), shown = Measure(shown))
}

/// The middle after the picture was dragged by this many of its own units.
pub(super) fn dragged(size: u8, (x, y): (f64, f64), by: (f64, f64)) -> (f64, f64) {
    let (side, half) = (side(size), side(size) / TIMES / 2.0);
    let keep = |value: f64| value.max(half).min(side - half);
    (keep(keep(x) - by.0), keep(keep(y) - by.1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_shown_never_leaves_the_board() {
        assert_eq!(view_box(15, None), "0 0 156 156");
        assert_eq!(view_box(15, Some((0.0, 78.0))), "0 39 78 78");
        assert_eq!(view_box(15, Some((156.0, 156.0))), "78 78 78 78");
        assert_eq!(dragged(15, (78.0, 78.0), (10.0, -500.0)), (68.0, 117.0));
    }

    #[test]
    fn squares_have_their_middles() {
        assert_eq!(middle(Square { column: 0, row: 2 }), (10.0, 30.0));
    }
}
