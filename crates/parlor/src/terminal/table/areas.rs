//! What lies where on the screen.

use ratatui::layout::Rect;

use crate::terminal::board::{Board as _, TerminalGame};

/// The parts of the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Areas {
    /// The game, whose turn it is, how far it is.
    pub(super) head: Rect,
    /// The board and what belongs below it.
    pub(super) board: Rect,
    /// Between the board and what stands beside it.
    pub(super) line: Rect,
    /// Names and scores.
    pub(super) players: Rect,
    /// The page that was chosen.
    pub(super) page: Rect,
    /// The story, where there is room for it beside the page.
    pub(super) story: Option<Rect>,
    /// A line for the one at the screen.
    pub(super) note: Rect,
    /// What keys do.
    pub(super) keys: Rect,
}

/// The least width of what stands beside the board.
const SIDE: u16 = 23;
/// The least width of a column for the story alone.
const STORY: u16 = 28;

impl Areas {
    /// Divides the screen for a game with this many seats.
    pub(super) fn new<G: TerminalGame>(area: Rect, view: &G::View, seats: u8) -> Areas {
        let line = |y| Rect { y, height: 1, ..area };
        let body = Rect { y: area.y + 1, height: area.height.saturating_sub(3), ..area };
        let size = G::Board::size(view, body.as_size());
        let board = Rect { width: size.width.min(body.width.saturating_sub(SIDE + 2)), ..body };
        let side =
            Rect { x: board.right() + 2, width: body.right().saturating_sub(board.right() + 2), ..body };
        let (left, story) = if side.width >= SIDE + STORY + 2 {
            let width = (side.width / 2).clamp(SIDE, 44);
            let story = Rect { x: side.x + width + 2, width: side.width - width - 2, ..side };
            (Rect { width, ..side }, Some(story))
        } else {
            (side, None)
        };
        let players = Rect { height: (u16::from(seats) + 1).min(left.height), ..left };
        let page = Rect { y: players.bottom(), height: left.bottom() - players.bottom(), ..left };
        Areas {
            head: line(area.y),
            board,
            line: Rect { x: board.right(), width: 1, ..body },
            players,
            page,
            story,
            note: line(area.bottom().saturating_sub(2)),
            keys: line(area.bottom().saturating_sub(1)),
        }
    }
}
