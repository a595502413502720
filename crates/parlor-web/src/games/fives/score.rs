//! What would come of what is laid: the score, cluster by cluster. What is not a play yet, the coach talks about.

use leptos::prelude::*;
use parlor_words::pages::fives::{self as words, FivesText};

use super::board_model::BoardModel;

/// What is laid, judged.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Judged {
    /// It is not a play, or not yet; or nobody is to act.
    NoPlay,
    /// It is legal: the score, and how it comes about.
    Legal { play: String, score: u32, lines: Vec<String> },
}

fn judged(board: BoardModel) -> Judged {
    let table = board.table;
    if !table.shell.acts.get() {
        return Judged::NoPlay;
    }
    let (draft, view, lang) = (board.draft.read(), table.view.read(), table.lang());
    match draft.judged(&view) {
        Some((play, Ok(verdict))) => {
            let lines = parlor_words::fives::explain(&verdict, lang);
            Judged::Legal { play: play.to_string(), score: verdict.score, lines }
        }
        Some((_, Err(_))) | None => Judged::NoPlay,
    }
}

/// The score above the rack, with the button that plays.
pub(super) fn score(board: BoardModel) -> impl IntoView {
    let shell = board.table.shell;
    let judged = Memo::new(move |_| judged(board));
    let text = move || match judged.get() {
        Judged::NoPlay => ().into_any(),
        Judged::Legal { play, lines, .. } => {
            let lines =
                lines.into_iter().map(|line| view! { <span class="cluster">{line}</span> }).collect_view();
            view! { <p class="good"><strong>{play}</strong> " " {lines}</p> }.into_any()
        }
    };
    let word = move || match judged.get() {
        Judged::Legal { score, .. } => words::play_for(score, shell.lang()),
        _ => FivesText::Play.text(shell.lang()).to_owned(),
    };
    let is_legal = move || matches!(judged.get(), Judged::Legal { .. });
    let is_over = Memo::new(move |_| shell.now.read().ending.is_some());
    view! {
        <div class="live-score" class:over=is_over data-test="live-score">
            <div aria-live="polite">{text}</div>
            <button class="button primary" data-test="play" aria-disabled=move || (!is_legal()).to_string()
                data-can=move || is_legal().to_string() on:click=move |_| board.play()>{word}</button>
        </div>
    }
}
