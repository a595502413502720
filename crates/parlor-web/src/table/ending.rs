//! The end of the game: who has won, how the score came about, and what now.

use leptos::prelude::*;
use parlor_core::Outcome;
use parlor_words::pages::Text;

use super::Table;
use crate::browser::files;
use crate::shelf::Tabled;
use crate::ui::{Dialog, linked};

/// The dialog at the end, until it is closed.
pub(super) fn ending<G: Tabled>(table: Table<G>, again: Callback<()>) -> impl IntoView {
    let is_over = Memo::new(move |_| matches!(table.now.read().outcome, Outcome::Over(_)));
    let is_closed = RwSignal::new(false);
    let ui = table.ui;
    move || {
        (is_over.get() && !is_closed.get()).then(|| {
            view! {
                <Dialog title=Signal::derive(move || ui.say(Text::Over)().to_owned())
                    on_close=move |()| is_closed.set(true) test="ending">
                    {result(table)}
                    <div class="buttons">
                        <button class="button primary" data-test="again" on:click=move |_| again.run(())>
                            {ui.say(Text::PlayAgain)}
                        </button>
                        <button class="button" data-test="keep-record" on:click=move |_| save(table)>
                            {ui.say(Text::KeepRecord)}
                        </button>
                        <a class="button" href="#/">{ui.say(Text::Home)}</a>
                    </div>
                </Dialog>
            }
        })
    }
}

/// Who has won, and how the score came about.
fn result<G: Tabled>(table: Table<G>) -> impl IntoView {
    move || {
        let (update, lang) = (table.now.get(), table.lang());
        let Outcome::Over(results) = &update.outcome else { return None };
        let lines = G::reckoning(&update.view, &update.names, lang);
        let lines = lines.iter().map(|line| view! { <li>{linked(line, G::RULES, table.rules)}</li> });
        Some(view! {
            <p class="result" data-test="result">{parlor_words::outcome(results, &update.names, lang)}</p>
            <ul class="reckoning">{lines.collect_view()}</ul>
        })
    }
}

/// Offers the record as a file.
fn save<G: Tabled>(table: Table<G>) {
    if let Some(record) = table.record() {
        files::save(&format!("{}.parlor", G::ID), &record);
    }
}
