//! What a player sees.

use parlor_core::Departure;
use ratatui::style::Color;

use super::super::card::card_style;
use super::*;

/// Six players; seat 2 begins and would draw 4C.
fn six() -> Screen {
    let hands = [
        "1S 2S 3S 5Q 5T 5C 9H W",
        "7S 8S 9S 1H 4Q 4T W 10C",
        "1C 2C 3C 4C 5C 6C 7C 8C",
        "1H 2H 3H 4H 5H 6H 7H 8H",
        "1Q 2Q 3Q 6Q 7Q 8Q 9Q 10Q",
        "1T 2T 3T 6T 7T 8T 9T 10T",
    ];
    Screen::dealt("[8, 8]", &hands, "7Q", "4C 10H 10S 2S 3T")
}

/// The same after a lap in which most took a discard; seat 2 has taken 9H.
fn six_later() -> Screen {
    let mut screen = six();
    screen
        .play("2 draw, 2 10C, 3 take, 3 8C, 4 take, 4 8H, 5 take, 5 8Q, 6 take, 6 10T, 1 draw, 1 9H, 2 take");
    screen
}

fn assert_has(lines: &[String], text: &str) {
    assert!(lines.iter().any(|line| line.contains(text)), "{text}:\n{}", lines.join("\n"));
}

#[test]
fn six_players_fit_50_columns_and_21_lines() {
    let expected = "\
Round 1 of 2, 8 cards each.

Draw pile (61)        Discard pile (2)
╭────╮                ╭────╮────╮
│▒▒▒▒│                │10T▲│7Q■ │
╰────╯                ╰────╯────╯

Known cards
  Ana               –
  Carla             10C●
  Dario             8C●
  Eva               8H♥
  Maximiliana v…rg  8Q■

Hand, by melds                Points left over: 10
run              set                   left over
╭────╭────╭────╮ ╭────╭────╭────╭────╮ ╭────╔═+══╗
│7S★ │8S★ │9S★ │ │4Q■ │4T▲ │4C● │ W  │ │1H♥ ║9H♥ ║
╰────╰────╰────╯ ╰────╰────╰────╰────╯ ╰────╚════╝

Discard 9♥: 1 point left over.";
    assert_eq!(six_later().draw(50, 21).join("\n"), expected);
}

#[test]
fn there_are_larger_cards_where_there_is_room() {
    let expected = "\
╭───────╮╭───────╮╭───────╮ ╭───────╮╭───────╮╭───────╮╭───────╮ ╭───────╮╔═+═════╗
│7S     ││8S     ││9S     │ │4Q     ││4T     ││4C     ││W      │ │1H     │║9H     ║
│       ││       ││       │ │       ││       ││       ││       │ │       │║       ║
│   ★   ││   ★   ││   ★   │ │   ■   ││   ▲   ││   ●   ││ ★■▲●♥ │ │   ♥   │║   ♥   ║
│       ││       ││       │ │       ││       ││       ││       │ │       │║       ║
│     7S││     8S││     9S│ │     4Q││     4T││     4C││      W│ │     1H│║     9H║
╰───────╯╰───────╯╰───────╯ ╰───────╯╰───────╯╰───────╯╰───────╯ ╰───────╯╚═══════╝";
    let lines = six_later().draw(104, 44);
    let first = lines.iter().position(|line| line.contains('╔')).unwrap();
    assert_eq!(lines[first..first + 7].join("\n"), expected);
    // Side by side only while a whole row fits.
    let lines = six_later().draw(54, 45);
    assert_has(&lines, "│7S   ││8S   ││9S   │ │4Q   ││4T   ││4C   ││W    │");
    let mut few = Screen::dealt("[3]", &["1S 2S 9H", "7S 8S W"], "9S", "");
    assert_has(&few.draw(50, 19), "│7S   ││8S   ││W    │");
    let hand = "7S 8S 9S 1H 4Q 4T W 10C";
    let mut two = Screen::dealt("[8]", &["1S 2S 3S 5Q 5T 5C 9H W", hand], "9C", "");
    assert_has(&two.draw(50, 21), "│7S  │8S  │9S   │ │4Q  │4T  │W    │ │10C │1H   │");
}

#[test]
fn even_the_largest_hands_fit() {
    let hands = [
        "1S 2S 3S 5Q 5T 5C 9H W 1S 2S 3S 3Q",
        "7S 8S 9S 1H 4Q 4T W 10C W 1Q 7S 8S",
        "1C 2C 3C 4C 5C 6C 7C 8C 9C 1C 2C 3C",
        "1H 2H 3H 4H 5H 6H 7H 8H 9H 2H 3H 4H",
        "1Q 2Q 3Q 6Q 7Q 8Q 9Q 10Q 6Q 2Q 7Q 8Q",
        "1T 2T 3T 6T 7T 8T 9T 10T 1T 2T 3T 6T",
    ];
    let mut screen = Screen::dealt("[12]", &hands, "7C", "4C 10H");
    screen.play("2 draw");
    let lines = screen.draw(50, 21);
    assert_has(&lines, "╭────╭────╔═+══╗");
    assert_has(&lines, "│4Q■ │4T▲ ║4C● ║");
    assert_has(&lines, "Discard 4●: 12 points left over.");
    let lines = screen.draw(50, 18);
    assert_has(&lines, "[ 7S★  8S★  9S★ ]");
    assert_has(&lines, ">4C●+");
    assert_has(&lines, "Discard 4●: 12 points left over.");
    // The smallest of screens cut off what they can't show.
    for (width, height) in [(50, 10), (20, 21), (1, 1), (0, 0), (7, 3)] {
        screen.draw(width, height);
    }
}

