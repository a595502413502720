//! How the board looks.

use ratatui::style::{Color, Modifier};

use super::*;
use crate::terminal::theme;

#[test]
fn a_turn_on_a_small_screen() {
    let view = played(MIDDLE);
    let drawn = lines(&draw(&mut begun(&view), &view, true, (54, 21)));
    let expected = [
        "           ╭─────┬─────┬─────┬─────┬─────╮",
        "           │     │     │     │     │     │",
        "        ╭──☆──┬──◇──┬──○──┬──★──┬──◇──┬──○──╮",
        "        │     │( W )│     │     │(3x2)│     │",
        "     ╭──◇──┬──○──┬──★──┬──◇──┬──○──┬──★──┬──◇──╮",
        "     │     │     │     │     │     │     │     │",
        "  ╭──○──┬──★──┬──◇──┬──○──┬──★──┬──◇──┬──○──┬──☆──╮",
        "  │     │     │  ·  │  ·  │     │  ·  │  ·  │     │",
        "──☆──┬──◇──┬──○──┬──★──┬──◇──┬──○──┬──★──┬──◇──┬──○──╮",
        "     │(3x2)│     │  2  │> 3 <│+ 3 ₂│  W  │( W )│     │",
        "──┬──○──┬──★──┬──◇──┬──○──┬─>★<─┬──◇──┬──○──┬──★──┬──╯",
        "  │     │     │  ·  │  1  │+ 3 ₂│ 4x3 │  ·  │     │",
        "  ╰──┬──◇──┬──○──┬──★──┬──◇──┬──○──┬──★──┬──◇──┬──╯",
        "     │     │     │  ·  │     │     │  ·  │     │",
        "     ╰──┬──★──┬──◇──┬──○──┬──★──┬──◇──┬──○──┬──╯",
        "        │     │( W )│     │     │(3x2)│     │",
        "        ╰──┬──○──┬──★──┬──◇──┬──○──┬──★──┬──╯",
        "           │     │     │     │     │     │",
        "           ╰─────◇─────○─────☆─────◇─────╯",
        "Roll: ★ star   > 4 <   W     0,0: 3",
        "no score",
    ];
    assert_eq!(drawn, expected);
}

#[test]
fn a_turn_on_a_large_screen() {
    let view = played(MIDDLE);
    let mut board = begun(&view);
    press(&mut board, &view, &[KeyCode::Right]);
    let drawn = lines(&draw(&mut board, &view, true, (110, 44)));
    let expected = [
        "                 .-'○'-._.-'☆'-._.-'◇'-._.-'○'-._.-'☆'-.",
        "                | 0,-4  | 1,-4  | 2,-4  | 3,-4  | 4,-4  |",
        "                |       |       |       |       |       |",
        "             .-'☆'-._.-'◇'-._.-'○'-._.-'★'-._.-'◇'-._.-'○'-.",
        "            | -1,-3 | 0,-3  | 1,-3  | 2,-3  | 3,-3  | 4,-3  |",
        "            |       | ( W ) |       |       | (3x2) |       |",
        "         .-'◇'-._.-'○'-._.-'★'-._.-'◇'-._.-'○'-._.-'★'-._.-'◇'-.",
        "        | -2,-2 | -1,-2 | 0,-2  | 1,-2  | 2,-2  | 3,-2  | 4,-2  |",
        "        |       |       |       |       |       |       |       |",
        "     .-'○'-._.-'★'-._.-'◇'-._.-'○'-._.-'★'-._.-'◇'-._.-'○'-._.-'☆'-.",
        "    | -3,-1 | -2,-1 | -1,-1 | 0,-1  | 1,-1  | 2,-1  | 3,-1  | 4,-1  |",
        "    |       |       |   ·   |   ·   |       |   ·   |   ·   |       |",
        " .-'☆'-._.-'◇'-._.-'○'-._.-'★'-._.-'◇'-._.-'○'-._.-'★'-._.-'◇'-._.-'○'-.",
        "| -4,0  | -3,0  | -2,0  | -1,0  | *0,0* |  1,0  |  2,0  |  3,0  |  4,0  |",
        "|       | (3x2) |       |   2   | + 3   | > 3 < |   W   | ( W ) |       |",
        "◇'-._.-'○'-._.-'★'-._.-'◇'-._.-'○'-._.->★<-._.-'◇'-._.-'○'-._.-'★'-._.-'◇",
        "    | -4,1  | -3,1  | -2,1  | -1,1  |  0,1  |  1,1  |  2,1  |  3,1  |",
        "    |       |       |   ·   |   1   | + 3 ₂ |  4x3  |   ·   |       |",
        "    ☆'-._.-'◇'-._.-'○'-._.-'★'-._.-'◇'-._.-'○'-._.-'★'-._.-'◇'-._.-'○",
        "        | -4,2  | -3,2  | -2,2  | -1,2  |  0,2  |  1,2  |  2,2  |",
        "        |       |       |   ·   |       |       |   ·   |       |",
        "        ○'-._.-'★'-._.-'◇'-._.-'○'-._.-'★'-._.-'◇'-._.-'○'-._.-'☆",
        "            | -4,3  | -3,3  | -2,3  | -1,3  |  0,3  |  1,3  |",
        "            |       | ( W ) |       |       | (3x2) |       |",
        "            ◇'-._.-'○'-._.-'★'-._.-'◇'-._.-'○'-._.-'★'-._.-'◇",
        "                | -4,4  | -3,4  | -2,4  | -1,4  |  0,4  |",
        "                |       |       |       |       |       |",
        "                ☆'-._.-'◇'-._.-'○'-._.-'☆'-._.-'◇'-._.-'○",
        "Roll: ★ star   > 4 <   W",
        "1,0: 3 on 4",
        "no score",
    ];
    assert_eq!(drawn, expected);
}

