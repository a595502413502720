//! Playing in the terminal.

mod again;
mod app;
mod board;
mod boards;
mod front;
mod look;
mod menu;
mod open;
mod paint;
mod review;
mod screen;
mod seat_choice;
mod setting;
mod table;
#[cfg(test)]
mod tests;
mod typed;

pub(crate) use app::{App, panic_on_screen};
pub(crate) use board::Seated;
pub(crate) use menu::{Menu, SavedList};
pub(crate) use open::{NewGame, resume};
pub(crate) use screen::Screen;
pub(crate) use seat_choice::{own_name, read_seat_choice};
pub(crate) use setting::Setting;
