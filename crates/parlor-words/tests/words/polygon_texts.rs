//! Refusals, explanations, errors and what the program says of Polygon.

use parlor_core::{Edition as _, EditionProblem, LogError, Seat};
use parlor_polygon::{
    ActionError, Board, BoxProblem, Combination, Edition, EditionError, Refusal, Space, SpaceError, Symbol,
    SymbolError, Task, Tile, TileError, judge, score,
};
use parlor_words::program::{Message, Problem, SpaceProblem};
use parlor_words::{Lang, Say, polygon};

use crate::check;

fn tile(text: &str) -> Tile {
    text.parse().unwrap()
}

fn space(text: &str) -> Space {
    text.parse().unwrap()
}

#[test]
fn refusals_say_the_facts() {
    let seat = Seat::new(1);
    let (four, at) = (tile("4x2"), space("1,-1"));
    check::says(
        &Refusal::NotYourTurn { turn: seat },
        "it is the turn of seat 2",
        "es el turno del asiento 2",
    );
    check::clause(&Refusal::NotYourTurn { turn: None }, &[]);
    check::says(
        &Refusal::NotThisTile { tile: four },
        "there is no 4x2 left to lay in this turn",
        "en este turno no queda ningún 4x2 por colocar",
    );
    check::says(
        &Refusal::NotLaid { tile: four },
        "there is still a 4x2 to lay",
        "todavía queda un 4x2 por colocar",
    );
    check::clause(&Refusal::OffBoard { space: space("5,0") }, &["5,0"]);
    check::says(
        &Refusal::OnFirstTile { space: at },
        "the turn's first tile lies on 1,-1, and the second can't be laid on it",
        "en 1,-1 está la primera ficha del turno, y la segunda no puede colocarse encima",
    );
    check::says(
        &Refusal::SameFace { tile: four, on: tile("4") },
        "4x2 can't be laid on 4, which has the same number",
        "4x2 no puede colocarse sobre 4, que tiene el mismo número",
    );
    check::says(
        &Refusal::SameFace { tile: Tile::WILD, on: Tile::WILD },
        "a WILD can't be laid on a WILD",
        "un comodín no puede colocarse sobre otro comodín",
    );
    check::says(
        &Refusal::SameGrouping { space: at },
        "the first tile has scored in the grouping of 1,-1, so that the second has to go to another",
        "la primera ficha ha puntuado en el grupo de 1,-1, así que la segunda tiene que ir a otro",
    );
    check::says(
        &Refusal::HasSpace { tile: four, space: at },
        "a tile goes out of the game only if it has no legal space, and 4x2 can be laid on 1,-1",
        "una ficha solo sale de la partida si no tiene ninguna casilla legal, y 4x2 puede colocarse en 1,-1",
    );
    check::says(
        &Refusal::NotBest { best: 80 },
        "this table asks for the best score, and another placement leads to 80 points",
        "esta mesa exige la mejor puntuación, y con otra colocación se llega a 80 puntos",
    );
    check::says(&Refusal::Over, "the game is over", "la partida ha terminado");
    check::clause(&Refusal::NotPlaying { seat: seat.unwrap() }, &["2"]);
}

#[test]
fn a_refusal_names_the_rolled_symbol() {
    let refusal = |roll| Refusal::NotNextToPlay { space: space("1,-1"), roll };
    check::says(
        &refusal(Symbol::Star),
        "no tile that was in play when the turn began meets 1,-1 at its star",
        "1,-1 no toca en su estrella ninguna ficha que estuviera en juego al empezar el turno",
    );
    check::says(
        &refusal(Symbol::Diamond),
        "no tile that was in play when the turn began meets 1,-1 at its diamond",
        "1,-1 no toca en su rombo ninguna ficha que estuviera en juego al empezar el turno",
    );
    check::says(
        &refusal(Symbol::Circle),
        "no tile that was in play when the turn began meets 1,-1 at its circle",
        "1,-1 no toca en su círculo ninguna ficha que estuviera en juego al empezar el turno",
    );
}

#[test]
fn a_refusal_comes_with_its_rule() {
    check::says(
        &LogError::Refused(Refusal::NotLaid { tile: tile("4") }),
        "P9: there is still a 4 to lay",
        "P9: todavía queda un 4 por colocar",
    );
}

#[test]
fn a_turn_is_explained_tile_by_tile() {
    let edition = Edition::classic();
    let mut board = Board::empty(&edition);
    assert!(board.lay(&edition, edition.start(), tile("4")));
    let task = Task::new(Symbol::Star, [tile("4x2"), Tile::WILD]);
    let places = [(Tile::WILD, Some(space("1,0"))), (tile("4x2"), Some(space("0,1")))];
    let placements = judge(&edition, &board, &task, &places).unwrap();
    assert_eq!(
        polygon::explain(&placements, Lang::English),
        [
            "W on 1,0 scores nothing.",
            "4x2 on 0,1 scores 80 points: 4x2, 4 and W at the star are three 4s, 40 × 2.",
            "In all: 80 points."
        ]
    );
    assert_eq!(
        polygon::explain(&placements, Lang::Spanish),
        [
            "W en 1,0 no puntúa.",
            "4x2 en 0,1 da 80 puntos: 4x2, 4 y W en la estrella son tres 4, 40 × 2.",
            "En total: 80 puntos."
        ]
    );
    // One tile needs no total.
    assert_eq!(polygon::explain(&placements[..1], Lang::English), ["W on 1,0 scores nothing."]);
}

