//! Polygon: the board, the table, the score sheet.

mod board;
mod canvas;
mod edition;
mod sheet;
mod table;

use parlor_core::BySeat;
use parlor_polygon::{Edition, Phase, Polygon, Space, View};
use parlor_words::{Lang, Name};

pub(crate) use board::{Marks, board, sign};
pub(crate) use table::to_do;

use super::TextGame;

impl TextGame for Polygon {
    const SECTIONS_ARE_TURNS: bool = true;

    /// The board with the roll and the tiles of the latest turn marked, and what lies beside it; when all is over, the
    /// score sheet as well.
    fn draw(view: &View, names: &BySeat<Name>, lang: Lang) -> String {
        let public = view.public();
        let turn = public.turns().last();
        let laid: Vec<Space> = turn
            .into_iter()
            .flat_map(|turn| turn.placements.iter())
            .filter_map(|placed| placed.space)
            .collect();
        let roll = turn.map(|turn| turn.roll);
        let board = board(public.edition(), public.board(), Marks { roll, laid: &laid, legal: &[] });
        let sheet =
            Self::score_sheet(view, names, lang).map(|sheet| format!("\n{sheet}")).unwrap_or_default();
        format!("{board}\n{}{sheet}", table::draw(public, names, lang))
    }

    fn draw_edition(edition: &Edition, lang: Lang) -> String {
        edition::draw(edition, lang)
    }

    fn score_sheet(view: &View, names: &BySeat<Name>, lang: Lang) -> Option<String> {
        let public = view.public();
        (public.phase() == Phase::Over).then(|| sheet::draw(public, names, lang))
    }
}
