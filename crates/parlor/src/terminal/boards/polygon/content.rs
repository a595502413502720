//! What a space shows, in five columns: a sign, what the tile is, and another sign.
//!
//! ```text
//!  4x3    a tile in play                    ·      the tile in hand may be laid here
//! [4x3]   laid in this turn or the last    +4x3    also here, on a tile
//! (4x3)   printed on the board             START   where the first tile will lie
//!  4x3₂   two tiles on each other          >4x3<   the cursor
//! ```
//!
//! Where there is no room for a bracket on one side, the one on the other side tells enough; where there is none at all,
//! what was laid is still underlined. What the cursor hides is told in words below the board.

use parlor_polygon::{Space, Tile};
use ratatui::style::{Modifier, Style};

use super::picture::Picture;
use crate::terminal::theme;

/// What was laid in this turn or the last.
const LAID: Style = theme::LAID.add_modifier(Modifier::UNDERLINED);

/// What a space shows; five columns in all.
pub(super) fn of(picture: &Picture<'_>, space: Space) -> Vec<(String, Style)> {
    let is_legal = picture.legal.contains(&space);
    let tile = picture.board.shows(picture.edition, space);
    if picture.cursor == Some(space) {
        let face = tile.map(|tile| tile.to_string()).unwrap_or_default();
        return vec![(format!(">{face:^3}<"), theme::CURSOR)];
    }
    match tile {
        Some(tile) => with_tile(picture, space, tile, is_legal),
        None if is_legal => vec![("  ·  ".to_owned(), theme::LEGAL)],
        None if space == picture.edition.start() => vec![("START".to_owned(), theme::HEADING)],
        None => vec![("     ".to_owned(), Style::new())],
    }
}

fn with_tile(picture: &Picture<'_>, space: Space, tile: Tile, is_legal: bool) -> Vec<(String, Style)> {
    let height = picture.board.stack(space).count();
    let (left, right, style) = match height {
        0 => ('(', ')', theme::HEADING),
        _ if picture.laid.contains(&space) => ('[', ']', LAID),
        _ => (' ', ' ', theme::TILE),
    };
    let right = height_sign(height).unwrap_or(right);
    let face = format!("{:^3}", tile.to_string());
    if is_legal {
        vec![("+".to_owned(), theme::LEGAL), (format!("{face}{right}"), style)]
    } else {
        vec![(format!("{left}{face}{right}"), style)]
    }
}

/// How many tiles lie on each other; nothing for one alone.
fn height_sign(height: usize) -> Option<char> {
    const DIGITS: [char; 8] = ['₂', '₃', '₄', '₅', '₆', '₇', '₈', '₉'];
    let above = height.checked_sub(2)?;
    Some(DIGITS.get(above).copied().unwrap_or('₊'))
}

#[cfg(test)]
mod tests {
    use parlor_polygon::{Board, Edition};

    use super::*;

    /// What a space of the classic board shows with these tiles on it.
    fn shown(stack: &[&str], at: Space, is_legal: bool, is_laid: bool) -> String {
        let edition = Edition::classic();
        let mut board = Board::empty(&edition);
        for tile in stack {
            assert!(board.lay(&edition, at, tile.parse::<Tile>().unwrap()));
        }
        let (legal, laid) = (vec![at; usize::from(is_legal)], vec![at; usize::from(is_laid)]);
        let picture = Picture { edition: &edition, board: &board, roll: None, laid, legal, cursor: None };
        of(&picture, at).into_iter().map(|(text, _)| text).collect()
    }

    #[test]
    fn every_state_of_a_space_has_its_signs() {
        let (plain, printed, start) = (Space::new(1, 0), Space::new(3, 0), Space::new(0, 0));
        for (stack, at, is_laid, text, if_legal) in [
            (&[][..], plain, false, "     ", "  ·  "),
            (&[], start, false, "START", "  ·  "),
            (&[], printed, false, "( W )", "+ W )"),
            (&["5"], printed, false, "  5  ", "+ 5  "),
            (&["4x3"], plain, false, " 4x3 ", "+4x3 "),
            (&["4x3"], plain, true, "[4x3]", "+4x3]"),
            (&["1", "4"], plain, false, "  4 ₂", "+ 4 ₂"),
            (&["1", "4"], plain, true, "[ 4 ₂", "+ 4 ₂"),
            (&["1"; 9], plain, false, "  1 ₉", "+ 1 ₉"),
            (&["1"; 10], plain, false, "  1 ₊", "+ 1 ₊"),
        ] {
            assert_eq!(shown(stack, at, false, is_laid), text);
            assert_eq!(shown(stack, at, true, is_laid), if_legal);
        }
    }
}
