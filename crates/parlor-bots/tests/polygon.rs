//! The players of Polygon do what their levels say.

#![allow(clippy::unwrap_used, reason = "a test may stop where it stands")]

use std::collections::BTreeSet;
use std::sync::Arc;

use parlor_bots::{Bot, BotGame, Candidate, GameSeed, Level, Search, play};
use parlor_core::{BySeat, Chance, Edition as _, Entry, Game, Log, Outcome, PlayerSeed, SetUp, Viewer};
use parlor_polygon::{
    Action, Board, Edition, Options, Polygon, Public, Symbol, Task, Tile, Tiles, View, best_total, turns,
};

fn game(seed: &str, levels: &[Level]) -> Log<Polygon> {
    let players: Vec<Bot> = levels.iter().map(|level| Bot { level: *level, rollouts: 40 }).collect();
    game_of(Edition::classic(), Options::default(), seed, &players)
}

fn game_of(edition: Edition, options: Options, seed: &str, players: &[Bot]) -> Log<Polygon> {
    let seeds = GameSeed::new(seed);
    let count = u8::try_from(players.len()).unwrap();
    let (edition, chance) = (Arc::new(edition), Chance::Seed(seeds.deal()));
    let set_up = SetUp { edition, options, players: count, chance };
    play(set_up, &BySeat::new(count, |seat| players[seat.index()]), &seeds).unwrap()
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
    let turns = log.state().public().turns();
    assert_eq!(decisions.len(), 48);
    for (turn, placements) in turns.iter().zip(decisions.chunks(2)) {
        let view = &placements[0].0;
        let best = best_total(view.public().edition(), view.public().board(), view.task().unwrap());
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
    let waiting = start.public().turns()[0].seat.left(2);
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

#[test]
fn every_level_plays_legally_whatever_the_table() {
    for (count, best_score_required) in [(2, false), (3, true), (4, false), (2, true)] {
        let levels = (0..count).map(|seat| Level::ALL[(seat + count) % 5]);
        let others = (0..count).map(|seat| Level::ALL[(seat + 1) % 5]);
        for levels in [levels.collect::<Vec<_>>(), others.collect()] {
            // Whatever is illegal would end the game with an error.
            let players: Vec<Bot> = levels.iter().map(|level| Bot { level: *level, rollouts: 10 }).collect();
            let log = game_of(Edition::classic(), Options { best_score_required }, "legal", &players);
            assert!(matches!(Polygon::outcome(log.state()), Outcome::Over(_)));
        }
    }
}

#[test]
fn casual_is_between_random_and_greedy() {
    let wins = |levels: [Level; 2]| {
        let games = (0..20).filter(|number| {
            let log = game(&format!("casual/{number}"), &levels);
            let Outcome::Over(results) = Polygon::outcome(log.state()) else { return false };
            results.ranks.as_slice() == [1, 2]
        });
        games.count()
    };
    let (of_casual, of_greedy) = (wins([Level::Casual, Level::Random]), wins([Level::Greedy, Level::Casual]));
    assert!(of_casual >= 17 && of_greedy >= 14, "{of_casual}, {of_greedy}");
}

/// A board of seven spaces, with something printed, and few tiles.
fn small(tiles: &str) -> Edition {
    let printed = "[printed]\n\"1,0\" = \"W\"\n\"-1,1\" = \"3x2\"";
    let text = format!(
        "name = \"small\"\nplayers = [2, 3]\nradius = 1\nstart = \"0,0\"\n{printed}\n[tiles]\n{tiles}"
    );
    Edition::read(&text).unwrap()
}

/// What a lead is worth at the end of a game, in thousandths of a point: a win first of all.
fn worth_at_the_end(scores: &[i64], player: usize) -> f64 {
    let others = scores.iter().enumerate().filter(|(other, _)| *other != player).map(|(_, score)| *score);
    let lead = scores[player] - others.max().unwrap();
    (60_000 * lead.signum() + lead * 1_000 / 16) as f64
}

/// The plain twin of the search: every turn, every roll, every order of the pile. Gives what it is worth to each player.
fn expectimax(
    table: &Public,
    board: &Board,
    task: &Task,
    pile: Tiles,
    scores: &[i64],
    mover: usize,
) -> Vec<f64> {
    let edition = table.edition();
    let best = best_total(edition, board, task);
    let mut found: Option<Vec<f64>> = None;
    for turn in turns(edition, board, task) {
        if table.options().best_score_required && turn.total() < best {
            continue;
        }
        let (mut after, mut scores) = (board.clone(), scores.to_vec());
        for (tile, space) in [Some(turn.first), turn.second].into_iter().flatten() {
            space.map(|space| after.lay(edition, space, tile));
        }
        scores[mover] += i64::from(turn.total());
        let worth = before_roll(table, &after, pile, &scores, (mover + 1) % scores.len());
        if found.as_ref().is_none_or(|found| worth[mover] > found[mover]) {
            found = Some(worth);
        }
    }
    found.unwrap()
}

fn before_roll(table: &Public, board: &Board, pile: Tiles, scores: &[i64], mover: usize) -> Vec<f64> {
    if pile.is_empty() {
        return (0..scores.len()).map(|player| worth_at_the_end(scores, player)).collect();
    }
    let tiles: Vec<Tile> = pile.iter().collect();
    let (mut sums, mut ways) = (vec![0.0; scores.len()], 0.0);
    for roll in Symbol::ALL {
        for one in 0..tiles.len() {
            for other in (0..tiles.len()).filter(|other| *other != one || tiles.len() == 1) {
                let drawn: Vec<Tile> =
                    if one == other { vec![tiles[one]] } else { vec![tiles[one], tiles[other]] };
                let left = pile.without(drawn.iter().copied()).unwrap();
                let worth = expectimax(table, board, &Task::new(roll, drawn), left, scores, mover);
                sums.iter_mut().zip(worth).for_each(|(sum, worth)| *sum += worth);
                ways += 1.0;
            }
        }
    }
    sums.into_iter().map(|sum| sum / ways).collect()
}

#[test]
fn the_end_is_worked_out_as_by_plain_expectimax() {
    let mut compared = 0;
    for (tiles, count, best_score_required) in [
        ("1 = 1\n2 = 2\n3x3 = 1\n4 = 1\n5 = 2\nW = 1", 2, false),
        ("1 = 1\n2x2 = 1\n3 = 2\n4 = 1\n5x3 = 1", 2, false),
        ("1 = 2\n2 = 1\n3 = 2\n4 = 1\nW = 1", 3, true),
        ("2 = 3\n3 = 3\n4x3 = 1\nW = 1", 3, false),
    ] {
        let options = Options { best_score_required };
        let players = vec![Bot::from(Level::Greedy); count];
        let log = game_of(small(tiles), options, &format!("end/{tiles}"), &players);
        for (view, _) in decisions(&log) {
            let table = view.public();
            // The plain twin takes its time: two turns to come only where the turn is nearly over. Among three, what is
            // equal to one may not be to the others, and the twins need not choose alike.
            let is_quick = view.task().unwrap().tiles().len() == 1 && count == 2;
            let most = if is_quick { 3 } else { 2 };
            if !(1..=most).contains(&table.pile()) || table.turns().len() == 1 {
                continue;
            }
            let Viewer::Seat(mover) = view.viewer() else { continue };
            let mut search = Polygon::search(&view, &PlayerSeed::from_text("x")).unwrap();
            search.advance(1_000_000);
            let Candidate { worth, error, .. } = search.candidates()[0];
            let seats = (0..table.players())
                .scan(mover, |seat, _| Some(std::mem::replace(seat, seat.left(table.players()))));
            let scores: Vec<i64> = seats.map(|seat| i64::from(table.scores()[seat])).collect();
            let plain = expectimax(table, table.board(), view.task().unwrap(), table.unseen(), &scores, 0)[0];
            assert!(search.is_settled() && error == 0);
            assert!((worth as f64 - plain).abs() < 4.0, "{worth} is not {plain}");
            compared += 1;
        }
    }
    assert!(compared >= 6, "{compared}");
}
