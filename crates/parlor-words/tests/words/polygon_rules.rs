//! The rulebook of Polygon.

use parlor_core::Edition as _;
use parlor_polygon::{
    Board, Edition, MAX_SPACES, Options, Placement, Polygon, Space, Symbol, Task, Tile, judge, score,
};
use parlor_words::{GameWords, Item, Lang, Picture, RuleText, Source, list_and, polygon};

use crate::check;
use crate::rulebook::{numbers, rule, whole};

fn tile(text: &str) -> Tile {
    text.parse().unwrap()
}

fn three(text: &str) -> [Tile; 3] {
    text.split(' ').map(tile).collect::<Vec<_>>().try_into().unwrap()
}

/// Tiles as the rulebook writes them: “4 X2, 4, WILD”.
fn read(tiles: [Tile; 3], lang: Lang) -> String {
    tiles.map(|tile| polygon::tile(tile, lang).to_string()).join(", ")
}

/// What is Parlor's own in a rule that has such a part.
fn layout(number: u8, lang: Lang) -> &'static str {
    rule::<Polygon>(number, lang).layout.unwrap()
}

/// A number from 1 to 9 in words, for tiles.
fn in_words(number: u8, lang: Lang) -> &'static str {
    let english = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
    let spanish = ["una", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve"];
    lang.pick(english, spanish)[usize::from(number) - 1]
}

/// Checks that a text has some words in its language.
fn has(text: &str, lang: Lang, english: &str, spanish: &str) {
    let words = lang.pick(english, spanish);
    assert!(text.contains(words), "{words:?} is missing in {text:?}");
}

/// All paragraphs of the chapters that are not rules.
fn paragraphs(lang: Lang) -> Vec<&'static str> {
    let chapters = Polygon::rulebook(lang).chapters;
    let items = chapters.into_iter().flat_map(|chapter| chapter.items);
    items.filter_map(|item| if let Item::Paragraph(text) = item { Some(text) } else { None }).collect()
}

#[test]
fn the_rulebook_knows_the_symbols() {
    for lang in Lang::ALL {
        for symbol in Symbol::ALL {
            let name = polygon::symbol(symbol, lang);
            for number in [1, 2, 7, 10] {
                assert!(rule::<Polygon>(number, lang).text.contains(name), "P{number} {name}");
            }
        }
        // The colors of the die.
        let colored = lang.pick(
            ["gold star", "red diamond", "blue circle"],
            ["estrella dorada", "rombo rojo", "círculo azul"],
        );
        for number in [1, 7, 10] {
            assert!(
                colored.iter().all(|name| rule::<Polygon>(number, lang).text.contains(name)),
                "P{number}"
            );
        }
    }
}

#[test]
fn the_rulebook_says_what_a_grouping_is() {
    // P2: START, 1,0 and 0,1; then to the right, and down to the right.
    let of = |q, r| {
        let base = Space::new(q, r);
        let others = [Space::new(q + 1, r), Space::new(q, r + 1)];
        Symbol::ALL.into_iter().find(|symbol| base.partners(*symbol) == Some(others)).unwrap()
    };
    let (star, diamond, circle) = (Symbol::Star, Symbol::Diamond, Symbol::Circle);
    assert_eq!([of(0, 0), of(1, 0), of(2, 0), of(3, 0)], [star, diamond, circle, star]);
    assert_eq!([of(0, 0), of(0, 1), of(0, 2), of(0, 3)], [star, circle, diamond, star]);
    // Three spaces meet at each symbol of a space.
    for symbol in Symbol::ALL {
        assert_eq!(Space::new(0, 0).partners(symbol).map(|partners| partners.len() + 1), Some(3));
    }
    for lang in Lang::ALL {
        let groupings = rule::<Polygon>(2, lang);
        has(groupings.text, lang, "three spaces meet at a symbol", "tres casillas se juntan en un símbolo");
        has(groupings.text, lang, "every space is in three groupings", "cada casilla está en tres grupos");
        // A picture shows which symbol is where: there are no numbers but those of rules.
        assert_eq!((numbers(groupings.text), groupings.picture), (vec![1, 8], Some(Picture::Symbols)));
    }
}

#[test]
fn the_rules_that_need_a_picture_have_one() {
    for lang in Lang::ALL {
        let pictures: Vec<(u8, Picture)> = Polygon::rulebook(lang)
            .rules()
            .filter_map(|rule| rule.picture.map(|picture| (rule.id.number(), picture)))
            .collect();
        let expected =
            [(2, Picture::Symbols), (10, Picture::NextTo), (11, Picture::Stack), (20, Picture::PrintedTile)];
        assert_eq!(pictures, expected);
    }
}

