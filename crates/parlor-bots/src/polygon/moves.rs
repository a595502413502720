//! All turns of a roll and its tiles on a [`Position`], by the board that they lead to.
//!
//! Unlike the rules' own generator this one does not tell the orders of laying apart: whoever looks ahead asks what is
//! scored and what is left, and both orders, where both are legal, come to the same.

use parlor_polygon::{MAX_SPACES, Symbol};

use super::bag::Drawn;
use super::geometry::{Geometry, NOWHERE, Position, scores};

/// A turn: where its tiles go, [`NOWHERE`] for one that is put out of the game or is not there, and what it scores in units.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Move {
    pub(super) total: u8,
    pub(super) lays: [(u8, u8); 2],
}

impl Move {
    /// Lays the tiles.
    #[inline]
    pub(super) fn lay(&self, position: &mut Position) {
        for (place, kind) in self.lays {
            position.lay(place, kind);
        }
    }
}

/// A legal space for a tile.
#[derive(Clone, Copy, Default)]
struct Spot {
    place: u8,
    /// Which of the groupings of the rolled symbol, and which of its spaces.
    grouping: u8,
    index: u8,
    score: u8,
}

/// All legal spaces for a kind of tile, grouping by grouping.
struct Spots {
    spots: [Spot; MAX_SPACES],
    len: usize,
    kind: u8,
    best: u8,
}

impl Spots {
    fn new(geometry: &Geometry, position: &Position, symbol: Symbol, kind: u8) -> Spots {
        let mut found = Spots { spots: [Spot::default(); MAX_SPACES], len: 0, kind, best: 0 };
        for (grouping, number) in geometry.groupings(symbol).iter().zip(0..) {
            let shown = position.shown(grouping);
            if !shown.in_play.contains(&true) {
                continue;
            }
            for index in 0..3_u8 {
                let at = usize::from(index);
                if grouping[at] == NOWHERE || !shown.is_joined(at) || !shown.fits(at, kind) {
                    continue;
                }
                let score = shown.score(at, kind);
                found.spots[found.len] = Spot { place: grouping[at], grouping: number, index, score };
                found.len += 1;
                found.best = found.best.max(score);
            }
        }
        found
    }

    #[inline]
    fn all(&self) -> &[Spot] {
        &self.spots[..self.len]
    }
}

/// What may be laid in a turn.
pub(super) struct Moves<'a> {
    geometry: &'a Geometry,
    position: &'a Position,
    symbol: Symbol,
    ones: Spots,
    /// The spaces for the second tile, if there is one.
    others: Option<Spots>,
}

