//! All pages but the table.

mod begin;
mod boxes;
mod editions;
mod frame;
mod games;
mod home;
mod new_game;
mod rules;

pub(crate) use begin::begin;
pub(crate) use games::games;
pub(crate) use home::home;
pub(crate) use new_game::new_game;
pub(crate) use rules::rules;
