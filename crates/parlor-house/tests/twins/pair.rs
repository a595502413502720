//! Two deals that one viewer can't tell apart, and a game that can be played with either.

use parlor_bots::BotGame as _;
use parlor_core::conformance::{Conform, StateOf};
use parlor_core::{
    Chance, ChanceStream, Edition as _, Entry, Game, GameOptions as _, Level, Log, Next, Outcome, PlayerName,
    PlayerSeed, RecordedBot, RecordedPlayer, Script, Seat, Seed, SetUp, Viewer,
};
use parlor_session::SessionGame;
use parlor_wire::EditionChoice;

/// The most entries of a game.
const MOST_ENTRIES: usize = 90;
/// Fewer than this would not show much.
const FEWEST_ENTRIES: usize = 4;

/// How often something else is dealt at one moment of a game until it would have led there.
const TRIES: u32 = 4;

/// Who does something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Who {
    Seat(Seat),
    Watcher,
    Stranger,
}

/// What happens in both houses.
#[derive(Clone, Debug)]
pub(crate) enum Deed {
    /// A person acts.
    Acts {
        seat: Seat,
        action: String,
    },
    /// A bot acts, or one that plays for a person who is gone.
    BotActs {
        action: String,
    },
    Undoes {
        seat: Seat,
    },
    GivesUp {
        seat: Seat,
    },
    /// Somebody tries to act, and is refused.
    IsRefused {
        who: Who,
        action: String,
    },
    /// Somebody wants to undo what they can't.
    CannotUndo {
        who: Who,
    },
    /// Somebody acts on a table as it was before.
    IsLate {
        seat: Seat,
    },
    /// What was submitted last comes again.
    Repeats {
        seat: Seat,
    },
    /// A connection is lost. It comes back when its person acts, or by [`Deed::Returns`].
    IsCutOff {
        who: Who,
    },
    /// A connection comes back, and what was missed is sent.
    Returns {
        who: Who,
    },
    /// A person is gone, and another has a bot play for them.
    StandIn {
        seat: Seat,
        asked_by: Seat,
    },
    /// That person is back.
    TakesBack {
        seat: Seat,
    },
    /// Everyone asks for what can be asked over HTTP.
    Looks,
}

impl Deed {
    /// Whether it leads to an entry of the table's log.
    pub(crate) const fn is_entered(&self) -> bool {
        matches!(
            self,
            Deed::Acts { .. }
                | Deed::BotActs { .. }
                | Deed::Undoes { .. }
                | Deed::GivesUp { .. }
                | Deed::StandIn { .. }
                | Deed::TakesBack { .. }
        )
    }
}

/// Two deals and a game.
pub(crate) struct Pair {
    pub(crate) number: u32,
    pub(crate) game: &'static str,
    pub(crate) edition: EditionChoice,
    pub(crate) options: Vec<(String, String)>,
    /// By seat: whether a bot sits there.
    pub(crate) bots: Vec<bool>,
    /// Who can't tell the deals apart.
    pub(crate) viewer: Viewer,
    pub(crate) deals: [Script; 2],
    pub(crate) deeds: Vec<Deed>,
    /// How many entries of the game were left out because the deals could have been told apart by them.
    pub(crate) left_out: usize,
}

/// Makes the pair of this number; `None` if there is no other deal that the viewer could not tell from the first.
pub(crate) fn pair<C: Conform<Game: SessionGame>>(number: u32) -> Option<Pair> {
    let mut set_ups = C::set_ups();
    let set_up = set_ups.swap_remove(number as usize % set_ups.len());
    let mut play = Play::<C>::begin(number, set_up);
    while play.log.entries().len() < play.limit && play.step() {}
    play.finish()
}

/// A moment of a game to which it can be cut short: how many deeds there were, the state, and all deals so far.
struct Moment<C: Conform> {
    deeds: usize,
    entries: usize,
    state: StateOf<C>,
    deals: Script,
}

struct Play<C: Conform> {
    number: u32,
    log: Log<C::Game>,
    viewer: Viewer,
    bots: Vec<bool>,
    /// Who has left for good.
    gone: Vec<Seat>,
    /// For whom a bot plays.
    stand_in: Option<Seat>,
    limit: usize,
    deals: Script,
    moments: Vec<Moment<C>>,
    deeds: Vec<Deed>,
    stream: ChanceStream,
}

