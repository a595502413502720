//! Play with people at other devices: invitations, the table before its game, and the connection to the house.

mod at;
mod choose;
mod guest;
mod hosting;
mod http;
mod invite;
mod join;
mod kit;
mod link;
mod lobby;
mod notices;
mod socket;

use leptos::prelude::AnyView;
use parlor_wire::{Key, TableId};

pub(crate) use hosting::HOSTING;
pub(crate) use link::{Incoming, LinkHandle};

use crate::browser::random;
use crate::pages::no_such_page;

/// The page that an address names.
pub(crate) fn page(path: &str) -> AnyView {
    let parts: Vec<&str> = path.split('/').collect();
    match parts[..] {
        ["online"] => hosting::page(|hosting| (hosting.choose)()),
        ["online", game] => {
            let game = game.to_owned();
            hosting::page(move |hosting| (hosting.set_up)(&game))
        }
        ["join", table, secret] => match (table.parse(), secret.parse()) {
            (Ok(table), Ok(secret)) => join::join(table, secret),
            _ => at::no_table(),
        },
        ["at", table] => table.parse::<TableId>().map_or_else(|_| at::no_table(), join::come_back),
        _ => no_such_page(),
    }
}

/// A key for something that is submitted; `None` if the browser has no chance of its own.
pub(crate) fn new_key() -> Option<Key> {
    random::bytes().map(Key::from_random)
}
