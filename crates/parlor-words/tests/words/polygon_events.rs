//! What happens in a game of Polygon, line by line.

use std::sync::Arc;

use parlor_core::{
    AskError, BySeat, Chance, Departure, Edition as _, Entry, Game, Log, Next, Observation, Seed, SetUp,
    Viewer,
};
use parlor_polygon::{
    Action, Ask, Combination, Edition, Event, Options, Placement, Polygon, Space, Symbol, Tile,
};
use parlor_words::{GameWords, Lang};

use crate::check;
use crate::players::{asked, event_says, names, seat};

fn tile(text: &str) -> Tile {
    text.parse().unwrap()
}

fn tiles(text: &str) -> Vec<Tile> {
    text.split_whitespace().map(tile).collect()
}

fn says(seen: &Event, english: &str, spanish: &str) {
    event_says::<Polygon>(seen, english, spanish);
}

#[test]
fn the_draw_for_the_first_turn() {
    let taken = |values: [Option<&str>; 3]| {
        let taken = BySeat::new(3, |seat| values[seat.index()].map(tile));
        Event::TookForFirst { taken }
    };
    says(
        &taken([Some("3"), Some("W"), Some("5x3")]),
        "Draw for the first turn: Ana 3, Ben W, Inés 5x3.",
        "Sorteo del primer turno: Ana 3, Ben W, Inés 5x3.",
    );
    // An X tile counts as its number.
    says(
        &taken([Some("4"), Some("2x2"), Some("4x3")]),
        "Draw for the first turn: Ana 4, Ben 2x2, Inés 4x3. Ana and Inés draw again.",
        "Sorteo del primer turno: Ana 4, Ben 2x2, Inés 4x3. Ana e Inés vuelven a robar.",
    );
    says(
        &taken([Some("2"), None, Some("1")]),
        "Draw for the first turn: Ana 2, Inés 1.",
        "Sorteo del primer turno: Ana 2, Inés 1.",
    );
}

#[test]
fn the_beginning() {
    says(
        &Event::Began { first: seat(2), tile: tile("5x2") },
        "Ben goes first, and 5x2 lies on START.",
        "Empieza Ben, y 5x2 queda en START.",
    );
}

#[test]
fn a_turn_begins_with_a_roll() {
    let rolled = |turn, roll| Event::Rolled { seat: seat(1), turn, roll, rolls: 1 };
    says(&rolled(1, Symbol::Star), "Turn 1: Ana rolls a star.", "Turno 1: Ana saca una estrella.");
    says(&rolled(24, Symbol::Diamond), "Turn 24: Ana rolls a diamond.", "Turno 24: Ana saca un rombo.");
    says(&rolled(3, Symbol::Circle), "Turn 3: Ana rolls a circle.", "Turno 3: Ana saca un círculo.");
}

#[test]
fn in_the_second_turn_the_die_may_be_rolled_again() {
    let rolled = |rolls| Event::Rolled { seat: seat(2), turn: 2, roll: Symbol::Circle, rolls };
    says(
        &rolled(2),
        "Turn 2: Ben rolls the first turn's symbol, and then a circle.",
        "Turno 2: Ben saca el símbolo del primer turno, y después un círculo.",
    );
    says(
        &rolled(3),
        "Turn 2: Ben rolls the first turn's symbol twice, and then a circle.",
        "Turno 2: Ben saca dos veces el símbolo del primer turno, y después un círculo.",
    );
    says(
        &rolled(4),
        "Turn 2: Ben rolls the first turn's symbol 3 times, and then a circle.",
        "Turno 2: Ben saca 3 veces el símbolo del primer turno, y después un círculo.",
    );
}

#[test]
fn tiles_are_drawn() {
    let drew = |text| Event::Drew { seat: seat(3), tiles: tiles(text).into_iter().collect() };
    says(&drew("4x2 W"), "Inés draws 4x2 and W.", "Inés roba 4x2 y W.");
    says(&drew("4"), "Inés draws the last tile, 4.", "Inés roba la última ficha, 4.");
}

/// A tile that scores on 1,0 with START and 0,1: at the star.
fn scored(tiles: [&str; 3]) -> Event {
    let spaces = [Space::new(1, 0), Space::new(0, 0), Space::new(0, 1)];
    at(spaces, tiles)
}

