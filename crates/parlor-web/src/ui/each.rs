//! Many places, of which few change at a time.

use leptos::prelude::*;

/// A signal for each place, from what all of them show. Only those that change tell it to what follows them: if each were a memo
/// of all, a move would ask everything on the board whether it is still as it was.
pub(crate) fn each<T>(all: impl Fn() -> Vec<T> + 'static) -> Vec<RwSignal<T>>
where
    T: PartialEq + Send + Sync + 'static,
{
    let places: Vec<RwSignal<T>> = untrack(&all).into_iter().map(RwSignal::new).collect();
    let followed = places.clone();
    Effect::new(move || {
        for (place, now) in followed.iter().zip(all()) {
            if *place.read_untracked() != now {
                place.set(now);
            }
        }
    });
    places
}
