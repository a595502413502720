//! The code of a game, loaded when it is first needed: whoever plays one game does not wait for the others.
//!
//! `cargo xtask web` takes what only these functions lead to out of the module and makes a module of its own for each game,
//! and one for what they share. Wherever that is not done, as in tests, the code is simply there.

use std::marker::PhantomData;

use leptos::prelude::*;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use parlor_core::record::{Lines, Record};
use parlor_core::{BySeat, Game as _, RuleId};
use parlor_fives::Fives;
use parlor_polygon::Polygon;
use parlor_scorzo::Scorzo;
use parlor_table::Sitter;
use parlor_words::pages::Text;
use parlor_words::{Lang, Say};

use crate::pages::{self, BeginError};
use crate::shelf::{Boxed, Tabled};
use crate::table;
use crate::ui::Ui;

/// All that pages do with a game and its code.
pub(crate) trait Kit: Sync {
    /// The table of a kept game; `None` if the game can't be gone on with.
    fn table(&self, id: &str, record: &Record) -> Option<AnyView>;

    /// The form before a game.
    fn form(&self) -> AnyView;

    /// The rules; one of them is looked for.
    fn rules(&self, wanted: Option<RuleId>) -> AnyView;

    /// Begins a game with the usual box and options; its name among the kept games.
    ///
    /// # Errors
    /// If that can't be.
    fn begin(&self, sitters: &BySeat<Sitter>) -> Result<String, BeginError>;

    /// The points in a record, if a game was begun in it.
    ///
    /// # Errors
    /// A sentence that says what is wrong with the record.
    fn check(&self, record: &Record, lines: &Lines, lang: Lang) -> Result<Option<BySeat<i32>>, String>;
}

/// The code of this game.
struct Of<G>(PhantomData<fn() -> G>);

impl<G: Tabled> Kit for Of<G> {
    fn table(&self, id: &str, record: &Record) -> Option<AnyView> {
        table::table_of::<G>(id, record)
    }

    fn form(&self) -> AnyView {
        pages::form::<G>()
    }

    fn rules(&self, wanted: Option<RuleId>) -> AnyView {
        pages::rules_of::<G>(wanted)
    }

    fn begin(&self, sitters: &BySeat<Sitter>) -> Result<String, BeginError> {
        pages::begin_usual::<G>(sitters)
    }

    fn check(&self, record: &Record, lines: &Lines, lang: Lang) -> Result<Option<BySeat<i32>>, String> {
        pages::check::<G>(record, lines, lang)
    }
}

/// The code of a game can't be had: there is no line, or no such game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the code of the game could not be loaded")]
pub(crate) struct NoKit;

impl From<SplitLoaderError> for NoKit {
    fn from(_: SplitLoaderError) -> NoKit {
        NoKit
    }
}

impl Say for NoKit {
    fn say(&self, lang: Lang) -> String {
        Text::NotLoaded.say(lang)
    }
}

/// What comes of loading.
type Loaded = Result<&'static dyn Kit, NoKit>;

#[wasm_split(fives, wasm_split_path = leptos::wasm_split, fallible)]
fn fives() -> Loaded {
    Ok(&Of::<Fives>(PhantomData))
}

#[wasm_split(scorzo, wasm_split_path = leptos::wasm_split, fallible)]
fn scorzo() -> Loaded {
    Ok(&Of::<Scorzo>(PhantomData))
}

#[wasm_split(polygon, wasm_split_path = leptos::wasm_split, fallible)]
fn polygon() -> Loaded {
    Ok(&Of::<Polygon>(PhantomData))
}

/// The code of the game of this id, from the line if it is not here yet. Whoever asks again after a failure may have it.
///
/// # Errors
/// If it can't be had.
pub(crate) async fn load(id: &str) -> Loaded {
    match id {
        Fives::ID => fives().await,
        Scorzo::ID => scorzo().await,
        Polygon::ID => polygon().await,
        _ => Err(NoKit),
    }
}

/// A page that needs the code of a game: a quiet word until it is there, and a way to try again if it does not come.
pub(crate) fn with_kit(
    game: Boxed,
    page: impl Fn(&'static dyn Kit) -> AnyView + Send + Sync + 'static,
) -> AnyView {
    let loaded = RwSignal::new(None::<Loaded>);
    let ask = move || {
        loaded.set(None);
        leptos::task::spawn_local(async move {
            let came = load(game.id).await;
            // Nobody wants it any more if the page was left in the meantime.
            let _ = loaded.try_set(Some(came));
        });
    };
    ask();
    (move || match loaded.get() {
        Some(Ok(kit)) => page(kit),
        Some(Err(NoKit)) => failed(game, Callback::new(move |()| ask())),
        None => coming(game),
    })
    .into_any()
}

/// What is seen while the code is on its way.
fn coming(game: Boxed) -> AnyView {
    let ui = Ui::get();
    let content = view! { <p class="faint" role="status" data-test="coming">{ui.say(Text::Loading)}</p> };
    pages::frame(move || game.name.to_owned(), "coming-page", content.into_any())
}

/// The code did not come.
fn failed(game: Boxed, again: Callback<()>) -> AnyView {
    let ui = Ui::get();
    let content = view! {
        <p role="alert" class="refusal" data-test="not-loaded">{move || NoKit.sentence(ui.lang.get())}</p>
        <div class="buttons">
            <button class="button primary" data-test="try-again" on:click=move |_| again.run(())>{ui.say(Text::TryAgain)}</button>
        </div>
    };
    pages::frame(move || game.name.to_owned(), "not-loaded-page", content.into_any())
}
