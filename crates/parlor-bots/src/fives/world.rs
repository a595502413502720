//! Worlds made up from what a player sees: who holds what, and in which order the pile lies.

use parlor_core::{BySeat, Imagined, PlayerSeed, Seat, Stream, Viewer, Whim};
use parlor_fives::{Action, Deed, Fives, Rack, Tile, View};

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
    decision: u64,
}

impl Worlds {
    /// The worlds that agree with a view; `None` unless it is that of the player to act.
    pub(super) fn of(view: &View, seed: &PlayerSeed) -> Option<Worlds> {
        let Viewer::Seat(seat) = view.viewer() else { return None };
        let rack = *view.rack().filter(|_| view.is_mover())?;
        let turns = view.table().turns();
        let passes = !view.table().options().free_pass
            && turns.iter().any(|turn| turn.seat != seat && turn.deed == Deed::Acted(Action::Pass));
        let unseen = view.unseen().iter().collect();
        let decision = super::decision(view);
        Some(Worlds { view: view.clone(), seat, seed: *seed, rack, unseen, passes, decision })
    }

    pub(super) const fn view(&self) -> &View {
        &self.view
    }

    pub(super) const fn seat(&self) -> Seat {
        self.seat
    }

    /// World number so many.
    pub(super) fn world(&self, number: u32) -> Option<World> {
        // Decisions of one game have worlds of their own.
        let mut whim = Whim::new(&self.seed, (self.decision << 32) + u64::from(number) + (1 << 63));
        if self.passes { self.imagined(number, &mut whim) } else { self.dealt(&mut whim) }
    }

    /// Nothing is known about the hidden tiles: they are dealt anew.
    fn dealt(&self, whim: &mut Whim) -> Option<World> {
        let mut pile = self.unseen.clone();
        shuffle(&mut pile, whim);
        let held = self.view.table().held();
        let mut racks = BySeat::new(held.seats(), |_| Rack::default());
        for (seat, rack) in racks.iter_mut() {
            *rack = if seat == self.seat {
                self.rack
            } else {
                let rest = pile.len().checked_sub(usize::from(held[seat]))?;
                Rack::new(pile.drain(rest..))?
            };
        }
        Some(World { position: Position::new(self.view.table(), racks), pile })
    }

    /// The game imagines the racks; the pile is what is left, in any order.
    fn imagined(&self, number: u32, whim: &mut Whim) -> Option<World> {
        let mut stream = Stream::of_player(&self.seed, &format!("fives/{}/{number}", self.decision));
        let imagined = Imagined::<Fives>::from_view(&self.view, &mut stream).ok()?;
        let table = self.view.table();
        let rack = |seat| imagined.view(Viewer::Seat(seat)).rack().copied().unwrap_or_default();
        let racks = BySeat::new(table.players(), rack);
        let held = racks.iter().filter(|(seat, _)| *seat != self.seat);
        let mut pile: Vec<Tile> =
            self.view.unseen().without(held.flat_map(|(_, rack)| rack.tiles().iter()))?.iter().collect();
        shuffle(&mut pile, whim);
        Some(World { position: Position::new(table, racks), pile })
    }
}

/// Puts tiles in an order, each order equally likely.
pub(super) fn shuffle(tiles: &mut [Tile], whim: &mut Whim) {
    for place in (1..tiles.len()).rev() {
        tiles.swap(place, whim.index(place + 1));
    }
}
