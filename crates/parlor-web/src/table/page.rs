//! The page of a table: opens a kept game and puts everything in its place.

use std::rc::Rc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use parlor_bots::{GameSeed, Level};
use parlor_core::BySeat;
use parlor_core::record::{Record, RecordedChance, replay};
use parlor_session::{Player, SeatChoice, TableKind, resumed};
use parlor_words::Lang;
use parlor_words::pages::Text;

use super::bar::{Openings, bar};
use super::ending::{AtEnd, Harder, check_deal};
use super::{Abilities, Shell, ShellRequest, Table, ending, hand_over, help, keys, live, seats, side};
use crate::backend::saved_games::{self, SavedGame};
use crate::backend::{Backend, Local};
use crate::browser::random::new_seed;
use crate::chunk::{game_chunk, loaded};
use crate::game::{GameInfo, Page, WebGame};
use crate::pages::{begin, no_page};
use crate::route::Route;
use crate::ui::{Ui, name_window, opponent, settings_dialog};

/// The page of the table of a kept game.
pub(crate) fn table_page(id: &str) -> AnyView {
    let kept = SavedGame::get(id).and_then(|kept| {
        let record = kept.record().ok().filter(is_playable)?;
        Some((GameInfo::get(record.game())?, kept.id, record))
    });
    match kept {
        Some((game, id, record)) => loaded(
            move || game.name.to_owned(),
            async move || game_chunk(game.id).await,
            move |chunk| chunk.table(&id, &record).unwrap_or_else(missing),
        ),
        None => missing(),
    }
}

/// Whether a game can be played on here: the pages have no score keeper for real tables.
pub(crate) fn is_playable(record: &Record) -> bool {
    TableKind::from_record(record) == Some(TableKind::Dealt)
}

/// There is no such game.
fn missing() -> AnyView {
    no_page(Text::NoSuchGame, "no-game")
}

/// The table of a kept game whose code is there; `None` if the game can't be gone on with.
pub(crate) fn table_of<G: WebGame>(id: &str, record: &Record) -> Option<AnyView> {
    let log = replay::<G>(record).ok()?.played?.log;
    let seeds = GameSeed::new(&new_seed()?);
    let players = resumed(&record.playing(), &seeds);
    let seat_choices = players.map(|_, player: &Player| player.seat_choice());
    let (edition, options) = (log.set_up().edition.clone(), log.set_up().options.clone());
    let harder = harder(&seat_choices);
    let begin = Callback::new(move |seat_choices: BySeat<SeatChoice>| {
        if let Ok(id) = begin::<G>(edition.clone(), options.clone(), &seat_choices) {
            Route::Table(id).open();
        }
    });
    let again = Callback::new(move |()| begin.run(seat_choices.clone()));
    let harder = harder.map(|(level, seat_choices)| {
        let play = Callback::new(move |()| {
            opponent::remember(G::ID, level);
            begin.run(seat_choices.clone());
        });
        Harder { level, play }
    });
    let commitment = match record.chance() {
        RecordedChance::Fair { deal, .. } => Some(deal.commitment),
        _ => None,
    };
    let local = Rc::new(Local::open(id, record, log, players, Ui::get()));
    let table =
        Table::new(local.clone() as Rc<dyn Backend<G>>, local.snapshot(), commitment, Abilities::LOCAL);
    local.start(Callback::new(move |reply| table.hear(reply)));
    let answer = RwSignal::new(None);
    let check = Callback::new(move |()| {
        if let Some(record) = table.record() {
            spawn_local(async move {
                let lang = table.shell.ui.lang.get_untracked();
                // Nobody wants it any more if the page was left in the meantime.
                let _ = answer.try_set(Some(check_deal(G::ID, &record, lang).await));
            });
        }
    });
    follow_language(table);
    warn_of_other_windows(table.shell, id.to_owned());
    let say = Ui::get().say(Text::PlayAgain);
    let again_word = Callback::new(move |()| say());
    let board = G::board(table);
    Some(page(table.shell, id, board, G::pages(table), AtEnd { again, again_word, harder, check, answer }))
}

/// Speaks the language that is chosen.
pub(super) fn follow_language<G: WebGame>(table: Table<G>) {
    Effect::new(move |before: Option<Lang>| {
        let lang = table.lang();
        if before.is_some_and(|before| before != lang) {
            table.speak(lang);
        }
        lang
    });
}

/// A table of somebody and a bot, with the next stronger bot; `None` at other tables, and if there is no stronger one.
fn harder(seat_choices: &BySeat<SeatChoice>) -> Option<(Level, BySeat<SeatChoice>)> {
    let level = match seat_choices.as_slice() {
        [SeatChoice::Person(_), SeatChoice::Bot(bot)] | [SeatChoice::Bot(bot), SeatChoice::Person(_)] => {
            bot.level.harder()?
        }
        _ => return None,
    };
    let stronger = seat_choices.map(|_, choice| match choice {
        SeatChoice::Bot(_) => SeatChoice::Bot(level.into()),
        SeatChoice::Person(name) => SeatChoice::Person(name.clone()),
    });
    Some((level, stronger))
}

/// Two windows with the same game would overwrite each other's moves: the one that comes second is told, and
/// nothing happens in it any more until it is loaded again.
fn warn_of_other_windows(shell: Shell, id: String) {
    let listener = window_event_listener(leptos::ev::storage, move |event: web_sys::StorageEvent| {
        if event.key().is_some_and(|key| saved_games::is_key_of(&key, &id)) {
            shell.is_elsewhere.set(true);
            shell.ask(ShellRequest::Stop);
        }
    });
    on_cleanup(move || listener.remove());
}

pub(super) fn page(shell: Shell, id: &str, board: AnyView, pages: Vec<Page>, at_end: AtEnd) -> AnyView {
    let [side, settings, help] = [(); 3].map(|()| RwSignal::new(false));
    let open = Openings { side, settings, help };
    keys::listen(shell, open);
    // Whoever waits in another window sees there that it is their turn.
    name_window(move || format!("{}{}", if shell.acts.get() { "● " } else { "" }, shell.game.name));
    let is_covered = move || hand_over::receiver(shell).is_some();
    view! {
        <div class="table-page" data-test="table" data-game=shell.game.id class:covered=is_covered>
            {bar(shell, open)}
            <main class="table">
                <div class="play">
                    {seats::seats(shell)}
                    {board}
                    {hand_over::cover(shell)}
                    {ending::after(shell, at_end)}
                </div>
                {side::side(shell, id, pages, open)}
            </main>
            {live::live(shell)}
            {ending::ending(shell, at_end)}
            {ending::deal(shell, at_end)}
            {settings_dialog(open.settings)}
            {help::help(shell, id, open.help)}
            {shell.rules.view(shell.ui.lang)}
        </div>
    }
    .into_any()
}
