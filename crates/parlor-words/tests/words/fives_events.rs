//! What happens in a game of Scrambled 5's, line by line.

use std::sync::Arc;

use parlor_core::{AskError, BySeat, Chance, Departure, Entry, Game, Log, Next, Observation, SetUp, Viewer};
use parlor_fives::{Action, Ask, Edition, Fives, Options, Play, Rack, Seen, Tile};
use parlor_words::{GameWords, Lang, Name};

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
        "Drawing to see who goes first: Ana drew 3, Ben drew 9, Inés drew 5.",
        "Sorteo para ver quién empieza: Ana sacó 3, Ben sacó 9, Inés sacó 5.",
    );
    says(
        &drawn([Some(9), Some(3), Some(9)]),
        "Drawing to see who goes first: Ana drew 9, Ben drew 3, Inés drew 9. Ana and Inés draw again.",
        "Sorteo para ver quién empieza: Ana sacó 9, Ben sacó 3, Inés sacó 9. Ana e Inés vuelven a robar.",
    );
    says(
        &drawn([Some(2), None, Some(1)]),
        "Drawing to see who goes first: Ana drew 2, Inés drew 1.",
        "Sorteo para ver quién empieza: Ana sacó 2, Inés sacó 1.",
    );
}

#[test]
fn the_beginning() {
    says(
        &Seen::Began { first: seat(2), drawn: None },
        "Ben goes first. Everyone draws five tiles.",
        "Ben empieza. Todos roban cinco fichas.",
    );
    says(
        &Seen::Began { first: seat(2), drawn: Some(tiles(&[4, 1, 5, 3, 2])) },
        "Ben goes first. Everyone draws five tiles. Yours are 4, 1, 5, 3 and 2.",
        "Ben empieza. Todos roban cinco fichas. Las tuyas son 4, 1, 5, 3 y 2.",
    );
}

#[test]
fn plays_and_what_is_drawn_afterwards() {
    let played = |count, drawn| Seen::Played { seat: seat(1), play: play("8F 415"), score: 10, count, drawn };
    says(
        &played(3, None),
        "Ana plays 8F 415 and scores 10 points, then draws 3 tiles.",
        "Ana juega 8F 415, suma 10 puntos y roba 3 fichas.",
    );
    says(
        &played(1, Some(tiles(&[7]))),
        "Ana plays 8F 415 and scores 10 points, then draws 1 tile: 7.",
        "Ana juega 8F 415, suma 10 puntos y roba 1 ficha: 7.",
    );
    // The draw pile was empty already.
    says(
        &played(0, Some(Vec::new())),
        "Ana plays 8F 415 and scores 10 points.",
        "Ana juega 8F 415 y suma 10 puntos.",
    );
}

#[test]
fn passing_and_leaving() {
    says(&Seen::Passed { seat: seat(2) }, "Ben passes.", "Ben pasa.");
    says(
        &Seen::Left { seat: seat(2), why: Departure::Resigned },
        "Ben gives up.",
        "Ben abandona la partida.",
    );
    says(
        &Seen::Left { seat: seat(2), why: Departure::OutOfTime },
        "Ben runs out of time and is out of the game.",
        "Ben se queda sin tiempo y abandona la partida.",
    );
}

#[test]
fn the_end() {
    let racks = [Some(&[3, 4][..]), None, Some(&[])];
    let shown = BySeat::new(3, |seat| racks[seat.index()].and_then(|values| Rack::new(tiles(values))));
    says(
        &Seen::Ended { shown },
        "The game is over. Ana has 3 and 4 left and loses 7 points. Inés has no tiles left.",
        "La partida terminó. Ana todavía tiene 3 y 4: pierde 7 puntos. Inés ya no tiene fichas.",
    );
    let shown = BySeat::new(1, |_| Rack::new(tiles(&[1])));
    says(
        &Seen::Ended { shown },
        "The game is over. Ana has 1 left and loses 1 point.",
        "La partida terminó. Ana todavía tiene 1: pierde 1 punto.",
    );
}

#[test]
fn a_person_without_a_name_is_spoken_to() {
    let said = |seen: &Seen| {
        Lang::ALL.map(|lang| {
            let names = BySeat::new(2, |_| Name::you(lang));
            Fives::event(seen, &names, lang).to_string()
        })
    };
    let played = |count, drawn| Seen::Played { seat: seat(1), play: play("8F 415"), score: 10, count, drawn };
    assert_eq!(
        said(&Seen::Began { first: seat(1), drawn: None }),
        ["You go first. Everyone draws five tiles.", "Tú empiezas. Todos roban cinco fichas."]
    );
    assert_eq!(
        said(&played(1, Some(tiles(&[7])))),
        [
            "You play 8F 415 and score 10 points, then draw 1 tile: 7.",
            "Tú juegas 8F 415, sumas 10 puntos y robas 1 ficha: 7.",
        ]
    );
    assert_eq!(
        said(&played(0, None)),
        ["You play 8F 415 and score 10 points.", "Tú juegas 8F 415 y sumas 10 puntos.",]
    );
    assert_eq!(said(&Seen::Passed { seat: seat(1) }), ["You pass.", "Tú pasas."]);
    assert_eq!(
        said(&Seen::Ended { shown: BySeat::new(1, |_| Rack::new(tiles(&[3, 4]))) }),
        [
            "The game is over. You have 3 and 4 left and lose 7 points.",
            "La partida terminó. Tú todavía tienes 3 y 4: pierdes 7 puntos.",
        ]
    );
    assert_eq!(
        said(&Seen::Ended { shown: BySeat::new(1, |_| Rack::new(Vec::new())) }),
        ["The game is over. You have no tiles left.", "La partida terminó. Tú ya no tienes fichas."]
    );
    assert_eq!(
        Lang::ALL.map(|lang| {
            let names = BySeat::new(2, |_| Name::you(lang));
            Fives::fact(Ask::Left(seat(1)), &names, lang)
        }),
        [
            "Which tiles do you have left? Type their numbers.",
            "¿Qué fichas te quedan a ti? Escribe sus números.",
        ]
    );
}

#[test]
fn a_hint_says_which_tiles_to_play_and_the_board_marks_where() {
    let hint = |text: &str| {
        let action = Fives::read_action(text).unwrap();
        Lang::ALL.map(|lang| Fives::suggestion(&action, lang).to_string())
    };
    assert_eq!(
        hint("8F 41.5"),
        ["play 4, 1 and 5 on the marked squares", "juega 4, 1 y 5 en las casillas marcadas"]
    );
    assert_eq!(hint("8H 5"), ["play 5 on the marked square", "juega 5 en la casilla marcada"]);
    assert_eq!(hint("pass"), ["pass", "pasa"]);
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
    assert_eq!(text, "Who goes first? Type the player's number.");
    log.append(Entry::Observed(Observation { label, values: vec!["2".to_owned()] })).unwrap();
    log.act(seat(2), Action::Pass).unwrap();
    log.act(seat(1), Action::Pass).unwrap();
    let (_, text) = asked(&log);
    assert_eq!(text, "Which tiles does Ana have left? Type their numbers.");
    for unknown in ["fives/pile", "fives/left", "fives/left/9", "scorzo/first", ""] {
        assert_eq!(unknown.parse::<Ask>(), Err(AskError { label: unknown.to_owned() }));
    }
}
