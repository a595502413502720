//! The drawn tiles: each keeps its place beside the board, laid or not.

use parlor_polygon::{Public, Tile};

/// A drawn tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Slot {
    pub(super) tile: Tile,
    /// Its place among those that are still to be laid; none once it is laid.
    pub(super) place: Option<usize>,
}

/// The tiles of the latest turn.
pub(super) fn slots(table: &Public) -> Vec<Slot> {
    let Some(turn) = table.turns().last() else { return Vec::new() };
    let laid: Vec<Tile> = turn.placements.iter().map(|placement| placement.tile).collect();
    slots_of(&turn.drawn, &laid)
}

fn slots_of(drawn: &[Tile], laid: &[Tile]) -> Vec<Slot> {
    let mut laid = laid.to_vec();
    let mut places = 0..;
    let slot = |tile: &Tile| {
        let is_laid = laid.iter().position(|one| one == tile).map(|index| laid.remove(index)).is_some();
        Slot { tile: *tile, place: if is_laid { None } else { places.next() } }
    };
    drawn.iter().map(slot).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiles_keep_their_places_when_one_is_laid() {
        let [four, wild] = ["4x2", "W"].map(|text| text.parse::<Tile>().unwrap());
        let places = |drawn: &[Tile], laid: &[Tile]| -> Vec<Option<usize>> {
            slots_of(drawn, laid).iter().map(|slot| slot.place).collect()
        };
        assert_eq!(places(&[four, wild], &[]), [Some(0), Some(1)]);
        assert_eq!(places(&[four, wild], &[four]), [None, Some(0)]);
        assert_eq!(places(&[four, wild], &[wild]), [Some(0), None]);
        assert_eq!(places(&[wild, wild], &[wild]), [None, Some(0)]);
        assert_eq!(places(&[four, wild], &[wild, four]), [None, None]);
    }
}