impl<C: Conform<Game: SessionGame>> Play<C> {
    fn begin(number: u32, set_up: SetUp<C::Game>) -> Play<C> {
        let text = format!("twins {} {number}", C::Game::ID);
        let mut stream = ChanceStream::for_player(&PlayerSeed::from_text(&text), "deeds");
        let set_up = SetUp { chance: Chance::Seed(Seed::from_text(&text)), ..set_up };
        let players = set_up.players;
        // One after the other: every seat, and a watcher.
        let viewer = Viewer::all(players)
            .nth((number + number / 7) as usize % (usize::from(players) + 1))
            .expect("there are so many viewers");
        let is_bot = |seat: Seat, stream: &mut ChanceStream| {
            seat.index() != 0 && !viewer.is(seat) && stream.below(3) == 0
        };
        let bots = Seat::first(players).map(|seat| is_bot(seat, &mut stream)).collect();
        let limit = FEWEST_ENTRIES + stream.index(MOST_ENTRIES - FEWEST_ENTRIES);
        let log = Log::begin(set_up).expect("the suite's set-ups are valid");
        let mut play = Play {
            number,
            log,
            viewer,
            bots,
            gone: Vec::new(),
            stand_in: None,
            limit: if stream.below(3) == 0 { MOST_ENTRIES } else { limit },
            deals: Script::new(),
            moments: Vec::new(),
            deeds: vec![Deed::Looks],
            stream,
        };
        play.keep();
        play
    }

    fn one_in(&mut self, times: u32) -> bool {
        self.stream.below(times) == 0
    }

    fn people(&self) -> Vec<Seat> {
        let seats = Seat::first(self.log.set_up().players);
        seats.filter(|seat| !self.bots[seat.index()] && !self.gone.contains(seat)).collect()
    }

    fn is_bot(&self, seat: Seat) -> bool {
        self.bots[seat.index()] || self.stand_in == Some(seat)
    }

    /// Does something; `false` if the game is over.
    fn step(&mut self) -> bool {
        let Next::Seat(mover) = C::Game::next(self.log.state()) else { return false };
        self.meanwhile(mover);
        if self.stand_in(mover) {
            self.keep();
            return true;
        }
        let view = C::Game::view(self.log.state(), Viewer::Seat(mover));
        let actions = C::Game::actions(&view);
        let seed = PlayerSeed::from_text(&format!("twins {} {}", self.number, self.log.entries().len()));
        let greedy = C::Game::choose(Level::Greedy, &view, &seed).expect("it is the mover's turn");
        let any = actions[self.stream.index(actions.len())];
        let action = if self.one_in(2) { greedy } else { any };
        self.log.act(mover, action).expect("a listed action is legal");
        let action = action.to_string();
        self.deeds.push(if self.is_bot(mover) {
            Deed::BotActs { action }
        } else {
            Deed::Acts { seat: mover, action }
        });
        self.keep();
        if !self.is_bot(mover) {
            if self.one_in(6) {
                self.deeds.push(Deed::Repeats { seat: mover });
            }
            if self.log.can_retract(mover) && self.one_in(4) {
                self.log.append(Entry::Retract { seat: mover }).expect("it can be undone");
                self.deeds.push(Deed::Undoes { seat: mover });
                self.keep();
            }
        }
        true
    }

    /// What is tried, and what happens to connections, before the next action.
    fn meanwhile(&mut self, mover: Seat) {
        let people = self.people();
        let someone = people[self.stream.index(people.len())];
        if self.viewer.is(mover) && !self.is_bot(mover) && self.one_in(2) {
            let view = C::Game::view(self.log.state(), self.viewer);
            let action = C::random_action(&view, &mut self.stream);
            if !C::Game::actions(&view).contains(&action) {
                self.deeds.push(Deed::IsRefused { who: Who::Seat(mover), action: action.to_string() });
            }
        }
        if someone != mover && self.stand_in != Some(someone) && self.one_in(8) {
            let view = C::Game::view(self.log.state(), Viewer::Seat(someone));
            let action = C::random_action(&view, &mut self.stream).to_string();
            self.deeds.push(Deed::IsRefused { who: Who::Seat(someone), action });
        }
        if self.one_in(16) {
            self.deeds.push(Deed::IsRefused { who: Who::Seat(someone), action: "nonsense".to_owned() });
        }
        if self.one_in(16) {
            self.deeds.push(Deed::IsRefused { who: Who::Watcher, action: "pass".to_owned() });
        }
        if self.one_in(16) {
            self.deeds.push(Deed::IsRefused { who: Who::Stranger, action: "pass".to_owned() });
        }
        if !self.log.can_retract(someone) && self.one_in(16) {
            self.deeds.push(Deed::CannotUndo { who: Who::Seat(someone) });
        }
        if self.one_in(16) {
            self.deeds.push(Deed::IsLate { seat: someone });
        }
        if self.one_in(10) {
            let who = [Who::Seat(someone), Who::Watcher][self.stream.index(2)];
            let comes_back = self.one_in(2);
            self.deeds.push(if comes_back { Deed::Returns { who } } else { Deed::IsCutOff { who } });
        }
        if self.one_in(24) {
            self.deeds.push(Deed::Looks);
        }
        // A game goes on with two at least, and one of them is a person.
        let left = usize::from(self.log.set_up().players) - self.gone.len();
        let may_leave = left > 2 && people.len() > 1;
        if may_leave && someone != mover && self.stand_in != Some(someone) && self.one_in(48) {
            self.log.append(Entry::Leave { seat: someone }).expect("somebody who plays can leave");
            self.gone.push(someone);
            self.deeds.push(Deed::GivesUp { seat: someone });
            self.keep();
        }
    }

