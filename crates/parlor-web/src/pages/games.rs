//! Games that go on, and games that are over.

use std::time::Duration;

use leptos::prelude::*;
use parlor_core::record::{LineNumbers, Record, replay};
use parlor_core::{BySeat, Log, RecordedPlayer, Seat, Viewer};
use parlor_words::pages::Text;
use parlor_words::{Lang, Name, Say as _, names_at_screen, number};

use super::frame::frame;
use crate::backend::saved_games::{self, SavedGame};
use crate::browser::{files, now};
use crate::chunk::{extras_chunk, game_extras, loaded};
use crate::game::{GameInfo, WebGame};
use crate::route::Route;
use crate::table::is_playable;
use crate::ui::{Ui, icons};

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
}

/// All games that can be shown here.
fn all() -> Vec<Summary> {
    SavedGame::all().into_iter().filter_map(summary).collect()
}

/// The games that go on.
pub(super) fn going_on() -> Vec<Summary> {
    all().into_iter().filter(|game| !game.is_over).collect()
}

fn summary(kept: SavedGame) -> Option<Summary> {
    let record = kept.record().ok().filter(is_playable)?;
    let game = GameInfo::get(record.game())?;
    let final_scores = record.scores().map(|scores| scores.iter().map(|(_, score)| *score).collect());
    let points: Vec<i32> = final_scores.or_else(|| saved_games::points(&kept.id)).unwrap_or_default();
    let (players, is_over) = (record.playing(), record.scores().is_some());
    Some(Summary { id: kept.id, game, players, points, changed: kept.changed, is_over })
}

/// A game in a list: a click opens its table. With `changed`, it can be exported and thrown away.
pub(super) fn row(game: Summary, changed: Option<Callback<()>>) -> AnyView {
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
    let tools = changed.map(|changed| {
        let (export_id, delete_id, file) = (game.id.clone(), game.id.clone(), format!("{}-{}.parlor", game.game.id, game.id));
        let export = move |_| {
            if let Some(kept) = SavedGame::get(&export_id) {
                files::save(&file, &kept.text);
            }
        };
        let asks = RwSignal::new(false);
        let delete = move |_| {
            if asks.get_untracked() {
                saved_games::remove(&delete_id);
                changed.run(());
            } else {
                asks.set(true);
            }
        };
        let word = move || ui.say(if asks.get() { Text::ReallyDelete } else { Text::Delete })();
        view! {
            <button class="icon-button" data-test="export" aria-label=ui.say(Text::Export) title=ui.say(Text::Export) on:click=export>{icons::export()}</button>
            <button class="icon-button" class:danger=move || asks.get() data-test="delete" aria-label=word title=word on:click=delete
                on:blur=move |_| asks.set(false)>{icons::delete()}</button>
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
    let problem = RwSignal::new(None::<String>);
    let import = move |event| {
        leptos::task::spawn_local(async move {
            let Some(text) = files::chosen(event).await else {
                problem.set(Some(Text::NoTextFile.text(ui.lang.get_untracked()).to_owned()));
                return;
            };
            problem.set(import(&text, ui).await.err());
            renew.run(());
        });
    };
    let part = move |title: Text, is_over: bool, empty: Text, test: &'static str| {
        let rows = move || {
            let games: Vec<Summary> = list.get().into_iter().filter(|game| game.is_over == is_over).collect();
            if games.is_empty() {
                return view! { <p class="faint">{ui.say(empty)}</p> }.into_any();
            }
            let rows = games.into_iter().map(|game| row(game, Some(renew))).collect_view();
            view! { <ul class="kept" data-test=test>{rows}</ul> }.into_any()
        };
        view! { <section><h2>{ui.say(title)}</h2>{rows}</section> }
    };
    let content = view! {
        {part(Text::GoOn, false, Text::NoneGoOn, "going-on")}
        {part(Text::PastGames, true, Text::NonePast, "past")}
        <section>
            <h2>{ui.say(Text::Import)}</h2>
            <label class="field">
                <span>{ui.say(Text::ImportAbout)}</span>
                <input type="file" accept=".parlor,.txt,text/plain" data-test="import" on:change=import />
            </label>
            <p role="alert" class="refusal" data-test="import-problem">{problem}</p>
        </section>
    };
    frame(move || ui.say(Text::Games)().to_owned(), "games-page", content.into_any())
}

/// Takes a record in, if it can be played or looked at here.
async fn import(text: &str, ui: Ui) -> Result<(), String> {
    let lang = ui.lang.get_untracked();
    let (record, lines) = Record::read(text).map_err(|error| error.sentence(lang))?;
    let game = GameInfo::get(record.game()).filter(|_| is_playable(&record));
    let game = game.ok_or_else(|| Text::NotOurs.text(lang).to_owned())?;
    let extras = game_extras(game.id).await.map_err(|error| error.sentence(lang))?;
    let points = extras.check(&record, &lines, lang)?;
    let id = saved_games::begin(text).map_err(|_| Text::StorageFull.sentence(lang))?;
    if let Some(points) = points {
        saved_games::note_points(&id, &points);
    }
    Ok(())
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
