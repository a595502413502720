//! Scrambled 5's.

use std::sync::Arc;

use parlor_core::{
    Chance, Edition as _, Game as _, Log, Next, PlayerRng, PlayerSeed, Script, Seed, SetUp, Viewer,
};
use parlor_fives::{Action, Edition, Fives, Options, Square, Tile, View};
use parlor_session::fives::DraftPlay;
use parlor_words::Lang;
use parlor_words::pages::fives::Coach;

use super::novice::{check, one_of, view};

/// Somebody has 4 1 5 3 2 and begins; the other has 7 6 8 9 3.
fn begun() -> Log<Fives> {
    let pile = [4, 1, 5, 3, 2, 7, 6, 8, 9, 3, 1, 1, 1, 1, 1];
    let deal = Script::new().with("fives/first/1", [9, 2]).with("fives/pile", pile);
    let (edition, options) = (Arc::new(Edition::classic()), Options::default());
    Log::begin(SetUp { edition, options, players: 2, chance: Chance::Dealt(deal) }).unwrap()
}

/// What is said with these tiles placed, as in `H8 3, I8 1`.
fn coach(view: &View, placed: &str) -> Option<Coach> {
    draft(view, placed).coach(view)
}

fn draft(view: &View, placed: &str) -> DraftPlay {
    let mut draft = DraftPlay::default();
    draft.renew(view);
    for (square, tile) in placed.split(", ").filter_map(|one| one.split_once(' ')) {
        draft.go_to(view, square.parse().unwrap());
        draft.lay(view, tile.parse().unwrap()).unwrap();
    }
    draft
}

fn tiles(values: &[u8]) -> Vec<Tile> {
    values.iter().map(|value| Tile::new(*value).unwrap()).collect()
}

#[test]
fn the_first_play_is_followed_from_tile_to_tile() {
    let log = begun();
    let view = view(&log, 0);
    let said = |placed| coach(&view, placed).unwrap();
    assert_eq!(said(""), Coach::Begin { is_first: true });
    assert_eq!(said("H8 3"), Coach::Add { tiles: tiles(&[3]), more: 2 });
    // 3, 1, 4 and 2 are the nearest: there is no second 1.
    assert_eq!(said("H8 3, I8 1"), Coach::Add { tiles: tiles(&[3, 1]), more: 6 });
    assert_eq!(said("H8 4, I8 1"), Coach::Play { score: 5 });
    assert_eq!(said("I8 4"), Coach::CoverCenter);
    assert_eq!(said("H8 4, J8 1"), Coach::FillGap);
    assert_eq!(said("H8 4, I9 1"), Coach::PickUp { tiles: Vec::new() });
    assert_eq!(said("A1 4"), Coach::PickUp { tiles: Vec::new() });
}

#[test]
fn a_later_play_says_the_cluster_that_matters() {
    let mut log = begun();
    let Next::Seat(first) = Fives::next(log.state()) else { panic!("somebody begins") };
    log.act(first, Fives::read_action("8F 415").unwrap()).unwrap();
    let view = view(&log, 1);
    let said = |placed| coach(&view, placed).unwrap();
    assert_eq!(said(""), Coach::Begin { is_first: false });
    assert_eq!(said("G9 6"), Coach::Add { tiles: tiles(&[1, 6]), more: 3 });
    assert_eq!(said("G9 6, G10 3"), Coach::Play { score: 10 });
    assert_eq!(said("G9 6, G10 9"), Coach::PickUp { tiles: tiles(&[1, 6, 9]) });
    assert_eq!(said("F10 3"), Coach::Join);
    // The clusters down are why neither can be played, whether or not the one across adds up.
    assert_eq!(said("F9 9, G9 6"), Coach::PickUp { tiles: tiles(&[4, 9]) });
    assert_eq!(said("F9 9, G9 8"), Coach::PickUp { tiles: tiles(&[4, 9]) });
}

#[test]
fn a_tile_that_is_selected_is_to_be_placed_if_it_fits() {
    let mut log = begun();
    let Next::Seat(first) = Fives::next(log.state()) else { panic!("somebody begins") };
    log.act(first, Fives::read_action("8F 415").unwrap()).unwrap();
    let view = view(&log, 1);
    // 1, 6 and 3 are 10. An 8 goes with the 7, but no tile makes it right with a 9.
    let mut draft = draft(&view, "G9 6, G10 3");
    let [eight, nine] = [8, 9].map(|value| Tile::new(value).unwrap());
    assert!(draft.fits(eight) && !draft.fits(nine));
    draft.hold(&view, eight);
    assert!(!draft.reach().is_empty());
    assert_eq!(draft.coach(&view), Some(Coach::ChooseSquare));
    draft.take_up();
    draft.hold(&view, nine);
    assert!(draft.reach().is_empty());
    assert_eq!(draft.coach(&view), Some(Coach::ChooseOther { tile: nine }));
}

#[test]
fn a_square_with_a_tile_is_never_marked_and_the_others_are_told_nothing() {
    let log = begun();
    let mine = view(&log, 0);
    let draft = draft(&mine, "H8 4");
    assert!(!draft.reach().contains(&"H8".parse().unwrap()));
    assert!(draft.reach().contains(&"I8".parse().unwrap()));
    let other = view(&log, 1);
    assert_eq!(coach(&other, ""), None);
    let watcher = Fives::view(log.state(), Viewer::Watcher);
    assert_eq!(DraftPlay::default().coach(&watcher), None);
}

