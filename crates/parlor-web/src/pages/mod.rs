//! All pages but the table.

mod begin;
mod boxes;
mod editions;
mod frame;
mod games;
mod guide;
mod home;
mod new_game;
mod new_table;
mod no_page;
mod online;
mod rule_picture;
mod rules;

pub(crate) use begin::{BeginError, begin, begin_usual};
pub(crate) use frame::frame;
pub(crate) use games::{check, check_deal, games, list};
pub(crate) use guide::guide_of;
pub(crate) use home::home;
pub(crate) use new_game::{form, new_game};
pub(crate) use new_table::NewTableForm;
pub(crate) use no_page::{no_page, no_such_page};
pub(crate) use online::online;
pub(crate) use rules::{ShownRule, rule_of, rules, rules_of};