#[test]
fn a_tile_without_a_space_is_explained() {
    let text = "name = \"pair\"\nplayers = [2, 2]\nspaces = [\"0,0\", \"1,0\"]\nstart = \"0,0\"\n\
                [tiles]\n1 = 2\nW = 2\n";
    let edition = Edition::read(text).unwrap();
    let mut board = Board::empty(&edition);
    assert!(board.lay(&edition, edition.start(), tile("1")));
    // At one of the symbols nothing meets START.
    let symbol = Symbol::ALL.into_iter().find(|symbol| edition.grouping(edition.start(), *symbol).len() == 1);
    let task = Task::new(symbol.unwrap(), [tile("1"), Tile::WILD]);
    let placements = judge(&edition, &board, &task, &[(tile("1"), None), (Tile::WILD, None)]).unwrap();
    assert_eq!(
        polygon::explain(&placements, Lang::English),
        [
            "1 goes out of the game: it has no legal space.",
            "W goes out of the game: it has no legal space.",
            "In all: 0 points."
        ]
    );
    assert_eq!(
        polygon::explain(&placements, Lang::Spanish)[0],
        "1 sale de la partida: no tiene ninguna casilla legal."
    );
}

#[test]
fn every_combination_is_called_what_it_is() {
    let names: [(&str, &str, u16, [u8; 3]); 8] = [
        ("three 1s", "tres 1", 10, [1, 1, 1]),
        ("three 2s", "tres 2", 20, [2, 2, 2]),
        ("three 3s", "tres 3", 30, [3, 3, 3]),
        ("three 4s", "tres 4", 40, [4, 4, 4]),
        ("three 5s", "tres 5", 50, [5, 5, 5]),
        ("three in a row from 1 to 3", "tres números seguidos del 1 al 3", 15, [1, 2, 3]),
        ("three in a row from 2 to 4", "tres números seguidos del 2 al 4", 25, [2, 3, 4]),
        ("three in a row from 3 to 5", "tres números seguidos del 3 al 5", 35, [3, 4, 5]),
    ];
    let spaces = [space("1,0"), space("0,0"), space("0,1")];
    let kinds = |tiles| Lang::ALL.map(|lang| polygon::combination(&Combination { spaces, tiles }, lang));
    assert_eq!(kinds([Tile::WILD; 3]), ["three WILDs", "tres comodines"]);
    let threes = Tile::all().flat_map(|a| Tile::all().flat_map(move |b| Tile::all().map(move |c| [a, b, c])));
    for tiles in threes.filter(|tiles| score(*tiles) > 0 && *tiles != [Tile::WILD; 3]) {
        let [english, spanish] = kinds(tiles);
        let name = names.iter().find(|name| (name.0, name.1) == (&english, &spanish));
        let (_, _, points, numbers) = name.unwrap_or_else(|| panic!("{tiles:?}: {english}, {spanish}"));
        let times = tiles.iter().map(|tile| u16::from(tile.times())).max().unwrap();
        assert_eq!(points * times, score(tiles), "{tiles:?} {english}");
        // All numbers that are there belong to it; WILDs are the rest.
        let mut rest = numbers.to_vec();
        for number in tiles.iter().filter_map(|tile| tile.number()) {
            let place = rest.iter().position(|other| *other == number);
            rest.remove(place.unwrap_or_else(|| panic!("{tiles:?} {english}")));
        }
    }
}

#[test]
fn symbols_have_names() {
    let names = Lang::ALL.map(|lang| Symbol::ALL.map(|symbol| polygon::symbol(symbol, lang)));
    assert_eq!(names, [["star", "diamond", "circle"], ["estrella", "rombo", "círculo"]]);
    // In English they are called as they are written.
    assert_eq!(names[0], Symbol::ALL.map(Symbol::name));
}

#[test]
fn what_is_no_placement_says_why() {
    check::clause(&ActionError::Form, &["4x2 1,-1", "4x2 out"]);
    assert_eq!(check::both(&ActionError::Tile(TileError)), check::both(&TileError));
    assert_eq!(check::both(&ActionError::Space(SpaceError)), check::both(&SpaceError));
    check::says(
        &TileError,
        "a tile is a number from 1 to 5, with its factor if it has one, such as 4 or 4x3; a WILD is W",
        "una ficha es un número del 1 al 5, con su factor si lo tiene, por ejemplo 4 o 4x3; un comodín es W",
    );
    check::clause(&SpaceError, &["1,-2"]);
    check::says(
        &SymbolError,
        "a symbol is star, diamond or circle",
        "un símbolo es star (estrella), diamond (rombo) o circle (círculo)",
    );
    check::clause(&Problem::BadTile { text: "6" }, &["6", "4x3", "W"]);
    check::says(
        &Problem::BadSymbol { text: "moon" },
        "“moon” is not a symbol: a symbol is star, diamond or circle",
        "«moon» no es un símbolo: un símbolo es star (estrella), diamond (rombo) o circle (círculo)",
    );
    check::says(
        &Problem::TilesOfTurn { tiles: 3 },
        "a turn has one or two tiles to lay, not 3",
        "en un turno se colocan una o dos fichas, no 3",
    );
}