#[test]
fn who_only_looks_on_sees_what_was_laid_last_and_no_cursor() {
    let view = played(MIDDLE);
    let drawn = lines(&draw(&mut begun(&view), &view, false, (54, 22)));
    assert_eq!(drawn[9], "     │(3x2)│     │  2  │  3  │[ 3 ₂│  W  │( W )│     │");
    assert_eq!(drawn[10], "──┬──○──┬──★──┬──◇──┬──○──┬──★──┬──◇──┬──○──┬──★──┬──╯");
    assert_eq!(drawn[11], "  │     │     │     │  1  │[ 3 ₂│ 4x3 │     │     │");
    assert_eq!(drawn[19..], ["Roll: ★ star     4     W", "", ""]);
    // Once this turn has laid a tile, it alone is marked.
    let view = played(&format!("{MIDDLE}\n4 -1,-1"));
    let drawn = lines(&draw(&mut begun(&view), &view, false, (54, 22)));
    assert_eq!(drawn[7], "  │     │     │[ 4 ]│     │     │     │     │     │");
    assert_eq!(drawn[9], "     │(3x2)│     │  2  │  3  │  3 ₂│  W  │( W )│     │");
    assert_eq!(drawn[19], "Roll: ★ star     W");
}

#[test]
fn below_the_board_it_is_said_what_the_tile_in_hand_would_do() {
    let view = played(MIDDLE);
    let mut board = begun(&view);
    let mut below = |codes: &[KeyCode], lang| {
        press(&mut board, &view, codes);
        lines(&draw_in(&mut board, &view, true, lang, Rect::new(0, 0, 54, 22)))[19..].to_owned()
    };
    use Lang::{English, Spanish};
    let roll = "Roll: ★ star   > 4 <   W";
    assert_eq!(below(&[], English), [roll, "0,0: 3", "no score"]);
    assert_eq!(below(&[KeyCode::Right], English), [roll, "1,0: 3 on 4", "no score"]);
    assert_eq!(
        below(&[KeyCode::Char('x')], English),
        ["Roll: ★ star     4   > W <", "1,0: 3 on 4", "30 points: three 3s"]
    );
    assert_eq!(
        below(&[], Spanish),
        ["Tirada: ★ estrella     4   > W <", "1,0: 3 sobre 4", "30 puntos: tres 3"]
    );
    assert_eq!(
        below(&[KeyCode::Right], English)[1..],
        ["2,0: WILD", "its star doesn't touch a tile in play (rule P10)"]
    );
    assert_eq!(
        below(&[KeyCode::Left; 4], English)[1..],
        ["-2,0", "its star doesn't touch a tile in play (rule P10)"]
    );
    assert_eq!(
        below(&[KeyCode::Left], English)[1..],
        ["-3,0: (3 X2)", "its star doesn't touch a tile in play (rule P10)"]
    );
}

