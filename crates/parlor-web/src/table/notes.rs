//! One line that says what is to be done, or what came of what was tried.

use leptos::prelude::*;
use parlor_session::{DeviceRequest, Waiting};
use parlor_words::pages::{self, Text};

use super::{Shell, ShellRequest};

/// The line below the board.
pub(super) fn notes(shell: Shell) -> impl IntoView {
    let note = move || {
        let note = shell.note.get()?;
        let class = if note.is_refusal { "note refusal" } else { "note" };
        let sign = note.is_refusal.then_some(view! { <span aria-hidden="true">"✗ "</span> });
        Some(
            view! { <p class=class data-test="note"><span data-action=shell.hinted.get()>{sign}{shell.linked(&note.text)}</span></p> },
        )
    };
    let text = Memo::new(move |_| prompt(shell));
    let prompt = move || {
        shell.note.read().is_none().then(|| view! { <p class="note prompt" data-test="prompt">{text}</p> })
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
    let unsaved = move || {
        let cause = shell.now.read().unsaved.clone()?;
        Some(view! {
            <p class="note refusal">
                {pages::not_saved(&cause, shell.lang())} " "
                <button class="plain-button" on:click=move |_| shell.ask(ShellRequest::Save)>{shell.ui.say(Text::TryAgain)}</button>
            </p>
        })
    };
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
    view! { <div class="notes"><div role="status" data-test="notes">{elsewhere}{unsaved}{note}{prompt}</div>{pass_on}</div> }
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
