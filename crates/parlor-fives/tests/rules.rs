//! Every rule of Scrambled 5's, one by one, under its id.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may stop where it stands")]

mod common;

use common::drawn::{Drawn, drawn};
use common::table::{At, at, seat};
use parlor_core::{Departure, Fact, Game, Next, Outcome, Refusal as _, TellError, Viewer};
use parlor_fives::{Bonus, Edition, Event, Fives, Phase, Rack, Refusal, Seen, Tile, Tiles};

fn rack(values: &[u8]) -> Rack {
    Rack::new(values.iter().map(|value| Tile::new(*value).unwrap())).unwrap()
}

mod set_up {
    use super::*;

    #[test]
    fn f01_the_highest_tile_goes_first_then_clockwise() {
        let table = at(3).first(&[&[4, 9, 2]]).deal(&[1, 4, 5, 5, 5]).begin();
        assert_eq!(table.turn(), seat(2));
        let table = table.play("8H 5").pass_the_turn();
        assert_eq!(table.turn(), seat(1));
    }

    #[test]
    fn f01_those_who_tie_for_highest_draw_again_among_themselves() {
        let table = at(3).first(&[&[7, 3, 7], &[5, 5], &[2, 8]]).begin();
        assert_eq!(table.turn(), seat(3));
        let draws = table.state().table().first_draws().to_vec();
        let tile = |value| Some(Tile::new(value).unwrap());
        assert_eq!(draws.len(), 3);
        assert_eq!(draws[0].as_slice(), [tile(7), tile(3), tile(7)]);
        assert_eq!(draws[1].as_slice(), [tile(5), None, tile(5)]);
        assert_eq!(draws[2].as_slice(), [tile(2), None, tile(8)]);
    }

    #[test]
    fn f01_the_tiles_drawn_for_the_first_turn_go_back() {
        let table = at(2).first(&[&[9, 8]]).begin();
        let held: u16 = table.state().table().held().as_slice().iter().map(|held| u16::from(*held)).sum();
        assert_eq!(held + table.state().table().pile(), 100);
    }

    #[test]
    fn f01_nobody_plays_out_of_turn() {
        let table = at(2).deal(&[5, 1, 1, 1, 1]).begin();
        let refused = table.refused_to(2, "pass");
        assert_eq!(refused, Refusal::NotYourTurn { turn: Some(seat(1)) });
        assert_eq!(refused.rule().to_string(), "F1");
    }

    #[test]
    fn f01_who_is_not_to_act_has_no_plays() {
        let table = at(2).deal(&[5; 10]).begin();
        let view = |number| Fives::view(table.state(), Viewer::Seat(seat(number)));
        assert!(view(1).is_mover() && !view(1).plays().is_empty());
        assert!(!view(2).is_mover() && view(2).plays().is_empty());
        assert!(Fives::actions(&view(2)).is_empty());
    }

    #[test]
    fn f02_a_view_that_takes_in_the_beginning_knows_what_was_drawn() {
        let at = at(2).deal(&[1, 2, 3, 4, 5, 9, 8, 7, 6, 5]);
        let before = at.clone().unknown();
        let (table, events) = at.begin_with_events();
        for viewer in Viewer::all(2) {
            let mut view = Fives::view(before.state(), viewer);
            assert_eq!(view.rack(), None);
            for event in &events {
                Fives::advance(&mut view, &Fives::seen(event, viewer));
            }
            assert_eq!(view, Fives::view(table.state(), viewer));
        }
    }

    #[test]
    fn f02_every_player_draws_five_tiles_and_hides_them() {
        let table = at(2).deal(&[1, 2, 3, 4, 5, 9, 8, 7, 6, 5]).begin();
        assert_eq!(table.rack(1), rack(&[1, 2, 3, 4, 5]));
        assert_eq!(table.rack(2), rack(&[5, 6, 7, 8, 9]));
        assert_eq!(table.state().table().pile(), 90);
        assert_eq!(Fives::view(table.state(), Viewer::Watcher).rack(), None);
        let text = serde_json::to_string(&Fives::view(table.state(), Viewer::Seat(seat(1)))).unwrap();
        assert!(text.contains("\"rack\":[1,2,3,4,5]"), "{text}");
        assert!(!text.contains("9,8,7"), "{text}");
    }

