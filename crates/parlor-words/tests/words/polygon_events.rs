//! What happens in a game of Polygon, line by line.

use std::sync::Arc;

use parlor_core::{
    AskError, BySeat, Chance, Departure, Edition as _, Entry, Game, Log, Next, Observation, Seed, SetUp,
    Viewer,
};
use parlor_polygon::{
    Action, Ask, Combination, Edition, Event, Options, Placement, Polygon, Space, Symbol, Tile,
};
use parlor_words::{GameWords, Lang, Name, polygon};

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
        "Drawing to see who goes first: Ana drew 3, Ben drew WILD, Inés drew 5 X3.",
        "Sorteo para ver quién empieza: Ana sacó 3, Ben sacó un comodín, Inés sacó 5 X3.",
    );
    // An X tile counts as its number.
    says(
        &taken([Some("4"), Some("2x2"), Some("4x3")]),
        "Drawing to see who goes first: Ana drew 4, Ben drew 2 X2, Inés drew 4 X3. Ana and Inés draw again.",
        "Sorteo para ver quién empieza: Ana sacó 4, Ben sacó 2 X2, Inés sacó 4 X3. Ana e Inés vuelven a robar.",
    );
    says(
        &taken([Some("2"), None, Some("1")]),
        "Drawing to see who goes first: Ana drew 2, Inés drew 1.",
        "Sorteo para ver quién empieza: Ana sacó 2, Inés sacó 1.",
    );
}

#[test]
fn the_beginning() {
    says(
        &Event::Began { first: seat(2), tile: tile("5x2") },
        "Ben goes first and places 5 X2 on START.",
        "Ben empieza y coloca 5 X2 en START.",
    );
}

#[test]
fn a_turn_begins_with_a_roll() {
    let rolled = |turn, roll| Event::Rolled { seat: seat(1), turn, roll, rolls: 1 };
    says(
        &rolled(1, Symbol::Star),
        "Turn 1: Ana rolls a gold star.",
        "Turno 1: Ana saca una estrella dorada.",
    );
    says(
        &rolled(24, Symbol::Diamond),
        "Turn 24: Ana rolls a red diamond.",
        "Turno 24: Ana saca un rombo rojo.",
    );
    says(
        &rolled(3, Symbol::Circle),
        "Turn 3: Ana rolls a blue circle.",
        "Turno 3: Ana saca un círculo azul.",
    );
}

#[test]
fn in_the_second_turn_the_die_may_be_rolled_again() {
    let rolled = |rolls| Event::Rolled { seat: seat(2), turn: 2, roll: Symbol::Circle, rolls };
    says(
        &rolled(2),
        "Turn 2: Ben rolls the same symbol as turn 1, then a blue circle.",
        "Turno 2: Ben saca el mismo símbolo que en el turno 1 y luego un círculo azul.",
    );
    says(
        &rolled(3),
        "Turn 2: Ben rolls the same symbol as turn 1 twice, then a blue circle.",
        "Turno 2: Ben saca dos veces el mismo símbolo que en el turno 1 y luego un círculo azul.",
    );
    says(
        &rolled(4),
        "Turn 2: Ben rolls the same symbol as turn 1 3 times, then a blue circle.",
        "Turno 2: Ben saca 3 veces el mismo símbolo que en el turno 1 y luego un círculo azul.",
    );
}

#[test]
fn tiles_are_drawn() {
    let drew = |text| Event::Drew { seat: seat(3), tiles: tiles(text).into_iter().collect() };
    says(&drew("4x2 W"), "Inés draws 4 X2 and WILD.", "Inés roba 4 X2 y un comodín.");
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
        "Ana places 4 X2 on 1,0 and scores 80 points: 4 X2, 4 and WILD at the star make three 4s, worth 40 × 2.",
        "Ana coloca 4 X2 en 1,0 y suma 80 puntos: 4 X2, 4 y comodín en la estrella forman tres 4, que dan 40 × 2.",
    );
    says(
        &scored(["5", "5", "5"]),
        "Ana places 5 on 1,0 and scores 50 points: 5, 5 and 5 at the star make three 5s.",
        "Ana coloca 5 en 1,0 y suma 50 puntos: 5, 5 y 5 en la estrella forman tres 5.",
    );
    says(
        &scored(["3x2", "W", "5x3"]),
        "Ana places 3 X2 on 1,0 and scores 105 points: 3 X2, WILD and 5 X3 at the star make 3, 4, 5, worth \
         35 × 3.",
        "Ana coloca 3 X2 en 1,0 y suma 105 puntos: 3 X2, comodín y 5 X3 en la estrella forman 3, 4, 5, que \
         dan 35 × 3.",
    );
    says(
        &scored(["W", "W", "W"]),
        "Ana places WILD on 1,0 and scores 100 points: WILD, WILD and WILD at the star make three WILDs.",
        "Ana coloca un comodín en 1,0 y suma 100 puntos: comodín, comodín y comodín en la estrella forman tres \
         comodines.",
    );
    // As much as three WILDs, but something else.
    says(
        &scored(["5x2", "W", "W"]),
        "Ana places 5 X2 on 1,0 and scores 100 points: 5 X2, WILD and WILD at the star make three 5s, worth \
         50 × 2.",
        "Ana coloca 5 X2 en 1,0 y suma 100 puntos: 5 X2, comodín y comodín en la estrella forman tres 5, que \
         dan 50 × 2.",
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
                &format!("Ana places 1 on {space} and scores 10 points: 1, 1 and 1 {english} make three 1s."),
                &format!("Ana coloca 1 en {space} y suma 10 puntos: 1, 1 y 1 {spanish} forman tres 1."),
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
        "Ben places 4 X2 on 1,-1: no score.",
        "Ben coloca 4 X2 en 1,-1 y no suma puntos.",
    );
    says(
        &placed(None),
        "Ben sets 4 X2 aside: it fits nowhere.",
        "Ben aparta 4 X2: no cabe en ninguna casilla.",
    );
}

