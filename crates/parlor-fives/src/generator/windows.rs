//! Where tiles can be laid: windows of a line.
//!
//! The line of a play and the tiles that it joins form a run of at most five squares (F9): a window. What crosses a
//! square of it only asks for a residue modulo five there (F8). So a window comes down to how many tiles it takes, what
//! they have to add up to modulo five, and which residues are asked for where.

use std::ops::ControlFlow;

use super::arrangements::{Arrangements, Way, WaySet};
use crate::board::LINE;
use crate::edition::BonusLine;
use crate::play::LONGEST_CLUSTER;
use crate::{Board, Direction, Edition, Play, Square};

/// The most squares of a window.
const SPAN: usize = LONGEST_CLUSTER as usize;

/// A run of squares, some of them empty, that a play could fill to make a cluster.
pub(super) struct Window {
    /// How many tiles it takes.
    pub(super) empty: usize,
    /// Where the play begins, packed for [`Play::pack`].
    head: u64,
    /// A bit for each square that takes a tile, the first of them lowest.
    laid: u32,
    /// What the play scores whatever the tiles.
    base: u32,
    /// How many times each tile counts in the line of the play.
    times: u32,
    crossings: Crossings,
}

/// The tiles of a play that also stand in crossing clusters.
#[derive(Clone, Copy)]
struct Crossings {
    count: usize,
    /// Which tile of the play each one is, from 0.
    tiles: [u8; SPAN],
    /// What residue each has to have.
    residues: [u8; SPAN],
    /// How many times each counts in its crossing cluster.
    times: [u8; SPAN],
}

impl Crossings {
    const NONE: Crossings = Crossings { count: 0, tiles: [0; SPAN], residues: [0; SPAN], times: [0; SPAN] };

    #[inline]
    fn push(&mut self, tile: usize, residue: u8, times: u32) {
        self.tiles[self.count] = tile as u8;
        self.residues[self.count] = residue;
        self.times[self.count] = times as u8;
        self.count += 1;
    }
}

impl Window {
    /// Visits the plays of these ways to fill it, and what they score.
    #[inline]
    pub(super) fn each(&self, rack: &Arrangements, ways: WaySet, mut visit: impl FnMut(Play, u32)) {
        let unbroken = self.laid & (self.laid + 1) == 0;
        // The most common windows, a plain row of tiles that crosses nothing, have a loop of their own.
        if unbroken && self.crossings.count == 0 {
            rack.each(self.empty, ways, |way| {
                visit(Play::pack(self.head, way.values()), self.base + self.times * way.sum());
            });
        } else {
            rack.each(self.empty, ways, |way| {
                let cells = if unbroken { way.values() } else { self.spread(way) };
                visit(Play::pack(self.head, cells), self.score(way));
            });
        }
    }

    fn score(&self, way: Way) -> u32 {
        let Crossings { count, tiles, times, .. } = &self.crossings;
        let crossing =
            tiles[..*count].iter().zip(times).map(|(tile, times)| u32::from(*times) * way.value(*tile));
        self.base + self.times * way.sum() + crossing.sum::<u32>()
    }

    /// The values on the squares they are laid on: for each tile that lies between them, those behind it move on.
    #[inline]
    fn spread(&self, way: Way) -> u64 {
        let mut cells = way.values();
        let mut between = (self.laid.next_power_of_two() - 1) & !self.laid;
        while between != 0 {
            let before = (1 << (8 * between.trailing_zeros())) - 1;
            cells = cells & before | (cells & !before) << 8;
            between &= between - 1;
        }
        cells
    }

    /// No way to fill the window scores more than this.
    pub(super) fn bound(&self, rack: &Arrangements) -> u32 {
        let crossing: u32 =
            self.crossings.times[..self.crossings.count].iter().map(|times| u32::from(*times)).sum();
        self.base + self.times * rack.largest_sum(self.empty) + crossing * rack.largest()
    }
}

