//! The code of a game, loaded when it is first needed: whoever plays one game does not wait for the others, nor for forms
//! and rules.
//!
//! `cargo xtask web` takes what only these functions lead to out of the module and makes a module of its own for each part,
//! and for what parts share. Wherever that is not done, as in tests, the code is simply there.

use std::any::Any;
use std::marker::PhantomData;
use std::pin::Pin;
use std::sync::Arc;

use leptos::prelude::*;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use parlor_core::record::{LineNumbers, Record};
use parlor_core::{BySeat, Game as _, RuleId};
use parlor_session::{SeatChoice, WorkerQuestion};
use parlor_wire::{InviteSecret, TableId};
use parlor_words::pages::Text;
use parlor_words::{Lang, Say};

use crate::game::WebGame;
use crate::online::{self, LinkHandle};
use crate::pages::NewTableForm;
use crate::pages::{self, BeginError, ShownRule};
use crate::route::RulesRoute;
use crate::table;
use crate::ui::Ui;

/// What is needed to play a game.
pub(crate) trait GameChunk: Sync {
    /// The table of a kept game; `None` if the game can't be gone on with.
    fn table(&self, id: &str, record: &Record) -> Option<AnyView>;

    /// Begins a game with the usual box and options; its name among the kept games.
    ///
    /// # Errors
    /// If there are too many or too few players, or the browser has no chance of its own.
    fn begin(&self, seat_choices: &BySeat<SeatChoice>) -> Result<String, BeginError>;
}

/// What a game has besides: a player does not need it for the first move.
pub(crate) trait GameExtras: Sync {
    /// The form before a game.
    fn form(&self) -> AnyView;

    /// The form before a game at a table in a house.
    fn online_form(&self, form: NewTableForm) -> AnyView;

    /// The page with all rules.
    fn rules(&self, route: &RulesRoute) -> AnyView;

    /// The game on one page.
    fn guide(&self, lang: Lang) -> AnyView;

    /// One rule; `None` if the game has no such rule.
    fn rule(&self, id: RuleId, lang: Lang) -> Option<ShownRule>;

    /// What an expert is asked about a view, as JSON; `None` if the view is of another game.
    fn question(&self, view: &dyn Any, seed: String, rollouts: u32) -> Option<String>;

    /// Why the rules refused something at a table in a house; `None` if the question is of another game.
    fn why_not(&self, question: &dyn Any) -> Option<parlor_words::Spans>;

    /// The points in a record, if a game was begun in it.
    ///
    /// # Errors
    /// A sentence that says what is wrong with the record.
    fn check(&self, record: &Record, lines: &LineNumbers, lang: Lang) -> Result<Option<BySeat<i32>>, String>;

    /// Whether the deal in a record was fair, in sentences.
    fn check_deal(&self, record: &str, lang: Lang) -> Vec<String>;
}

/// What all games have besides, and the page with all kept games.
pub(crate) struct ExtrasChunk {
    /// What each game has, by its id.
    games: &'static [(&'static str, &'static dyn GameExtras)],
    /// The page with all kept games.
    pub(crate) list: fn() -> AnyView,
}

/// What a game adds to be played at a table in a house. Whoever plays there has loaded what is needed on one device, too: so all
/// parts of that are shared, and a first game on one device loads no more files than without a house.
pub(crate) trait OnlineGame: GameChunk {
    /// The table in a house, once its game has begun; `None` if what the house told can't be read.
    fn online_table(&self, link: LinkHandle) -> Option<AnyView>;
}

/// The pages of online play.
pub(crate) struct OnlineChunk {
    /// The page that an address names.
    pub(crate) page: fn(&str) -> AnyView,
}

/// What only those need who set up a table in a house.
pub(crate) struct Hosting {
    /// Which game.
    pub(crate) choose: fn() -> AnyView,
    /// Players, house rules and box of this game.
    pub(crate) set_up: fn(&str) -> AnyView,
    /// The invitation to a table.
    pub(crate) invite: fn(TableId, InviteSecret) -> AnyView,
}

/// The code of this game.
struct Chunk<G>(PhantomData<fn() -> G>);

impl<G: WebGame> GameChunk for Chunk<G> {
    fn table(&self, id: &str, record: &Record) -> Option<AnyView> {
        table::table_of::<G>(id, record)
    }

    fn begin(&self, seat_choices: &BySeat<SeatChoice>) -> Result<String, BeginError> {
        pages::begin_usual::<G>(seat_choices)
    }
}

