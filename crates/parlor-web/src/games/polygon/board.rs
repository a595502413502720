//! The board with everything that belongs to it, and what pointer and keys do there.

use leptos::prelude::*;
use parlor_polygon::Space;
use parlor_session::polygon::Direction;
use parlor_words::pages::polygon::PolygonText;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, EventTarget, HtmlElement, KeyboardEvent, PointerEvent};

use super::board_model::BoardModel;
use super::geometry::{outlines, view_box};
use super::{corners, info, spaces, tray};
use crate::ui::icons;

/// All of it.
pub(super) fn board(play: BoardModel) -> AnyView {
    let is_large = RwSignal::new(false);
    let room = NodeRef::<leptos::html::Div>::new();
    // The middle of the larger board is shown first, once it is laid out.
    Effect::new(move || {
        if let Some(room) = room.get().filter(|_| is_large.get()) {
            request_animation_frame(move || {
                room.set_scroll_left((room.scroll_width() - room.client_width()) / 2);
                room.set_scroll_top((room.scroll_height() - room.client_height()) / 2);
            });
        }
    });
    view! {
        <div class="board polygon" data-test="board" on:keydown=move |event| keys(play, &event)>
            <div class="board-picture" class:large=is_large node_ref=room>
                {picture(play)}
            </div>
            <div class="polygon-side">
                {info::info(play)}
                {tray::tray(play)}
            </div>
            {zoom(play, is_large)}
        </div>
    }
    .into_any()
}

fn picture(play: BoardModel) -> AnyView {
    let edition = play.edition.get_value();
    // SavedGame from the press to the click that follows it: what pressed.
    let is_mouse = StoredValue::new(false);
    let hover = move |event: PointerEvent| {
        if event.pointer_type() != "touch" {
            play.hovered.set(space_at(play, event.target()));
        }
    };
    let click = move |event: leptos::ev::MouseEvent| {
        if let Some(space) = space_at(play, event.target()) {
            play.press(space, is_mouse.get_value());
            is_mouse.set_value(false);
        }
    };
    let focused = move |event: leptos::ev::FocusEvent| {
        if let Some(space) = space_at(play, event.target()).filter(|space| *space != play.at.get_untracked())
        {
            play.put(space);
        }
        play.is_aimed.set(true);
    };
    // The keyboard goes where a hint is, so that Enter does it.
    Effect::new(move || match play.table.proposal.get().map(|hint| hint.space) {
        Some(Some(space)) => go_to(play, space),
        Some(None) => focus(".polygon [data-test=put-out]"),
        None => {}
    });
    view! {
        <svg viewBox=view_box(&edition) preserveAspectRatio="xMidYMid meet"
            on:pointerover=hover on:pointerleave=move |_| play.hovered.set(None)
            on:pointerdown=move |event| is_mouse.set_value(event.pointer_type() == "mouse")
            on:click=click on:focusin=focused>
            <path class="felt" d=outlines(edition.spaces()) aria-hidden="true" />
            {spaces::spaces(play)}
            {corners::all(play)}
        </svg>
    }
    .into_any()
}

/// Draws the board larger than the room it has, for small screens and large boards.
fn zoom(play: BoardModel, is_large: RwSignal<bool>) -> AnyView {
    let text = move || {
        let text = if is_large.get() { PolygonText::Whole } else { PolygonText::Larger };
        text.text(play.lang())
    };
    let icon =
        move || if is_large.get() { icons::zoom_out().into_any() } else { icons::zoom_in().into_any() };
    view! {
        <button class="icon-button polygon-zoom" data-test="zoom" aria-label=text title=text
            on:click=move |_| is_large.update(|is| *is = !*is)>{icon}</button>
    }
    .into_any()
}

/// The space that an event is about.
fn space_at(play: BoardModel, target: Option<EventTarget>) -> Option<Space> {
    space_of(play, &target?.dyn_into().ok()?)
}

/// The space that an element is part of.
pub(super) fn space_of(play: BoardModel, element: &Element) -> Option<Space> {
    let place = element.closest(".space").ok()??.get_attribute("data-place")?;
    let index: usize = place.parse().ok()?;
    play.edition.with_value(|edition| edition.spaces().get(index).copied())
}

/// Gives the keyboard to a space.
fn go_to(play: BoardModel, space: Space) {
    if let Some(index) = play.index(space) {
        focus(&format!(".polygon .space[data-place=\"{index}\"]"));
    }
}

/// Gives the keyboard to an element. Browsers have the same for those of HTML and of SVG, but no type for both.
fn focus(selector: &str) {
    let found = document().query_selector(selector).ok().flatten();
    if let Some(element) = found {
        let _ = element.unchecked_ref::<HtmlElement>().focus();
    }
}

/// What keys do, wherever on the board the keyboard is.
fn keys(play: BoardModel, event: &KeyboardEvent) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return;
    }
    let on_space = space_at(play, event.target());
    let key = event.key();
    match (key.as_str(), on_space) {
        ("ArrowLeft", _) => walk(play, Direction::Left),
        ("ArrowRight", _) => walk(play, Direction::Right),
        ("ArrowUp", _) => walk(play, Direction::Up),
        ("ArrowDown", _) => walk(play, Direction::Down),
        ("n" | "N", _) => {
            let legal = play.legal();
            play.steer(|cursor, edition| cursor.go_on(edition, &legal, key == "n"));
            go_to(play, play.at.get_untracked());
        }
        ("1", _) => play.choose(0),
        ("2", _) => play.choose(1),
        ("o", _) => play.lay(None),
        // On a button they press it.
        ("Enter", Some(space)) => play.lay(Some(space)),
        (" ", Some(_)) => play.choose_other(),
        _ => return,
    }
    event.prevent_default();
}

fn walk(play: BoardModel, direction: Direction) {
    play.steer(|cursor, edition| cursor.go(edition, direction));
    go_to(play, play.at.get_untracked());
}
