//! What is said about all games.

use parlor_core::{
    BySeat, ChanceError, EditionError, EditionProblem, Entry, FairnessError, FieldKind, ImagineError, Level,
    LogError, NameError, Observation, ObserveError, OptionError, PlayerName, RecordedBot, Results,
    RetractError, RuleIdError, SeatError, SeedTextError, SetUpError,
};
use parlor_fives::{BoxProblem, Refusal};
use parlor_words::{
    Lang, LangError, Name, Say, SpanKind, cited, entry, hint, outcome, player_numbers, thinking,
};

use crate::check;
use crate::players::{names, seat};

#[test]
fn small_texts_that_cannot_be_read() {
    check::clause(&SeatError, &["1", "6"]);
    check::clause(&SeedTextError, &["64"]);
    check::clause(&RuleIdError, &["F8"]);
    check::clause(&LangError, &["en", "es"]);
    check::clause(&ImagineError, &[]);
    check::clause(&NameError::Empty, &[]);
    check::clause(&NameError::TooLong, &["40"]);
    check::clause(&NameError::BadCharacter('\u{202e}'), &["U+202E"]);
    check::clause(&FairnessError::BadCommitment, &["64"]);
    check::clause(&FairnessError::BadContribution, &["64", "-"]);
    check::says(
        &FairnessError::Broken,
        "the seed doesn't match the one locked in before the game",
        "la semilla no es la que se fijó antes de la partida",
    );
}

#[test]
fn edition_files_that_cannot_be() {
    let problem = |problem: EditionProblem<BoxProblem>, facts: &[&str]| {
        check::clause(&problem, facts);
        let error = EditionError { line: 12, column: 3, problem };
        let facts: Vec<&str> = facts.iter().copied().chain(["12", "3: "]).collect();
        check::clause(&error, &facts);
    };
    problem(EditionProblem::TooLarge { most: 900 }, &["900"]);
    problem(
        EditionProblem::Syntax { message: "missing field `name`\n".to_owned() },
        &["missing field `name`"],
    );
    problem(EditionProblem::MissingField { name: "players" }, &["players"]);
    let known = vec!["name", "players"];
    problem(
        EditionProblem::UnknownField { name: "plyers".to_owned(), known },
        &["plyers", "name", "players"],
    );
    for expected in [FieldKind::Text, FieldKind::Number, FieldKind::Pair, FieldKind::List, FieldKind::Table] {
        problem(EditionProblem::WrongKind { expected }, &[]);
    }
    problem(EditionProblem::Name { most: 40 }, &["1", "40"]);
    problem(EditionProblem::NameTaken { name: "classic".to_owned() }, &["classic"]);
    problem(EditionProblem::Players { least: 2, most: 5 }, &["2", "5"]);
}

#[test]
fn set_ups_that_cannot_be() {
    check::says(
        &SetUpError::Players { asked: 7, least: 2, most: 4 },
        "this edition is for 2 to 4 players, not 7",
        "esta edición es de 2 a 4 jugadores, no de 7",
    );
    check::says(
        &SetUpError::Players { asked: 3, least: 2, most: 2 },
        "this edition is for 2 players, not 3",
        "esta edición es para 2 jugadores, no para 3",
    );
    let label = || "fives/pile".to_owned();
    check::clause(&SetUpError::Chance(ChanceError::NotScripted { label: label() }), &["fives/pile"]);
    check::clause(
        &ChanceError::BadValue { label: label(), place: 3, value: "x".to_owned() },
        &["fives/pile", "3", "x"],
    );
    check::clause(&OptionError::Unknown("fast".to_owned()), &["fast"]);
    check::says(
        &OptionError::BadValue { key: "free_pass", value: "maybe".to_owned(), allowed: &["yes", "no"] },
        "the option free_pass can't be “maybe”: choose yes or no",
        "la opción free_pass no puede ser «maybe»: elige sí (yes) o no",
    );
    check::clause(&ObserveError::NotAsked { label: label() }, &["fives/pile"]);
    check::clause(&ObserveError::BadValue { label: label(), values: vec![] }, &["fives/pile"]);
    let values = vec!["7".to_owned(), "x".to_owned()];
    check::clause(&ObserveError::BadValue { label: label(), values }, &["fives/pile", "7 x"]);
}

#[test]
fn entries_that_cannot_be() {
    let refused = LogError::Refused(Refusal::CanPlay);
    check::clause(&refused, &[" F11)"]);
    for (lang, rule) in [(Lang::English, "(rule F11)"), (Lang::Spanish, "(regla F11)")] {
        assert!(refused.say(lang).ends_with(rule));
        assert_eq!(refused.say(lang), cited(&Refusal::CanPlay, lang).to_string());
    }
    check::clause(&LogError::<Refusal>::Retract(RetractError { seat: seat(2) }), &[]);
    check::clause(&LogError::<Refusal>::Tell(ObserveError::NotAsked { label: "x/y".to_owned() }), &["x/y"]);
    check::clause(&LogError::<Refusal>::NoSuchSeat(seat(5)), &["5"]);
}

