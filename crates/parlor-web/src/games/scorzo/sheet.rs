//! The score sheet: every round, who called in it, and what it brought.

use leptos::prelude::*;
use parlor_core::BySeat;
use parlor_scorzo::{FinishedRound, RoundId, Scorzo};
use parlor_words::Lang;
use parlor_words::pages::scorzo::ScorzoText;
use parlor_words::program::Label;

use crate::table::Table;

/// Beside the points of whoever called.
const CALLED: &str = "★";

/// The sheet, new whenever a round has been scored.
pub(super) fn sheet(table: Table<Scorzo>) -> AnyView {
    let scored = Memo::new(move |_| {
        let view = table.view.read();
        (
            view.table().finished().to_vec(),
            view.table().scores().clone(),
            view.table().edition().rounds().to_vec(),
        )
    });
    let names = Memo::new(move |_| table.shell.now.read().seats.map(|_, seated| seated.name.clone()));
    (move || {
        let (finished, scores, rounds) = scored.get();
        drawn(&finished, &scores, &rounds, &names.read(), table.lang())
    })
    .into_any()
}

fn drawn(
    finished: &[FinishedRound],
    scores: &BySeat<i32>,
    rounds: &[u8],
    names: &BySeat<String>,
    lang: Lang,
) -> AnyView {
    let heads = names.iter().map(|(_, name)| view! { <th scope="col">{name.clone()}</th> }).collect_view();
    let regular = rounds.iter().zip(1_u8..).map(|(cards, number)| {
        let round = finished.iter().find(|round| round.round == RoundId::Regular(number));
        row(number, *cards, round, names, lang)
    });
    let regular = regular.collect_view();
    let totals = scores.iter().map(|(_, total)| view! { <td>{*total}</td> }).collect_view();
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
    view! {
        <table class="sz-sheet" data-test="score-sheet">
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
fn row(number: u8, cards: u8, round: Option<&FinishedRound>, names: &BySeat<String>, lang: Lang) -> AnyView {
    let cells = names.iter().map(|(seat, _)| {
        let points = round.map(|round| round.points[seat]);
        let text = match points {
            None => String::new(),
            Some(None) => "–".to_owned(),
            Some(Some(points)) => points.to_string(),
        };
        let called = round.is_some_and(|round| round.caller == Some(seat)).then(|| {
            view! {
                <span class="sz-star" aria-hidden="true">{CALLED}</span>
                <span class="unseen">{Label::CalledScorzo.text(lang)}</span>
            }
        });
        view! { <td>{called}{text}</td> }
    });
    let cells = cells.collect_view();
    view! { <tr><th scope="row">{number}</th><td class="faint">{cards}</td>{cells}</tr> }.into_any()
}
