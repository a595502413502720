//! Both piles in the middle of the table.

use leptos::prelude::*;
use parlor_scorzo::{Card, Pile, Round, StepKind};
use parlor_words::pages::scorzo::{ScorzoText, discard_pile_label, draw_pile_label};
use parlor_words::program::Label;
use parlor_words::terminal::scorzo::TopOf;

use super::board_model::{BoardModel, Spot};
use super::card::{card_back, card_face};
use crate::ui::classes;

/// What there is to be seen of a pile.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Top {
    count: usize,
    /// The card on top, if it is known.
    card: Option<Card>,
    /// Whether the last thing that happened, happened here.
    is_fresh: bool,
}

/// The card on top of the draw pile, if everybody remembers it though it lies face down (Z9).
pub(super) fn known_top(round: &Round) -> Option<Card> {
    match round.pile() {
        Pile::Hidden(_) => None,
        Pile::Known(cards) => cards.front().copied(),
    }
}

fn top(round: &Round, pile: TopOf) -> Top {
    let last = round.steps().last().map(|step| step.kind);
    match pile {
        TopOf::DrawPile => Top {
            count: round.pile().len(),
            card: known_top(round),
            is_fresh: matches!(last, Some(StepKind::Drew(_))),
        },
        TopOf::DiscardPile => Top {
            count: round.discards().len(),
            card: round.discards().last().copied(),
            is_fresh: matches!(last, Some(StepKind::Discarded(_) | StepKind::Called | StepKind::Took(_))),
        },
    }
}

/// Both piles.
pub(super) fn piles(desk: BoardModel) -> AnyView {
    let lang = move || desk.table.lang();
    view! {
        <div class="sz-piles" role="group" aria-label=move || ScorzoText::Piles.text(lang())>
            {pile(desk, TopOf::DrawPile, "draw-pile")}
            {pile(desk, TopOf::DiscardPile, "discard-pile")}
        </div>
    }
    .into_any()
}

fn pile(desk: BoardModel, which: TopOf, test: &'static str) -> AnyView {
    let (table, spot) = (desk.table, Spot::Pile(which));
    let lang = move || table.lang();
    let now = move || table.view.read().public().round().map(|round| top(round, which)).unwrap_or_default();
    let is_draw = which == TopOf::DrawPile;
    let title = if is_draw { Label::DrawPile } else { Label::DiscardPile };
    let label = move || {
        let now = now();
        let label = if is_draw { draw_pile_label } else { discard_pile_label };
        label(now.count, now.card, lang())
    };
    // A pile can be taken from while a card is to be taken.
    let is_open = move || table.shell.acts.get() && !desk.discards_now() && (is_draw || now().count > 0);
    // Without a card that is chosen or dragged, pressing it would be taking a second one.
    let has_card = move || desk.chosen.get().is_some() || desk.dragging.get().is_some();
    let is_target = move || !is_draw && desk.discards_now() && has_card();
    let is_over = move || !is_draw && desk.dragging.get().is_some_and(|drag| desk.is_over_discards(drag.at));
    let picture = move || {
        let now = now();
        let (class, inside) = match now.card {
            _ if now.count == 0 => ("sz-nothing", ScorzoText::Empty.text(lang()).into_any()),
            Some(card) if !is_draw && now.is_fresh => ("sz-top landed", card_face(card)),
            Some(card) if !is_draw => ("sz-top", card_face(card)),
            // All remember it, but it lies face down.
            Some(card) => ("sz-top sz-remembered", card_face(card)),
            None => ("sz-top", card_back()),
        };
        view! { <span class=class>{inside}</span> }
    };
    let remark = move || {
        let is_known = is_draw && now().card.is_some();
        if is_known { ScorzoText::KnownPile.text(lang()) } else { "" }
    };
    let class = move || {
        let Top { count, is_fresh, .. } = now();
        let others = [
            ("open", is_open()),
            ("target", is_target()),
            ("over", is_over()),
            ("deep", count > 1),
            ("fresh", is_fresh),
            ("proposed", desk.is_proposed(spot)),
        ];
        classes("sz-pile", &others)
    };
    let node = if is_draw { NodeRef::new() } else { desk.discards };
    view! {
        <button class=class type="button" node_ref=node id=spot.element() data-test=test
            tabindex=move || desk.tab_index(spot) data-can=move || (is_open() || is_target()).to_string()
            aria-disabled=move || (!table.shell.acts.get()).to_string()
            on:focus=move |_| desk.focus.set(spot) on:click=move |_| desk.play(spot)>
            <span class="unseen">{label}</span>
            <span class="sz-stack" aria-hidden="true">{picture}</span>
            <span class="sz-pile-name" aria-hidden="true">
                {move || title.text(lang())} " " <b>{move || now().count}</b>
            </span>
            <span class="sz-remark" aria-hidden="true">{remark}</span>
        </button>
    }
    .into_any()
}
