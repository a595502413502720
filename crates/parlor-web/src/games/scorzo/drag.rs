//! Cards are dragged: within the hand to another place, or onto the discard pile.

use leptos::ev::PointerEvent;
use leptos::prelude::*;
use parlor_words::terminal::scorzo::TopOf;
use wasm_bindgen::JsCast as _;

use super::board_model::{BoardModel, Spot};
use super::card_ids::Id;

/// How far a pointer goes before it drags: less is a click with an unsteady hand.
const LEAST: f64 = 8.0;

/// A card under a pointer that is down.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Drag {
    pub(super) id: Id,
    start: (f64, f64),
    now: (f64, f64),
    /// Whether it has gone far enough to be no click.
    pub(super) is_far: bool,
    /// Whether it is above the discard pile.
    pub(super) is_over: bool,
}

impl Drag {
    /// How far the card is from its place, once it is dragged.
    pub(super) fn offset(&self) -> Option<(f64, f64)> {
        self.is_far.then_some((self.now.0 - self.start.0, self.now.1 - self.start.1))
    }

    fn to(self, now: (f64, f64)) -> Drag {
        let (right, down) = (now.0 - self.start.0, now.1 - self.start.1);
        let is_far = self.is_far || right.hypot(down) >= LEAST;
        Drag { now, is_far, ..self }
    }
}

fn place(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

/// The pointer goes down on a card.
pub(super) fn begin(desk: BoardModel, id: Id, event: &PointerEvent) {
    if event.button() != 0 || !event.is_primary() {
        return;
    }
    if let Some(card) = event.current_target().and_then(|target| target.dyn_into::<web_sys::Element>().ok()) {
        // Without it a fast pointer leaves the card behind, and that is all.
        let _ = card.set_pointer_capture(event.pointer_id());
    }
    let start = place(event);
    desk.drag.set(Some(Drag { id, start, now: start, is_far: false, is_over: false }));
}

/// It moves.
pub(super) fn go_on(desk: BoardModel, event: &PointerEvent) {
    let Some(drag) = desk.drag.get_untracked() else { return };
    // The button was let go where nobody told us.
    if event.buttons() == 0 {
        return desk.drag.set(None);
    }
    let mut drag = drag.to(place(event));
    drag.is_over = drag.is_far && is_over_discards(desk, drag.now);
    desk.drag.set(Some(drag));
}

/// It goes up. Says whether a card was dragged, so that it was no click.
pub(super) fn end(desk: BoardModel, event: &PointerEvent) -> bool {
    let Some(drag) = desk.drag.get_untracked().map(|drag| drag.to(place(event))) else { return false };
    desk.drag.set(None);
    if !drag.is_far {
        return false;
    }
    if is_over_discards(desk, drag.now) {
        desk.focus.set(Spot::Pile(TopOf::DiscardPile));
        desk.discard(drag.id);
    } else if let Some(hand) = desk.hand.get_untracked() {
        let hand = hand.get_bounding_client_rect();
        let at = (drag.now.0 - hand.x(), drag.now.1 - hand.y());
        // Far above the hand it is dropped on nothing, and goes back.
        if at.1 > -40.0 {
            let index = desk.lies.read_untracked().held.index(drag.id);
            let to = index.map(|index| desk.lies.read_untracked().layout.slot(index, at));
            if let Some(to) = to.filter(|_| to != index) {
                desk.place(drag.id, to);
            }
        }
    }
    true
}

fn is_over_discards(desk: BoardModel, (x, y): (f64, f64)) -> bool {
    desk.discards.get_untracked().is_some_and(|pile| {
        let pile = pile.get_bounding_client_rect();
        (pile.left()..=pile.right()).contains(&x) && (pile.top()..=pile.bottom()).contains(&y)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_drag_is_a_click() {
        let start = Drag { id: 1, start: (100.0, 50.0), now: (100.0, 50.0), is_far: false, is_over: false };
        assert_eq!(start.to((105.0, 54.0)).offset(), None);
        let far = start.to((108.0, 50.0));
        assert_eq!(far.offset(), Some((8.0, 0.0)));
        // Whoever drags back has still dragged.
        assert_eq!(far.to((101.0, 50.0)).offset(), Some((1.0, 0.0)));
    }
}