#[test]
fn taking_shows_what_the_discard_would_allow() {
    let mut screen = six();
    let lines = screen.draw(50, 21);
    assert_eq!(lines[2], "[d] Draw pile (63)    [t] Discard pile (1)");
    assert_eq!(lines[3], "╔════╗                ╭────╮");
    assert_eq!(lines[20], "Take 7■: at best 8 points left over (now 11).");
    screen.lang = Lang::Spanish;
    let lines = screen.draw(50, 21);
    assert_eq!(lines[2], "[d] Mazo (63)         [t] Descartes (1)");
    assert_eq!(lines[14], "Mano, por combinaciones         Puntos sueltos: 11");
    assert_eq!(lines[20], "Toma 7■: sobrarán al menos 8 puntos (ahora 11).");
}

#[test]
fn a_call_is_foretold_and_then_told_with_the_last_turns() {
    let hands = ["1S 2S 9H", "7S 8S 1H", "1C 2C 4Q"];
    let mut screen = Screen::dealt("[3]", &hands, "9S", "4C 10H 10S 6S 3T");
    assert_has(&screen.draw(50, 21), "Take 9★, and you can call Scorzo!");
    screen.play("2 take");
    screen.board.propose(&screen.view, &Action::Discard("1H".parse().unwrap()));
    assert_has(&screen.draw(50, 21), "Discard 1♥: nothing is left over. You call Scorzo!");
    screen.play("2 1H");
    screen.look(3);
    assert_eq!(screen.draw(50, 21)[1], "Ben called Scorzo. Last turn: Ana and Carla.");
    screen.play("3 draw, 3 4Q");
    // The call stands; another complete hand is no call.
    assert_eq!(screen.draw(50, 21)[1], "Ben called Scorzo. Last turn: Ana.");
}

#[test]
fn who_waits_has_no_cursor_and_sees_the_own_hand() {
    let mut screen = six_later();
    screen.play("2 9H, 3 draw");
    screen.acts = false;
    let lines = screen.draw(50, 21);
    assert!(!lines.concat().contains(['╔', '[', '+']));
    assert_has(&lines, "> Carla             10C●");
    assert_has(&lines, "│7S★ │8S★ │9S★ │");
    assert_eq!(lines[20], "Carla has to discard a card.");
}

#[test]
fn a_pile_that_was_turned_over_is_known() {
    let mut screen = Screen::dealt("[3]", &["1S 2S 9H", "7S 8S 1H", "1C 2C 5Q"], "9C", "4T");
    // Whoever draws discards the same card, until the draw pile has run out.
    let is_empty = |screen: &Screen| screen.view.public().round().unwrap().pile().is_empty();
    let mover = |screen: &Screen| screen.view.public().phase().turn().unwrap().number();
    while !is_empty(&screen) {
        let seat = mover(&screen);
        let events = screen.play(&format!("{seat} draw"));
        let Some(Event::Drew { card: Some(card), .. }) = events.last() else { panic!("{events:?}") };
        screen.play(&format!("{seat} {}", card.reveal()));
    }
    let seat = mover(&screen);
    screen.look(seat);
    let lines = screen.draw(50, 21);
    assert_has(&lines, "[d] Draw pile (0)     [t] Discard pile (103)");

    assert_has(&lines, "Drawing now flips the discard pile over.");
    screen.play(&format!("{seat} draw, {seat} 9C"));
    let seat = mover(&screen);
    screen.look(seat);
    // First came the card that was turned up, then the first draw.
    let lines = screen.draw(50, 21);
    assert_has(&lines, "[d] Draw pile (102), seen  [t] Discard pile (1)");
    assert_has(&lines, "║4T");
    assert_has(&lines, "Draw 4▲: ");
    assert_has(&lines, "Take 9●: ");
}

#[test]
fn the_end_shows_the_hands_of_the_last_round() {
    let mut screen = Screen::dealt("[3]", &["1S 2S 9H", "7S 8S 1H", "1C 2C 4Q"], "9S", "4C 10H");
    screen.play("2 take, 2 1H, 3 draw, 3 4Q, 1 draw, 1 9H");
    let expected = "\
Hands in the last round
Round 1 of 1, 3 cards each.

Ana  Points: 13
left over
╭────╭────╭────╮
│1S★ │2S★ │10H♥│
╰────╰────╰────╯
Ben  Points: 0  SCORZO!
run
╭────╭────╭────╮
│7S★ │8S★ │9S★ │
╰────╰────╰────╯
Carla  Points: 7";
    assert_eq!(screen.draw(50, 21)[..14].join("\n"), expected.trim_end());
    assert_has(&screen.draw(50, 12), "[ 7S★  8S★  9S★ ]");
    assert_has(&screen.draw(104, 44), "│     7S│");
    // A game that ends before any hand was shown.
    let mut screen = Screen::dealt("[3]", &["1S 2S 9H", "7S 8S 1H"], "9S", "");
    let seat = Seat::new(0).unwrap();
    Scorzo::leave(&mut screen.state, seat, Departure::Resigned).unwrap();
    screen.look(2);
    assert_has(&screen.draw(50, 21), "The game is over.");
}

#[test]
fn cards_have_the_colours_that_other_commands_print() {
    let style = |card: &str| card_style(card.parse().unwrap());
    assert_eq!((style("7S").fg, style("7S").bg), (Some(Color::Black), Some(Color::LightYellow)));
    assert_eq!(
        ["1Q", "1T", "1C", "1H", "W"].map(|card| style(card).bg.unwrap()),
        [Color::LightGreen, Color::LightMagenta, Color::LightCyan, Color::LightRed, Color::Gray]
    );
}
