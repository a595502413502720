//! Choosing a box, taking one in from a file, and changing a copy of one.

use std::sync::Arc;

use leptos::prelude::*;
use parlor_core::{CLASSIC, Edition as _, Game};
use parlor_words::Say as _;
use parlor_words::pages::Text;

use super::boxes;
use super::new_game::Shared;
use crate::browser::files;
use crate::game::WebGame;
use crate::ui::{Ui, dialog};

/// Which box is chosen, and which there are.
pub(super) struct Choosing<G: Game> {
    ui: Ui,
    chosen: RwSignal<Shared<G>>,
    names: RwSignal<Vec<String>>,
    /// The text that is being changed, while it is.
    draft: RwSignal<Option<String>>,
    problem: RwSignal<Option<String>>,
}

impl<G: Game> Clone for Choosing<G> {
    fn clone(&self) -> Choosing<G> {
        *self
    }
}

impl<G: Game> Copy for Choosing<G> {}

impl<G: WebGame> Choosing<G> {
    pub(super) fn new() -> Choosing<G> {
        Choosing {
            ui: Ui::get(),
            chosen: RwSignal::new(Arc::new(G::Edition::classic())),
            names: RwSignal::new(boxes::names::<G>()),
            draft: RwSignal::new(None),
            problem: RwSignal::new(None),
        }
    }

    /// The chosen box.
    pub(super) fn edition(self) -> Shared<G> {
        self.chosen.get_untracked()
    }

    /// How many can play with it.
    pub(super) fn players(self) -> (u8, u8) {
        let players = self.chosen.read().players();
        (*players.start(), *players.end())
    }

    fn choose(self, name: &str) {
        let edition = G::Edition::built_in(name).or_else(|| boxes::get::<G>(name).map(Arc::new));
        if let Some(edition) = edition {
            self.chosen.set(edition);
        }
    }

    /// Takes the text of an edition in; `true` if it is one.
    fn take_in(self, text: &str) -> bool {
        let lang = self.ui.lang.get_untracked();
        let read = G::Edition::read(text).map_err(|error| error.sentence(lang)).and_then(|edition| {
            if boxes::is_classic::<G>(&edition) {
                return Err(Text::LikeClassic.text(lang).to_owned());
            }
            Ok(edition)
        });
        match read {
            Ok(edition) => {
                // What is not saved can be played with until the page is closed.
                self.problem.set(boxes::keep::<G>(&edition).err().map(|error| error.sentence(lang)));
                self.names.set(boxes::names::<G>());
                self.chosen.set(Arc::new(edition));
                true
            }
            Err(problem) => {
                self.problem.set(Some(problem));
                false
            }
        }
    }

    /// A copy of the chosen box as text, with a name of its own.
    fn copy(self) -> String {
        let edition = self.chosen.get_untracked();
        let text = edition.write();
        if edition.name() == CLASSIC { text.replacen("\"classic\"", "\"my-box\"", 1) } else { text }
    }

    fn remove(self) {
        boxes::remove::<G>(self.chosen.get_untracked().name());
        self.names.set(boxes::names::<G>());
        self.choose(CLASSIC);
    }
}

/// The part of the form that is about the box.
pub(super) fn editions<G: WebGame>(choosing: Choosing<G>) -> impl IntoView {
    let ui = choosing.ui;
    let is_chosen = move |name: String| move || choosing.chosen.read().name() == name;
    let others = move || {
        let name = |name: String| view! { <option value=name.clone() selected=is_chosen(name.clone())>{name.clone()}</option> };
        choosing.names.get().into_iter().map(name).collect_view()
    };
    let import = move |event| {
        leptos::task::spawn_local(async move {
            match files::chosen(event).await {
                Ok(text) => {
                    choosing.take_in(&text);
                }
                Err(error) => choosing.problem.set(Some(error.sentence(ui.lang.get_untracked()))),
            }
        });
    };
    let edit = move |_| {
        choosing.problem.set(None);
        choosing.draft.set(Some(choosing.copy()));
    };
    // What is wrong with a draft is said where it is changed.
    let problem = move || choosing.problem.get().filter(|_| choosing.draft.read().is_none());
    let is_own = move || choosing.chosen.read().name() != CLASSIC;
    let remove = move || {
        is_own().then(|| {
            view! { <button type="button" class="button" data-test="remove-edition" on:click=move |_| choosing.remove()>{ui.say(Text::Delete)}</button> }
        })
    };
    view! {
        <fieldset>
            <legend>{ui.say(Text::Box)}</legend>
            <p class="faint">{ui.say(Text::BoxAbout)}</p>
            <label class="field">
                <span>{ui.say(Text::Edition)}</span>
                <select data-test="edition" on:change=move |event| choosing.choose(&event_target_value(&event))>
                    <option value=CLASSIC selected=is_chosen(CLASSIC.to_owned())>{ui.say(Text::Classic)}</option>
                    {others}
                </select>
            </label>
            <div class="buttons">
                <button type="button" class="button" data-test="edit-copy" on:click=edit>
                    {ui.say(Text::EditCopy)}
                </button>
                {remove}
            </div>
            <label class="field">
                <span>{ui.say(Text::ImportEdition)}</span>
                <input type="file" accept=".toml,text/plain" data-test="import-edition" on:change=import />
            </label>
            <p role="alert" class="refusal" data-test="edition-problem">{problem}</p>
            {editor(choosing)}
        </fieldset>
    }
}

/// The dialog in which a copy is changed.
fn editor<G: WebGame>(choosing: Choosing<G>) -> impl IntoView {
    let ui = choosing.ui;
    let is_open = Memo::new(move |_| choosing.draft.read().is_some());
    let save = move |_| {
        if choosing.draft.get_untracked().is_some_and(|text| choosing.take_in(&text)) {
            choosing.draft.set(None);
        }
    };
    let export = move |_| {
        if let Some(text) = choosing.draft.get_untracked() {
            files::save("edition.toml", &text);
        }
    };
    move || {
        let draft = is_open.get().then(|| choosing.draft.get_untracked()).flatten();
        draft.map(|text| {
            let title = ui.say(Text::EditCopy)().to_owned();
            let content = view! {
                    <p>{ui.say(Text::EditAbout)}</p>
                    <textarea class="editor" rows="18" spellcheck="false" data-test="edition-text" aria-label=ui.say(Text::Edition)
                        prop:value=text on:input=move |event| choosing.draft.set(Some(event_target_value(&event)))></textarea>
                    <p role="alert" class="refusal">{move || choosing.problem.get()}</p>
                    <div class="buttons">
                        <button type="button" class="button primary" data-test="keep-edition" on:click=save>{ui.say(Text::Keep)}</button>
                        <button type="button" class="button" on:click=export>{ui.say(Text::Export)}</button>
                    </div>
            };
            let close = move || {
                // Saved or given up: what was wrong with it is past. That it could not be saved is not.
                if choosing.draft.get_untracked().is_some() {
                    choosing.problem.set(None);
                    choosing.draft.set(None);
                }
            };
            dialog("edition-editor", title.into(), close, content.into_any())
        })
    }
}
