//! What a screen reader says as the game goes on.

use leptos::prelude::*;

use super::Shell;

/// A region that is read aloud whenever it changes: what happened since it changed last.
pub(super) fn live(shell: Shell) -> impl IntoView {
    let told = StoredValue::new(shell.now.with_untracked(|now| now.story.len()));
    let happened = Memo::new(move |before: Option<&String>| {
        let now = shell.now.read();
        let from = told.get_value().min(now.story.len());
        told.set_value(now.story.len());
        let news: Vec<&str> = now.story[from..].iter().map(|passage| passage.text.as_str()).collect();
        match before {
            Some(before) if news.is_empty() => before.clone(),
            _ => news.join(" "),
        }
    });
    view! { <div class="unseen" aria-live="polite" data-test="live">{happened}</div> }
}
