//! Refusals, explanations and errors of Scrambled 5's.

use parlor_core::{Edition as _, EditionProblem, Seat};
use parlor_fives::{
    ActionError, Board, BoardError, BoxProblem, Cluster, Edition, EditionError, NotationError, Refusal,
    Square, SquareError, Tile, TileError, Verdict, judge,
};
use parlor_words::{Lang, Say, cited, fives};

use crate::check;

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

fn squares(names: &str) -> Vec<Square> {
    names.split(' ').map(square).collect()
}

fn tile(value: u8) -> Tile {
    Tile::new(value).unwrap()
}

#[test]
fn refusals_say_the_facts() {
    let seat = Seat::new(1);
    check::says(&Refusal::NotYourTurn { turn: seat }, "it's Player 2's turn", "le toca a Jugador 2");
    check::clause(&Refusal::NotYourTurn { turn: None }, &[]);
    check::clause(&Refusal::NotInBox { tile: tile(7) }, &["7"]);
    check::clause(&Refusal::OffBoard { square: square("P8") }, &["P8"]);
    check::says(
        &Refusal::Filled { square: square("H8") },
        "there's already a tile on H8",
        "en H8 ya hay una ficha",
    );
    check::clause(&Refusal::Gap { square: square("H8") }, &["H8"]);
    check::says(
        &Refusal::TooManyTiles { tiles: 6 },
        "that's 6 tiles; you can play five at most",
        "son 6 fichas; puedes jugar cinco como máximo",
    );
    check::clause(&Refusal::NotOnRack { tile: tile(7) }, &["7"]);
    check::clause(&Refusal::MissesCentre { centre: square("H8") }, &["H8"]);
    check::clause(&Refusal::LoneTile { tile: tile(7) }, &["7"]);
    check::clause(&Refusal::TouchesNothing, &[]);
    check::says(
        &Refusal::WrongSum { squares: squares("F8 G8 H8"), sum: 14 },
        "the cluster F8 to H8 adds up to 14; it must be a multiple of 5",
        "el grupo de F8 a H8 suma 14; tiene que ser un múltiplo de 5",
    );
    check::says(
        &Refusal::TooLong { squares: squares("F8 G8 H8 I8 J8 K8") },
        "the cluster F8 to K8 would be 6 tiles long; five is the limit",
        "el grupo de F8 a K8 tendría 6 fichas; el máximo es cinco",
    );
    check::says(
        &Refusal::CanPlay,
        "you can't pass yet: you have a play",
        "todavía no puedes pasar: tienes una jugada",
    );
    check::says(&Refusal::Over, "the game is over", "la partida terminó");
    let (english, spanish) = check::both(&Refusal::NotPlaying { seat: seat.unwrap() });
    assert_eq!(english, "Player 2 is no longer in the game");
    assert_eq!(spanish, "Jugador 2 ya no está en la partida");
}

#[test]
fn a_score_keeper_may_type_more_tiles_than_a_player_can_have() {
    check::says(
        &Refusal::TooManyTiles { tiles: 3 },
        "that's 3 tiles, but the player doesn't have that many",
        "la jugada tiene 3 fichas, pero el jugador no tiene tantas",
    );
    check::says(
        &Refusal::TooManyTiles { tiles: 1 },
        "that's 1 tile, but the player doesn't have that many",
        "la jugada tiene 1 ficha, pero el jugador no tiene tantas",
    );
}

#[test]
fn a_refusal_can_stand_alone() {
    let refusal = Refusal::WrongSum { squares: squares("F8 G8 H8"), sum: 14 };
    assert_eq!(
        refusal.sentence(Lang::English),
        "The cluster F8 to H8 adds up to 14; it must be a multiple of 5."
    );
    assert_eq!(
        refusal.sentence(Lang::Spanish),
        "El grupo de F8 a H8 suma 14; tiene que ser un múltiplo de 5."
    );
    assert_eq!(
        cited(&refusal, Lang::English).sentence().to_string(),
        "The cluster F8 to H8 adds up to 14; it must be a multiple of 5 (rule F8)."
    );
}

