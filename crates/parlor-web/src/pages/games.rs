//! Games that go on, and games that are over.

use std::time::Duration;

use leptos::prelude::*;
use parlor_core::record::{LineNumbers, Record, replay, verify};
use parlor_core::{BySeat, Entry, Log, RecordedPlayer, Seat, Viewer};
use parlor_words::pages::Text;
use parlor_words::{Lang, Name, Say as _, names_at_screen, number, verified};

use super::frame::frame;
use crate::backend::saved_games::{self, SavedGame};
use crate::browser::{files, now};
use crate::chunk::{GameExtras, extras_chunk, game_extras, loaded};
use crate::game::{GameInfo, WebGame};
use crate::route::Route;
use crate::table::is_playable;
use crate::ui::{Ui, focus_when_drawn, icons};

/// What a list says about a game.
#[derive(Clone)]
pub(super) struct Summary {
    id: String,
    game: GameInfo,
    /// The players.
    players: BySeat<RecordedPlayer>,
    /// Their points, as far as these are known.
    points: Vec<i32>,
    changed: Duration,
    is_over: bool,
    /// Whether a person has done something in it, or it is over.
    is_played: bool,
}

/// All games that can be shown here.
fn all() -> Vec<Summary> {
    SavedGame::all().into_iter().filter_map(summary).collect()
}

/// The games that go on and in which somebody has done something.
pub(super) fn going_on() -> Vec<Summary> {
    all().into_iter().filter(|game| !game.is_over && game.is_played).collect()
}

/// Whether a person has done something in a game, or it is over. Before, there is nothing in it that anybody could miss.
pub(super) fn is_played(record: &Record) -> bool {
    let is_person = |seat: &Seat| record.seats().get(*seat).is_some_and(|player| player.bot().is_none());
    let acts = |entry: &Entry<String>| matches!(entry, Entry::Act { seat, .. } if is_person(seat));
    record.scores().is_some() || record.entries().iter().any(acts)
}

fn summary(kept: SavedGame) -> Option<Summary> {
    let record = kept.record().ok().filter(is_playable)?;
    let game = GameInfo::get(record.game())?;
    let final_scores = record.scores().map(|scores| scores.iter().map(|(_, score)| *score).collect());
    let points: Vec<i32> = final_scores.or_else(|| saved_games::points(&kept.id)).unwrap_or_default();
    let (players, is_over, is_played) = (record.playing(), record.scores().is_some(), is_played(&record));
    Some(Summary { id: kept.id, game, players, points, changed: kept.changed, is_over, is_played })
}

/// How long a game can be had back that was deleted.
const REGRET: Duration = Duration::from_secs(8);

/// A game that was deleted, as it was.
#[derive(Clone, PartialEq)]
struct Deleted {
    game: SavedGame,
    points: Option<Vec<i32>>,
}

impl Deleted {
    /// Deletes the game of an id.
    fn delete(id: &str) -> Option<Deleted> {
        let deleted = Deleted { game: SavedGame::get(id)?, points: saved_games::points(id) };
        saved_games::remove(id);
        Some(deleted)
    }

    fn restore(&self) {
        self.game.restore();
        if let Some(points) = &self.points {
            saved_games::note_points(&self.game.id, points);
        }
    }
}

/// A game in a list: a click opens its table. With `delete`, it can be exported and deleted.
pub(super) fn row(game: Summary, delete: Option<Callback<String>>) -> AnyView {
    let ui = Ui::get();
    let (players, points) = (game.players.clone(), game.points.clone());
    let who = move || {
        let lang = ui.lang.get();
        let names = names_at_screen(&players, lang);
        let each = |(seat, name): (Seat, &Name)| match points.get(seat.index()) {
            Some(points) => format!("{name}: {}", number::whole((*points).into(), lang)),
            None => name.to_string(),
        };
        names.iter().map(each).collect::<Vec<_>>().join(" · ")
    };
    let ago = move || number::ago(now().saturating_sub(game.changed), ui.lang.get());
    let tools = delete.map(|delete| {
        let (export_id, delete_id, file) = (game.id.clone(), game.id.clone(), format!("{}-{}.parlor", game.game.id, game.id));
        let export = move |_| {
            if let Some(kept) = SavedGame::get(&export_id) {
                files::save(&file, &kept.text);
            }
        };
        let delete = move |_| delete.run(delete_id.clone());
        view! {
            <button class="icon-button" data-test="export" aria-label=ui.say(Text::Export) title=ui.say(Text::Export) on:click=export>{icons::export()}</button>
            <button class="icon-button" data-test="delete" aria-label=ui.say(Text::Delete) title=ui.say(Text::Delete) on:click=delete>{icons::delete()}</button>
        }
    });
    view! {
        <li class="kept-game">
            <a href=Route::Table(game.id).hash() data-test="open-game">
                <strong>{game.game.name}</strong> <span>{who}</span> <span class="faint">{ago}</span>
            </a>
            {tools}
        </li>
    }
    .into_any()
}

/// The page with all saved games.
pub(crate) fn games() -> AnyView {
    let ui = Ui::get();
    loaded(move || ui.say(Text::Games)().to_owned(), extras_chunk, |extras_chunk| (extras_chunk.list)())
}

