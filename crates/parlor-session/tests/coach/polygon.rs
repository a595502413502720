//! Polygon.

use std::sync::Arc;

use parlor_core::{
    Chance, Edition as _, Entry, Game as _, Log, Next, Observation, PlayerRng, PlayerSeed, Seat, Seed, SetUp,
    Viewer,
};
use parlor_polygon::{Action, Edition, Options, Polygon, Space, Symbol, Task, View};
use parlor_session::polygon::TileInHand;
use parlor_words::Lang;
use parlor_words::pages::polygon::Coach;

use super::novice::{check, one_of};

/// A turn by coach and highlights: either tile, a space that is marked, and that space again.
fn coached(view: &View, rng: &mut PlayerRng) -> Option<Action> {
    let public = view.public();
    let place = rng.index(public.task()?.tiles().len());
    let hand = TileInHand::new(public, place)?;
    let tile = hand.tile();
    match hand.coach(None) {
        Coach::Place { .. } | Coach::PlaceSecond { .. } => {
            let space = one_of(&hand.spaces(), rng);
            let confirmed = matches!(hand.coach(Some(space)), Coach::Confirm { .. });
            confirmed.then_some(Action { tile, space: Some(space) })
        }
        Coach::SetAside { .. } => Some(Action { tile, space: None }),
        other => panic!("nothing is chosen, and no house rule asks for the best score: {other:?}"),
    }
}

/// A turn by somebody who places tiles beside others, whatever they show and whatever was rolled.
fn control(view: &View, rng: &mut PlayerRng) -> Option<Action> {
    let public = view.public();
    let tile = one_of(public.task()?.tiles(), rng);
    let (space, _) = one_of(public.board().laid(), rng);
    let beside = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];
    let (q, r) = one_of(&beside, rng);
    Some(Action { tile, space: Some(Space::new(space.q + q, space.r + r)) })
}

#[test]
fn a_novice_who_follows_the_coach_is_never_refused() {
    check::<Polygon>(coached, control);
}

/// The first turn: `4x3` is on START, a star was rolled, and these tiles were drawn.
fn begun(drawn: &str, best_score_required: bool) -> Log<Polygon> {
    let (edition, options) = (Arc::new(Edition::classic()), Options { best_score_required });
    let mut log = Log::begin(SetUp { edition, options, players: 2, chance: Chance::Unknown }).unwrap();
    for (label, values) in [("polygon/first", "1 4x3"), ("polygon/roll/1", "star"), ("polygon/draw/1", drawn)]
    {
        let values = values.split(' ').map(str::to_owned).collect();
        log.append(Entry::Observed(Observation { label: label.to_owned(), values })).unwrap();
    }
    log
}

fn coach(log: &Log<Polygon>, place: usize, aim: Option<(i8, i8)>) -> Coach {
    let view = Polygon::view(log.state(), Viewer::Watcher);
    let hand = TileInHand::new(view.public(), place).unwrap();
    hand.coach(aim.map(|(q, r)| Space::new(q, r)))
}

#[test]
fn both_tiles_of_a_turn_are_followed() {
    let [three, five] = ["3", "5"].map(|text| text.parse().unwrap());
    let mut log = begun("3 5", false);
    assert_eq!(coach(&log, 0, None), Coach::Place { tile: three, roll: Symbol::Star });
    assert_eq!(coach(&log, 1, None), Coach::Place { tile: five, roll: Symbol::Star });
    assert_eq!(coach(&log, 0, Some((1, 0))), Coach::Confirm { score: 0 });
    // Where it can't go, what to do stays the same: nobody is scolded for looking.
    assert_eq!(coach(&log, 0, Some((3, 0))), Coach::Place { tile: three, roll: Symbol::Star });
    let seat = Seat::first(1).next().unwrap();
    log.act(seat, Polygon::read_action("3 1,0").unwrap()).unwrap();
    assert_eq!(coach(&log, 0, None), Coach::PlaceSecond { tile: five, scored: None });
    assert_eq!(coach(&log, 0, Some((0, 1))), Coach::Confirm { score: 105 });
}

