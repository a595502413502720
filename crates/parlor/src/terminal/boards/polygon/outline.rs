//! The outlines of the spaces.

use std::collections::BTreeMap;

use parlor_polygon::{Edition, Space};

use super::canvas::Canvas;
use super::layout::Scale;
use crate::terminal::theme;

/// Draws the outlines of all spaces: hexagons, or where there is not enough room for slopes a wall of boxes whose rows are
/// shifted.
pub(super) fn draw(edition: &Edition, canvas: &mut Canvas<'_>) {
    let scale = canvas.layout.scale();
    if scale.has_names() {
        edition.spaces().iter().for_each(|space| hexagon(edition, *space, scale, canvas));
    } else {
        boxes(edition.spaces(), scale, canvas);
    }
}

/// A hexagon; its upper corner and the lower ones at the sides are left to the symbols. Neighbours draw what they share
/// alike.
fn hexagon(edition: &Edition, space: Space, scale: Scale, canvas: &mut Canvas<'_>) {
    let (middle, half) = (scale.middle(space), scale.half());
    let (top, bottom) = (scale.top(space), scale.bottom(space));
    let level = "-".repeat(usize::try_from(half - 3).expect("a space has room for its name"));
    let (rising, falling) = (format!(".{level}'"), format!("'{level}."));
    canvas.put(top, middle - half + 1, &rising, theme::FAINT);
    canvas.put(top, middle + 1, &falling, theme::FAINT);
    canvas.put(bottom, middle - half + 1, &format!("{falling}_{rising}"), theme::FAINT);
    // In the first row no hexagon above closes the corner between two others.
    if space.step(1, 0).is_some_and(|next| edition.has(next)) {
        canvas.put(top, middle + half, "_", theme::FAINT);
    }
    for line in top + 1..bottom {
        canvas.put(line, middle - half, "|", theme::FAINT);
        canvas.put(line, middle + half, "|", theme::FAINT);
    }
}

/// Where a thin line goes on from a place.
#[derive(Clone, Copy, Default)]
struct Arms {
    up: bool,
    down: bool,
    left: bool,
    right: bool,
}

impl Arms {
    const fn sign(self) -> &'static str {
        match (self.up, self.down, self.left, self.right) {
            (false, true, false, true) => "╭",
            (false, true, true, false) => "╮",
            (true, false, false, true) => "╰",
            (true, false, true, false) => "╯",
            (true, true, false, true) => "├",
            (true, true, true, false) => "┤",
            (false, true, true, true) => "┬",
            (true, false, true, true) => "┴",
            (true, true, true, true) => "┼",
            (_, _, false, false) => "│",
            (false, false, _, _) => "─",
        }
    }
}

/// Every space draws its own box, and where boxes meet, their lines are joined.
fn boxes(spaces: &[Space], scale: Scale, canvas: &mut Canvas<'_>) {
    let mut signs: BTreeMap<(i32, i32), Arms> = BTreeMap::new();
    for space in spaces {
        let (left, right) = (scale.middle(*space) - scale.half(), scale.middle(*space) + scale.half());
        let (top, bottom) = (scale.top(*space), scale.bottom(*space));
        for line in [top, bottom] {
            for column in left..=right {
                let arms = signs.entry((line, column)).or_default();
                arms.left |= column > left;
                arms.right |= column < right;
            }
        }
        for column in [left, right] {
            for line in top..=bottom {
                let arms = signs.entry((line, column)).or_default();
                arms.up |= line > top;
                arms.down |= line < bottom;
            }
        }
    }
    for ((line, column), arms) in signs {
        canvas.put(line, column, arms.sign(), theme::FAINT);
    }
}
