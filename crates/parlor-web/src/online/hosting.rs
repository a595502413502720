//! What only those need who set up a table: it is loaded when they do.

use leptos::prelude::*;
use parlor_words::pages::Text;

use super::{choose, invite};
use crate::chunk::{Hosting, hosting_chunk, loaded, loaded_piece};
use crate::ui::Ui;

/// What there is for them.
pub(crate) const HOSTING: Hosting =
    Hosting { choose: choose::choose, set_up: choose::set_up, invite: invite::invite };

/// A page of it, as soon as its code is there.
pub(super) fn page(page: impl Fn(&'static Hosting) -> AnyView + Send + Sync + 'static) -> AnyView {
    let ui = Ui::get();
    loaded(move || ui.say(Text::Friends)().to_owned(), hosting_chunk, page)
}

/// A piece of a page likewise.
pub(super) fn piece(piece: impl Fn(&'static Hosting) -> AnyView + Send + Sync + 'static) -> AnyView {
    loaded_piece(hosting_chunk, piece)
}
