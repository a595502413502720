//! Positions of Polygon as people and programs write them: a space, and the tiles on it from bottom to top.

use std::collections::BTreeSet;

use parlor_polygon::{Board, Edition, Space};
use parlor_words::program::SpaceProblem;

/// The most tiles that a stack can have.
const HIGHEST: u8 = u8::MAX;

/// The board with these stacks; every space at most once, and none without tiles.
pub(crate) fn board<'a, T>(
    edition: &Edition,
    stacks: impl IntoIterator<Item = (&'a str, T)>,
) -> Result<Board, SpaceProblem<'a>>
where
    T: IntoIterator<Item = &'a str>,
{
    let mut board = Board::empty(edition);
    let mut earlier: BTreeSet<Space> = BTreeSet::new();
    for (text, tiles) in stacks {
        let space: Space = text.parse().map_err(|_| SpaceProblem::NotASpace { text })?;
        if !edition.has(space) {
            return Err(SpaceProblem::OffBoard { space });
        }
        if !earlier.insert(space) {
            return Err(SpaceProblem::Twice { space });
        }
        let mut is_empty = true;
        for text in tiles {
            let tile = text.parse().map_err(|_| SpaceProblem::NotATile { space, text })?;
            if !board.lay(edition, space, tile) {
                return Err(SpaceProblem::TooHigh { space, most: HIGHEST });
            }
            is_empty = false;
        }
        if is_empty {
            return Err(SpaceProblem::Empty { space });
        }
    }
    Ok(board)
}

#[cfg(test)]
mod tests {
    use super::*;

    type Stacks<'a> = &'a [(&'a str, &'a [&'a str])];

    fn read<'a>(stacks: Stacks<'a>) -> Result<Board, SpaceProblem<'a>> {
        board(&Edition::classic(), stacks.iter().map(|(space, tiles)| (*space, tiles.iter().copied())))
    }

    #[test]
    fn stacks_lie_as_they_are_written_from_bottom_to_top() {
        let board = read(&[("0,0", &["3"]), ("1,-2", &["2x3", "W"])]).unwrap();
        let tiles: Vec<String> = board.stack(Space::new(1, -2)).map(|tile| tile.to_string()).collect();
        assert_eq!(tiles, ["2x3", "W"]);
        assert_eq!(board.laid().len(), 3);
        assert_eq!(read(&[]).unwrap(), Board::empty(&Edition::classic()));
    }

    #[test]
    fn what_can_not_lie_there_is_named() {
        let space = Space::new(0, 0);
        let high = vec!["1"; 256];
        let cases: [(Stacks<'_>, SpaceProblem<'_>); 7] = [
            (&[("0, 0", &["3"])], SpaceProblem::NotASpace { text: "0, 0" }),
            (&[("5,0", &["3"])], SpaceProblem::OffBoard { space: Space::new(5, 0) }),
            (&[("0,0", &["3"]), ("1,0", &["3"]), ("0,0", &["3"])], SpaceProblem::Twice { space }),
            (&[("0,0", &[])], SpaceProblem::Empty { space }),
            (&[("0,0", &["3", "6"])], SpaceProblem::NotATile { space, text: "6" }),
            (&[("0,0", &["w"])], SpaceProblem::NotATile { space, text: "w" }),
            (&[("0,0", &high)], SpaceProblem::TooHigh { space, most: 255 }),
        ];
        for (stacks, problem) in cases {
            assert_eq!(read(stacks), Err(problem));
        }
        assert!(read(&[("0,0", &high[1..])]).is_ok());
    }
}
