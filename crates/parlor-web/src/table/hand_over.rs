//! What is between people: the screen while the device changes hands, and what all should hear.

use leptos::prelude::*;
use parlor_core::Seat;
use parlor_session::{DeviceRequest, Waiting};
use parlor_words::pages::{self, Text};

use super::Shell;
use crate::ui::dialog;

/// Who is to be handed the device now.
pub(super) fn receiver(shell: Shell) -> Option<Seat> {
    match shell.now.read().waiting {
        Waiting::ToHandOver(seat) => Some(seat),
        _ => None,
    }
}

/// The cover over the table, while the device changes hands. Nobody's hand is on the screen then.
pub(super) fn cover(shell: Shell) -> impl IntoView {
    move || {
        let seat = receiver(shell)?;
        let (name, lang) = (shell.now.read().name(seat).to_owned(), shell.lang());
        Some(view! {
            <section class="cover" data-test="cover" aria-labelledby="cover-title">
                <h2 id="cover-title">{pages::hand_over(&name, lang)}</h2>
                <p>{shell.ui.say(Text::HandOverWhy)}</p>
                <button class="button primary large" data-test="take-over" autofocus
                    on:click=move |_| shell.send_device(DeviceRequest::TakeOver(seat))>
                    {pages::i_am(&name, lang)}
                </button>
            </section>
        })
    }
}

/// What all should hear: one thing after the other, and bots wait for it.
pub(super) fn announcement(shell: Shell) -> impl IntoView {
    let next = move || shell.send_device(DeviceRequest::Dismiss);
    // A dialog for each: the next one is another, even if it says the same.
    let first = Memo::new(move |_| {
        let now = shell.now.read();
        now.announcements.first().cloned().map(|text| (now.announcements.len(), text))
    });
    move || {
        let (_, text) = first.get()?;
        let title = shell.ui.say(Text::Hear)().to_owned();
        let content = view! { <p class="announcement">{text.to_string()}</p> }.into_any();
        Some(dialog("announcement", title.into(), next, content))
    }
}