    #[test]
    fn f03_classic_has_a_hundred_tiles_and_a_board_of_fifteen() {
        let classic = Edition::classic();
        assert_eq!(classic.tiles().len(), 100);
        assert_eq!(*classic.tiles(), Tiles::of_counts([10, 10, 10, 10, 20, 10, 10, 10, 10]));
        for residue in 0..5 {
            assert_eq!(classic.tiles().iter().filter(|tile| tile.residue() == residue).count(), 20);
        }
        assert_eq!(classic.size(), 15);
        assert_eq!(classic.centre().to_string(), "H8");
        let bonus = |square: &str| classic.bonus(square.parse().unwrap());
        assert_eq!(bonus("A1"), Bonus::Triple);
        assert_eq!(bonus("D1"), Bonus::Plus10);
        assert_eq!(bonus("B2"), Bonus::Plus5);
        assert_eq!(bonus("E2"), Bonus::Double);
        assert_eq!(bonus("H8"), Bonus::None);
        assert_eq!(bonus("P1"), Bonus::None);
        assert_eq!(bonus("A16"), Bonus::None);
    }
}

mod placing {
    use super::*;

    #[test]
    fn f04_a_play_is_in_one_line_on_empty_squares() {
        let board = drawn("2 8");
        assert_eq!(board.refused("8H 5"), "F4");
        assert_eq!(board.refusal("8H 5"), Refusal::Filled { square: "H8".parse().unwrap() });
    }

    #[test]
    fn f04_a_play_stays_on_the_board() {
        let board = drawn("2 8");
        assert_eq!(board.refusal("16A 5"), Refusal::OffBoard { square: "A16".parse().unwrap() });
        assert_eq!(board.refusal("8P 5"), Refusal::OffBoard { square: "P8".parse().unwrap() });
        assert_eq!(board.refusal("8O 55"), Refusal::OffBoard { square: "P8".parse().unwrap() });
    }

    #[test]
    fn f04_a_dot_stands_for_a_tile_that_lies_there() {
        let board = drawn("2 8");
        assert_eq!(board.refusal("9G 5.5"), Refusal::Gap { square: "H9".parse().unwrap() });
    }

    #[test]
    fn f04_at_most_five_tiles() {
        let board = drawn("");
        assert_eq!(board.refusal("8C 555555"), Refusal::TooManyTiles { tiles: 6 });
    }

    #[test]
    fn f04_the_tiles_come_from_the_rack() {
        let board = drawn("").with_rack(&[4, 1, 5]);
        assert_eq!(board.score("8F 415"), 10);
        assert_eq!(board.refusal("8F 55"), Refusal::NotOnRack { tile: Tile::new(5).unwrap() });
        assert_eq!(board.refusal("8H 6"), Refusal::NotOnRack { tile: Tile::new(6).unwrap() });
    }

    #[test]
    fn f04_a_play_may_run_through_tiles_and_add_to_both_ends() {
        // 2 8 on G8 and H8; a 5 on either side.
        let board = drawn("2 8");
        assert_eq!(board.score("8F 5..5"), 20);
        // Between two clusters with a gap: 5 . 5 becomes 5 5 5.
        assert_eq!(drawn("5 . 5").score("8G 5"), 15);
    }

    #[test]
    fn f05_the_first_play_covers_the_centre() {
        let board = drawn("");
        assert_eq!(board.refusal("8I 55"), Refusal::MissesCentre { centre: "H8".parse().unwrap() });
        assert_eq!(board.refused("8I 55"), "F5");
        assert_eq!(board.score("8G 55"), 10);
        assert_eq!(board.score("H5 5555"), 20);
    }

    #[test]
    fn f06_the_first_play_may_be_a_single_five() {
        let board = drawn("");
        assert_eq!(board.score("8H 5"), 5);
        assert_eq!(board.refusal("8H 4"), Refusal::LoneTile { tile: Tile::new(4).unwrap() });
        assert_eq!(board.refused("8H 4"), "F6");
        assert_eq!(board.refused("8G 5"), "F5");
    }

    #[test]
    fn f06_later_a_lone_tile_is_no_cluster() {
        // A single tile that joins only a column scores that column alone.
        let board = drawn("5");
        assert_eq!(board.score("7H 5"), 10);
        assert_eq!(board.verdict("7H 5").clusters.len(), 1);
    }

