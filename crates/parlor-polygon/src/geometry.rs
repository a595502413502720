//! The spaces of a board, numbered, with their groupings (P2, P3): worked out once for an edition.

use crate::{Space, Symbol};

/// The most spaces that a board has: those of a hexagon of radius 8.
pub const MAX_SPACES: usize = 217;

/// The number of a space on its board.
pub(crate) type Place = u8;

/// What stands for a space that is not on the board: nothing is ever there.
pub(crate) const NOWHERE: Place = Place::MAX;

/// The spaces of a board and what meets where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Geometry {
    spaces: Vec<Space>,
    /// The place of every space in a rectangle around the board, row by row.
    grid: Vec<Place>,
    /// The corner of that rectangle, and how wide it is.
    corner: Space,
    width: i16,
    /// For every symbol and space the other spaces of the grouping.
    partners: [Vec<[Place; 2]>; 3],
    /// For every symbol all groupings that have at least two spaces on the board; in the others nothing can be laid (P10).
    groupings: [Vec<Grouping>; 3],
}

/// The three spaces of a grouping; where it reaches over the edge, the last one is [`NOWHERE`], and it can never be completed.
pub(crate) type Grouping = [Place; 3];

impl Geometry {
    /// The board of these spaces, at most [`MAX_SPACES`], each once.
    pub(crate) fn new(mut spaces: Vec<Space>) -> Geometry {
        // Row by row, as people read a board.
        spaces.sort_unstable_by_key(|space| (space.r, space.q));
        const HAS_SPACES: &str = "a board has spaces";
        let corner = Space::new(
            spaces.iter().map(|space| space.q).min().expect(HAS_SPACES),
            spaces.iter().map(|space| space.r).min().expect(HAS_SPACES),
        );
        let last = spaces.iter().map(|space| space.q).max().expect(HAS_SPACES);
        let width = i16::from(last) - i16::from(corner.q) + 1;
        let mut geometry = Geometry {
            spaces,
            grid: Vec::new(),
            corner,
            width,
            partners: Default::default(),
            groupings: Default::default(),
        };
        geometry.number_spaces();
        for symbol in Symbol::ALL {
            geometry.find_groupings(symbol);
        }
        geometry
    }

    fn number_spaces(&mut self) {
        for (space, place) in self.spaces.iter().zip(0..) {
            if let Some(cell) = self.cell(*space) {
                if self.grid.len() <= cell {
                    self.grid.resize(cell + 1, NOWHERE);
                }
                self.grid[cell] = place;
            }
        }
    }

    fn find_groupings(&mut self, symbol: Symbol) {
        let place = |space: Space| self.place(space).unwrap_or(NOWHERE);
        let of = |space: &Space| space.partners(symbol).map_or([NOWHERE; 2], |others| others.map(place));
        let partners: Vec<[Place; 2]> = self.spaces.iter().map(of).collect();
        let groupings = (0..).zip(&partners).filter_map(|(one, others)| {
            let mut places = [one, others[0], others[1]];
            // Nowhere comes last.
            places.sort_unstable();
            // Each comes up once for every space that it has: the one with the lowest number stands for all.
            (places[0] == one && places[1] != NOWHERE).then_some(places)
        });
        self.groupings[symbol as usize] = groupings.collect();
        self.partners[symbol as usize] = partners;
    }

    /// Where a space is in the grid; none if it is outside of it.
    #[inline]
    fn cell(&self, space: Space) -> Option<usize> {
        let q = i16::from(space.q) - i16::from(self.corner.q);
        let r = i16::from(space.r) - i16::from(self.corner.r);
        let inside = (0..self.width).contains(&q) && r >= 0;
        inside.then(|| {
            usize::from(r.unsigned_abs()) * usize::from(self.width.unsigned_abs())
                + usize::from(q.unsigned_abs())
        })
    }

    pub(crate) fn spaces(&self) -> &[Space] {
        &self.spaces
    }

    #[inline]
    pub(crate) fn place(&self, space: Space) -> Option<Place> {
        let place = self.cell(space).and_then(|cell| self.grid.get(cell)).copied();
        place.filter(|place| *place != NOWHERE)
    }

    #[inline]
    pub(crate) fn space(&self, place: Place) -> Space {
        self.spaces[usize::from(place)]
    }

    #[inline]
    pub(crate) fn partners(&self, symbol: Symbol, place: Place) -> [Place; 2] {
        self.partners[symbol as usize][usize::from(place)]
    }

    #[inline]
    pub(crate) fn groupings(&self, symbol: Symbol) -> &[Grouping] {
        &self.groupings[symbol as usize]
    }
}