#[test]
fn scores_are_explained_cluster_by_cluster() {
    // The sheet's bonus example, moved to where the classic board has a +10 square: D1.
    let mut rows = vec![".".repeat(15); 15];
    rows[0] = "..8.1..........".to_owned();
    rows[1] = "..244..........".to_owned();
    let board = Board::from_rows(15, &rows).unwrap();
    let verdict = judge(&Edition::classic(), &board, None, &"1D 6".parse().unwrap()).unwrap();
    assert_eq!(
        fives::explain(&verdict, Lang::English),
        ["Row 1, C–E: 15 + 10 = 25 points.", "Column D, 1–2: 10 + 10 = 20 points.", "Total: 45 points.",]
    );
    assert_eq!(
        fives::explain(&verdict, Lang::Spanish),
        ["Fila 1, C–E: 15 + 10 = 25 puntos.", "Columna D, 1–2: 10 + 10 = 20 puntos.", "Total: 45 puntos.",]
    );
}

#[test]
fn multipliers_are_explained() {
    let lines = |times, score| {
        let cluster = Cluster { squares: squares("H8"), sum: 5, added: 5, times, score };
        let verdict = Verdict { score, clusters: vec![cluster] };
        let [english, spanish] = Lang::ALL.map(|lang| fives::explain(&verdict, lang));
        for (english, spanish) in english.iter().zip(&spanish) {
            check::texts(english, spanish, &[&score.to_string()]);
        }
        (english[0].clone(), spanish[0].clone())
    };
    let pair = |english: &str, spanish: &str| (english.to_owned(), spanish.to_owned());
    assert_eq!(
        lines(2, 20),
        pair("Square H8: (5 + 5) × 2 = 20 points.", "Casilla H8: (5 + 5) × 2 = 20 puntos.")
    );
    assert!(lines(3, 30).0.contains("× 3 = 30"));
    assert!(lines(6, 60).1.contains("× 6 = 60"));
}

#[test]
fn a_single_opening_tile_is_explained() {
    let edition = Edition::classic();
    let verdict = judge(&edition, &Board::empty(15), None, &"8H 5".parse().unwrap()).unwrap();
    assert_eq!(fives::explain(&verdict, Lang::English), ["Square H8: 5 points."]);
}

#[test]
fn what_is_not_a_play_says_why() {
    check::clause(&NotationError::NoTiles, &["8F 415"]);
    check::clause(&NotationError::Square, &["8F", "F8"]);
    check::clause(&NotationError::Character { place: 2, character: 'x' }, &["2", "x", "1", "9"]);
    check::clause(&NotationError::OuterDot, &[]);
    check::clause(&NotationError::SingleDown, &["8H 5"]);
    check::clause(&NotationError::TooLong, &[]);
    check::clause(&ActionError::Notation(NotationError::OuterDot), &[]);
    check::clause(&ActionError::Never(Refusal::TooManyTiles { tiles: 6 }), &["F4)", "6"]);
    check::clause(&SquareError, &["H8"]);
    check::clause(&TileError, &["1", "9"]);
}

#[test]
fn what_is_not_a_board_says_where() {
    check::says(
        &BoardError::Rows { rows: 14, size: 15 },
        "the board has 15 rows, not 14",
        "el tablero tiene 15 filas, no 14",
    );
    check::clause(&BoardError::RowLength { row: 3, squares: 14, size: 15 }, &["3", "14", "15"]);
    check::clause(&BoardError::Character { square: square("C2"), character: '0' }, &["C2", "0", "1", "9"]);
}

#[test]
fn what_is_not_an_edition_says_where() {
    let problem = |problem: BoxProblem, facts: &[&str]| {
        check::clause(&problem, facts);
        let error = EditionError { line: 12, column: 3, problem: EditionProblem::Game(problem) };
        let facts: Vec<&str> = facts.iter().copied().chain(["12", "3: "]).collect();
        check::clause(&error, &facts);
    };
    problem(BoxProblem::BoardSize { rows: 8 }, &["8", "9", "25"]);
    problem(BoxProblem::RowLength { squares: 14, size: 15 }, &["14", "15"]);
    problem(BoxProblem::Letter { letter: 'q' }, &["q", ". V X D T", "*"]);
    problem(BoxProblem::Centre, &[]);
    problem(BoxProblem::TileValue { value: "10".to_owned() }, &["10", "1", "9"]);
    problem(BoxProblem::TileCount { most: 100 }, &["0", "100"]);
    problem(BoxProblem::AllAlike, &[]);
    problem(BoxProblem::TooFewTiles { tiles: 9, needed: 10 }, &["9", "10"]);

    let error = Edition::read("name = \"ours\"\nplayers = [1, 4]\nboard = []\n[tiles]\n").unwrap_err();
    assert_eq!(
        error.say(Lang::Spanish),
        "línea 2, columna 11: los jugadores tienen que ser dos números del 2 al 6: el mínimo y el máximo"
    );
}
