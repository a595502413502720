//! One line that says what is to be done, or what came of what was tried.

use leptos::prelude::*;
use parlor_session::{DeviceRequest, Waiting};
use parlor_words::Spans;
use parlor_words::pages::{self, Text};

use super::coach::Coach;
use super::{Shell, ShellRequest};
use crate::browser::storage;
use crate::route::Route;

/// The line above the hand: what was just said; else what the coach says; else what the table waits for.
pub(super) fn notes(shell: Shell, coach: Coach) -> impl IntoView {
    let note = move || {
        let note = shell.note.get()?;
        let class = if note.is_refusal { "note refusal" } else { "note" };
        let sign = note.is_refusal.then_some(view! { <span aria-hidden="true">"✗ "</span> });
        Some(
            view! { <p class=class data-test="note"><span data-action=shell.hinted.get()>{sign}{shell.linked(&note.text)}</span></p> },
        )
    };
    // What everybody should know, and what the last turn could have brought, stay beside what is to be done.
    let better_move = Memo::new(move |_| shell.now.read().better_move.clone());
    let better_move = move || {
        let text = better_move.get()?;
        Some(view! { <p class="note" data-test="better-move">{shell.linked(&text)}</p> })
    };
    let text = Memo::new(move |_| prompt(shell));
    // While something is to be looked at first, nobody is asked for anything else.
    let asks = Memo::new(move |_| shell.now.read().announcements.is_empty() && !shell.is_elsewhere.get());
    let prompt = move || {
        let is_quiet = asks.get() && shell.note.read().is_none() && coach.read().is_none();
        is_quiet.then(|| view! { <p class="note prompt" data-test="prompt">{text}</p> })
    };
    let passes = Memo::new(move |_| matches!(shell.now.read().waiting, Waiting::ToPassOn(_)));
    let pass_on = move || {
        passes.get().then(|| {
            view! {
                <button class="button primary" data-test="pass-on" on:click=move |_| shell.send_device(DeviceRequest::PassOn)>
                    {shell.ui.say(Text::PassOn)}
                </button>
            }
        })
    };
    let cause = Memo::new(move |_| shell.now.read().unsaved.clone());
    let unsaved = move || Some(unsaved(shell, &cause.get()?));
    let elsewhere = move || {
        shell.is_elsewhere.get().then(|| {
            let reload = move |_| {
                let _ = window().location().reload();
            };
            view! {
                <p class="note refusal" data-test="elsewhere">
                    {shell.ui.say(Text::Elsewhere)} " " <button class="plain-button" data-test="reload" on:click=reload>{shell.ui.say(Text::Reload)}</button>
                </p>
            }
        })
    };
    view! { <div class="notes"><div role="status" data-test="notes">{elsewhere}{unsaved}{notices(shell)}{better_move}{note}{shell.coached(coach)}{prompt}</div>{pass_on}</div> }
}

/// What everyone at the screen should know for a while.
pub(super) fn notices(shell: Shell) -> impl IntoView {
    let notice = move |text: &Spans| view! { <p class="note" data-test="notice">{shell.linked(text)}</p> };
    let announcements = Memo::new(move |_| shell.now.read().announcements.clone());
    move || announcements.read().iter().chain(&*shell.told.read()).map(notice).collect_view()
}

/// The game is not saved: why, how long it stays, and what can be done about it.
fn unsaved(shell: Shell, cause: &str) -> impl IntoView + use<> {
    let ui = shell.ui;
    let button = move |text: Text, test: &'static str, request: fn() -> ShellRequest| {
        view! {
            <button class="plain-button" data-test=test on:click=move |_| shell.ask(request())>{ui.say(text)}</button>
        }
    };
    // Without anything to delete, no room can be made.
    let room = storage::has_texts().then(|| {
        view! { " " <a class="plain-button" href=Route::Games.hash() data-test="make-room">{ui.say(Text::Games)}</a> }
    });
    view! {
        <p class="note unsaved" data-test="unsaved">
            {pages::not_saved(cause, shell.lang())} " " <span class="more">{ui.say(Text::UntilClosed)}</span> " "
            {button(Text::KeepRecord, "save-file", || ShellRequest::Export)} {room} " "
            {button(Text::TryAgain, "save-again", || ShellRequest::Save)}
        </p>
    }
}

/// What the table waits for.
fn prompt(shell: Shell) -> String {
    let (now, lang) = (shell.now.read(), shell.lang());
    let is_only = now.seats.iter().filter(|(_, seated)| seated.is_here).count() == 1;
    match now.waiting {
        Waiting::ForPerson(_) if is_only => Text::YourTurn.text(lang).to_owned(),
        Waiting::ForPerson(seat) | Waiting::ToPassOn(seat) | Waiting::ToHandOver(seat) => {
            pages::turn_of(now.name(seat), lang)
        }
        Waiting::ForBot => pages::waiting_for(now.name(now.next.expect("a bot is next")), lang),
        Waiting::ForObservation => String::new(),
        Waiting::Nothing => now.ending.as_ref().map(|ending| ending.result.clone()).unwrap_or_default(),
    }
}
