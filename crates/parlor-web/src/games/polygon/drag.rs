//! Dragging a tile onto a space.

use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, PointerEvent};

use super::board::space_of;
use super::board_model::BoardModel;
use super::shapes;

/// What moves less is a click.
const LEAST: i32 = 8;

/// A pointer that went down on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Drag {
    pointer: i32,
    from: (i32, i32),
    /// Where it is, once it has moved far enough.
    at: Option<(i32, i32)>,
}

/// What a pointer does with one of the tiles.
#[derive(Clone, Copy)]
pub(super) struct Hands {
    pub(super) play: BoardModel,
    pub(super) slot: usize,
    pub(super) drag: RwSignal<Option<Drag>>,
}

impl Hands {
    pub(super) fn down(self, event: &PointerEvent) {
        if event.button() != 0 {
            return;
        }
        let tile = event.current_target().and_then(|tile| tile.dyn_into::<Element>().ok());
        if let Some(tile) = tile {
            let _ = tile.set_pointer_capture(event.pointer_id());
        }
        self.drag.set(Some(Drag { pointer: event.pointer_id(), from: place(event), at: None }));
    }

    pub(super) fn moved(self, event: &PointerEvent) {
        let Some(drag) = self.own(event) else { return };
        let (x, y) = place(event);
        let far = (x - drag.from.0).abs().max((y - drag.from.1).abs()) >= LEAST;
        if drag.at.is_none() && !far {
            return;
        }
        if drag.at.is_none() {
            self.play.choose(self.slot);
        }
        self.drag.set(Some(Drag { at: Some((x, y)), ..drag }));
        let below = document().element_from_point(x as f32, y as f32);
        self.play.hovered.set(below.and_then(|element| space_of(self.play, &element)));
    }

    pub(super) fn up(self, event: &PointerEvent) {
        let Some(drag) = self.own(event) else { return };
        let on = self.play.hovered.get_untracked().filter(|_| drag.at.is_some());
        self.cancel();
        if let Some(space) = on {
            self.play.put(space);
            self.play.lay(Some(space));
        }
    }

    pub(super) fn cancel(self) {
        if self.drag.get_untracked().is_some_and(|drag| drag.at.is_some()) {
            self.play.hovered.set(None);
        }
        self.drag.set(None);
    }

    /// What this pointer has begun here.
    fn own(self, event: &PointerEvent) -> Option<Drag> {
        self.drag.get_untracked().filter(|drag| drag.pointer == event.pointer_id())
    }
}

fn place(event: &PointerEvent) -> (i32, i32) {
    (event.client_x(), event.client_y())
}

/// The tile that is being dragged, below the pointer.
pub(super) fn dragged(play: BoardModel, drag: RwSignal<Option<Drag>>) -> AnyView {
    let at = Memo::new(move |_| drag.get().and_then(|drag| drag.at));
    let is_dragged = Memo::new(move |_| at.get().is_some());
    let face = move || {
        let held = play.held.get().filter(|_| is_dragged.get());
        held.map(|held| shapes::loose(held.tile, play.roll.get()))
    };
    let shift = move || at.get().map(|(x, y)| format!("translate({x}px, {y}px)"));
    view! {
        <div class="polygon-dragged" aria-hidden="true" hidden=move || !is_dragged.get() style:transform=shift>{face}</div>
    }
    .into_any()
}