impl<G: WebGame> OnlineGame for Chunk<G> {
    fn online_table(&self, link: LinkHandle) -> Option<AnyView> {
        table::online_table_of::<G>(link)
    }
}

/// The code of a game at a table in a house.
pub(crate) const fn online_game<G: WebGame>() -> &'static dyn OnlineGame {
    &Chunk::<G>(PhantomData)
}

impl<G: WebGame> GameExtras for Chunk<G> {
    fn form(&self) -> AnyView {
        pages::form::<G>(None)
    }

    fn online_form(&self, form: NewTableForm) -> AnyView {
        pages::form::<G>(Some(form))
    }

    fn rules(&self, route: &RulesRoute) -> AnyView {
        pages::rules_of::<G>(route.clone())
    }

    fn guide(&self, lang: Lang) -> AnyView {
        pages::guide_of::<G>(lang)
    }

    fn rule(&self, id: RuleId, lang: Lang) -> Option<ShownRule> {
        pages::rule_of::<G>(id, lang)
    }

    fn question(&self, view: &dyn Any, seed: String, rollouts: u32) -> Option<String> {
        Some(WorkerQuestion::new::<G>(view.downcast_ref()?, seed, rollouts).to_json())
    }

    fn why_not(&self, question: &dyn Any) -> Option<parlor_words::Spans> {
        question
            .downcast_ref::<parlor_session::remote::WhyNot<G>>()
            .map(parlor_session::remote::WhyNot::sentence)
    }

    fn check(&self, record: &Record, lines: &LineNumbers, lang: Lang) -> Result<Option<BySeat<i32>>, String> {
        pages::check::<G>(record, lines, lang)
    }

    fn check_deal(&self, record: &str, lang: Lang) -> Vec<String> {
        pages::check_deal(record, self, lang)
    }
}

/// The code of a game can't be loaded: the browser is offline, or there is no such game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the code of the game could not be loaded")]
pub(crate) struct ChunkError;

impl From<SplitLoaderError> for ChunkError {
    fn from(_: SplitLoaderError) -> ChunkError {
        ChunkError
    }
}

impl Say for ChunkError {
    fn say(&self, lang: Lang) -> String {
        Text::NotLoaded.say(lang)
    }
}

/// What comes of loading.
pub(crate) type Loaded<T> = Result<&'static T, ChunkError>;

/// A chunk for each game, and what all of them have besides.
macro_rules! chunks {
    ({} $($id:ident $Game:ident),+) => {
        $(#[wasm_split($id, wasm_split_path = leptos::wasm_split, fallible)]
        fn $id() -> Loaded<dyn GameChunk> {
            Ok(&Chunk::<parlor_session::$Game>(PhantomData))
        })+

        #[wasm_split(extras, wasm_split_path = leptos::wasm_split, fallible)]
        fn load_extras() -> Loaded<ExtrasChunk> {
            Ok(&ExtrasChunk {
                games: &[$((parlor_session::$Game::ID, &Chunk::<parlor_session::$Game>(PhantomData))),+],
                list: pages::list,
            })
        }

        /// The code of the game of this id, loaded from the server if it is not here yet. A failed load can be tried again: it may
        /// succeed.
        ///
        /// # Errors
        /// If it can't be loaded: the browser is offline, or there is no such game.
        pub(crate) async fn game_chunk(id: &str) -> Loaded<dyn GameChunk> {
            match id {
                $(parlor_session::$Game::ID => $id().await,)+
                _ => Err(ChunkError),
            }
        }

        /// The code of the game of this id at a table in a house, loaded likewise.
        ///
        /// # Errors
        /// If it can't be loaded: the browser is offline, or there is no such game.
        pub(crate) async fn online_game_chunk(id: &str) -> Loaded<dyn OnlineGame> {
            match id {
                $(parlor_session::$Game::ID => <parlor_session::$Game as WebGame>::online().await,)+
                _ => Err(ChunkError),
            }
        }
    };
}
parlor_session::games!(chunks! {});

#[wasm_split(online, wasm_split_path = leptos::wasm_split, fallible)]
fn load_online() -> Loaded<OnlineChunk> {
    Ok(&OnlineChunk { page: online::page })
}

/// The pages of online play, loaded likewise.
///
/// # Errors
/// If they can't be loaded: the browser is offline.
pub(crate) async fn online_chunk() -> Loaded<OnlineChunk> {
    load_online().await
}

