//! What is known about the others: the cards that they took in the open, what they did last, and the call.

use leptos::prelude::*;
use parlor_core::Seat;
use parlor_scorzo::{Card, Public, Round, RoundId, Step, StepKind};
use parlor_words::pages::scorzo::{ScorzoText, card_name, cards_held, discarded, took};
use parlor_words::terminal::scorzo::{has_called, tied};
use parlor_words::{Lang, Name, scorzo};

use super::board_model::BoardModel;
use super::card::chip;

/// One of the others.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Other {
    name: String,
    count: usize,
    known: Vec<Card>,
    /// What this one did in the last turn.
    did: String,
    /// The same where there is little room: no more than the discard.
    did_short: Option<String>,
    is_next: bool,
}

/// The call, or between whom a tie is decided; nothing most of the time.
pub(super) fn heading(desk: BoardModel) -> AnyView {
    let news = move || {
        let view = desk.table.view.read();
        let (round, now, lang) = (view.public().round()?, desk.table.shell.now.read(), desk.table.lang());
        let who = |chosen: &dyn Fn(Seat) -> bool| -> Vec<Name> {
            let chosen = now.seats.iter().filter(|(seat, _)| chosen(*seat));
            chosen.map(|(_, seated)| seated.name.clone()).collect()
        };
        match (round.caller(), round.id()) {
            (Some(caller), _) => Some(has_called(now.name(caller), &who(&|seat| round.owed()[seat]), lang)),
            (None, RoundId::Deciding(_)) => Some(tied(&who(&|seat| round.players()[seat]), lang)),
            (None, RoundId::Regular(_)) => None,
        }
    };
    (move || news().map(|news| view! { <p class="sz-call" data-test="call">{news}</p> })).into_any()
}

/// Everybody else in this round, in a row.
pub(super) fn others(desk: BoardModel) -> AnyView {
    let others = move || {
        let view = desk.table.view.read();
        let (table, now, lang) = (view.public(), desk.table.shell.now.read(), desk.table.lang());
        let Some(round) = table.round() else { return Vec::new() };
        let is_other = |seat: &Seat| !view.viewer().is(*seat) && table.is_in_round(*seat);
        let other = |seat: Seat| Other {
            name: now.name(seat).to_string(),
            count: count(table, round, seat),
            known: round.known()[seat].iter().collect(),
            did: did(round.steps(), seat, lang),
            did_short: latest_discard(round.steps(), seat)
                .map(|card| format!("→ {}", scorzo::card(card, lang))),
            is_next: table.phase().turn() == Some(seat),
        };
        Seat::first(table.players())
            .filter(is_other)
            .map(other)
            .map(|other| one(other, lang))
            .collect::<Vec<_>>()
    };
    view! {
        <ul class="sz-others" aria-label=move || ScorzoText::Others.text(desk.table.lang())>
            {others}
        </ul>
    }
    .into_any()
}

fn one(other: Other, lang: Lang) -> AnyView {
    let known = other.known.iter().map(|card| chip(*card, card_name(*card, lang))).collect::<Vec<_>>();
    let holds = (!other.known.is_empty()).then(|| {
        view! { <span class="sz-known"><span class="sz-holds sz-long">{ScorzoText::Holds.text(lang)}</span>{known}</span> }
    });
    let did = (!other.did.is_empty()).then(|| view! { <span class="sz-did sz-long">{other.did}</span> });
    let did_short =
        other.did_short.map(|did| view! { <span class="sz-did sz-short" aria-hidden="true">{did}</span> });
    view! {
        <li class="sz-other" class:next=other.is_next data-test="other">
            <span class="sz-who"><b>{other.name}</b> " " <span class="sz-long">{cards_held(other.count, lang)}</span></span>
            {did}
            {did_short}
            {holds}
        </li>
    }
    .into_any()
}

/// How many cards somebody holds: as many as were dealt, and one more within a turn.
fn count(table: &Public, round: &Round, seat: Seat) -> usize {
    let within = matches!(table.phase(), parlor_scorzo::Phase::Discarding(turn) if turn == seat);
    usize::from(round.cards()) + usize::from(within)
}

/// The card that somebody discarded last.
fn latest_discard(steps: &[Step], seat: Seat) -> Option<Card> {
    steps.iter().rev().filter(|step| step.seat == seat).find_map(|step| match step.kind {
        StepKind::Discarded(card) => Some(card),
        _ => None,
    })
}

/// What somebody did in the latest turn, in a few words.
fn did(steps: &[Step], seat: Seat, lang: Lang) -> String {
    let own: Vec<StepKind> = steps.iter().filter(|step| step.seat == seat).map(|step| step.kind).collect();
    let is_take = |deed: &StepKind| matches!(deed, StepKind::Drew(_) | StepKind::Took(_));
    let from = own.iter().rposition(is_take).unwrap_or(own.len());
    let said = own[from..].iter().filter_map(|deed| match deed {
        StepKind::Drew(None) => Some(ScorzoText::Drew.text(lang).to_owned()),
        StepKind::Drew(Some(card)) | StepKind::Took(card) => Some(took(*card, lang)),
        StepKind::Discarded(card) => Some(discarded(*card, lang)),
        StepKind::TurnedOver | StepKind::Called | StepKind::Left(_) => None,
    });
    said.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_somebody_did_last_is_said_in_a_few_words() {
        let card = |text: &str| text.parse().unwrap();
        let mut seats = Seat::first(2);
        let (ana, ben) = (seats.next().unwrap(), seats.next().unwrap());
        let step = |seat, deed| Step { seat, kind: deed };
        let steps = [
            step(ana, StepKind::Drew(None)),
            step(ana, StepKind::Discarded(card("9H"))),
            step(ben, StepKind::Took(card("9H"))),
            step(ben, StepKind::Discarded(card("1S"))),
            step(ana, StepKind::Drew(None)),
        ];
        assert_eq!(did(&steps, ana, Lang::English), "drew a card");
        assert_eq!(did(&steps[..4], ana, Lang::English), "drew a card, discarded 9♥");
        assert_eq!(did(&steps, ben, Lang::Spanish), "tomó 9♥, descartó 1★");
        assert_eq!(latest_discard(&steps, ana), Some(card("9H")));
        assert_eq!(did(&[], ben, Lang::English), "");
    }
}
