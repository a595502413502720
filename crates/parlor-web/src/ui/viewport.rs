//! The part of a board that is shown, and the fingers that move it: one pans, two pinch, a double tap toggles.
//!
//! By itself a board shows all of itself, unless its places would be too small to read and to hit: then it shows what is in play.

use leptos::ev::{PointerEvent, WheelEvent};
use leptos::html;
use leptos::prelude::*;
use parlor_words::pages::Text;
use wasm_bindgen::JsCast as _;
use web_sys::Element;

use super::drag::{THRESHOLD, place};
use super::frame::{Area, Frame, Shown};
use super::{Point, Ui, icons, room};

/// How long after a tap another one makes it a double tap, in milliseconds.
const DOUBLE_TAP: f64 = 400.0;
/// How far apart two taps of a double tap are at most, in pixels.
const SAME_PLACE: f64 = 32.0;
/// How many times larger than the whole a board is shown at least when it is asked for.
const STEP: f64 = 1.5;

/// How large the places of a board are to be, in pixels of the screen per unit of its picture.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scales {
    /// Below this scale a board does not show all of itself unless it is told to.
    pub(crate) readable: f64,
    /// What is in play is shown no larger than this.
    pub(crate) comfortable: f64,
}

/// What the board shows.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Choice {
    /// What suits the room.
    Automatic,
    /// Everything, because somebody wants to see it.
    Whole,
    /// What somebody went to.
    There(Shown),
}

/// The fingers, or the mouse, on the board.
#[derive(Debug, Default)]
struct Fingers {
    /// Each with where it is.
    down: Vec<(i32, Point)>,
    /// Where the first of them began.
    start: Point,
    /// Whether one finger moves the board; not if it holds something on it.
    pans: bool,
    /// Whether the board was moved, so that no click comes of it.
    has_moved: bool,
    /// The tap before: where, and when.
    tap: Option<(Point, f64)>,
    is_touch: bool,
}

/// What of a board is shown.
#[derive(Clone, Copy)]
pub(crate) struct Viewport {
    root: NodeRef<html::Div>,
    size: RwSignal<Point>,
    picture: Area,
    scales: Scales,
    /// What is kept free at the left and at the top of a room of this size, in pixels.
    inset: fn(Point) -> f64,
    in_play: RwSignal<Area>,
    choice: RwSignal<Choice>,
    fingers: StoredValue<Fingers>,
}

impl Viewport {
    /// For a picture in an element.
    pub(crate) fn new(
        root: NodeRef<html::Div>,
        picture: Area,
        scales: Scales,
        inset: fn(Point) -> f64,
    ) -> Viewport {
        Viewport {
            root,
            size: room(root),
            picture,
            scales,
            inset,
            in_play: RwSignal::new(picture),
            choice: RwSignal::new(Choice::Automatic),
            fingers: StoredValue::default(),
        }
    }

    /// The part of the element that is kept free at its left and at its top.
    pub(crate) fn inset(self) -> f64 {
        (self.inset)(self.size.get())
    }

    /// The picture and its room.
    pub(crate) fn frame(self) -> Frame {
        let (size, inset) = (self.size.get(), self.inset());
        let room = ((size.0 - inset).max(0.0), (size.1 - inset).max(0.0));
        let frame = Frame { picture: self.picture, room, closest: f64::MAX };
        Frame { closest: (self.scales.comfortable * STEP).max(frame.whole_scale() * 3.0), ..frame }
    }

    /// What is shown now.
    pub(crate) fn shown(self) -> Shown {
        let frame = self.frame();
        match self.choice.get() {
            Choice::Automatic if frame.whole_scale() < self.scales.readable => self.close_up(frame),
            Choice::Automatic | Choice::Whole => frame.whole(),
            Choice::There(shown) => frame.clamped(shown),
        }
    }

    /// What is in play, large enough.
    fn close_up(self, frame: Frame) -> Shown {
        frame.close_up(self.in_play.get(), self.scales.readable, self.scales.comfortable)
    }

    /// What is shown now, as an SVG wants it.
    pub(crate) fn view_box(self) -> String {
        self.frame().area(self.shown()).view_box()
    }

