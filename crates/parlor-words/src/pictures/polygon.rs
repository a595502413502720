//! Polygon: START and the spaces around it, as a small board of its own.

use parlor_core::Edition as _;
use parlor_polygon::{Board, Edition, Placement, Space, Symbol, Task, Tile};

/// Spaces with tiles on them.
#[derive(Clone, Debug)]
pub struct SpacesPicture {
    /// A board with no more spaces than are shown.
    pub edition: Edition,
    /// What is on the board, the new tile included.
    pub board: Board,
    /// The symbol that was rolled, in a picture of a turn.
    pub roll: Option<Symbol>,
    /// The new tile, with what it scored.
    pub new: Option<Placement>,
    /// The spaces of a grouping that is outlined.
    pub grouping: Vec<Space>,
    /// Where a tile can go.
    pub legal: Vec<Space>,
}

/// Those of the star grouping that START is in.
const START: Space = Space::new(0, 0);
const RIGHT: Space = Space::new(1, 0);
const BELOW: Space = Space::new(0, 1);

/// P2: the three groupings of a space, and one of them outlined.
pub(super) fn symbols() -> SpacesPicture {
    let picture = SpacesPicture::with(None, &[(START, 5), (RIGHT, 2), (BELOW, 4)]);
    let grouping = picture.edition.grouping(START, Symbol::Star);
    SpacesPicture { grouping, ..picture }
}

/// P10: the spaces that meet a tile in play at the rolled symbol.
pub(super) fn next_to() -> SpacesPicture {
    let mut picture = SpacesPicture::with(None, &[(START, 4)]);
    let (roll, tile) = (Symbol::Star, plain(2));
    let task = Task::new(roll, [tile]);
    let is_legal = |space: &Space| task.check(&picture.edition, &picture.board, tile, *space).is_ok();
    picture.legal = picture.edition.spaces().iter().copied().filter(is_legal).collect();
    SpacesPicture { roll: Some(roll), ..picture }
}

/// P11: a tile on another one, and what it scores there.
pub(super) fn stack() -> SpacesPicture {
    SpacesPicture::with(None, &[(START, 4), (RIGHT, 3), (BELOW, 4)]).placed(RIGHT, plain(4))
}

/// P20: a tile beside a printed one, and what they score.
pub(super) fn printed_tile() -> SpacesPicture {
    SpacesPicture::with(Some((RIGHT, Tile::WILD)), &[(START, 4)]).placed(BELOW, plain(4))
}

impl SpacesPicture {
    /// A small board on which something may be printed, with these numbers on it.
    fn with(printed: Option<(Space, Tile)>, numbers: &[(Space, u8)]) -> SpacesPicture {
        let printed = printed.map(|(space, tile)| format!("[printed]\n\"{space}\" = \"{tile}\"\n"));
        let text = format!(
            "name = \"picture\"\nplayers = [2, 4]\nradius = 1\nstart = \"{START}\"\n{}[tiles]\n1 = 9\n2 = 9\n",
            printed.unwrap_or_default()
        );
        let edition = Edition::read(&text).expect("the edition in this file can be read");
        let board = Board::empty(&edition);
        let mut picture =
            SpacesPicture { edition, board, roll: None, new: None, grouping: Vec::new(), legal: Vec::new() };
        numbers.iter().for_each(|(space, number)| picture.lay(*space, plain(*number)));
        picture
    }

    /// The same with a new tile, after a star was rolled.
    fn placed(mut self, space: Space, tile: Tile) -> SpacesPicture {
        let roll = Symbol::Star;
        let placement = Task::new(roll, [tile]).placement(&self.edition, &self.board, tile, Some(space));
        self.lay(space, tile);
        SpacesPicture { roll: Some(roll), new: Some(placement), ..self }
    }

    fn lay(&mut self, space: Space, tile: Tile) {
        assert!(self.board.lay(&self.edition, space, tile), "{space} is on the board");
    }
}

/// A tile with a number and nothing else.
fn plain(number: u8) -> Tile {
    Tile::new(number, 1).expect("there is such a number")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::polygon::symbol;
    use crate::{Lang, Picture};

    /// What a grouping shows.
    fn tiles(picture: &SpacesPicture, spaces: &[Space]) -> Vec<String> {
        let shown =
            spaces.iter().map(|space| picture.board.shows(&picture.edition, *space).unwrap().to_string());
        shown.collect()
    }

    /// Whether the numbers come in this order in a text.
    fn in_order(text: &str, words: &[String]) -> bool {
        let mut rest = text;
        words.iter().all(|word| match rest.split_once(word.as_str()) {
            Some((_, after)) => {
                rest = after;
                true
            }
            None => false,
        })
    }

    #[test]
    fn p02_the_caption_names_the_tiles_that_meet_at_the_star() {
        let picture = symbols();
        assert_eq!(picture.grouping, [START, RIGHT, BELOW]);
        let is_whole = |symbol: &Symbol| picture.edition.grouping(START, *symbol).len() == 3;
        assert!(Symbol::ALL.iter().all(is_whole), "the 5 is in three groupings");
        for lang in Lang::ALL {
            let caption = Picture::Symbols.caption(lang);
            assert!(in_order(caption, &tiles(&picture, &picture.grouping)), "{caption}");
            assert!(Symbol::ALL.iter().all(|each| caption.contains(symbol(*each, lang))), "{caption}");
        }
    }

    #[test]
    fn p10_the_marked_spaces_are_those_that_meet_the_tile_in_play_at_the_roll() {
        let picture = next_to();
        assert_eq!(picture.legal, [RIGHT, BELOW], "two, as the caption says");
        assert_eq!((picture.roll, tiles(&picture, &[START])), (Some(Symbol::Star), vec!["4".to_owned()]));
        // On the whole board they are the same.
        let (edition, tile) = (Edition::classic(), plain(2));
        let mut board = Board::empty(&edition);
        assert!(board.lay(&edition, START, plain(4)));
        let task = Task::new(Symbol::Star, [tile]);
        let is_legal = |space: &&Space| task.check(&edition, &board, tile, **space).is_ok();
        assert!(edition.spaces().iter().filter(is_legal).eq(&picture.legal));
    }

    #[test]
    fn p11_p20_new_tiles_are_legal_and_score_what_the_captions_say() {
        for (kind, picture) in [(Picture::Stack, stack()), (Picture::PrintedTile, printed_tile())] {
            let placement = picture.new.unwrap();
            let space = placement.space.unwrap();
            let mut before = Board::empty(&picture.edition);
            let laid = picture.board.laid();
            for (at, tile) in &laid[..laid.len() - 1] {
                assert!(before.lay(&picture.edition, *at, *tile));
            }
            let task = Task::new(Symbol::Star, [placement.tile]);
            task.check(&picture.edition, &before, placement.tile, space).unwrap();
            for lang in Lang::ALL {
                let caption = kind.caption(lang);
                let points = format!("{} {}", placement.score(), lang.pick("points", "puntos"));
                assert!(caption.contains(&points), "{caption}");
            }
        }
        assert!(stack().board.stack(RIGHT).eq([plain(3), plain(4)]));
        assert_eq!(printed_tile().edition.printed(RIGHT), Some(Tile::WILD));
        assert_eq!(printed_tile().board.stack(RIGHT).count(), 0);
    }
}
