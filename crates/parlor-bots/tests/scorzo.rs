//! The players of Scorzo do what their levels say.

#![allow(clippy::unwrap_used, reason = "a test may stop where it stands")]

use std::collections::BTreeSet;

use parlor_bots::{Bot, BotGame, GameSeed, Level, Search, play};
use parlor_core::{
    BySeat, Chance, Edition as _, Entry, Game, Log, Next, Outcome, PlayerSeed, Script, Seat, SetUp, Viewer,
};
use parlor_scorzo::{Action, Card, Cards, Edition, Options, Phase, Scorzo, State, View, fewest_points};

fn game<P: Into<Bot> + Copy>(seed: &str, rounds: &str, levels: &[P]) -> Log<Scorzo> {
    let seeds = GameSeed::new(seed);
    let players = u8::try_from(levels.len()).unwrap();
    let text = format!("name = \"tests\"\nplayers = [2, 6]\nrounds = {rounds}\n");
    let edition = Edition::read(&text).unwrap().into();
    let chance = Chance::Seed(seeds.deal());
    let set_up = SetUp { edition, options: Options::default(), players, chance };
    play(set_up, &BySeat::new(players, |seat| levels[seat.index()]), &seeds).unwrap()
}

/// Every position of a game as its mover saw it, and what the mover did.
fn decisions(log: &Log<Scorzo>) -> Vec<(View, Action)> {
    let (mut state, _) = Scorzo::set_up(log.set_up()).unwrap();
    let mut decisions = Vec::new();
    for entry in log.entries() {
        let Entry::Act { seat, action } = entry else { continue };
        decisions.push((Scorzo::view(&state, Viewer::Seat(*seat)), *action));
        Scorzo::apply(&mut state, *seat, action).unwrap();
    }
    decisions
}

/// What is left without each different card, one after the other.
fn left_without(view: &View, extra: Option<Card>) -> Vec<(Card, u16)> {
    let mut hand = *view.hand().unwrap();
    extra.into_iter().for_each(|card| hand.add(card).unwrap());
    hand.cards().kinds().map(|card| (card, fewest_points(&hand.without(card).unwrap()))).collect()
}

#[test]
fn greedy_takes_the_discard_only_if_it_lowers_the_points() {
    let mut taken = 0;
    for (view, action) in decisions(&game("greedy", "[8, 5, 3, 4]", &[Level::Greedy; 3])) {
        let Phase::Taking(_) = view.public().phase() else { continue };
        let best = left_without(&view, view.discard_to_take()).iter().map(|(_, left)| *left).min().unwrap();
        let lowers = best < fewest_points(view.hand().unwrap());
        assert_eq!(action, if lowers { Action::Take } else { Action::Draw });
        taken += u32::from(lowers);
    }
    assert!(taken > 5, "{taken}");
}

#[test]
fn greedy_discards_to_the_fewest_points_and_then_the_highest_card() {
    for (view, action) in decisions(&game("discards", "[8, 5, 3, 4]", &[Level::Greedy; 3])) {
        let Action::Discard(discarded) = action else { continue };
        let left = left_without(&view, None);
        let fewest = left.iter().map(|(_, left)| *left).min().unwrap();
        let of_fewest = left.iter().filter(|(_, left)| *left == fewest).map(|(card, _)| *card);
        let highest = of_fewest.clone().map(Card::points).max().unwrap();
        assert!(of_fewest.clone().any(|card| card == discarded));
        assert_eq!(discarded.points(), highest);
    }
}

#[test]
fn ties_and_random_choices_go_by_the_player_s_seed() {
    let log = game("choices", "[8]", &[Level::Random; 2]);
    let (view, _) = decisions(&log).into_iter().nth(5).unwrap();
    assert!(matches!(view.public().phase(), Phase::Discarding(_)));
    let chosen: BTreeSet<Action> = (0..200)
        .map(|seed| Scorzo::choose(Level::Random, &view, &PlayerSeed::from_text(&seed.to_string())).unwrap())
        .collect();
    assert_eq!(chosen, Scorzo::actions(&view).into_iter().collect());
    // Decisions of one player are thrown again: both piles are used.
    let taken = log.entries().iter().filter(|entry| matches!(entry, Entry::Act { action: Action::Take, .. }));
    assert!((20..80).contains(&taken.count()));
}

