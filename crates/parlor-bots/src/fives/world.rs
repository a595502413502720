//! Worlds made up from what a player sees: who holds what, and in which order the pile lies. Near the end of the pile there
//! are few of them: then each is gone through once, instead of some by chance.

use parlor_core::{BySeat, ChanceStream, Imagined, PlayerRng, PlayerSeed, Seat, Viewer};
use parlor_fives::{Action, Fives, Rack, Tile, TurnKind, View};

use super::position::Position;

/// A made-up world.
pub struct World {
    pub(super) position: Position,
    pub(super) pile: Vec<Tile>,
}

/// What the worlds of one decision have in common.
pub(super) struct Worlds {
    view: View,
    seat: Seat,
    seed: PlayerSeed,
    rack: Rack,
    /// What the player can't see.
    unseen: Vec<Tile>,
    /// Another player's pass proves something about the tiles: then the game itself has to imagine.
    passes: bool,
    /// Every order in which the hidden tiles may lie, where these are few; the pile's tiles come first.
    all: Option<Vec<Vec<Tile>>>,
    decision: u64,
}

/// The longest pile whose draws are all gone through: 336 of them against one other player.
const SHORT_PILE: u16 = 3;

impl Worlds {
    /// The worlds that agree with a view; `None` unless it is that of the player to act.
    pub(super) fn new(view: &View, seed: &PlayerSeed) -> Option<Worlds> {
        let Viewer::Seat(seat) = view.viewer() else { return None };
        let rack = *view.rack().filter(|_| view.is_mover())?;
        let turns = view.public().turns();
        let passes = !view.public().options().free_pass
            && turns.iter().any(|turn| turn.seat != seat && turn.kind == TurnKind::Acted(Action::Pass));
        let unseen: Vec<Tile> = view.unseen().iter().collect();
        let decision = super::decision(view);
        let others = view.public().held().iter().filter(|(other, held)| *other != seat && **held > 0).count();
        let is_short = view.public().pile() <= SHORT_PILE && others == 1 && !passes;
        let all = is_short.then(|| {
            let mut all = orders(&unseen, usize::from(view.public().pile()));
            PlayerRng::new(seed, decision << 32).shuffle(&mut all);
            all
        });
        Some(Worlds { view: view.clone(), seat, seed: *seed, rack, unseen, passes, all, decision })
    }

    pub(super) const fn view(&self) -> &View {
        &self.view
    }

    pub(super) const fn seat(&self) -> Seat {
        self.seat
    }

    /// The world of this number; `None` if there are no more.
    pub(super) fn world(&self, number: u32) -> Option<World> {
        if let Some(all) = &self.all {
            return self.with_hidden(all.get(usize::try_from(number).ok()?)?.clone());
        }
        // Decisions of one game have worlds of their own.
        let mut rng = PlayerRng::new(&self.seed, (self.decision << 32) + u64::from(number) + (1 << 63));
        if self.passes { self.imagined(number, &mut rng) } else { self.dealt(&mut rng) }
    }

    /// Nothing is known about the hidden tiles: they are dealt again.
    fn dealt(&self, rng: &mut PlayerRng) -> Option<World> {
        let mut hidden = self.unseen.clone();
        rng.shuffle(&mut hidden);
        self.with_hidden(hidden)
    }

    /// The hidden tiles lie in this order: the pile, then the racks.
    fn with_hidden(&self, mut pile: Vec<Tile>) -> Option<World> {
        let held = self.view.public().held();
        let mut racks = BySeat::new(held.seats(), |_| Rack::default());
        for (seat, rack) in racks.iter_mut() {
            *rack = if seat == self.seat {
                self.rack
            } else {
                let rest = pile.len().checked_sub(usize::from(held[seat]))?;
                Rack::new(pile.drain(rest..))?
            };
        }
        Some(World { position: Position::new(self.view.public(), racks), pile })
    }

    /// The game imagines the racks; the pile is what is left, in any order.
    fn imagined(&self, number: u32, rng: &mut PlayerRng) -> Option<World> {
        let mut stream = ChanceStream::for_player(&self.seed, &format!("fives/{}/{number}", self.decision));
        let imagined = Imagined::<Fives>::from_view(&self.view, &mut stream).ok()?;
        let public = self.view.public();
        let rack = |seat| *imagined.view(Viewer::Seat(seat)).rack().expect("all racks are imagined");
        let racks = BySeat::new(public.players(), rack);
        let held = racks.iter().filter(|(seat, _)| *seat != self.seat);
        let mut pile: Vec<Tile> =
            self.view.unseen().without(held.flat_map(|(_, rack)| rack.tiles().iter()))?.iter().collect();
        rng.shuffle(&mut pile);
        Some(World { position: Position::new(public, racks), pile })
    }
}

/// Everything that may come first, in order, and the rest behind it. Equal tiles are different ones here: so every draw
/// is there as often as it is likely.
fn orders(tiles: &[Tile], first: usize) -> Vec<Vec<Tile>> {
    if first == 0 {
        return vec![tiles.to_vec()];
    }
    let mut orders = Vec::new();
    for place in 0..tiles.len() {
        let mut rest = tiles.to_vec();
        let tile = rest.remove(place);
        orders.extend(orders_after(tile, &rest, first - 1));
    }
    orders
}

fn orders_after(tile: Tile, rest: &[Tile], first: usize) -> impl Iterator<Item = Vec<Tile>> {
    orders(rest, first).into_iter().map(move |order| std::iter::once(tile).chain(order).collect())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_draw_is_there_as_often_as_it_is_likely() {
        let tiles: Vec<Tile> = [4, 4, 7, 9].into_iter().filter_map(Tile::new).collect();
        let all = orders(&tiles, 2);
        assert_eq!(all.len(), 4 * 3);
        let begins = |values: [u8; 2]| {
            let begin = values.map(|value| Tile::new(value).unwrap());
            all.iter().filter(|order| order[..2] == begin).count()
        };
        assert_eq!([[4, 4], [4, 7], [7, 4], [7, 9], [9, 9]].map(begins), [2, 2, 2, 1, 0]);
        for order in &all {
            let sorted = |tiles: &[Tile]| tiles.iter().copied().collect::<BTreeSet<Tile>>();
            assert_eq!((order.len(), sorted(order)), (4, sorted(&tiles)));
        }
    }
}
