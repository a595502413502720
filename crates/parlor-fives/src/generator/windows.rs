//! Where tiles can be laid: windows of a line.
//!
//! The line of a play and the tiles that it joins form a run of at most five squares (F9): a window. What crosses a
//! square of it only asks for a residue modulo five there (F8). So a window comes down to how many tiles it takes, what
//! they have to add up to modulo five, and which residues are asked for where.

use std::ops::ControlFlow;

use super::arrangements::{Arrangements, WaySet};
use crate::edition::BonusLine;
use crate::play::LONGEST_CLUSTER;
use crate::{Board, Direction, Edition, MAX_SIZE, Play, Square};

/// The most squares of a window.
const SPAN: usize = LONGEST_CLUSTER as usize;

/// A run of squares, some of them empty, that a play could fill to make a cluster.
pub(super) struct Window {
    /// How many tiles it takes.
    pub(super) empty: usize,
    /// Where the play begins, packed for [`Play::pack`].
    pub(super) head: u64,
    /// For each tile, how many squares it lies behind the first.
    offsets: [u8; SPAN],
    /// Whether there is a tile between those that are laid.
    broken: bool,
    /// What the play scores whatever the tiles.
    base: u32,
    /// How many times each tile counts in the line of the play.
    times: u32,
    /// The places of the tiles that also stand in crossing clusters, and how many times they count there.
    crossings: [(u8, u8); SPAN],
    crossed: usize,
}

impl Window {
    /// The play of these values, and what it scores.
    #[inline]
    pub(super) fn fill(&self, way: super::arrangements::Way) -> (Play, u32) {
        let mut score = self.base + self.times * way.sum();
        for (place, times) in &self.crossings[..self.crossed] {
            score += u32::from(*times) * way.value(usize::from(*place));
        }
        let mut cells = way.values();
        if self.broken {
            cells = 0;
            for (place, offset) in self.offsets[..self.empty].iter().enumerate() {
                cells |= u64::from(way.value(place)) << (8 * offset);
            }
        }
        (Play::pack(self.head, cells), score)
    }

    /// No way to fill the window scores more than this.
    pub(super) fn bound(&self, rack: &Arrangements) -> u32 {
        let crossing: u32 = self.crossings[..self.crossed].iter().map(|(_, times)| u32::from(*times)).sum();
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
    across: [(u8, u8); MAX_SIZE as usize],
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
        let mut across = [(0, 0); MAX_SIZE as usize];
        let mut rest = crossed;
        while rest != 0 {
            let place = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            let (length, sum) = board.line(direction.crossing(), place).neighbours(number);
            let residue = NEGATED[usize::from(sum % 5)];
            across[place] = (sum, residue);
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
        // A window begins behind an empty square or the edge, and near enough to a square that makes it touch.
        let near = (0..SPAN).fold(0, |near, steps| near | self.touching >> steps);
        let mut starts = near & !(filled << 1) & !self.barred & ((1 << self.size) - 1);
        while starts != 0 {
            let start = starts.trailing_zeros() as usize;
            starts &= starts - 1;
            self.visit_from(start, visitor)?;
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn visit_from<F>(&self, start: usize, visitor: &mut F) -> ControlFlow<()>
    where
        F: FnMut(&Window, WaySet) -> ControlFlow<()>,
    {
        let mut window = Window {
            empty: 0,
            head: 0,
            offsets: [0; SPAN],
            broken: false,
            base: 0,
            times: 1,
            crossings: [(0, 0); SPAN],
            crossed: 0,
        };
        let mut first = 0;
        // The tiles on the board and the additions of covered squares, before they are multiplied.
        let mut standing = 0_u32;
        let mut added = 0_u32;
        let mut crossing_base = 0_u32;
        let mut asked = [0_u8; SPAN];

        for place in start..self.size.min(start + SPAN) {
            let bit = 1_u32 << place;
            if self.line.filled & bit != 0 {
                standing += u32::from(self.line.values[place]);
            } else {
                if self.barred & bit != 0 || window.empty == usize::from(self.rack.tiles()) {
                    break;
                }
                if window.empty == 0 {
                    first = place;
                }
                let offset = place - first;
                window.broken |= offset != window.empty;
                window.offsets[window.empty] = offset as u8;
                let (plus, times) = self.bonuses.at(place);
                added += plus;
                window.times *= times;
                if self.crossed & bit != 0 {
                    let (sum, residue) = self.across[place];
                    crossing_base += (u32::from(sum) + plus) * times;
                    window.crossings[window.crossed] = (window.empty as u8, times as u8);
                    asked[window.crossed] = residue;
                    window.crossed += 1;
                }
                window.empty += 1;
            }
            let inside = (bit << 1) - (1 << start);
            let goes_on = self.line.filled & bit << 1 != 0;
            let long_enough = place - start + 1 >= self.shortest;
            if goes_on || !long_enough || window.empty == 0 || self.touching & inside == 0 {
                continue;
            }
            // A single tile is written across: the rows have it already if it stands in a cluster across.
            let single = window.empty == 1 && self.direction == Direction::Down;
            if single && window.crossed == 1 {
                continue;
            }
            let sum = usize::from(NEGATED[(standing % 5) as usize]);
            let mut ways = self.rack.with_sum(window.empty, sum);
            for ((place, _), residue) in window.crossings[..window.crossed].iter().zip(asked) {
                ways &= self.rack.with_residue(window.empty, usize::from(*place), residue);
            }
            if ways != 0 {
                window.base = (standing + added) * window.times + crossing_base;
                let written = if single { Direction::Across } else { self.direction };
                window.head = Play::head(self.square(first), written);
                visitor(&window, ways)?;
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

/// What a residue lacks to five, modulo five.
const NEGATED: [u8; 5] = [0, 4, 3, 2, 1];
