//! A new table: which game, and then the form that games on one device have, too.

use leptos::prelude::*;
use leptos::task::spawn_local;
use parlor_core::PlayerName;
use parlor_wire::http::NewTable;
use parlor_words::Say as _;
use parlor_words::online::OnlineText;
use parlor_words::pages::Text;

use super::http::create_table;
use super::kit::say;
use crate::chunk::{game_extras, loaded};
use crate::game::{GAMES, GameInfo};
use crate::pages::{NewTableForm, frame, no_such_page};
use crate::route::Route;
use crate::ui::Ui;

/// Which game.
pub(super) fn choose() -> AnyView {
    let ui = Ui::get();
    let card = |game: &GameInfo| {
        let game = *game;
        let label = move || format!("{}: {}", game.name, say(ui, OnlineText::Choose)());
        view! {
            <li class="card" data-test=format!("card-{}", game.id)>
                <div class="card-picture" aria-hidden="true">{(game.picture)()}</div>
                <h2>{game.name}</h2>
                <p>{move || (game.summary)(ui.lang.get())}</p>
                <div class="buttons">
                    <a class="button primary" data-test="choose" aria-label=label
                        href=Route::Online(format!("online/{}", game.id)).hash()>{say(ui, OnlineText::Choose)}</a>
                </div>
            </li>
        }
    };
    let content = view! {
        <p class="lead">{say(ui, OnlineText::Lead)}</p>
        <ul class="shelf">{GAMES.iter().map(card).collect_view()}</ul>
    };
    frame(move || ui.say(Text::Friends)().to_owned(), "online-page", content.into_any())
}

/// Players, house rules and box.
pub(super) fn set_up(game: &str) -> AnyView {
    match GameInfo::get(game) {
        Some(game) => loaded(
            move || game.name.to_owned(),
            async move || game_extras(game.id).await,
            |extras| extras.online_form(NewTableForm { create }),
        ),
        None => no_such_page(),
    }
}

/// Has the house make the table, and goes there.
fn create(name: PlayerName, new: NewTable, problem: RwSignal<Option<String>>) {
    let ui = Ui::get();
    spawn_local(async move {
        match create_table(name, &new).await {
            Ok(created) => Route::at(created.table).open(),
            // Nobody wants to know if the page was left in the meantime.
            Err(error) => drop(problem.try_set(Some(error.sentence(ui.lang.get_untracked())))),
        }
    });
}
