//! What a player of Scrambled 5's can do next.

use parlor_fives::{Board, Direction, Refusal, Square, Tile, View};
use parlor_words::pages::fives::Coach;

use super::DraftPlay;

impl DraftPlay {
    /// What the player can do next; `None` for those who are not to play. Which play is best has no part in it: only whether
    /// there is one that contains what is laid.
    #[must_use]
    pub fn coach(&self, view: &View) -> Option<Coach> {
        view.rack().filter(|_| view.is_mover())?;
        if self.must_pass(view) {
            return Some(Coach::Pass);
        }
        if let Some(tile) = self.held() {
            let fits = self.fits(tile);
            return Some(if fits { Coach::ChooseSquare } else { Coach::ChooseOther { tile } });
        }
        if self.is_empty() {
            return Some(Coach::Begin { is_first: view.public().board().is_empty() });
        }
        if self.agreeing().next().is_none() {
            return Some(Coach::PickUp { tiles: self.blocking(view) });
        }
        // Tiles of a legal play are in a line.
        let (_, verdict) = self.judged(view)?;
        Some(match verdict {
            Ok(verdict) => Coach::Play { score: verdict.score },
            Err(Refusal::Gap { .. }) => Coach::FillGap,
            Err(Refusal::MissesCentre { .. }) => Coach::CoverCenter,
            Err(Refusal::LoneTile { .. }) => self.adding(view, None),
            Err(Refusal::WrongSum { squares, .. }) => {
                let is_across =
                    squares.first().map(|square| square.row) == squares.last().map(|square| square.row);
                self.adding(view, Some(if is_across { Direction::Across } else { Direction::Down }))
            }
            // What is left is F7: all else that may be wrong with tiles stays wrong, whatever is added.
            Err(_) => Coach::Join,
        })
    }

    /// The cluster that is being built, and what the nearest legal play makes of it. A tile that is alone has no direction
    /// yet: it is that of the play.
    fn adding(&self, view: &View, direction: Option<Direction>) -> Coach {
        let at = self.laid().first().map_or_else(|| self.cursor(), |(square, _)| *square);
        let tiles = tiles(&self.board(view), at, direction.unwrap_or(Direction::Across));
        let made = self.agreeing().map(|play| {
            let mut board = *view.public().board();
            // It fits the board that it was found on.
            let _ = board.lay(&play);
            Tile::sum(&self::tiles(&board, at, direction.unwrap_or(play.direction())))
        });
        let more = made.min().map_or(0, |nearest| nearest.saturating_sub(Tile::sum(&tiles)));
        Coach::Add { tiles, more }
    }

    /// The cluster that keeps what is laid from being part of a legal play. One that crosses the tiles can't change any more, so
    /// it comes before the one along which they are laid.
    fn blocking(&self, view: &View) -> Vec<Tile> {
        let Some((written, Err(refusal))) = self.judged(view) else { return Vec::new() };
        let board = self.board(view);
        let crossing = self.laid().iter().map(|(at, _)| tiles(&board, *at, written.direction().crossing()));
        let wrong =
            crossing.filter(|tiles| tiles.len() > 1).find(|tiles| !Tile::sum(tiles).is_multiple_of(5));
        match refusal {
            Refusal::WrongSum { squares, .. } => {
                wrong.unwrap_or_else(|| squares.into_iter().filter_map(|square| board.get(square)).collect())
            }
            Refusal::LoneTile { tile } => vec![tile],
            _ => Vec::new(),
        }
    }
}

/// The tiles of the longest run through a square.
fn tiles(board: &Board, at: Square, direction: Direction) -> Vec<Tile> {
    board.run_through(at, direction).into_iter().filter_map(|square| board.get(square)).collect()
}
