//! What happens in several games.

use parlor_core::{BySeat, Departure, Seat};

use crate::names::names_first;
use crate::say::say;
use crate::spans::Part;
use crate::{Lang, Name, Spans};

/// A player has left the game.
pub(crate) fn left(name: &Name, why: Departure, lang: Lang) -> String {
    let abandona = name.verb("abandona", "abandonas");
    match why {
        Departure::Resigned => {
            let gives = name.verb("gives", "give");
            say!(lang, "{name} {gives} up.", "{name} {abandona} la partida.")
        }
        Departure::OutOfTime => {
            let runs = name.verb("runs out of time and is", "run out of time and are");
            let queda = name.verb("se queda", "te quedas");
            say!(lang, "{name} {runs} out of the game.", "{name} {queda} sin tiempo y {abandona} la partida.")
        }
    }
}

/// Who drew what, after what it is for, and whether the highest draw again.
pub(crate) fn lots<T, H: Ord, P: Part>(
    what_for: &str,
    drawn: &BySeat<Option<T>>,
    height: impl Fn(&T) -> H,
    lot: impl Fn(&T) -> P,
    name: impl Fn(Seat) -> Name,
    lang: Lang,
) -> Spans {
    let draws: Vec<(Name, &T)> =
        drawn.iter().filter_map(|(seat, lot)| Some((name(seat), lot.as_ref()?))).collect();
    let mut line = Spans::from(what_for);
    for (index, (name, drawn)) in draws.iter().enumerate() {
        line.push(if index == 0 { ": " } else { ", " });
        line.push(name.within(lang));
        line.push(lang.pick(" drew ", name.verb(" sacó ", " sacaste ")));
        line.push(&lot(drawn));
    }
    line.push(".");
    let highest = draws.iter().map(|(_, lot)| height(lot)).max();
    let leaders = draws.iter().filter(|(_, lot)| Some(height(lot)) == highest);
    let leaders: Vec<&Name> = leaders.map(|(name, _)| name).collect();
    if leaders.len() < 2 {
        return line;
    }
    let leaders = names_first(leaders, lang);
    line.push(&say!(lang, " {leaders} draw again.", " {leaders} vuelven a robar."));
    line
}

/// The draw for the first turn.
pub(crate) const fn for_first_turn(lang: Lang) -> &'static str {
    lang.pick("Drawing to see who goes first", "Sorteo para ver quién empieza")
}

/// The last line where a score of several parts is explained.
pub(crate) fn total(points: &str, lang: Lang) -> String {
    say!(lang, "Total: {points}.", "Total: {points}.")
}
