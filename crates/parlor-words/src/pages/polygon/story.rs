//! The story of a game: how a score came about, what would have scored more, and the scores at the end.

use std::cmp::Reverse;

use parlor_core::{BySeat, RuleId, Seat};
use parlor_polygon::{Combination, Event, Placement, Public, ScoredTurn, Space, Symbol, Tile, Turn, View};

use crate::common::with_rules;
use crate::names::name_of;
use crate::phrase::Noun;
use crate::polygon::{a_tile, combination, symbol, tile, tiles};
use crate::say::say;
use crate::spans::say_spans;
use crate::{Lang, Name, Spans};

const P3: RuleId = RuleId::new('P', 3);
const P8: RuleId = RuleId::new('P', 8);
const P14: RuleId = RuleId::new('P', 14);
const P16: RuleId = RuleId::new('P', 16);
const P17: RuleId = RuleId::new('P', 17);
const P18: RuleId = RuleId::new('P', 18);
const P19: RuleId = RuleId::new('P', 19);
const P20: RuleId = RuleId::new('P', 20);

/// What explains an event, line by line.
#[must_use]
pub fn details(before: &View, seen: &Event, lang: Lang) -> Vec<Spans> {
    match seen {
        Event::Rolled { rolls, .. } if *rolls > 1 => vec![
            with_rules(
                lang.pick(
                    "The second turn can't use the same symbol as the first, so the die is rolled again",
                    "El segundo turno no puede usar el mismo símbolo que el primero, así que se tira otra vez",
                ),
                &[P8],
                lang,
            )
            .sentence(),
        ],
        Event::Placed { placement, .. } => placed(before.public(), placement, lang),
        _ => Vec::new(),
    }
}

fn placed(public: &Public, placement: &Placement, lang: Lang) -> Vec<Spans> {
    let Some(space) = placement.space else {
        let text = lang.pick(
            "A tile that fits nowhere is set aside",
            "Una ficha que no cabe en ninguna casilla se aparta",
        );
        return vec![with_rules(text, &[P14], lang).sentence()];
    };
    let covers = public.board().shows(public.edition(), space).map(|on| {
        let on = a_tile(on, lang);
        let text =
            say_spans!(lang, "It covers " on ", which no longer counts", "Cubre " on ", que ya no cuenta");
        with_rules(&text, &[P19], lang).sentence()
    });
    let score = match &placement.combination {
        Some(scored) => scores(public, scored, lang),
        None => public
            .task()
            .map(|task| why_nothing(public, placement.tile, space, task.roll(), lang))
            .into_iter()
            .collect(),
    };
    covers.into_iter().chain(score).collect()
}

/// Step by step from the three tiles to the score.
fn scores(public: &Public, scored: &Combination, lang: Lang) -> Vec<Spans> {
    let base = scored.score() / u16::from(scored.times());
    let kind = combination(scored, lang);
    let has_wild = scored.tiles.iter().any(|tile| tile.is_wild());
    let rules = if has_wild { &[P16, P17][..] } else { &[P16] };
    let points = Noun::Point.counted(base, lang);
    let mut lines = vec![with_rules(&format!("{kind}: {points}"), rules, lang).sentence()];
    // The first is the tile that was placed: it covers whatever was printed there. One of the others is in play (P10).
    let mut others = scored.spaces[1..].iter();
    let uncovered = others.find(|space| public.board().stack(**space).next().is_none());
    if let Some(printed) = uncovered.and_then(|space| public.edition().printed(*space)) {
        let tile = tile(printed, lang);
        let text = say_spans!(
            lang,
            "The " tile " printed on the board counts too",
            "El " tile " impreso en el tablero también cuenta",
        );
        lines.push(with_rules(&text, &[P20], lang).sentence());
    }
    let x_tiles = scored.tiles.iter().filter(|tile| tile.times() > 1).count();
    let (times, total) = (scored.times(), scored.score());
    let multiplied = match x_tiles {
        0 => return lines,
        1 => format!("{base} × {times} = {total}"),
        _ => say!(
            lang,
            "Only the highest X counts: {base} × {times} = {total}",
            "Solo cuenta la X más alta: {base} × {times} = {total}",
        ),
    };
    lines.push(with_rules(&multiplied, &[P18], lang).sentence());
    lines
}

