//! The toy on the pages: the cards on the table, and the own hand as buttons.

use leptos::prelude::*;
use parlor_toy::{Card, Toy};
use parlor_words::Lang;
use parlor_words::pages::KeyHelp;
use parlor_words::toy::{ToyText, lay, page_keys};

use crate::chunk::{Loaded, OnlineGame, online_game};
use crate::game::{Page, WebGame};
use crate::table::Table;

impl WebGame for Toy {
    async fn online() -> Loaded<dyn OnlineGame> {
        Ok(online_game::<Toy>())
    }

    fn picture() -> AnyView {
        view! { <svg class="shelf-picture" viewBox="0 0 110 68.75"><rect x="40" y="15" width="30" height="40" rx="4" /></svg> }
            .into_any()
    }

    fn board(table: Table<Toy>) -> AnyView {
        let laid = move || {
            let cards = table.view.read().public().laid().map(|(_, card)| card).collect::<Vec<_>>();
            cards.into_iter().map(|card| view! { <li>{card.number()}</li> }).collect_view()
        };
        let hand = move || {
            let cards = table.view.read().hand().map(<[Card]>::to_vec).unwrap_or_default();
            cards.into_iter().map(|card| button(table, card)).collect_view()
        };
        view! {
            <div class="board">
                <div class="board-picture">
                    <h2>{move || ToyText::Laid.text(table.lang())}</h2>
                    <ol data-test="laid">{laid}</ol>
                </div>
                <div class="hand">
                    {table.shell.line(|| None)}
                    <h2>{move || ToyText::Hand.text(table.lang())}</h2>
                    <div class="buttons" data-test="hand">{hand}</div>
                </div>
            </div>
        }
        .into_any()
    }

    fn pages(_table: Table<Toy>) -> Vec<Page> {
        Vec::new()
    }

    fn keys(lang: Lang) -> &'static [KeyHelp] {
        page_keys(lang)
    }
}

/// A card of the hand: pressing it lays it.
fn button(table: Table<Toy>, card: Card) -> AnyView {
    let is_hinted = move || table.proposal.get() == Some(card);
    view! {
        <button
            class="button"
            class:primary=is_hinted
            data-test="card"
            disabled=move || !table.shell.acts.get()
            aria-label=move || lay(card, table.lang())
            on:click=move |_| table.act(card)
        >
            {card.number()}
        </button>
    }
    .into_any()
}
