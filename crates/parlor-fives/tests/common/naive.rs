//! A slow, plain reading of F4 to F9 and F12 to F15 on a grid of numbers. It shares no code with the engine: it is what
//! the generator and the judge have to agree with.

use std::collections::BTreeMap;

use parlor_fives::{Bonus, Edition, Square};

/// A position as plain numbers, 0 for an empty square.
pub struct Naive<'a> {
    pub edition: &'a Edition,
    pub grid: Vec<Vec<u32>>,
}

impl Naive<'_> {
    fn size(&self) -> i32 {
        i32::try_from(self.grid.len()).unwrap()
    }

    fn at(&self, row: i32, column: i32) -> u32 {
        let inside = (0..self.size()).contains(&row) && (0..self.size()).contains(&column);
        if inside { self.grid[row as usize][column as usize] } else { 0 }
    }

    fn bonus(&self, row: i32, column: i32) -> Bonus {
        self.edition.bonus(Square { row: u8::try_from(row).unwrap(), column: u8::try_from(column).unwrap() })
    }

    /// Every legal play with its score, by notation.
    pub fn plays(&self, rack: &[u32]) -> BTreeMap<String, u32> {
        let mut found = BTreeMap::new();
        for row in 0..self.size() {
            for column in 0..self.size() {
                for down in [false, true] {
                    self.extend(row, column, down, &mut Vec::new(), &mut rack.to_vec(), &mut found);
                }
            }
        }
        found
    }

    /// Tries every tile on the next empty square of the line.
    fn extend(
        &self,
        row: i32,
        column: i32,
        down: bool,
        laid: &mut Vec<(i32, i32, u32)>,
        rack: &mut Vec<u32>,
        found: &mut BTreeMap<String, u32>,
    ) {
        let (step_row, step_column) = if down { (1, 0) } else { (0, 1) };
        let (mut row, mut column) = (row, column);
        if laid.is_empty() && self.at(row, column) != 0 {
            return;
        }
        while self.at(row, column) != 0 {
            row += step_row;
            column += step_column;
        }
        if row >= self.size() || column >= self.size() {
            return;
        }
        for index in 0..rack.len() {
            let tile = rack.remove(index);
            laid.push((row, column, tile));
            if !(down && laid.len() == 1)
                && let Some(score) = self.score(laid, down)
            {
                found.insert(notation(laid, down), score);
            }
            self.extend(row + step_row, column + step_column, down, laid, rack, found);
            laid.pop();
            rack.insert(index, tile);
        }
    }

    /// The score of a play, or nothing if it is not legal.
    fn score(&self, laid: &[(i32, i32, u32)], down: bool) -> Option<u32> {
        let after = |row: i32, column: i32| {
            let new = laid.iter().find(|(r, c, _)| (*r, *c) == (row, column));
            new.map_or(self.at(row, column), |(_, _, tile)| *tile)
        };
        let first_turn = self.grid.iter().flatten().all(|value| *value == 0);
        let centre = self.size() / 2;
        if first_turn {
            if !laid.iter().any(|(row, column, _)| (*row, *column) == (centre, centre)) {
                return None;
            }
        } else {
            let touches = |(row, column, _): &(i32, i32, u32)| {
                [(0, 1), (1, 0), (0, -1), (-1, 0)].iter().any(|(dr, dc)| self.at(row + dr, column + dc) != 0)
            };
            if !laid.iter().any(touches) {
                return None;
            }
        }

        let cluster = |row: i32, column: i32, down: bool| -> Vec<(i32, i32)> {
            let (dr, dc) = if down { (1, 0) } else { (0, 1) };
            let (mut row, mut column) = (row, column);
            while after(row - dr, column - dc) != 0 {
                row -= dr;
                column -= dc;
            }
            let mut squares = Vec::new();
            while after(row, column) != 0 {
                squares.push((row, column));
                row += dr;
                column += dc;
            }
            squares
        };
        let mut clusters: Vec<Vec<(i32, i32)>> = vec![cluster(laid[0].0, laid[0].1, down)];
        clusters.extend(laid.iter().map(|(row, column, _)| cluster(*row, *column, !down)));
        let alone = first_turn && laid.len() == 1;
        if alone {
            clusters.truncate(1);
        } else {
            clusters.retain(|squares| squares.len() > 1);
        }

        let mut total = 0;
        for squares in &clusters {
            if squares.len() > 5 {
                return None;
            }
            let sum: u32 = squares.iter().map(|(row, column)| after(*row, *column)).sum();
            if !sum.is_multiple_of(5) {
                return None;
            }
            let mut value = sum;
            let mut times = 1;
            for (row, column) in squares.iter().filter(|(row, column)| self.at(*row, *column) == 0) {
                match self.bonus(*row, *column) {
                    Bonus::None => {}
                    Bonus::Plus5 => value += 5,
                    Bonus::Plus10 => value += 10,
                    Bonus::Double => times *= 2,
                    Bonus::Triple => times *= 3,
                }
            }
            total += value * times;
        }
        Some(total)
    }
}

fn notation(laid: &[(i32, i32, u32)], down: bool) -> String {
    let (row, column, _) = laid[0];
    let letter = char::from(b'A' + u8::try_from(column).unwrap());
    let mut text = if down { format!("{letter}{} ", row + 1) } else { format!("{}{letter} ", row + 1) };
    let (mut next_row, mut next_column) = (row, column);
    for (row, column, tile) in laid {
        let between = (row - next_row) + (column - next_column);
        text.extend(std::iter::repeat_n('.', usize::try_from(between).unwrap()));
        text.push_str(&tile.to_string());
        (next_row, next_column) = if down { (row + 1, *column) } else { (*row, column + 1) };
    }
    text
}
