//! Boards drawn in tests.

use parlor_core::Refusal as _;
use parlor_fives::{Board, Edition, Rack, Refusal, Square, Tile, Verdict, Written, judge};

/// A board of `classic` and perhaps a rack.
pub struct Drawn {
    board: Board,
    rack: Option<Rack>,
}

/// Tiles in row 8 that end on the centre H8: digits and `.` with spaces between them.
pub fn drawn(row: &str) -> Drawn {
    let cells: String = row.chars().filter(|character| *character != ' ').collect();
    let column = 9 - u8::try_from(cells.len()).unwrap();
    Drawn::rows(&[(8, column, &cells)])
}

impl Drawn {
    /// Runs of tiles: row and column, both from 1, and the tiles.
    pub fn rows(runs: &[(u8, u8, &str)]) -> Drawn {
        let mut board = Board::empty(15);
        for (row, column, cells) in runs {
            for (steps, cell) in (0..).zip(cells.chars()) {
                let square = Square { row: row - 1, column: column - 1 + steps };
                if let Ok(tile) = cell.to_string().parse::<Tile>() {
                    assert!(board.put(square, tile));
                }
            }
        }
        Drawn { board, rack: None }
    }

    pub fn with_rack(mut self, values: &[u8]) -> Drawn {
        self.rack = Rack::new(values.iter().map(|value| Tile::new(*value).unwrap()));
        self
    }

    fn judge(&self, play: &str) -> Result<Verdict, Refusal> {
        let written: Written = play.parse().unwrap();
        judge(&Edition::classic(), &self.board, self.rack.as_ref(), &written)
    }

    pub fn verdict(&self, play: &str) -> Verdict {
        self.judge(play).unwrap_or_else(|refusal| panic!("{play}: {refusal:?}"))
    }

    pub fn score(&self, play: &str) -> u32 {
        self.verdict(play).score
    }

    pub fn refusal(&self, play: &str) -> Refusal {
        self.judge(play).expect_err(play)
    }

    /// The id of the rule that forbids the play.
    pub fn refused(&self, play: &str) -> String {
        self.refusal(play).rule().to_string()
    }
}