#[wasm_split(hosting, wasm_split_path = leptos::wasm_split, fallible)]
fn load_hosting() -> Loaded<Hosting> {
    Ok(&online::HOSTING)
}

/// What those need who set up a table, loaded likewise.
///
/// # Errors
/// If it can't be loaded: the browser is offline.
pub(crate) async fn hosting_chunk() -> Loaded<Hosting> {
    load_hosting().await
}

/// What all games have besides their own chunks, loaded likewise.
///
/// # Errors
/// If it can't be loaded: the browser is offline, or there is no such game.
pub(crate) async fn extras_chunk() -> Loaded<ExtrasChunk> {
    load_extras().await
}

/// What the game of this id has of it.
///
/// # Errors
/// If it can't be loaded: the browser is offline, or there is no such game.
pub(crate) async fn game_extras(id: &str) -> Loaded<dyn GameExtras> {
    let game = extras_chunk().await?.games.iter().find(|(game, _)| *game == id);
    game.map(|(_, extras)| *extras).ok_or(ChunkError)
}

/// A page that needs something that is loaded: a quiet word until it is there, and a way to try again if it does not come.
pub(crate) fn loaded<T: ?Sized + Sync + 'static>(
    title: impl Fn() -> String + Copy + Send + Sync + 'static,
    load: impl AsyncFn() -> Loaded<T> + Copy + Send + Sync + 'static,
    page: impl Fn(&'static T) -> AnyView + Send + Sync + 'static,
) -> AnyView {
    shown_when_loaded(
        load_page(load, page),
        Box::new(move |test, content| pages::frame(title, test, content)),
    )
}

/// A piece of a page likewise.
pub(crate) fn loaded_piece<T: ?Sized + Sync + 'static>(
    load: impl AsyncFn() -> Loaded<T> + Copy + Send + Sync + 'static,
    piece: impl Fn(&'static T) -> AnyView + Send + Sync + 'static,
) -> AnyView {
    shown_when_loaded(load_page(load, piece), Box::new(|_, content| content))
}

/// A page whose code is there.
type LoadedPage = Arc<dyn Fn() -> AnyView + Send + Sync>;
/// Loads it.
type LoadPage = Arc<dyn Fn() -> LocalBoxFuture<Result<LoadedPage, ChunkError>> + Send + Sync>;
type LocalBoxFuture<T> = Pin<Box<dyn Future<Output = T>>>;

fn load_page<T: ?Sized + Sync + 'static>(
    load: impl AsyncFn() -> Loaded<T> + Copy + Send + Sync + 'static,
    page: impl Fn(&'static T) -> AnyView + Send + Sync + 'static,
) -> LoadPage {
    let page = Arc::new(page);
    Arc::new(move || {
        let page = page.clone();
        Box::pin(async move {
            let loaded = load().await?;
            Ok(Arc::new(move || page(loaded)) as LoadedPage)
        })
    })
}

/// The same whatever is loaded: the code of it is there once.
fn shown_when_loaded(
    load: LoadPage,
    framed: Box<dyn Fn(&'static str, AnyView) -> AnyView + Send + Sync>,
) -> AnyView {
    let came = RwSignal::new(None::<Result<LoadedPage, ChunkError>>);
    let ask = Callback::new(move |()| {
        came.set(None);
        let load = load();
        leptos::task::spawn_local(async move {
            let loaded = load.await;
            // Nobody wants it any more if the page was left in the meantime.
            let _ = came.try_set(Some(loaded));
        });
    });
    ask.run(());
    (move || match came.get() {
        Some(Ok(page)) => page(),
        Some(Err(ChunkError)) => framed("not-loaded-page", failed(ask)),
        None => framed("coming-page", coming()),
    })
    .into_any()
}

/// What is seen while something is on its way.
fn coming() -> AnyView {
    let ui = Ui::get();
    view! { <p class="faint" role="status" data-test="coming">{ui.say(Text::Loading)}</p> }.into_any()
}

/// It did not come.
fn failed(again: Callback<()>) -> AnyView {
    let ui = Ui::get();
    view! {
        <p role="alert" class="refusal" data-test="not-loaded">{move || ChunkError.sentence(ui.lang.get())}</p>
        <div class="buttons">
            <button class="button primary" data-test="try-again" on:click=move |_| again.run(())>{ui.say(Text::TryAgain)}</button>
        </div>
    }
    .into_any()
}