    /// Has a bot play for a person, or the person take the seat back; `true` if that happened.
    fn stand_in(&mut self, mover: Seat) -> bool {
        let people = self.people();
        if let Some(seat) = self.stand_in {
            if !self.one_in(5) || self.gone.contains(&seat) {
                return false;
            }
            self.stand_in = None;
            let by = RecordedPlayer::Person(PlayerName::new("back").expect("a short name"));
            self.log.append(Entry::TakeOver { seat, by }).expect("there is such a seat");
            self.deeds.push(Deed::TakesBack { seat });
            return true;
        }
        // While everyone waits for somebody to be gone, no bot acts.
        if self.is_bot(mover) || people.len() < 2 || !self.one_in(20) {
            return false;
        }
        let seat = people[self.stream.index(people.len())];
        let others: Vec<Seat> = people.into_iter().filter(|other| *other != seat).collect();
        let asked_by = others[self.stream.index(others.len())];
        self.stand_in = Some(seat);
        let bot = RecordedBot {
            level: Level::Greedy,
            version: C::Game::player_version(Level::Greedy),
            rollouts: None,
        };
        self.log.append(Entry::TakeOver { seat, by: bot.into() }).expect("there is such a seat");
        self.deeds.push(Deed::StandIn { seat, asked_by });
        true
    }

    /// Keeps this moment.
    fn keep(&mut self) {
        let state = self.log.state();
        if matches!(C::Game::outcome(state), Outcome::Over(_)) {
            return;
        }
        self.deals =
            over(self.deals.clone(), &C::written_deal(state).expect("every game's deal can be written down"));
        self.moments.push(Moment {
            deeds: self.deeds.len(),
            entries: self.log.entries().len(),
            state: state.clone(),
            deals: self.deals.clone(),
        });
    }

    /// Cuts the game short at the last moment at which something else could have been dealt for all that the viewer knows.
    fn finish(mut self) -> Option<Pair> {
        let last = self.moments.last()?.entries;
        while let Some(moment) = self.moments.pop().filter(|moment| moment.entries >= FEWEST_ENTRIES) {
            let Some(others) = (0..TRIES).find_map(|_| self.redealt(&moment)) else { continue };
            self.deeds.truncate(moment.deeds);
            self.deeds.push(Deed::Looks);
            let set_up = self.log.set_up();
            let options = set_up.options.chosen().into_iter();
            return Some(Pair {
                number: self.number,
                game: C::Game::ID,
                edition: EditionChoice::Text(set_up.edition.write()),
                options: options.map(|(key, value)| (key.to_owned(), value.to_owned())).collect(),
                bots: self.bots,
                viewer: self.viewer,
                deals: [moment.deals, others],
                deeds: self.deeds,
                left_out: last - moment.entries,
            });
        }
        None
    }
}

impl<C: Conform<Game: SessionGame>> Play<C> {
    /// Other deals with which everything would have happened that did happen, undone actions too: everyone saw them.
    fn redealt(&mut self, moment: &Moment<C>) -> Option<Script> {
        let mut other = C::redeal(&moment.state, self.viewer, &mut self.stream);
        for _ in 0..2 {
            other = C::redeal(&other, self.viewer, &mut self.stream);
        }
        let others = over(moment.deals.clone(), &C::written_deal(&other)?);
        let set_up = SetUp { chance: Chance::Dealt(others.clone()), ..self.log.set_up().clone() };
        let mut log = Log::begin(set_up).ok()?;
        let is_legal =
            self.log.entries()[..moment.entries].iter().all(|entry| log.append(entry.clone()).is_ok());
        (is_legal && others != moment.deals).then_some(others)
    }
}

/// One deal over another: what both say is taken from the second.
fn over(below: Script, above: &Script) -> Script {
    above.iter().fold(below, |script, (label, values)| script.with(label, values))
}