    #[test]
    fn f07_a_later_play_touches_a_tile_edge_to_edge() {
        let board = drawn("2 8");
        assert_eq!(board.refusal("10F 55"), Refusal::TouchesNothing);
        assert_eq!(board.refused("10F 55"), "F7");
        // A corner is not an edge: I9 is diagonal to H8.
        assert_eq!(board.refused("9I 55"), "F7");
        assert_eq!(board.refused("7E 55"), "F7");
        // Each of the four edges will do.
        for touching in ["8F 5", "8I 5"] {
            assert_eq!(board.score(touching), 15, "{touching}");
        }
        for touching in ["7H 2", "9H 2"] {
            assert_eq!(board.score(touching), 10, "{touching}");
        }
    }

    #[test]
    fn f08_the_line_of_the_play_is_a_multiple_of_five() {
        let board = drawn("2 8");
        let squares = ["G8", "H8", "I8"].map(|square| square.parse().unwrap()).to_vec();
        assert_eq!(board.refusal("8I 4"), Refusal::WrongSum { squares, sum: 14 });
        assert_eq!(board.refused("8I 4"), "F8");
        assert_eq!(board.score("8I 5"), 15);
    }

    #[test]
    fn f08_every_line_that_crosses_is_a_multiple_of_five() {
        // Below 2 8: 3 under the 2 gives 5; 1 under the 8 gives 9.
        let board = drawn("2 8");
        assert_eq!(board.refused("9G 31"), "F8");
        // 3 and 2: 5 down, 10 down, 5 across.
        assert_eq!(board.score("9G 32"), 5 + 5 + 10);
    }

    #[test]
    fn f08_only_clusters_of_the_play_matter() {
        // A standing 1 2 elsewhere is nobody's business; neither is the sum of the laid tile alone.
        let board = Drawn::rows(&[(8, 7, "28"), (12, 1, "12")]);
        assert_eq!(board.score("8I 5"), 15);
        assert_eq!(drawn("8 . 1").score("8G 6"), 15);
    }

    #[test]
    fn f09_no_cluster_is_longer_than_five() {
        let board = drawn("5 5 5 5");
        assert_eq!(board.score("8I 5"), 25);
        assert_eq!(board.refused("8I 55"), "F9");
        assert_eq!(board.refused("8D 5....5"), "F9");
        let squares = ["D8", "E8", "F8", "G8", "H8", "I8"].map(|square| square.parse().unwrap()).to_vec();
        assert_eq!(board.refusal("8D 5....5"), Refusal::TooLong { squares });
    }

    #[test]
    fn f09_a_crossing_cluster_is_not_longer_than_five_either() {
        let column = Drawn::rows(&[(4, 8, "5"), (5, 8, "5"), (6, 8, "5"), (7, 8, "5"), (8, 8, "5")]);
        assert_eq!(column.refused("9G 55"), "F9");
        let shorter = Drawn::rows(&[(5, 8, "5"), (6, 8, "5"), (7, 8, "5"), (8, 8, "5")]);
        assert_eq!(shorter.score("9G 55"), 10 + 25);
    }
}

mod turns {
    use super::*;

    #[test]
    fn f10_after_the_turn_the_player_draws_back_up_to_five() {
        let table = at(2).deal(&[4, 1, 5, 9, 9, 1, 1, 1, 1, 1, 2, 3, 6]).begin();
        let (table, events) = table.play_with_events("8F 415");
        assert_eq!(table.rack(1), rack(&[9, 9, 2, 3, 6]));
        assert_eq!(table.state().table().pile(), 87);
        let Event::Played { count, .. } = &events[0] else { panic!("{events:?}") };
        assert_eq!(*count, 3);
        // Only the player sees what was drawn.
        let drawn = |viewer| match Fives::seen(&events[0], viewer) {
            Seen::Played { drawn, .. } => drawn,
            other => panic!("{other:?}"),
        };
        let tiles = [2, 3, 6].map(|value| Tile::new(value).unwrap()).to_vec();
        assert_eq!(drawn(Viewer::Seat(seat(1))), Some(tiles));
        assert_eq!(drawn(Viewer::Seat(seat(2))), None);
        assert_eq!(drawn(Viewer::Watcher), None);
    }

