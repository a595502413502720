//! What stands beside the board.

use parlor_core::Seat;

use super::*;
use parlor_session::SessionGame as _;

fn pages(view: &View, lang: Lang) -> Vec<(String, Vec<String>)> {
    let names = names();
    let pages = PolygonBoard::pages(&Scene { view, names: &names, lang, acts: true });
    let text = |page: &crate::terminal::board::Page| page.lines.iter().map(ToString::to_string).collect();
    pages.iter().map(|page| (page.title.clone(), text(page))).collect()
}

#[test]
fn the_score_card_has_every_turn_with_running_totals() {
    let (title, lines) = &pages(&played(MIDDLE), Lang::English)[0];
    assert_eq!(title, "Score card");
    let expected = [
        "Turn       Points Total",
        " 1 ★ Ana        70   70",
        " 2 ● Maximi…na  15   15",
        " 3 ◆ Ana       120  190",
        " 4 ★ Maximi…na  30   45",
        " 5 ★ Ana         0  190",
    ];
    assert_eq!(*lines, expected);
    assert_eq!(pages(&played(MIDDLE), Lang::Spanish)[0].1[0], "Turno      Puntos Total");
}

#[test]
fn the_unseen_tiles_are_counted_by_number_and_factor() {
    let (title, lines) = &pages(&played(MIDDLE), Lang::English)[1];
    assert_eq!(title, "Unseen tiles");
    let expected = [
        "Draw pile: 38 tiles",
        "",
        "     1  2  3  4  5  W",
        "x1   6  6  4  5  7  2",
        "x2   1  1  1  1  –",
        "x3   1  1  1  –  1",
    ];
    assert_eq!(*lines, expected);
    let (title, lines) = &pages(&played(MIDDLE), Lang::Spanish)[1];
    assert_eq!((title.as_str(), lines[3].as_str()), ("Fichas ocultas", "x1   6  6  4  5  7  2"));
}

#[test]
fn pages_are_narrow() {
    for lang in Lang::ALL {
        for (_, lines) in pages(&played(MIDDLE), lang) {
            assert!(lines.iter().all(|line| line.chars().count() <= 25), "{lines:?}");
        }
    }
}

#[test]
fn the_head_of_the_screen_says_how_far_the_game_is() {
    for (script, english, spanish) in [
        ("", "49 tiles in the draw pile", "49 fichas en el montón"),
        ("1 3", "Turn 1, 48 tiles in the draw pile", "Turno 1, 48 fichas en el montón"),
        (MIDDLE, "Turn 5, 38 tiles in the draw pile", "Turno 5, 38 fichas en el montón"),
    ] {
        let view = played(script);
        assert_eq!(Polygon::progress(&view, Lang::English), english);
        assert_eq!(Polygon::progress(&view, Lang::Spanish), spanish);
    }
}

#[test]
fn players_who_have_left_are_told() {
    let set_up = SetUp {
        edition: Arc::new(Edition::classic()),
        options: Options::default(),
        players: 3,
        chance: Chance::Unknown,
    };
    let mut state = Polygon::set_up(&set_up).unwrap().0;
    let label = "polygon/first".to_owned();
    Polygon::observe(&mut state, &Observation { label, values: vec!["1".to_owned(), "3".to_owned()] })
        .unwrap();
    let [one, two] = [0, 1].map(|index| Seat::new(index).unwrap());
    Polygon::leave(&mut state, two, parlor_core::Departure::Resigned).unwrap();
    let view = Polygon::view(&state, Viewer::Watcher);
    assert_eq!(Polygon::remark(&view, one, Lang::English), None);
    assert_eq!(Polygon::remark(&view, two, Lang::English).as_deref(), Some("out"));
    assert!(Polygon::plays(&view, one) && !Polygon::plays(&view, two));
}
