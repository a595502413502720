//! What a screen reader says as the game goes on.

use leptos::prelude::*;

use super::Table;
use crate::shelf::Tabled;

/// A region that is read aloud whenever it changes: what happened since it changed last, and what was refused.
pub(super) fn live<G: Tabled>(table: Table<G>) -> impl IntoView {
    let told = StoredValue::new(table.now.with_untracked(|update| update.story.len()));
    let happened = Memo::new(move |_| {
        let update = table.now.get();
        let from = told.get_value().min(update.story.len());
        told.set_value(update.story.len());
        update.story[from..].iter().map(|passage| passage.text.as_str()).collect::<Vec<_>>().join(" ")
    });
    view! {
        <div class="unseen" aria-live="polite" data-test="live">{happened}</div>
    }
}
