//! The end of the game: who has won, how the score came about, and what now.

use leptos::prelude::*;
use parlor_words::pages::Text;

use super::Shell;
use crate::ui::dialog;

/// What can be done at the end.
#[derive(Clone, Copy)]
pub(super) struct AtEnd {
    /// Plays again with the same players.
    pub(super) again: Callback<()>,
    /// Offers the record as a file.
    pub(super) save: Callback<()>,
}

/// The dialog at the end, once all is heard that came before, and until it is closed.
pub(super) fn ending(shell: Shell, at_end: AtEnd) -> impl IntoView {
    let is_over = Memo::new(move |_| {
        let now = shell.now.read();
        now.ending.is_some() && now.announcements.is_empty()
    });
    let is_closed = RwSignal::new(false);
    let ui = shell.ui;
    move || {
        (is_over.get() && !is_closed.get()).then(|| {
            let title = Signal::derive(move || ui.say(Text::Over)().to_owned());
            let content = view! { {result(shell)} {buttons(shell, at_end)} };
            dialog("ending", title, move || is_closed.set(true), content.into_any())
        })
    }
}

/// What can be done at the end, also when the dialog is closed.
pub(super) fn after(shell: Shell, at_end: AtEnd) -> impl IntoView {
    move || shell.now.read().ending.is_some().then(|| buttons(shell, at_end))
}

fn buttons(shell: Shell, at_end: AtEnd) -> impl IntoView {
    let ui = shell.ui;
    view! {
        <div class="buttons">
            <button class="button primary" data-test="again" on:click=move |_| at_end.again.run(())>
                {ui.say(Text::PlayAgain)}
            </button>
            <button class="button" data-test="keep-record" on:click=move |_| at_end.save.run(())>
                {ui.say(Text::KeepRecord)}
            </button>
            <a class="button" href="#/">{ui.say(Text::Home)}</a>
        </div>
    }
}

/// Who has won, and how the score came about.
fn result(shell: Shell) -> impl IntoView {
    move || {
        let ending = shell.now.read().ending.clone()?;
        let lines =
            ending.breakdown.iter().map(|line| view! { <li>{shell.linked(line)}</li> }).collect_view();
        Some(view! {
            <p class="result" data-test="result">{ending.result}</p>
            <ul class="reckoning">{lines}</ul>
        })
    }
}
