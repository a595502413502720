//! What may be rolled and drawn.

use parlor_core::PlayerRng;
use parlor_polygon::{Public, Symbol, Tile};

use super::geometry::{ByKind, KINDS};

/// The tiles of a turn: two kinds, or one (P21).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Drawn {
    pub(super) first: u8,
    pub(super) second: Option<u8>,
}

/// The tiles that may be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Bag {
    counts: ByKind,
    len: u16,
}

impl Bag {
    /// The tiles that nobody has seen yet.
    pub(super) fn unseen(public: &Public) -> Bag {
        let unseen = public.unseen();
        let mut counts = [0; KINDS];
        for tile in Tile::all() {
            counts[tile.index()] = unseen.count(tile);
        }
        Bag { counts, len: unseen.len() }
    }

    /// What there is with these tiles.
    pub(super) fn with(mut self, tiles: &[Tile]) -> Bag {
        for tile in tiles {
            self.counts[tile.index()] += 1;
            self.len += 1;
        }
        self
    }

    /// How many tiles there are.
    #[inline]
    pub(super) const fn len(&self) -> u16 {
        self.len
    }

    /// How many tiles there are of each kind.
    #[inline]
    pub(super) const fn counts(&self) -> &ByKind {
        &self.counts
    }

    /// How many turns these tiles last.
    pub(super) const fn turns(&self) -> u16 {
        self.len.div_ceil(2)
    }

    /// What there is without one tile of a kind; `None` if there is none.
    fn without(mut self, kind: u8) -> Option<Bag> {
        let count = &mut self.counts[usize::from(kind)];
        *count = count.checked_sub(1)?;
        self.len -= 1;
        Some(self)
    }

    /// What there is after a draw; `None` if it can't be drawn.
    pub(super) fn after(self, drawn: Drawn) -> Option<Bag> {
        let rest = self.without(drawn.first)?;
        drawn.second.map_or(Some(rest), |second| rest.without(second))
    }

    /// A random tile, and what there is without it; `None` if there is none.
    fn draw(self, rng: &mut PlayerRng) -> Option<(u8, Bag)> {
        if self.len == 0 {
            return None;
        }
        let mut number = rng.below(u32::from(self.len));
        for (kind, count) in (0..).zip(self.counts) {
            match number.checked_sub(u32::from(count)) {
                Some(rest) => number = rest,
                None => return self.without(kind).map(|bag| (kind, bag)),
            }
        }
        None
    }
}

/// A roll and a draw, and what the bag holds afterwards.
#[derive(Clone, Copy)]
pub(super) struct Dealt {
    pub(super) symbol: Symbol,
    pub(super) drawn: Drawn,
    pub(super) bag: Bag,
}

/// What comes up at random in the next turn; nothing when the bag is empty.
pub(super) fn deal(bag: Bag, rolls: Rolls, rng: &mut PlayerRng) -> Option<Dealt> {
    let symbols = rolls.symbols().count();
    let symbol = rolls.symbols().nth(rng.index(symbols.max(1)))?;
    let (first, bag) = bag.draw(rng)?;
    let (second, bag) = bag.draw(rng).map_or((None, bag), |(second, bag)| (Some(second), bag));
    Some(Dealt { symbol, drawn: Drawn { first, second }, bag })
}

/// The rolls that may come, each equally likely: all, or in the second turn all but the first turn's (P8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Rolls {
    avoided: Option<Symbol>,
}

impl Rolls {
    /// Any roll.
    pub(super) const ANY: Rolls = Rolls { avoided: None };

    /// Those of the turn after the one that is under way.
    pub(super) fn after(public: &Public) -> Rolls {
        match public.turns() {
            [first] => Rolls { avoided: Some(first.roll) },
            _ => Rolls::ANY,
        }
    }

    /// Those of the turn that is under way.
    pub(super) fn now(public: &Public) -> Rolls {
        match public.turns() {
            [first, _] => Rolls { avoided: Some(first.roll) },
            _ => Rolls::ANY,
        }
    }

    /// The symbols.
    pub(super) fn symbols(self) -> impl Iterator<Item = Symbol> {
        Symbol::ALL.into_iter().filter(move |symbol| Some(*symbol) != self.avoided)
    }
}

/// What may come up, and in how many ways it does.
#[derive(Clone, Copy)]
pub(super) struct Chance {
    pub(super) dealt: Dealt,
    pub(super) ways: i64,
}

/// All that may come up in the next turn, each once; nothing when the bag is empty.
pub(super) fn chances(bag: Bag, rolls: Rolls) -> Vec<Chance> {
    let mut chances = Vec::new();
    let kinds = || (0..).zip(bag.counts).filter(|(_, count)| *count > 0).map(|(kind, _)| kind);
    for symbol in rolls.symbols() {
        for first in kinds() {
            let Some(rest) = bag.without(first) else { continue };
            let ways = i64::from(bag.counts[usize::from(first)]);
            if rest.len == 0 {
                let drawn = Drawn { first, second: None };
                chances.push(Chance { dealt: Dealt { symbol, drawn, bag: rest }, ways });
            }
            for second in kinds().filter(|second| *second >= first) {
                let Some(left) = rest.without(second) else { continue };
                // Both orders of drawing come to the same.
                let orders = if first == second { 1 } else { 2 };
                let ways = ways * i64::from(rest.counts[usize::from(second)]) * orders;
                let drawn = Drawn { first, second: Some(second) };
                chances.push(Chance { dealt: Dealt { symbol, drawn, bag: left }, ways });
            }
        }
    }
    chances
}
