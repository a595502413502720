//! The board with everything that belongs to it, and what pointer and keys do there.

use leptos::prelude::*;
use parlor_polygon::Space;
use parlor_session::polygon::Direction;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, EventTarget, KeyboardEvent, PointerEvent};

use super::board_model::BoardModel;
use super::geometry::{self, centre, moved, outlines};
use super::{corners, info, shapes, spaces, tray};
use crate::table::focus_on;
use crate::ui::{Area, Viewport};

/// All of it.
pub(super) fn board(play: BoardModel) -> AnyView {
    let root = NodeRef::new();
    let whole = play.edition.with_value(|edition| geometry::picture(edition));
    let viewport = Viewport::new(root, whole, geometry::SCALES, |_| 0.0);
    play.table.shell.focus_on_turn(move || {
        go_to(play, viewport, play.at.get_untracked());
        // Nobody has chosen that space.
        play.is_aimed.set(false);
    });
    // Another position, or another tile in hand: what is in play now is shown, and where a hint goes to is in sight.
    Effect::new(move || {
        viewport.renew(in_play(play));
        if let Some(space) = play.table.proposal.get().and_then(|hint| hint.space) {
            viewport.reveal(geometry::area(space));
        }
    });
    viewport.listen(|| ());
    view! {
        <div class="board polygon" data-test="board" on:keydown=move |event| keys(play, viewport, &event)>
            <div class="board-picture" node_ref=root>
                {picture(play, viewport)}
            </div>
            <div class="hand">
                {play.table.shell.line(move || play.coach())}
                {info::info(play)}
                {tray::tray(play, viewport)}
            </div>
        </div>
    }
    .into_any()
}

/// All spaces with tiles on them, START, and where the tile in hand may go.
fn in_play(play: BoardModel) -> Area {
    let view = play.table.view.read();
    let board = view.public().board();
    let verdicts = play.verdicts.read();
    play.edition.with_value(|edition| {
        let spaces = edition.spaces().iter().enumerate().filter(|(index, space)| {
            let is_legal = verdicts.get(*index).is_some_and(Result::is_ok);
            is_legal || board.stack(**space).next().is_some()
        });
        let spaces = spaces.map(|(_, space)| *space).chain([edition.start()]);
        geometry::around(spaces).unwrap_or_else(|| geometry::picture(edition))
    })
}

fn picture(play: BoardModel, viewport: Viewport) -> AnyView {
    let edition = play.edition.get_value();
    let hover = move |event: PointerEvent| {
        if event.pointer_type() != "touch" {
            play.hovered.set(space_at(play, event.target()));
        }
    };
    let click = move |event: leptos::ev::MouseEvent| {
        if !viewport.is_click() {
            return;
        }
        let space = space_at(play, event.target());
        // Two quick taps where nothing can be placed come closer, or go back.
        let is_legal = space.and_then(|space| play.verdict(space)).is_some_and(|verdict| verdict.is_ok());
        if !is_legal && viewport.is_double_tap(&event) {
            return;
        }
        if let Some(space) = space {
            play.press(space);
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
        Some(Some(space)) => go_to(play, viewport, space),
        Some(None) => focus_on(".polygon [data-test=put-out]"),
        None => {}
    });
    view! {
        <svg viewBox=move || viewport.view_box() on:pointerover=hover on:pointerleave=move |_| play.hovered.set(None)
            on:pointerdown=move |event| viewport.press(&event, true) on:click=click on:focusin=focused
            on:wheel=move |event| viewport.wheel(&event)>
            <path class="felt" d=outlines(edition.spaces()) aria-hidden="true" />
            {spaces::spaces(play)}
            {corners::all(play)}
            {ghost(play)}
        </svg>
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

/// Gives the keyboard to a space, and brings it into sight.
fn go_to(play: BoardModel, viewport: Viewport, space: Space) {
    viewport.reveal(geometry::area(space));
    if let Some(index) = play.index(space) {
        focus_on(&format!(".polygon .space[data-place=\"{index}\"]"));
    }
}

/// The tile in hand where it is being tried.
fn ghost(play: BoardModel) -> AnyView {
    let tried = move || {
        let space =
            play.tried.get().filter(|space| play.verdict(*space).is_some_and(|verdict| verdict.is_ok()))?;
        let tile = play.held.get()?.tile;
        Some(
            view! { <g class="tried" aria-hidden="true" data-test="tried" transform=moved(centre(space))>{shapes::stack(&[tile])}</g> },
        )
    };
    tried.into_any()
}

/// What keys do, wherever on the board the keyboard is.
fn keys(play: BoardModel, viewport: Viewport, event: &KeyboardEvent) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return;
    }
    let on_space = space_at(play, event.target());
    let key = event.key();
    match (key.as_str(), on_space) {
        ("ArrowLeft", _) => walk(play, viewport, Direction::Left),
        ("ArrowRight", _) => walk(play, viewport, Direction::Right),
        ("ArrowUp", _) => walk(play, viewport, Direction::Up),
        ("ArrowDown", _) => walk(play, viewport, Direction::Down),
        ("n" | "N", _) => {
            let legal = play.legal();
            play.steer(|cursor, edition| cursor.go_on(edition, &legal, key == "n"));
            go_to(play, viewport, play.at.get_untracked());
        }
        ("1", _) => play.choose(0),
        ("2", _) => play.choose(1),
        ("o", _) => play.lay(None),
        // On a button they press it.
        ("Enter", Some(space)) => play.press(space),
        (" ", Some(_)) => play.choose_other(),
        _ => return,
    }
    event.prevent_default();
}

fn walk(play: BoardModel, viewport: Viewport, direction: Direction) {
    play.steer(|cursor, edition| cursor.go(edition, direction));
    go_to(play, viewport, play.at.get_untracked());
}
