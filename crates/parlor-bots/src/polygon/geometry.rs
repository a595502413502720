//! The board as somebody sees it who looks ahead: numbers instead of names, copied in a moment.
//!
//! A search lays millions of tiles on boards that never were. A [`Position`] is therefore nothing but what every space
//! shows, in one array; what never changes, the geometry, is in a [`Ground`] that is made once for a decision.

use parlor_polygon::{MAX_SPACES, Public, Space, Symbol, Tile, score};

/// How many different tiles there are; a tile is known here by its place among them ([`Tile::index`]).
pub(super) const KINDS: usize = Tile::KINDS;

/// Scores are counted in units of this many points: every score is a multiple of it, and then the highest total of a turn
/// fits a byte, so that all kinds of tiles are looked at in one go.
pub(super) const UNIT: u8 = 5;

/// Something about every kind of tile. Loops over one of these become a handful of machine instructions.
pub(super) type ByKind = [u8; KINDS];

/// What stands for a space that is not on the board: nothing is ever there.
pub(super) const NOWHERE: u8 = u8::MAX;

/// What a space shows: nothing, or a kind of tile counted from 1; and whether it is in play (P10), which a printed tile is
/// not.
type Cell = u8;
const IN_PLAY: Cell = 0x20;
const SHOWN: Cell = 0x1f;
const CELLS: usize = KINDS + 1;

/// What each kind of tile scores where the other two spaces of a grouping show these cells.
static SCORES: [[ByKind; CELLS]; CELLS] = {
    let mut scores = [[[0; KINDS]; CELLS]; CELLS];
    let mut one = 1;
    while one < CELLS {
        let mut two = 1;
        while two < CELLS {
            let mut kind = 0;
            while kind < KINDS {
                let units = score([tile(one - 1), tile(two - 1), tile(kind)]) / UNIT as u16;
                // At most 150 points, so 30 units.
                scores[one][two][kind] = (units & 0xff) as u8;
                kind += 1;
            }
            two += 1;
        }
        one += 1;
    }
    scores
};

/// All bits where a kind of tile may be laid on a cell (P12), none where it may not.
static FITS: [ByKind; CELLS] = {
    let mut fits = [[u8::MAX; KINDS]; CELLS];
    let mut on = 1;
    while on < CELLS {
        let mut kind = 0;
        while kind < KINDS {
            if !tile(kind).goes_on(tile(on - 1)) {
                fits[on][kind] = 0;
            }
            kind += 1;
        }
        on += 1;
    }
    fits
};

/// The tile of a kind.
#[expect(clippy::cast_possible_truncation, reason = "there are 16 kinds: neither part is above 5")]
const fn tile(kind: usize) -> Tile {
    let times = Tile::MOST_TIMES as usize;
    match Tile::new((kind / times) as u8 + 1, (kind % times) as u8 + 1) {
        Some(tile) => tile,
        None => Tile::WILD,
    }
}

/// The kind of a tile.
#[expect(clippy::cast_possible_truncation, reason = "there are 16 kinds")]
pub(super) const fn kind(tile: Tile) -> u8 {
    tile.index() as u8
}

/// What every kind scores as the third of a grouping that shows these two cells.
#[inline]
pub(super) fn scores(one: usize, two: usize) -> &'static ByKind {
    &SCORES[one][two]
}

/// The spaces of a grouping; the last is [`NOWHERE`] where it reaches over the edge.
pub(super) type Grouping = [u8; 3];

/// The geometry of a board.
pub(super) struct Geometry {
    spaces: Vec<Space>,
    /// For every symbol the groupings in which something can be laid.
    groupings: [Vec<Grouping>; 3],
    /// Those of them that can be completed.
    whole: [Vec<Grouping>; 3],
}