#[test]
fn leaving() {
    says(
        &Event::Left { seat: seat(2), why: Departure::Resigned },
        "Ben gives up.",
        "Ben abandona la partida.",
    );
    says(
        &Event::Left { seat: seat(2), why: Departure::OutOfTime },
        "Ben runs out of time and is out of the game.",
        "Ben se queda sin tiempo y abandona la partida.",
    );
}

#[test]
fn a_person_without_a_name_is_spoken_to() {
    let you = |seen: &Event, english: &str, spanish: &str| {
        let said = |lang: Lang| Polygon::event(seen, &BySeat::new(3, |_| Name::you(lang)), lang).to_string();
        assert_eq!(Lang::ALL.map(said), [english, spanish]);
    };
    let seat = seat(1);
    you(
        &Event::TookForFirst { taken: BySeat::new(3, |other| (other == seat).then(|| tile("W"))) },
        "Drawing to see who goes first: you drew WILD.",
        "Sorteo para ver quién empieza: tú sacaste un comodín.",
    );
    you(
        &Event::Began { first: seat, tile: tile("4") },
        "You go first and place 4 on START.",
        "Tú empiezas y colocas 4 en START.",
    );
    let rolled = |turn, rolls| Event::Rolled { seat, turn, roll: Symbol::Star, rolls };
    you(&rolled(1, 1), "Turn 1: you roll a gold star.", "Turno 1: tú sacas una estrella dorada.");
    you(
        &rolled(2, 2),
        "Turn 2: you roll the same symbol as turn 1, then a gold star.",
        "Turno 2: tú sacas el mismo símbolo que en el turno 1 y luego una estrella dorada.",
    );
    let drew = |text| Event::Drew { seat, tiles: tiles(text).into_iter().collect() };
    you(&drew("4 4x2"), "You draw 4 and 4 X2.", "Tú robas 4 y 4 X2.");
    you(&drew("4"), "You draw the last tile, 4.", "Tú robas la última ficha, 4.");
    let placed = |space| {
        let placement = Placement { tile: tile("4"), space, combination: None };
        Event::Placed { seat, placement }
    };
    you(
        &placed(Some(Space::new(1, 0))),
        "You place 4 on 1,0: no score.",
        "Tú colocas 4 en 1,0 y no sumas puntos.",
    );
    you(&placed(None), "You set 4 aside: it fits nowhere.", "Tú apartas 4: no cabe en ninguna casilla.");
    you(
        &scored(["1", "2", "3"]),
        "You place 1 on 1,0 and score 15 points: 1, 2 and 3 at the star make 1, 2, 3.",
        "Tú colocas 1 en 1,0 y sumas 15 puntos: 1, 2 y 3 en la estrella forman 1, 2, 3.",
    );
    let left = |why| Event::Left { seat, why };
    you(&left(Departure::Resigned), "You give up.", "Tú abandonas la partida.");
    you(
        &left(Departure::OutOfTime),
        "You run out of time and are out of the game.",
        "Tú te quedas sin tiempo y abandonas la partida.",
    );
}

fn set_up(edition: Edition, players: u8, chance: Chance) -> SetUp<Polygon> {
    SetUp { edition: Arc::new(edition), options: Options::default(), players, chance }
}

/// All events of a game in which everyone makes the last legal placement.
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
            for (text, lang) in [(&english, Lang::English), (&spanish, Lang::Spanish)] {
                assert!(text.contains(&format!(" {}", polygon::tile(action.tile, lang))), "{text}");
                let names = |space: &Space| {
                    text.split(' ').any(|word| word.trim_end_matches(':') == space.to_string())
                };
                assert!(action.space.as_ref().is_none_or(names), "{text}");
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
        "Who goes first, and which tile is on START? Type the player's number and the tile, such as 2 4x3."
    );
    tell(&mut log, label, "2 4x3");
    let (label, text) = asked(&log);
    assert_eq!(text, "Turn 1: what was rolled? Type star, diamond or circle.");
    tell(&mut log, label, "star");
    let (label, text) = asked(&log);
    assert_eq!(text, "Turn 1: which tiles were drawn? Type them, such as 4 W.");
    tell(&mut log, label, "4 W");
    log.act(seat(2), Polygon::read_action("4 1,0").unwrap()).unwrap();
    log.act(seat(2), Polygon::read_action("W 0,1").unwrap()).unwrap();
    let (label, text) = asked(&log);
    assert_eq!(
        text,
        "Turn 2: what was rolled? It can't be the same as turn 1. Type star, diamond or circle."
    );
    tell(&mut log, label, "circle");
    assert_eq!(asked(&log).1, "Turn 2: which tiles were drawn? Type them, such as 4 W.");
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