#[test]
fn where_two_lines_are_left_the_space_stands_beside_the_tiles_and_what_is_too_long_is_cut() {
    let view = played(MIDDLE);
    let mut board = begun(&view);
    press(&mut board, &view, &[KeyCode::Right]);
    let narrow = lines(&draw_in(&mut board, &view, true, Lang::Spanish, Rect::new(0, 0, 50, 21)));
    assert_eq!(narrow[19..], ["Tirada: ★ estrella   > 4 <   W     1,0: 3 sobre 4", "no da puntos"]);
    let narrow = lines(&draw_in(&mut board, &view, true, Lang::Spanish, Rect::new(0, 0, 44, 21)));
    assert_eq!(narrow[19], "Tirada: ★ estrella   > 4 <   W     1,0: 3 s…");
}

#[test]
fn before_the_table_has_told_all_nothing_is_marked_as_legal() {
    let told = |script| {
        let view = played(script);
        lines(&draw(&mut begun(&view), &view, true, (54, 22))).join("\n")
    };
    let beginning = told("");
    assert!(beginning.contains(">   <") && beginning.contains('★') && beginning.contains('◆'), "{beginning}");
    for script in ["", "1 3", "1 3\nstar", "1 3\nstar\n4 5x2\n4 1,0\n5x2 0,1"] {
        let text = told(script);
        assert!(!text.contains(['·', '+']), "{text}");
    }
    assert!(told("1 3\nstar").ends_with("Roll: ★ star\n0,0: 3\n"));
    assert!(told("1 3").ends_with("\n\n0,0: 3\n"));
    let view = played("1 3");
    let narrow = lines(&draw(&mut begun(&view), &view, true, (54, 21)));
    assert_eq!(narrow[19..], ["0,0: 3", ""]);
    assert!(told("1 3\nstar\n4 5x2").contains('·'));
}

#[test]
fn a_tile_without_a_legal_space_is_told_how_it_goes_out() {
    let edition = edition("spaces = [\"0,0\", \"1,0\", \"0,1\"]\nstart = \"0,0\"");
    // After 3, 3, 3 in the only grouping, there is no room for a second tile.
    let view = played_with(edition, Options::default(), "1 3\nstar\n3 3\n3 1,0\n3 0,1\ndiamond\n2 1");
    let mut board = begun(&view);
    let text = lines(&draw(&mut board, &view, true, (54, 22))).join("\n");
    assert!(text.ends_with("2 fits nowhere (rule P14); o: set it aside"), "{text}");
}

#[test]
fn colours_say_nothing_that_signs_and_styles_do_not_say() {
    let view = played(MIDDLE);
    let mut buffer = draw(&mut begun(&view), &view, true, (54, 21));
    let before = lines(&buffer);
    theme::without_colors(&mut buffer);
    assert_eq!(lines(&buffer), before);
    assert!(buffer.content().iter().all(|cell| cell.fg == Color::Reset && cell.bg == Color::Reset));
    // The cursor, a tile laid in the last turn, one in play; a symbol that counts, one that does not.
    let modifier = |x: u16, y: u16| buffer[(x, y)].modifier;
    assert!(modifier(25, 9).contains(Modifier::REVERSED));
    assert!(modifier(31, 9).contains(Modifier::REVERSED | Modifier::UNDERLINED));
    assert!(!modifier(19, 9).contains(Modifier::UNDERLINED));
    assert!(modifier(20, 8).contains(Modifier::BOLD) && modifier(26, 8).contains(Modifier::DIM));
}
