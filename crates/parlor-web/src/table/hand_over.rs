//! What is between people: the screen while the device changes hands, and what all should hear.

use leptos::prelude::*;
use parlor_core::Seat;
use parlor_session::Waiting;
use parlor_words::pages::{self, Text};

use super::Shell;
use crate::place::Wish;
use crate::ui::dialog;

/// Who is to be handed the device now.
pub(super) fn receiver(shell: Shell) -> Option<Seat> {
    match shell.now.read().stage {
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
                    on:click=move |_| shell.wish(Wish::TakeOver(seat))>
                    {pages::i_am(&name, lang)}
                </button>
            </section>
        })
    }
}

/// What all should hear: one thing after the other, and bots wait for it.
pub(super) fn announcement(shell: Shell) -> impl IntoView {
    let next = move || {
        shell.announced.update(|announced| {
            if !announced.is_empty() {
                announced.remove(0);
            }
        });
        if shell.announced.read_untracked().is_empty() {
            shell.wish(Wish::Heard);
        }
    };
    move || {
        let text = shell.announced.read().first().cloned()?;
        let title = shell.ui.say(Text::Hear)().to_owned();
        let content = view! { <p class="announcement">{text}</p> }.into_any();
        Some(dialog("announcement", title.into(), next, content))
    }
}
