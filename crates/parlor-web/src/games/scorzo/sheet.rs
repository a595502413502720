//! The score sheet: every round, who called in it, and what it brought.

use leptos::prelude::*;
use parlor_core::BySeat;
use parlor_scorzo::{FinishedRound, RoundId, Scorzo};
use parlor_words::pages::scorzo::ScorzoText;
use parlor_words::program::Label;
use parlor_words::{Lang, Name};

use crate::table::Table;

/// So many names stand side by side.
const UPRIGHT: u8 = 3;
/// Beside the points of whoever called.
const CALLED: &str = "★";

/// The sheet, new whenever a round has been scored.
pub(super) fn sheet(table: Table<Scorzo>) -> AnyView {
    (move || {
        let view = table.view.read();
        let (view, names) =
            (view.public(), table.shell.now.read().seats.map(|_, seated| seated.name.clone()));
        drawn(view.finished(), view.scores(), view.edition().rounds(), &names, table.lang())
    })
    .into_any()
}

fn drawn(
    finished: &[FinishedRound],
    scores: &BySeat<i32>,
    rounds: &[u8],
    names: &BySeat<Name>,
    lang: Lang,
) -> AnyView {
    let heads = names
        .iter()
        .map(|(_, name)| {
            view! { <th scope="col"><span class="sz-head">{name.to_string()}</span></th> }.into_any()
        })
        .collect::<Vec<_>>();
    let regular = rounds.iter().zip(1_u8..).map(|(cards, number)| {
        let round = finished.iter().find(|round| round.round == RoundId::Regular(number));
        row(number, *cards, round, names, lang)
    });
    let regular: Vec<AnyView> = regular.collect();
    let totals = scores.iter().map(|(_, total)| cell(().into_any(), total.to_string())).collect::<Vec<_>>();
    let deciding = finished.iter().filter_map(|round| match round.round {
        RoundId::Deciding(number) => Some(row(number, round.cards, Some(round), names, lang)),
        RoundId::Regular(_) => None,
    });
    let deciding: Vec<AnyView> = deciding.collect();
    let deciding = (!deciding.is_empty()).then(|| {
        let columns = (names.seats() + 2).to_string();
        view! {
            <tbody>
                <tr><th class="sz-part" scope="rowgroup" colspan=columns>{Label::DecidingRounds.text(lang)}</th></tr>
                {deciding}
            </tbody>
        }
    });
    // Many names stand on their side: no word is broken, and every column is narrow.
    let class = if names.seats() > UPRIGHT { "sz-sheet many" } else { "sz-sheet" };
    view! {
        <table class=class data-test="score-sheet">
            <caption class="unseen">{Label::ScoreSheet.text(lang)}</caption>
            <thead>
                <tr>
                    <th scope="col">{Label::Round.text(lang)}</th>
                    <th scope="col">{Label::Cards.text(lang)}</th>
                    {heads}
                </tr>
            </thead>
            <tbody>{regular}</tbody>
            <tbody class="sz-total">
                <tr><th scope="row" colspan="2">{Label::Total.text(lang)}</th>{totals}</tr>
            </tbody>
            {deciding}
        </table>
        <p class="faint">{ScorzoText::CalledMark.text(lang)}</p>
    }
    .into_any()
}

/// The row of one round; its points, once it is scored.
fn row(number: u8, cards: u8, round: Option<&FinishedRound>, names: &BySeat<Name>, lang: Lang) -> AnyView {
    let cells = names.iter().map(|(seat, _)| {
        let points = round.map(|round| round.points[seat]);
        let text = match points {
            None => String::new(),
            Some(None) => "–".to_owned(),
            Some(Some(points)) => points.to_string(),
        };
        let has_called = round.is_some_and(|round| round.caller == Some(seat));
        let called = if has_called {
            view! {
                <span class="sz-star" aria-hidden="true">{CALLED}</span>
                <span class="unseen">{Label::CalledScorzo.text(lang)}</span>
            }
            .into_any()
        } else {
            ().into_any()
        };
        cell(called, text)
    });
    let cells: Vec<AnyView> = cells.collect();
    view! { <tr><th scope="row">{number.to_string()}</th><td class="faint">{cards.to_string()}</td>{cells}</tr> }.into_any()
}

fn cell(mark: AnyView, text: String) -> AnyView {
    view! { <td>{mark}{text}</td> }.into_any()
}