impl<'a> Moves<'a> {
    /// What may be laid with this roll and these tiles.
    pub(super) fn new(
        geometry: &'a Geometry,
        position: &'a Position,
        symbol: Symbol,
        drawn: Drawn,
    ) -> Moves<'a> {
        let spots = |kind| Spots::new(geometry, position, symbol, kind);
        Moves { geometry, position, symbol, ones: spots(drawn.first), others: drawn.second.map(spots) }
    }

    /// The best total of any turn.
    pub(super) fn best(&self) -> u8 {
        let mut best = 0;
        match &self.others {
            Some(others) if self.ones.len > 0 && others.len > 0 => {
                best = best_apart(&self.ones, others).max(best_apart(others, &self.ones));
                self.for_each_together(|turn| best = best.max(turn.total));
                self.for_each_cut_off(|turn| best = best.max(turn.total));
            }
            _ => self.for_each_alone(|turn| best = best.max(turn.total)),
        }
        best
    }

    /// A turn of the best total, always the same one.
    pub(super) fn greedy(&self) -> Option<Move> {
        let mut found = None;
        self.for_each(self.best(), |turn| found = found.or(Some(turn)));
        found
    }

    /// Calls `visit` with the turns of at least this total, each board that they lead to once.
    pub(super) fn for_each(&self, floor: u8, mut visit: impl FnMut(Move)) {
        let mut visit = |turn: Move| {
            if turn.total >= floor {
                visit(turn);
            }
        };
        match &self.others {
            Some(others) if self.ones.len > 0 && others.len > 0 => {
                self.for_each_apart(others, floor, &mut visit);
                self.for_each_together(&mut visit);
                self.for_each_cut_off(&mut visit);
            }
            _ => self.for_each_alone(visit),
        }
    }

    /// The turns in two groupings.
    fn for_each_apart(&self, others: &Spots, floor: u8, mut visit: impl FnMut(Move)) {
        let is_same = self.ones.kind == others.kind;
        for one in self.ones.all().iter().filter(|one| one.score + others.best >= floor) {
            // Two equal tiles lead to the same board when they are exchanged.
            let may_follow = |other: &Spot| {
                if is_same { other.grouping > one.grouping } else { other.grouping != one.grouping }
            };
            let reaches = |other: &&Spot| one.score + other.score >= floor && may_follow(other);
            for other in others.all().iter().filter(reaches) {
                let lays = [(one.place, self.ones.kind), (other.place, others.kind)];
                visit(Move { total: one.score + other.score, lays });
            }
        }
    }

    /// The turns in one grouping: the tile that is laid first must not score (P13).
    fn for_each_together(&self, mut visit: impl FnMut(Move)) {
        let Some(others) = &self.others else { return };
        let is_same = self.ones.kind == others.kind;
        let mut left = others.all();
        for one in self.ones.all() {
            let earlier = left.iter().take_while(|other| other.grouping < one.grouping).count();
            left = &left[earlier..];
            for other in left.iter().take_while(|other| other.grouping == one.grouping) {
                let follows = one.index != other.index && (one.score == 0 || other.score == 0);
                if !follows || (is_same && one.index > other.index) {
                    continue;
                }
                let grouping = &self.geometry.groupings(self.symbol)[usize::from(one.grouping)];
                let third = self.position.shown(grouping).cells[usize::from(3 - one.index - other.index)];
                let row = scores(usize::from(third), usize::from(self.ones.kind) + 1);
                let lays = [(one.place, self.ones.kind), (other.place, others.kind)];
                visit(Move { total: row[usize::from(others.kind)], lays });
            }
        }
    }

    /// The turns in which the tile that is laid first leaves the other no legal space (P14).
    fn for_each_cut_off(&self, mut visit: impl FnMut(Move)) {
        let Some(others) = &self.others else { return };
        cut_off(&self.ones, others, &mut visit);
        if self.ones.kind != others.kind {
            cut_off(others, &self.ones, &mut visit);
        }
    }

    /// The turns of one tile: the last one (P21), or one whose other is put out of the game from the beginning (P14).
    fn for_each_alone(&self, mut visit: impl FnMut(Move)) {
        let out = |spots: &Spots| (NOWHERE, spots.kind);
        let nothing = (NOWHERE, 0);
        let (spots, rest) = match &self.others {
            Some(others) if self.ones.len == 0 => (others, out(&self.ones)),
            others => (&self.ones, others.as_ref().map_or(nothing, out)),
        };
        for spot in spots.all() {
            visit(Move { total: spot.score, lays: [(spot.place, spots.kind), rest] });
        }
        if spots.len == 0 {
            visit(Move { total: 0, lays: [out(spots), rest] });
        }
    }
}

/// The best total in two groupings, or a lower one if the other order has the best: in the best turn one of the tiles has
/// its own best score.
fn best_apart(ones: &Spots, others: &Spots) -> u8 {
    let Some(most) = others.all().iter().max_by_key(|other| other.score) else { return 0 };
    let apart = ones.all().iter().filter(|one| one.grouping != most.grouping);
    apart.map(|one| one.score + most.score).max().unwrap_or(0)
}

