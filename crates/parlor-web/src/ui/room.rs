//! How much room an element has, now and whenever that changes.

use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use wasm_bindgen::prelude::Closure;
use web_sys::ResizeObserver;

/// The width and height of an element in pixels, from when it is drawn on.
pub(crate) fn room(of: NodeRef<html::Div>) -> RwSignal<(f64, f64)> {
    let room = RwSignal::new((0.0, 0.0));
    let measure = move || {
        if let Some(element) = of.get_untracked() {
            let now = (f64::from(element.client_width()), f64::from(element.client_height()));
            if room.try_get_untracked().is_some_and(|before| before != now) {
                room.set(now);
            }
        }
    };
    Effect::new(move || {
        let Some(element) = of.get() else { return };
        measure();
        let callback = Closure::<dyn FnMut()>::new(measure);
        let Ok(observer) = ResizeObserver::new(callback.as_ref().unchecked_ref()) else { return };
        observer.observe(&element);
        let held = StoredValue::new_local((observer, callback));
        on_cleanup(move || {
            held.try_with_value(|(observer, _)| observer.disconnect());
        });
    });
    room
}
