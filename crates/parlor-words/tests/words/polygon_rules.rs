//! The rulebook of Polygon.

use parlor_core::Edition as _;
use parlor_polygon::{
    Board, Edition, MAX_SPACES, Options, Placement, Polygon, Space, Symbol, Task, Tile, judge, score,
};
use parlor_words::{GameWords, Lang, polygon};

use crate::rulebook::{meaning, numbers, rule, whole};

fn tile(text: &str) -> Tile {
    text.parse().unwrap()
}

fn three(text: &str) -> [Tile; 3] {
    text.split(' ').map(tile).collect::<Vec<_>>().try_into().unwrap()
}

#[test]
fn the_rulebook_knows_the_symbols() {
    for lang in Lang::ALL {
        for symbol in Symbol::ALL {
            let name = polygon::symbol(symbol, lang);
            for number in [1, 2, 7] {
                assert!(rule::<Polygon>(number, lang).text.contains(name), "P{number} {name}");
            }
        }
    }
}

#[test]
fn the_rulebook_says_which_symbol_is_where() {
    // P2: START, 1,0 and 0,1; then to the right, and down to the right.
    let of = |q, r| {
        let base = Space::new(q, r);
        let others = [Space::new(q + 1, r), Space::new(q, r + 1)];
        Symbol::ALL.into_iter().find(|symbol| base.partners(*symbol) == Some(others)).unwrap()
    };
    let (star, diamond, circle) = (Symbol::Star, Symbol::Diamond, Symbol::Circle);
    assert_eq!([of(0, 0), of(1, 0), of(2, 0), of(3, 0)], [star, diamond, circle, star]);
    assert_eq!([of(0, 0), of(0, 1), of(0, 2), of(0, 3)], [star, circle, diamond, star]);
    for lang in Lang::ALL {
        assert_eq!(numbers(rule::<Polygon>(2, lang).text), [0, 0, 0, 0, 1, 1]);
    }
}

#[test]
fn the_rulebook_knows_the_classic_edition() {
    let classic = Edition::classic();
    for lang in Lang::ALL {
        let board = rule::<Polygon>(3, lang).text;
        assert!(board.contains(&format!("{} {}", classic.spaces().len(), lang.pick("spaces", "casillas"))));
        let far = classic.spaces().iter().map(|space| space.distance(classic.start())).max().unwrap();
        assert!(board.contains(&format!(" {far} ")));
        // WILDs are in the first half, 3x2s in the second.
        let (wilds, doubles) = board.split_once(lang.pick("3x2", "WILD")).unwrap();
        let names = |text: &str, space: &Space| {
            text.split([' ', ':', '.']).any(|word| word.trim_end_matches(',') == space.to_string())
        };
        for space in classic.spaces() {
            let printed = classic.printed(*space);
            assert_eq!(names(wilds, space), printed == Some(Tile::WILD), "{space}");
            assert_eq!(names(doubles, space), printed == Some(tile("3x2")), "{space}");
        }
        let tiles = rule::<Polygon>(4, lang).text;
        assert!(numbers(tiles).contains(&u32::from(classic.tiles().len())));
        let each = |number| [1, 2, 3].map(|times| classic.tiles().count(Tile::new(number, times).unwrap()));
        assert!(classic.tiles().count(Tile::WILD) == 4 && (1..=5).all(|number| each(number) == [7, 1, 1]));
        let (left, turns) = (classic.tiles().len() - 1, (classic.tiles().len() - 1) / 2);
        let start = whole(&rule::<Polygon>(6, lang));
        assert_eq!(numbers(&start), [2, 3, 4, u32::from(turns), u32::from(left)]);
        let players = numbers(Polygon::rulebook(lang).introduction);
        assert_eq!(players, [u32::from(*classic.players().start()), u32::from(*classic.players().end())]);
    }
}

