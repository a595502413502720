//! Refusals, explanations, errors and what the program says of Polygon.

use parlor_core::{Edition as _, EditionProblem, LogError, Seat};
use parlor_polygon::{
    ActionError, Board, BoxProblem, Combination, Edition, EditionError, Placement, Refusal, Space,
    SpaceError, Symbol, SymbolError, Task, Tile, TileError, judge, score,
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
    check::says(&Refusal::NotYourTurn { turn: seat }, "it's Player 2's turn", "le toca a Jugador 2");
    check::clause(&Refusal::NotYourTurn { turn: None }, &[]);
    check::says(
        &Refusal::NotThisTile { tile: four },
        "you don't have a 4 X2 to place this turn",
        "no tienes ningún 4 X2 por colocar en este turno",
    );
    check::says(
        &Refusal::NotLaid { tile: four },
        "you still have a 4 X2 to place",
        "todavía te queda un 4 X2 por colocar",
    );
    check::says(
        &Refusal::NotLaid { tile: Tile::WILD },
        "you still have a WILD to place",
        "todavía te queda un comodín por colocar",
    );
    check::clause(&Refusal::OffBoard { space: space("5,0") }, &["5,0"]);
    check::says(
        &Refusal::OnFirstTile { space: at },
        "you can't stack your second tile on your first one",
        "no puedes apilar tu segunda ficha sobre la primera",
    );
    check::says(
        &Refusal::SameFace { tile: four, on: tile("4") },
        "you can't stack 4 X2 on 4: same number",
        "no puedes apilar 4 X2 sobre 4: es el mismo número",
    );
    check::says(
        &Refusal::SameFace { tile: Tile::WILD, on: Tile::WILD },
        "you can't stack a WILD on a WILD",
        "no puedes apilar un comodín sobre otro comodín",
    );
    check::says(
        &Refusal::SameGrouping { space: at },
        "your first tile already scored in this grouping, so your second tile must go in a different one",
        "tu primera ficha ya dio puntos en este grupo, así que la segunda tiene que ir a otro",
    );
    check::says(
        &Refusal::HasSpace { tile: four, space: at },
        "you can't set 4 X2 aside: it fits on 1,-1",
        "no puedes apartar 4 X2: cabe en 1,-1",
    );
    check::says(
        &Refusal::NotBest { best: 80 },
        "house rule: you must take the best score, and this turn can give 80 points",
        "regla de la casa: hay que sumar lo máximo, y este turno puede dar 80 puntos",
    );
    check::says(&Refusal::Over, "the game is over", "la partida terminó");
    let (english, spanish) = check::both(&Refusal::NotPlaying { seat: seat.unwrap() });
    assert_eq!(english, "Player 2 is no longer in the game");
    assert_eq!(spanish, "Jugador 2 ya no está en la partida");
}

#[test]
fn a_refusal_names_the_rolled_symbol() {
    let refusal = |roll| Refusal::NotNextToPlay { space: space("1,-1"), roll };
    check::says(
        &refusal(Symbol::Star),
        "1,-1 must touch a tile that was already on the board, star to star",
        "1,-1 tiene que tocar una ficha que ya estaba en el tablero, estrella con estrella",
    );
    check::says(
        &refusal(Symbol::Diamond),
        "1,-1 must touch a tile that was already on the board, diamond to diamond",
        "1,-1 tiene que tocar una ficha que ya estaba en el tablero, rombo con rombo",
    );
    check::says(
        &refusal(Symbol::Circle),
        "1,-1 must touch a tile that was already on the board, circle to circle",
        "1,-1 tiene que tocar una ficha que ya estaba en el tablero, círculo con círculo",
    );
}

#[test]
fn a_refusal_comes_with_its_rule() {
    check::says(
        &LogError::Refused(Refusal::NotLaid { tile: tile("4") }),
        "you still have a 4 to place (rule P9)",
        "todavía te queda un 4 por colocar (regla P9)",
    );
}

/// The lines that explain a turn.
fn explained(placements: &[Placement], lang: Lang) -> Vec<String> {
    polygon::explain(placements, lang).iter().map(ToString::to_string).collect()
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
        explained(&placements, Lang::English),
        [
            "WILD on 1,0: no score.",
            "4 X2 on 0,1 scores 80 points: 4 X2, 4 and WILD at the star make three 4s, worth 40 × 2.",
            "Total: 80 points."
        ]
    );
    assert_eq!(
        explained(&placements, Lang::Spanish),
        [
            "Comodín en 1,0: no da puntos.",
            "4 X2 en 0,1 da 80 puntos: 4 X2, 4 y comodín en la estrella forman tres 4, que dan 40 × 2.",
            "Total: 80 puntos."
        ]
    );
    // One tile needs no total.
    assert_eq!(explained(&placements[..1], Lang::English), ["WILD on 1,0: no score."]);
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
        explained(&placements, Lang::English),
        ["1 is set aside: it fits nowhere.", "WILD is set aside: it fits nowhere.", "Total: 0 points."]
    );
    assert_eq!(explained(&placements, Lang::Spanish)[0], "1 se aparta: no cabe en ninguna casilla.");
}

#[test]
fn every_combination_is_called_what_it_is() {
    let names: [(&str, &str, u16, [u8; 3]); 8] = [
        ("three 1s", "tres 1", 10, [1, 1, 1]),
        ("three 2s", "tres 2", 20, [2, 2, 2]),
        ("three 3s", "tres 3", 30, [3, 3, 3]),
        ("three 4s", "tres 4", 40, [4, 4, 4]),
        ("three 5s", "tres 5", 50, [5, 5, 5]),
        ("1, 2, 3", "1, 2, 3", 15, [1, 2, 3]),
        ("2, 3, 4", "2, 3, 4", 25, [2, 3, 4]),
        ("3, 4, 5", "3, 4, 5", 35, [3, 4, 5]),
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
fn what_is_not_a_placement_says_why() {
    check::says(
        &ActionError::Form,
        "type a tile and its space, such as 4x2 1,-1 (or 4x2 out to set it aside)",
        "escribe una ficha y su casilla, por ejemplo 4x2 1,-1 (o 4x2 fuera para apartarla)",
    );
    assert_eq!(check::both(&ActionError::Tile(TileError)), check::both(&TileError));
    assert_eq!(check::both(&ActionError::Space(SpaceError)), check::both(&SpaceError));
    check::says(
        &TileError,
        "a tile is a number from 1 to 5, with its X number if it has one, such as 4 or 4x3; a WILD is W",
        "una ficha es un número del 1 al 5, con su X si la tiene, por ejemplo 4 o 4x3; un comodín es W",
    );
    check::clause(&SpaceError, &["1,-2"]);
    check::says(
        &SymbolError,
        "a symbol is star, diamond or circle",
        "un símbolo es estrella, rombo o círculo",
    );
    check::clause(&Problem::BadTile { text: "6" }, &["6", "4x3", "W"]);
    check::says(
        &Problem::BadSymbol { text: "moon" },
        "“moon” is not a symbol: a symbol is star, diamond or circle",
        "«moon» no es un símbolo: un símbolo es estrella, rombo o círculo",
    );
    check::says(
        &Problem::TilesOfTurn { tiles: 3 },
        "a turn has one or two tiles to place, not 3",
        "en un turno se colocan una o dos fichas, no 3",
    );
}

#[test]
fn what_is_not_a_position_says_where() {
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
fn what_is_not_an_edition_says_where() {
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
        "edición clásica (classic): 61 casillas, 49 fichas, de 2 a 4 jugadores",
    );
}