/// The same when its code is there.
pub(crate) fn list() -> AnyView {
    let ui = Ui::get();
    let list = RwSignal::new(all());
    let renew = Callback::new(move |()| list.set(all()));
    let deleted = RwSignal::new(None::<Deleted>);
    let delete = Callback::new(move |id: String| {
        let now = Deleted::delete(&id);
        deleted.set(now.clone());
        renew.run(());
        let forget = move || {
            // Another game may have been deleted since, or the page left.
            let _ = deleted.try_update(|deleted| deleted.take_if(|deleted| Some(&*deleted) == now.as_ref()));
        };
        set_timeout(forget, REGRET);
    });
    let restore = move |_| {
        if let Some(deleted) = deleted.get_untracked() {
            deleted.restore();
            renew.run(());
        }
        deleted.set(None);
    };
    let undo = move || {
        deleted.read().is_some().then(|| {
            // The button that was pressed is gone.
            let button = NodeRef::new();
            focus_when_drawn(button);
            view! {
                {ui.say(Text::Deleted)} " "
                <button class="plain-button" data-test="undo-delete" node_ref=button on:click=restore>{ui.say(Text::TakeBack)}</button>
            }
        })
    };
    let imported = RwSignal::new(None::<Result<Imported, String>>);
    let import = move |event| {
        leptos::task::spawn_local(async move {
            let result = match files::chosen(event).await {
                Ok(text) => import(&text, ui).await,
                Err(error) => Err(error.sentence(ui.lang.get_untracked())),
            };
            imported.set(Some(result));
            renew.run(());
        });
    };
    let problem = move || imported.get().and_then(Result::err);
    let told = move || {
        let Imported { id, is_new } = imported.get()?.ok()?;
        let text = if is_new { Text::Imported } else { Text::AlreadyHere };
        Some(view! {
            {ui.say(text)} " " <a href=Route::Table(id).hash() data-test="open-imported">{ui.say(Text::OpenGame)}</a>
        })
    };
    let part = move |title: Text, is_over: bool, empty: Text, test: &'static str| {
        let rows = move || {
            let games: Vec<Summary> = list.get().into_iter().filter(|game| game.is_over == is_over).collect();
            if games.is_empty() {
                return view! { <p class="faint">{ui.say(empty)}</p> }.into_any();
            }
            let rows = games.into_iter().map(|game| row(game, Some(delete))).collect_view();
            view! { <ul class="kept" data-test=test>{rows}</ul> }.into_any()
        };
        view! { <section><h2>{ui.say(title)}</h2>{rows}</section> }
    };
    let content = view! {
        <p role="status" data-test="deleted">{undo}</p>
        {part(Text::GoOn, false, Text::NoneGoOn, "going-on")}
        {part(Text::PastGames, true, Text::NonePast, "past")}
        <section>
            <h2>{ui.say(Text::Import)}</h2>
            <label class="field">
                <span>{ui.say(Text::ImportAbout)}</span>
                <input type="file" accept=".parlor,.txt,text/plain" data-test="import" on:change=import />
            </label>
            <p role="alert" class="refusal" data-test="import-problem">{problem}</p>
            <p role="status" data-test="imported">{told}</p>
        </section>
    };
    frame(move || ui.say(Text::Games)().to_owned(), "games-page", content.into_any())
}

/// A game that was taken in.
#[derive(Clone)]
struct Imported {
    id: String,
    /// Whether it was not here before.
    is_new: bool,
}

/// Takes a record in, if it can be played or looked at here and is not here yet.
async fn import(text: &str, ui: Ui) -> Result<Imported, String> {
    let lang = ui.lang.get_untracked();
    let (record, lines) = Record::read(text).map_err(|error| error.sentence(lang))?;
    let game = GameInfo::get(record.game()).filter(|_| is_playable(&record));
    let game = game.ok_or_else(|| Text::NotOurs.text(lang).to_owned())?;
    let extras = game_extras(game.id).await.map_err(|error| error.sentence(lang))?;
    let points = extras.check(&record, &lines, lang)?;
    if let Some(id) = saved_games::with_record(text) {
        return Ok(Imported { id, is_new: false });
    }
    let id = saved_games::begin(text).ok_or_else(|| Text::NoChance.sentence(lang))?;
    if let Some(points) = points {
        saved_games::note_points(&id, points.as_slice());
    }
    Ok(Imported { id, is_new: true })
}

/// Whether the deal in a record was fair, in sentences: the seed is the one that was locked in, and all that happened
/// follows from it.
pub(crate) fn check_deal(text: &str, extras: &dyn GameExtras, lang: Lang) -> Vec<String> {
    let checked = Record::read(text).map_err(|error| error.sentence(lang)).and_then(|(record, lines)| {
        let fair = verify(&record).map_err(|error| error.sentence(lang))?;
        extras.check(&record, &lines, lang)?;
        Ok(fair)
    });
    match checked {
        Ok(fair) => {
            let mut lines = verified(&fair, lang);
            lines.insert(1, Text::MovesFollow.text(lang).to_owned());
            lines
        }
        Err(problem) => vec![problem],
    }
}

/// The points in a record of a game whose code is there, or what is wrong with it.
pub(crate) fn check<G: WebGame>(
    record: &Record,
    lines: &LineNumbers,
    lang: Lang,
) -> Result<Option<BySeat<i32>>, String> {
    match replay::<G>(record) {
        Ok(replayed) => {
            let points = |log: &Log<G>| G::scores(&G::view(log.state(), Viewer::Watcher)).clone();
            Ok(replayed.played.map(|played| points(&played.log)))
        }
        Err(error) => Err(parlor_words::sentence(&parlor_words::replay_error(&error, lines, lang))),
    }
}
