//! The head of the page: where one is, and what one can always do.

use leptos::prelude::*;
use parlor_session::Request;
use parlor_words::pages::Text;
use parlor_words::{Say as _, TableText};

use super::Shell;
use crate::ui::icons;

/// What the head opens.
#[derive(Clone, Copy)]
pub(super) struct Openings {
    pub(super) side: RwSignal<bool>,
    pub(super) settings: RwSignal<bool>,
    pub(super) help: RwSignal<bool>,
}

pub(super) fn bar(shell: Shell, open: Openings) -> impl IntoView {
    let ui = shell.ui;
    let can_undo = move || shell.now.read().can_undo;
    let progress = move || shell.now.read().progress.clone();
    view! {
        <header class="bar">
            <a class="icon-button" href="#/" data-test="home" aria-label=ui.say(Text::Home) title=ui.say(Text::Home)>
                {icons::home()}
            </a>
            <h1 class="bar-title"><span class="bar-name">{shell.game.name}</span> <span class="bar-progress" data-test="progress">{progress}</span></h1>
            <button class="icon-button" data-test="undo" aria-label=ui.say(Text::TakeBack) title=ui.say(Text::TakeBack)
                aria-disabled=move || (!can_undo()).to_string() on:click=move |_| undo(shell)>
                {icons::undo()}
            </button>
            <button class="icon-button" data-test="hint" aria-label=ui.say(Text::Hint) title=ui.say(Text::Hint)
                aria-disabled=move || (!shell.acts.get()).to_string() on:click=move |_| hint(shell)>
                {icons::hint()}
            </button>
            <button class="icon-button" data-test="help-button" aria-label=ui.say(Text::HowToPlay) title=ui.say(Text::HowToPlay)
                on:click=move |_| open.help.set(true)>
                {icons::help()}
            </button>
            <button class="icon-button side-toggle" data-test="more" aria-label=ui.say(Text::More) title=ui.say(Text::More)
                aria-expanded=move || open.side.get().to_string() on:click=move |_| open.side.update(|is_open| *is_open = !*is_open)>
                {icons::more()}
            </button>
            <button class="icon-button" data-test="settings-button" aria-label=ui.say(Text::Settings) title=ui.say(Text::Settings)
                on:click=move |_| open.settings.set(true)>
                {icons::settings()}
            </button>
        </header>
    }
}

// Buttons that are off keep the focus, so that it does not go astray when what they do turns them off; and when they are
// pressed, they say why.

/// Undoes what was done last, if that can be.
pub(super) fn undo(shell: Shell) {
    if shell.now.read_untracked().can_undo {
        shell.send(Request::Undo);
    } else {
        shell.tell(TableText::NothingToUndo.say(shell.ui.lang.get_untracked()));
    }
}

/// Asks for a hint, if there is one to be had.
pub(super) fn hint(shell: Shell) {
    if shell.acts_or_says(Text::HintNotYet) {
        shell.send(Request::Hint);
    }
}
