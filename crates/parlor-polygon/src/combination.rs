//! What three tiles that meet score (P16 to P18).

use serde::Serialize;

use crate::tile::WILD_FACE;
use crate::{Space, Tile};

/// Faces are below this; there is no face 0.
const FACES: usize = WILD_FACE as usize + 1;
const WILD: usize = WILD_FACE as usize;

/// The points of every three faces, before any factor.
static POINTS: [u8; FACES * FACES * FACES] = {
    let mut points = [0; FACES * FACES * FACES];
    let mut index = 0;
    while index < points.len() {
        points[index] = points_of(index / (FACES * FACES), index / FACES % FACES, index % FACES);
        index += 1;
    }
    points
};

/// P17: three WILDs score 100; otherwise a WILD is the number that scores best.
const fn points_of(a: usize, b: usize, c: usize) -> u8 {
    if a == WILD && b == WILD && c == WILD {
        return 100;
    }
    let mut best = 0;
    let mut x = 1;
    while x < WILD {
        let mut y = 1;
        while y < WILD {
            let mut z = 1;
            while z < WILD {
                let fits = (a == WILD || a == x) && (b == WILD || b == y) && (c == WILD || c == z);
                let points = if fits { points_of_numbers(x, y, z) } else { 0 };
                best = if points > best { points } else { best };
                z += 1;
            }
            y += 1;
        }
        x += 1;
    }
    best
}

/// P16: three of a number, or three in a row, in any order.
const fn points_of_numbers(x: usize, y: usize, z: usize) -> u8 {
    // Of three different numbers, the lowest and the highest are two apart if they are in a row.
    let low = if x < y { x } else { y };
    let low = if low < z { low } else { z };
    let high = if x > y { x } else { y };
    let high = if high > z { high } else { z };
    let sum = x + y + z;
    if low == high {
        [0, 10, 20, 30, 40, 50][low]
    } else if high - low == 2 && sum == 3 * low + 3 {
        [0, 15, 25, 35][low]
    } else {
        0
    }
}

/// What three tiles that meet score: their combination times the highest factor among them (P18); 0 if they are none.
///
/// ```
/// use parlor_polygon::{Tile, score};
///
/// let of = |tiles: [&str; 3]| score(tiles.map(|tile| tile.parse::<Tile>().unwrap()));
/// assert_eq!(of(["4", "4", "4"]), 40);
/// assert_eq!(of(["3", "5", "4"]), 35);
/// assert_eq!(of(["3x2", "5x3", "4"]), 105);
/// assert_eq!(of(["5", "5", "W"]), 50);
/// assert_eq!(of(["1", "1", "2"]), 0);
/// ```
#[must_use]
#[inline]
pub const fn score(tiles: [Tile; 3]) -> u16 {
    let [a, b, c] = tiles;
    let points = POINTS[(a.face() as usize * FACES + b.face() as usize) * FACES + c.face() as usize];
    let times = if a.times() > b.times() { a.times() } else { b.times() };
    let times = if c.times() > times { c.times() } else { times };
    points as u16 * times as u16
}

/// Three tiles that meet and score, the one that was laid first.
///
/// ```
/// use parlor_polygon::{Board, Edition, Space, Symbol, Task};
///
/// let edition = Edition::classic();
/// let mut board = Board::empty(&edition);
/// assert!(board.lay(&edition, Space::new(0, 0), "3x2".parse()?));
/// assert!(board.lay(&edition, Space::new(1, 0), "4".parse()?));
///
/// let task = Task::new(Symbol::Star, ["5".parse()?]);
/// let placement = task.placement(&edition, &board, "5".parse()?, Some(Space::new(0, 1)));
/// let combination = placement.combination.unwrap();
/// assert_eq!(combination.spaces, [Space::new(0, 1), Space::new(0, 0), Space::new(1, 0)]);
/// assert_eq!((combination.times(), combination.score()), (2, 70));
/// # Ok::<(), parlor_polygon::TileError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Combination {
    /// Where they lie.
    pub spaces: [Space; 3],
    /// What they show.
    pub tiles: [Tile; 3],
}

impl Combination {
    /// By how much it is multiplied (P18).
    #[must_use]
    pub fn times(&self) -> u8 {
        self.tiles.iter().map(|tile| tile.times()).max().expect("there are three tiles")
    }

    /// What it scores.
    #[must_use]
    pub const fn score(&self) -> u16 {
        score(self.tiles)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> u16 {
        let tiles: Vec<Tile> = text.split(' ').map(|tile| tile.parse().unwrap()).collect();
        let [a, b, c] = tiles[..] else { panic!("three tiles") };
        let scores = [[a, b, c], [a, c, b], [b, a, c], [b, c, a], [c, a, b], [c, b, a]].map(score);
        assert!(scores.iter().all(|score| *score == scores[0]), "in any order: {text}");
        scores[0]
    }

    #[test]
    fn p16_three_of_a_number_or_three_in_a_row() {
        for (text, points) in [("1 1 1", 10), ("2 2 2", 20), ("3 3 3", 30), ("4 4 4", 40), ("5 5 5", 50)] {
            assert_eq!(of(text), points);
        }
        assert_eq!((of("1 2 3"), of("2 3 4"), of("3 4 5")), (15, 25, 35));
        for none in ["1 1 2", "1 2 4", "1 3 5", "1 1 3", "2 4 4", "3 3 5", "1 4 5", "3 5 5", "1 3 3", "4 5 5"]
        {
            assert_eq!(of(none), 0, "{none}");
        }
    }

    #[test]
    fn p17_a_wild_is_whatever_scores_best() {
        assert_eq!((of("W W W"), of("W W 3"), of("W W 4"), of("W W 1"), of("1 W 4")), (100, 35, 40, 15, 0));
        assert_eq!((of("W 2 2"), of("W 2 3"), of("W 3 4"), of("W 3 5"), of("W W 5")), (20, 25, 35, 35, 50));
    }

    #[test]
    fn p18_only_the_highest_factor_counts() {
        assert_eq!((of("2 2 2x3"), of("2x2 2x3 2x2"), of("3x2 W 5x3")), (60, 60, 105));
        assert_eq!((of("1 1 1x2"), of("5x2 W W"), of("1x3 1 2x3")), (20, 100, 0));
    }

    #[test]
    fn p18_a_combination_tells_its_factor() {
        let spaces = [Space::new(0, 0), Space::new(1, 0), Space::new(0, 1)];
        for (texts, times, points) in
            [(["2", "2", "W"], 1, 20), (["2", "2x3", "2x2"], 3, 60), (["3x2", "4", "5"], 2, 70)]
        {
            let tiles = texts.map(|text| text.parse().unwrap());
            let combination = Combination { spaces, tiles };
            assert_eq!((combination.times(), combination.score()), (times, points));
        }
    }
}