#[test]
fn entries_of_a_log() {
    let line = |said: &Entry<&str>| {
        let (english, spanish) = (entry(said, &names(), Lang::English), entry(said, &names(), Lang::Spanish));
        check::same_or_not(&english, &spanish, &[]);
        (english, spanish)
    };
    let pair = |english: &str, spanish: &str| (english.to_owned(), spanish.to_owned());
    let act = Entry::Act { seat: seat(1), action: "8F 415" };
    assert_eq!(line(&act), pair("Ana: 8F 415", "Ana: 8F 415"));
    let time_out = Entry::TimeOut { seat: seat(2) };
    assert_eq!(line(&time_out), pair("Ben runs out of time.", "Ben se queda sin tiempo."));
    let leave = Entry::Leave { seat: seat(3) };
    assert_eq!(line(&leave), pair("Inés gives up.", "Inés abandona la partida."));
    let take_over = Entry::TakeOver { seat: seat(2), by: PlayerName::new("greedy").unwrap().into() };
    assert_eq!(
        line(&take_over),
        pair("greedy takes over from Ben.", "greedy sigue jugando en lugar de Ben.")
    );
    let bot = RecordedBot { level: Level::Greedy, version: 1, rollouts: None };
    let take_over = Entry::TakeOver { seat: seat(2), by: bot.into() };
    assert_eq!(
        line(&take_over),
        pair("Greedy takes over from Ben.", "Codicioso sigue jugando en lugar de Ben.")
    );
    let retract = Entry::Retract { seat: seat(1) };
    assert_eq!(line(&retract), pair("Ana undoes the last move.", "Ana deshace su última jugada."));
    let told = Entry::Observed(Observation { label: "fives/first".to_owned(), values: vec!["2".to_owned()] });
    assert_eq!(line(&told), pair("Noted: 2.", "Anotado: 2."));
}

#[test]
fn a_person_without_a_name_is_talked_to() {
    let line =
        |said: &Entry<&str>| Lang::ALL.map(|lang| entry(said, &BySeat::new(1, |_| Name::you(lang)), lang));
    let seat = seat(1);
    assert_eq!(line(&Entry::TimeOut { seat }), ["You run out of time.", "Tú te quedas sin tiempo."]);
    assert_eq!(line(&Entry::Leave { seat }), ["You give up.", "Tú abandonas la partida."]);
    assert_eq!(line(&Entry::Retract { seat }), ["You undo your last move.", "Tú deshaces tu última jugada."]);
    let take_over = Entry::TakeOver { seat, by: PlayerName::new("Ana").unwrap().into() };
    assert_eq!(line(&take_over), ["Ana takes over from you.", "Ana sigue jugando en lugar de ti."]);
}

#[test]
fn a_hint_says_whose_it_is() {
    let said = |lang| hint(&"8F 415".into(), Level::Steady, lang);
    assert_eq!(
        Lang::ALL.map(|lang| said(lang).to_string()),
        ["Hint from Steady: 8F 415.", "Pista de Sensato: 8F 415."]
    );
    assert!(said(Lang::English).iter().all(|span| span.kind == SpanKind::Plain));
    assert_eq!(
        Lang::ALL.map(|lang| thinking(Level::Expert, lang)),
        ["Expert is thinking…", "Experto está pensando…"]
    );
}

#[test]
fn who_won() {
    let say = |scores: [i32; 3]| {
        let scores = BySeat::new(3, |seat| scores[seat.index()]);
        let results = Results::ranked(scores.clone(), |seat| -scores[seat]);
        Lang::ALL.map(|lang| outcome(&results, &names(), lang))
    };
    assert_eq!(say([10, 7, 1]), ["Ana wins with 10 points.", "Ana ganó con 10 puntos."]);
    assert_eq!(say([-7, 1, -9]), ["Ben wins with 1 point.", "Ben ganó con 1 punto."]);
    assert_eq!(say([-8, -7, -9]), ["Ben wins with −7 points.", "Ben ganó con −7 puntos."]);
    assert_eq!(
        say([5, 3, 5]),
        [
            "Ana and Inés share the win with 5 points each.",
            "Ana e Inés empatan a 5 puntos y comparten la victoria."
        ]
    );
    assert_eq!(
        say([0, 0, 0]),
        [
            "Ana, Ben and Inés share the win with 0 points each.",
            "Ana, Ben e Inés empatan a 0 puntos y comparten la victoria."
        ]
    );
}

#[test]
fn players_without_names_are_called_by_their_numbers() {
    let called = |lang| player_numbers(2, lang).map(|_, name| name.to_string());
    assert_eq!(called(Lang::English).as_slice(), ["Player 1", "Player 2"]);
    assert_eq!(called(Lang::Spanish).as_slice(), ["Jugador 1", "Jugador 2"]);
    let leave: Entry<&str> = Entry::Leave { seat: seat(6) };
    assert_eq!(entry(&leave, &names(), Lang::English), "Player 6 gives up.");
}
