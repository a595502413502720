//! What is told of turns: how a score came about, what could have been had, and how it stands at the end.

use std::cmp::Reverse;

use parlor_core::{BySeat, RuleId, Seat};
use parlor_polygon::{Combination, Event, Placement, Public, ScoredTurn, Space, Symbol, Tile, Turn, View};

use crate::common::by_rules;
use crate::names::name_of;
use crate::phrase::{Noun, list_and};
use crate::polygon::{at_the, combination};
use crate::say::say;
use crate::spans::say_spans;
use crate::{Lang, Spans};

const P3: RuleId = RuleId::new('P', 3);
const P8: RuleId = RuleId::new('P', 8);
const P11: RuleId = RuleId::new('P', 11);
const P12: RuleId = RuleId::new('P', 12);
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
        Event::Rolled { rolls, .. } if *rolls > 1 => vec![by_rules(
            &[P8],
            lang.pick(
                "in the second turn the die has to differ from the first.",
                "en el segundo turno el dado no puede repetir el primero.",
            ),
        )],
        Event::Placed { placement, .. } => placed(before.public(), placement, lang),
        _ => Vec::new(),
    }
}

fn placed(public: &Public, placement: &Placement, lang: Lang) -> Vec<Spans> {
    let tile = placement.tile;
    let Some(space) = placement.space else {
        let text = say!(lang, "{tile} had no legal space.", "{tile} no tenía ninguna casilla legal.");
        return vec![by_rules(&[P14], &text)];
    };
    let covers = public.board().shows(public.edition(), space).map(|on| {
        let text = say_spans!(
            lang,
            "it lies on {on}, which no longer counts (" P19 ").",
            "queda sobre {on}, que ya no cuenta (" P19 ").",
        );
        by_rules(&[P11, P12], &text)
    });
    let score = match &placement.combination {
        Some(scored) => scores(public, scored, lang),
        None => public
            .task()
            .map(|task| why_nothing(public, tile, space, task.roll(), lang))
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
    let mut lines = vec![by_rules(rules, &format!("{kind}: {points}."))];
    // The first is the tile that was laid: it covers whatever was printed there.
    let printed: Vec<String> = scored.spaces[1..]
        .iter()
        .filter(|space| public.board().stack(**space).next().is_none())
        .filter_map(|space| public.edition().printed(*space))
        .map(|tile| tile.to_string())
        .collect();
    if !printed.is_empty() {
        let tiles = list_and(&printed, lang);
        let text = say!(
            lang,
            "{tiles} printed on the board counts as well.",
            "{tiles} impreso en el tablero también cuenta.",
        );
        lines.push(by_rules(&[P20], &text));
    }
    let factors = scored.tiles.iter().filter(|tile| tile.times() > 1).count();
    let (times, total) = (scored.times(), scored.score());
    let multiplied = match factors {
        0 => return lines,
        1 => format!("{base} × {times} = {total}."),
        _ => say!(
            lang,
            "only the highest factor counts: {base} × {times} = {total}.",
            "solo cuenta el factor más alto: {base} × {times} = {total}.",
        ),
    };
    lines.push(by_rules(&[P18], &multiplied));
    lines
}

fn why_nothing(public: &Public, tile: Tile, space: Space, roll: Symbol, lang: Lang) -> Spans {
    let edition = public.edition();
    let grouping = edition.grouping(space, roll);
    let at = at_the(roll, lang);
    if grouping.len() < 3 {
        let text = say!(
            lang,
            "{at} the grouping reaches over the edge and never scores.",
            "{at} el grupo llega más allá del borde y nunca puntúa.",
        );
        return by_rules(&[P3], &text);
    }
    let others = grouping.iter().filter(|other| **other != space);
    let shown: Vec<String> = others
        .filter_map(|other| public.board().shows(edition, *other))
        .map(|tile| tile.to_string())
        .collect();
    if shown.len() < 2 {
        let text = say!(lang, "{at} the grouping is not complete.", "{at} el grupo no está completo.");
        return by_rules(&[P16], &text);
    }
    let mut tiles = vec![tile.to_string()];
    tiles.extend(shown);
    let tiles = list_and(&tiles, lang);
    let text = say!(lang, "{tiles} {at} are no combination.", "{tiles} {at} no son una combinación.");
    by_rules(&[P16], &text)
}

/// What a turn could have brought, as a sentence: the better turn, and what this one scored.
#[must_use]
pub fn could_have(better: &ScoredTurn, total: u16, lang: Lang) -> Spans {
    let step = |(tile, space): (Tile, Option<Space>), score: u16| match space {
        Some(space) => say!(lang, "{tile} on {space} ({score})", "{tile} en {space} ({score})"),
        None => say!(lang, "{tile} out", "{tile} fuera"),
    };
    let first = step(better.first, better.scores[0]);
    let second = better.second.map(|second| step(second, better.scores[1]));
    let steps: Vec<String> = std::iter::once(first).chain(second).collect();
    let steps = steps.join(lang.pick(", then ", ", después "));
    let best = Noun::Point.counted(better.total(), lang);
    say!(
        lang,
        "You could have had {best} instead of {total}: {steps}.",
        "Podrías haber sumado {best} en vez de {total}: {steps}.",
    )
    .into()
}

/// The score at the end, a line for each player.
#[must_use]
pub fn final_breakdown(view: &View, names: &BySeat<String>, lang: Lang) -> Vec<Spans> {
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
                "; the best was turn {number} with {best}",
                "; el mejor fue el turno {number}, con {best}",
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

    use parlor_core::{Chance, Entry, Game as _, Log, Observation, SetUp, Viewer};
    use parlor_polygon::{Action, Edition, Options, Polygon};

    use super::*;

    /// The first turn at a real table: `4x3` lies on START, a star was rolled, and these tiles were drawn.
    fn begun(drawn: &str) -> Log<Polygon> {
        let edition = Arc::new(Edition::classic());
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

    /// Lays a tile, and says what explains it.
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
            ["P16: at the star the grouping is not complete."]
        );
        assert_eq!(
            words(&explained(&mut log, "W 0,1", Lang::English)),
            ["P16, P17: three 4s: 40 points.", "P18: only the highest factor counts: 40 × 3 = 120."]
        );
        let mut log = begun("1 2");
        explained(&mut log, "1 1,0", Lang::Spanish);
        assert_eq!(
            words(&explained(&mut log, "2 0,1", Lang::Spanish)),
            ["P16: 2, 4x3 y 1 en la estrella no son una combinación."]
        );
    }

    #[test]
    fn the_end_is_told_player_by_player() {
        let mut log = begun("4x2 W");
        explained(&mut log, "4x2 1,0", Lang::English);
        explained(&mut log, "W 0,1", Lang::English);
        let names = BySeat::new(2, |seat| format!("P{seat}"));
        let lines = final_breakdown(&view(&log), &names, Lang::English);
        // They are names of players, and P1 is a rule as well.
        assert!(lines.iter().all(|line| line.first_rule().is_none()));
        assert_eq!(
            words(&lines),
            ["P1: 120 points in 1 turn; the best was turn 1 with 120.", "P2: 0 points in 0 turns."]
        );
    }
}
