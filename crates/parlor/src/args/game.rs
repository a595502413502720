//! Which game.

use std::ffi::OsStr;

use clap::builder::{PossibleValue, StringValueParser, TypedValueParser};
use clap::{Arg, Command, Error};

use crate::games::GAME_IDS;

/// Reads a game's id. Help and completions name all of them. Whether it is one is checked later, because that error is in the
/// user's language.
#[derive(Clone, Copy)]
pub(super) struct GameId;

impl TypedValueParser for GameId {
    type Value = String;

    fn parse_ref(&self, command: &Command, arg: Option<&Arg>, value: &OsStr) -> Result<String, Error> {
        StringValueParser::new().parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(GAME_IDS.iter().map(PossibleValue::new)))
    }
}
