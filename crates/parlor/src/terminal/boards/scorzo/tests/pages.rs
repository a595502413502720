//! Pages beside the board, and what the shell asks.

use super::*;
use parlor_session::SessionGame as _;

fn page(screen: &Screen, number: usize) -> Vec<String> {
    let page = ScorzoBoard::pages(&screen.scene()).swap_remove(number);
    std::iter::once(page.title).chain(page.lines.iter().map(ToString::to_string)).collect()
}

/// A game of two rounds with three cards; the first is over, and Ben called in it.
fn second_round() -> Screen {
    let order = "7S 1C 1S 8S 2C 2S 1H 4Q 9H 9S 4C 10H";
    let script = Script::new()
        .with("scorzo/dealer/1", ["10S", "1S", "2S"])
        .with("scorzo/deal/1", order.split_whitespace())
        .with("scorzo/deal/2", order.split_whitespace());
    let mut screen = Screen::begin("[3, 3]", 3, Chance::Dealt(script));
    screen.play("2 take, 2 1H, 3 draw, 3 4Q, 1 draw, 1 9H");
    screen
}

#[test]
fn the_score_sheet_has_a_row_for_every_round() {
    let mut screen = second_round();
    let expected = [
        "Score card",
        "      Ana     Ben   Carla",
        " 1     13       0*      7",
        " =     13       0       7",
        "* called Scorzo",
    ];
    assert_eq!(page(&screen, 0), expected);
    // Now Carla begins, with the cards that Ben had in the first round.
    screen.play("3 take, 3 1H, 1 draw, 1 4Q, 2 draw, 2 9H");
    let expected = ["Score card", "      Ana     Ben   Carla"];
    assert_eq!(page(&screen, 0)[..2], expected);
    assert_eq!(page(&screen, 0)[3..5], [" 2      7      13       0*", " =     20      13       7"]);
}

#[test]
fn a_tie_is_decided_in_rounds_that_stand_apart() {
    let order = "7S 1C 8S 2C 9S 4Q 1H 4C 10H";
    let script = Script::new()
        .with("scorzo/dealer/1", ["10S", "1S"])
        .with("scorzo/deal/1", "7S 7Q 8S 8Q 10S 10Q 9S 9Q 5H".split_whitespace())
        .with("scorzo/deal/decider/1", order.split_whitespace());
    let mut screen = Screen::begin("[3]", 2, Chance::Dealt(script));
    let events = screen.play("2 take, 2 10S, 1 draw, 1 10Q");
    assert_eq!(Scorzo::progress(&screen.view, Lang::English), "tie-breaker round 1");
    let heard = |event: &Event, lang| {
        let told = Scorzo::announcement(&event.seen_by(Viewer::Watcher), &screen.names, lang);
        told.map(|told| told.to_string())
    };
    let english: Vec<String> = events.iter().filter_map(|event| heard(event, Lang::English)).collect();
    assert_eq!(
        english,
        [
            "Ben calls SCORZO! Everyone else gets one last turn.",
            "The round is over. Points: 0 for Ana and 0 for Ben.",
            "A tie between Ana and Ben. A tie-breaker round of 3 cards decides it."
        ]
    );
    let spanish: Vec<String> = events.iter().filter_map(|event| heard(event, Lang::Spanish)).collect();
    assert_eq!(spanish[2], "Empate entre Ana y Ben. Lo decide una ronda de desempate de 3 cartas.");
    let lines = screen.draw(50, 21);
    assert_eq!(lines[..2], ["Tie-breaker round 1, 3 cards each.", "A tie between Ana and Ben."]);
    screen.play("1 draw, 1 4C, 2 draw, 2 10H");
    let sheet = page(&screen, 0);
    assert_eq!(sheet[4..6], ["", "Tie-breaker rounds"]);
    assert_eq!(sheet[6], " 1          0*          7");
}

#[test]
fn pages_are_no_wider_than_27_columns() {
    let chance = Chance::Seed(parlor_core::Seed::from_text("1"));
    let mut screen = Screen::begin("[12, 12]", 6, chance);
    for lang in Lang::ALL {
        screen.lang = lang;
        for number in 0..2 {
            for line in page(&screen, number) {
                assert!(line.chars().count() <= 27, "{line}");
            }
        }
    }
    assert_eq!(page(&screen, 0)[1], "  Ana Ben Car Dar Eva Max");
    screen.names = BySeat::new(6, |_| parlor_words::Name::new("Greedy"));
    assert_eq!(page(&screen, 0)[1], "  Gr1 Gr2 Gr3 Gr4 Gr5 Gr6");
}

#[test]
fn unseen_cards_are_counted_by_suit_and_number() {
    let screen = Screen::dealt("[3]", &["1S 2S 9H", "7S 7S W"], "10C", "");
    let expected = [
        "Unseen cards",
        "   1 2 3 4 5 6 7 8 9 10",
        "S★ 2 2 2 2 2 2 · 2 2  2",
        "Q■ 2 2 2 2 2 2 2 2 2  2",
        "T▲ 2 2 2 2 2 2 2 2 2  2",
        "C● 2 2 2 2 2 2 2 2 2  1",
        "H♥ 2 2 2 2 2 2 2 2 2  2",
        "W 11",
        "= 108",
    ];
    assert_eq!(page(&screen, 1), expected);
}

#[test]
fn the_shell_learns_scores_and_remarks() {
    let mut screen = second_round();
    assert_eq!(Scorzo::scores(&screen.view).as_slice(), [13, 0, 7]);
    assert_eq!(Scorzo::progress(&screen.view, Lang::English), "round 2 of 2");
    screen.play("3 take, 3 1H");
    let remarks = |screen: &Screen| {
        Seat::first(3).map(|seat| Scorzo::remark(&screen.view, seat, Lang::English)).collect::<Vec<_>>()
    };
    let [last, called] = ["last turn", "SCORZO!"].map(|text| Some(text.to_owned()));
    assert_eq!(remarks(&screen), [last.clone(), last, called]);
    screen.play("1 draw, 1 4Q, 2 draw, 2 9H");
    assert_eq!(remarks(&screen), [None, None, None]);
    assert!(Scorzo::plays(&screen.view, Seat::new(0).unwrap()));
}

#[test]
fn every_key_of_the_board_has_a_meaning() {
    for lang in Lang::ALL {
        let keys = ScorzoBoard::keys(lang);
        assert_eq!(keys.len(), 8);
        assert!(keys.iter().all(|key| !key.keys.is_empty() && !key.meaning.is_empty()));
    }
}
