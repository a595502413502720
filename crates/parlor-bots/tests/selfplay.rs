//! Self-play: the players' views are advanced, and the games are those of players who look again every time.

#![allow(clippy::unwrap_used, reason = "a test may stop where it stands")]

use parlor_bots::{BotGame, GameSeed, Level, SelfplayError, play};
use parlor_core::{BySeat, Entry, Game, Log, Next, SetUp, SetUpError, Viewer};
use parlor_fives::{Action, Fives};

fn set_up(seeds: &GameSeed, players: u8) -> SetUp<Fives> {
    SetUp::classic(players, seeds.deal())
}

/// The plain twin of [`play`]: a fresh view for every decision.
fn play_looking_afresh(seeds: &GameSeed, levels: &BySeat<Level>) -> Vec<Entry<Action>> {
    let mut log = Log::begin(set_up(seeds, levels.seats())).unwrap();
    while let Next::Seat(seat) = Fives::next(log.state()) {
        let view = Fives::view(log.state(), Viewer::Seat(seat));
        let action = Fives::choose(levels[seat], &view, &seeds.player(seat)).unwrap();
        log.act(seat, action).unwrap();
    }
    log.entries().to_vec()
}

#[test]
fn the_games_are_those_of_players_who_look_afresh() {
    for (number, players) in (0..30).zip([2, 3, 4].into_iter().cycle()) {
        let seeds = GameSeed::numbered("self-play", number);
        let levels = BySeat::new(players, |seat| Level::ALL[(seat.index() + players as usize) % 2]);
        let log = play(set_up(&seeds, players), &levels, &seeds).unwrap();
        assert_eq!(log.entries(), play_looking_afresh(&seeds, &levels), "{}", seeds.text());
    }
}

#[test]
fn a_seat_without_a_player_can_not_act() {
    let seeds = GameSeed::new("too few");
    let levels = BySeat::new(2, |_| Level::Random);
    assert_eq!(play(set_up(&seeds, 3), &levels, &seeds).unwrap_err(), SelfplayError::NoPlayer);
    // Who has no seat does not play.
    let levels = BySeat::new(4, |_| Level::Random);
    let two = play(set_up(&seeds, 2), &levels, &seeds).unwrap();
    assert_eq!(two.entries(), play_looking_afresh(&seeds, &BySeat::new(2, |_| Level::Random)));
}

#[test]
fn a_game_that_can_not_be_set_up_is_not_played() {
    let seeds = GameSeed::new("too many");
    let error = play(set_up(&seeds, 6), &BySeat::new(6, |_| Level::Random), &seeds).unwrap_err();
    assert_eq!(error, SelfplayError::SetUp(SetUpError::Players { asked: 6, least: 2, most: 4 }));
}
