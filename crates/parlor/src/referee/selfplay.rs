//! One game among bots, for any game.

use std::sync::Arc;

use parlor_bots::{GameSeed, Level, play};
use parlor_core::record::{Record, RecordedChance};
use parlor_core::{BySeat, Chance, MAX_SEATS, Outcome, SetUp};
use parlor_words::program::RefereeProblem;
use parlor_words::{Lang, Say};
use serde::Serialize;

use super::fault::Fault;
use super::json;
use super::request::Fields;
use crate::draw::TextGame;
use crate::games::{self, WithGame, with_game};

pub(super) fn selfplay(fields: &mut Fields<'_>) -> Result<String, Fault> {
    let game = fields.game(&games::IDS)?;
    let seed = fields.text("seed")?;
    let most = u8::try_from(MAX_SEATS).expect("seats are few");
    let players = fields.number("players", 1, most)?;
    let bot = fields.text("bot")?;
    fields.done()?;
    let names = Level::ALL.map(Level::name);
    let problem = RefereeProblem::UnknownName { field: "bot", name: &bot, allowed: &names };
    let level = bot.parse().map_err(|_| fields.fault(&problem))?;
    let one_game = OneGame { seed: GameSeed::new(&seed), players, level, lang: fields.lang() };
    let problem = RefereeProblem::UnknownName { field: "game", name: game, allowed: &games::IDS };
    with_game(game, one_game).unwrap_or_else(|| Err(fields.fault(&problem)))
}

struct OneGame {
    seed: GameSeed,
    players: u8,
    level: Level,
    lang: Lang,
}

#[derive(Serialize)]
struct Answer<'a> {
    scores: &'a [i32],
    turns: usize,
    record: String,
}

impl WithGame for OneGame {
    type Output = Result<String, Fault>;

    fn with<G: TextGame>(self) -> Result<String, Fault> {
        let edition = Arc::new(games::default_edition::<G>());
        let chance = Chance::Seed(self.seed.deal());
        let set_up = SetUp::<G> { edition, options: G::Options::default(), players: self.players, chance };
        let levels = BySeat::new(self.players, |_| self.level);
        let log = play(set_up, &levels, &self.seed)
            .map_err(|error| Fault::bad_request(&games::selfplay_error(&error, self.lang)))?;
        let names = games::names(&levels.map(|_, level| (*level).into()));
        let chance = RecordedChance::open(&log.set_up().chance);
        let record = Record::from_log(&log, names, chance)
            .map_err(|error| Fault::bad_request(&error.say(self.lang)))?;
        let scores = match G::outcome(log.state()) {
            Outcome::Over(results) => results.scores,
            Outcome::Going => BySeat::new(self.players, |_| 0),
        };
        Ok(json(&Answer { scores: scores.as_slice(), turns: G::turns(&log), record: record.to_string() }))
    }
}
