//! Pages beside the board.

use parlor_fives::{Bonus, Fives, Square, Tile};
use parlor_words::fives;
use parlor_words::terminal::{Text, fives_reach};
use ratatui::text::{Line, Span};

use super::draw::bonus_style;
use crate::terminal::board::{Page, Scene};
use crate::terminal::theme::{FAINT, HEADING, SCORE};

/// The tiles that the viewer can't see, by value.
pub(super) fn unseen(scene: &Scene<'_, Fives>) -> Page {
    let unseen = scene.view.unseen();
    let line = |tile: &Tile| {
        let count = unseen.count(*tile);
        Line::from(vec![
            Span::styled(format!(" {tile} "), HEADING),
            Span::styled(format!("{count:>3} "), SCORE),
            Span::styled("■".repeat(usize::from(count)), FAINT),
        ])
    };
    let title = format!("{} ({})", Text::Unseen.text(scene.lang), unseen.len());
    Page { title, lines: Tile::ALL.iter().map(line).collect(), grows: false }
}

/// What the signs on this board mean.
pub(super) fn legend(scene: &Scene<'_, Fives>) -> Page {
    let lang = scene.lang;
    let edition = scene.view.public().edition();
    let squares =
        (0..edition.size()).flat_map(|row| (0..edition.size()).map(move |column| Square { column, row }));
    let has = |bonus: Bonus| squares.clone().any(|square| edition.bonus(square) == bonus);
    let mut lines = Vec::new();
    for entry in fives::legend(lang).into_iter().chain([fives_reach(lang)]) {
        let bonus = entry.bonus;
        if bonus != Bonus::None && !has(bonus) {
            continue;
        }
        let meaning = textwrap::wrap(entry.meaning, 20);
        let signs = std::iter::once(entry.symbol).chain(std::iter::repeat(""));
        lines.extend(signs.zip(meaning).map(|(sign, text)| {
            Line::from(vec![
                Span::styled(format!("{sign:<4}"), bonus_style(bonus)),
                Span::raw(text.into_owned()),
            ])
        }));
    }
    Page { title: parlor_words::terminal::bonus_squares(lang).to_owned(), lines, grows: false }
}
