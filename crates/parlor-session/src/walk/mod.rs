//! A walk over requests: tens of thousands of random requests at random tables, and after each of them a plain second reading
//! of what the screen may show. Bugs that are planted on purpose have to be found by it.

mod bug;
mod oracle;
mod remote;
mod tally;

use std::sync::Arc;

use parlor_bots::{Bot, GameSeed, Level};
use parlor_core::{
    BySeat, Chance, Edition as _, GameOptions as _, HouseDeal, Log, PlayerName, PlayerRng, PlayerSeed, Seat,
    SetUp,
};
use parlor_words::Lang;

use self::bug::Bug;
use self::oracle::{Finding, Oracle};
use self::remote::Remote;
use self::tally::{Kind, Tally};
use crate::{
    DeviceRequest, LocalBackend, RecordStore, Request, SeatChoice, SessionGame, Waiting, games, recorded,
    seated,
};

/// Where the walk saves: in memory, and not always.
#[derive(Default)]
pub(super) struct TestStore {
    saved: String,
    /// Whether saving fails.
    fails: bool,
    /// Whether a save is lost without a word: a planted bug.
    loses: bool,
}

impl RecordStore for TestStore {
    fn append(&mut self, lines: &str, _: Lang) -> Result<(), String> {
        if self.fails {
            return Err("full".to_owned());
        }
        if !self.loses {
            self.saved.push_str(lines);
        }
        Ok(())
    }

    fn replace(&mut self, record: &str, lang: Lang) -> Result<(), String> {
        if !self.fails && !self.loses {
            self.saved.clear();
        }
        self.append(record, lang)
    }
}

type Backend<G> = LocalBackend<G, TestStore>;

/// One table of the walk.
struct Walk<G: SessionGame> {
    backend: Backend<G>,
    oracle: Oracle<G>,
    /// The same table over a connection; not with a planted bug.
    remote: Option<Remote<G>>,
    /// Actions that were legal once, here or elsewhere.
    earlier: Vec<G::Action>,
}

/// Walks this many steps with a planted bug, or none.
fn walk<G: SessionGame>(steps: usize, seed: &str, bug: Option<Bug>) -> Result<Tally, Finding> {
    let mut tally = Tally::default();
    let mut rng = PlayerRng::new(&PlayerSeed::from_text(seed), 0);
    let (mut games, mut at_this_table) = (0, 0);
    let mut table = Walk::<G>::begin(&mut rng, seed, games, bug);
    for _ in 0..steps {
        at_this_table += 1;
        let is_over = table.backend.session().waiting() == Waiting::Nothing;
        // Some tables are left before the end, and nobody sits for ever at one that is over.
        if (is_over && rng.below(6) == 0) || at_this_table > 400 {
            games += 1;
            at_this_table = 0;
            table.leave(&mut tally);
            table = Walk::begin(&mut rng, seed, games, bug);
        }
        table.step(&mut rng, &mut tally, bug)?;
    }
    table.leave(&mut tally);
    Ok(tally)
}

impl<G: SessionGame> Walk<G> {
    /// A table with a random mix of people and bots, at least one of them a person.
    fn begin(rng: &mut PlayerRng, seed: &str, number: u32, bug: Option<Bug>) -> Walk<G> {
        let edition = G::Edition::classic();
        let most = u32::from(*edition.players().end()).min(4);
        let players = u8::try_from(2 + rng.below(most - 1)).unwrap();
        let person = rng.below(u32::from(players));
        let bots = [Level::Random, Level::Casual, Level::Greedy];
        let choices = BySeat::new(players, |seat: Seat| {
            if u32::try_from(seat.index()).unwrap() == person || rng.below(3) > 0 {
                SeatChoice::Person(PlayerName::new(&format!("Person {seat}")).unwrap())
            } else {
                SeatChoice::Bot(Bot::from(bots[rng.index(bots.len())]))
            }
        });
        let mut options = G::Options::default();
        for flag in G::Options::FLAGS {
            if rng.below(2) == 0 {
                (flag.set)(&mut options, true);
            }
        }
        let seeds = GameSeed::new(&format!("{seed}/{number}"));
        let chance = if number.is_multiple_of(2) {
            Chance::Fair(HouseDeal::without_contributions(seeds.deal(), players).into())
        } else {
            Chance::Seed(seeds.deal())
        };
        let log = Log::begin(SetUp { edition: Arc::new(edition), options, players, chance }).unwrap();
        let players = seated(&choices, &seeds);
        let seats = recorded::<G>(&players);
        let store = TestStore { saved: crate::record(&log, &seats).unwrap(), ..TestStore::default() };
        let backend = LocalBackend::new(log, seats, players, store, Lang::English);
        let oracle = Oracle::new(&backend);
        let remote = bug.is_none().then(|| Remote::new(&backend, &format!("{seed}/{number}")));
        Walk { backend, oracle, remote, earlier: Vec::new() }
    }

    fn leave(&self, tally: &mut Tally) {
        if let Some(remote) = &self.remote {
            tally.add_trips(&remote.trips);
        }
    }