#[test]
fn what_is_no_position_says_where() {
    let at = space("1,-1");
    check::clause(&SpaceProblem::NotASpace { text: "a1" }, &["a1", "1,-2"]);
    check::clause(&SpaceProblem::NotATile { space: at, text: "6" }, &["1,-1", "6", "4x3", "W"]);
    check::clause(&SpaceProblem::OffBoard { space: at }, &["1,-1"]);
    check::clause(&SpaceProblem::Twice { space: at }, &["1,-1"]);
    check::clause(&SpaceProblem::Empty { space: at }, &["1,-1"]);
    check::says(
        &SpaceProblem::TooHigh { space: at, most: 255 },
        "the stack on 1,-1 is too high: at most 255 tiles",
        "la pila de 1,-1 es demasiado alta: como máximo 255 fichas",
    );
}

#[test]
fn what_is_no_edition_says_where() {
    let problem = |problem: BoxProblem, facts: &[&str]| {
        check::clause(&problem, facts);
        let error = EditionError { line: 17, column: 9, problem: EditionProblem::Game(problem) };
        let facts: Vec<&str> = facts.iter().copied().chain(["17", "9: "]).collect();
        check::clause(&error, &facts);
    };
    problem(BoxProblem::NoBoard, &["radius", "spaces"]);
    problem(BoxProblem::TwoBoards, &["radius", "spaces"]);
    problem(BoxProblem::Radius { most: 8 }, &["1", "8"]);
    problem(BoxProblem::SpaceCount { count: 300, most: 217 }, &["300", "2 ", "217"]);
    problem(BoxProblem::Space { text: "101,0".to_owned() }, &["101,0", "1,-2"]);
    problem(BoxProblem::SpaceTwice { space: space("1,0") }, &["1,0"]);
    problem(BoxProblem::OffBoard { space: space("1,0") }, &["1,0"]);
    problem(BoxProblem::StartAlone, &["START"]);
    problem(BoxProblem::StartPrinted, &["START"]);
    problem(BoxProblem::Tile { text: "6".to_owned() }, &["6", "1", "5", "x2", "x3", "W"]);
    problem(BoxProblem::TileCount { most: 100 }, &["0", "100"]);
    problem(BoxProblem::TooFewTiles { tiles: 3, needed: 5 }, &["3", "5"]);
    problem(BoxProblem::AllAlike, &[]);
    check::says(
        &BoxProblem::SpaceCount { count: 1, most: 217 },
        "the board has 1 space: it needs 2 to 217",
        "el tablero tiene 1 casilla: hacen falta de 2 a 217",
    );
    let error =
        Edition::read("name = \"ours\"\nplayers = [2, 4]\nradius = 9\nstart = \"0,0\"\n[tiles]\n1 = 9\n");
    assert_eq!(
        error.unwrap_err().say(Lang::Spanish),
        "línea 3, columna 10: un radio es un número del 1 al 8"
    );
}

#[test]
fn lists_of_turns_are_announced() {
    let found = |shown, total, best| Message::TurnsFound { shown, total, best };
    check::says(
        &found(412, 412, 80),
        "412 legal turns; the best scores 80 points",
        "412 turnos legales; el mejor da 80 puntos",
    );
    check::says(
        &found(10, 1700, 80),
        "the best 10 of 1,700 legal turns; the best scores 80 points",
        "los 10 mejores de 1700 turnos legales; el mejor da 80 puntos",
    );
    check::says(
        &found(1, 412, 1),
        "the best of 412 legal turns, which scores 1 point",
        "el mejor de 412 turnos legales, que da 1 punto",
    );
    check::says(
        &found(12, 12, 0),
        "12 legal turns; no turn scores",
        "12 turnos legales; ningún turno puntúa",
    );
    check::says(&found(1, 1, 15), "1 legal turn, which scores 15 points", "1 turno legal, que da 15 puntos");
    check::says(&found(1, 1, 0), "1 legal turn, which scores nothing", "1 turno legal, que no puntúa");
}

#[test]
fn an_edition_is_described_with_its_spaces() {
    check::says(
        &Message::SpacesEditionFacts { name: "classic", spaces: 61, tiles: 49, least: 2, most: 4 },
        "edition classic: 61 spaces, 49 tiles, 2 to 4 players",
        "edición classic: 61 casillas, 49 fichas, de 2 a 4 jugadores",
    );
}