#[test]
fn who_is_not_to_act_chooses_nothing() {
    let log = game("waiting", "[3]", &[Level::Greedy; 2]);
    let (start, _) = Scorzo::set_up(log.set_up()).unwrap();
    let waiting = start.public().phase().turn().unwrap().left(2);
    for viewer in [Viewer::Seat(waiting), Viewer::Watcher] {
        for level in Level::ALL {
            let seed = PlayerSeed::from_text("x");
            assert_eq!(Scorzo::choose(level, &Scorzo::view(&start, viewer), &seed), None);
        }
    }
}

#[test]
fn two_to_six_play_whole_games_and_greedy_beats_random() {
    let mut wins = 0;
    for players in 2..=6 {
        for number in 0..4 {
            let mut levels = vec![Level::Random; players];
            levels[number % players] = Level::Greedy;
            let log = game(&format!("match/{players}/{number}"), "[8, 5, 3]", &levels);
            let Outcome::Over(results) = Scorzo::outcome(log.state()) else { continue };
            wins += u32::from(results.ranks.as_slice()[number % players] == 1);
        }
    }
    assert!(wins >= 15, "{wins} of 20");
}

#[test]
fn two_to_six_of_every_level_play_whole_games() {
    for players in 2..=6 {
        // A seat for each level in turn; the log refuses what is illegal.
        let levels: Vec<Level> = Level::ALL.iter().cycle().skip(players).take(players).copied().collect();
        let quick = |level| Bot { level, rollouts: 24 };
        let log =
            game(&format!("levels/{players}"), "[4, 3]", &levels.into_iter().map(quick).collect::<Vec<_>>());
        assert!(matches!(Scorzo::outcome(log.state()), Outcome::Over(_)), "{players}");
    }
}

#[test]
fn casual_beats_random_and_loses_to_greedy() {
    let wins = |level: Level, other: Level, games: u32| {
        let won = |number: &u32| {
            let own = *number as usize % 2;
            let mut levels = [other; 2];
            levels[own] = level;
            let log = game(&format!("casual/{number}"), "[8, 5, 3, 6]", &levels);
            matches!(Scorzo::outcome(log.state()), Outcome::Over(results) if results.ranks.as_slice()[own] == 1)
        };
        (0..games).filter(won).count()
    };
    assert!(wins(Level::Casual, Level::Random, 20) >= 19);
    assert!(wins(Level::Casual, Level::Greedy, 100) <= 40);
}

/// A game of one round of three cards for two, dealt in this order: seat 2 gets the first card and is the first to act.
fn dealt(order: &str) -> State {
    let all_from = |order: &str| {
        let first: Vec<Card> = order.split_whitespace().map(|card| card.parse().unwrap()).collect();
        let rest = Cards::DECKS.without(first.iter().copied()).unwrap();
        first.into_iter().chain(rest.iter()).collect::<Vec<Card>>()
    };
    let script =
        Script::new().with("scorzo/dealer/1", all_from("10S 1S")).with("scorzo/deal/1", all_from(order));
    let edition = Edition::read("name = \"tests\"\nplayers = [2, 6]\nrounds = [3]\n").unwrap().into();
    let set_up = SetUp { edition, options: Options::default(), players: 2, chance: Chance::Dealt(script) };
    Scorzo::set_up(&set_up).unwrap().0
}

fn mover_s_view(state: &State) -> View {
    let Next::Seat(seat) = Scorzo::next(state) else { unreachable!() };
    Scorzo::view(state, Viewer::Seat(seat))
}

#[test]
fn steady_takes_a_card_that_completes_the_hand_and_calls() {
    let mut state = dealt("4S 1H 4Q 3C 9T 6Q 4C");
    let seat = Seat::new(1).unwrap();
    for expected in ["take", "9T"] {
        let action =
            Scorzo::choose(Level::Steady, &mover_s_view(&state), &PlayerSeed::from_text("x")).unwrap();
        assert_eq!(action.to_string(), expected);
        Scorzo::apply(&mut state, seat, &action).unwrap();
    }
    assert_eq!(state.public().round().unwrap().caller(), Some(seat));
}

#[test]
fn the_last_turn_is_counted_out() {
    // Seat 2 draws a four, discards it and calls; seat 1 has one turn, and two fours.
    let mut state = dealt("2S 4S 2Q 4Q 2T 9H 1H 4C");
    for action in ["draw", "4C"] {
        Scorzo::apply(&mut state, Seat::new(1).unwrap(), &Action::read(action).unwrap()).unwrap();
    }
    let mut search = Scorzo::search(&mover_s_view(&state), &PlayerSeed::from_text("x")).unwrap();
    search.advance(1_000);
    assert!(search.is_settled());
    assert_eq!(search.best(), Some(Action::Take));
    assert_eq!((search.rollouts(), search.candidates()[0].error), (0, 0));
}
