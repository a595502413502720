//! What can be shown beside the board: the score card, and the tiles that nobody has seen yet.

use leptos::prelude::*;
use parlor_core::BySeat;
use parlor_polygon::{Polygon, Tile};
use parlor_words::pages::polygon::PolygonText;
use parlor_words::{PileHolds, Say as _, polygon};

use super::shapes;
use crate::game::Page;
use crate::table::Table;

/// Both pages.
pub(super) fn all(table: Table<Polygon>) -> Vec<Page> {
    let (card, unseen) = (move || score_card(table), move || unseen(table));
    vec![
        Page { title: |lang| PolygonText::ScoreCard.text(lang), test: "score-card", view: card.into() },
        Page { title: |lang| PolygonText::Unseen.text(lang), test: "unseen", view: unseen.into() },
    ]
}

/// Turn by turn, the latest first: its number, the roll, whose it was, what it scored, and that player's total.
fn score_card(table: Table<Polygon>) -> AnyView {
    let (view, now, lang) = (table.view.read(), table.shell.now.read(), table.lang());
    let mut totals = BySeat::new(view.public().players(), |_| 0_u32);
    let mut rows: Vec<AnyView> = Vec::new();
    for (number, turn) in (1_usize..).zip(view.public().turns()) {
        let points: u32 = turn.placements.iter().map(|placement| u32::from(placement.score())).sum();
        totals[turn.seat] += points;
        let row = view! {
            <tr>
                <th scope="row">{number}</th>
                <td>{shapes::sign(turn.roll)}<span class="unseen">{polygon::symbol(turn.roll, lang)}</span></td>
                <td class="name">{now.name(turn.seat).to_string()}</td>
                <td>{points}</td>
                <td>{totals[turn.seat]}</td>
            </tr>
        };
        rows.push(row.into_any());
    }
    rows.reverse();
    use PolygonText as T;
    let heads = [T::Turn, T::Roll, T::Player, T::Points, T::Total]
        .map(|head| view! { <th scope="col" class:name=head == T::Player>{head.text(lang)}</th> })
        .into_iter()
        .collect_view();
    view! {
        <table class="polygon-table">
            <thead><tr>{heads}</tr></thead>
            <tbody>{rows}</tbody>
        </table>
    }
    .into_any()
}

/// How many of each tile are unseen: numbers side by side, factors below each other.
fn unseen(table: Table<Polygon>) -> AnyView {
    let (view, lang) = (table.view.read(), table.lang());
    let (table, unseen) = (view.public(), view.public().unseen());
    let kinds = |times: u8| {
        let wild = (times == 1).then_some(Tile::WILD);
        (1..=Tile::HIGHEST).map(move |number| Tile::new(number, times)).chain([wild])
    };
    let heads =
        kinds(1).flatten().map(|tile| view! { <th scope="col">{tile.to_string()}</th> }).collect_view();
    let rows = (1..=Tile::MOST_TIMES).map(|times| {
        let cells = kinds(times).map(|tile| {
            // Of what the box never had, nothing is said.
            let count =
                tile.filter(|tile| table.edition().tiles().count(*tile) > 0).map(|tile| unseen.count(tile));
            view! { <td class:none=count == Some(0)>{count}</td> }
        });
        view! { <tr><th scope="row">{format!("×{times}")}</th>{cells.collect_view()}</tr> }
    });
    let rows = rows.collect_view();
    let out: Vec<String> = table.out().iter().map(ToString::to_string).collect();
    let out =
        (!out.is_empty()).then(|| view! { <p>{PolygonText::OutOfGame.text(lang)} ": " {out.join(", ")}</p> });
    view! {
        <p>{PileHolds { tiles: table.pile() }.sentence(lang)}</p>
        <table class="polygon-table unseen-tiles">
            <thead><tr><th scope="col">{PolygonText::Factor.text(lang)}</th>{heads}</tr></thead>
            <tbody>{rows}</tbody>
        </table>
        {out}
    }
    .into_any()
}