fn why_nothing(public: &Public, placed: Tile, space: Space, roll: Symbol, lang: Lang) -> Spans {
    let edition = public.edition();
    let grouping = edition.grouping(space, roll);
    let symbol = symbol(roll, lang);
    if grouping.len() < 3 {
        let text = say!(
            lang,
            "This {symbol} is at the edge of the board, so it never scores",
            "Este grupo de {symbol} está en el borde del tablero, así que nunca da puntos",
        );
        return with_rules(&text, &[P3], lang).sentence();
    }
    let others = grouping.iter().filter(|other| **other != space);
    let shown: Vec<Tile> = others.filter_map(|other| public.board().shows(edition, *other)).collect();
    if shown.len() < 2 {
        let text = say!(
            lang,
            "The {symbol} grouping isn't complete yet",
            "El grupo de {symbol} todavía no está completo",
        );
        return with_rules(&text, &[P16], lang).sentence();
    }
    let mut all = vec![placed];
    all.extend(shown);
    let tiles = tiles(&all, lang);
    let text = say_spans!(
        lang,
        "" tiles " don't make a scoring combination",
        "" tiles " no forman una combinación que dé puntos",
    );
    with_rules(&text, &[P16], lang).sentence()
}

/// A turn that would have scored more, as a sentence, with what this one scored.
#[must_use]
pub fn could_have(better: &ScoredTurn, total: u16, lang: Lang) -> Spans {
    let step = |(of, space): (Tile, Option<Space>), score: u16| {
        let tile = tile(of, lang);
        match space {
            Some(space) => {
                say_spans!(lang, "" tile " on {space} ({score})", "" tile " en {space} ({score})")
            }
            None => say_spans!(lang, "" tile " set aside", "" tile " apartado"),
        }
    };
    let first = step(better.first, better.scores[0]);
    let second = better.second.map(|second| step(second, better.scores[1]));
    let steps: Vec<Spans> = std::iter::once(first).chain(second).collect();
    let steps = Spans::joined(&steps, lang.pick(", then ", ", después "));
    let best = Noun::Point.counted(better.total(), lang);
    say_spans!(
        lang,
        "You could have scored {best} instead of {total}: " steps ".",
        "Podrías haber sumado {best} en vez de {total}: " steps ".",
    )
}

