//! The end of the game: who has won, how the score came about, and what now.

use leptos::prelude::*;
use parlor_bots::Level;
use parlor_words::pages::{self, Text};
use parlor_words::{Lang, Say as _};

use super::{Shell, ShellRequest};
use crate::chunk::game_extras;
use crate::ui::dialog;

/// What can be done at the end.
#[derive(Clone, Copy)]
pub(super) struct AtEnd {
    /// Plays again with the same players.
    pub(super) again: Callback<()>,
    /// What that is called; empty if it can't be done.
    pub(super) again_word: Callback<(), &'static str>,
    /// Plays against the next stronger bot, at a table of somebody and a bot.
    pub(super) harder: Option<Harder>,
    /// Checks the deal.
    pub(super) check: Callback<()>,
    /// What came of that, in sentences, until it is closed.
    pub(super) answer: RwSignal<Option<Vec<String>>>,
}

/// The next game of somebody who has won.
#[derive(Clone, Copy)]
pub(super) struct Harder {
    /// Against whom.
    pub(super) level: Level,
    /// Begins it.
    pub(super) play: Callback<()>,
}

/// Whether the only person at the screen has won, and nobody with them.
fn only_person_won(shell: Shell) -> bool {
    let now = shell.now.read();
    let here = now.seats.iter().filter(|(_, seat)| seat.is_here).count();
    here == 1 && now.seats.iter().all(|(_, seat)| seat.has_won == seat.is_here)
}

/// The dialog at the end, until it is closed.
pub(super) fn ending(shell: Shell, at_end: AtEnd) -> impl IntoView {
    let is_over = Memo::new(move |_| shell.now.read().ending.is_some());
    let is_closed = RwSignal::new(false);
    let ui = shell.ui;
    move || {
        (is_over.get() && !is_closed.get()).then(|| {
            let title = Signal::derive(move || {
                let text = if only_person_won(shell) { Text::YouWin } else { Text::Over };
                ui.say(text)().to_owned()
            });
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
    let is_won = Memo::new(move |_| only_person_won(shell));
    let harder = move || {
        let Harder { level, play } = at_end.harder.filter(|_| is_won.get())?;
        Some(view! {
            <button class="button primary" data-test="harder" on:click=move |_| play.run(())>
                {pages::ready_for(level, ui.lang.get())}
            </button>
        })
    };
    view! {
        <div class="buttons">
            {harder}
            <button class="button" class:primary=move || !(is_won.get() && at_end.harder.is_some()) data-test="again"
                on:click=move |_| at_end.again.run(())>
                {move || at_end.again_word.run(())}
            </button>
            <button class="button" data-test="keep-record" on:click=move |_| shell.ask(ShellRequest::Export)>
                {ui.say(Text::KeepRecord)}
            </button>
            <button class="button" data-test="check-deal" on:click=move |_| at_end.check.run(())>
                {ui.say(Text::CheckDeal)}
            </button>
            <a class="button" href="#/">{ui.say(Text::Home)}</a>
        </div>
    }
}

/// Whether the deal was fair, in a dialog of its own: it leaves the board its room.
pub(super) fn deal(shell: Shell, at_end: AtEnd) -> impl IntoView {
    move || {
        at_end.answer.get().map(|sentences| {
            let title = Signal::derive(move || shell.ui.say(Text::CheckDeal)().to_owned());
            let lines = sentences.into_iter().map(|line| view! { <p>{line}</p> }).collect_view();
            let content = view! { <div class="digits">{lines}</div> };
            dialog("deal", title, move || at_end.answer.set(None), content.into_any())
        })
    }
}

/// Checks the deal in a game's record, as `parlor verify` and `parlor replay` do; the answer in sentences.
pub(super) async fn check_deal(game: &'static str, record: &str, lang: Lang) -> Vec<String> {
    match game_extras(game).await {
        Ok(extras) => extras.check_deal(record, lang),
        Err(error) => vec![error.sentence(lang)],
    }
}

/// Who has won, and how the score came about.
fn result(shell: Shell) -> impl IntoView {
    move || {
        let ending = shell.now.read().ending.clone()?;
        let lines =
            ending.breakdown.iter().map(|line| view! { <li>{shell.linked(line)}</li> }).collect_view();
        Some(view! {
            <p class="result" class:won=move || only_person_won(shell) data-test="result">{ending.result}</p>
            <ul class="reckoning">{lines}</ul>
        })
    }
}
