//! Making up what a viewer can't see.
//!
//! Every tile that the viewer can't see is equally likely in every hidden place: on another rack, in the pile, out of the
//! game with a player who left. A pass proves that the player had no legal play (F11), so a deal in which one had is
//! thrown away and dealt again. To know what a player held at the time of a pass, the whole deal is made up from the
//! first tile drawn: for each tile that another player laid, from which of the draws before it came.

use std::collections::BTreeMap;

use parlor_core::{BySeat, ChanceStream, ImagineError, Seat, Secret, Viewer};

use crate::state::Hidden;
use crate::{Action, Board, Play, Public, Rack, State, Tile, Tiles, TurnKind, View, has_play};

/// How many deals are tried at random. Each is equally likely; only if all of them contradict a pass is a deal mended
/// tile by tile.
const TRIES: u32 = 20_000;
/// How many changes are tried when mending a deal.
const MENDS: u32 = 200_000;

pub(crate) fn imagine(view: &View, stream: &mut ChanceStream) -> Result<State, ImagineError> {
    let known = Known::new(view)?;
    let mut passes = Passes::new(view, &known.history);
    let mut world = known.deal(stream)?;
    let mut tries = 1;
    while !passes.agree(&world) && tries < TRIES {
        world = known.deal(stream)?;
        tries += 1;
    }
    if !passes.agree(&world) {
        mend(&known, &mut passes, &mut world, stream)?;
    }
    Ok(known.state(view.public(), &world))
}

/// A place in the order of the whole deal: 0 is the first tile dealt.
type Place = usize;

/// What happened to the tiles, in order.
enum Step {
    /// The next tiles of the deal went to a player.
    Drew { seat: Seat, places: std::ops::Range<Place> },
    /// A player laid tiles.
    Played { seat: Seat, play: Play },
    /// A player passed.
    Passed { seat: Seat },
}

/// What the viewer knows, laid out by places of the deal.
struct Known<'a> {
    view: &'a View,
    history: Vec<Step>,
    /// How many tiles the box has.
    tiles: usize,
    /// What the viewer drew, place by place.
    own: BTreeMap<Place, Tile>,
    /// Tiles that lie in the open at the end of the game, by player.
    shown: BySeat<Option<Rack>>,
    /// Tiles that the viewer has not seen.
    unseen: Tiles,
}

/// A whole deal that agrees with the viewer's tiles and with all plays.
struct World {
    order: Vec<Tile>,
    /// For every pass, where the tiles that the player held then came from.
    held_at_passes: Vec<Vec<Place>>,
    /// Where the tiles that each player holds now came from.
    held: BySeat<Vec<Place>>,
    /// Places whose tiles the viewer has never seen: any two may change their tiles.
    free: Vec<Place>,
}

