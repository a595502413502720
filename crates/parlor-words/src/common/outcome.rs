//! How a game ended.

use parlor_core::{BySeat, Results};

use crate::names::{name_of, names_first};
use crate::phrase::Noun;
use crate::say::say;
use crate::{Lang, Name};

/// Who won, and with how many points, as a sentence.
#[must_use]
pub fn outcome(results: &Results, names: &BySeat<Name>, lang: Lang) -> String {
    let winners: Vec<Name> = results.winners().map(|seat| name_of(names, seat, lang)).collect();
    let mut scores = results.winners().filter_map(|seat| results.scores.get(seat).copied());
    let Some(score) = scores.next() else { return say!(lang, "Nobody wins.", "No gana nadie.") };
    let points = Noun::Point.counted(score, lang);
    if let [winner] = winners.as_slice() {
        let (wins, gano) = (winner.verb("wins", "win"), winner.verb("ganó", "ganaste"));
        return say!(lang, "{winner} {wins} with {points}.", "{winner} {gano} con {points}.");
    }
    let who = names_first(&winners, lang);
    if scores.all(|other| other == score) {
        say!(
            lang,
            "{who} share the win with {points} each.",
            "{who} empatan a {points} y comparten la victoria.",
        )
    } else {
        say!(lang, "{who} share the win.", "{who} comparten la victoria.")
    }
}
