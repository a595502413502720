//! What happens in a game of Scrambled 5's, line by line.

use std::sync::Arc;

use parlor_core::{AskError, BySeat, Chance, Departure, Entry, Game, Log, Next, Observation, SetUp, Viewer};
use parlor_fives::{Action, Ask, Edition, Fives, Options, Play, Rack, Seen, Tile};
use parlor_words::{GameWords, Lang};

use crate::check;
use crate::players::{asked, event_says, names, seat};

fn tiles(values: &[u8]) -> Vec<Tile> {
    values.iter().map(|value| Tile::new(*value).unwrap()).collect()
}

fn play(text: &str) -> Play {
    match Fives::read_action(text).unwrap() {
        Action::Play(play) => play,
        Action::Pass => panic!("{text}"),
    }
}

fn says(seen: &Seen, english: &str, spanish: &str) {
    event_says::<Fives>(seen, english, spanish);
}

#[test]
fn the_draw_for_the_first_turn() {
    let drawn = |values: [Option<u8>; 3]| {
        let drawn = BySeat::new(3, |seat| values[seat.index()].and_then(Tile::new));
        Seen::DrewForFirst { drawn }
    };
    says(
        &drawn([Some(3), Some(9), Some(5)]),
        "Draw for the first turn: Ana 3, Ben 9, Inés 5.",
        "Sorteo del primer turno: Ana 3, Ben 9, Inés 5.",
    );
    says(
        &drawn([Some(9), Some(3), Some(9)]),
        "Draw for the first turn: Ana 9, Ben 3, Inés 9. Ana and Inés draw again.",
        "Sorteo del primer turno: Ana 9, Ben 3, Inés 9. Ana e Inés vuelven a robar.",
    );
    says(
        &drawn([Some(2), None, Some(1)]),
        "Draw for the first turn: Ana 2, Inés 1.",
        "Sorteo del primer turno: Ana 2, Inés 1.",
    );
}

#[test]
fn the_beginning() {
    says(
        &Seen::Began { first: seat(2), drawn: None },
        "Ben goes first. Everybody draws five tiles.",
        "Empieza Ben. Todos roban cinco fichas.",
    );
    says(
        &Seen::Began { first: seat(2), drawn: Some(tiles(&[4, 1, 5, 3, 2])) },
        "Ben goes first. Everybody draws five tiles. Yours are 4, 1, 5, 3 and 2.",
        "Empieza Ben. Todos roban cinco fichas. Las tuyas son 4, 1, 5, 3 y 2.",
    );
}

#[test]
fn plays_and_what_is_drawn_afterwards() {
    let played = |count, drawn| Seen::Played { seat: seat(1), play: play("8F 415"), score: 10, count, drawn };
    says(
        &played(3, None),
        "Ana plays 8F 415 for 10 points and draws 3 tiles.",
        "Ana juega 8F 415 por 10 puntos y roba 3 fichas.",
    );
    says(
        &played(1, Some(tiles(&[7]))),
        "Ana plays 8F 415 for 10 points and draws 1 tile: 7.",
        "Ana juega 8F 415 por 10 puntos y roba 1 ficha: 7.",
    );
    says(
        &played(0, Some(Vec::new())),
        "Ana plays 8F 415 for 10 points; the pile is empty.",
        "Ana juega 8F 415 por 10 puntos; el montón está vacío.",
    );
}

#[test]
fn passing_and_leaving() {
    says(&Seen::Passed { seat: seat(2) }, "Ben passes.", "Ben pasa.");
    says(
        &Seen::Left { seat: seat(2), why: Departure::Resigned },
        "Ben leaves the game.",
        "Ben abandona la partida.",
    );
    says(
        &Seen::Left { seat: seat(2), why: Departure::OutOfTime },
        "Ben runs out of time and leaves the game.",
        "A Ben se le acaba el tiempo y abandona la partida.",
    );
}

#[test]
fn the_end() {
    let racks = [Some(&[3, 4][..]), None, Some(&[])];
    let shown = BySeat::new(3, |seat| racks[seat.index()].and_then(|values| Rack::new(tiles(values))));
    says(
        &Seen::Ended { shown },
        "The game is over. Ana has 3 and 4 left and loses 7 points. Inés has no tiles left.",
        "La partida ha terminado. A Ana le quedan 3 y 4: pierde 7 puntos. A Inés no le quedan fichas.",
    );
    let shown = BySeat::new(1, |_| Rack::new(tiles(&[1])));
    says(
        &Seen::Ended { shown },
        "The game is over. Ana has 1 left and loses 1 point.",
        "La partida ha terminado. A Ana le queda 1: pierde 1 punto.",
    );
}

#[test]
fn every_event_of_a_whole_game_has_a_line_for_every_viewer() {
    let mut log = Log::begin(SetUp::<Fives>::classic(3, "words")).unwrap();
    let mut events = log.opening().to_vec();
    while let Next::Seat(seat) = Fives::next(log.state()) {
        let action = Fives::actions(&Fives::view(log.state(), Viewer::Seat(seat)))[0];
        events.extend(log.act(seat, action).unwrap());
    }
    assert!(events.len() > 20);
    for event in &events {
        for viewer in Viewer::all(3) {
            let seen = Fives::seen(event, viewer);
            let [english, spanish] = Lang::ALL.map(|lang| Fives::event(&seen, &names(), lang).to_string());
            check::texts(&english, &spanish, &[]);
            assert!(english.ends_with('.') && spanish.ends_with('.'));
        }
    }
}

#[test]
fn everything_that_a_real_table_is_asked_has_a_text() {
    let set_up = SetUp::<Fives> {
        edition: Arc::new(Edition::classic()),
        options: Options::default(),
        players: 2,
        chance: Chance::Unknown,
    };
    let mut log = Log::begin(set_up).unwrap();
    let (label, text) = asked(&log);
    assert_eq!(text, "Who goes first? Tell the number of the seat.");
    log.append(Entry::Observed(Observation { label, values: vec!["2".to_owned()] })).unwrap();
    log.act(seat(2), Action::Pass).unwrap();
    log.act(seat(1), Action::Pass).unwrap();
    let (_, text) = asked(&log);
    assert_eq!(text, "Which tiles does Ana have left? Tell their numbers.");
    for unknown in ["fives/pile", "fives/left", "fives/left/9", "scorzo/first", ""] {
        assert_eq!(unknown.parse::<Ask>(), Err(AskError { label: unknown.to_owned() }));
    }
}