fn cut_off(firsts: &Spots, seconds: &Spots, visit: &mut impl FnMut(Move)) {
    let Some(only) = seconds.all().first().map(|spot| spot.grouping) else { return };
    if seconds.all().iter().any(|spot| spot.grouping != only) {
        return;
    }
    for first in firsts.all().iter().filter(|first| first.grouping == only) {
        if first.score > 0 || seconds.all().iter().all(|second| second.place == first.place) {
            let lays = [(first.place, firsts.kind), (NOWHERE, seconds.kind)];
            visit(Move { total: first.score, lays });
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use parlor_core::{BySeat, Entry, Game, SetUp, Viewer};
    use parlor_polygon::{Polygon, Task, Tile, best_total, for_each_turn};

    use super::super::bag::{Bag, Rolls, chances};
    use super::super::geometry::{UNIT, kind};
    use super::super::outlook::{expected, outlook, totals};
    use super::*;
    use crate::{GameSeed, Level, play};

    /// Positions of a game, and what is in the pile.
    fn tables() -> Vec<parlor_polygon::View> {
        let seeds = GameSeed::new("positions");
        let set_up = SetUp::classic(2, seeds.deal());
        let log = play::<Polygon>(set_up, &BySeat::new(2, |_| Level::Greedy), &seeds).unwrap();
        let (mut state, _) = Polygon::set_up(log.set_up()).unwrap();
        let mut views = Vec::new();
        for entry in log.entries() {
            let Entry::Act { seat, action } = entry else { continue };
            views.push(Polygon::view(&state, Viewer::Watcher));
            Polygon::apply(&mut state, *seat, action).unwrap();
        }
        // Only those at the beginning of a turn.
        views.into_iter().step_by(2).collect()
    }

    #[test]
    fn the_turns_are_those_of_the_rules() {
        for view in tables() {
            let (public, geometry) = (view.public(), Geometry::new(view.public()));
            let (position, edition) = (geometry.position(public), public.edition());
            for (symbol, texts) in
                [(Symbol::Star, ["4", "W"]), (Symbol::Diamond, ["3", "3"]), (Symbol::Circle, ["5x3", "1"])]
            {
                let tiles: Vec<Tile> = texts.iter().map(|text| text.parse().unwrap()).collect();
                let task = Task::new(symbol, tiles.iter().copied());
                let board = |lays: [(u8, u8); 2]| {
                    let mut lays = lays;
                    lays.sort_unstable();
                    lays
                };
                let mut plain = BTreeSet::new();
                for_each_turn(edition, public.board(), &task, |turn| {
                    let lay = |(tile, space)| (geometry.place(space), kind(tile));
                    let lays = [lay(turn.first), turn.second.map_or((NOWHERE, 0), lay)];
                    plain.insert((turn.total(), board(lays)));
                });
                let drawn = Drawn { first: kind(tiles[0]), second: Some(kind(tiles[1])) };
                let moves = Moves::new(&geometry, &position, symbol, drawn);
                let (mut quick, mut count) = (BTreeSet::new(), 0);
                moves.for_each(0, |turn| {
                    count += 1;
                    quick.insert((u16::from(turn.total) * u16::from(UNIT), board(turn.lays)));
                });
                assert_eq!(quick, plain);
                assert_eq!(count, plain.len(), "each once");
                let best = best_total(edition, public.board(), &task);
                assert_eq!(u16::from(moves.best()) * u16::from(UNIT), best);
            }
        }
    }

    #[test]
    fn what_is_expected_is_close_to_the_mean_of_all_best_turns() {
        for view in tables().into_iter().skip(2).step_by(5) {
            let (public, geometry) = (view.public(), Geometry::new(view.public()));
            let (position, bag) = (geometry.position(public), Bag::unseen(public));
            let (mut sum, mut ways) = (0, 0);
            for chance in chances(bag, Rolls::ANY) {
                let moves = Moves::new(&geometry, &position, chance.dealt.symbol, chance.dealt.drawn);
                sum += i64::from(moves.best()) * i64::from(UNIT) * 1_000 * chance.ways;
                ways += chance.ways;
            }
            let (plain, quick) = (sum / ways, expected(&geometry, &position, &bag, Rolls::ANY));
            assert!((plain - quick).abs() * 100 <= plain * 3, "{plain}, {quick}");
            // The outlook is the same, with its variance, and so are the totals one by one.
            let outlook = outlook(&geometry, &position, &bag, Rolls::ANY);
            let totals = totals(&geometry, &position, &bag, Rolls::ANY);
            let points = |total: i64| total * i64::from(UNIT);
            let count: i64 = totals.iter().map(|count| i64::from(*count)).sum();
            let moment = |power| {
                let each =
                    (0..).zip(totals).map(|(total, count)| points(total).pow(power) * i64::from(count));
                each.sum::<i64>() as f64 / count as f64
            };
            assert_eq!((count, outlook.mean), (ways, quick));
            assert!((moment(1) * 1_000.0 - quick as f64).abs() <= 1.0);
            assert!((moment(2) - moment(1).powi(2) - outlook.variance as f64).abs() <= 1.0);
        }
    }
}
