//! The cards whose place the viewer can't know, counted.

use leptos::prelude::*;
use parlor_scorzo::{Card, Cards, Number, Scorzo, Suit};
use parlor_words::Lang;
use parlor_words::pages::scorzo::ScorzoText;
use parlor_words::scorzo::suit as suit_name;
use parlor_words::terminal::scorzo::BoardLabel;

use super::card::suit_sign;
use crate::table::Table;

/// The counts, new whenever they change.
pub(super) fn unseen(table: Table<Scorzo>) -> AnyView {
    (move || drawn(&table.view.read().unseen(), table.lang())).into_any()
}

fn drawn(unseen: &Cards, lang: Lang) -> AnyView {
    let heads = Number::all()
        .map(|number| view! { <th scope="col">{number.to_string()}</th> }.into_any())
        .collect::<Vec<_>>();
    let rows = Suit::ALL.into_iter().map(|suit| {
        let counts: Vec<u8> = Number::all().map(|number| unseen.count(Card::new(suit, number))).collect();
        let cells = counts.iter().map(|count| cell(*count)).collect::<Vec<_>>();
        let all: u8 = counts.iter().sum();
        view! {
            <tr>
                <th scope="row">{suit_sign(suit)} <span aria-hidden="true">{suit.letter()}</span>
                    <span class="unseen">{suit_name(suit, lang)}</span></th>
                {cells}
                <td class="sz-sum">{all.to_string()}</td>
            </tr>
        }
        .into_any()
    });
    let rows: Vec<AnyView> = rows.collect();
    view! {
        <table class="sz-sheet sz-unseen" data-test="unseen-cards">
            <caption class="unseen">{BoardLabel::UnseenCards.text(lang)}</caption>
            <thead>
                <tr>
                    <th scope="col"><span class="unseen">{ScorzoText::Suit.text(lang)}</span></th>
                    {heads}
                    <th scope="col">{ScorzoText::Sum.text(lang)}</th>
                </tr>
            </thead>
            <tbody>
                {rows}
                <tr><th scope="row" colspan="11">{ScorzoText::Wilds.text(lang)}</th><td class="sz-sum">{unseen.wilds().to_string()}</td></tr>
            </tbody>
            <tbody class="sz-total">
                <tr><th scope="row" colspan="11">{ScorzoText::Sum.text(lang)}</th><td>{unseen.len().to_string()}</td></tr>
            </tbody>
        </table>
        <p class="faint">{ScorzoText::UnseenAbout.text(lang)}</p>
    }
    .into_any()
}

/// A count; a dot is easier to tell from a number than a nought.
fn cell(count: u8) -> AnyView {
    match count {
        0 => view! { <td class="faint"><span aria-hidden="true">"·"</span><span class="unseen">"0"</span></td> }.into_any(),
        count => view! { <td>{count.to_string()}</td> }.into_any(),
    }
}
