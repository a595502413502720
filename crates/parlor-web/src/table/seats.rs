//! Who plays, with how many points, and whose turn it is.

use leptos::prelude::*;
use parlor_core::{Outcome, Seat};
use parlor_words::pages::{self, Text};

use super::Table;
use crate::shelf::Tabled;

/// The players in a row.
pub(super) fn seats<G: Tabled>(table: Table<G>) -> impl IntoView {
    let count = table.names.with_untracked(|names| names.seats());
    let seats = Seat::first(count).map(|seat| one(table, seat)).collect_view();
    view! {
        <ol class="seats" aria-label=table.ui.say(Text::Players) data-test="seats">{seats}</ol>
    }
}

fn one<G: Tabled>(table: Table<G>, seat: Seat) -> impl IntoView {
    let name = move || table.names.read()[seat].clone();
    let score = move || G::scores(&table.view.read())[seat];
    let is_next = move || table.now.with(|update| update.next == Some(seat));
    let has_won = move || match &table.now.read().outcome {
        Outcome::Over(results) => results.winners().any(|winner| winner == seat),
        Outcome::Going => false,
    };
    let remark = move || G::remark(&table.view.read(), seat, table.lang());
    // What sighted people see by the mark, others are told.
    let state = move || {
        let text = if has_won() { Some(Text::HasWon) } else { is_next().then_some(Text::IsToAct) };
        text.map(|text| text.text(table.lang()))
    };
    view! {
        <li class="seat" class:next=is_next class:winner=has_won data-test=format!("seat-{seat}")>
            <span class="seat-mark" aria-hidden="true">{move || if has_won() { "★" } else { "▶" }}</span>
            <span class="seat-name">{name}</span>
            <span class="seat-remark">{remark}</span>
            <span class="seat-score" data-test="score">
                {score} <span class="unseen">" " {move || pages::points_word(score(), table.lang())}</span>
            </span>
            <span class="unseen">{state}</span>
        </li>
    }
}