/// Visits every window that some tiles of the rack fill legally, with those ways to fill it.
pub(super) fn visit<F>(
    edition: &Edition,
    board: &Board,
    rack: &Arrangements,
    mut visitor: F,
) -> ControlFlow<()>
where
    F: FnMut(&Window, WaySet) -> ControlFlow<()>,
{
    if board.is_empty() {
        return visit_first(edition, board, rack, visitor);
    }
    for direction in Direction::BOTH {
        for number in 0..usize::from(board.size()) {
            let around = around(board, direction, number);
            if (board.line(direction, number).filled | around) != 0 {
                let line = LineOfPlay::new(edition, board, rack, direction, number, around);
                line.visit(&mut visitor)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The first play (F5, F6): windows over the centre, and a lone tile there, once.
fn visit_first<F>(edition: &Edition, board: &Board, rack: &Arrangements, mut visitor: F) -> ControlFlow<()>
where
    F: FnMut(&Window, WaySet) -> ControlFlow<()>,
{
    let centre = usize::from(board.size() / 2);
    for direction in Direction::BOTH {
        let mut line = LineOfPlay::new(edition, board, rack, direction, centre, 0);
        line.touching = 1 << centre;
        line.shortest = if direction == Direction::Across { 1 } else { 2 };
        line.visit(&mut visitor)?;
    }
    ControlFlow::Continue(())
}

/// The squares of a line that have a tile beside them in a neighbouring line.
fn around(board: &Board, direction: Direction, number: usize) -> u32 {
    let before = if number == 0 { 0 } else { board.line(direction, number - 1).filled };
    let after =
        if number + 1 == usize::from(board.size()) { 0 } else { board.line(direction, number + 1).filled };
    before | after
}

/// A line of the board with what crosses it.
struct LineOfPlay<'a> {
    rack: &'a Arrangements,
    line: &'a crate::board::Line,
    bonuses: &'a BonusLine,
    direction: Direction,
    number: usize,
    size: usize,
    /// A bit for every empty square that lies in a crossing cluster.
    crossed: u32,
    /// A bit for every empty square on which no tile of the rack can lie.
    barred: u32,
    /// A bit for every square that makes a window touch the tiles on the board, or cover the centre in the first play.
    touching: u32,
    /// The fewest squares of a window.
    shortest: usize,
    /// For crossed squares, the sum of the tiles across and the residue that a tile there has to have.
    across: [(u8, u8); LINE],
}

impl<'a> LineOfPlay<'a> {
    fn new(
        edition: &'a Edition,
        board: &'a Board,
        rack: &'a Arrangements,
        direction: Direction,
        number: usize,
        around: u32,
    ) -> LineOfPlay<'a> {
        let line = board.line(direction, number);
        let crossed = around & !line.filled;
        let mut barred = 0;
        let mut across = [(0, 0); LINE];
        let mut rest = crossed;
        while rest != 0 {
            let place = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            let (length, sum) = board.line(direction.crossing(), place).neighbours(number);
            let residue = NEGATED[usize::from(sum % 5)];
            across[place % LINE] = (sum, residue);
            if length >= LONGEST_CLUSTER || !rack.has_residue(residue) {
                barred |= 1 << place;
            }
        }
        let bonuses = edition.bonus_line(direction, number);
        let size = usize::from(board.size());
        let touching = line.filled | crossed;
        LineOfPlay {
            rack,
            line,
            bonuses,
            direction,
            number,
            size,
            crossed,
            barred,
            touching,
            shortest: 2,
            across,
        }
    }

    fn visit<F>(&self, visitor: &mut F) -> ControlFlow<()>
    where
        F: FnMut(&Window, WaySet) -> ControlFlow<()>,
    {
        let filled = self.line.filled;
        let on_board = (1 << self.size) - 1;
        // A window begins behind an empty square or the edge, and near enough to a square that makes it touch.
        let near = (0..SPAN).fold(0, |near, steps| near | self.touching >> steps);
        let mut starts = near & !(filled << 1) & !self.barred & on_board;
        // It ends before an empty square or the edge.
        let ends = !(filled >> 1) & on_board;
        while starts != 0 {
            let start = starts.trailing_zeros() as usize;
            starts &= starts - 1;
            let span = 0b1_1111 << start;
            let long_enough = !((1 << (start + self.shortest - 1)) - 1);
            let touches = !(lowest(self.touching & span) - 1);
            let before_barred = lowest(self.barred & span).wrapping_sub(1);
            let ends = ends & span & long_enough & touches & before_barred;
            if ends != 0 {
                self.visit_from(start, ends, visitor)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Visits the windows that begin at `start` and end at a square of `ends`.
    #[inline]
    fn visit_from<F>(&self, start: usize, ends: u32, visitor: &mut F) -> ControlFlow<()>
    where
        F: FnMut(&Window, WaySet) -> ControlFlow<()>,
    {
        let filled = self.line.filled;
        let mut empty = 0;
        let mut laid = 0_u32;
        // The tiles on the board and the additions of covered squares, before they are multiplied.
        let mut standing = 0_u32;
        let mut added = 0_u32;
        let mut times = 1_u32;
        let mut crossing_base = 0_u32;
        let mut crossings = Crossings::NONE;

        let last = ends.ilog2() as usize;
        for place in start..=last {
            let bit = 1_u32 << place;
            if filled & bit != 0 {
                standing += u32::from(self.line.value(place));
            } else {
                if empty == usize::from(self.rack.tiles()) {
                    break;
                }
                let (plus_here, times_here) = self.bonuses.at(place);
                added += plus_here;
                times *= times_here;
                if self.crossed & bit != 0 {
                    let (sum, residue) = self.across[place % LINE];
                    crossing_base += (u32::from(sum) + plus_here) * times_here;
                    crossings.push(empty, residue, times_here);
                }
                laid |= bit;
                empty += 1;
            }
            if ends & bit == 0 || empty == 0 {
                continue;
            }
            // A single tile is written across: the rows have it already if it stands in a cluster across.
            let single = empty == 1 && self.direction == Direction::Down;
            if single && crossings.count == 1 {
                continue;
            }
            let mut ways = self.rack.with_sum(empty, NEGATED[(standing % 5) as usize]);
            for (tile, residue) in crossings.tiles[..crossings.count].iter().zip(crossings.residues) {
                ways &= self.rack.with_residue(empty, *tile, residue);
            }
            if ways != 0 {
                let first = laid.trailing_zeros() as usize;
                let written = if single { Direction::Across } else { self.direction };
                let head = Play::head(self.square(first), written);
                let base = (standing + added) * times + crossing_base;
                visitor(&Window { empty, head, laid: laid >> first, base, times, crossings }, ways)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn square(&self, place: usize) -> Square {
        // Both are below the board's size.
        let (place, number) = (place as u8, self.number as u8);
        match self.direction {
            Direction::Across => Square { column: place, row: number },
            Direction::Down => Square { column: number, row: place },
        }
    }
}

/// The lowest bit of a set; nothing of the empty set.
const fn lowest(set: u32) -> u32 {
    set & set.wrapping_neg()
}

/// What a residue lacks to five, modulo five.
const NEGATED: [u8; 5] = [0, 4, 3, 2, 1];
