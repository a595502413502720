//! Pages beside the board: the tiles that nobody has shown, and what is printed on squares.

use leptos::prelude::*;
use parlor_fives::{Bonus, Fives, Tile};
use parlor_words::pages::fives::FivesText;

use super::look::squares;
use super::square::rocket;
use crate::game::Page;
use crate::table::Table;

pub(super) fn all(table: Table<Fives>) -> Vec<Page> {
    let (unseen, legend) = (move || unseen(table), move || legend(table));
    vec![
        Page { title: |lang| FivesText::Unseen.text(lang), test: "unseen", view: unseen.into() },
        Page { title: |lang| FivesText::Squares.text(lang), test: "squares", view: legend.into() },
    ]
}

/// How many of each tile the viewer can't see.
fn unseen(table: Table<Fives>) -> impl IntoView {
    let rows = Tile::ALL.iter().map(|tile| {
        let count = move || table.view.read().unseen().count(*tile);
        let bar = move || (u32::from(count()) * 4).to_string();
        view! {
            <tr>
                <th scope="row">{tile.value()}</th>
                <td>{count}</td>
                <td class="bar-cell" aria-hidden="true">
                    <svg class="count-bar" viewBox="0 0 100 10" preserveAspectRatio="none"><rect width=bar height="10" rx="2" /></svg>
                </td>
            </tr>
        }
    });
    let rows = rows.collect_view();
    let say = move |text: FivesText| move || text.text(table.lang());
    view! {
        <table class="counts">
            <thead><tr><th scope="col">{say(FivesText::Tile)}</th><th scope="col">{say(FivesText::HowMany)}</th><td></td></tr></thead>
            <tbody>{rows}</tbody>
        </table>
    }
}

/// What the signs on this board mean.
fn legend(table: Table<Fives>) -> impl IntoView {
    move || {
        let edition = table.view.read_untracked().public().edition().clone();
        let has = |bonus: Bonus| squares(edition.size()).any(|square| edition.bonus(square) == bonus);
        let rows = parlor_words::fives::legend(table.lang())
            .into_iter()
            .filter(|entry| entry.bonus == Bonus::None || has(entry.bonus));
        let rows = rows.map(|entry| {
            let symbol = if entry.symbol == "*" { rocket().into_any() } else { entry.symbol.into_any() };
            view! { <div class="key-row fives"><dt><strong>{symbol}</strong></dt><dd>{entry.meaning}</dd></div> }
        });
        view! { <dl class="keys">{rows.collect_view()}</dl> }
    }
}
