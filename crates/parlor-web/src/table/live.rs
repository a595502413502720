//! What a screen reader says as the game goes on.

use leptos::prelude::*;
use parlor_core::Viewer;

use super::Shell;

/// A region that is read aloud whenever it changes: what happened since the person who now looks at the screen last looked. It
/// never holds what somebody else was told, because that may be about a hidden hand.
pub(super) fn live(shell: Shell) -> impl IntoView {
    let at_opening = shell.now.with_untracked(|now| now.transcript.len());
    // How much of the story each viewer has been told.
    let told = StoredValue::new(Vec::<(Viewer, usize)>::new());
    let news = Memo::new(move |before: Option<&(Viewer, Vec<String>)>| {
        let now = shell.now.read();
        let length = now.transcript.len();
        let mut counts = told.write_value();
        let from = match counts.iter_mut().find(|(viewer, _)| *viewer == now.viewer) {
            Some((_, count)) => std::mem::replace(count, length),
            None => {
                counts.push((now.viewer, length));
                at_opening
            }
        };
        let entries = &now.transcript[from.min(length)..];
        let news = entries.iter().map(|entry| entry.text.spoken(shell.lang())).collect::<Vec<_>>();
        match before {
            Some((viewer, before)) if *viewer == now.viewer && news.is_empty() => (*viewer, before.clone()),
            _ => (now.viewer, news),
        }
    });
    let paragraphs = move || news.read().1.iter().map(|text| view! { <p>{text.clone()}</p> }).collect_view();
    view! { <div class="unseen" aria-live="polite" data-test="live">{paragraphs}</div> }
}