/// On a board of few spaces.
const SMALL: &str = r#"
name = "small"
players = [2, 2]
spaces = ["0,0", "1,0", "0,1", "1,-1"]
start = "0,0"

[printed]

[tiles]
1 = 9
2 = 9
W = 2
"#;

#[test]
fn a_tile_that_fits_nowhere_is_set_aside_and_a_second_one_goes_elsewhere() {
    let (mut aside, mut after_a_score) = (0, 0);
    let editions = [Edition::classic(), Edition::read(SMALL).unwrap()].map(Arc::new);
    for number in 0..60 {
        let (edition, chance) =
            (editions[usize::from(number < 30)].clone(), Seed::from_text(&number.to_string()));
        let (options, chance) = (Options::default(), Chance::Seed(chance));
        let mut log = Log::<Polygon>::begin(SetUp { edition, options, players: 2, chance }).unwrap();
        let mut rng = PlayerRng::new(&PlayerSeed::from_text("aside"), number);
        while let Next::Seat(seat) = Polygon::next(log.state()) {
            let view = Polygon::view(log.state(), Viewer::Seat(seat));
            let hand = TileInHand::new(view.public(), 0).unwrap();
            let (said, fits) = (hand.coach(None), !hand.spaces().is_empty());
            assert_eq!(matches!(said, Coach::SetAside { .. }), !fits);
            let scored = view.public().task().and_then(Task::first).is_some_and(|first| first.score() > 0);
            assert_eq!(matches!(said, Coach::PlaceSecond { scored: Some(_), .. }), scored && fits);
            aside += usize::from(!fits);
            after_a_score += usize::from(scored);
            log.act(seat, coached(&view, &mut rng).unwrap()).unwrap();
        }
    }
    assert!(aside > 0 && after_a_score > 0, "{aside} {after_a_score}");
}

#[test]
fn where_the_best_score_is_required_the_other_tile_may_have_to_be_first() {
    let (mut others, options) = (0, Options { best_score_required: true });
    for number in 0..8 {
        let (edition, chance) =
            (Arc::new(Edition::classic()), Chance::Seed(Seed::from_text(&number.to_string())));
        let mut log = Log::<Polygon>::begin(SetUp { edition, options, players: 2, chance }).unwrap();
        let mut rng = PlayerRng::new(&PlayerSeed::from_text("best"), number);
        while let Next::Seat(seat) = Polygon::next(log.state()) {
            let view = Polygon::view(log.state(), Viewer::Seat(seat));
            let mut hand = TileInHand::new(view.public(), 0).unwrap();
            if hand.coach(None) == Coach::ChooseOther {
                hand = TileInHand::new(view.public(), 1).unwrap();
                others += 1;
            }
            let space = match hand.coach(None) {
                Coach::SetAside { .. } => None,
                _ => Some(one_of(&hand.spaces(), &mut rng)),
            };
            log.act(seat, Action { tile: hand.tile(), space }).unwrap();
        }
    }
    assert!(others > 0);
}

#[test]
fn what_is_said_names_no_number_but_that_of_the_tile() {
    for number in 0..20 {
        let mut log = Log::<Polygon>::begin(SetUp::classic(2, format!("words {number}").as_str())).unwrap();
        let mut rng = PlayerRng::new(&PlayerSeed::from_text("words"), number);
        while let Next::Seat(seat) = Polygon::next(log.state()) {
            let view = Polygon::view(log.state(), Viewer::Seat(seat));
            let hand = TileInHand::new(view.public(), 0).unwrap();
            let of_tile = hand.tile().to_string();
            for text in Lang::ALL.map(|lang| hand.coach(None).text(lang).to_string()) {
                let text = text.replace("P14", "");
                let digits: Vec<char> = text.chars().filter(char::is_ascii_digit).collect();
                assert!(digits.iter().all(|digit| of_tile.contains(*digit)), "{of_tile}: {text}");
            }
            log.act(seat, coached(&view, &mut rng).unwrap()).unwrap();
        }
    }
}
