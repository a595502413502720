//! One random game from beginning to end, with every check on the way.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use super::failure::{Failure, Finding, Promise};
use super::moves::Move;
use super::walk::Walk;
use super::{
    ActionOf, Conform, departures, ending, imagination, legality, messages, records, replay, retraction,
    secrecy, views,
};
use crate::{ChanceStream, Departure, Game, PlayerSeed, RebuildView, Seat, Viewer};

/// How rarely somebody leaves in a game: at one position in this many, or never. Drawn for each game, so that there are
/// short games that nobody finishes and long ones that everybody does.
const LEAVE_AT_ONE_IN: [Option<u32>; 5] = [None, None, Some(16), Some(128), Some(1024)];
/// An action that can be taken back is, one time in this many.
const TAKE_BACK_ONE_IN: u32 = 6;
/// At one position in this many another player takes a seat over.
const TAKE_OVER_AT_ONE_IN: u32 = 64;

/// How often the tests' redeal dealt something else, to a player or to a watcher.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Redeals {
    made: u32,
    players: u32,
    watchers: u32,
}

impl Redeals {
    fn count(&mut self, viewer: Viewer, differs: bool) {
        self.made += 1;
        match viewer {
            Viewer::Seat(_) => self.players += u32::from(differs),
            Viewer::Watcher => self.watchers += u32::from(differs),
        }
    }

    /// Both together.
    pub(super) fn and(self, other: Redeals) -> Redeals {
        Redeals {
            made: self.made + other.made,
            players: self.players + other.players,
            watchers: self.watchers + other.watchers,
        }
    }

    /// A redeal that never differs would make every check of secrecy empty.
    pub(super) fn check(self) -> Result<(), Finding> {
        let Redeals { made, players, watchers } = self;
        if made == 0 || (players > 0 && watchers > 0) {
            return Ok(());
        }
        let details =
            format!("of {made} redeals, {players} differed for players and {watchers} for watchers");
        Err(Finding::new(Promise::RedealDealsAnew, details))
    }
}

/// Plays the game of this number and checks everything.
pub(super) fn play<C: Conform>(number: u32) -> Result<Redeals, Failure> {
    let mut walk = Walk::<C>::begin(number).map_err(|(finding, place)| finding.at(C::Game::ID, place))?;
    let mut choices = Choices::new::<C>(number);
    // Nothing of the walk is used after a panic but where it was.
    catch_unwind(AssertUnwindSafe(|| go_on(&mut walk, &mut choices)))
        .unwrap_or_else(|payload| Err(panicked(&*payload)))
        .map_err(|finding| finding.at(C::Game::ID, walk.place()))
}

/// Plays the game of this number and reads the views back, now and then; in between they are advanced by what is read.
pub(super) fn play_reading<C: Conform<Game: RebuildView>>(number: u32) -> Result<(), Failure> {
    let mut walk = Walk::<C>::begin(number).map_err(|(finding, place)| finding.at(C::Game::ID, place))?;
    let mut choices = Choices::new::<C>(number);
    let mut go_on = || {
        let mut read = views::check_reading(&walk, &mut choices.tries)?;
        while let Some(made) = choices.choose(&walk) {
            walk.take_step(made)?;
            views::check_read(&walk, &mut read, walk.latest_events())?;
            if choices.looks.below(C::LOOK_AT_ONE_IN) == 0 {
                read = views::check_reading(&walk, &mut choices.tries)?;
            }
        }
        views::check_reading(&walk, &mut choices.tries).map(drop)
    };
    let gone: Result<(), Finding> =
        catch_unwind(AssertUnwindSafe(&mut go_on)).unwrap_or_else(|payload| Err(panicked(&*payload)));
    gone.map_err(|finding| finding.at(C::Game::ID, walk.place()))
}

/// What a panic said.
fn panicked(payload: &(dyn Any + Send)) -> Finding {
    let said = payload.downcast_ref::<String>().map(String::as_str);
    let said = said.or_else(|| payload.downcast_ref::<&str>().copied());
    Finding::new(Promise::NeverPanics, format!("it panicked: {}", said.unwrap_or("without a word")))
}

