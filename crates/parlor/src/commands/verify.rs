//! `parlor verify`: was the deal the one that the house had committed to, and did the bots do what they had to?

use std::io::Write;
use std::path::Path;

use parlor_bots::{BotsCheck, OtherMove, check_bots};
use parlor_core::record::{LineNumbers, Part, Record, replay, verify, verify_bots};
use parlor_session::SessionGame;
use parlor_words::{
    Lang, Say, bots_agree, bots_differ, bots_of_other_version, replay_error, sentence, verified,
};

use crate::failure::{Exit, Failure};
use crate::games::with_game;
use crate::output::Output;
use crate::text_file;

pub(super) fn run(file: &Path, with_bots: bool, output: &Output) -> Result<Exit, Failure> {
    let lang = output.lang();
    let text = text_file::read(file, lang)?;
    let (record, lines) = Record::read(&text).map_err(|error| text_file::broken(file, &error, lang))?;
    let mut out = output.out();
    let mut exit = match verify(&record) {
        Ok(fair) => {
            verified(&fair, lang).iter().try_for_each(|line| writeln!(out, "{line}"))?;
            Exit::Yes
        }
        Err(error) => {
            writeln!(out, "{}", error.sentence(lang))?;
            Exit::No
        }
    };
    if with_bots && exit == Exit::Yes {
        let (answer, verdict) = with_game!(record.game(), lang, G => Ok(bots::<G>(&record, &lines, lang)))?;
        writeln!(out, "{answer}")?;
        exit = verdict;
    }
    out.flush()?;
    Ok(exit)
}

/// Thinks every move of every bot again.
fn bots<G: SessionGame>(record: &Record, lines: &LineNumbers, lang: Lang) -> (String, Exit) {
    let seed = match verify_bots(record) {
        Ok(seed) => seed,
        Err(error) => return (error.sentence(lang), Exit::No),
    };
    let played = match replay::<G>(record) {
        Ok(replayed) => replayed.played,
        Err(error) => return (sentence(&replay_error(&error, lines, lang)), Exit::No),
    };
    let played = played.expect("the seed of the deal was shown");
    match check_bots(&played, record.seats(), &seed) {
        BotsCheck { other: Some(OtherMove { entry, seat, played, bots_own }), .. } => {
            let line = lines.line(&Part::Entry(entry)).unwrap_or_default();
            let bots_own = bots_own.map(|action| action.to_string());
            let answer = bots_differ(line, seat, &played.to_string(), bots_own.as_deref(), lang);
            (answer, Exit::No)
        }
        BotsCheck { other_version: Some((bot, moves)), .. } => {
            (bots_of_other_version(bot, G::player_version(bot.level), moves, lang), Exit::Trouble)
        }
        BotsCheck { same, .. } => (bots_agree(same, lang), Exit::Yes),
    }
}
