//! The own hand: cards that can be chosen, moved and discarded, and what holds them together.

use leptos::prelude::*;
use parlor_scorzo::{Card, Refusal, fewest_points};
use parlor_session::scorzo::{CardGroup, Sorting};
use parlor_words::pages::Text;
use parlor_words::pages::scorzo::{Among, ScorzoText, card_label, left_over};
use parlor_words::terminal::scorzo::{TopOf, left_caption, meld_caption};
use parlor_words::{Lang, cited};

use super::advice::advice;
use super::board_model::{BoardModel, Spot};
use super::card::card_face;
use super::card_ids::Id;
use super::layout::RISE;
use crate::ui::{Drag, Gesture, Measure, classes, icons};

/// The hand, what it counts, and its buttons; nothing for a watcher.
pub(super) fn hand(desk: BoardModel) -> AnyView {
    let table = desk.table;
    let lang = move || table.lang();
    let points = move || table.view.read().hand().map(fewest_points);
    desk.dragging.listen(move |gesture| {
        if let Gesture::Dropped(drag) = gesture {
            dropped(desk, drag);
        }
    });
    let counts = move || points().map(|points| left_over(points, lang()));
    // Screen readers go through the cards as they lie, not as they came.
    let order = move || {
        let lies = desk.lies.read();
        lies.held.cards().iter().map(|(id, _)| Spot::Card(*id).element()).collect::<Vec<_>>().join(" ")
    };
    view! {
        <div class=move || classes("sz-own", &[("away", points().is_none())])>
            <div class="sz-hand" node_ref=desk.hand role="group" data-test="hand" aria-owns=order
                aria-label=move || ScorzoText::YourHand.text(lang())>
                {move || captions(desk)}
                <For each=move || desk.lies.read().held.as_they_came() key=|(id, _)| *id
                    children=move |(id, card)| one(desk, id, card) />
            </div>
            <div class="sz-told">
                <p class=move || classes("sz-points", &[("none", points() == Some(0))]) data-test="points-left">{counts}</p>
                {advised(desk)}
            </div>
            {tools(desk)}
        </div>
    }
    .into_any()
}

/// A card is dragged within the hand to another place, or onto the discard pile.
fn dropped(desk: BoardModel, drag: Drag<Id>) {
    if desk.is_over_discards(drag.at) {
        desk.focus.set(Spot::Pile(TopOf::DiscardPile));
        desk.discard(drag.what);
    } else if let Some(hand) = desk.hand.get_untracked() {
        let hand = hand.get_bounding_client_rect();
        let at = (drag.at.0 - hand.x(), drag.at.1 - hand.y());
        // Far above the hand it is dropped on nothing, and goes back.
        if at.1 > -40.0 {
            let index = desk.lies.read_untracked().held.index(drag.what);
            let to = index.map(|index| desk.lies.read_untracked().layout.slot(index, at));
            if let Some(to) = to.filter(|_| to != index) {
                desk.place(drag.what, to);
            }
        }
    }
}

/// What holds the cards together, below them.
fn captions(desk: BoardModel) -> Vec<AnyView> {
    let (lies, lang) = (desk.lies.read(), desk.table.lang());
    let strips = lies.layout.strips.iter().filter_map(|strip| {
        let (caption, is_meld) = caption(lies.heaps.get(strip.heap)?, lang)?;
        let caption = view! {
            <span class=classes("sz-caption", &[("meld", is_meld)]) aria-hidden="true"
                style:left=px(strip.x) style:top=px(strip.y)
                style:width=px(strip.width) style:height=px(strip.caption) style:font-size=px(strip.caption * 0.64)>
                {if strip.is_first { caption } else { "" }}
            </span>
        };
        Some(caption.into_any())
    });
    strips.collect()
}

/// A length as styles write it.
fn px(length: f64) -> String {
    format!("{}px", Measure(length))
}

/// What is said below a heap, and whether it is a meld.
fn caption(heap: &CardGroup, lang: Lang) -> Option<(&'static str, bool)> {
    match heap {
        CardGroup::Meld(kind, _) => Some((meld_caption(*kind, lang), true)),
        CardGroup::Left(cards) => Some((left_caption(cards.len(), lang), false)),
        CardGroup::Sorted(_) => None,
    }
}

/// All that is to be known about the card at a place.
fn label(heaps: &[CardGroup], index: usize, card: Card, is_new: bool, lang: Lang) -> String {
    let mut before = 0;
    let heap = heaps.iter().find(|heap| {
        before += heap.cards().len();
        index < before
    });
    let among = match heap {
        Some(CardGroup::Meld(kind, cards)) => Among::Meld(*kind, cards),
        Some(CardGroup::Left(_)) => Among::Left,
        Some(CardGroup::Sorted(_)) | None => Among::Sorted,
    };
    card_label(card, among, is_new, lang)
}

