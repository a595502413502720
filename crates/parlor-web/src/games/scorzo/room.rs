//! How much room an element has, now and whenever that changes.

use js_sys::{Array, Function, Reflect};
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast as _, JsValue};

/// The width and height of an element in pixels, from when it is drawn on.
pub(super) fn room(of: NodeRef<html::Div>) -> RwSignal<(f64, f64)> {
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
        let callback = Closure::<dyn FnMut()>::new(measure).into_js_value();
        // A browser that can't watch elements has windows that change their size at least.
        let Some(observer) = watch(&element, &callback) else {
            let listener = window_event_listener(leptos::ev::resize, move |_| measure());
            on_cleanup(move || listener.remove());
            return;
        };
        let observer = StoredValue::new_local(observer);
        on_cleanup(move || {
            observer.try_with_value(|observer| call(observer, "disconnect", &Array::new()));
        });
    });
    room
}

/// Calls back whenever the size of the element changes. The type is named at run time because no other page needs it.
fn watch(element: &JsValue, callback: &JsValue) -> Option<JsValue> {
    let kind: Function = Reflect::get(&window(), &"ResizeObserver".into()).ok()?.dyn_into().ok()?;
    let observer = Reflect::construct(&kind, &Array::of1(callback)).ok()?;
    call(&observer, "observe", &Array::of1(element))?;
    Some(observer)
}

fn call(what: &JsValue, name: &str, arguments: &Array) -> Option<JsValue> {
    let method: Function = Reflect::get(what, &name.into()).ok()?.dyn_into().ok()?;
    method.apply(what, arguments).ok()
}
