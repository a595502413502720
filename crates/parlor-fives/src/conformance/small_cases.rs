//! Cases with few tiles, in which all possible deals are tried out one by one.

use std::collections::BTreeMap;

use parlor_core::conformance::{Conform, SmallCase};
use parlor_core::{
    Chance, ChanceStream, Edition as _, Game, Next, PlayerSeed, Seat, Secret, Seed, SetUp, Viewer,
};

use super::hidden_of;
use crate::{Action, Board, Edition, Fives, Options, Rack, State, Tile, TurnKind, has_play};

pub(super) fn all() -> Vec<SmallCase<Fives>> {
    let seat = |index| Viewer::Seat(Seat::new(index).unwrap());
    let mut cases = vec![
        case("nothing has happened", &reached("start", 0), seat(1)),
        case("both have played", &reached("few", 2), seat(0)),
        case("both have played, the other looks", &reached("few", 2), seat(1)),
    ];
    let (state, passer) = with_pass();
    cases.push(case("a pass with an empty pile", &state, Viewer::Seat(passer.left(2))));
    cases.push(case("a pass while there is a pile", &pass_with_pile(), seat(0)));
    cases
}

fn edition() -> Edition {
    Edition::read(include_str!("../../tests/data/twelve.toml")).unwrap()
}

/// A game of twelve tiles, this many random turns from its beginning.
fn reached(seed: &str, turns: usize) -> State {
    let chance = Chance::Seed(Seed::from_text(seed));
    let set_up =
        SetUp::<Fives> { edition: edition().into(), options: Options::default(), players: 2, chance };
    let (mut state, _) = Fives::set_up(&set_up).unwrap();
    let mut stream = ChanceStream::for_player(&PlayerSeed::from_text(seed), "small cases");
    for _ in 0..turns {
        let Next::Seat(seat) = Fives::next(&state) else { break };
        let actions = Fives::actions(&Fives::view(&state, Viewer::Seat(seat)));
        let action = actions[stream.index(actions.len())];
        Fives::apply(&mut state, seat, &action).unwrap();
    }
    state
}

/// The first game, seed by seed, in which somebody passes on an empty pile and the game goes on.
fn with_pass() -> (State, Seat) {
    for seed in 0..1_000 {
        for turns in 3..9 {
            let state = reached(&seed.to_string(), turns);
            let last = *state.public.turns().last().unwrap();
            let passed = last.kind == TurnKind::Acted(Action::Pass);
            if passed && state.turn().is_some() && state.public.pile() == 0 {
                return (state, last.seat);
            }
        }
    }
    panic!("no such game");
}

/// Seat 1 lays 1 1 6 3 4 on the centre row; seat 2, with nothing but fives and a 3, can't join it.
fn pass_with_pile() -> State {
    let edition = Edition::read(include_str!("../../tests/data/sixteen.toml")).unwrap();
    let pile = [1, 1, 6, 3, 4, 5, 5, 5, 5, 3, 2, 7, 9, 9, 9, 8];
    let script = parlor_core::Script::new().with("fives/first/1", [9, 8]).with("fives/pile", pile);
    let chance = Chance::Dealt(script);
    let set_up = SetUp::<Fives> { edition: edition.into(), options: Options::default(), players: 2, chance };
    let (mut state, _) = Fives::set_up(&set_up).unwrap();
    let mut act = |seat, action| {
        Fives::apply(&mut state, Seat::new(seat).unwrap(), &Fives::read_action(action).unwrap()).unwrap();
    };
    act(0, "5A 11634");
    act(1, "pass");
    state
}

/// Tries every order of the tiles that the viewer has not drawn, tile by tile even where they are equal, and keeps those
/// with which the game could have gone as it did.
fn case(name: &str, state: &State, viewer: Viewer) -> SmallCase<Fives> {
    let Viewer::Seat(own) = viewer else { panic!("only players know so much that little is left") };
    let mut history = History::new(state, own);
    let mut possibilities = BTreeMap::new();
    // The other player's laid tiles first: the k-th one laid is the k-th in the list.
    let mut pool = history.laid_by_other.clone();
    pool.extend(Fives::view(state, viewer).unseen().iter());
    let mut order: Vec<usize> = (0..pool.len()).collect();
    permute(&mut order, 0, &mut |order| {
        // order[i] says where the i-th tile of the pool lies, among the places that the viewer did not draw.
        if history.could_be(order, &pool) {
            let mut tiles = hidden_of(state).order.to_vec();
            for (tile, place) in pool.iter().zip(order) {
                tiles[history.hidden_places[*place]] = *tile;
            }
            *possibilities
                .entry(Fives::fingerprint(&history.with_order(state, own, &pool, order, tiles)))
                .or_insert(0) += 1;
        }
    });
    SmallCase { name: name.to_owned(), state: state.clone(), viewer, possibilities }
}

