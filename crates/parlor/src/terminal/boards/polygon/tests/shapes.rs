//! Boards of other sizes and shapes.

use super::*;

const FAR: &str = "spaces = [\"-99,-1\", \"-99,0\", \"-98,-1\", \"0,0\", \"50,50\"]\nstart = \"-99,0\"";
const ODD: &str =
    "spaces = [\"0,0\", \"1,0\", \"4,0\", \"3,1\", \"-2,3\", \"-1,3\", \"6,5\"]\nstart = \"0,0\"";

fn begin(edition: Edition) -> View {
    played_with(edition, Options::default(), "1 1\nstar\n2 3")
}

#[test]
fn a_board_asks_for_what_it_takes_and_not_for_more_than_there_is() {
    let size = |view: &View, width, height| {
        let size = PolygonBoard::size(view, Size::new(width, height));
        (size.width, size.height)
    };
    let classic = begin(Edition::classic());
    assert_eq!(size(&classic, 80, 21), (55, 21));
    assert_eq!(size(&classic, 80, 24), (55, 22));
    assert_eq!(size(&classic, 54, 21), (54, 21));
    assert_eq!(size(&classic, 50, 21), (50, 21));
    assert_eq!(size(&classic, 100, 40), (55, 22));
    assert_eq!(size(&classic, 101, 30), (55, 22));
    assert_eq!(size(&classic, 101, 31), (73, 31));
    assert_eq!(size(&classic, 200, 60), (73, 31));
    // What stands below needs room as well.
    assert_eq!(size(&begin(hexagon(1)), 80, 24), (55, 13));
    assert_eq!(size(&begin(hexagon(8)), 80, 24), (55, 24));
    assert_eq!(size(&begin(hexagon(8)), 120, 24), (95, 24));
    assert_eq!(size(&begin(hexagon(8)), 300, 60), (137, 55));
    assert_eq!(size(&begin(edition(FAR)), 80, 24), (55, 24));
}

#[test]
fn a_small_board_stands_in_the_middle() {
    let view = begin(hexagon(1));
    let drawn = lines(&draw(&mut begun(&view), &view, true, (54, 21)));
    let expected = [
        "                   .-'○'-._.-'☆'-.",
        "                  | 0,-1  | 1,-1  |",
        "                  |       |       |",
        "               .-'☆'-._.-'◇'-._.-'○'-.",
        "              | -1,0  | *0,0* |  1,0  |",
        "              |       |   1   | >   < |",
        "              ◇'-._.-'○'-._.->★<-._.-'◇",
        "                  | -1,1  |  0,1  |",
        "                  |       |   ·   |",
        "                  ☆'-._.-'◇'-._.-'○",
        "Roll: ★ star   > 2 <   3",
        "1,0",
        "no score",
    ];
    assert_eq!(drawn, expected);
}

#[test]
fn wherever_the_cursor_is_it_is_seen_and_every_space_can_be_reached() {
    let shapes = (1..=8).map(hexagon).chain([edition(FAR), edition(ODD), Edition::classic()]);
    for edition in shapes {
        let view = begin(edition);
        let spaces = view.public().edition().spaces();
        assert_eq!(input::reached(&view), spaces.len());
        for room in [(50, 21), (54, 21), (80, 22), (110, 44), (20, 8)] {
            let mut board = begun(&view);
            for space in spaces {
                board.cursor.put(*space);
                let text = lines(&draw(&mut board, &view, true, room));
                let board_lines = &text[..text.len() - 2];
                let is_cursor = |line: &&String| {
                    let signs: Vec<char> = line.chars().collect();
                    signs.windows(5).any(|signs| signs[0] == '>' && signs[4] == '<')
                };
                assert!(
                    board_lines.iter().any(|line| is_cursor(&line)),
                    "{space} in {room:?}:\n{}",
                    text.join("\n")
                );
            }
        }
    }
}

#[test]
fn a_board_that_is_too_large_shows_what_is_around_the_cursor() {
    let view = begin(hexagon(6));
    let mut board = begun(&view);
    board.cursor.put(space(6, 0));
    let drawn = lines(&draw(&mut board, &view, true, (54, 15)));
    let expected = [
        "   │     │     │     │     │     │     │     │",
        "┬──○──┬──★──┬──◇──┬──○──┬──★──┬──◇──┬──○──┬──☆──╮",
        "│     │     │     │     │     │     │     │     │",
        "★──┬──◇──┬──○──┬──★──┬──◇──┬──○──┬──★──┬──◇──┬──○──╮",
        "   │     │     │     │     │     │     │     │     │",
        "┬──○──┬──★──┬──◇──┬──○──┬──★──┬──◇──┬──○──┬──★──┬──◇──",
        "│     │     │  1  │  ·  │     │     │     │     │>   <",
        "★──┬──◇──┬──○──┬──★──┬──◇──┬──○──┬──★──┬──◇──┬──○──┬──",
        "   │     │     │  ·  │     │     │     │     │     │",
        "┬──○──┬──★──┬──◇──┬──○──┬──★──┬──◇──┬──○──┬──★──┬──╯",
        "│     │     │     │     │     │     │     │     │",
        "★──┬──◇──┬──○──┬──★──┬──◇──┬──○──┬──★──┬──◇──┬──╯",
        "   │     │     │     │     │     │     │     │",
        "Roll: ★ star   > 2 <   3     6,0",
        "its star doesn't touch a tile in play (rule P10)",
    ];
    assert_eq!(drawn, expected);
}

#[test]
fn spaces_with_gaps_between_them_are_joined_only_where_they_meet() {
    let view = begin(edition(ODD));
    let drawn = lines(&draw(&mut begun(&view), &view, true, (60, 21)));
    let expected = [
        "╭─────┬─────╮           ╭─────╮",
        "│  1  │>   <│           │     │",
        "╰────>☆<────╯        ╭──☆──┬──╯",
        "                     │     │",
        "                     ╰─────╯",
        "",
        "───┬─────╮",
        "   │     │",
        "───◇─────╯",
        "",
        "                                                   ╭───",
        "                                                   │",
        "                                                   ╰───",
        "Roll: ★ star   > 2 <   3",
        "1,0",
        "no score",
    ];
    assert_eq!(drawn, expected);
}

#[test]
fn nothing_is_drawn_outside_of_the_area_however_small_it_is() {
    let view = begin(Edition::classic());
    for width in 0..12 {
        for height in 0..6 {
            let mut buffer = Buffer::empty(Rect::new(0, 0, 20, 10));
            let area = Rect::new(2, 1, width, height);
            let scene = Scene { view: &view, names: &names(), lang: Lang::English, acts: true };
            begun(&view).draw(&scene, area, &mut buffer);
            let outside = buffer.area.positions().filter(|at| !area.contains(*at));
            assert!(outside.into_iter().all(|at| buffer[at].symbol() == " "), "{width} by {height}");
        }
    }
}
