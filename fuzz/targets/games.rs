//! Whole games, played from bytes. What is listed is accepted, what is not listed is refused by a rule and changes nothing;
//! only the one whose turn it is has a list. Views that learn from events stay equal to fresh ones, a state can be imagined
//! for every view that has one, what is taken back never was, and the log folds into the same state again.

#![no_main]

use std::sync::Arc;

use libfuzzer_sys::arbitrary::{Result, Unstructured};
use libfuzzer_sys::fuzz_target;
use parlor_bots::{GameSeed, Level};
use parlor_core::{
    Chance, ChanceStream, Edition as _, Entry, GameOptions, Imagined, Log, MAX_SEATS, Next, Outcome,
    PlayerSeed, Refusal, Seat, SetUp, Viewer,
};
use parlor_fives::Fives;
use parlor_fuzz::Fuzzed;
use parlor_polygon::Polygon;
use parlor_scorzo::Scorzo;

/// The most things that are tried in one game.
const DEEDS: usize = 100;
/// The most actions of bots in a row: they get games on with few bytes.
const BOT_ACTIONS: u8 = 40;

fuzz_target!(|bytes: &[u8]| {
    let mut bytes = Unstructured::new(bytes);
    // Too few bytes are a game that is not played to its end.
    let _ = match bytes.int_in_range(0..=4) {
        Ok(0..=1) => play::<Polygon>(&mut bytes),
        Ok(2..=3) => play::<Scorzo>(&mut bytes),
        _ => play::<Fives>(&mut bytes),
    };
});

fn play<G: Fuzzed>(bytes: &mut Unstructured<'_>) -> Result<()> {
    let mut game = Played::<G>::begin(bytes)?;
    for _ in 0..DEEDS {
        if bytes.is_empty() {
            break;
        }
        match bytes.int_in_range(0..=15)? {
            0..=4 => game.act_as_listed(bytes)?,
            5..=9 => game.try_any(bytes)?,
            10..=11 => game.let_bots_play(bytes)?,
            12 => game.imagine(bytes)?,
            13..=14 => game.take_back(bytes)?,
            _ => game.leave(bytes)?,
        }
        game.check();
    }
    game.fold_again();
    Ok(())
}

struct Played<G: Fuzzed> {
    log: Log<G>,
    seeds: GameSeed,
    views: Vec<(Viewer, G::View)>,
    /// The states before each entry that stands.
    before: Vec<G::State>,
}

impl<G: Fuzzed> Played<G> {
    fn begin(bytes: &mut Unstructured<'_>) -> Result<Played<G>> {
        let edition = G::any_edition(bytes)?;
        let players = bytes.int_in_range(edition.players())?;
        let mut options = G::Options::default();
        for flag in G::Options::FLAGS {
            (flag.set)(&mut options, bytes.arbitrary()?);
        }
        let seeds = GameSeed::numbered("games", bytes.arbitrary::<u16>()?.into());
        let chance = Chance::Seed(seeds.deal());
        let log = Log::begin(SetUp { edition: Arc::new(edition), options, players, chance })
            .expect("so many can play");
        let views = Vec::new();
        let mut game = Played { log, seeds, views, before: Vec::new() };
        game.look_afresh();
        Ok(game)
    }

    fn look_afresh(&mut self) {
        let all = Viewer::all(self.log.set_up().players);
        self.views = all.map(|viewer| (viewer, G::view(self.log.state(), viewer))).collect();
    }

    fn mover(&self) -> Option<(Seat, &G::View)> {
        match G::next(self.log.state()) {
            Next::Seat(seat) => self
                .views
                .iter()
                .find(|(viewer, _)| viewer.is(seat))
                .map(|(_, view)| (seat, view))
                .or_else(|| panic!("{seat:?} is not at the table")),
            Next::Over => None,
            Next::Observation(label) => panic!("a seed says everything, {label} too"),
        }
    }

    /// Keeps an entry, and tells everybody what they see of it.
    fn append(&mut self, entry: Entry<G::Action>) -> std::result::Result<(), String> {
        let before = self.log.state().clone();
        let events = match self.log.append(entry) {
            Ok(events) => events,
            Err(error) => {
                assert!(*self.log.state() == before, "refused, but something has changed");
                return Err(error.to_string());
            }
        };
        self.before.push(before);
        for (viewer, view) in &mut self.views {
            events.iter().for_each(|event| G::advance(view, &G::seen(event, *viewer)));
        }
        Ok(())
    }

    fn act_as_listed(&mut self, bytes: &mut Unstructured<'_>) -> Result<()> {
        let Some((seat, view)) = self.mover() else { return Ok(()) };
        let listed = G::actions(view);
        let action = *bytes.choose(&listed)?;
        self.append(Entry::Act { seat, action }).expect("what is listed is legal");
        Ok(())
    }

