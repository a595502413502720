//! What keys do at the table.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use parlor_scorzo::Action;
use parlor_words::terminal::scorzo::TopOf;
use wasm_bindgen::JsCast as _;

use super::board_model::{BoardModel, Spot};
use crate::table::is_for_others;

/// Listens as long as the table is there.
pub(super) fn listen(desk: BoardModel) {
    let listener = window_event_listener(leptos::ev::keydown, move |event| key(desk, &event));
    on_cleanup(move || listener.remove());
}

fn key(desk: BoardModel, event: &KeyboardEvent) {
    if is_for_others(event) || shows_hands() {
        return;
    }
    let done = match event.key().as_str() {
        // A key that is held down takes one card, and no more.
        "d" | "D" | "t" | "T" | "s" | "S" | "Enter" if event.repeat() => is_on_board(desk, event),
        "d" | "D" => does(|| desk.act(Action::Draw)),
        "t" | "T" => does(|| desk.act(Action::Take)),
        "s" | "S" => does(|| desk.sort()),
        "Enter" => has_focus(desk, event) && does(|| desk.play(desk.focus.get_untracked())),
        arrow => is_on_board(desk, event) && goes(desk, arrow, event.shift_key()),
    };
    if done {
        event.prevent_default();
    }
}

fn does(what: impl FnOnce()) -> bool {
    what();
    true
}

/// Goes with an arrow key; with Shift, the card goes too.
fn goes(desk: BoardModel, arrow: &str, with_card: bool) -> bool {
    let focus = desk.focus.get_untracked();
    let lies = desk.lies.get_untracked();
    let held = &lies.held;
    let at = match focus {
        Spot::Card(id) => held.index(id),
        Spot::Pile(_) => None,
    };
    let last = held.cards().len().saturating_sub(1);
    let card = |index: Option<usize>| index.and_then(|index| held.at(index)).map(Spot::Card);
    let pile = |pile| Some(Spot::Pile(pile));
    let right = arrow == "ArrowRight";
    let to = match (arrow, at, focus) {
        ("ArrowLeft" | "ArrowRight", Some(_), Spot::Card(id)) if with_card => {
            desk.shift(id, right);
            return true;
        }
        ("ArrowLeft", Some(index), _) => card(Some(index.saturating_sub(1))),
        ("ArrowRight", Some(index), _) => card(Some((index + 1).min(last))),
        ("Home", Some(_), _) => card(Some(0)),
        ("End", Some(_), _) => card(Some(last)),
        ("ArrowUp", Some(index), _) => card(lies.layout.beside(index, false)).or(pile(TopOf::DiscardPile)),
        ("ArrowDown", Some(index), _) => card(lies.layout.beside(index, true)).or(Some(focus)),
        ("ArrowLeft" | "Home", None, _) => pile(TopOf::DrawPile),
        ("ArrowRight" | "End", None, _) => pile(TopOf::DiscardPile),
        ("ArrowDown", None, _) => card(Some(0)).or(Some(focus)),
        ("ArrowUp", None, _) => Some(focus),
        _ => return false,
    };
    if let Some(to) = to {
        desk.go_to(to, false);
    }
    true
}

/// Whether the hands of a round that was scored are shown, and another one follows.
fn shows_hands() -> bool {
    document().query_selector(".sz-shown .button").ok().flatten().is_some()
}

fn target(event: &KeyboardEvent) -> Option<web_sys::Element> {
    event.target().and_then(|target| target.dyn_into().ok())
}

/// Whether nothing outside the board has the focus.
fn is_on_board(desk: BoardModel, event: &KeyboardEvent) -> bool {
    let Some(target) = target(event) else { return true };
    target.tag_name() == "BODY" || has_focus(desk, event)
}

/// Whether what the keys are about has the focus.
fn has_focus(desk: BoardModel, event: &KeyboardEvent) -> bool {
    target(event).is_some_and(|target| target.id() == desk.focus.get_untracked().element())
}
