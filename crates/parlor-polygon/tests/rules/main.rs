//! Every rule, by its id. P1 to P4 and P16 to P18 have tests beside the geometry, the tiles and the combinations too.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may stop where it stands")]

mod placing;
mod real_tables;
mod scoring;
mod set_up;
mod table;
mod the_end;
mod turns;
