//! Every rule, by its id. Z11 to Z14 have their tests beside the melds and the solver too.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may stop where it stands")]

mod leaving;
mod real_tables;
mod set_up;
mod table;
mod the_end;
mod ties;
mod turn;