fn at(spaces: [Space; 3], tiles: [&str; 3]) -> Event {
    let tiles = tiles.map(tile);
    let placement = Placement {
        tile: tiles[0],
        space: Some(spaces[0]),
        combination: Some(Combination { spaces, tiles }),
    };
    Event::Placed { seat: seat(1), placement }
}

#[test]
fn what_a_tile_scores_is_explained() {
    says(
        &scored(["4x2", "4", "W"]),
        "Ana lays 4x2 on 1,0 and scores 80 points: 4x2, 4 and W at the star are three 4s, 40 × 2.",
        "Ana coloca 4x2 en 1,0 y suma 80 puntos: 4x2, 4 y W en la estrella son tres 4, 40 × 2.",
    );
    says(
        &scored(["5", "5", "5"]),
        "Ana lays 5 on 1,0 and scores 50 points: 5, 5 and 5 at the star are three 5s.",
        "Ana coloca 5 en 1,0 y suma 50 puntos: 5, 5 y 5 en la estrella son tres 5.",
    );
    says(
        &scored(["3x2", "W", "5x3"]),
        "Ana lays 3x2 on 1,0 and scores 105 points: 3x2, W and 5x3 at the star are three in a row from 3 \
         to 5, 35 × 3.",
        "Ana coloca 3x2 en 1,0 y suma 105 puntos: 3x2, W y 5x3 en la estrella son tres números seguidos del \
         3 al 5, 35 × 3.",
    );
    says(
        &scored(["W", "W", "W"]),
        "Ana lays W on 1,0 and scores 100 points: W, W and W at the star are three WILDs.",
        "Ana coloca W en 1,0 y suma 100 puntos: W, W y W en la estrella son tres comodines.",
    );
    // As much as three WILDs, but something else.
    says(
        &scored(["5x2", "W", "W"]),
        "Ana lays 5x2 on 1,0 and scores 100 points: 5x2, W and W at the star are three 5s, 50 × 2.",
        "Ana coloca 5x2 en 1,0 y suma 100 puntos: 5x2, W y W en la estrella son tres 5, 50 × 2.",
    );
}

#[test]
fn the_symbol_is_the_one_at_which_the_tiles_meet() {
    let (start, classic) = (Space::new(0, 0), Edition::classic());
    for (symbol, english, spanish) in [
        (Symbol::Star, "at the star", "en la estrella"),
        (Symbol::Diamond, "at the diamond", "en el rombo"),
        (Symbol::Circle, "at the circle", "en el círculo"),
    ] {
        let spaces: [Space; 3] = classic.grouping(start, symbol).try_into().unwrap();
        let [a, b, c] = spaces;
        for spaces in [[a, b, c], [b, c, a], [c, b, a]] {
            let event = at(spaces, ["1", "1", "1"]);
            let space = spaces[0];
            says(
                &event,
                &format!("Ana lays 1 on {space} and scores 10 points: 1, 1 and 1 {english} are three 1s."),
                &format!("Ana coloca 1 en {space} y suma 10 puntos: 1, 1 y 1 {spanish} son tres 1."),
            );
        }
    }
}

#[test]
fn tiles_that_do_not_score() {
    let placed = |space| {
        let placement = Placement { tile: tile("4x2"), space, combination: None };
        Event::Placed { seat: seat(2), placement }
    };
    says(
        &placed(Some(Space::new(1, -1))),
        "Ben lays 4x2 on 1,-1 and scores nothing.",
        "Ben coloca 4x2 en 1,-1 y no puntúa.",
    );
    says(
        &placed(None),
        "Ben puts 4x2 out of the game: it has no legal space.",
        "Ben retira 4x2 de la partida: no tiene ninguna casilla legal.",
    );
}

#[test]
fn leaving() {
    says(
        &Event::Left { seat: seat(2), why: Departure::Resigned },
        "Ben leaves the game.",
        "Ben abandona la partida.",
    );
    says(
        &Event::Left { seat: seat(2), why: Departure::OutOfTime },
        "Ben runs out of time and leaves the game.",
        "A Ben se le acaba el tiempo y abandona la partida.",
    );
}

fn set_up(edition: Edition, players: u8, chance: Chance) -> SetUp<Polygon> {
    SetUp { edition: Arc::new(edition), options: Options::default(), players, chance }
}

