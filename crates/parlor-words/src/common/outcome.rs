//! How a game ended.

use std::fmt::Display;

use parlor_core::{BySeat, Results};

use crate::Lang;
use crate::names::name_of;
use crate::phrase::{Noun, list_and};
use crate::say::say;

/// Who won, and with how many points, as a sentence.
#[must_use]
pub fn outcome<N: Display>(results: &Results, names: &BySeat<N>, lang: Lang) -> String {
    let winners: Vec<String> = results.winners().map(|seat| name_of(names, seat, lang)).collect();
    let mut scores = results.winners().filter_map(|seat| results.scores.get(seat).copied());
    let Some(score) = scores.next() else { return say!(lang, "Nobody wins.", "No gana nadie.") };
    let who = list_and(&winners, lang);
    let points = Noun::Point.counted(score, lang);
    match winners.len() {
        1 => say!(lang, "{who} wins with {points}.", "{who} gana con {points}."),
        _ if scores.all(|other| other == score) => say!(
            lang,
            "{who} share the win with {points} each.",
            "{who} empatan a {points} y comparten la victoria.",
        ),
        _ => say!(lang, "{who} share the win.", "{who} comparten la victoria."),
    }
}
