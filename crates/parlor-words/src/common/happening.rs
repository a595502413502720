//! What happens in several games.

use std::fmt::Display;

use parlor_core::{BySeat, Departure, Seat};

use crate::Lang;
use crate::phrase::list_and;
use crate::say::say;

/// A player has left for good.
pub(crate) fn left(name: &str, why: Departure, lang: Lang) -> String {
    match why {
        Departure::Resigned => say!(lang, "{name} leaves the game.", "{name} abandona la partida."),
        Departure::OutOfTime => say!(
            lang,
            "{name} runs out of time and leaves the game.",
            "A {name} se le acaba el tiempo y abandona la partida.",
        ),
    }
}

/// Who drew what, after what it is for, and whether those who are highest have to draw again.
pub(crate) fn lots<T: Display, H: Ord>(
    what_for: &str,
    drawn: &BySeat<Option<T>>,
    height: impl Fn(&T) -> H,
    name: impl Fn(Seat) -> String,
    lang: Lang,
) -> String {
    let draws: Vec<(String, &T)> =
        drawn.iter().filter_map(|(seat, lot)| Some((name(seat), lot.as_ref()?))).collect();
    let each: Vec<String> = draws.iter().map(|(name, lot)| format!("{name} {lot}")).collect();
    let line = format!("{what_for}: {}.", each.join(", "));
    let highest = draws.iter().map(|(_, lot)| height(lot)).max();
    let leaders = draws.iter().filter(|(_, lot)| Some(height(lot)) == highest);
    let leaders: Vec<&str> = leaders.map(|(name, _)| name.as_str()).collect();
    if leaders.len() < 2 {
        return line;
    }
    let leaders = list_and(&leaders, lang);
    say!(lang, "{line} {leaders} draw again.", "{line} {leaders} vuelven a robar.")
}

/// The draw for the first turn.
pub(crate) const fn for_first_turn(lang: Lang) -> &'static str {
    lang.pick("Draw for the first turn", "Sorteo del primer turno")
}

/// The last line where a score of several parts is explained.
pub(crate) fn in_all(points: &str, lang: Lang) -> String {
    say!(lang, "In all: {points}.", "En total: {points}.")
}
