//! What a board offers to whoever plays next: the bonus squares within reach.
//!
//! A *window* is a run of at most five squares that a play could fill to make a cluster. How much it offers depends on
//! how often its bonus squares count the cluster, on how many tiles it takes, and on how many of these stand in crossing
//! clusters, which ask for a residue each. What each such sort of window costs who opens it was learnt by playing.

use std::sync::LazyLock;

use parlor_fives::{Board, Direction, Edition, MAX_SIZE, Play, Square};

/// How many sorts of windows there are: bonuses, tiles, crossings.
pub(super) const SORTS: usize = 4 * 5 * 3;

/// Learnt by playing: see `training`. A line for each sort: its worth to who opens it, in thousandths of a point.
const LEARNT: &str = include_str!("../../data/fives-openings.txt");

/// What it is worth to leave a window of each sort to the others, in thousandths of a point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Openings([i32; SORTS]);

impl Openings {
    /// These worths, by sort.
    pub(super) const fn new(worths: [i32; SORTS]) -> Openings {
        Openings(worths)
    }

    /// What was learnt.
    pub(super) fn learnt() -> &'static Openings {
        static READ: LazyLock<Openings> = LazyLock::new(|| Openings::read(LEARNT));
        &READ
    }

    /// Reads what [`Openings::write`] wrote.
    fn read(text: &str) -> Openings {
        let mut worths = [0; SORTS];
        for (worth, line) in worths.iter_mut().zip(text.lines()) {
            let (_, number) = line.rsplit_once(' ').expect("a sort and its worth in every line");
            *worth = number.parse().expect("a worth is a whole number");
        }
        Openings(worths)
    }

    /// A line for each sort of window.
    #[must_use]
    pub fn write(&self) -> String {
        let line = |(sort, worth): (usize, &i32)| {
            let bonus = ["plus", "2X", "3X", "more"][sort / 15];
            format!("{bonus} tiles {} crossings {} {worth}\n", sort / 3 % 5 + 1, sort % 3)
        };
        self.0.iter().enumerate().map(line).collect()
    }

    /// What a line of a board offers.
    fn line(&self, marks: &Marks, board: &Board, direction: Direction, number: u8) -> i32 {
        let mut worth = 0;
        marks.windows(board, direction, number, |sort| worth += self.0[sort]);
        worth
    }
}

/// The bonus squares of an edition as bit sets, by direction and line.
pub(super) struct Marks {
    size: u8,
    plus: [[u32; MAX_SIZE as usize]; 2],
    double: [[u32; MAX_SIZE as usize]; 2],
    triple: [[u32; MAX_SIZE as usize]; 2],
}

impl Marks {
    pub(super) fn new(edition: &Edition) -> Marks {
        let lines = [[0; MAX_SIZE as usize]; 2];
        let mut marks = Marks { size: edition.size(), plus: lines, double: lines, triple: lines };
        for row in 0..edition.size() {
            for column in 0..edition.size() {
                let bonus = edition.bonus(Square { column, row });
                let lines = match (bonus.times(), bonus.plus()) {
                    (1, 0) => continue,
                    (1, _) => &mut marks.plus,
                    (2, _) => &mut marks.double,
                    _ => &mut marks.triple,
                };
                lines[0][usize::from(row)] |= 1 << column;
                lines[1][usize::from(column)] |= 1 << row;
            }
        }
        marks
    }

    /// Visits the sort of every window of a line that touches tiles and covers a bonus square.
    pub(super) fn windows(
        &self,
        board: &Board,
        direction: Direction,
        number: u8,
        mut visit: impl FnMut(usize),
    ) {
        let (way, line) = (direction as usize, usize::from(number));
        let filled = board.filled(direction, number);
        let [plus, double, triple] =
            [&self.plus, &self.double, &self.triple].map(|marks| marks[way][line] & !filled);
        let marked = plus | double | triple;
        let before = number.checked_sub(1).map_or(0, |before| board.filled(direction, before));
        let beside = before | board.filled(direction, number + 1);
        let touching = filled | beside;
        if marked == 0 || touching == 0 {
            return;
        }
        for start in 0..u32::from(self.size) {
            // A window begins behind an empty square and ends before one.
            if start > 0 && filled >> (start - 1) & 1 == 1 {
                continue;
            }
            for end in start + 1..(start + 5).min(self.size.into()) {
                let span = ((2 << end) - 1) & !((1 << start) - 1);
                if filled >> (end + 1) & 1 == 1 || marked & span == 0 || touching & span == 0 {
                    continue;
                }
                let empty = (span & !filled).count_ones() as usize;
                let crossings = (span & beside & !filled).count_ones().min(2) as usize;
                let bonus = match ((double & span).count_ones(), (triple & span).count_ones()) {
                    (0, 0) => 0,
                    (1, 0) => 1,
                    (0, 1) => 2,
                    _ => 3,
                };
                visit((bonus * 5 + empty - 1) * 3 + crossings);
            }
        }
    }
}

/// A board and what its lines offer, to ask what a play changes.
pub(super) struct Offers<'a> {
    openings: &'a Openings,
    marks: Marks,
    board: &'a Board,
    lines: [[i32; MAX_SIZE as usize]; 2],
}

impl<'a> Offers<'a> {
    pub(super) fn new(edition: &Edition, board: &'a Board, openings: &'a Openings) -> Offers<'a> {
        let marks = Marks::new(edition);
        let mut lines = [[0; MAX_SIZE as usize]; 2];
        for direction in Direction::BOTH {
            for number in 0..board.size() {
                let line = &mut lines[direction as usize][usize::from(number)];
                *line = openings.line(&marks, board, direction, number);
            }
        }
        Offers { openings, marks, board, lines }
    }

    /// What a play opens and closes: only its line, the lines beside it and those that cross it change.
    pub(super) fn after(&self, play: Play) -> i32 {
        let mut board = *self.board;
        let is_free = board.lay(&play);
        debug_assert!(is_free, "a legal play");
        let direction = play.direction();
        let start = play.start();
        let (line, first) = match direction {
            Direction::Across => (start.row, start.column),
            Direction::Down => (start.column, start.row),
        };
        let length = u8::try_from(play.cells().count()).expect("a play has at most five squares");
        let changed = |direction: Direction, from: u8, to: u8| -> i32 {
            let numbers = from.saturating_sub(1)..(to + 1).min(board.size());
            let change = |number: u8| {
                self.openings.line(&self.marks, &board, direction, number)
                    - self.lines[direction as usize][usize::from(number)]
            };
            numbers.map(change).sum()
        };
        changed(direction, line, line + 1) + changed(direction.crossing(), first, first + length)
    }
}
