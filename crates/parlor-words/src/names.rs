//! Who sits where.

use std::fmt::Display;

use parlor_core::{BySeat, Seat};

use crate::Lang;
use crate::say::say;

/// What to call a player without a name: by the seat.
#[must_use]
pub fn seat_name(seat: Seat, lang: Lang) -> String {
    say!(lang, "Seat {seat}", "Asiento {seat}")
}

/// What to call the players of a table where nobody has a name.
#[must_use]
pub fn seat_names(seats: u8, lang: Lang) -> BySeat<String> {
    BySeat::new(seats, |seat| seat_name(seat, lang))
}

/// The name of a player, or the seat's if there is none.
pub(crate) fn name_of<N: Display>(names: &BySeat<N>, seat: Seat, lang: Lang) -> String {
    names.get(seat).map_or_else(|| seat_name(seat, lang), ToString::to_string)
}
