//! What happens in several games.

use parlor_core::{BySeat, Departure, Seat};

use crate::phrase::list_and;
use crate::say::say;
use crate::spans::Part;
use crate::{Lang, Spans};

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
pub(crate) fn lots<T, H: Ord, P: Part>(
    what_for: &str,
    drawn: &BySeat<Option<T>>,
    height: impl Fn(&T) -> H,
    lot: impl Fn(&T) -> P,
    name: impl Fn(Seat) -> String,
    lang: Lang,
) -> Spans {
    let draws: Vec<(String, &T)> =
        drawn.iter().filter_map(|(seat, lot)| Some((name(seat), lot.as_ref()?))).collect();
    let mut line = Spans::from(what_for);
    for (index, (name, drawn)) in draws.iter().enumerate() {
        line.push(if index == 0 { ": " } else { ", " });
        line.push(name.as_str());
        line.push(" ");
        line.push(&lot(drawn));
    }
    line.push(".");
    let highest = draws.iter().map(|(_, lot)| height(lot)).max();
    let leaders = draws.iter().filter(|(_, lot)| Some(height(lot)) == highest);
    let leaders: Vec<&str> = leaders.map(|(name, _)| name.as_str()).collect();
    if leaders.len() < 2 {
        return line;
    }
    let leaders = list_and(&leaders, lang);
    line.push(&say!(lang, " {leaders} draw again.", " {leaders} vuelven a robar."));
    line
}

/// The draw for the first turn.
pub(crate) const fn for_first_turn(lang: Lang) -> &'static str {
    lang.pick("Draw for the first turn", "Sorteo del primer turno")
}

/// The last line where a score of several parts is explained.
pub(crate) fn in_all(points: &str, lang: Lang) -> String {
    say!(lang, "In all: {points}.", "En total: {points}.")
}
