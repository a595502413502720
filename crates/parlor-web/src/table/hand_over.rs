//! What is between people: the screen while the device changes hands.

use leptos::prelude::*;
use parlor_core::Seat;
use parlor_session::{DeviceRequest, Waiting};
use parlor_words::pages::{self, Text};

use super::Shell;
use super::notes::notices;
use crate::ui::focus_when_drawn;

/// Who is to be handed the device now.
pub(super) fn receiver(shell: Shell) -> Option<Seat> {
    let now = shell.now.read();
    match now.waiting {
        // What all look at first is on the table.
        Waiting::ToHandOver(seat) if now.announcements.is_empty() => Some(seat),
        _ => None,
    }
}

/// The cover over the table, while the device changes hands. Nobody's hand is on the screen then.
pub(super) fn cover(shell: Shell) -> impl IntoView {
    move || {
        let seat = receiver(shell)?;
        let button = NodeRef::new();
        focus_when_drawn(button);
        let (name, lang) = (shell.now.read().name(seat).to_owned(), shell.lang());
        Some(view! {
            <section class="cover" data-test="cover" aria-labelledby="cover-title">
                <h2 id="cover-title">{pages::hand_over(&name, lang)}</h2>
                {notices(shell)}
                <p>{shell.ui.say(Text::HandOverWhy)}</p>
                <button class="button primary large" data-test="take-over" node_ref=button
                    on:click=move |_| shell.send_device(DeviceRequest::TakeOver(seat))>
                    {pages::i_am(&name, lang)}
                </button>
            </section>
        })
    }
}