    #[test]
    fn f10_while_tiles_last() {
        // Eleven tiles: one is left after dealing.
        let table = At::eleven(&[5, 5, 5, 1, 1, 2, 3, 5, 5, 6, 9]).begin();
        let table = table.play("5D 55");
        assert_eq!(table.rack(1), rack(&[1, 1, 5, 9]));
        assert_eq!(table.state().table().pile(), 0);
    }

    #[test]
    fn f10_only_what_shows_a_new_tile_can_not_be_taken_back() {
        let table = at(3).free_pass().deal(&[5; 15]).begin();
        let (table, events) = table.play_with_events("8H 5");
        assert_eq!(events.iter().map(Fives::reveals).collect::<Vec<_>>(), [true]);
        let (table, events) = table.play_with_events("pass");
        assert_eq!(events.iter().map(Fives::reveals).collect::<Vec<_>>(), [false]);
        let left = Fives::leave(&mut table.state().clone(), seat(3), Departure::Resigned).unwrap();
        assert_eq!(left.iter().map(Fives::reveals).collect::<Vec<_>>(), [false]);
        // Without a pile a play shows nothing to anybody; the end of the game does.
        let table = At::eleven(&[5, 5, 5, 5, 5, 1, 1, 4, 4, 5, 5]).begin().play("5C 55555");
        let (_, events) = table.play_with_events("6C 5");
        assert_eq!(events.iter().map(Fives::reveals).collect::<Vec<_>>(), [false]);
        let (_, events) = at(2).free_pass().begin().play("pass").play_with_events("pass");
        assert_eq!(events.iter().map(Fives::reveals).collect::<Vec<_>>(), [false, true]);
    }

    #[test]
    fn f11_who_has_a_legal_play_does_not_pass() {
        let table = at(2).deal(&[5, 1, 1, 1, 1]).begin();
        let refused = table.refused_to(1, "pass");
        assert_eq!(refused, Refusal::CanPlay);
        assert_eq!(refused.rule().to_string(), "F11");
    }

    #[test]
    fn f11_who_has_none_passes() {
        // 1 1 6 3 4 on the centre row, and nothing but fives: no line can take one.
        let table = at(2).deal(&[1, 1, 6, 3, 4, 5, 5, 5, 5, 5]).begin().play("8E 11634");
        assert_eq!(table.actions(), ["pass"]);
        let table = table.play("pass");
        assert_eq!(table.turn(), seat(1));
        assert_eq!(table.scores(), [15, 0]);
    }

    #[test]
    fn f11_with_free_pass_a_player_may_pass_at_will() {
        let table = at(2).free_pass().deal(&[5, 1, 1, 1, 1]).begin();
        assert!(table.actions().contains(&"pass".to_owned()));
        assert_eq!(table.play("pass").turn(), seat(2));
    }
}

mod scoring {
    use super::*;

    #[test]
    fn f12_all_clusters_of_the_play_count_in_full() {
        // 5 5 across, then a column of 5s through the second: the old tiles count again.
        let board = drawn("5 5");
        assert_eq!(board.score("9H 5"), 10);
        assert_eq!(board.score("8I 5"), 15);
        // Two clusters at once: 9G 55 makes 10 across and 10 down twice.
        assert_eq!(board.score("9G 55"), 30);
    }

    #[test]
    fn f12_the_verdict_lists_the_line_first_then_the_crossings_in_order() {
        let verdict = drawn("5 5").verdict("9G 55");
        let squares: Vec<String> =
            verdict.clusters.iter().map(|cluster| format!("{:?}", cluster.squares)).collect();
        assert_eq!(squares, ["[G9, H9]", "[G8, G9]", "[H8, H9]"]);
    }

    #[test]
    fn f13_plus_squares_add_to_the_tile_on_them() {
        // F6 is +5, E5 is +10.
        let plus5 = Drawn::rows(&[(6, 7, "5")]);
        assert_eq!(plus5.score("6F 5"), 10 + 5);
        let plus10 = Drawn::rows(&[(5, 6, "5")]);
        assert_eq!(plus10.score("5E 5"), 10 + 10);
    }

    #[test]
    fn f13_times_squares_multiply_the_whole_cluster() {
        // D8 is 2X, A8 is 3X.
        let double = Drawn::rows(&[(8, 5, "5")]);
        assert_eq!(double.score("8D 5"), 20);
        let triple = Drawn::rows(&[(8, 2, "5")]);
        assert_eq!(triple.score("8A 5"), 30);
    }

