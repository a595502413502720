//! What keys and clicks do.

use std::collections::BTreeSet;

use parlor_core::RuleId;
use parlor_polygon::{Action, Symbol};
use ratatui::layout::Position;

use super::*;
use crate::terminal::board::Response;
use crate::terminal::boards::polygon::legal_spaces;

const ARROWS: [KeyCode; 4] = [KeyCode::Left, KeyCode::Right, KeyCode::Up, KeyCode::Down];

fn at(board: &PolygonBoard, view: &View) -> Space {
    board.cursor.space(view.public().edition())
}

/// A board with its cursor on a space.
fn with_cursor(view: &View, space: Space) -> PolygonBoard {
    let mut board = begun(view);
    board.cursor.put(space);
    board
}

/// Every space that arrows lead to from START.
pub(super) fn reached(view: &View) -> usize {
    let start = view.public().edition().start();
    let (mut reached, mut to_go) = (BTreeSet::from([start]), vec![start]);
    while let Some(from) = to_go.pop() {
        for arrow in ARROWS {
            let mut board = with_cursor(view, from);
            press(&mut board, view, &[arrow]);
            if reached.insert(at(&board, view)) {
                to_go.push(at(&board, view));
            }
        }
    }
    reached.len()
}

fn act(tile: &str, space: Option<Space>) -> Response<Action> {
    Response::Act(Action { tile: tile.parse().unwrap(), space })
}

#[test]
fn arrows_reach_every_space_of_the_classic_board() {
    assert_eq!(reached(&played(MIDDLE)), 61);
}