    /// Whether everything is shown.
    pub(crate) fn is_whole(self) -> bool {
        self.shown().scale <= self.frame().whole_scale()
    }

    /// Another position: what is in play now, shown as suits the room.
    pub(crate) fn renew(self, in_play: Area) {
        self.in_play.set(in_play);
        self.choice.set(Choice::Automatic);
    }

    /// Something was picked up: anyone looking at the whole board is brought closer where places are small.
    pub(crate) fn approach(self) {
        if self.choice.get_untracked() == Choice::Whole {
            self.choice.set(Choice::Automatic);
        }
    }

    /// From everything to what is in play, or back.
    pub(crate) fn toggle(self) {
        untrack(|| {
            let frame = self.frame();
            let smallest = self.scales.readable.max(frame.whole_scale() * STEP);
            let near = frame.close_up(self.in_play.get(), smallest, self.scales.comfortable.max(smallest));
            self.choice.set(if self.is_whole() { Choice::There(near) } else { Choice::Whole });
        });
    }

    /// The button that does it.
    pub(crate) fn zoom_button(self, ui: Ui) -> AnyView {
        let is_whole = Memo::new(move |_| self.is_whole());
        let word = move || if is_whole.get() { Text::ZoomIn } else { Text::ZoomOut }.text(ui.lang.get());
        let icon =
            move || if is_whole.get() { icons::zoom_in().into_any() } else { icons::zoom_out().into_any() };
        view! {
            <button class="icon-button" data-test="zoom" aria-label=word title=word on:click=move |_| self.toggle()>{icon}</button>
        }
        .into_any()
    }

    /// A place that the keyboard goes to comes into sight.
    pub(crate) fn reveal(self, area: Area) {
        untrack(|| {
            let (frame, shown) = (self.frame(), self.shown());
            let now = frame.revealing(shown, area);
            if now != shown {
                self.choice.set(Choice::There(now));
            }
        });
    }

    /// Whether a click is one, and not the end of a gesture.
    pub(crate) fn is_click(self) -> bool {
        self.fingers.with_value(|fingers| !fingers.has_moved)
    }

    /// A tap that does nothing else: the second one at the same place toggles what is shown, and is used up by it.
    pub(crate) fn is_double_tap(self, event: &leptos::ev::MouseEvent) -> bool {
        let at = (f64::from(event.client_x()), f64::from(event.client_y()));
        let now = event.time_stamp();
        let is_second = self.fingers.try_update_value(|fingers| {
            let before = fingers.tap.replace((at, now));
            let is_second = fingers.is_touch
                && before
                    .is_some_and(|(there, then)| now - then < DOUBLE_TAP && distance(at, there) < SAME_PLACE);
            if is_second {
                fingers.tap = None;
            }
            is_second
        });
        if is_second != Some(true) {
            return false;
        }
        untrack(|| {
            if self.is_whole() {
                let (frame, shown) = (self.frame(), self.shown());
                let times = (self.scales.comfortable / shown.scale).max(STEP);
                self.choice.set(Choice::There(frame.zoomed(shown, times, self.in_room(at))));
            } else {
                self.choice.set(Choice::Whole);
            }
        });
        true
    }

    /// A finger comes down on the board. It pans, unless it holds something there.
    pub(crate) fn press(self, event: &PointerEvent, pans: bool) {
        self.fingers.update_value(|fingers| {
            // A finger that rests beside the board makes the first one on it not primary. If a primary one comes, nobody told us
            // that those before it were lifted.
            if event.is_primary() || fingers.down.is_empty() {
                fingers.down.clear();
                fingers.start = place(event);
                fingers.pans = pans && event.button() == 0;
                fingers.has_moved = false;
                fingers.is_touch = event.pointer_type() == "touch";
            }
            if fingers.down.len() < 2 {
                fingers.down.push((event.pointer_id(), place(event)));
            }
        });
    }

    /// Follows the fingers for as long as the board is shown. Two of them let go of what one held.
    pub(crate) fn listen(self, let_go: impl Fn() + Copy + 'static) {
        let moved = window_event_listener(leptos::ev::pointermove, move |event| self.follow(&event, let_go));
        let up = window_event_listener(leptos::ev::pointerup, move |event| self.lift(&event));
        let cancelled = window_event_listener(leptos::ev::pointercancel, move |event| self.lift(&event));
        on_cleanup(move || {
            moved.remove();
            up.remove();
            cancelled.remove();
        });
    }

