//! One game among bots, for any game.

use parlor_bots::{GameSeed, Level, play};
use parlor_core::record::{Record, RecordedChance};
use parlor_core::{BySeat, MAX_SEATS, Outcome, SetUp};
use parlor_session::with_game;
use parlor_words::program::RefereeProblem;
use parlor_words::{Lang, Say};
use serde::Serialize;

use super::fault::Fault;
use super::json;
use super::request::Fields;
use crate::draw::TextGame;
use crate::games::{GAME_IDS, recorded, selfplay_error};

pub(super) fn selfplay(fields: &mut Fields<'_>) -> Result<String, Fault> {
    let game = fields.game(GAME_IDS)?;
    let seed = fields.text("seed")?;
    let most = u8::try_from(MAX_SEATS).expect("seats are few");
    let players = fields.number("players", 1, most)?;
    let bot = fields.text("bot")?;
    fields.done()?;
    let names = Level::ALL.map(Level::name);
    let problem = RefereeProblem::UnknownName { field: "bot", name: &bot, allowed: &names };
    let level = bot.parse().map_err(|_| fields.fault(&problem))?;
    let seed = GameSeed::new(&seed);
    with_game!(game, G => one_game::<G>(&seed, players, level, fields.lang()))
        .unwrap_or_else(|| unreachable!("the field is the id of a game"))
}

#[derive(Serialize)]
struct Answer<'a> {
    scores: &'a [i32],
    turns: usize,
    record: String,
}

fn one_game<G: TextGame>(seed: &GameSeed, players: u8, level: Level, lang: Lang) -> Result<String, Fault> {
    let set_up = SetUp::<G>::classic(players, seed.deal());
    let levels = BySeat::new(players, |_| level);
    let log =
        play(set_up, &levels, seed).map_err(|error| Fault::bad_request(&selfplay_error(&error, lang)))?;
    let seats = recorded::<G>(&levels.map(|_, level| (*level).into()));
    let chance = RecordedChance::open(&log.set_up().chance);
    let record =
        Record::from_log(&log, seats, chance).map_err(|error| Fault::bad_request(&error.say(lang)))?;
    let scores = match G::outcome(log.state()) {
        Outcome::Over(results) => results.scores,
        Outcome::Going => BySeat::new(players, |_| 0),
    };
    Ok(json(&Answer { scores: scores.as_slice(), turns: G::turns(&log), record: record.to_string() }))
}
