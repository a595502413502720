//! Scrambled 5's: plays on a part of the classic board.

use std::ops::Range;

use parlor_fives::{Board, Bonus, Edition, Play, Square};

/// A play, and the part of the board around it.
#[derive(Clone, Debug)]
pub struct PlayPicture {
    /// The box that the board is from.
    pub edition: Edition,
    /// What was on the board before.
    pub before: Board,
    /// The play.
    pub play: Play,
    /// The columns that are shown.
    pub columns: Range<u8>,
    /// The rows that are shown.
    pub rows: Range<u8>,
}

impl PlayPicture {
    /// The boards to draw, in order, each with the squares of the new tiles. Where the play covers bonus squares, the board
    /// before it comes first: new tiles hide what is printed below them.
    #[must_use]
    pub fn boards(&self) -> Vec<(Board, Vec<Square>)> {
        let mut after = self.before;
        assert!(after.lay(&self.play), "the squares of the play are free");
        let new: Vec<Square> = self.play.laid().map(|(square, _)| square).collect();
        let covers = new.iter().any(|square| self.edition.bonus(*square) != Bonus::None);
        let before = covers.then_some((self.before, Vec::new()));
        before.into_iter().chain([(after, new)]).collect()
    }
}

/// F8: a play that makes a cluster across and one down, over the center square.
pub(super) fn cluster() -> PlayPicture {
    on_classic(&["H7 46"], "9G 253", 5..10, 5..10)
}

/// F14: the example of the rule sheet, on the first +10 square of the classic board.
pub(super) fn bonus() -> PlayPicture {
    on_classic(&["1C 8", "1E 1", "2C 244"], "1D 6", 2..5, 0..2)
}

/// A play on the classic board, on which these tiles are already.
fn on_classic(before: &[&str], play: &str, columns: Range<u8>, rows: Range<u8>) -> PlayPicture {
    let read = |text: &str| text.parse::<Play>().expect("the plays in this file can be read");
    let edition = Edition::classic();
    let mut board = Board::empty(edition.size());
    for play in before {
        assert!(board.lay(&read(play)), "{play} is on free squares");
    }
    PlayPicture { edition, before: board, play: read(play), columns, rows }
}

#[cfg(test)]
mod tests {
    use parlor_fives::{Direction, Verdict, judge_play};

    use super::*;
    use crate::{Lang, Picture};

    /// The sum of a cluster as captions write it.
    fn sums(picture: &PlayPicture, verdict: &Verdict) -> Vec<String> {
        let (after, _) = picture.boards().pop().unwrap();
        let value = |square: &Square| after.get(*square).unwrap().value().to_string();
        let sum = |cluster: &parlor_fives::Cluster| {
            let added = (cluster.added > 0).then(|| cluster.added.to_string());
            let parts: Vec<String> = cluster.squares.iter().map(value).chain(added).collect();
            assert_eq!(cluster.times, 1);
            format!("{} = {}", parts.join(" + "), cluster.score)
        };
        verdict.clusters.iter().map(sum).collect()
    }

    #[test]
    fn f08_f14_captions_say_what_the_plays_score() {
        for (kind, picture) in [(Picture::Cluster, cluster()), (Picture::Bonus, bonus())] {
            let verdict = judge_play(&picture.edition, &picture.before, None, picture.play).unwrap();
            let sums = sums(&picture, &verdict);
            assert_eq!(sums.len(), 2, "one across and one down");
            for lang in Lang::ALL {
                let caption = kind.caption(lang);
                assert!(sums.iter().all(|sum| caption.contains(sum)), "{caption}: {sums:?}");
                if kind == Picture::Bonus {
                    assert!(caption.contains(&format!(" {} ", verdict.score)), "{caption}");
                }
            }
        }
        let covered = bonus().play.laid().map(|(square, _)| bonus().edition.bonus(square));
        assert_eq!(covered.collect::<Vec<_>>(), [Bonus::Plus10]);
    }

    #[test]
    fn f08_every_line_in_the_pictures_is_a_multiple_of_five() {
        for picture in [cluster(), bonus()] {
            let (after, new) = picture.boards().pop().unwrap();
            let value = |square: Square| after.get(square).map_or(0, |tile| u32::from(tile.value()));
            for (square, _) in after.iter() {
                assert!(picture.columns.contains(&square.column) && picture.rows.contains(&square.row));
                for direction in Direction::BOTH {
                    let is_first = square.back(direction).is_none_or(|before| value(before) == 0);
                    let line: Vec<u32> = (0..5)
                        .map(|steps| value(square.step(direction, steps)))
                        .take_while(|value| *value > 0)
                        .collect();
                    let sum: u32 = line.iter().sum();
                    assert!(!is_first || line.len() == 1 || sum.is_multiple_of(5), "{square}: {line:?}");
                }
            }
            assert!(new.iter().all(|square| picture.before.get(*square).is_none()));
        }
    }

    #[test]
    fn a_bonus_square_is_seen_before_it_is_covered() {
        assert_eq!((cluster().boards().len(), bonus().boards().len()), (1, 2));
    }
}
