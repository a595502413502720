//! Views keep up with the game.

use serde_json::Value;

use super::failure::{Finding, Promise};
use super::messages::{received, text};
use super::walk::Walk;
use super::{Conform, EventOf, ViewOf};
use crate::{ChanceStream, Game, RebuildView, Viewer, read_view, read_view_value};

/// Checks that every view, advanced by what its viewer saw, equals a fresh one.
pub(super) fn check<C: Conform>(walk: &Walk<C>) -> Result<(), Finding> {
    for (viewer, view) in walk.views() {
        let fresh = C::Game::view(walk.state(), *viewer);
        if fresh != *view {
            let details = format!("the advanced view is {view:?}\nbut a fresh one is {fresh:?}");
            return Err(Finding::new(Promise::ViewsKeepUp, details).by(*viewer));
        }
    }
    Ok(())
}

/// Checks that views that were read, advanced by what is read of the latest events, equal fresh ones.
pub(super) fn check_read<C: Conform>(
    walk: &Walk<C>,
    read: &mut [(Viewer, ViewOf<C>)],
    events: &[EventOf<C>],
) -> Result<(), Finding> {
    for (viewer, view) in read {
        for event in events {
            C::Game::advance(view, &received::<C::Game>(event, *viewer)?);
        }
        let fresh = C::Game::view(walk.state(), *viewer);
        if fresh != *view {
            let details = format!("the view that was read is now {view:?}\nbut a fresh one is {fresh:?}");
            return Err(Finding::new(Promise::ReadViewsKeepUp, details).by(*viewer));
        }
    }
    Ok(())
}

/// Checks that every view reads back from what is sent of it; and that a view in which something is changed or left out is
/// refused, or is one that says what was given. Returns the views as they were read.
pub(super) fn check_reading<C: Conform<Game: RebuildView>>(
    walk: &Walk<C>,
    stream: &mut ChanceStream,
) -> Result<Vec<(Viewer, ViewOf<C>)>, Finding> {
    let mut views = Vec::new();
    for (viewer, view) in walk.views() {
        let sent = text(view)?;
        let finding = |details| Err(Finding::new(Promise::ViewsReadBack, details).by(*viewer));
        match read_view::<C::Game>(&sent) {
            Ok(read) if read == *view => views.push((*viewer, read)),
            Ok(read) => return finding(format!("{sent}\nreads as {read:?}")),
            Err(error) => return finding(format!("{error}\n{sent}")),
        }
        let Ok(mut mangled) = serde_json::from_str(&sent) else { continue };
        mangle(&mut mangled, stream);
        // It may panic: that would be a finding as well.
        if let Ok(read) = read_view_value::<C::Game>(mangled.clone())
            && mangled.get("viewer").is_none()
        {
            return finding(format!("{mangled}\nreads as {read:?}"));
        }
    }
    Ok(views)
}

/// Changes something somewhere in a value: a field or an entry is left out or takes another's place, a number or a text is
/// another one.
fn mangle(value: &mut Value, stream: &mut ChanceStream) {
    let goes_deeper = |stream: &mut ChanceStream| stream.below(8) != 0;
    match value {
        Value::Object(fields) if !fields.is_empty() => {
            let names: Vec<String> = fields.keys().cloned().collect();
            let name = &names[stream.index(names.len())];
            if goes_deeper(stream) {
                fields.get_mut(name).into_iter().for_each(|field| mangle(field, stream));
            } else {
                fields.remove(name);
            }
        }
        Value::Array(entries) if !entries.is_empty() => {
            let (one, other) = (stream.index(entries.len()), stream.index(entries.len()));
            match stream.below(8) {
                0 => drop(entries.remove(one)),
                1 => entries.swap(one, other),
                2 => entries.push(entries[one].clone()),
                _ => mangle(&mut entries[one], stream),
            }
        }
        Value::Number(_) => *value = Value::from(stream.below(12)),
        Value::String(text) => {
            *value = match stream.below(4) {
                0 => Value::from("W"),
                1 => Value::from(text.chars().rev().collect::<String>()),
                2 => Value::from(7),
                _ => Value::Null,
            }
        }
        _ => {
            let others = [Value::Null, Value::Bool(true), Value::from(1), Value::from("x")];
            *value = others[stream.index(others.len())].clone();
        }
    }
}
