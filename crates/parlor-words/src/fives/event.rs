//! What happens in a game, as lines of a log.

use std::fmt::Display;

use parlor_core::{BySeat, Seat};
use parlor_fives::{Rack, Seen, Tile};

use crate::common::{for_first_turn, left, lots};
use crate::names::name_of;
use crate::phrase::{Noun, list_and};
use crate::say::say;
use crate::spans::say_spans;
use crate::{Lang, Spans};

/// One line for an event, as this viewer saw it: what the viewer drew is in it, what others drew is not.
#[must_use]
pub fn event<N: Display>(seen: &Seen, names: &BySeat<N>, lang: Lang) -> Spans {
    let name = |seat: Seat| name_of(names, seat, lang);
    match seen {
        Seen::DrewForFirst { drawn } => {
            lots(for_first_turn(lang), drawn, |tile| *tile, ToString::to_string, name, lang)
        }
        Seen::Began { first, drawn } => {
            let first = name(*first);
            let mut line = say!(
                lang,
                "{first} goes first. Everybody draws five tiles.",
                "Empieza {first}. Todos roban cinco fichas.",
            );
            if let Some(own) = drawn {
                let tiles = tiles(own, lang);
                line.push_str(&say!(lang, " Yours are {tiles}.", " Las tuyas son {tiles}."));
            }
            line.into()
        }
        Seen::Played { seat, play, score, count, drawn } => {
            let (name, play) = (name(*seat), Spans::from_action(play));
            let points = Noun::Point.counted(*score, lang);
            let drew = drew(*count, drawn.as_deref(), lang);
            say_spans!(
                lang,
                "{name} plays " play " for {points}{drew}.",
                "{name} juega " play " por {points}{drew}.",
            )
        }
        Seen::Passed { seat } => {
            let name = name(*seat);
            say!(lang, "{name} passes.", "{name} pasa.").into()
        }
        Seen::Left { seat, why } => left(&name(*seat), *why, lang).into(),
        Seen::Ended { shown } => ended(shown, name, lang).into(),
    }
}

/// F10: what a player drew after a play, as the rest of a sentence.
fn drew(count: u8, own: Option<&[Tile]>, lang: Lang) -> String {
    if count == 0 {
        return say!(lang, "; the pile is empty", "; el montón está vacío");
    }
    let counted = Noun::Tile.counted(count, lang);
    match own {
        Some(own) => {
            let tiles = tiles(own, lang);
            say!(lang, " and draws {counted}: {tiles}", " y roba {counted}: {tiles}")
        }
        None => say!(lang, " and draws {counted}", " y roba {counted}"),
    }
}

/// F18: what everybody had left, and what it costs.
fn ended(shown: &BySeat<Option<Rack>>, name: impl Fn(Seat) -> String, lang: Lang) -> String {
    let mut line = say!(lang, "The game is over.", "La partida ha terminado.");
    for (seat, rack) in shown.iter() {
        let Some(rack) = rack else { continue };
        let name = name(seat);
        line.push(' ');
        line.push_str(&if rack.is_empty() {
            say!(lang, "{name} has no tiles left.", "A {name} no le quedan fichas.")
        } else {
            let left: Vec<Tile> = rack.tiles().iter().collect();
            let (tiles, cost) = (tiles(&left, lang), Noun::Point.counted(rack.tiles().sum(), lang));
            let remain = if left.len() == 1 { "queda" } else { "quedan" };
            say!(
                lang,
                "{name} has {tiles} left and loses {cost}.",
                "A {name} le {remain} {tiles}: pierde {cost}."
            )
        });
    }
    line
}

fn tiles(tiles: &[Tile], lang: Lang) -> String {
    let tiles: Vec<String> = tiles.iter().map(ToString::to_string).collect();
    list_and(&tiles, lang)
}