#[test]
fn the_rulebook_knows_the_classic_board() {
    let classic = Edition::classic();
    let spaces = classic.spaces().len();
    let far = classic.spaces().iter().map(|space| space.distance(classic.start())).max().unwrap();
    // Every space of such a hexagon is on the board.
    assert_eq!(spaces, usize::from(3 * far * (far + 1) + 1));
    // What is printed: in each of the six directions, this far from START, and nowhere else.
    let away = 3;
    let around = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];
    let around = around.map(|(q, r)| Space::new(q * away, r * away));
    let printed = around.map(|space| classic.printed(space).unwrap());
    assert!(classic.spaces().iter().all(|space| around.contains(space) || classic.printed(*space).is_none()));
    // Spaces are named from START.
    assert_eq!(classic.start(), Space::new(0, 0));
    for lang in Lang::ALL {
        let board = layout(3, lang);
        has(board, lang, &format!("{spaces} spaces in total"), &format!("{spaces} casillas en total"));
        has(
            board,
            lang,
            &format!("reaches {far} spaces from START in every direction"),
            &format!("llega a {far} casillas de START en todas las direcciones"),
        );
        has(
            board,
            lang,
            &format!("Go {away} spaces from START in a straight line, in any of the six directions"),
            &format!("{away} casillas de START en línea recta, en cualquiera de las seis direcciones"),
        );
        let tiles = list_and(&printed.map(|tile| polygon::tile(tile, lang).to_string()), lang);
        has(board, lang, &format!("they are {tiles}."), &format!("son {tiles}."));
        has(
            &paragraphs(lang).join("\n"),
            lang,
            "On the Classic board, START is 0,0.",
            "En el tablero de la edición clásica, START es 0,0.",
        );
    }
}

#[test]
fn the_rulebook_knows_the_classic_tiles() {
    let classic = Edition::classic();
    let each = |number| [1, 2, 3].map(|times| classic.tiles().count(Tile::new(number, times).unwrap()));
    assert!((1..=5).all(|number| each(number) == each(1)));
    let (left, turns) = (classic.tiles().len() - 1, (classic.tiles().len() - 1) / 2);
    let (least, most) = classic.players().into_inner();
    for lang in Lang::ALL {
        assert_eq!(numbers(rule::<Polygon>(4, lang).text), [u32::from(classic.tiles().len())]);
        let mix = layout(4, lang);
        let wilds = in_words(classic.tiles().count(Tile::WILD), lang);
        has(mix, lang, &format!("has {wilds} WILDs"), &format!("trae {wilds} comodines"));
        has(mix, lang, "each number from 1 to 5", "cada número del 1 al 5");
        let [plain, doubles, triples] = each(1).map(|count| in_words(count, lang));
        has(
            mix,
            lang,
            &format!("{plain} plain tiles, {doubles} X2 and {triples} X3"),
            &format!("{plain} fichas sin X, {doubles} X2 y {triples} X3"),
        );
        let start = whole(&rule::<Polygon>(6, lang));
        assert_eq!(numbers(&start), [2, 3, 4, u32::from(turns), u32::from(left)]);
        let (english, spanish) =
            (format!("{least} to {most} players"), format!("{least} a {most} jugadores"));
        has(Polygon::rulebook(lang).introduction, lang, &english, &spanish);
        has(&paragraphs(lang).join("\n"), lang, &english, &spanish);
    }
}

#[test]
fn the_rulebook_says_what_is_parlors_own() {
    for lang in Lang::ALL {
        let own: Vec<u8> = Polygon::rulebook(lang)
            .rules()
            .filter(|rule| rule.layout.is_some())
            .map(|rule| rule.id.number())
            .collect();
        assert_eq!(own, [3, 4, 18]);
    }
    let [english, spanish] = Lang::ALL.map(|lang| [3, 4, 18].map(|number| layout(number, lang)));
    for (english, spanish) in english.into_iter().zip(spanish) {
        check::texts(english, spanish, &[]);
        assert_eq!(numbers(english), numbers(spanish));
        assert!(english.ends_with('.') && spanish.ends_with('.'));
    }
}

#[test]
fn every_rule_says_where_it_comes_from() {
    for lang in Lang::ALL {
        for RuleText { id, source, .. } in Polygon::rulebook(lang).rules() {
            let expected = match id.number() {
                2 | 14 | 15 | 22 => Source::Ruling,
                3 => Source::Edition,
                _ => Source::Sheet,
            };
            assert_eq!(*source, expected, "{id}");
        }
    }
}