/// One card.
fn one(desk: BoardModel, id: Id, card: Card) -> AnyView {
    let spot = Spot::Card(id);
    // A card that has just left the hand is drawn once more.
    let index = move || desk.lies.read().held.index(id).unwrap_or_default();
    let place = move || {
        let (index, lies) = (index(), desk.lies.read());
        lies.layout.places.get(index).copied().unwrap_or_default()
    };
    let is_chosen = move || desk.chosen.get() == Some(id);
    let is_new = move || desk.lies.read().newest == Some(id);
    let offset = move || desk.dragging.get().filter(|drag| drag.what == id)?.offset();
    let transform = move || {
        let place = place();
        let rise = if is_chosen() { RISE - 3.0 } else { 0.0 };
        let (right, down) = offset().unwrap_or((0.0, -rise));
        format!("translate({}, {})", px(place.x + right), px(place.y + down))
    };
    let label = move || label(&desk.lies.read().heaps, index(), card, is_new(), desk.table.lang());
    let class = move || {
        let others = [
            ("chosen", is_chosen()),
            ("new", is_new()),
            ("dragged", offset().is_some()),
            ("proposed", desk.is_proposed(spot)),
        ];
        classes("sz-card", &others)
    };
    view! {
        <button class=class type="button" id=spot.element() data-test=format!("card-{card}")
            data-can=move || desk.discards_now().to_string()
            style:transform=transform style:width=move || px(desk.lies.read().layout.width.round())
            style:z-index=move || if offset().is_some() { "99".to_owned() } else { (index() + 1).to_string() }
            tabindex=move || desk.tab_index(spot) aria-pressed=move || is_chosen().to_string()
            on:focus=move |_| desk.focus.set(spot)
            on:pointerenter=move |_| desk.hovered.set(Some(id))
            on:pointerleave=move |_| desk.hovered.set(None)
            on:pointerdown=move |event| desk.dragging.begin(id, &event)
            on:click=move |_| if desk.dragging.is_click() { desk.choose(id) }>
            {card_face(card)}
            // The name of the button is text, and not a label that hides what is printed on the card.
            <span class="unseen">{label}</span>
            {move || is_new().then(|| view! {
                <span class="sz-new" aria-hidden="true">{ScorzoText::New.text(desk.table.lang())}</span>
            })}
        </button>
    }
    .into_any()
}

/// What would come of the card that is pointed at.
fn advised(desk: BoardModel) -> AnyView {
    let text = move || {
        let focused = match desk.focus.get() {
            Spot::Card(id) => Some(id),
            Spot::Pile(_) => None,
        };
        let pointed = desk.hovered.get().or(desk.chosen.get()).or(focused);
        let card = pointed.and_then(|id| desk.lies.read().held.card(id));
        let acts = desk.table.shell.acts.get();
        if acts { advice(&desk.table.view.read(), card, desk.table.lang()) } else { String::new() }
    };
    view! { <p class="sz-advice" aria-live="polite" data-test="advice">{text}</p> }.into_any()
}

fn tools(desk: BoardModel) -> AnyView {
    let lang = move || desk.table.lang();
    let sorting = move || sorting(desk.sorting()).text(lang());
    let moves = |text: ScorzoText, arrow: &'static str, test: &'static str, right: bool| {
        let act = move |_| {
            let shell = desk.table.shell;
            match desk.chosen.get_untracked() {
                Some(id) => desk.shift(id, right),
                None => shell.tell(ScorzoText::ChooseCard.text(shell.ui.lang.get_untracked())),
            }
        };
        view! {
            <button class="button sz-move" type="button" data-test=test aria-label=move || text.text(lang())
                aria-disabled=move || desk.chosen.get().is_none().to_string() on:click=act>
                <span aria-hidden="true">{arrow}</span>
            </button>
        }
    };
    let discard = move |_| {
        let (shell, chosen) = (desk.table.shell, desk.chosen.get_untracked());
        let lang = shell.ui.lang.get_untracked();
        if !shell.acts_or_says(Text::NotYourTurn) {
            return;
        }
        if !untrack(move || desk.discards_now()) {
            shell.tell(cited(&Refusal::TakeFirst, lang).sentence());
        } else if let Some(id) = chosen {
            desk.discard(id);
        } else {
            shell.tell(ScorzoText::ChooseCard.text(lang));
        }
    };
    let can_discard = Memo::new(move |_| desk.chosen.get().is_some() && desk.discards_now());
    view! {
        <div class="board-tools">
            <button class="button" type="button" data-test="sort" on:click=move |_| desk.sort()
                aria-label=move || format!("{} {}", ScorzoText::Sort.text(lang()), sorting())>
                {icons::sort()} <span>{sorting}</span>
            </button>
            {moves(ScorzoText::MoveLeft, "◀", "move-left", false)}
            {moves(ScorzoText::MoveRight, "▶", "move-right", true)}
            <button class="button primary" type="button" data-test="discard"
                aria-disabled=move || (!can_discard.get()).to_string() data-can=move || can_discard.get().to_string()
                on:click=discard>
                {move || ScorzoText::Discard.text(lang())}
            </button>
        </div>
    }
    .into_any()
}

const fn sorting(by: Sorting) -> ScorzoText {
    match by {
        Sorting::Melds => ScorzoText::ByMelds,
        Sorting::Suit => ScorzoText::BySuit,
        Sorting::Number => ScorzoText::ByNumber,
        Sorting::Own => ScorzoText::ByHand,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlor_scorzo::{Hand, arrange};

    #[test]
    fn a_card_is_told_with_the_heap_that_it_lies_in() {
        let cards = "5S 6S W 9H 2C".split_whitespace().map(|card| card.parse().unwrap());
        let heaps = CardGroup::arranged(&arrange(&Hand::new(cards).unwrap()));
        let at =
            |index, text: &str, is_new| label(&heaps, index, text.parse().unwrap(), is_new, Lang::English);
        let melded = heaps[0].cards().to_vec();
        assert!(at(0, &melded[0].to_string(), false).contains(", in the run "));
        let left = heaps[1].cards()[0];
        assert!(at(melded.len(), &left.to_string(), true).ends_with(", left over, just taken"));
        assert_eq!(caption(&heaps[0], Lang::English), Some(("run", true)));
        assert_eq!(caption(&heaps[1], Lang::Spanish), Some(("sobran", false)));
    }
}
