//! What a player of Polygon can do next.

use parlor_polygon::{Placement, Space};
use parlor_words::pages::polygon::Coach;

use super::TileInHand;

impl TileInHand<'_> {
    /// What can be done next with the tile in hand, by whoever's turn it is; `aim` is the space that was chosen and where the
    /// tile is not laid yet. Which space is best has no part in it.
    #[must_use]
    pub fn coach(&self, aim: Option<Space>) -> Coach {
        let tile = self.tile();
        if let Some(Ok(placement)) = aim.map(|space| self.judge(Some(space))) {
            return Coach::Confirm { score: placement.score() };
        }
        if self.judge(None).is_ok() {
            return Coach::SetAside { tile };
        }
        if self.spaces().is_empty() {
            return Coach::ChooseOther;
        }
        let roll = self.task().roll();
        match self.task().first() {
            None => Coach::Place { tile, roll },
            Some(Placement { combination, .. }) => {
                Coach::PlaceSecond { tile, scored: combination.map(|_| roll) }
            }
        }
    }
}
