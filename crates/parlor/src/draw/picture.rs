//! Pictures of rules, drawn as boards and cards are.

use parlor_words::Picture;
use parlor_words::pictures::{PlayPicture, Shown, SpacesPicture};
use unicode_width::UnicodeWidthStr as _;

use super::polygon::{Marks, board};
use super::{fives, scorzo};

/// What stands between a board and the same board after a play, in the middle line.
const THEN: &str = "  →  ";

/// Draws a picture.
pub(crate) fn picture(picture: Picture) -> String {
    match picture.shown() {
        Shown::Play(play) => draw_play(&play),
        Shown::Meld(cards) => format!("{}\n", scorzo::meld(&cards)),
        Shown::Spaces(spaces) => draw_spaces(&spaces),
    }
}

fn draw_play(picture: &PlayPicture) -> String {
    let PlayPicture { edition, columns, rows, .. } = picture;
    let boards = picture.boards();
    let boards =
        boards.iter().map(|(tiles, new)| fives::part(edition, tiles, new, columns.clone(), rows.clone()));
    boards.reduce(|before, after| beside(&before, &after)).unwrap_or_default()
}

fn draw_spaces(picture: &SpacesPicture) -> String {
    let SpacesPicture { edition, board: tiles, roll, new, legal, .. } = picture;
    let laid: Vec<_> = new.iter().filter_map(|placement| placement.space).collect();
    board(edition, tiles, Marks { roll: *roll, laid: &laid, legal })
}

/// Puts two drawings of the same height side by side, with an arrow between them.
fn beside(left: &str, right: &str) -> String {
    let width = |line: &str| anstream::adapter::strip_str(line).to_string().width();
    let widest = left.lines().map(width).max().unwrap_or(0);
    let middle = left.lines().count() / 2;
    let line = |(index, (left, right)): (usize, (&str, &str))| {
        let then = if index == middle { THEN } else { "     " };
        format!("{left}{:1$}{then}{right}\n", "", widest - width(left))
    };
    left.lines().zip(right.lines()).enumerate().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(kind: Picture) -> String {
        anstream::adapter::strip_str(&picture(kind)).to_string()
    }

    #[test]
    fn pictures_are_small_enough_to_stand_beside_others() {
        for kind in Picture::ALL {
            let drawn = plain(kind);
            assert!(!drawn.trim().is_empty(), "{kind:?}");
            assert!(drawn.lines().all(|line| line.width() <= 55), "{kind:?}\n{drawn}");
        }
    }

    #[test]
    fn a_bonus_square_is_drawn_before_it_is_covered_and_after() {
        let expected = "    C  D  E            C  D  E
 1  8 +10 1  1      1  8 [6] 1  1
 2  2  4  4  2  →   2  2  4  4  2
    C  D  E            C  D  E
";
        let drawn: String =
            plain(Picture::Bonus).lines().map(|line| format!("{}\n", line.trim_end())).collect();
        assert_eq!(drawn, expected);
    }

    #[test]
    fn marked_spaces_and_new_tiles_have_their_signs() {
        assert_eq!(plain(Picture::Set), "[ 7S★  7H♥  W ]\n");
        assert_eq!(plain(Picture::NextTo).matches('+').count(), 2);
        assert!(plain(Picture::Stack).contains("[ 4 ]≡2"));
        assert!(plain(Picture::PrintedTile).contains("( W )"));
    }
}
