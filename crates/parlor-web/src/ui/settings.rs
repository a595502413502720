//! What people have chosen about the pages; it outlives them.

use leptos::prelude::*;
use parlor_core::{PlayerName, Seat};
use parlor_words::pages::Text;
use parlor_words::{Lang, default_name};

use crate::browser::sound::{self, Sound};
use crate::browser::{matches_media, storage};

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Theme {
    /// As the device wants it.
    #[default]
    Auto,
    Light,
    Dark,
}

/// How long bots wait before they act.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Pace {
    Slow,
    #[default]
    Normal,
    /// Not at all.
    Fast,
}

/// A choice that is kept as a word.
trait Choice: Copy + PartialEq + 'static {
    const ALL: &'static [(Self, &'static str)];

    fn word(self) -> &'static str {
        Self::ALL.iter().find(|(choice, _)| *choice == self).map_or("", |(_, word)| word)
    }

    fn read(word: &str) -> Option<Self> {
        Self::ALL.iter().find(|(_, known)| *known == word).map(|(choice, _)| *choice)
    }
}

impl Choice for Theme {
    const ALL: &'static [(Theme, &'static str)] =
        &[(Theme::Auto, "auto"), (Theme::Light, "light"), (Theme::Dark, "dark")];
}

impl Choice for Pace {
    const ALL: &'static [(Pace, &'static str)] =
        &[(Pace::Slow, "slow"), (Pace::Normal, "normal"), (Pace::Fast, "fast")];
}

impl Choice for bool {
    const ALL: &'static [(bool, &'static str)] = &[(true, "on"), (false, "off")];
}

impl Choice for Lang {
    const ALL: &'static [(Lang, &'static str)] = &[(Lang::English, "en"), (Lang::Spanish, "es")];
}

impl Pace {
    /// Milliseconds before a bot acts.
    pub(crate) const fn wait(self) -> u64 {
        match self {
            Pace::Slow => 1_800,
            Pace::Normal => 700,
            Pace::Fast => 0,
        }
    }
}

/// What was chosen. Every page has it: `Ui::get()`.
#[derive(Clone, Copy)]
pub(crate) struct Ui {
    pub(crate) lang: RwSignal<Lang>,
    pub(crate) theme: RwSignal<Theme>,
    pub(crate) pace: RwSignal<Pace>,
    pub(crate) sound: RwSignal<bool>,
    /// Whether to say after a turn what it could have brought.
    pub(crate) better_move: RwSignal<bool>,
    /// The name of whoever plays here; empty as long as nobody said it.
    pub(crate) name: RwSignal<String>,
}

/// How the keys of settings begin in the browser's storage.
const KEY: &str = "parlor.setting.";

impl Ui {
    /// Reads what was chosen before, and keeps it from now on.
    pub(crate) fn provide() -> Ui {
        let ui = Ui {
            lang: kept("language", browser_lang()),
            theme: kept("theme", Theme::default()),
            pace: kept("pace", Pace::default()),
            sound: kept("sound", true),
            better_move: kept("missed", false),
            name: RwSignal::new(storage::get(&format!("{KEY}name")).unwrap_or_default()),
        };
        Effect::new(move || {
            let _ = storage::set(&format!("{KEY}name"), &ui.name.get());
        });
        Effect::new(move || {
            let root = document().document_element();
            let theme = ui.theme.get();
            let dark =
                theme == Theme::Dark || theme == Theme::Auto && matches_media("(prefers-color-scheme: dark)");
            if let Some(root) = root {
                let _ = root.set_attribute("lang", ui.lang.get().tag());
                let _ = root.set_attribute("data-theme", if dark { "dark" } else { "light" });
            }
        });
        provide_context(ui);
        ui
    }

    /// What was chosen.
    pub(crate) fn get() -> Ui {
        expect_context()
    }

    /// A text in the language that is spoken now, and in another when that is chosen.
    pub(crate) fn say(self, text: Text) -> impl Fn() -> &'static str + Copy + Send + Sync + 'static {
        move || text.text(self.lang.get())
    }

    /// Lets a sound be heard, unless that is not wanted.
    pub(crate) fn sound(self, what: Sound) {
        if self.sound.get_untracked() {
            sound::play(what);
        }
    }

    /// What the person who plays here is called, in the first seat.
    pub(crate) fn own_name(self) -> PlayerName {
        let lang = self.lang.get_untracked();
        let name = PlayerName::new(self.name.get_untracked().trim()).ok();
        let first = Seat::first(1).next().expect("there is a first seat");
        name.unwrap_or_else(|| default_name(first, lang))
    }
}

/// The language that the browser asks for first among those that we speak.
fn browser_lang() -> Lang {
    let wanted = window().navigator().languages();
    wanted.iter().filter_map(|tag| Lang::from_locale(&tag.as_string()?)).next().unwrap_or_default()
}

/// A setting as it was left.
fn kept<C: Choice + Send + Sync>(name: &str, otherwise: C) -> RwSignal<C> {
    let key = format!("{KEY}{name}");
    let setting = RwSignal::new(storage::get(&key).and_then(|word| C::read(&word)).unwrap_or(otherwise));
    Effect::new(move |before: Option<C>| {
        let choice = setting.get();
        // What nobody has chosen is not kept, so that it goes on following the browser.
        if before.is_some_and(|before| before != choice) {
            // Without storage it holds as long as the page.
            let _ = storage::set(&key, choice.word());
        }
        choice
    });
    setting
}