/// The suite's own chance: a stream for each purpose.
struct Choices {
    leave_at_one_in: Option<u32>,
    moves: ChanceStream,
    tries: ChanceStream,
    looks: ChanceStream,
}

impl Choices {
    fn new<C: Conform>(number: u32) -> Choices {
        let seed = PlayerSeed::from_text(&format!("conformance {} {number}", C::Game::ID));
        let stream = |purpose| ChanceStream::for_player(&seed, purpose);
        let mut moves = stream("deeds");
        let leave_at_one_in = LEAVE_AT_ONE_IN[moves.index(LEAVE_AT_ONE_IN.len())];
        Choices { leave_at_one_in, moves, tries: stream("tries"), looks: stream("looks") }
    }

    /// What is done next; `None` if the game is over.
    fn choose<C: Conform>(&mut self, walk: &Walk<C>) -> Option<Move<ActionOf<C>>> {
        let mover = walk.mover()?;
        if self.leave_at_one_in.is_some_and(|one_in| self.moves.below(one_in) == 0) {
            let seats: Vec<Seat> = Walk::<C>::every_seat().filter(|seat| walk.is_in_game(*seat)).collect();
            let why = if self.moves.below(2) == 0 { Departure::Resigned } else { Departure::OutOfTime };
            return Some(Move::Leave { seat: seats[self.moves.index(seats.len())], why });
        }
        let listed = walk.listed();
        Some(Move::Act { seat: mover, action: listed[self.moves.index(listed.len())] })
    }
}

fn go_on<C: Conform>(walk: &mut Walk<C>, choices: &mut Choices) -> Result<Redeals, Finding> {
    let mut redeals = Redeals::default();
    messages::check::<C::Game>(walk.log().opening(), walk.players())?;
    records::check(walk)?;
    loop {
        ending::check_going(walk)?;
        legality::check(walk, &mut choices.tries)?;
        departures::check(walk)?;
        let made = choices.choose(walk);
        if walk.steps().is_empty() || made.is_none() || choices.looks.below(C::LOOK_AT_ONE_IN) == 0 {
            look(walk, made.as_ref(), &mut choices.looks, &mut redeals)?;
        }
        match made {
            Some(made) => step(walk, made, &mut choices.moves)?,
            None => break,
        }
    }
    ending::check_results(walk)?;
    replay::check_whole(walk)?;
    records::check(walk)?;
    Ok(redeals)
}

/// Looks at the position through every viewer's eyes.
fn look<C: Conform>(
    walk: &Walk<C>,
    made: Option<&Move<ActionOf<C>>>,
    stream: &mut ChanceStream,
    redeals: &mut Redeals,
) -> Result<(), Finding> {
    let steps = replay::steps_of_deal(walk)?;
    for (viewer, _) in walk.views() {
        redeals.count(*viewer, secrecy::check(walk, steps, *viewer, made, stream)?);
        if made.is_some() {
            imagination::check(walk, steps, *viewer, stream)?;
        }
    }
    Ok(())
}

/// Does something, checks what came of it, and now and then takes it back.
fn step<C: Conform>(
    walk: &mut Walk<C>,
    made: Move<ActionOf<C>>,
    stream: &mut ChanceStream,
) -> Result<(), Finding> {
    let before = walk.state().clone();
    walk.take_step(made)?;
    replay::check_step(walk, &before)?;
    views::check(walk)?;
    messages::check::<C::Game>(walk.latest_events(), walk.players())?;
    retraction::check(walk, &before)?;
    let (Move::Act { seat, .. } | Move::Leave { seat, .. }) = made;
    if walk.log().can_retract(seat) && stream.below(TAKE_BACK_ONE_IN) == 0 {
        walk.retract(seat)?;
    }
    if stream.below(TAKE_OVER_AT_ONE_IN) == 0 {
        walk.take_over(seat)?;
    }
    Ok(())
}
