//! The players of Scrambled 5's do what their levels say.

#![allow(clippy::unwrap_used, reason = "a test may stop where it stands")]

use std::collections::BTreeSet;
use std::sync::Arc;

use parlor_bots::arena::Match;
use parlor_bots::fives_training as training;
use parlor_bots::{Bot, BotGame, GameSeed, Level, Search, play};
use parlor_core::{
    BySeat, Chance, Edition as _, Entry, Game, Log, Next, Outcome, PlayerSeed, Seat, SetUp, Viewer,
};
use parlor_fives::{Action, Edition, Fives, Options, State, View};

fn game<P: Into<Bot> + Copy>(seed: &str, levels: &[P]) -> Log<Fives> {
    let seeds = GameSeed::new(seed);
    let players = u8::try_from(levels.len()).unwrap();
    let set_up = SetUp::classic(players, seeds.deal());
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
    let waiting = start.public().first().unwrap().left(2);
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

#[test]
fn every_level_plays_whole_games_of_two_to_four_by_the_rules() {
    for players in 2..=4 {
        for level in Level::ALL {
            // The log refuses what is illegal.
            let log = game(&format!("whole/{players}"), &vec![Bot { level, rollouts: 40 }; players]);
            assert!(matches!(Fives::outcome(log.state()), Outcome::Over(_)), "{level}");
        }
    }
}

/// How many points the first of two is ahead after this many pairs of games.
fn margin(players: [&str; 2], pairs: u64) -> i32 {
    let players = players.map(|player| player.parse().unwrap());
    let edition = Arc::new(Edition::classic());
    let duel = Match::<Fives> { edition, options: Options::default(), players, seed: "margin".to_owned() };
    (1..=pairs).map(|number| duel.pair(number).unwrap().points).map(|[own, other]| own - other).sum()
}

#[test]
fn every_level_beats_the_one_below() {
    // An expert takes too many games for a test: `duel` tells.
    assert!(margin(["casual", "random"], 5) > 1_000);
    assert!(margin(["greedy", "casual"], 5) > 1_000);
    assert!(margin(["steady", "greedy"], 60) > 2_000);
}

/// A small box: sixteen tiles on nine rows.
fn small_game(seed: &str, free_pass: bool) -> Log<Fives> {
    let edition = Edition::read(include_str!("data/fives-small.toml")).unwrap();
    let chance = Chance::Seed(GameSeed::new(seed).deal());
    let set_up = SetUp { edition: Arc::new(edition), options: Options { free_pass }, players: 2, chance };
    Log::begin(set_up).unwrap()
}

/// How far a player is ahead in the end if both play as well as can be: everything is tried. `None` if that is too much.
fn minimax(state: &State, me: Seat, tries: &mut u32) -> Option<i32> {
    *tries = tries.checked_sub(1)?;
    let Next::Seat(mover) = Fives::next(state) else {
        let scores = state.public().scores();
        return Some(scores[me] - scores[me.left(2)]);
    };
    let mut best: Option<i32> = None;
    for action in Fives::actions(&Fives::view(state, Viewer::Seat(mover))) {
        let mut after = state.clone();
        Fives::apply(&mut after, mover, &action).unwrap();
        let value = minimax(&after, me, tries)?;
        let better = |best: i32| if mover == me { best.max(value) } else { best.min(value) };
        best = Some(best.map_or(value, better));
    }
    best
}

#[test]
fn the_end_of_a_game_between_two_is_solved_as_trying_everything_does() {
    let mut compared = 0;
    for number in 0..40 {
        let mut log = small_game(&format!("end/{number}"), number % 4 == 0);
        let seeds = GameSeed::numbered("end", number);
        while let Next::Seat(seat) = Fives::next(log.state()) {
            let view = Fives::view(log.state(), Viewer::Seat(seat));
            let plain = minimax(log.state(), seat, &mut 2_000).filter(|_| view.public().pile() == 0);
            if let Some(plain) = plain {
                let mut search = Fives::search(&view, &seeds.player(seat)).unwrap();
                search.advance(100_000);
                assert!(search.is_settled());
                let best = search.candidates()[0];
                assert_eq!((best.worth, best.error), (i64::from(plain) * 1_000, 0), "{number}");
                let mut after = log.state().clone();
                Fives::apply(&mut after, seat, &best.action).unwrap();
                assert_eq!(minimax(&after, seat, &mut 2_000), Some(plain), "{number}");
                compared += 1;
            }
            let action = Bot::from(Level::Greedy).choose::<Fives>(&view, &seeds.player(seat)).unwrap();
            log.act(seat, action).unwrap();
        }
    }
    assert!(compared > 20, "{compared}");
}

/// FNV-1a, enough to tell two texts apart.
fn digest(text: &str) -> u64 {
    text.bytes()
        .fold(0xcbf2_9ce4_8422_2325, |digest, byte| (digest ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

#[test]
fn what_was_learnt_is_what_the_tool_learns_from_its_seed() {
    // The whole takes minutes: a short lesson stands for it, and the digests of both are those of the tool.
    let edition = Edition::classic();
    let short = training::leaves(&edition, "leaves", 2, 3).write();
    let openings = training::openings(&edition, "openings", 300).write();
    assert_eq!([digest(&short), digest(&openings)], [8_247_734_564_727_901_317, 3_158_936_305_958_251_380]);
    let leaves = include_str!("../data/fives-leaves.txt");
    let openings = include_str!("../data/fives-openings.txt");
    assert_eq!([digest(leaves), digest(openings)], [8_402_128_288_836_829_696, 16_460_198_162_666_788_232]);
}