#[test]
fn arrows_go_along_rows_and_straight_up_and_down() {
    let view = played(MIDDLE);
    let mut board = with_cursor(&view, space(0, 0));
    let mut path = |codes: &[KeyCode]| {
        let mut step = |code| {
            press(&mut board, &view, &[code]);
            at(&board, &view).to_string()
        };
        codes.iter().map(|code| step(*code)).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(path(&[KeyCode::Up; 5]), "1,-1 1,-2 2,-3 2,-4 2,-4");
    assert_eq!(path(&[KeyCode::Down; 9]), "2,-3 1,-2 1,-1 0,0 0,1 -1,2 -1,3 -2,4 -2,4");
    assert_eq!(path(&[KeyCode::Right; 3]), "-1,4 0,4 0,4");
    assert_eq!(path(&[KeyCode::Up; 2]), "1,3 1,2");
    assert_eq!(path(&[KeyCode::Left; 2]), "0,2 -1,2");
    // At the corner of the board there is but one way up.
    assert_eq!(path(&[KeyCode::Left; 9]), "-2,2 -3,2 -4,2 -4,2 -4,2 -4,2 -4,2 -4,2 -4,2");
    assert_eq!(path(&[KeyCode::Up; 4]), "-3,1 -3,0 -2,-1 -2,-2");
    assert_eq!(path(&[KeyCode::Left; 3]), "-2,-2 -2,-2 -2,-2");
}

#[test]
fn n_goes_from_one_legal_space_to_the_next_as_people_read() {
    let view = played(MIDDLE);
    let mut board = begun(&view);
    let legal = legal_spaces(view.public(), 0);
    assert_eq!((legal.first(), legal.last(), legal.len()), (Some(&space(-1, -1)), Some(&space(1, 2)), 11));
    board.cursor.put(space(-4, 4));
    for space in legal.iter().chain(&legal) {
        press(&mut board, &view, &[KeyCode::Char('n')]);
        assert_eq!(at(&board, &view), *space);
    }
    board.cursor.put(legal[0]);
    for space in legal.iter().rev() {
        press(&mut board, &view, &[KeyCode::Char('N')]);
        assert_eq!(at(&board, &view), *space);
    }
}

#[test]
fn enter_lays_the_tile_in_hand_or_says_why_it_can_not() {
    let view = played(MIDDLE);
    let mut board = begun(&view);
    let mut enter = |codes: &[KeyCode], last, lang| {
        press(&mut board, &view, codes);
        board.key(&view, key(last), lang)
    };
    use Lang::{English, Spanish};
    assert_eq!(enter(&[], KeyCode::Enter, English), act("4", Some(space(0, 0))));
    assert_eq!(enter(&[KeyCode::Char(' ')], KeyCode::Enter, English), act("W", Some(space(0, 0))));
    assert_eq!(enter(&[KeyCode::Char('x')], KeyCode::Enter, English), act("4", Some(space(0, 0))));
    assert_eq!(enter(&[KeyCode::Char('2')], KeyCode::Enter, English), act("W", Some(space(0, 0))));
    assert_eq!(enter(&[KeyCode::Char('1')], KeyCode::Enter, English), act("4", Some(space(0, 0))));
    let refused = "-2,0 must touch a tile that was already on the board, star to star (rule P10).";
    assert!(is_refused(&enter(&[KeyCode::Left; 2], KeyCode::Enter, English), refused, 10));
    let out = "No puedes apartar 4: cabe en -1,-1 (regla P14).";
    assert!(is_refused(&enter(&[], KeyCode::Char('o'), Spanish), out, 14));
}

#[test]
fn a_tile_without_a_legal_space_can_be_put_out_and_the_other_is_taken_first() {
    let edition = edition("spaces = [\"0,0\", \"1,0\", \"0,1\"]\nstart = \"0,0\"");
    let script = "1 3\nstar\n3 3\n3 1,0\n3 0,1\ndiamond\n2 1";
    let view = played_with(edition.clone(), Options::default(), script);
    let mut board = begun(&view);
    assert_eq!(board.key(&view, key(KeyCode::Char('o')), Lang::English), act("2", None));
    // Nothing goes on a 3 but what is no 3, so the second tile is the one to lay.
    let script = format!("{script}\n2 out\n1 out\nstar\n3 2");
    let view = played_with(edition, Options::default(), &script);
    let mut board = begun(&view);
    assert_eq!(board.chosen, 1);
    assert!(matches!(board.key(&view, key(KeyCode::Enter), Lang::English), Response::Act(_)));
}

#[test]
fn at_a_table_that_asks_for_the_best_score_only_the_best_is_legal() {
    let options = Options { best_score_required: true };
    let view = played_with(Edition::classic(), options, "1 3\nstar\n4 5");
    let mut board = begun(&view);
    // 3, 4 and 5 in a row, in either order and on either space.
    assert_eq!(legal_spaces(view.public(), 0), [space(1, 0), space(0, 1)]);
    let script = "1 3\nstar\n4 5\n4 1,0\n5 0,1\ncircle\n1 2";
    let view = played_with(Edition::classic(), options, script);
    board.renew(&view);
    let refused = "House rule: you must take the best score, and this turn can give 15 points (rule P15).";
    let mut count = |is_expected: &dyn Fn(&Response<Action>) -> bool| {
        let enter = |space: &&Space| {
            board.cursor.put(**space);
            is_expected(&board.key(&view, key(KeyCode::Enter), Lang::English))
        };
        view.public().edition().spaces().iter().filter(enter).count()
    };
    assert_eq!(count(&|response| is_refused(response, refused, 15)), 4);
    assert_eq!(count(&|response| *response == act("1", Some(space(-1, 0)))), 1);
}

#[test]
fn keys_of_others_are_left_alone() {
    let view = played(MIDDLE);
    let mut board = begun(&view);
    for code in [KeyCode::Esc, KeyCode::Char('z'), KeyCode::Char('3'), KeyCode::Tab] {
        assert_eq!(board.key(&view, key(code), Lang::English), Response::Ignored);
    }
    let quit = KeyEvent::new(KeyCode::Char('n'), KeyModifiers::CONTROL);
    assert_eq!(board.key(&view, quit, Lang::English), Response::Ignored);
    assert!(!board.step_back(&view));
    // Nobody is to lay anything while the die is rolled.
    let view = played("1 3");
    assert_eq!(begun(&view).key(&view, key(KeyCode::Enter), Lang::English), Response::Ignored);
}

#[test]
fn a_click_chooses_a_space_and_a_second_one_lays_the_tile() {
    let view = played(MIDDLE);
    let edition = view.public().edition();
    for size in [(54, 21), (55, 22), (73, 31), (80, 40)] {
        let mut board = begun(&view);
        let area = Rect::new(3, 2, size.0, size.1);
        for space in edition.spaces() {
            board.cursor.put(*space);
            let drawn = draw_in(&mut board, &view, true, Lang::English, area);
            // Where the cursor is seen, there its space is.
            let is_cursor = |at: &Position| {
                drawn[*at].symbol() == ">"
                    && drawn.cell((at.x + 4, at.y)).is_some_and(|end| end.symbol() == "<")
            };
            let left = area.positions().find(is_cursor).unwrap();
            board.cursor.put(edition.start());
            for x in left.x..left.x + 5 {
                board.is_clicked = false;
                let response = board.click(&view, Position::new(x, left.y), Lang::English);
                assert_eq!((response, at(&board, &view)), (Response::Done, *space));
            }
            let again = board.click(&view, left, Lang::English);
            let legal = legal_spaces(view.public(), 0);
            assert_eq!(again == act("4", Some(*space)), legal.contains(space));
            assert_eq!(matches!(again, Response::Refused(_)), !legal.contains(space));
        }
        for beside in [Position::new(0, 0), Position::new(3, 2), Position::new(3, area.bottom() - 1)] {
            assert_eq!(board.click(&view, beside, Lang::English), Response::Ignored);
        }
    }
}

#[test]
fn a_click_on_a_tile_takes_it_in_hand() {
    let view = played(MIDDLE);
    let mut board = begun(&view);
    draw_in(&mut board, &view, true, Lang::English, Rect::new(3, 2, 54, 21));
    for (x, chosen) in [(24, 1), (28, 1), (18, 0), (22, 0)] {
        assert_eq!(board.click(&view, Position::new(x, 21), Lang::English), Response::Done);
        assert_eq!(board.chosen, chosen, "{x}");
    }
    assert_eq!(board.click(&view, Position::new(23, 21), Lang::English), Response::Ignored);
}

#[test]
fn a_cursor_that_was_not_clicked_takes_two_clicks() {
    let view = played(MIDDLE);
    let mut board = begun(&view);
    let drawn = draw_in(&mut board, &view, true, Lang::English, Rect::new(0, 0, 54, 21));
    let position = Position::new(24, 9);
    assert_eq!(drawn[position].symbol(), ">");
    assert_eq!(board.click(&view, position, Lang::English), Response::Done);
    assert_eq!(board.click(&view, position, Lang::English), act("4", Some(space(0, 0))));
}

#[test]
fn a_hint_takes_the_tile_in_hand_and_goes_to_the_space() {
    let view = played(MIDDLE);
    let mut board = begun(&view);
    board.propose(&view, &Action { tile: "W".parse().unwrap(), space: Some(space(1, 2)) });
    assert_eq!((board.chosen, at(&board, &view)), (1, space(1, 2)));
    board.propose(&view, &Action { tile: "4".parse().unwrap(), space: None });
    assert_eq!((board.chosen, at(&board, &view)), (0, space(1, 2)));
}

#[test]
fn in_every_turn_the_cursor_begins_where_the_tile_may_be_laid() {
    let mut board = PolygonBoard::default();
    for script in ["1 3\nstar\n4 5x2", "1 3\nstar\n4 5x2\n4 1,0", MIDDLE] {
        let view = played(script);
        board.renew(&view);
        let response = board.key(&view, key(KeyCode::Enter), Lang::English);
        assert!(matches!(response, Response::Act(_)), "{response:?}");
        let roll = view.public().task().unwrap().roll();
        assert_eq!(roll, Symbol::Star);
    }
}

/// Whether something is refused in these words, by this rule.
fn is_refused(response: &Response<Action>, text: &str, rule: u8) -> bool {
    let Response::Refused(why) = response else { return false };
    (why.to_string().as_str(), why.first_rule()) == (text, Some(RuleId::new('P', rule)))
}
