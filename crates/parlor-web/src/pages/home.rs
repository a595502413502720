//! The shelf: what can be played, with one click, and games that go on.

use leptos::prelude::*;
use parlor_bots::Level;
use parlor_core::BySeat;
use parlor_session::SeatChoice;
use parlor_words::pages::{self, Text};
use parlor_words::{Say as _, level_and_difficulty};

use super::begin::{BeginError, drop_unplayed};
use super::frame::frame;
use super::games::{Summary, going_on, row};
use crate::browser::house;
use crate::chunk;
use crate::game::{GAMES, GameInfo};
use crate::route::{Route, RulesRoute};
use crate::ui::{Ui, opponent};

pub(crate) fn home() -> AnyView {
    let ui = Ui::get();
    drop_unplayed();
    let cards = GAMES.iter().copied().map(card).collect_view();
    let open: Vec<Summary> = going_on().into_iter().take(3).collect();
    let open = (!open.is_empty()).then(|| {
        let rows = open.into_iter().map(|game| row(game, None)).collect_view();
        view! {
            <section aria-labelledby="go-on">
                <h2 id="go-on">{ui.say(Text::GoOn)}</h2>
                <ul class="kept" data-test="going-on">{rows}</ul>
            </section>
        }
    });
    let friends = friends(ui);
    let content = view! {
        {open}
        <p class="lead">{ui.say(Text::Lead)}</p>
        {friends}
        <ul class="shelf">{cards}</ul>
    };
    frame(move || ui.say(Text::WhatToPlay)().to_owned(), "home-page", content.into_any())
}

/// The way to online play, if the pages come from a house.
fn friends(ui: Ui) -> Option<AnyView> {
    let link = || {
        view! { <p><a class="button" href="#/online" data-test="friends">{ui.say(Text::Friends)}</a></p> }
            .into_any()
    };
    house::is_there().then(link)
}

/// Begins a game against a bot, as soon as its code is there.
async fn play(game: GameInfo, level: Level, ui: Ui) -> Result<String, BeginError> {
    let seat_choices = BySeat::new(2, |seat| match seat.index() {
        0 => SeatChoice::Person(ui.own_name()),
        _ => SeatChoice::Bot(level.into()),
    });
    chunk::game_chunk(game.id).await?.begin(&seat_choices)
}

/// One game on the shelf.
fn card(game: GameInfo) -> AnyView {
    let ui = Ui::get();
    let failed = RwSignal::new(None);
    let is_coming = RwSignal::new(false);
    let level = RwSignal::new(opponent::of(game.id));
    let choose = move |event: leptos::ev::Event| {
        if let Ok(chosen) = event_target_value(&event).parse() {
            level.set(chosen);
            opponent::remember(game.id, chosen);
        }
    };
    let levels = Level::ALL.into_iter().map(|one| {
        view! {
            <option value=one.name() selected=move || level.get() == one>
                {move || level_and_difficulty(one, ui.lang.get())}
            </option>
        }
    });
    let levels = levels.collect_view();
    let play_word = move || pages::play_against(level.get(), ui.lang.get());
    let start = move |_| {
        // Whoever is impatient begins one game all the same.
        if is_coming.get_untracked() {
            return;
        }
        is_coming.set(true);
        leptos::task::spawn_local(async move {
            let begun = play(game, level.get_untracked(), ui).await;
            // Whoever has gone to another page in the meantime stays there.
            if is_coming.try_set(false).is_some() {
                return;
            }
            match begun {
                Ok(id) => Route::Table(id).open(),
                Err(error) => failed.set(Some(error)),
            }
        });
    };
    let named = move |text: Text| move || format!("{}: {}", game.name, ui.say(text)());
    view! {
        <li class="card" data-test=format!("card-{}", game.id)>
            <div class="card-picture" aria-hidden="true">{(game.picture)()}</div>
            <h2>{game.name}</h2>
            <p>{move || (game.summary)(ui.lang.get())}</p>
            <div class="buttons">
                <button class="button primary" data-test="play" aria-label=move || format!("{}: {}", game.name, play_word()) aria-busy=move || is_coming.get().to_string()
                    on:click=start>{play_word}</button>
                <select class="opponent" data-test="opponent" aria-label=named(Text::Opponent) on:change=choose>{levels}</select>
                <a class="button" data-test="set-up" aria-label=named(Text::SetUp) href=Route::NewGame(game.id.to_owned()).hash()>{ui.say(Text::SetUp)}</a>
                <a class="button" data-test="rules" aria-label=named(Text::Rules) href=Route::Rules(RulesRoute::new(game.id)).hash()>{ui.say(Text::Rules)}</a>
            </div>
            <p role="alert" class="refusal">{move || failed.get().map(|error: BeginError| error.sentence(ui.lang.get()))}</p>
        </li>
    }
    .into_any()
}
