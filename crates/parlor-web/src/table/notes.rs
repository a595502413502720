//! One line that says what is to be done, or what came of what was tried.

use leptos::prelude::*;
use parlor_table::Stage;
use parlor_words::pages::{self, Text};

use super::Table;
use crate::place::Request;
use crate::shelf::Tabled;
use crate::ui::linked;

/// The line below the board.
pub(super) fn notes<G: Tabled>(table: Table<G>) -> impl IntoView {
    let note = move || {
        let note = table.note.get()?;
        let class = if note.is_refusal { "note refusal" } else { "note" };
        let sign = note.is_refusal.then_some(view! { <span aria-hidden="true">"✗ "</span> });
        Some(view! { <p class=class data-test="note">{sign}{linked(&note.text, G::RULES, table.rules)}</p> })
    };
    let prompt = move || table.note.read().is_none().then(|| prompt(table));
    let unsaved = move || {
        let cause = table.now.read().unsaved.clone()?;
        Some(view! {
            <p class="note refusal">
                {pages::not_saved(&cause, table.lang())} " "
                <button class="plain-button" on:click=move |_| table.ask(Request::Save)>{table.ui.say(Text::TryAgain)}</button>
            </p>
        })
    };
    view! { <div class="notes" role="status" data-test="notes">{unsaved}{note}{prompt}</div> }
}

/// What the table waits for.
fn prompt<G: Tabled>(table: Table<G>) -> impl IntoView {
    let update = table.now.get();
    let lang = table.lang();
    let name = |seat| update.names[seat].clone();
    let only = update.people.iter().filter(|(_, is_person)| **is_person).count() == 1;
    let text = match update.stage {
        Stage::Acting(_) if only => Text::YourTurn.text(lang).to_owned(),
        Stage::Acting(seat) => pages::turn_of(&name(seat), lang),
        Stage::Watching => update.next.map(|seat| pages::waiting_for(&name(seat), lang)).unwrap_or_default(),
        Stage::Passing(seat) | Stage::HandOver(seat) => pages::turn_of(&name(seat), lang),
        Stage::Asked(_) => String::new(),
        Stage::Over => Text::Over.text(lang).to_owned(),
    };
    let pass_on = matches!(update.stage, Stage::Passing(_)).then(|| {
        view! {
            <button class="button primary" data-test="pass-on" on:click=move |_| table.ask(Request::PassOn)>
                {table.ui.say(Text::PassOn)}
            </button>
        }
    });
    view! { <p class="note prompt" data-test="prompt">{text}</p>{pass_on} }
}