/// The spaces of a hexagon around a centre (P3).
pub(crate) fn hexagon(centre: Space, radius: i8) -> Vec<Space> {
    let near = move |space: &Space| space.distance(centre) <= u16::from(radius.unsigned_abs());
    let line = move || -radius..=radius;
    line().flat_map(move |r| line().filter_map(move |q| centre.step(q, r))).filter(near).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    const CENTRE: Space = Space::new(0, 0);

    /// The grouping of a space for a symbol, straight from the sentence in P2.
    fn grouping(space: Space, symbol: Symbol) -> BTreeSet<Space> {
        let bases = [space, space.step(-1, 0).unwrap(), space.step(0, -1).unwrap()];
        let is_of = |base: &Space| (i32::from(base.q) - i32::from(base.r)).rem_euclid(3) == symbol as i32;
        let of_symbol: Vec<Space> = bases.into_iter().filter(is_of).collect();
        let [base] = of_symbol[..] else { panic!("{space} is in {} groupings of {symbol}", of_symbol.len()) };
        [base, base.step(1, 0).unwrap(), base.step(0, 1).unwrap()].into()
    }

    #[test]
    fn p02_each_space_is_in_exactly_one_grouping_of_each_symbol() {
        for radius in 1..=8 {
            let geometry = Geometry::new(hexagon(CENTRE, radius));
            for symbol in Symbol::ALL {
                let mut times = vec![0; geometry.spaces().len()];
                for of in geometry.groupings(symbol) {
                    let places: Vec<Place> = of.iter().copied().filter(|place| *place != NOWHERE).collect();
                    let spaces: BTreeSet<Space> = places.iter().map(|place| geometry.space(*place)).collect();
                    assert_eq!(spaces.len(), places.len());
                    for place in &places {
                        times[usize::from(*place)] += 1;
                        let whole = grouping(geometry.space(*place), symbol);
                        let on_board: BTreeSet<Space> =
                            whole.iter().copied().filter(|space| geometry.place(*space).is_some()).collect();
                        assert_eq!(spaces, on_board);
                    }
                }
                for (space, times) in geometry.spaces().iter().zip(times) {
                    let inner = space.distance(CENTRE) < u16::from(radius.unsigned_abs());
                    assert!(times == 1 || (times == 0 && !inner), "{space} of {symbol}, radius {radius}");
                }
            }
        }
    }

    #[test]
    fn p02_neighbours_share_exactly_one_grouping() {
        for radius in 1..=8 {
            let spaces = hexagon(CENTRE, radius);
            for one in &spaces {
                for other in spaces.iter().filter(|other| one.distance(**other) == 1) {
                    let shared = Symbol::ALL.map(|symbol| grouping(*one, symbol).contains(other));
                    assert_eq!(shared.into_iter().filter(|is| *is).count(), 1, "{one} and {other}");
                }
            }
        }
    }

    #[test]
    fn p02_groupings_of_one_symbol_never_overlap() {
        for radius in 1..=8 {
            let geometry = Geometry::new(hexagon(CENTRE, radius));
            for symbol in Symbol::ALL {
                let all: Vec<Place> = geometry
                    .groupings(symbol)
                    .iter()
                    .flatten()
                    .copied()
                    .filter(|place| *place != NOWHERE)
                    .collect();
                assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len());
                for place in 0..Place::try_from(geometry.spaces().len()).unwrap() {
                    let space = geometry.space(place);
                    let on_board =
                        geometry.partners(symbol, place).into_iter().filter(|other| *other != NOWHERE);
                    let partners: BTreeSet<Space> = on_board.map(|other| geometry.space(other)).collect();
                    let mut expected = grouping(space, symbol);
                    expected.retain(|other| *other != space && geometry.place(*other).is_some());
                    assert_eq!(partners, expected);
                }
            }
        }
    }

    #[test]
    fn p03_hexagons_have_as_many_spaces_as_they_should() {
        for (radius, count) in (1..=8).zip([7, 19, 37, 61, 91, 127, 169, 217]) {
            let geometry = Geometry::new(hexagon(CENTRE, radius));
            assert_eq!(geometry.spaces().len(), count);
            for (place, space) in (0..).zip(geometry.spaces()) {
                assert_eq!(geometry.place(*space), Some(place));
            }
            for off in
                hexagon(CENTRE, radius + 2).iter().filter(|space| space.distance(CENTRE) > radius as u16)
            {
                assert_eq!(geometry.place(*off), None, "{off}");
            }
        }
        assert_eq!(Geometry::new(hexagon(CENTRE, 8)).spaces().len(), MAX_SPACES);
    }
}
