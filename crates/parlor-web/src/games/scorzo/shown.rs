//! The hands that were shown when a round was scored, until the viewer has looked at them.

use leptos::prelude::*;
use parlor_core::Seat;
use parlor_scorzo::{FinishedRound, Hand, Phase, View, arrange};
use parlor_session::scorzo::CardGroup;
use parlor_words::Lang;
use parlor_words::pages::scorzo::{ScorzoText, card_name, hands_of, points};
use parlor_words::terminal::scorzo::{cry, left_caption, meld_caption};

use super::board_model::BoardModel;
use super::card::small_card;
use crate::ui::focus_when_drawn;

/// What is to be looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Shown {
    round: FinishedRound,
    /// Whether no round follows.
    is_last: bool,
}

/// The round whose hands are to be looked at: the latest, if it is new to the viewer or if all is over.
pub(super) fn to_show(view: &View, looked_at: usize) -> Option<Shown> {
    let table = view.public();
    let is_last = table.phase() == Phase::Over;
    let has_hands = |round: &FinishedRound| round.hands.as_slice().iter().any(Option::is_some);
    let index = table.finished().iter().rposition(has_hands)?;
    (index >= looked_at || is_last).then(|| Shown { round: table.finished()[index].clone(), is_last })
}

/// Whether another round follows.
pub(super) const fn goes_on(shown: &Shown) -> bool {
    !shown.is_last
}

/// The hands of a round.
pub(super) fn shown(desk: BoardModel, shown: &Shown) -> AnyView {
    let (table, lang, round) = (desk.table, desk.table.lang(), &shown.round);
    let hands = round.hands.iter().filter_map(|(seat, hand)| {
        // What else changes at the table does not change what was shown.
        let name = table.shell.now.with_untracked(|now| now.name(seat).to_owned());
        Some(one(round, seat, name.to_string(), hand.as_ref()?, lang))
    });
    let hands: Vec<AnyView> = hands.collect();
    // Few hands have room for large cards.
    let few = round.hands.as_slice().iter().flatten().count() <= 3;
    let go_on = (!shown.is_last).then(|| {
        let go_on = move |_| {
            desk.looked_at.set(table.view.with_untracked(|view| view.public().finished().len()));
            table.shell.go_on();
            desk.go_to(desk.focus.get_untracked(), true);
        };
        let button = NodeRef::new();
        focus_when_drawn(button);
        view! {
            <button class="button primary" type="button" data-test="next-round" data-can="true" node_ref=button on:click=go_on>
                {ScorzoText::NextRound.text(lang)}
            </button>
        }
    });
    view! {
        <section class="sz-shown" class:few=few data-test="shown-hands" aria-labelledby="sz-shown-title">
            <header class="sz-shown-head"><h2 id="sz-shown-title">{hands_of(round.round, lang)}</h2>{go_on}</header>
            <ul>{hands}</ul>
        </section>
    }
    .into_any()
}

fn one(round: &FinishedRound, seat: Seat, name: String, hand: &Hand, lang: Lang) -> AnyView {
    let arrangement = arrange(hand);
    let heaps = CardGroup::arranged(&arrangement).into_iter().map(|heap| {
        let caption = match &heap {
            CardGroup::Meld(kind, _) => meld_caption(*kind, lang),
            CardGroup::Left(cards) | CardGroup::Sorted(cards) => left_caption(cards.len(), lang),
        };
        let cards =
            heap.cards().iter().map(|card| small_card(*card, card_name(*card, lang))).collect::<Vec<_>>();
        view! {
            <li class="sz-heap" class:meld=matches!(heap, CardGroup::Meld(..))>
                <span class="sz-heap-cards">{cards}</span>
                <span class="sz-heap-name">{caption}</span>
            </li>
        }
        .into_any()
    });
    let heaps: Vec<AnyView> = heaps.collect();
    let called =
        (round.caller == Some(seat)).then(|| view! { <span class="sz-called">"★ " {cry(lang)}</span> });
    view! {
        <li class="sz-shown-hand">
            <p><b>{name}</b> <span class="sz-shown-points">{points(arrangement.points(), lang)}</span> {called}</p>
            <ul class="sz-heaps">{heaps}</ul>
        </li>
    }
    .into_any()
}
