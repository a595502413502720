//! Refusals, errors and what the program says of Scorzo.

use parlor_core::{Edition as _, EditionProblem, LogError, Seat};
use parlor_scorzo::{
    ActionError, Card, CardError, Edition, EditionError, Hand, HandError, Meld, MeldKind, Number, Refusal,
    RoundId, RoundsProblem, Suit,
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
        "7★ can't be in this hand: every one is already somewhere else",
        "en esta mano no puede haber ningún 7★: todos están ya en otro lugar",
    );
    check::says(
        &Refusal::IsElsewhere { card: Card::WILD },
        "a wild card can't be in this hand: every one is already somewhere else",
        "en esta mano no puede haber ningún comodín: todos están ya en otro lugar",
    );
    check::says(&Refusal::NotYourTurn { turn: seat }, "it's Player 2's turn", "le toca a Jugador 2");
    check::clause(&Refusal::NotYourTurn { turn: None }, &[]);
    check::says(
        &Refusal::HasTaken,
        "you already took a card; now discard one",
        "ya tomaste una carta; ahora descarta una",
    );
    check::says(&Refusal::NotInHand { card: seven }, "you don't have 7★", "no tienes ningún 7★");
    check::says(
        &Refusal::NotInHand { card: Card::WILD },
        "you don't have a wild card",
        "no tienes ningún comodín",
    );
    check::says(
        &Refusal::NothingToTake,
        "the discard pile is empty, so draw from the draw pile",
        "la pila de descartes está vacía: roba del mazo",
    );
    check::says(&Refusal::Over, "the game is over", "la partida terminó");
    let not_playing = Refusal::NotPlaying { seat: seat.unwrap() };
    let (english, spanish) = check::both(&not_playing);
    assert_eq!(english, "Player 2 is no longer in the game");
    assert_eq!(spanish, "Jugador 2 ya no está en la partida");
    check::texts(&english, &spanish, &["2"]);
}

#[test]
fn a_refusal_comes_with_its_rule() {
    check::says(
        &LogError::Refused(Refusal::TakeFirst),
        "take a card first, from the draw pile or the discard pile (rule Z7)",
        "primero toma una carta, del mazo o de la pila de descartes (regla Z7)",
    );
}

#[test]
fn what_is_no_card_no_hand_and_no_action_says_why() {
    check::says(
        &CardError,
        "a card is a number from 1 to 10 and the letter of its suit (S stars, Q squares, T triangles, C \
         circles, H hearts), such as 7S; a wild card is W",
        "una carta es un número del 1 al 10 y la letra de su palo (S estrellas, Q cuadrados, T triángulos, C \
         círculos, H corazones), por ejemplo 7S; un comodín es W",
    );
    check::clause(&Problem::BadCard { text: "7X" }, &["7X", "7S", "1", "10", "W"]);
    assert_eq!(
        Problem::BadCard { text: "7X" }.say(Lang::English).find("“7X” is not a card: a card is"),
        Some(0)
    );
    check::says(
        &ActionError,
        "type draw to draw from the draw pile, take to take the top discard, or the card you want to discard, \
         such as 7S or W",
        "escribe robar para robar del mazo, tomar para tomar el último descarte, o la carta que quieras \
         descartar, por ejemplo 7S o W",
    );
    check::says(&HandError::TooMany, "a hand has at most 20 cards", "una mano tiene como máximo 20 cartas");
    check::says(
        &Hand::new(cards("7S W 7S 7S")).unwrap_err(),
        "the two decks have only 2 of 7S",
        "las dos barajas solo tienen 2 cartas 7S",
    );
    check::says(
        &HandError::NotInDecks { card: Card::WILD },
        "the two decks have only 12 wild cards",
        "las dos barajas solo tienen 12 comodines",
    );
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
    assert_eq!(kinds(&set), ["set of 7s", "grupo de sietes"]);
    let sets = Number::all().map(|number| scorzo::meld_kind(MeldKind::Set(number), Lang::Spanish));
    let sets: Vec<String> = sets.map(|set| set.replace("grupo de ", "")).collect();
    assert_eq!(
        sets,
        ["unos", "doses", "treses", "cuatros", "cincos", "seises", "sietes", "ochos", "nueves", "dieces"]
    );
    let run = Meld::run(Suit::Triangles, Number::new(3).unwrap(), cards("3T W 5T")).unwrap();
    assert_eq!(kinds(&run), ["run of triangles", "escalera de triángulos"]);
    let wilds = Meld::set(cards("W W W")).unwrap();
    assert_eq!(kinds(&wilds), ["only wild cards", "solo comodines"]);
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
        "tie-breaker round 1, 3 cards each",
        "ronda de desempate 1, 3 cartas por jugador",
    );
}

#[test]
fn an_edition_is_described_with_its_rounds() {
    let facts = |rounds, least, most| Message::RoundsEditionFacts { name: "classic", rounds, least, most };
    check::says(
        &facts(11, 2, 6),
        "edition classic: 11 rounds, 2 to 6 players",
        "edición clásica (classic): 11 rondas, de 2 a 6 jugadores",
    );
    check::says(
        &facts(1, 4, 4),
        "edition classic: 1 round, 4 players",
        "edición clásica (classic): 1 ronda, 4 jugadores",
    );
}

#[test]
fn the_best_discards_are_named() {
    check::says(
        &BestDiscard { cards: &cards("3H"), points: 0 },
        "discard 3♥: 0 points left over",
        "descarta 3♥: sobran 0 puntos",
    );
    check::says(
        &BestDiscard { cards: &cards("7S 8S"), points: 1 },
        "discard 7★ or 8★: 1 point left over",
        "descarta 7★ u 8★: sobra 1 punto",
    );
    check::says(
        &BestDiscard { cards: &cards("7S W"), points: 2 },
        "discard 7★ or a wild card: 2 points left over",
        "descarta 7★ o un comodín: sobran 2 puntos",
    );
}

#[test]
fn cards_are_read_with_their_symbols() {
    let hand = cards("7S 8Q 9T 3C 5H W");
    let read = Lang::ALL.map(|lang| scorzo::cards(&hand, lang).to_string());
    assert_eq!(read, ["7★ 8■ 9▲ 3● 5♥ wild", "7★ 8■ 9▲ 3● 5♥ comodín"]);
    let alone = |which| Lang::ALL.map(|lang| scorzo::card(which, lang).to_string());
    assert_eq!(alone(card("10H")), ["10♥", "10♥"]);
    assert_eq!(alone(Card::WILD), ["a wild card", "un comodín"]);
}
