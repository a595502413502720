//! What is said of a turn of Polygon: what would have been better.

use parlor_polygon::{Action, Placement, View, best_total, for_each_turn, judge};
use parlor_words::pages::polygon as words;
use parlor_words::{Lang, Spans};

/// The turn that would have scored most, if it was another; nothing as long as tiles are left.
pub(super) fn better_move(before: &View, actions: &[Action], lang: Lang) -> Option<Spans> {
    let public = before.public();
    let (edition, board, task) = (public.edition(), public.board(), public.task()?);
    let places: Vec<_> = actions.iter().map(|action| (action.tile, action.space)).collect();
    let placements = judge(edition, board, task, &places).ok()?;
    let total: u16 = placements.iter().map(Placement::score).sum();
    let best = best_total(edition, board, task);
    if best <= total {
        return None;
    }
    let mut better = None;
    for_each_turn(edition, board, task, |turn| {
        if better.is_none() && turn.total() == best {
            better = Some(turn);
        }
    });
    better.map(|better| words::could_have(&better, total, lang))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use parlor_core::{Chance, Entry, Game as _, Log, Observation, Seat, SetUp, Viewer};
    use parlor_polygon::{Edition, Options, Polygon};

    use super::*;

    fn observe(log: &mut Log<Polygon>, label: &str, values: &str) {
        let values = values.split(' ').map(str::to_owned).collect();
        log.append(Entry::Observed(Observation { label: label.to_owned(), values })).unwrap();
    }

    /// The first turn at a real table: `4x3` lies on START, a star was rolled, and these tiles were drawn.
    fn begun(drawn: &str) -> Log<Polygon> {
        let edition = Arc::new(Edition::classic());
        let set_up = SetUp { edition, options: Options::default(), players: 2, chance: Chance::Unknown };
        let mut log = Log::begin(set_up).unwrap();
        observe(&mut log, "polygon/first", "1 4x3");
        observe(&mut log, "polygon/roll/1", "star");
        observe(&mut log, "polygon/draw/1", drawn);
        log
    }

    fn better(log: &Log<Polygon>, actions: &[&str]) -> Option<String> {
        let actions: Vec<Action> = actions.iter().map(|text| Polygon::read_action(text).unwrap()).collect();
        better_move(&Polygon::view(log.state(), Viewer::Watcher), &actions, Lang::English)
            .map(|told| told.to_string())
    }

    #[test]
    fn a_better_turn_is_told_when_the_turn_is_over() {
        let log = begun("3 5");
        assert_eq!(better(&log, &["3 1,0"]), None);
        // Both join START: 3, 4, 5, times three.
        assert_eq!(better(&log, &["3 1,0", "5 0,1"]), None);
        let mut log = begun("4x2 W");
        let seat = Seat::first(1).next().unwrap();
        for text in ["4x2 1,0", "W 0,1"] {
            log.act(seat, Polygon::read_action(text).unwrap()).unwrap();
        }
        observe(&mut log, "polygon/roll/2", "circle");
        observe(&mut log, "polygon/draw/2", "4 4");
        let told = better(&log, &["4 1,-1", "4 -1,0"]).unwrap();
        assert!(told.starts_with("You could have scored 120 points instead of 0: 4 on -1,"), "{told}");
        assert!(told.ends_with(" (120)."), "{told}");
        assert_eq!(better(&log, &["4 -1,0", "4 -1,1"]), None);
    }
}