#[test]
fn the_limits_of_an_edition_are_in_the_documents_and_not_in_the_rulebook() {
    let documents = include_str!("../../../../docs/editions.md");
    let (_, polygon) = documents.split_once("## Polygon").unwrap();
    let spaces = format!("2 to {MAX_SPACES}");
    assert!(["1 to 8", spaces.as_str(), "0 to 100"].iter().all(|limit| polygon.contains(limit)));
    for book in Lang::ALL.map(|lang| Polygon::rulebook(lang).to_string()) {
        let limits = ["radius", "radio", "1 to 8", "1 a 8", &MAX_SPACES.to_string()];
        assert!(limits.iter().all(|limit| !book.contains(limit)));
    }
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
        // The sheet's part is that it takes three tiles.
        let text = rule::<Polygon>(16, lang).reading.unwrap();
        let scores = lang.pick("scores", "da");
        for combination in ["1 1 1", "2 2 2", "3 3 3", "4 4 4", "5 5 5", "1 2 3", "2 3 4", "3 4 5"] {
            let (tiles, points) = (read(three(combination), lang), score(three(combination)));
            assert!(text.contains(&format!("{tiles} {scores} {points}")), "{combination}");
        }
        assert_eq!(numbers(text).len(), 8 * 4);
        assert!(rule::<Polygon>(17, lang).text.contains(&score(three("W W W")).to_string()));
    }
}

#[test]
fn the_examples_are_right() {
    // A sentence begins with a capital letter, which the name of a tile has not always.
    let books = Lang::ALL.map(|lang| (Polygon::rulebook(lang).to_string().to_lowercase(), lang));
    for (combination, points) in [
        ("2 2 2x3", 60),
        ("3x2 W 5x3", 105),
        ("W W W", 100),
        ("W W 4", 40),
        ("W W 3", 35),
        ("W W 1", 15),
        ("4x2 4 W", 80),
    ] {
        assert_eq!(score(three(combination)), points);
        for (book, lang) in &books {
            let tiles = read(three(combination), *lang).to_lowercase();
            let scores = lang.pick("scores", "da");
            assert!(book.contains(&format!("{tiles} {scores} {points}")), "{combination}");
        }
    }
    assert_eq!(score(three("1 W 4")), 0);
    for (book, lang) in &books {
        let tiles = read(three("1 W 4"), *lang).to_lowercase();
        let is_none = lang.pick("is not a combination", "no es una combinación");
        assert!(book.contains(&format!("{tiles} {is_none}")));
    }
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
fn every_rule_that_needs_the_house_rule_names_it() {
    assert!(!Options::default().best_score_required);
    for lang in Lang::ALL {
        let house_rule = Polygon::house_rule("best_score_required", lang).unwrap();
        assert!(whole(&rule::<Polygon>(15, lang)).contains(house_rule.name));
        assert!(house_rule.about.contains("P15"));
        assert!(!Polygon::rulebook(lang).to_string().contains("best_score_required"));
    }
}

#[test]
fn one_rule_prints_by_itself() {
    let text = rule::<Polygon>(12, Lang::English).to_string();
    assert_eq!(
        text,
        "P12  Not on the same number (from the rule sheet)\n\
         You can't stack a tile on the same number, or a WILD on a WILD. A WILD can go on any number.\n\
         How we read it: Any number can go on a WILD, because the sheet doesn't forbid it. An X tile counts as its number. Printed tiles count like any \
         others.\n"
    );
    let text = rule::<Polygon>(18, Lang::Spanish).to_string();
    assert_eq!(
        text,
        "P18  Fichas X (de la hoja de reglas)\nSi en un grupo hay una ficha X, sus puntos se multiplican por el número de la X. Si hay \
         varias, solo cuenta la X más alta.\nDiseño de Parlor: La edición clásica tiene X2, que duplica los puntos, y X3, que los \
         triplica.\n"
    );
    let text = rule::<Polygon>(4, Lang::English).to_string();
    assert_eq!(
        text,
        "P4  The tiles (from the rule sheet)\nThere are 49 tiles. The sheet doesn't say how many there \
         are of each kind.\nHow we read it: An X tile has a number like the others, and an X number \
         too. In the sheet's own example, three 2s are multiplied by 3.\nParlor's own layout: The \
         Classic box has four WILDs. For each number from 1 to 5, it has seven plain tiles, one X2 and \
         one X3.\n"
    );
}
