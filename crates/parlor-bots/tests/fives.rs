//! The players of Scrambled 5's do what their levels say.

#![allow(clippy::unwrap_used, reason = "a test may stop where it stands")]

use std::collections::BTreeSet;
use std::sync::Arc;

use parlor_bots::{GameSeed, Level, Playable, play};
use parlor_core::{BySeat, Chance, Entry, Game, Log, Outcome, PlayerSeed, SetUp, Viewer};
use parlor_fives::{Action, Edition, Fives, Options, View};

fn game(seed: &str, levels: &[Level]) -> Log<Fives> {
    let seeds = GameSeed::new(seed);
    let players = u8::try_from(levels.len()).unwrap();
    let edition = Arc::new(Edition::classic());
    let chance = Chance::Seed(seeds.deal());
    let set_up = SetUp { edition, options: Options::default(), players, chance };
    play(set_up, &BySeat::new(players, |seat| levels[seat.index()]), &seeds).unwrap()
}

/// Every position of a game as its mover saw it, and what the mover did.
fn decisions(log: &Log<Fives>) -> Vec<(View, Action)> {
    let (mut state, _) = Fives::set_up(log.set_up()).unwrap();
    let mut decisions = Vec::new();
    for entry in log.entries() {
        let Entry::Act { seat, action } = entry else { continue };
        decisions.push((Fives::view(&state, Viewer::Seat(*seat)), *action));
        Fives::apply(&mut state, *seat, action).unwrap();
    }
    decisions
}

#[test]
fn greedy_takes_a_play_of_the_highest_score_and_passes_only_without_one() {
    for (view, action) in decisions(&game("greedy", &[Level::Greedy; 3])) {
        let highest = view.plays().iter().map(|scored| scored.score).max();
        let taken =
            view.plays().iter().find(|scored| Action::Play(scored.play) == action).map(|scored| scored.score);
        assert_eq!(taken, highest);
    }
}

#[test]
fn ties_and_random_choices_go_by_the_player_s_seed() {
    let log = game("choices", &[Level::Random; 2]);
    let (view, _) = decisions(&log).into_iter().nth(4).unwrap();
    let chosen =
        |level, seed: u32| Fives::choose(level, &view, &PlayerSeed::from_text(&seed.to_string())).unwrap();
    let of_random: BTreeSet<Action> = (0..200).map(|seed| chosen(Level::Random, seed)).collect();
    assert!(of_random.len() > 50, "{}", of_random.len());
    assert!(of_random.iter().all(|action| Fives::actions(&view).contains(action)));
    let highest = view.plays().iter().map(|scored| scored.score).max();
    let best = view.plays().iter().filter(|scored| Some(scored.score) == highest).count();
    let of_greedy: BTreeSet<Action> = (0..200).map(|seed| chosen(Level::Greedy, seed)).collect();
    assert_eq!(of_greedy.len(), best, "every one of the best plays comes up");
}

#[test]
fn who_is_not_to_act_chooses_nothing() {
    let log = game("waiting", &[Level::Greedy; 2]);
    let (start, _) = Fives::set_up(log.set_up()).unwrap();
    let waiting = start.table().first().unwrap().left(2);
    for viewer in [Viewer::Seat(waiting), Viewer::Watcher] {
        for level in Level::ALL {
            let seed = PlayerSeed::from_text("x");
            assert_eq!(Fives::choose(level, &Fives::view(&start, viewer), &seed), None);
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_game_and_another_gives_another() {
    let entries = |seed| game(seed, &[Level::Greedy, Level::Random]).entries().to_vec();
    assert_eq!(entries("a/1"), entries("a/1"));
    assert_ne!(entries("a/1"), entries("a/2"));
    assert_eq!(GameSeed::numbered("a", 1), GameSeed::new("a/1"));
}

#[test]
fn greedy_beats_random() {
    let wins = (0..20).filter(|number| {
        let log = game(&format!("match/{number}"), &[Level::Random, Level::Greedy]);
        let Outcome::Over(results) = Fives::outcome(log.state()) else { return false };
        results.ranks.as_slice() == [2, 1]
    });
    assert_eq!(wins.count(), 20);
}
