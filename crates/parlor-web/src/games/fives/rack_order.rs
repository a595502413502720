//! The tiles of a rack in the order in which their owner has them, laid ones included: whoever takes a tile up again finds
//! it where it was.

use parlor_core::ChanceStream;
use parlor_fives::{Square, Tile, Tiles};

/// One place on the rack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Slot {
    pub(super) tile: Tile,
    /// Where the tile is laid, if it is.
    pub(super) laid: Option<Square>,
}

/// A rack in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct RackOrder {
    slots: Vec<Slot>,
}

impl RackOrder {
    pub(super) fn slots(&self) -> &[Slot] {
        &self.slots
    }

    /// Takes in what the rack holds now: what is still there keeps its place, what is new comes last.
    pub(super) fn renew(&mut self, tiles: &Tiles) {
        let mut others = *tiles;
        self.slots.retain(|slot| others.take(slot.tile));
        self.slots.iter_mut().for_each(|slot| slot.laid = None);
        self.slots.extend(others.iter().map(|tile| Slot { tile, laid: None }));
    }

    /// Takes in what is laid now; a tile that has just been laid is taken from the chosen place, if it lay there.
    pub(super) fn follow(&mut self, laid: &[(Square, Tile)], chosen: Option<usize>) {
        for slot in &mut self.slots {
            slot.laid = slot.laid.filter(|square| laid.contains(&(*square, slot.tile)));
        }
        for (square, tile) in laid {
            if self.slots.iter().any(|slot| slot.laid == Some(*square)) {
                continue;
            }
            let is_free = |slot: &Slot| slot.laid.is_none() && slot.tile == *tile;
            let chosen = chosen.filter(|index| self.slots.get(*index).is_some_and(is_free));
            if let Some(index) = chosen.or_else(|| self.slots.iter().position(is_free)) {
                self.slots[index].laid = Some(*square);
            }
        }
    }

    /// Puts a tile before another.
    pub(super) fn move_to(&mut self, from: usize, to: usize) {
        if from < self.slots.len() {
            let slot = self.slots.remove(from);
            self.slots.insert(to.min(self.slots.len()), slot);
        }
    }

    /// Lowest first.
    pub(super) fn sort(&mut self) {
        self.slots.sort_by_key(|slot| slot.tile);
    }

    /// Into another order. What shuffles a rack decides nothing in the game.
    pub(super) fn shuffle(&mut self, stream: &mut ChanceStream) {
        stream.shuffle(&mut self.slots);
    }
}

#[cfg(test)]
mod tests {
    use parlor_core::PlayerSeed;

    use super::*;

    fn tiles(text: &str) -> Tiles {
        let mut tiles = Tiles::default();
        text.chars().for_each(|digit| tiles.add(tile(digit)));
        tiles
    }

    fn tile(digit: char) -> Tile {
        Tile::new(u8::try_from(digit.to_digit(10).unwrap()).unwrap()).unwrap()
    }

    fn text(order: &RackOrder) -> String {
        let sign = |slot: &Slot| if slot.laid.is_some() { "_".to_owned() } else { slot.tile.to_string() };
        order.slots().iter().map(sign).collect()
    }

    fn order(text: &str) -> RackOrder {
        let mut order = RackOrder::default();
        order.renew(&tiles(text));
        order
    }

    #[test]
    fn tiles_keep_their_places() {
        let mut order = order("11359");
        assert_eq!(text(&order), "11359");
        order.move_to(4, 0);
        order.renew(&tiles("19999"));
        assert_eq!(text(&order), "91999");
        order.sort();
        assert_eq!(text(&order), "19999");
    }

    #[test]
    fn the_chosen_one_of_two_equal_tiles_is_laid() {
        let mut order = order("11359");
        let at = |name: &str| name.parse::<Square>().unwrap();
        order.follow(&[(at("H8"), tile('1'))], Some(1));
        assert_eq!(text(&order), "1_359");
        order.follow(&[(at("H8"), tile('1')), (at("I8"), tile('1'))], None);
        assert_eq!(text(&order), "__359");
        order.follow(&[(at("I8"), tile('1'))], None);
        assert_eq!(text(&order), "_1359");
    }

    #[test]
    fn shuffling_loses_no_tile() {
        let mut order = order("12345");
        order.shuffle(&mut ChanceStream::for_player(&PlayerSeed::from_text("rack"), "rack"));
        assert_ne!(text(&order), "12345");
        let mut sorted: Vec<char> = text(&order).chars().collect();
        sorted.sort_unstable();
        assert_eq!(sorted, ['1', '2', '3', '4', '5']);
    }
}
