//! Players of the toy: `random`, one that lays the lowest card which scores, and an expert that plays made-up games to their
//! end. `casual` and `steady` are the second one too.

use parlor_core::{ChanceStream, Game, Imagined, Next, Outcome, PlayerSeed, Seat, Viewer};
use parlor_toy::{Card, Toy, View};

use crate::choice::one_of;
use crate::{BotGame, Experiment, Level, Race, ScoreUnit};

impl BotGame for Toy {
    const SCORE_UNIT: ScoreUnit = ScoreUnit::Points;
    const PUZZLE_MARGIN: i64 = 250;
    const PLAYER_VERSIONS: [u32; 5] = [1; 5];

    type Search = Race<Lookahead>;

    fn choose(level: Level, view: &View, seed: &PlayerSeed) -> Option<Card> {
        match level {
            Level::Random => one_of(&Toy::actions(view), seed, decision(view)).copied(),
            Level::Casual | Level::Greedy | Level::Steady | Level::Expert => thrifty(view),
        }
    }

    /// Every action is a candidate: `also` is among them.
    fn search_with(view: &View, seed: &PlayerSeed, _: Option<Card>) -> Option<Race<Lookahead>> {
        let (Viewer::Seat(seat), first) = (view.viewer(), thrifty(view)?) else { return None };
        let others = Toy::actions(view).into_iter().filter(|card| *card != first);
        let experiment = Lookahead { view: view.clone(), seat, seed: *seed };
        Some(Race::new(experiment, std::iter::once(first).chain(others)))
    }

    fn begins_turn(_: &View) -> bool {
        true
    }

    /// All luck is in the deal, which no decision comes after.
    fn luck(_: &View, _: &PlayerSeed) -> Option<i64> {
        None
    }
}

/// The card that scores and gives the least away; without one, the card that is hardest to beat.
fn thrifty(view: &View) -> Option<Card> {
    let actions = Toy::actions(view);
    let lower = view.public().options().lower;
    let cost = |card: &&Card| if lower { u8::MAX - card.number() } else { card.number() };
    let scoring = actions.iter().filter(|card| view.public().scores_now(**card)).min_by_key(cost);
    scoring.or_else(|| actions.iter().max_by_key(cost)).copied()
}

/// A number that no other decision of the game has.
fn decision(view: &View) -> u64 {
    view.public().steps().len() as u64
}

/// Made-up games, played to their end.
pub struct Lookahead {
    view: View,
    seat: Seat,
    seed: PlayerSeed,
}

impl Experiment for Lookahead {
    type Action = Card;
    type World = Imagined<Toy>;

    fn world(&self, number: u32) -> Option<Imagined<Toy>> {
        let mut stream =
            ChanceStream::for_player(&self.seed, &format!("toy/world/{}/{number}", decision(&self.view)));
        Imagined::from_view(&self.view, &mut stream).ok()
    }

    /// How far the player is ahead in the end.
    fn outcome(&self, world: &Imagined<Toy>, _: u32, action: Card) -> i64 {
        let mut world = world.clone();
        let mut next = Some((self.seat, action));
        while let Some((seat, card)) = next {
            if world.apply(seat, &card).is_err() {
                break;
            }
            next = match world.next() {
                Next::Seat(seat) => thrifty(&world.view(Viewer::Seat(seat))).map(|card| (seat, card)),
                Next::Observation(_) | Next::Over => None,
            };
        }
        let Outcome::Over(results) = world.outcome() else { return 0 };
        let others = results.scores.iter().filter(|(seat, _)| *seat != self.seat);
        let best = others.map(|(_, score)| *score).max().unwrap_or(0);
        1_000 * i64::from(results.scores[self.seat] - best)
    }
}
