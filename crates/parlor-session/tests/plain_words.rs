//! How a table talks to the people at it: by name or as *You*, in their language, and with a reason for what it can't take.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers count as tests")]

use std::sync::Arc;

use parlor_bots::{GameSeed, Level};
use parlor_core::{BySeat, Chance, Edition as _, Log, Observation, PlayerName, SetUp};
use parlor_fives::Fives;
use parlor_polygon::Polygon;
use parlor_scorzo::Scorzo;
use parlor_session::{KeeperRequest, LocalBackend, SeatChoice, SessionGame, Waiting, recorded, seated};
use parlor_words::Lang;

/// A table at which these sit: bots by the name of their level, all others are people.
fn table<G: SessionGame<Options: Default>>(
    seats: &[&str],
    is_real: bool,
    lang: Lang,
) -> LocalBackend<G, String> {
    let seeds = GameSeed::new("1");
    let choice = |name: &str| match name.parse::<Level>() {
        Ok(level) if !is_real => SeatChoice::Bot(level.into()),
        _ => SeatChoice::Person(PlayerName::new(name).unwrap()),
    };
    let seats = BySeat::new(seats.len().try_into().unwrap(), |seat| choice(seats[seat.index()]));
    let chance = if is_real { Chance::Unknown } else { Chance::Seed(seeds.deal()) };
    let (edition, options) = (Arc::new(G::Edition::classic()), G::Options::default());
    let log = Log::<G>::begin(SetUp { edition, options, players: seats.seats(), chance }).unwrap();
    let players = seated(&seats, &seeds);
    LocalBackend::new(log, recorded::<G>(&players), players, String::new(), lang)
}

fn names<G: SessionGame>(table: &LocalBackend<G, String>) -> Vec<String> {
    table.session().names().iter().map(|(_, name)| name.to_string()).collect()
}

#[test]
fn the_only_person_without_a_name_is_you() {
    let mut one = table::<Polygon>(&["Player 1", "greedy", "greedy"], false, Lang::English);
    assert_eq!(names(&one), ["You", "Greedy 2", "Greedy 3"]);
    one.speak(Lang::Spanish);
    assert_eq!(names(&one), ["Tú", "Codicioso 2", "Codicioso 3"]);
    let two = table::<Polygon>(&["Player 1", "Jugador 2", "steady"], false, Lang::English);
    assert_eq!(names(&two), ["Player 1", "Player 2", "Steady"]);
    let ana = table::<Polygon>(&["Ana", "greedy"], false, Lang::Spanish);
    assert_eq!(names(&ana), ["Ana", "Codicioso"]);
}

#[test]
fn the_person_at_the_screen_is_told_what_you_do() {
    let mut table = table::<Polygon>(&["Player 1", "greedy"], false, Lang::English);
    while !matches!(table.snapshot().table.waiting, Waiting::ForPerson(_)) {
        table.choose().unwrap();
    }
    let told = |table: &LocalBackend<Polygon, String>| {
        let texts: Vec<String> =
            table.snapshot().table.transcript.iter().map(|entry| entry.text.to_string()).collect();
        texts.join("\n")
    };
    assert!(told(&table).contains("you roll a"), "{}", told(&table));
    assert!(told(&table).contains("You draw "), "{}", told(&table));
    assert!(!told(&table).contains("you rolls"), "{}", told(&table));
    table.speak(Lang::Spanish);
    assert!(told(&table).contains("tú sacas"), "{}", told(&table));
    assert!(told(&table).contains("Tú robas "), "{}", told(&table));
}

#[test]
fn moves_may_be_typed_in_spanish() {
    for (typed, notation) in [("paso", "pass"), ("Pasar", "pass"), ("8h 5", "8H 5")] {
        assert_eq!(Fives::read_typed(typed).unwrap(), [play(notation)]);
    }
    for (typed, notation) in [("robar", "draw"), ("TOMAR", "take"), ("7s", "7S")] {
        assert_eq!(Scorzo::spelled(typed), notation);
        assert!(Scorzo::read_typed(typed).is_ok());
    }
    assert_eq!(Polygon::spelled("4X2 Fuera"), "4x2 out");
    assert!(Polygon::read_typed("4x2 fuera").is_ok());
    let roll = "polygon/roll/1".parse().unwrap();
    for (typed, symbol) in [
        ("estrella", "star"),
        ("rombo", "diamond"),
        ("círculo", "circle"),
        ("e", "star"),
        ("r", "diamond"),
        ("c", "circle"),
        ("d", "diamond"),
    ] {
        assert_eq!(Polygon::answer(roll, typed), [symbol]);
    }
}

fn play(notation: &str) -> parlor_fives::Action {
    use parlor_core::Game as _;
    Fives::read_action(notation).unwrap()
}

/// What the score keeper is told about an answer to the first question that can't be.
fn refused<G: SessionGame<Options: Default>>(answer: &str, lang: Lang) -> String {
    let mut table = table::<G>(&["Ana", "Ben"], true, lang);
    let ask = table.session().ask().unwrap();
    let values = G::answer(ask, answer);
    let error =
        table.keep(KeeperRequest::Observe(Observation { label: ask.to_string(), values })).unwrap_err();
    table.keeper_note(&error).unwrap().text.to_string()
}

#[test]
fn a_refused_answer_comes_with_how_to_answer() {
    assert_eq!(
        refused::<Fives>("3", Lang::English),
        "“3” isn't a possible answer here: type a player's number, from 1 to 2."
    );
    assert_eq!(
        refused::<Scorzo>("9", Lang::Spanish),
        "«9» no es una respuesta posible aquí: escribe el número de un jugador, del 1 al 2."
    );
    assert_eq!(
        refused::<Polygon>("2 7", Lang::English),
        "“2 7” isn't a possible answer here: type a player's number from 1 to 2 and a tile, such as 2 4x3."
    );
}