    #[test]
    fn f13_a_bonus_square_counts_only_in_the_turn_that_covers_it() {
        // A tile on 2X D8 that lies there already: nothing is doubled.
        let board = Drawn::rows(&[(8, 4, "55")]);
        assert_eq!(board.score("8F 5"), 15);
        // The same for +5 on F6.
        assert_eq!(Drawn::rows(&[(6, 6, "5")]).score("6G 5"), 10);
    }

    #[test]
    fn f14_a_bonus_counts_in_both_clusters_of_its_tile() {
        // F6 is +5: across with G6, down with F5.
        let board = Drawn::rows(&[(6, 7, "5"), (5, 6, "5")]);
        assert_eq!(board.score("6F 5"), (10 + 5) + (10 + 5));
        // E2 is 2X: across with F2, down with E3.
        let board = Drawn::rows(&[(2, 6, "5"), (3, 5, "5")]);
        assert_eq!(board.score("2E 5"), 20 + 20);
    }

    #[test]
    fn f15_additions_come_first_then_multipliers() {
        // E11 is +10, B11 and E11 lie in row 11: .D..X. A play over B11 (2X) and E11 (+10).
        let board = Drawn::rows(&[(11, 3, "55")]);
        assert_eq!(board.score("11B 5..5"), (20 + 10) * 2);
    }

    #[test]
    fn f15_multipliers_multiply_each_other() {
        // Row 8: A8 3X and D8 2X.
        let board = Drawn::rows(&[(8, 2, "55")]);
        assert_eq!(board.score("8A 5..5"), 20 * 6);
        let verdict = board.verdict("8A 5..5");
        assert_eq!(
            (verdict.clusters[0].times, verdict.clusters[0].sum, verdict.clusters[0].added),
            (6, 20, 0)
        );
    }
}

mod the_end {
    use super::*;

    #[test]
    fn f16_players_without_tiles_are_skipped_and_going_out_does_not_end_the_game() {
        // Eleven tiles. Seat 1 goes out; seat 2 plays on alone until nothing is left.
        let table = At::eleven(&[5, 5, 5, 5, 5, 5, 5, 5, 1, 4, 5]).begin();
        let table = table.play("5C 55555").play("C6 55").play("7D 5");
        assert_eq!(table.state().table().held().as_slice(), [0, 3]);
        assert_eq!(table.turn(), seat(2));
        assert_eq!(table.state().table().phase(), Phase::Turn(seat(2)));
        let table = table.play("7E 5");
        assert_eq!(table.turn(), seat(2));
    }

    #[test]
    fn f16_the_game_is_over_when_nobody_holds_tiles() {
        let table = At::eleven(&[5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4]).begin();
        let table = table.play("5C 55555").play("C6 5555");
        // Seat 1 holds the 4; seat 2 one five.
        assert_eq!(table.state().table().held().as_slice(), [1, 1]);
        let table = table.play("pass").play("9D 5");
        assert_eq!(table.turn(), seat(1));
        let table = table.play("pass");
        assert_eq!(Fives::next(table.state()), Next::Over);
    }

    #[test]
    fn f16_all_who_hold_tiles_have_passed_since_the_last_play() {
        // Seat 1: a 5-cluster of 1 1 6 3 4; both then hold fives and threes only, and nobody can join.
        let table = At::eleven(&[1, 1, 6, 3, 4, 5, 5, 5, 5, 5, 5]).begin();
        let table = table.play("5A 11634");
        assert_eq!(table.state().table().held().as_slice(), [1, 5]);
        let table = table.play("pass");
        assert_eq!(table.state().table().phase(), Phase::Turn(seat(1)));
        let table = table.play("pass");
        assert_eq!(table.state().table().phase(), Phase::Over);
        let over = table.refused_to(1, "pass");
        assert_eq!((over.clone(), over.rule().to_string().as_str()), (Refusal::Over, "F16"));
    }

    #[test]
    fn f16_a_play_in_between_starts_the_count_of_passes_again() {
        let table = at(3).free_pass().deal(&[5; 15]).begin();
        let table = table.play("8H 5").play("pass").play("pass").play("8I 5");
        assert_eq!(table.state().table().phase(), Phase::Turn(seat(2)));
        let table = table.play("pass").play("pass");
        assert_eq!(table.state().table().phase(), Phase::Turn(seat(1)));
    }

