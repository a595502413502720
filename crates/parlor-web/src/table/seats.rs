//! Who plays, with how many points, and whose turn it is.

use leptos::prelude::*;
use parlor_core::Seat;
use parlor_words::number;
use parlor_words::pages::{self, Text};

use super::Shell;

/// The players in a row.
pub(super) fn seats(shell: Shell) -> impl IntoView {
    let count = shell.now.with_untracked(|now| now.seats.seats());
    let seats = Seat::first(count).map(|seat| one(shell, seat)).collect_view();
    view! {
        <ol class="seats" aria-label=shell.ui.say(Text::Players) data-test="seats">{seats}</ol>
    }
}

fn one(shell: Shell, seat: Seat) -> impl IntoView {
    let seated = Memo::new(move |_| shell.now.read().seats[seat].clone());
    let is_next = Memo::new(move |_| shell.now.read().next == Some(seat));
    let has_won = move || seated.read().has_won;
    let points = move || pages::points_word(seated.read().score, shell.lang());
    // What sighted people see by the mark, others are told.
    let state = move || {
        let text = if has_won() { Some(Text::HasWon) } else { is_next.get().then_some(Text::IsToAct) };
        text.map(|text| text.text(shell.lang()))
    };
    view! {
        <li class="seat" class:next=is_next class:winner=has_won data-test=format!("seat-{seat}")>
            <span class="seat-mark" aria-hidden="true">{move || if has_won() { "★" } else { "▶" }}</span>
            <span class="seat-name">{move || seated.read().name.to_string()}</span>
            <span class="seat-remark">{move || seated.read().remark.clone()}</span>
            <span class="seat-score" data-test="score">{move || number::whole(seated.read().score.into(), shell.lang())}</span>
            <span class="unseen">" " {points} " " {state}</span>
        </li>
    }
}
