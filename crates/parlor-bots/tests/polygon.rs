//! The players of Polygon do what their levels say.

#![allow(clippy::unwrap_used, reason = "a test may stop where it stands")]

use std::collections::BTreeSet;
use std::sync::Arc;

use parlor_bots::{GameSeed, Level, Playable, play};
use parlor_core::{BySeat, Chance, Entry, Game, Log, Outcome, PlayerSeed, SetUp, Viewer};
use parlor_polygon::{Action, Edition, Options, Polygon, View, best_total};

fn game(seed: &str, levels: &[Level]) -> Log<Polygon> {
    let seeds = GameSeed::new(seed);
    let players = u8::try_from(levels.len()).unwrap();
    let edition = Arc::new(Edition::classic());
    let chance = Chance::Seed(seeds.deal());
    let set_up = SetUp { edition, options: Options::default(), players, chance };
    play(set_up, &BySeat::new(players, |seat| levels[seat.index()]), &seeds).unwrap()
}

/// Every position of a game as its mover saw it, and what the mover did.
fn decisions(log: &Log<Polygon>) -> Vec<(View, Action)> {
    let (mut state, _) = Polygon::set_up(log.set_up()).unwrap();
    let mut decisions = Vec::new();
    for entry in log.entries() {
        let Entry::Act { seat, action } = entry else { continue };
        decisions.push((Polygon::view(&state, Viewer::Seat(*seat)), *action));
        Polygon::apply(&mut state, *seat, action).unwrap();
    }
    decisions
}

#[test]
fn greedy_makes_turns_of_the_best_total() {
    let log = game("greedy", &[Level::Greedy; 3]);
    let decisions = decisions(&log);
    let turns = log.state().table().turns();
    assert_eq!(decisions.len(), 48);
    for (turn, placements) in turns.iter().zip(decisions.chunks(2)) {
        let view = &placements[0].0;
        let best = best_total(view.table().edition(), view.table().board(), view.task().unwrap());
        let made: u16 = turn.placements.iter().map(parlor_polygon::Placement::score).sum();
        assert_eq!(made, best);
    }
}

#[test]
fn ties_and_random_choices_go_by_the_player_s_seed() {
    let log = game("choices", &[Level::Random; 2]);
    for (view, _) in decisions(&log).into_iter().skip(6).take(2) {
        let chosen: BTreeSet<Action> = (0..2_000)
            .map(|seed| {
                Polygon::choose(Level::Random, &view, &PlayerSeed::from_text(&seed.to_string())).unwrap()
            })
            .collect();
        assert_eq!(chosen, Polygon::actions(&view).into_iter().collect());
    }
    let other = |seed| game(seed, &[Level::Greedy; 2]).entries().to_vec();
    assert_eq!(other("a/1"), other("a/1"));
    assert_ne!(other("a/1"), other("a/2"));
}

#[test]
fn who_is_not_to_act_chooses_nothing() {
    let log = game("waiting", &[Level::Greedy; 2]);
    let (start, _) = Polygon::set_up(log.set_up()).unwrap();
    let waiting = start.table().turns()[0].seat.left(2);
    for viewer in [Viewer::Seat(waiting), Viewer::Watcher] {
        for level in Level::ALL {
            let seed = PlayerSeed::from_text("x");
            assert_eq!(Polygon::choose(level, &Polygon::view(&start, viewer), &seed), None);
        }
    }
}

#[test]
fn two_to_four_play_and_greedy_beats_random() {
    for players in 2..=4 {
        for number in 0..4 {
            let mut levels = vec![Level::Random; players];
            levels[number % players] = Level::Greedy;
            let log = game(&format!("match/{players}/{number}"), &levels);
            let Outcome::Over(results) = Polygon::outcome(log.state()) else { continue };
            assert_eq!(results.ranks.as_slice()[number % players], 1);
        }
    }
}
