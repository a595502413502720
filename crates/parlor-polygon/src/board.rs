//! What lies on the board (P11, P16, P19).

use serde::{Serialize, Serializer};

use crate::combination::score;
use crate::geometry::{NOWHERE, Place};
use crate::{Combination, Edition, Space, Symbol, Tile};

/// How many places there are room for; the last one is [`NOWHERE`], and always empty.
const PLACES: usize = NOWHERE as usize + 1;

/// The tiles on a board. It belongs to the edition that it was made for, and shows what is printed there.
///
/// ```
/// use parlor_polygon::{Board, Edition, Space, Tile};
///
/// let edition = Edition::classic();
/// let mut board = Board::empty(&edition);
/// let space = Space::new(3, 0);
/// assert_eq!(board.shows(&edition, space), Some(Tile::WILD), "printed on the board");
///
/// for tile in ["4", "5x2"] {
///     assert!(board.lay(&edition, space, tile.parse()?));
/// }
/// assert_eq!(board.shows(&edition, space), Tile::new(5, 2));
/// assert_eq!(board.stack(space).map(|tile| tile.to_string()).collect::<Vec<_>>(), ["4", "5x2"]);
/// assert!(!board.lay(&edition, Space::new(5, 0), Tile::WILD), "off the board");
/// # Ok::<(), parlor_polygon::TileError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// What each space shows: the top of its stack, or what is printed.
    shows: [Option<Tile>; PLACES],
    /// How many tiles lie on each space.
    heights: [u8; PLACES],
    /// Every tile in the order in which it was laid.
    laid: Vec<(Space, Tile)>,
}

impl Board {
    /// The board without any tiles.
    #[must_use]
    pub fn empty(edition: &Edition) -> Board {
        let mut shows = [None; PLACES];
        shows[..edition.printed_at().len()].copy_from_slice(edition.printed_at());
        Board { shows, heights: [0; PLACES], laid: Vec::with_capacity(usize::from(edition.tiles().len())) }
    }

    /// What a space shows: the top of its stack, or what is printed there.
    #[must_use]
    pub fn shows(&self, edition: &Edition, space: Space) -> Option<Tile> {
        edition.place(space).and_then(|place| self.showing(place))
    }

    /// The tiles on a space, from bottom to top, without what is printed there.
    pub fn stack(&self, space: Space) -> impl Iterator<Item = Tile> {
        self.laid.iter().filter(move |(at, _)| *at == space).map(|(_, tile)| *tile)
    }

    /// Every tile with its space, in the order in which they were laid.
    #[must_use]
    pub fn laid(&self) -> &[(Space, Tile)] {
        &self.laid
    }

    /// Lays a tile on a space without asking any rule; `false` if the space is not on the board, or its stack could not be
    /// higher.
    #[must_use]
    pub fn lay(&mut self, edition: &Edition, space: Space, tile: Tile) -> bool {
        let place = edition.place(space).filter(|place| self.heights[usize::from(*place)] < u8::MAX);
        let Some(place) = place else { return false };
        self.shows[usize::from(place)] = Some(tile);
        self.heights[usize::from(place)] += 1;
        self.laid.push((space, tile));
        true
    }

    #[inline]
    pub(crate) fn showing(&self, place: Place) -> Option<Tile> {
        self.shows[usize::from(place)]
    }

    #[inline]
    pub(crate) fn height(&self, place: Place) -> u8 {
        self.heights[usize::from(place)]
    }

    /// What a tile scores on this space once it is laid there, for a symbol (P16): nothing unless the three that meet are a
    /// combination.
    pub(crate) fn combination(
        &self,
        edition: &Edition,
        symbol: Symbol,
        place: Place,
        tile: Tile,
    ) -> Option<Combination> {
        let [one, other] = edition.partners(symbol, place);
        let tiles = [tile, self.showing(one)?, self.showing(other)?];
        let spaces = [place, one, other].map(|place| edition.space(place));
        (score(tiles) > 0).then_some(Combination { spaces, tiles })
    }
}

impl Serialize for Board {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.laid.serialize(serializer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn p11_p19_a_space_shows_the_top_of_its_stack_or_what_is_printed() {
        let edition = Edition::classic();
        let mut board = Board::empty(&edition);
        let (printed, plain) = (Space::new(3, 0), Space::new(1, 0));
        let [four, five] = ["4", "5"].map(|text| text.parse::<Tile>().unwrap());
        assert_eq!((board.shows(&edition, printed), board.shows(&edition, plain)), (Some(Tile::WILD), None));
        for space in [printed, plain] {
            assert!(board.lay(&edition, space, four) && board.lay(&edition, space, five));
            assert_eq!(board.shows(&edition, space), Some(five));
            assert!(board.stack(space).eq([four, five]));
        }
        assert_eq!(board.shows(&edition, Space::new(9, 9)), None);
        assert!(!board.lay(&edition, Space::new(9, 9), four));
    }

    #[test]
    fn p11_a_stack_ends_where_its_tiles_can_no_longer_be_counted() {
        let edition = Edition::classic();
        let mut board = Board::empty(&edition);
        let space = Space::new(1, 0);
        assert!((0..u8::MAX).all(|_| board.lay(&edition, space, Tile::WILD)));
        assert!(!board.lay(&edition, space, Tile::WILD));
        assert_eq!(board.stack(space).count(), usize::from(u8::MAX));
    }
}
