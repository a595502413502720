//! Refusals, errors and what the program says of Scorzo.

use parlor_core::{Edition as _, EditionProblem, LogError, Seat};
use parlor_scorzo::{
    ActionError, Card, CardError, Edition, EditionError, Hand, HandError, Meld, Number, Refusal, RoundId,
    RoundsProblem, Suit,
};
use parlor_words::program::{Message, Problem};
use parlor_words::{
    Lang, Say,
    scorzo::{self, BestDiscard},
};

use crate::check;

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(card).collect()
}

#[test]
fn refusals_say_the_facts() {
    let seat = Seat::new(1);
    let seven = card("7S");
    check::says(
        &Refusal::IsElsewhere { card: seven },
        "this hand can't have a 7S: everybody knows where all of them are",
        "en esta mano no puede haber ningún 7S: todos saben dónde están",
    );
    check::says(
        &Refusal::NotYourTurn { turn: seat },
        "it is the turn of seat 2",
        "es el turno del asiento 2",
    );
    check::clause(&Refusal::NotYourTurn { turn: None }, &[]);
    check::clause(&Refusal::TakeFirst, &[]);
    check::clause(&Refusal::HasTaken, &[]);
    check::says(
        &Refusal::NotInHand { card: seven },
        "there is no 7S in the hand",
        "en la mano no hay ningún 7S",
    );
    check::clause(&Refusal::NothingToTake, &[]);
    check::says(&Refusal::Over, "the game is over", "la partida ha terminado");
    check::clause(&Refusal::NotPlaying { seat: seat.unwrap() }, &["2"]);
}

#[test]
fn a_refusal_comes_with_its_rule() {
    check::says(
        &LogError::Refused(Refusal::TakeFirst),
        "Z7: a turn begins with taking a card, from the draw pile or from the discards",
        "Z7: un turno empieza tomando una carta, del mazo o de los descartes",
    );
}

#[test]
fn what_is_no_card_no_hand_and_no_action_says_why() {
    check::says(
        &CardError,
        "a card is a number from 1 to 10 and the letter of its suit (S stars, Q squares, T triangles, C \
         circles, H hearts), such as 7S; a wild is W",
        "una carta es un número del 1 al 10 y la letra de su palo (S estrellas, Q cuadrados, T triángulos, C \
         círculos, H corazones), por ejemplo 7S; un comodín es W",
    );
    check::clause(&Problem::BadCard { text: "7X" }, &["7X", "7S", "1", "10", "W"]);
    assert_eq!(
        Problem::BadCard { text: "7X" }.say(Lang::English).find("“7X” is not a card: a card is"),
        Some(0)
    );
    check::clause(&ActionError, &["draw", "take", "7S", "W"]);
    check::says(&HandError::TooMany, "a hand has at most 20 cards", "una mano tiene como máximo 20 cartas");
    check::says(
        &Hand::new(cards("7S W 7S 7S")).unwrap_err(),
        "the two decks have only 2 of 7S",
        "las dos barajas solo tienen 2 cartas 7S",
    );
    check::clause(&HandError::NotInDecks { card: Card::WILD }, &["12", "W"]);
}

#[test]
fn what_is_no_edition_says_where() {
    let problem = |problem: RoundsProblem, facts: &[&str]| {
        check::clause(&problem, facts);
        let error = EditionError { line: 17, column: 9, problem: EditionProblem::Game(problem) };
        let facts: Vec<&str> = facts.iter().copied().chain(["17", "9: "]).collect();
        check::clause(&error, &facts);
    };
    problem(RoundsProblem::Count { count: 21, most: 20 }, &["21", "1", "20"]);
    problem(RoundsProblem::Cards { least: 3, most: 12 }, &["3", "12"]);
    check::says(
        &RoundsProblem::Count { count: 0, most: 20 },
        "the edition has 0 rounds: it needs 1 to 20",
        "la edición tiene 0 rondas: hacen falta de 1 a 20",
    );
    let error = Edition::read("name = \"ours\"\nplayers = [2, 4]\nrounds = [3, 2]\n").unwrap_err();
    assert_eq!(
        error.say(Lang::Spanish),
        "línea 3, columna 14: en una ronda se reparten de 3 a 12 cartas a cada jugador"
    );
}

#[test]
fn suits_and_melds_have_names() {
    for suit in Suit::ALL {
        let [english, spanish] = Lang::ALL.map(|lang| scorzo::suit(suit, lang));
        check::texts(english, spanish, &[]);
    }
    let kinds = |meld: &Meld| Lang::ALL.map(|lang| scorzo::meld_kind(meld.kind(), lang));
    let set = Meld::set(cards("7S W 7Q")).unwrap();
    assert_eq!(kinds(&set), ["set of 7s", "grupo de 7"]);
    let run = Meld::run(Suit::Triangles, Number::new(3).unwrap(), cards("3T W 5T")).unwrap();
    assert_eq!(kinds(&run), ["run of triangles", "escalera de triángulos"]);
    let wilds = Meld::set(cards("W W W")).unwrap();
    assert_eq!(kinds(&wilds), ["only wilds", "solo comodines"]);
}

#[test]
fn a_round_is_named_with_its_number() {
    let round = |round, cards| Message::RoundOf { round, rounds: 11, cards };
    check::says(
        &round(RoundId::Regular(3), 6),
        "round 3 of 11, 6 cards each",
        "ronda 3 de 11, 6 cartas por jugador",
    );
    check::says(
        &round(RoundId::Deciding(1), 3),
        "deciding round 1, 3 cards each",
        "ronda de desempate 1, 3 cartas por jugador",
    );
}

#[test]
fn an_edition_is_described_with_its_rounds() {
    let facts = |rounds, least, most| Message::RoundsEditionFacts { name: "classic", rounds, least, most };
    check::says(
        &facts(11, 2, 6),
        "edition classic: 11 rounds, 2 to 6 players",
        "edición classic: 11 rondas, de 2 a 6 jugadores",
    );
    check::says(
        &facts(1, 4, 4),
        "edition classic: 1 round, 4 players",
        "edición classic: 1 ronda, 4 jugadores",
    );
}

#[test]
fn the_best_discards_are_named() {
    check::says(
        &BestDiscard { cards: &cards("3H"), points: 0 },
        "discard 3H: 0 points left",
        "descarta 3H: quedan 0 puntos",
    );
    check::says(
        &BestDiscard { cards: &cards("7S 8S"), points: 1 },
        "discard 7S or 8S: 1 point left",
        "descarta 7S u 8S: queda 1 punto",
    );
}