#[test]
fn the_rulebook_knows_what_an_edition_can_be() {
    let edition = meaning::<Polygon>("Edition");
    assert!(edition.contains("a hexagon of radius 1 to 8"));
    assert!(edition.contains(&format!("a list of 2 to {MAX_SPACES} spaces")));
    assert!(edition.contains("up to 100 of each tile") && edition.contains("2 to 6 players"));
    let can_be = |board: &str, most: u8, tiles: &str| {
        let text =
            format!("name = \"ours\"\nplayers = [2, {most}]\n{board}\nstart = \"0,0\"\n[tiles]\n{tiles}\n");
        Edition::read(&text).is_ok()
    };
    assert!(can_be("radius = 1", 6, "1 = 100\n2 = 1") && can_be("radius = 8", 2, "1 = 2\nW = 1"));
    assert!(can_be("spaces = [\"0,0\", \"1,0\"]", 2, "1 = 2\nW = 1"));
    assert!(!can_be("radius = 0", 2, "1 = 2\nW = 1") && !can_be("radius = 9", 2, "1 = 2\nW = 1"));
    assert!(!can_be("radius = 1", 7, "1 = 100\n2 = 1") && !can_be("radius = 1", 2, "1 = 101\n2 = 1"));
    assert!(!can_be("radius = 1", 2, "1 = 1\nW = 1") && !can_be("radius = 1", 2, "1 = 100"));
    assert!(!can_be("spaces = [\"0,0\", \"2,0\"]", 2, "1 = 2\nW = 1"));
}

#[test]
fn the_rulebook_knows_what_everything_scores() {
    for lang in Lang::ALL {
        let text = rule::<Polygon>(16, lang).text;
        let scores = lang.pick("scores", "da");
        for combination in ["1 1 1", "2 2 2", "3 3 3", "4 4 4", "5 5 5", "1 2 3", "2 3 4", "3 4 5"] {
            let points = score(three(combination));
            assert!(text.contains(&format!("{combination} {scores} {points}")), "{combination}");
        }
        assert_eq!(numbers(text).len(), 8 * 4);
        assert!(rule::<Polygon>(17, lang).text.contains(&score(three("W W W")).to_string()));
    }
}

#[test]
fn the_examples_are_right() {
    let books = Lang::ALL.map(|lang| (Polygon::rulebook(lang).to_string(), lang.pick("scores", "da")));
    for (combination, points) in
        [("2 2 2x3", 60), ("3x2 W 5x3", 105), ("W W W", 100), ("W W 4", 40), ("W W 3", 35), ("W W 1", 15)]
    {
        assert_eq!(score(three(combination)), points);
        for (book, scores) in &books {
            assert!(book.contains(&format!("{combination} {scores} {points}")), "{combination}");
        }
    }
    assert_eq!(score(three("1 W 4")), 0);
    assert!(books.iter().all(|(book, _)| book.contains(" 1 W 4 ")));
}

#[test]
fn the_turn_in_the_examples_is_right() {
    let edition = Edition::classic();
    let mut board = Board::empty(&edition);
    assert!(board.lay(&edition, edition.start(), tile("4")));
    let task = Task::new(Symbol::Star, [tile("4x2"), Tile::WILD]);
    let places = [(Tile::WILD, Some(Space::new(1, 0))), (tile("4x2"), Some(Space::new(0, 1)))];
    let placements = judge(&edition, &board, &task, &places).unwrap();
    assert_eq!(placements.iter().map(Placement::score).collect::<Vec<_>>(), [0, 80]);
    // After it, the same symbol leaves nothing but stacking in that one grouping.
    for (tile, space) in places {
        assert!(board.lay(&edition, space.unwrap(), tile));
    }
    let next = Task::new(Symbol::Star, [tile("1"), tile("2")]);
    let legal: Vec<Space> = edition
        .spaces()
        .iter()
        .copied()
        .filter(|space| next.check(&edition, &board, tile("1"), *space).is_ok())
        .collect();
    assert_eq!(legal, [Space::new(0, 0), Space::new(1, 0), Space::new(0, 1)]);
}

#[test]
fn every_rule_that_needs_the_option_names_it() {
    assert!(!Options::default().best_score_required);
    for lang in Lang::ALL {
        assert!(whole(&rule::<Polygon>(15, lang)).contains("best_score_required"));
    }
}

#[test]
fn one_rule_prints_by_itself() {
    let text = rule::<Polygon>(12, Lang::English).to_string();
    assert_eq!(
        text,
        "P12  Not on the same number (from the rule sheet)\n\
         You can't cover a number with the same number, nor a WILD with a WILD. A WILD can cover every number.\n\
         Our reading. Every number can cover a WILD. The X of a tile makes no difference. Printed tiles are covered \
         like any others.\n"
    );
    let text = rule::<Polygon>(18, Lang::Spanish).to_string();
    assert_eq!(
        text,
        "P18  X2 y X3 (de la hoja de reglas)\n\
         Una ficha X en el grupo duplica (X2) o triplica (X3) lo que puntúa. Si hay varias, solo multiplica la \
         más alta.\n"
    );
}