#[test]
fn who_has_no_play_passes() {
    let deal =
        Script::new().with("fives/first/1", [9, 2]).with("fives/pile", [5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    let (edition, options) = (Arc::new(Edition::classic()), Options::default());
    let set_up = SetUp { edition, options, players: 2, chance: Chance::Dealt(deal) };
    let mut log = Log::<Fives>::begin(set_up).unwrap();
    let Next::Seat(first) = Fives::next(log.state()) else { panic!("somebody begins") };
    log.act(first, Fives::read_action("8H 5").unwrap()).unwrap();
    assert_eq!(coach(&view(&log, 1), ""), Some(Coach::Pass));
}

/// A turn by coach and highlights: a tile that fits, a square that is marked, and so on until it is said to play.
fn coached(view: &View, rng: &mut PlayerRng) -> Option<Action> {
    let mut draft = DraftPlay::default();
    draft.renew(view);
    loop {
        if let Some(action) = step(view, &mut draft, rng)? {
            return Some(action);
        }
    }
}

/// One step of such a turn: an action, or something more on the board. `None` is a refusal.
fn step(view: &View, draft: &mut DraftPlay, rng: &mut PlayerRng) -> Option<Option<Action>> {
    match draft.coach(view)? {
        Coach::Pass => return Some(Some(Action::Pass)),
        Coach::Play { .. } => return draft.action().ok().map(Some),
        Coach::ChooseSquare => {
            let (tile, squares) = (draft.held()?, Vec::from_iter(draft.reach()));
            draft.go_to(view, one_of(&squares, rng));
            draft.lay(view, tile).ok()?;
        }
        coach @ (Coach::ChooseOther { .. } | Coach::PickUp { .. }) => panic!("who follows gets no {coach:?}"),
        _ => {
            let left: Vec<Tile> = draft.left(view)?.iter().filter(|tile| draft.fits(*tile)).collect();
            draft.hold(view, one_of(&left, rng));
        }
    }
    Some(None)
}

/// A turn by somebody who has seen such games: tiles beside others, but whatever they are.
fn control(view: &View, rng: &mut PlayerRng) -> Option<Action> {
    let mut draft = DraftPlay::default();
    draft.renew(view);
    for _ in 0..=rng.below(2) {
        let board = view.public().board();
        let squares: Vec<Square> = board.iter().flat_map(|(square, _)| beside(square)).collect();
        let squares: Vec<Square> =
            squares.into_iter().filter(|at| board.contains(*at) && board.get(*at).is_none()).collect();
        let square = if squares.is_empty() { board.centre() } else { one_of(&squares, rng) };
        let left: Vec<Tile> = draft.left(view)?.iter().collect();
        draft.go_to(view, square);
        draft.lay(view, one_of(&left, rng)).ok()?;
    }
    draft.action().ok()
}

fn beside(at: Square) -> [Square; 2] {
    [Square { column: at.column + 1, ..at }, Square { row: at.row + 1, ..at }]
}

#[test]
fn a_novice_who_follows_the_coach_is_never_refused() {
    check::<Fives>(coached, control);
}

/// A box whose squares count in another way, and so another play is best; the plays that are legal are the same.
fn without_bonuses() -> Edition {
    let text = Edition::classic().write().replace("\"classic\"", "\"plain\"");
    let plain = |line: &str| {
        if line.contains("= ") { line.to_owned() } else { line.replace(['T', 'D', 'X', 'V'], ".") }
    };
    Edition::read(&text.lines().map(plain).collect::<Vec<_>>().join("\n")).unwrap()
}

#[test]
fn the_coach_never_tells_which_play_is_best() {
    let begin = |edition: Edition, seed: &str| {
        let (edition, chance) = (Arc::new(edition), Chance::Seed(Seed::from_text(seed)));
        Log::<Fives>::begin(SetUp { edition, options: Options::default(), players: 2, chance }).unwrap()
    };
    let (mut steps, mut others_are_best) = (0, 0);
    for seed in ["a", "b", "c"] {
        let [mut one, mut other] =
            [Edition::classic(), without_bonuses()].map(|edition| begin(edition, seed));
        let mut rng = PlayerRng::new(&PlayerSeed::from_text(seed), 0);
        while let Next::Seat(seat) = Fives::next(one.state()) {
            let views = [&one, &other].map(|log| Fives::view(log.state(), Viewer::Seat(seat)));
            let best = views
                .each_ref()
                .map(|view| view.plays().into_iter().max_by_key(|play| (play.score, play.play)));
            others_are_best += usize::from(best[0].map(|best| best.play) != best[1].map(|best| best.play));
            let mut drafts = views.each_ref().map(|view| draft(view, ""));
            let action = loop {
                let said = [0, 1].map(|which| drafts[which].coach(&views[which]).unwrap());
                // The points of what is placed are no secret.
                if !matches!(said, [Coach::Play { .. }, Coach::Play { .. }]) {
                    assert_eq!(said[0], said[1]);
                    assert_eq!(
                        Lang::ALL.map(|lang| said[0].text(lang)),
                        Lang::ALL.map(|lang| said[1].text(lang))
                    );
                }
                assert_eq!(drafts[0].reach(), drafts[1].reach());
                steps += 1;
                let mut same = rng.clone();
                let done = step(&views[0], &mut drafts[0], &mut rng).unwrap();
                step(&views[1], &mut drafts[1], &mut same).unwrap();
                if let Some(action) = done {
                    break action;
                }
            };
            one.act(seat, action).unwrap();
            other.act(seat, action).unwrap();
        }
    }
    assert!(steps > 300 && others_are_best > 20, "{steps} steps, {others_are_best} other plays are best");
}
