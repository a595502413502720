//! Coming to a table: by an invitation, by its address, or to play again.

use std::cell::Cell;

use leptos::prelude::*;
use parlor_wire::{InviteSecret, TableId};
use wasm_bindgen::JsValue;

use super::at;
use super::guest::for_guests;
use super::link::Coming;
use crate::route::Route;

/// What the browser keeps a secret under, as long as the tab is there; the table follows.
const SECRET: &str = "parlor.secret.";

thread_local! {
    /// The table at which whoever is here plays again: seated there already, they add to the deal.
    static AGAIN: Cell<Option<TableId>> = const { Cell::new(None) };
}

/// By an invitation: a name, and a place.
pub(super) fn join(table: TableId, secret: InviteSecret) -> AnyView {
    keep(table, secret);
    for_guests(move || at::at(table, Some(secret), Coming::ToSit))
}

/// By the address of the table.
pub(super) fn come_back(table: TableId) -> AnyView {
    let comes = if AGAIN.take() == Some(table) { Coming::Again } else { Coming::ToSit };
    for_guests(move || at::at(table, kept(table), comes))
}

/// Goes to the table where the same people play again.
pub(super) fn go_on_at(table: TableId) {
    AGAIN.set(Some(table));
    Route::at(table).open();
}

fn keep(table: TableId, secret: InviteSecret) {
    if let Some(storage) = window().session_storage().ok().flatten() {
        // Without storage, whoever reloads the page needs the invitation again.
        let _ = storage.set_item(&format!("{SECRET}{table}"), secret.as_str());
    }
}

fn kept(table: TableId) -> Option<InviteSecret> {
    let storage = window().session_storage().ok().flatten()?;
    storage.get_item(&format!("{SECRET}{table}")).ok().flatten()?.parse().ok()
}

/// The secret leaves the address: whoever looks over a shoulder, or at a picture of the screen, does not get it.
pub(super) fn hide_secret(table: TableId) {
    // Whoever is on the way to another page goes there.
    if !window().location().hash().is_ok_and(|hash| hash.starts_with("#/join/")) {
        return;
    }
    let at = Route::at(table).hash();
    let history = window().history();
    let _ = history.and_then(|history| history.replace_state_with_url(&JsValue::NULL, "", Some(&at)));
}