    /// A touchpad pinches with the wheel and a key that nobody presses.
    pub(crate) fn wheel(self, event: &WheelEvent) {
        if !event.ctrl_key() {
            return;
        }
        event.prevent_default();
        let at = (f64::from(event.client_x()), f64::from(event.client_y()));
        let times = if event.delta_y() < 0.0 { 1.1 } else { 1.0 / 1.1 };
        self.change(|frame, shown| frame.zoomed(shown, times, self.in_room(at)));
    }

    fn follow(self, event: &PointerEvent, let_go: impl Fn()) {
        // It was let go outside the window.
        if event.buttons() == 0 {
            return self.lift(event);
        }
        let (id, to) = (event.pointer_id(), place(event));
        let step = self.fingers.try_update_value(|fingers| {
            let others: Vec<Point> =
                fingers.down.iter().filter(|(each, _)| *each != id).map(|(_, at)| *at).collect();
            let from = fingers
                .down
                .iter_mut()
                .find(|(each, _)| *each == id)
                .map(|(_, at)| std::mem::replace(at, to))?;
            match others.first() {
                Some(other) => {
                    fingers.pans = false;
                    fingers.has_moved = true;
                    Some(Step::Pinch { from, to, other: *other })
                }
                None if fingers.pans && (fingers.has_moved || distance(fingers.start, to) >= THRESHOLD) => {
                    // What was too short for a drag until now belongs to it too.
                    let from = if fingers.has_moved { from } else { fingers.start };
                    fingers.has_moved = true;
                    Some(Step::Pan { from, to })
                }
                None => None,
            }
        });
        match step.flatten() {
            Some(Step::Pan { from, to }) => {
                hold(event);
                self.change(|frame, shown| frame.panned(shown, difference(to, from)));
            }
            Some(Step::Pinch { from, to, other }) => {
                let_go();
                let (before, after) = (between(from, other), between(to, other));
                let times = distance(to, other) / distance(from, other).max(1.0);
                self.change(|frame, shown| {
                    let panned = frame.panned(shown, difference(after, before));
                    frame.zoomed(panned, times, self.in_room(after))
                });
            }
            None => {}
        }
    }

    fn lift(self, event: &PointerEvent) {
        self.fingers.update_value(|fingers| fingers.down.retain(|(id, _)| *id != event.pointer_id()));
        // The click that comes with it is still no click.
        request_animation_frame(move || {
            self.fingers.try_update_value(|fingers| fingers.has_moved &= !fingers.down.is_empty());
        });
    }

    fn change(self, change: impl FnOnce(Frame, Shown) -> Shown) {
        untrack(|| {
            let (frame, shown) = (self.frame(), self.shown());
            let now = change(frame, shown);
            if now != shown {
                self.choice.set(Choice::There(now));
            }
        });
    }

    /// The pixel of the room at a place in the window.
    fn in_room(self, at: Point) -> Point {
        let Some(root) = self.root.get_untracked() else { return at };
        let (corner, inset) = (root.get_bounding_client_rect(), untrack(|| self.inset()));
        (at.0 - corner.x() - inset, at.1 - corner.y() - inset)
    }
}

/// What a finger does by moving.
enum Step {
    Pan { from: Point, to: Point },
    Pinch { from: Point, to: Point, other: Point },
}

/// Without capture nobody tells us when the button is let go outside the window.
fn hold(event: &PointerEvent) {
    if let Some(held) = event.target().and_then(|target| target.dyn_into::<Element>().ok()) {
        let _ = held.set_pointer_capture(event.pointer_id());
    }
}

fn difference(one: Point, other: Point) -> Point {
    (one.0 - other.0, one.1 - other.1)
}

fn distance(one: Point, other: Point) -> f64 {
    let (right, down) = difference(one, other);
    right.hypot(down)
}

fn between(one: Point, other: Point) -> Point {
    (f64::midpoint(one.0, other.0), f64::midpoint(one.1, other.1))
}
