//! Playing in the terminal.

mod app;
mod app_context;
mod backend;
mod board;
mod boards;
mod line_edit;
mod menu;
mod online;
mod open;
mod paint;
mod rematch;
mod review;
mod screen;
mod seat_choice;
mod table;
#[cfg(test)]
mod tests;
mod theme;

pub(crate) use app::{App, Inbox, panic_on_screen};
pub(crate) use app_context::AppContext;
pub(crate) use board::TerminalGame;
pub(crate) use menu::{Menu, SavedList};
pub(crate) use online::JoinScreen;
pub(crate) use open::{NewGame, resume};
pub(crate) use screen::Screen;
pub(crate) use seat_choice::{own_name, read_seat_choice};
