//! The shelf: what can be played, with one click, and games that go on.

use leptos::prelude::*;
use parlor_bots::Level;
use parlor_core::BySeat;
use parlor_table::{Sitter, default_edition};
use parlor_words::Say as _;
use parlor_words::pages::Text;

use super::begin::begin;
use super::frame::frame;
use super::games::{Summary, going_on, row};
use crate::route::Route;
use crate::shelf::{IDS, Tabled, WithGame, with_game};
use crate::ui::Ui;

/// Who sits opposite when nobody has said otherwise.
const OPPONENT: Level = Level::Steady;

pub(crate) fn home() -> AnyView {
    let ui = Ui::get();
    let cards = IDS.iter().filter_map(|id| with_game(id, Card)).collect_view();
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
    let content = view! {
        <p class="lead">{ui.say(Text::Lead)}</p>
        <ul class="shelf">{cards}</ul>
        {open}
    };
    frame(move || ui.say(Text::WhatToPlay)().to_owned(), "home-page", content.into_any())
}

/// One game on the shelf.
struct Card;

impl WithGame for Card {
    type Output = AnyView;

    fn with<G: Tabled>(self) -> AnyView {
        let ui = Ui::get();
        let failed = RwSignal::new(None);
        let play = move |_| {
            let sitters = BySeat::new(2, |seat| match seat.index() {
                0 => Sitter::Person(ui.own_name()),
                _ => Sitter::Bot(OPPONENT.into()),
            });
            match begin::<G>(default_edition::<G>().into(), G::Options::default(), &sitters) {
                Ok(id) => Route::Table(id).open(),
                Err(error) => failed.set(Some(error)),
            }
        };
        let named = move |text: Text| move || format!("{}: {}", G::NAME, ui.say(text)());
        view! {
            <li class="card" data-test=format!("card-{}", G::ID)>
                <div class="card-picture" aria-hidden="true">{G::picture()}</div>
                <h2>{G::NAME}</h2>
                <p>{move || G::summary(ui.lang.get())}</p>
                <div class="buttons">
                    <button class="button primary" data-test="play" aria-label=named(Text::PlayNow) on:click=play>{ui.say(Text::PlayNow)}</button>
                    <a class="button" data-test="set-up" aria-label=named(Text::SetUp) href=Route::NewGame(G::ID.to_owned()).hash()>{ui.say(Text::SetUp)}</a>
                    <a class="button" data-test="rules" aria-label=named(Text::Rules) href=Route::Rules(G::ID.to_owned(), None).hash()>{ui.say(Text::Rules)}</a>
                </div>
                <p role="alert" class="refusal">{move || failed.get().map(|error| error.sentence(ui.lang.get()))}</p>
            </li>
        }
        .into_any()
    }
}