/// The score at the end, a line for each player.
#[must_use]
pub fn final_breakdown(view: &View, names: &BySeat<Name>, lang: Lang) -> Vec<Spans> {
    let public = view.public();
    let points =
        |turn: &Turn| -> u32 { turn.placements.iter().map(|placement| u32::from(placement.score())).sum() };
    let line = |(seat, score): (Seat, &i32)| {
        let own = || (1_usize..).zip(public.turns()).filter(|(_, turn)| turn.seat == seat);
        let (name, total) = (name_of(names, seat, lang), Noun::Point.counted(*score, lang));
        let turns = Noun::Turn.counted(own().count(), lang);
        // Of equal turns, the first.
        let best = own().map(|(number, turn)| (points(turn), Reverse(number))).max();
        let best = match best {
            Some((best, Reverse(number))) => say!(
                lang,
                "; best turn: {best} points (turn {number})",
                "; mejor turno: {best} puntos (turno {number})",
            ),
            None => String::new(),
        };
        let text = say!(lang, "{name}: {total} in {turns}{best}", "{name}: {total} en {turns}{best}");
        Spans::from(text).sentence()
    };
    public.scores().iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use parlor_core::{Chance, Edition as _, Entry, Game as _, Log, Observation, SetUp, Viewer};
    use parlor_polygon::{Action, Edition, Options, Polygon};

    use super::*;

    /// The first turn of a game on a real table: `4x3` is on START, a star was rolled, and these tiles were drawn.
    fn begun(drawn: &str) -> Log<Polygon> {
        begun_on(Edition::classic(), drawn)
    }

    fn begun_on(edition: Edition, drawn: &str) -> Log<Polygon> {
        let edition = Arc::new(edition);
        let set_up = SetUp { edition, options: Options::default(), players: 2, chance: Chance::Unknown };
        let mut log = Log::begin(set_up).unwrap();
        for (label, values) in
            [("polygon/first", "1 4x3"), ("polygon/roll/1", "star"), ("polygon/draw/1", drawn)]
        {
            tell(&mut log, label, values);
        }
        log
    }

    fn tell(log: &mut Log<Polygon>, label: &str, values: &str) {
        let values = values.split(' ').map(str::to_owned).collect();
        log.append(Entry::Observed(Observation { label: label.to_owned(), values })).unwrap();
    }

    fn seat() -> Seat {
        Seat::first(1).next().unwrap()
    }

    fn view(log: &Log<Polygon>) -> View {
        Polygon::view(log.state(), Viewer::Watcher)
    }

    fn read(text: &str) -> Action {
        Polygon::read_action(text).unwrap()
    }

    /// Places a tile, and says what explains it.
    fn explained(log: &mut Log<Polygon>, text: &str, lang: Lang) -> Vec<Spans> {
        let before = view(log);
        let events = log.act(seat(), read(text)).unwrap().to_vec();
        events.iter().flat_map(|event| details(&before, event, lang)).collect()
    }

    fn words(lines: &[Spans]) -> Vec<String> {
        lines.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_score_is_explained_rule_by_rule() {
        let mut log = begun("4x2 W");
        assert_eq!(
            words(&explained(&mut log, "4x2 1,0", Lang::English)),
            ["The star grouping isn't complete yet (rule P16)."]
        );
        assert_eq!(
            words(&explained(&mut log, "W 0,1", Lang::English)),
            ["Three 4s: 40 points (rules P16, P17).", "Only the highest X counts: 40 × 3 = 120 (rule P18)."]
        );
        let mut log = begun("1 2");
        explained(&mut log, "1 1,0", Lang::Spanish);
        assert_eq!(
            words(&explained(&mut log, "2 0,1", Lang::Spanish)),
            ["2, 4 X3 y 1 no forman una combinación que dé puntos (regla P16)."]
        );
    }

    #[test]
    fn a_printed_tile_that_counts_is_named() {
        let text = "name = \"ours\"\nplayers = [2, 2]\nradius = 1\nstart = \"0,0\"\n[printed]\n\"1,0\" = \"W\"\n\
                    [tiles]\n4 = 3\n4x3 = 2\n5 = 3\n";
        let edition = Edition::read(text).unwrap();
        let mut log = begun_on(edition.clone(), "4 5");
        assert_eq!(
            words(&explained(&mut log, "4 0,1", Lang::English)),
            [
                "Three 4s: 40 points (rules P16, P17).",
                "The WILD printed on the board counts too (rule P20).",
                "40 × 3 = 120 (rule P18).",
            ]
        );
        let mut log = begun_on(edition, "4 5");
        assert_eq!(
            words(&explained(&mut log, "5 0,1", Lang::Spanish))[1],
            "El comodín impreso en el tablero también cuenta (regla P20)."
        );
        // A tile on top of it no longer shows what is printed.
        let edition = Edition::read(text).unwrap();
        let mut log = begun_on(edition, "5 4");
        let told = words(&explained(&mut log, "5 1,0", Lang::English));
        assert_eq!(told[0], "It covers WILD, which no longer counts (rule P19).");
    }

    #[test]
    fn the_end_is_told_player_by_player() {
        let mut log = begun("4x2 W");
        explained(&mut log, "4x2 1,0", Lang::English);
        explained(&mut log, "W 0,1", Lang::English);
        let names = BySeat::new(2, |seat| Name::new(format!("P{seat}")));
        let lines = final_breakdown(&view(&log), &names, Lang::English);
        // They are names of players, and P1 is a rule as well.
        assert!(lines.iter().all(|line| line.first_rule().is_none()));
        assert_eq!(
            words(&lines),
            ["P1: 120 points in 1 turn; best turn: 120 points (turn 1).", "P2: 0 points in 0 turns."]
        );
    }
}