impl<'a> Known<'a> {
    fn new(view: &'a View) -> Result<Known<'a>, ImagineError> {
        let public = view.public();
        let viewer = match view.viewer() {
            Viewer::Seat(seat) if view.own().is_some() => Some(seat),
            _ => None,
        };
        let history = history(public);
        let mut own = BTreeMap::new();
        let mut drawn = view.own().into_iter().flat_map(|own| own.drawn.iter().copied());
        for step in &history {
            if let Step::Drew { seat, places } = step
                && viewer == Some(*seat)
            {
                for place in places.clone() {
                    own.insert(place, drawn.next().ok_or(ImagineError)?);
                }
            }
        }
        if history.is_empty() || drawn.next().is_some() {
            // Nothing has been dealt yet, or more was drawn than there is.
            return Err(ImagineError);
        }
        let shown = public.shown().map(|seat, rack| rack.filter(|_| viewer != Some(seat)));
        let tiles = usize::from(public.edition().tiles().len());
        Ok(Known { view, history, tiles, own, shown, unseen: view.unseen() })
    }

    /// Deals everything that is not known, each possibility equally likely but for what passes prove.
    fn deal(&self, stream: &mut ChanceStream) -> Result<World, ImagineError> {
        let mut order: Vec<Option<Tile>> = vec![None; self.tiles];
        for (place, tile) in &self.own {
            *order.get_mut(*place).ok_or(ImagineError)? = Some(*tile);
        }
        let mut held = BySeat::new(self.view.public().players(), |_| Vec::new());
        let mut held_at_passes = Vec::new();
        let mut dealt = 0;
        for step in &self.history {
            match step {
                Step::Drew { seat, places } => {
                    dealt = places.end;
                    held[*seat].extend(places.clone());
                }
                Step::Played { seat, play } => {
                    for tile in play.tiles() {
                        let slot = pick(&held[*seat], &order, tile, stream).ok_or(ImagineError)?;
                        order[held[*seat].swap_remove(slot)] = Some(tile);
                    }
                }
                Step::Passed { seat } => held_at_passes.push(held[*seat].clone()),
            }
        }
        for (seat, rack) in self.shown.iter() {
            for tile in rack.iter().flat_map(|rack| rack.tiles().iter()) {
                let empty = |place: &&Place| order[**place].is_none();
                let places: Vec<Place> = held[seat].iter().filter(empty).copied().collect();
                if places.is_empty() {
                    return Err(ImagineError);
                }
                order[places[stream.index(places.len())]] = Some(tile);
            }
        }
        let free: Vec<Place> = (0..order.len()).filter(|place| order[*place].is_none()).collect();
        let mut unseen: Vec<Tile> = self.unseen.iter().collect();
        if free.len() != unseen.len() || dealt > order.len() {
            return Err(ImagineError);
        }
        stream.shuffle(&mut unseen);
        for (place, tile) in free.iter().zip(unseen) {
            order[*place] = Some(tile);
        }
        let order = order.into_iter().collect::<Option<_>>().ok_or(ImagineError)?;
        Ok(World { order, held_at_passes, held, free })
    }

    fn state(&self, public: &Public, world: &World) -> State {
        let drawn = public.draws().map(|draw| usize::from(draw.count)).sum();
        let rack = |_, places: &Vec<Place>| {
            Rack::new(places.iter().map(|place| world.order[*place]))
                .expect("nobody holds more than five tiles")
        };
        let hidden = Hidden { order: world.order.as_slice().into(), drawn, racks: world.held.map(rack) };
        let told = BySeat::new(public.players(), |_| None);
        State { public: public.clone(), hidden: Some(Secret::new(hidden)), told }
    }
}

/// Which of a player's slots a laid tile came from: one that is known to hold it, or else any that is not known yet.
fn pick(held: &[Place], order: &[Option<Tile>], tile: Tile, stream: &mut ChanceStream) -> Option<usize> {
    let known = held.iter().position(|place| order[*place] == Some(tile));
    known.or_else(|| {
        let open: Vec<usize> = (0..held.len()).filter(|slot| order[held[*slot]].is_none()).collect();
        (!open.is_empty()).then(|| open[stream.index(open.len())])
    })
}

fn history(public: &Public) -> Vec<Step> {
    let mut next = 0;
    let mut draw = |seat, count: u8| {
        let places = next..next + usize::from(count);
        next = places.end;
        Step::Drew { seat, places }
    };
    let mut draws = public.draws();
    let mut steps: Vec<Step> =
        draws.by_ref().take(usize::from(public.players())).map(|deal| draw(deal.seat, deal.count)).collect();
    for turn in public.turns() {
        match turn.kind {
            TurnKind::Acted(Action::Play(play)) => {
                steps.push(Step::Played { seat: turn.seat, play });
                steps.push(draw(turn.seat, turn.drew));
            }
            TurnKind::Acted(Action::Pass) => steps.push(Step::Passed { seat: turn.seat }),
            TurnKind::Left(_) => {}
        }
    }
    steps
}

/// What passes prove. Whether a rack has a play depends on nothing but how many tiles of each residue it has, so the
/// answer is worked out once for each such rack.
struct Passes<'a> {
    view: &'a View,
    /// For every pass, the board it was made on; none if it proves nothing.
    boards: Vec<Option<Board>>,
    playable: BTreeMap<(usize, [u8; 5]), bool>,
}

