//! `parlor play`: play in this terminal.

use std::sync::Arc;

use parlor_core::{BySeat, Edition as _, MAX_SEATS, SetUpError};
use parlor_session::SeatChoice;
use parlor_words::Lang;

use super::{table, terminal};
use crate::args::{BoxArgs, PlayArgs};
use crate::editions;
use crate::failure::{Exit, Failure};
use crate::games::with_game;
use crate::output::Output;
use crate::terminal::{AppContext, Menu, NewGame, Screen, TerminalGame, read_seat_choice};

pub(super) fn run(args: &PlayArgs, output: &Output) -> Result<Exit, Failure> {
    let lang = output.lang();
    terminal::needed(output)?;
    let context = terminal::context(args.screen, output)?;
    let Some(game) = &args.game else { return terminal::show(Box::new(Menu::new(context)), output) };
    let seed = table::seed(args.seed.as_deref(), lang)?;
    let new = New { seats: &args.seats, rules: &args.rules, seed, is_real_table: false, context };
    terminal::show(begin(game, new, lang)?, output)
}

/// A game that is to begin.
pub(super) struct New<'a> {
    pub(super) seats: &'a [String],
    pub(super) rules: &'a BoxArgs,
    pub(super) seed: Option<String>,
    pub(super) is_real_table: bool,
    pub(super) context: AppContext,
}

/// Begins a game of whatever kind.
pub(super) fn begin(game: &str, new: New<'_>, lang: Lang) -> Result<Box<dyn Screen>, Failure> {
    with_game!(game, lang, G => new_game::<G>(new))
}

fn new_game<G: TerminalGame>(new: New<'_>) -> Result<Box<dyn Screen>, Failure> {
    let lang = new.context.lang;
    let edition = Arc::new(editions::find::<G>(&new.rules.edition, lang)?);
    let options = table::options::<G>(&new.rules.options, lang)?;
    let seat_choices: Vec<SeatChoice> = new
        .seats
        .iter()
        .map(|text| read_seat_choice(text, new.is_real_table, &new.context).map_err(Failure::Misuse))
        .collect::<Result<_, _>>()?;
    let players = u8::try_from(seat_choices.len().min(MAX_SEATS + 1)).expect("one more than there are seats");
    let can_play = edition.players();
    if !can_play.contains(&players) {
        let (least, most) = (*can_play.start(), *can_play.end());
        return Err(Failure::misuse(&SetUpError::Players { asked: players, least, most }, lang));
    }
    let seat_choices = BySeat::new(players, |seat| seat_choices[seat.index()].clone());
    let is_real_table = new.is_real_table;
    let game = NewGame::<G> { edition, options, seat_choices, seed: new.seed, is_real_table };
    Ok(Box::new(game.begin(&new.context)?))
}