    /// Any action by anybody.
    fn try_any(&mut self, bytes: &mut Unstructured<'_>) -> Result<()> {
        let mover = self.mover().map(|(seat, _)| seat);
        let seat = match mover {
            Some(mover) if bytes.ratio(3, 4)? => mover,
            _ => any_seat(bytes)?,
        };
        let view = self.views.iter().find(|(viewer, _)| viewer.is(seat)).unwrap_or(&self.views[0]);
        let action = G::any_action(&view.1, bytes)?;
        let listed = mover == Some(seat) && G::actions(&view.1).contains(&action);
        if !listed && let Err(refusal) = G::apply(&mut self.log.state().clone(), seat, &action) {
            assert!(G::RULES.contains(&refusal.rule()), "{refusal}");
        }
        let accepted = self.append(Entry::Act { seat, action });
        assert_eq!(accepted.is_ok(), listed, "{action} by {seat:?}: {accepted:?}");
        Ok(())
    }

    fn let_bots_play(&mut self, bytes: &mut Unstructured<'_>) -> Result<()> {
        let level = *bytes.choose(&Level::ALL)?;
        for _ in 0..bytes.int_in_range(1..=BOT_ACTIONS)? {
            let Some((seat, view)) = self.mover() else { break };
            let action = G::choose(level, view, &self.seeds.player(seat)).expect("it is this player's turn");
            self.append(Entry::Act { seat, action }).expect("bots do what is legal");
        }
        Ok(())
    }

    /// For the viewer, an imagined state is as good as the real one.
    fn imagine(&mut self, bytes: &mut Unstructured<'_>) -> Result<()> {
        let (viewer, view) = bytes.choose(&self.views)?;
        let number: u8 = bytes.arbitrary()?;
        let mut stream = ChanceStream::for_player(&PlayerSeed::from_text("games"), &number.to_string());
        let imagined =
            Imagined::<G>::from_view(view, &mut stream).expect("the real state agrees with the view");
        assert!(imagined.view(*viewer) == *view, "{viewer:?} sees something else");
        assert_eq!(imagined.next(), G::next(self.log.state()));
        G::check_box(imagined.state());
        Ok(())
    }

    fn take_back(&mut self, bytes: &mut Unstructured<'_>) -> Result<()> {
        let seat = any_seat(bytes)?;
        let can = self.log.can_retract(seat);
        let before = self.log.state().clone();
        let taken_back = self.log.append(Entry::Retract { seat });
        assert_eq!(taken_back.is_ok(), can, "{seat:?}: {taken_back:?}");
        let expected = if can { self.before.pop().expect("something was done") } else { before };
        assert!(*self.log.state() == expected, "what was taken back left a trace");
        self.look_afresh();
        Ok(())
    }

    fn leave(&mut self, bytes: &mut Unstructured<'_>) -> Result<()> {
        let seat = any_seat(bytes)?;
        let over = G::next(self.log.state()) == Next::Over;
        let gone = self.log.entries().iter().any(|entry| match entry {
            Entry::Leave { seat: other } | Entry::TimeOut { seat: other } => *other == seat,
            _ => false,
        });
        let may = !over && !gone && seat.index() < usize::from(self.log.set_up().players);
        let entry = if bytes.arbitrary()? { Entry::Leave { seat } } else { Entry::TimeOut { seat } };
        let left = self.append(entry);
        assert_eq!(left.is_ok(), may, "{seat:?} leaves: {left:?}");
        Ok(())
    }

    fn check(&self) {
        let state = self.log.state();
        G::check_box(state);
        let mover = self.mover().map(|(seat, _)| Viewer::Seat(seat));
        for (viewer, view) in &self.views {
            assert!(G::view(state, *viewer) == *view, "{viewer:?} knows something else");
            let listed = G::actions(view);
            assert_eq!(listed.is_empty(), Some(*viewer) != mover, "{viewer:?}: {listed:?}");
        }
        assert_eq!(mover.is_none(), G::outcome(state) != Outcome::Going);
    }

    fn fold_again(self) {
        let mut again = Log::<G>::begin(self.log.set_up().clone()).expect("it has begun once");
        for entry in self.log.entries() {
            again.append(entry.clone()).expect("it was accepted once");
        }
        assert!(again.state() == self.log.state(), "the log folds into another state");
    }
}

/// A seat, at this table or not.
fn any_seat(bytes: &mut Unstructured<'_>) -> Result<Seat> {
    let index = bytes.int_in_range(0..=MAX_SEATS as u8 - 1)?;
    Ok(Seat::new(index).expect("so many seats can be"))
}
