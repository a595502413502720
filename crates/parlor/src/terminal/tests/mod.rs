//! Every state of the screen, as ratatui draws it, in both languages: each file in `screens` is a sitting at the table,
//! one picture after the other. `SNAPSHOTS=overwrite cargo test -p parlor --lib terminal` writes them again.

mod fives;
mod keeping;
mod menus;
mod polygon;
mod scorzo;
mod sitting;
#[cfg(feature = "toy")]
mod toy;

pub(super) use sitting::{Sitting, context, game};