    /// One random request, or a bot's move, and all that has to hold after it.
    fn step(&mut self, rng: &mut PlayerRng, tally: &mut Tally, bug: Option<Bug>) -> Result<(), Finding> {
        self.backend.store.fails = rng.below(20) == 0;
        let before = self.backend.snapshot();
        let tells_better_moves = rng.below(2) == 0;
        self.backend.tell_better_moves(tells_better_moves);
        let (kind, is_accepted) = if self.backend.thinking_bot().is_some() && rng.below(3) > 0 {
            (Kind::Bot, self.think(bug))
        } else {
            let (kind, request) = self.request(rng);
            let legal = self.oracle.legal(&self.backend);
            self.earlier.extend(legal.into_iter().take(2));
            if self.earlier.len() > 200 {
                self.earlier.drain(..100);
            }
            if bug == Some(Bug::LostSave) {
                self.backend.store.loses = rng.below(50) == 0;
            }
            let sent = self.backend.send(request.clone());
            if let Some(remote) = &mut self.remote {
                remote.catch_up()?;
                remote.send(request.clone(), &sent)?;
            }
            bug::plant(bug, &mut self.backend, &request, sent.is_ok());
            (kind, sent.is_ok())
        };
        tally.count(kind, is_accepted);
        self.oracle.check(&self.backend, kind, is_accepted, &before)?;
        match &mut self.remote {
            Some(remote) => remote.check(&self.backend, tells_better_moves),
            None => Ok(()),
        }
    }

    /// Lets the bot that is to think answer; an expert's hint is answered by a steady bot, which is quicker.
    fn think(&mut self, bug: Option<Bug>) -> bool {
        let Some(question) = self.backend.question() else { return false };
        let level = question.bot.level;
        let action = if level == Level::Expert {
            G::choose(Level::Steady, &question.view, &question.seed)
        } else {
            G::choose(level, &question.view, &question.seed)
        };
        let answered = self.backend.answer(question.id, action).is_ok();
        bug::plant(bug, &mut self.backend, &Request::Hint, answered);
        answered
    }

    /// A request that fits the moment more often than not.
    fn request(&self, rng: &mut PlayerRng) -> (Kind, Request<G::Action>) {
        let session = self.backend.session();
        let fits = rng.below(100) < 70;
        let device = |request| Request::Device(request);
        let waiting = session.waiting();
        if fits && !session.is_heard() {
            return (Kind::Dismiss, device(DeviceRequest::Dismiss));
        }
        match waiting {
            Waiting::ToPassOn(_) if fits && rng.below(3) > 0 => (Kind::PassOn, device(DeviceRequest::PassOn)),
            Waiting::ToHandOver(seat) if fits => (Kind::TakeOver, device(DeviceRequest::TakeOver(seat))),
            _ if fits && session.status().undo.is_some() && rng.below(3) > 0 => (Kind::Undo, Request::Undo),
            Waiting::ForPerson(_) if fits => match rng.below(8) {
                0 => (Kind::GiveUp, Request::GiveUp),
                1 => (Kind::Hint, Request::Hint),
                _ => (Kind::Act, self.action(rng, true)),
            },
            _ => match rng.below(7) {
                0 => (Kind::Act, self.action(rng, false)),
                1 => (Kind::Undo, Request::Undo),
                // Who gives up ends many games early.
                2 if rng.below(4) == 0 => (Kind::GiveUp, Request::GiveUp),
                3 => (Kind::Hint, Request::Hint),
                4 => (Kind::PassOn, device(DeviceRequest::PassOn)),
                5 => {
                    let seats: Vec<Seat> = Seat::first(session.names().seats()).collect();
                    (Kind::TakeOver, device(DeviceRequest::TakeOver(seats[rng.index(seats.len())])))
                }
                _ => (Kind::Dismiss, device(DeviceRequest::Dismiss)),
            },
        }
    }

    /// A legal action, or any that was legal once.
    fn action(&self, rng: &mut PlayerRng, is_legal: bool) -> Request<G::Action> {
        let legal = self.oracle.legal(&self.backend);
        let from = if is_legal || self.earlier.is_empty() { &legal } else { &self.earlier };
        if from.is_empty() {
            return Request::Undo;
        }
        // The last one is often the quiet one, such as a pass: what shows nothing can be undone.
        let index = if rng.below(2) == 0 { from.len() - 1 } else { rng.index(from.len()) };
        Request::Act(from[index])
    }
}

/// Steps of each game: more than a hundred thousand in all, and enough for every kind of request.
const STEPS: usize = 42_000;

fn check<G: SessionGame>() {
    let tally = walk::<G>(STEPS, "walk", None).unwrap_or_else(|finding| panic!("{}: {finding}", G::ID));
    println!("{}\n{tally}", G::ID);
    assert_eq!(tally.problems(G::HAS_HANDS), Vec::<String>::new(), "{}", G::ID);
}

fn find<G: SessionGame>(bug: Bug) {
    let found = walk::<G>(STEPS, "bugs", Some(bug));
    let finding = found.err().unwrap_or_else(|| panic!("{}: nobody finds {bug:?}", G::ID));
    assert!(bug.is_found_by(&finding), "{}: {bug:?} was taken for {finding}", G::ID);
}

/// A test for each game, so that they run side by side.
macro_rules! checks {
    ({} $($id:ident $Game:ident),+) => {
        mod whatever_is_asked_nobody_sees_too_much_at_a_table_of {
            $(#[test]
            fn $id() {
                super::check::<crate::$Game>();
            })+
        }
    };
}
games!(checks! {});

#[test]
fn bugs_that_are_planted_are_found() {
    for bug in Bug::ALL {
        find::<crate::Scorzo>(bug);
    }
    for bug in [Bug::HandShown, Bug::HintForAnother, Bug::UndoPastDraw, Bug::RefusalChanges, Bug::LostSave] {
        find::<crate::Fives>(bug);
    }
    for bug in [Bug::UndoPastDraw, Bug::RefusalChanges, Bug::LostSave] {
        find::<crate::Polygon>(bug);
    }
}