    #[test]
    fn f17_all_pass_while_there_is_a_pile() {
        let table = at(2).deal(&[1, 1, 6, 3, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5]).begin();
        let table = table.play("8E 11634").play("pass").play("pass");
        assert_eq!(table.state().table().phase(), Phase::Over);
        assert_eq!(table.state().table().pile(), 85);
        assert_eq!(table.scores(), [15 - 25, -25]);
    }

    #[test]
    fn f17_with_free_pass_the_game_ends_when_nobody_wishes_to_play() {
        let table = at(2).free_pass().deal(&[1, 2, 3, 4, 5, 9, 8, 7, 6, 5]).begin().play("pass").play("pass");
        assert_eq!(table.state().table().phase(), Phase::Over);
        assert_eq!(table.scores(), [-15, -35]);
    }

    #[test]
    fn f18_unplayed_tiles_are_taken_off_and_shown() {
        let table = At::eleven(&[1, 1, 6, 3, 4, 5, 5, 5, 5, 5, 5]).begin();
        let table = table.play("5A 11634").play("pass");
        let scored = table.scores()[0];
        let table = table.play("pass");
        assert_eq!(table.scores(), [scored - 5, -25]);
        let shown = table.state().table().shown();
        assert_eq!(shown.as_slice(), [Some(rack(&[5])), Some(rack(&[5; 5]))]);
    }

    #[test]
    fn f18_the_highest_score_wins_and_equals_share() {
        let table = at(3).free_pass().deal(&[1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 9, 8, 7, 6, 5]).begin();
        let table = table.play("pass").play("pass").play("pass");
        let Outcome::Over(results) = Fives::outcome(table.state()) else { panic!("not over") };
        assert_eq!(results.scores.as_slice(), [-15, -15, -35]);
        assert_eq!(results.ranks.as_slice(), [1, 1, 3]);
        assert_eq!(results.winners().collect::<Vec<_>>(), [seat(1), seat(2)]);
    }

    #[test]
    fn f18_while_the_game_goes_on_there_is_no_outcome() {
        assert_eq!(Fives::outcome(at(2).begin().state()), Outcome::Going);
    }
}

mod leaving {
    use super::*;

    #[test]
    fn f19_the_others_play_on_and_the_tiles_go_out_unseen() {
        let table = at(3).deal(&[5, 5, 5, 5, 5]).begin();
        let table = table.play("8H 5").leave(2, Departure::Resigned);
        assert_eq!(table.turn(), seat(3));
        assert_eq!(table.state().table().pile(), 84);
        assert_eq!(table.state().table().gone()[seat(2)], Some(Departure::Resigned));
        let refused = table.refused_to(2, "pass");
        assert_eq!(
            (refused.clone(), refused.rule().to_string().as_str()),
            (Refusal::NotPlaying { seat: seat(2) }, "F19")
        );
    }

    #[test]
    fn f19_the_turn_of_one_who_leaves_goes_to_the_next() {
        let table = at(3).begin().leave(1, Departure::OutOfTime);
        assert_eq!(table.turn(), seat(2));
    }

    #[test]
    fn f19_another_s_turn_stays_when_one_leaves() {
        for leaves in [2, 3] {
            let table = at(3).begin().leave(leaves, Departure::Resigned);
            assert_eq!(table.turn(), seat(1), "seat {leaves} left");
        }
    }

    #[test]
    fn f19_who_leaves_ranks_last_whatever_the_score() {
        let table = at(3).free_pass().deal(&[5, 5, 5, 5, 5]).begin().play("8F 55555");
        let table = table.leave(1, Departure::Resigned).play("pass").play("pass");
        let Outcome::Over(results) = Fives::outcome(table.state()) else { panic!("not over") };
        assert_eq!(results.ranks[seat(1)], 3);
        assert!(results.scores[seat(1)] > results.scores[seat(2)]);
        // Nothing is taken off for tiles that nobody has seen.
        assert_eq!(results.scores[seat(1)], 25);
        assert_eq!(table.state().table().shown()[seat(1)], None);
    }