/// All events of a game in which everybody lays the last legal placement.
fn whole_game(edition: Edition) -> Vec<Event> {
    let mut log = Log::begin(set_up(edition, 3, Chance::Seed(Seed::from_text("words")))).unwrap();
    let mut events = log.opening().to_vec();
    while let Next::Seat(seat) = Polygon::next(log.state()) {
        let actions = Polygon::actions(&Polygon::view(log.state(), Viewer::Seat(seat)));
        events.extend(log.act(seat, *actions.last().unwrap()).unwrap());
    }
    events
}

/// A board on which tiles soon have no space, and with one tile left for the last turn.
fn narrow() -> Edition {
    let text = "name = \"narrow\"\nplayers = [2, 4]\nspaces = [\"0,0\", \"1,0\", \"0,1\"]\nstart = \"0,0\"\n\
                [tiles]\n1 = 6\n2 = 6\nW = 2\n";
    Edition::read(text).unwrap()
}

#[test]
fn every_event_of_whole_games_has_a_line() {
    let events = [whole_game(Edition::classic()), whole_game(narrow())].concat();
    for event in &events {
        let [english, spanish] = Lang::ALL.map(|lang| Polygon::event(event, &names(), lang).to_string());
        check::texts(&english, &spanish, &[]);
        assert!(english.ends_with('.') && spanish.ends_with('.'));
        if let Event::Placed { placement, .. } = event {
            let action = Action { tile: placement.tile, space: placement.space };
            let score = placement.score();
            for text in [&english, &spanish] {
                assert!(text.contains(&action.tile.to_string()), "{text}");
                assert!(action.space.is_none_or(|space| text.contains(&format!(" {space} "))), "{text}");
                assert_eq!(text.contains(&format!(" {score} ")), score > 0, "{text}");
            }
        }
    }
    let any = |is: fn(&Event) -> bool| assert!(events.iter().any(is));
    any(|event| matches!(event, Event::Placed { placement, .. } if placement.space.is_none()));
    any(|event| matches!(event, Event::Placed { placement, .. } if placement.score() > 0));
    any(|event| matches!(event, Event::Drew { tiles, .. } if tiles.len() == 1));
}

#[test]
fn everything_that_a_real_table_is_asked_has_a_text() {
    let mut log = Log::begin(set_up(Edition::classic(), 2, Chance::Unknown)).unwrap();
    let tell = |log: &mut Log<Polygon>, label: String, values: &str| {
        let values = values.split(' ').map(str::to_owned).collect();
        log.append(Entry::Observed(Observation { label, values })).unwrap();
    };
    let (label, text) = asked(&log);
    assert_eq!(
        text,
        "Who goes first, and which tile lies on START? Tell the number of the seat and the tile, such as 2 4x3."
    );
    tell(&mut log, label, "2 4x3");
    let (label, text) = asked(&log);
    assert_eq!(text, "What does the die show in turn 1? Tell star, diamond or circle.");
    tell(&mut log, label, "star");
    let (label, text) = asked(&log);
    assert_eq!(text, "Which tiles are drawn in turn 1? Tell them, such as 4 W.");
    tell(&mut log, label, "4 W");
    log.act(seat(2), Polygon::read_action("4 1,0").unwrap()).unwrap();
    log.act(seat(2), Polygon::read_action("W 0,1").unwrap()).unwrap();
    let (label, text) = asked(&log);
    assert_eq!(
        text,
        "What does the die show in turn 2, once it differs from turn 1? Tell star, diamond or circle."
    );
    tell(&mut log, label, "circle");
    assert_eq!(asked(&log).1, "Which tiles are drawn in turn 2? Tell them, such as 4 W.");
}

#[test]
fn nothing_else_is_asked() {
    for unknown in [
        "",
        "polygon",
        "polygon/",
        "polygon/first/1",
        "polygon/pile",
        "polygon/roll",
        "polygon/roll/",
        "polygon/roll/0",
        "polygon/roll/+1",
        "polygon/roll/01",
        "polygon/roll/1/1",
        "polygon/roll/70000",
        "polygon/draw",
        "polygon/draw/x",
        "polygon/deal/1",
        "fives/first",
    ] {
        assert_eq!(unknown.parse::<Ask>(), Err(AskError { label: unknown.to_owned() }));
    }
}
