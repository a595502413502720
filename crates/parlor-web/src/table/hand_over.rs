//! The screen between two people: nobody's hand is on it.

use leptos::prelude::*;
use parlor_table::Stage;
use parlor_words::pages::{self, Text};

use super::Table;
use crate::place::Request;
use crate::shelf::Tabled;

/// The cover over the table, while the device changes hands.
pub(super) fn cover<G: Tabled>(table: Table<G>) -> impl IntoView {
    move || {
        let update = table.now.get();
        let Stage::HandOver(seat) = update.stage else { return None };
        let (name, lang) = (update.names[seat].clone(), table.lang());
        Some(view! {
            <section class="cover" data-test="cover" aria-labelledby="cover-title">
                <h2 id="cover-title">{pages::hand_over(&name, lang)}</h2>
                <p>{table.ui.say(Text::HandOverWhy)}</p>
                <button class="button primary large" data-test="take-over" autofocus
                    on:click=move |_| table.ask(Request::TakeOver(seat))>
                    {pages::i_am(&name, lang)}
                </button>
            </section>
        })
    }
}

/// What all should hear: one thing after the other, and everybody waits for it.
pub(super) fn announcement<G: Tabled>(table: Table<G>) -> impl IntoView {
    let next = move || {
        table.announced.update(|announced| {
            if !announced.is_empty() {
                announced.remove(0);
            }
        });
        if table.announced.read_untracked().is_empty() {
            table.ask(Request::Heard);
        }
    };
    move || {
        let text = table.announced.read().first().cloned()?;
        Some(view! {
            <crate::ui::Dialog title=table.ui.say(Text::Hear)().to_owned() on_close=move |()| next() test="announcement">
                <p class="announcement">{text}</p>
            </crate::ui::Dialog>
        })
    }
}