    #[test]
    fn f19_when_one_is_left_the_game_ends_and_that_one_wins() {
        let table = at(2).deal(&[5, 5, 5, 5, 5]).begin().play("8H 5");
        let table = table.leave(1, Departure::Resigned);
        let Outcome::Over(results) = Fives::outcome(table.state()) else { panic!("not over") };
        assert_eq!(results.ranks.as_slice(), [2, 1]);
        assert_eq!(table.refused_to_leave(2), Refusal::Over);
    }

    #[test]
    fn f19_one_who_leaves_last_of_those_who_have_not_passed_ends_the_game() {
        let table = at(3).free_pass().begin().play("pass").play("pass").leave(3, Departure::Resigned);
        assert_eq!(table.state().table().phase(), Phase::Over);
    }

    #[test]
    fn f19_nobody_leaves_twice() {
        let table = at(3).begin().leave(2, Departure::Resigned);
        assert_eq!(table.refused_to_leave(2), Refusal::NotPlaying { seat: seat(2) });
        assert_eq!(table.refused_to_leave(4), Refusal::NotPlaying { seat: seat(4) });
    }
}

mod real_tables {
    use super::*;

    fn fact(label: &str, values: &[&str]) -> Fact {
        Fact { label: label.to_owned(), values: values.iter().map(|value| (*value).to_owned()).collect() }
    }

    #[test]
    fn f01_a_real_table_tells_who_goes_first() {
        let table = at(2).unknown();
        assert_eq!(Fives::next(table.state()), Next::Fact("fives/first".to_owned()));
        assert_eq!(table.refused_to(1, "pass"), Refusal::NotYourTurn { turn: None });
        assert_eq!(table.refused_to_leave(1), Refusal::NotYourTurn { turn: None });
        for bad in [&["3"][..], &["x"], &[], &["1", "2"]] {
            assert!(
                matches!(table.told_wrong(&fact("fives/first", bad)), TellError::BadValue { .. }),
                "{bad:?}"
            );
        }
        let early = table.told_wrong(&fact("fives/left/1", &["5"]));
        assert_eq!(early, TellError::NotAsked { label: "fives/left/1".to_owned() });
        let table = table.tell(&fact("fives/first", &["2"]));
        assert_eq!(table.turn(), seat(2));
        assert_eq!(table.state().table().held().as_slice(), [5, 5]);
    }

    #[test]
    fn f03_at_a_real_table_nobody_lays_more_tiles_than_the_box_has() {
        // A box with a single 1: it lies on the board, and another is refused.
        let table =
            At::eleven(&[1, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5]).unknown().tell(&fact("fives/first", &["1"]));
        let table = table.play("5D 55").play("5F 14");
        let refused = table.refused_to(1, "E6 14");
        assert_eq!(refused, Refusal::NotInBox { tile: Tile::new(1).unwrap() });
        assert_eq!(refused.rule().to_string(), "F3");
        assert_eq!(table.clone().play("6E 5").turn(), seat(2));
    }

    #[test]
    fn f04_at_a_real_table_nobody_lays_more_tiles_than_are_held() {
        let table =
            At::eleven(&[1, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5]).unknown().tell(&fact("fives/first", &["1"]));
        // Seat 1 lays five and draws the last one; two more at once are too many.
        let table = table.play("5C 55555").play("pass");
        assert_eq!(table.state().table().held().as_slice(), [1, 5]);
        assert_eq!(table.refused_to(1, "C6 55"), Refusal::TooManyTiles { tiles: 2 });
    }

    #[test]
    fn f11_at_a_real_table_a_pass_is_taken_on_trust() {
        let table = at(2).unknown().tell(&fact("fives/first", &["1"])).play("pass");
        assert_eq!(table.turn(), seat(2));
        assert_eq!(table.actions(), Vec::<String>::new());
    }

