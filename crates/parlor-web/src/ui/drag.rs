//! Dragging with a pointer, whatever it is that is dragged.

use leptos::ev::PointerEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use web_sys::Element;

/// How far a pointer moves before it drags: less is a click with an unsteady hand.
pub(super) const THRESHOLD: f64 = 8.0;

/// A place in the window, in CSS pixels.
pub(crate) type Point = (f64, f64);

/// Something that a pointer took hold of and has not let go.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Drag<T> {
    /// What is dragged.
    pub(crate) what: T,
    /// Where the pointer is.
    pub(crate) at: Point,
    start: Point,
    pointer: i32,
    /// Whether it has gone far enough to be no click.
    is_moving: bool,
}

impl<T> Drag<T> {
    /// How far it is from where it began; `None` as long as it may be a click.
    pub(crate) fn offset(&self) -> Option<Point> {
        self.is_moving.then(|| self.way())
    }

    fn way(&self) -> Point {
        (self.at.0 - self.start.0, self.at.1 - self.start.1)
    }

    fn to(mut self, at: Point) -> Drag<T> {
        self.at = at;
        let (right, down) = self.way();
        self.is_moving |= right.hypot(down) >= THRESHOLD;
        self
    }

    /// What lies under the pointer.
    pub(crate) fn element(&self) -> Option<Element> {
        #[expect(clippy::cast_possible_truncation, reason = "screens have no billions of pixels")]
        document().element_from_point(self.at.0 as f32, self.at.1 as f32)
    }
}

/// What a pointer does with what it took hold of.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Gesture<T> {
    /// It drags it along.
    Moved(Drag<T>),
    /// It lets go of it after dragging it there.
    Dropped(Drag<T>),
    /// It lets go of it where it took it: a click.
    Tapped(T),
    /// The browser took the pointer for something else, such as scrolling.
    Cancelled,
}

/// What is being dragged on a board: one thing at most.
#[derive(Clone, Copy)]
pub(crate) struct Dragging<T: Send + Sync + 'static> {
    drag: RwSignal<Option<Drag<T>>>,
    /// Whether the click that comes now belongs to a drag.
    has_dropped: StoredValue<bool>,
}

impl<T: Copy + Send + Sync + 'static> Dragging<T> {
    pub(crate) fn new() -> Dragging<T> {
        Dragging { drag: RwSignal::new(None), has_dropped: StoredValue::new(false) }
    }

    /// What is being dragged, once it has moved.
    pub(crate) fn get(self) -> Option<Drag<T>> {
        self.drag.get().filter(|drag| drag.is_moving)
    }

    /// Whether a pointer has taken hold of something, moved or not.
    pub(crate) fn has_begun(self) -> bool {
        self.drag.read_untracked().is_some()
    }

    /// Whether a click is one, and not the end of a drag.
    pub(crate) fn is_click(self) -> bool {
        !self.has_dropped.get_value()
    }

    /// The pointer goes down on something that can be dragged.
    pub(crate) fn begin(self, what: T, event: &PointerEvent) {
        if event.button() != 0 || !event.is_primary() || self.drag.read_untracked().is_some() {
            return;
        }
        if let Some(held) = event.current_target().and_then(|target| target.dyn_into::<Element>().ok()) {
            // Without capture nobody tells us when the button is let go outside the window.
            let _ = held.set_pointer_capture(event.pointer_id());
        }
        let at = place(event);
        self.drag.set(Some(Drag { what, at, start: at, pointer: event.pointer_id(), is_moving: false }));
    }

    /// Forgets what is being dragged.
    pub(crate) fn stop(self) {
        self.drag.set(None);
    }

    /// Follows the pointer wherever it goes, for as long as the board is shown.
    pub(crate) fn listen(self, on: impl Fn(Gesture<T>) + Copy + 'static) {
        let cancel = move || {
            self.stop();
            on(Gesture::Cancelled);
        };
        let moved = window_event_listener(leptos::ev::pointermove, move |event| {
            let Some(drag) = self.of(&event) else { return };
            // The button was let go where nobody told us.
            if event.buttons() == 0 {
                return cancel();
            }
            let drag = drag.to(place(&event));
            self.drag.set(Some(drag));
            if drag.is_moving {
                on(Gesture::Moved(drag));
            }
        });
        let up = window_event_listener(leptos::ev::pointerup, move |event| {
            let Some(drag) = self.of(&event).map(|drag| drag.to(place(&event))) else { return };
            self.stop();
            if !drag.is_moving {
                return on(Gesture::Tapped(drag.what));
            }
            self.has_dropped.set_value(true);
            request_animation_frame(move || {
                self.has_dropped.try_set_value(false);
            });
            on(Gesture::Dropped(drag));
        });
        let cancelled = window_event_listener(leptos::ev::pointercancel, move |event| {
            if self.of(&event).is_some() {
                cancel();
            }
        });
        on_cleanup(move || {
            moved.remove();
            up.remove();
            cancelled.remove();
        });
    }

    /// What this pointer took hold of.
    fn of(self, event: &PointerEvent) -> Option<Drag<T>> {
        self.drag.get_untracked().filter(|drag| drag.pointer == event.pointer_id())
    }
}

pub(super) fn place(event: &PointerEvent) -> Point {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_drag_is_a_click() {
        let at = (100.0, 50.0);
        let start = Drag { what: (), at, start: at, pointer: 1, is_moving: false };
        assert_eq!(start.to((105.0, 54.0)).offset(), None);
        let far = start.to((108.0, 50.0));
        assert_eq!(far.offset(), Some((8.0, 0.0)));
        // Whoever drags back has still dragged.
        assert_eq!(far.to((101.0, 50.0)).offset(), Some((1.0, 0.0)));
    }
}