impl Geometry {
    /// The geometry of a table's board.
    pub(super) fn new(public: &Public) -> Geometry {
        let edition = public.edition();
        // An edition has its spaces in this order already; the order just has to be the same everywhere.
        let spaces: Vec<Space> = edition.spaces().to_vec();
        let number = |space: &Space| spaces.iter().zip(0..NOWHERE).find(|(at, _)| *at == space);
        let groupings = Symbol::ALL.map(|symbol| {
            let of = |space: &Space| {
                let mut places = [NOWHERE; 3];
                for (place, at) in places.iter_mut().zip(edition.grouping(*space, symbol)) {
                    *place = number(&at).map_or(NOWHERE, |(_, number)| number);
                }
                places.sort_unstable();
                places
            };
            let mut groupings: Vec<Grouping> = spaces.iter().map(of).collect();
            groupings.sort_unstable();
            groupings.dedup();
            groupings.retain(|places| places[1] != NOWHERE);
            groupings
        });
        let whole = groupings.clone().map(|mut groupings| {
            groupings.retain(|places| places[2] != NOWHERE);
            groupings
        });
        Geometry { spaces, groupings, whole }
    }

    /// The number of a space; [`NOWHERE`] for none.
    pub(super) fn place(&self, space: Option<Space>) -> u8 {
        let found = self.spaces.iter().zip(0..NOWHERE).find(|(at, _)| Some(**at) == space);
        found.map_or(NOWHERE, |(_, number)| number)
    }

    /// The groupings of a symbol in which something can be laid.
    #[inline]
    pub(super) fn groupings(&self, symbol: Symbol) -> &[Grouping] {
        &self.groupings[symbol as usize]
    }

    /// The groupings of a symbol that can be completed.
    #[inline]
    pub(super) fn whole(&self, symbol: Symbol) -> &[Grouping] {
        &self.whole[symbol as usize]
    }

    /// What lies on a table's board.
    pub(super) fn position(&self, public: &Public) -> Position {
        let mut cells = [0; NOWHERE as usize + 1];
        for (cell, space) in cells.iter_mut().zip(&self.spaces) {
            let shown = public.board().shows(public.edition(), *space);
            *cell = shown.map_or(0, |tile| kind(tile) + 1);
        }
        for (space, _) in public.board().laid() {
            cells[usize::from(self.place(Some(*space)))] |= IN_PLAY;
        }
        Position { cells }
    }
}

const _: () = assert!(MAX_SPACES < NOWHERE as usize);

/// What every space shows.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Position {
    cells: [Cell; NOWHERE as usize + 1],
}

/// What the spaces of a grouping show, and which are in play.
#[derive(Clone, Copy)]
pub(super) struct Shown {
    pub(super) cells: [Cell; 3],
    pub(super) in_play: [bool; 3],
}

impl Shown {
    /// Whether a space of the grouping is next to another one in play (P10).
    #[inline]
    pub(super) fn is_joined(&self, index: usize) -> bool {
        self.in_play[(index + 1) % 3] || self.in_play[(index + 2) % 3]
    }

    /// What every kind of tile scores on a space of the grouping, and where it may lie: all bits or none.
    #[inline]
    pub(super) fn row(&self, index: usize) -> (&'static ByKind, &'static ByKind) {
        let [one, two] = [(index + 1) % 3, (index + 2) % 3].map(|other| usize::from(self.cells[other]));
        (scores(one, two), &FITS[usize::from(self.cells[index])])
    }

    /// What a kind of tile scores on a space of the grouping, whether it may lie there or not.
    #[inline]
    pub(super) fn score(&self, index: usize, kind: u8) -> u8 {
        let [one, two] = [(index + 1) % 3, (index + 2) % 3].map(|other| usize::from(self.cells[other]));
        scores(one, two)[usize::from(kind)]
    }

    /// Whether a kind of tile may be laid on what a space of the grouping shows (P12).
    #[inline]
    pub(super) fn fits(&self, index: usize, kind: u8) -> bool {
        FITS[usize::from(self.cells[index])][usize::from(kind)] != 0
    }
}

impl Position {
    /// What a grouping shows.
    #[inline]
    pub(super) fn shown(&self, grouping: &Grouping) -> Shown {
        let cells = grouping.map(|place| self.cells[usize::from(place)]);
        Shown { cells: cells.map(|cell| cell & SHOWN), in_play: cells.map(|cell| cell & IN_PLAY != 0) }
    }

    /// Lays a tile; nothing is ever laid nowhere.
    #[inline]
    pub(super) fn lay(&mut self, place: u8, kind: u8) {
        if place != NOWHERE {
            self.cells[usize::from(place)] = (kind + 1) | IN_PLAY;
        }
    }
}