fn permute(items: &mut Vec<usize>, from: usize, visit: &mut impl FnMut(&[usize])) {
    if from == items.len() {
        return visit(items);
    }
    for index in from..items.len() {
        items.swap(from, index);
        permute(items, from + 1, visit);
        items.swap(from, index);
    }
}

/// What happened, as places of the deal.
struct History {
    /// The places that the viewer did not draw.
    hidden_places: Vec<usize>,
    laid_by_other: Vec<Tile>,
    steps: Vec<Step>,
    edition: Edition,
    playable: BTreeMap<(usize, String), bool>,
}

enum Step {
    /// The other player drew these of the hidden places.
    Drew(Vec<usize>),
    /// The other player laid this many tiles.
    Laid(usize),
    /// The other player passed on this board.
    Passed(Box<Board>),
}

impl History {
    fn new(state: &State, own: Seat) -> History {
        let public = &state.public;
        let mut hidden_places = Vec::new();
        let mut laid_by_other = Vec::new();
        let mut steps = Vec::new();
        let mut board = Board::empty(public.board().size());
        let mut next = 0;
        let mut draw = |seat: Seat, count: usize, steps: &mut Vec<Step>| {
            let places = next..next + count;
            next += count;
            if seat != own {
                let from = hidden_places.len();
                hidden_places.extend(places);
                steps.push(Step::Drew((from..hidden_places.len()).collect()));
            }
        };
        let first = public.first().unwrap();
        draw(first, 5, &mut steps);
        draw(first.left(2), 5, &mut steps);
        for turn in public.turns() {
            match turn.kind {
                TurnKind::Acted(Action::Play(play)) => {
                    assert!(board.lay(&play));
                    if turn.seat != own {
                        laid_by_other.extend(play.tiles());
                        steps.push(Step::Laid(play.tiles().count()));
                    }
                    draw(turn.seat, usize::from(turn.drew), &mut steps);
                }
                TurnKind::Acted(Action::Pass) if turn.seat != own => {
                    steps.push(Step::Passed(Box::new(board)));
                }
                _ => {}
            }
        }
        hidden_places.extend(next..hidden_of(state).order.len());
        History {
            hidden_places,
            laid_by_other,
            steps,
            edition: (**public.edition()).clone(),
            playable: BTreeMap::new(),
        }
    }

    fn could_be(&mut self, order: &[usize], pool: &[Tile]) -> bool {
        let mut held: Vec<usize> = Vec::new();
        let mut laid = 0;
        for (index, step) in self.steps.iter().enumerate() {
            match step {
                Step::Drew(places) => held.extend(places),
                Step::Laid(count) => {
                    for place in &order[laid..laid + count] {
                        let Some(at) = held.iter().position(|held| held == place) else {
                            return false;
                        };
                        held.swap_remove(at);
                    }
                    laid += count;
                }
                Step::Passed(board) => {
                    let tiles =
                        held.iter().map(|place| pool[order.iter().position(|at| at == place).unwrap()]);
                    let rack = Rack::new(tiles).unwrap();
                    let edition = &self.edition;
                    let key = (index, format!("{rack:?}"));
                    if *self.playable.entry(key).or_insert_with(|| has_play(edition, board, &rack)) {
                        return false;
                    }
                }
            }
        }
        true
    }

    /// The state with the tiles in this order, and what the other player then holds.
    fn with_order(
        &self,
        state: &State,
        own: Seat,
        pool: &[Tile],
        order: &[usize],
        tiles: Vec<Tile>,
    ) -> State {
        let mut held: Vec<usize> = Vec::new();
        let mut laid = 0;
        for step in &self.steps {
            match step {
                Step::Drew(places) => held.extend(places),
                Step::Laid(count) => {
                    held.retain(|place| !order[laid..laid + count].contains(place));
                    laid += count;
                }
                Step::Passed(_) => {}
            }
        }
        let mut hidden = hidden_of(state).clone();
        let tile_at = |place: &usize| pool[order.iter().position(|at| at == place).unwrap()];
        hidden.racks[own.left(2)] = Rack::new(held.iter().map(tile_at)).unwrap();
        hidden.order = tiles.into();
        State { public: state.public.clone(), hidden: Some(Secret::new(hidden)), told: state.told.clone() }
    }
}