    #[test]
    fn f18_a_real_table_tells_what_is_left() {
        let table = at(2).unknown().tell(&fact("fives/first", &["1"])).play("pass").play("pass");
        assert_eq!(Fives::next(table.state()), Next::Fact("fives/left/1".to_owned()));
        assert_eq!(table.refused_to(1, "pass"), Refusal::Over);
        for bad in [&["5"][..], &["5", "5", "5", "5", "5", "5"], &["7", "7", "7", "7", "0"], &[]] {
            assert!(
                matches!(table.told_wrong(&fact("fives/left/1", bad)), TellError::BadValue { .. }),
                "{bad:?}"
            );
        }
        let table = table.tell(&fact("fives/left/1", &["1", "2", "3", "4", "5"]));
        assert_eq!(Fives::outcome(table.state()), Outcome::Going);
        let table = table.tell(&fact("fives/left/2", &["9", "9", "9", "9", "9"]));
        let Outcome::Over(results) = Fives::outcome(table.state()) else { panic!("not over") };
        assert_eq!(results.scores.as_slice(), [-15, -45]);
    }

    #[test]
    fn f18_a_real_table_is_not_asked_for_tiles_of_one_who_has_none() {
        let table =
            At::eleven(&[1, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5]).unknown().tell(&fact("fives/first", &["1"]));
        let table = table.play("5C 55555").play("pass").play("6C 5").play("pass");
        assert_eq!(table.state().table().held().as_slice(), [0, 5]);
        assert_eq!(Fives::next(table.state()), Next::Fact("fives/left/2".to_owned()));
        let table = table.tell(&fact("fives/left/2", &["1", "4", "4", "5", "5"]));
        let Outcome::Over(results) = Fives::outcome(table.state()) else { panic!("not over") };
        assert_eq!(results.scores.as_slice(), [35, -19]);
    }

    #[test]
    fn f19_a_real_table_is_not_asked_for_tiles_of_one_who_left() {
        let table = at(3).unknown().tell(&fact("fives/first", &["1"])).leave(1, Departure::Resigned);
        let table = table.play("pass").play("pass");
        assert_eq!(Fives::next(table.state()), Next::Fact("fives/left/2".to_owned()));
        let table = table.tell(&fact("fives/left/2", &["1", "2", "3", "4", "5"]));
        assert_eq!(Fives::next(table.state()), Next::Fact("fives/left/3".to_owned()));
        let table = table.tell(&fact("fives/left/3", &["1", "1", "1", "1", "1"]));
        assert_eq!(Fives::next(table.state()), Next::Over);
        assert_eq!(table.scores(), [0, -15, -5]);
        assert_eq!(table.state().table().shown()[seat(1)], None);
    }

    #[test]
    fn f18_what_is_left_is_in_the_box() {
        let table = at(3).unknown().tell(&fact("fives/first", &["1"])).play("pass").play("pass").play("pass");
        let table = table.tell(&fact("fives/left/1", &["9"; 5])).tell(&fact("fives/left/2", &["9"; 5]));
        // Ten nines are gone.
        let wrong = table.told_wrong(&fact("fives/left/3", &["1", "1", "1", "1", "9"]));
        assert!(matches!(wrong, TellError::BadValue { .. }));
    }
}

mod the_sheet_s_examples {
    use super::*;

    #[test]
    fn f08_example_1_four_one_five_on_the_centre() {
        assert_eq!(drawn("").score("8F 415"), 10);
        assert_eq!(drawn("").refused("8F 329"), "F8");
        // Added to 4 1 5 in line: six tiles and 24.
        let long = drawn("4 1 5").refused("8I 329");
        assert!(long == "F9" || long == "F8", "{long}");
    }

    #[test]
    fn f12_example_2_seven_two_and_one_added_to_seven_three() {
        assert_eq!(drawn("7 3").score("8I 721"), 20);
    }

    #[test]
    fn f12_example_3_five_seven_and_three_added_to_two_eight() {
        // The 5 also completes a column 2 3 below it, on I9 and I10 (no bonus squares there but +5 on J10).
        let board = Drawn::rows(&[(8, 7, "28"), (9, 9, "2"), (10, 9, "3")]);
        let verdict = board.verdict("8I 573");
        assert_eq!(verdict.clusters[0].score, 25);
        assert_eq!(verdict.clusters[1].score, 10);
        assert_eq!(verdict.clusters.len(), 2);
        assert_eq!(verdict.score, 35);
    }

    #[test]
    fn f14_example_4_a_six_on_the_plus_ten() {
        // Row one: 8, an empty +10 square (D1), 1; row two right below: 2, 4, 4.
        let board = Drawn::rows(&[(1, 3, "8"), (1, 5, "1"), (2, 3, "244")]);
        assert_eq!(board.score("1D 6"), 45);
    }
}