impl<'a> Passes<'a> {
    fn new(view: &'a View, history: &[Step]) -> Passes<'a> {
        let mut board = Board::empty(view.public().edition().size());
        let mut boards = Vec::new();
        for step in history {
            match step {
                Step::Drew { .. } => {}
                Step::Played { play, .. } => {
                    assert!(board.lay(play), "the play has been judged: its squares are free");
                }
                Step::Passed { seat } => {
                    let proves = !view.public().options().free_pass && !view.viewer().is(*seat);
                    boards.push(proves.then_some(board));
                }
            }
        }
        Passes { view, boards, playable: BTreeMap::new() }
    }

    fn agree(&mut self, world: &World) -> bool {
        (0..self.boards.len()).all(|pass| self.agrees(pass, world))
    }

    fn contradictions(&mut self, world: &World) -> usize {
        (0..self.boards.len()).filter(|pass| !self.agrees(*pass, world)).count()
    }

    fn agrees(&mut self, pass: usize, world: &World) -> bool {
        let Some(board) = &self.boards[pass] else { return true };
        let tiles = || world.held_at_passes[pass].iter().map(|place| world.order[*place]);
        let mut residues = [0; 5];
        tiles().for_each(|tile| residues[usize::from(tile.residue())] += 1);
        let edition = self.view.public().edition();
        let playable = self.playable.entry((pass, residues));
        !*playable.or_insert_with(|| Rack::new(tiles()).is_some_and(|rack| has_play(edition, board, &rack)))
    }
}

/// Changes tiles between places that the viewer has never seen until no pass is contradicted. The outcome is one of the
/// possible deals, and each can come up, though no longer all alike: this is for passes so unlikely that dealing at
/// random does not find any.
fn mend(
    known: &Known<'_>,
    passes: &mut Passes<'_>,
    world: &mut World,
    stream: &mut ChanceStream,
) -> Result<(), ImagineError> {
    let mut contradictions = passes.contradictions(world);
    for mend in 0..MENDS {
        if contradictions == 0 {
            return Ok(());
        }
        if mend % 1_000 == 999 || world.free.len() < 2 {
            // Where the laid tiles came from may be what contradicts: begin again.
            *world = known.deal(stream)?;
            contradictions = passes.contradictions(world);
            continue;
        }
        let one = world.free[stream.index(world.free.len())];
        let other = world.free[stream.index(world.free.len())];
        world.order.swap(one, other);
        let after = passes.contradictions(world);
        if after > contradictions {
            world.order.swap(one, other);
        } else {
            contradictions = after;
        }
    }
    if contradictions == 0 { Ok(()) } else { Err(ImagineError) }
}

#[cfg(test)]
mod tests {
    use parlor_core::{Chance, Edition as _, Game, PlayerSeed, Script, SetUp};

    use super::*;
    use crate::{Edition, Fives, Options};

    fn act(state: &mut State, seat: u8, action: &str) {
        Fives::apply(state, Seat::new(seat).unwrap(), &Fives::read_action(action).unwrap()).unwrap();
    }

    /// Seat 1 lays 1 1 6 3 4; seat 2, with nothing but fives and a 3, has to pass.
    fn one_pass() -> State {
        let edition = Edition::read(include_str!("../tests/data/sixteen.toml")).unwrap().into();
        let deal = [1, 1, 6, 3, 4, 5, 5, 5, 5, 3];
        let script = Script::new().with("fives/first/1", [9, 8]).with("fives/pile", deal);
        let chance = Chance::Dealt(script);
        let options = Options::default();
        let (mut state, _) = Fives::set_up(&SetUp { edition, options, players: 2, chance }).unwrap();
        act(&mut state, 0, "5A 11634");
        act(&mut state, 1, "pass");
        state
    }

    #[test]
    fn f11_what_is_imagined_is_the_first_deal_that_agrees() {
        let state = one_pass();
        let view = Fives::view(&state, Viewer::Seat(Seat::new(0).unwrap()));
        for label in ["a", "b", "c", "d", "e", "f", "g", "h"] {
            let mut stream = ChanceStream::for_player(&PlayerSeed::from_text("first"), label);
            let imagined = imagine(&view, &mut stream.clone()).unwrap();
            let known = Known::new(&view).unwrap();
            let mut passes = Passes::new(&view, &known.history);
            let mut deals = std::iter::repeat_with(|| known.deal(&mut stream).unwrap());
            let world = deals.find(|world| passes.agree(world)).unwrap();
            assert!(imagined == known.state(view.public(), &world), "{label}");
        }
    }
}
