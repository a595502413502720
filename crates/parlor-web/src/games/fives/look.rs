//! What is to be seen on a square.

use std::collections::BTreeSet;

use parlor_fives::{Action, Square, Tile, TurnKind, View};
use parlor_session::fives::DraftPlay;
use parlor_words::Lang;

/// What lies on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SquareContent {
    /// Nothing.
    Nothing,
    /// A tile that was played.
    Played(Tile),
    /// A tile of the last play.
    Latest(Tile),
    /// A tile that is laid and not yet played.
    Laid(Tile),
}

/// A square as it looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Look {
    pub(super) lies: SquareContent,
    /// Whether a tile may go there.
    pub(super) is_in_reach: bool,
    pub(super) has_cursor: bool,
    /// What it is told in. It is here because hundreds of followers of one signal are slow to follow it again.
    pub(super) lang: Lang,
}

impl SquareContent {
    pub(super) const fn tile(self) -> Option<Tile> {
        match self {
            SquareContent::Nothing => None,
            SquareContent::Played(tile) | SquareContent::Latest(tile) | SquareContent::Laid(tile) => {
                Some(tile)
            }
        }
    }
}

/// The looks of all squares, row by row.
pub(super) fn looks(view: &View, draft: &DraftPlay, acts: bool, lang: Lang) -> Vec<Look> {
    let board = view.public().board();
    let latest = latest(view);
    // Until a tile is picked, every square would be marked where any tile goes: too much to see anything.
    let reach = if acts && draft.held().is_some() { draft.reach() } else { BTreeSet::new() };
    squares(board.size())
        .map(|square| {
            let lies = match (draft.tile_on(square).filter(|_| acts), board.get(square)) {
                (Some(tile), _) => SquareContent::Laid(tile),
                (None, Some(tile)) if latest.contains(&square) => SquareContent::Latest(tile),
                (None, Some(tile)) => SquareContent::Played(tile),
                (None, None) => SquareContent::Nothing,
            };
            Look {
                lies,
                is_in_reach: lies == SquareContent::Nothing && reach.contains(&square),
                has_cursor: draft.cursor() == square,
                lang,
            }
        })
        .collect()
}

/// All squares, row by row.
pub(super) fn squares(size: u8) -> impl Iterator<Item = Square> {
    (0..size).flat_map(move |row| (0..size).map(move |column| Square { column, row }))
}

/// The squares of the last play.
fn latest(view: &View) -> Vec<Square> {
    let plays = view.public().turns().iter().rev().filter_map(|turn| match turn.kind {
        TurnKind::Acted(Action::Play(play)) => Some(play),
        _ => None,
    });
    plays.take(1).flat_map(parlor_fives::Play::laid).map(|(square, _)| square).collect()
}
