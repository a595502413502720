//! What everybody at the table knows.

use std::collections::VecDeque;
use std::sync::Arc;

use parlor_core::{BySeat, Departure, Outcome, Results, Seat};
use serde::Serialize;

use crate::{Card, Cards, Edition, FinishedRound, Hand, Options, Pile, Round, RoundId, Seen, Step, StepKind};

/// How many turns everybody has in a round that nobody finishes (Z10).
pub(crate) const LAPS: u8 = 50;
/// How many rounds decide a tie before the win is shared (Z18).
pub(crate) const DECIDERS: u8 = 10;
/// How many cards are dealt in them (Z18).
pub(crate) const DECIDER_CARDS: u8 = 3;

/// The public part of a game. A state and a view both hold one, and both bring it up to date in the same way, from what was
/// seen.
///
/// Of finished rounds it keeps the hands that were shown and what they counted: all cards were shuffled again since.
///
/// ```
/// use parlor_core::{Chance, Edition as _, Log, Script, Seat, SetUp};
/// use parlor_scorzo::{Action, Edition, Options, Phase, Scorzo};
///
/// // Seat 1 deals, so seat 2 gets the first card and begins: 7S 8S 9S against 1S 4Q 7C, with 2H on the discard pile.
/// let script = Script::new()
///     .with("scorzo/dealer/1", ["10S", "1S"])
///     .with("scorzo/deal/1", "7S 1S 8S 4Q 9S 7C 2H".split(' '));
/// let edition = Edition::read("name = \"short\"\nplayers = [2, 6]\nrounds = [3, 4]\n")?.into();
/// let set_up = SetUp { edition, options: Options::default(), players: 2, chance: Chance::Dealt(script) };
/// let mut log = Log::<Scorzo>::begin(set_up)?;
/// let [dealer, other] = [0, 1].map(|index| Seat::new(index).unwrap());
///
/// for (seat, card) in [(other, "2H"), (dealer, "7C")] {
///     log.act(seat, Action::Take)?;
///     log.act(seat, Action::Discard(card.parse()?))?;
/// }
/// let public = log.state().public();
/// assert_eq!((public.finished()[0].caller, public.phase()), (Some(other), Phase::Dealing));
/// assert_eq!(public.scores().as_slice(), [7, 0]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Public {
    #[serde(serialize_with = "parlor_core::serialize_shared")]
    edition: Arc<Edition>,
    options: Options,
    /// The cards drawn for the first deal, draw by draw (Z3).
    dealer_draws: Vec<BySeat<Option<Card>>>,
    first_dealer: Option<Seat>,
    phase: Phase,
    /// The points of the edition's rounds so far; those that decide a tie don't count (Z18).
    scores: BySeat<i32>,
    gone: BySeat<Option<Departure>>,
    finished: Vec<FinishedRound>,
    /// The round under way, or the latest one.
    round: Option<Round>,
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Nobody knows yet who deals (Z3).
    Beginning,
    /// The next round has to be dealt.
    Dealing,
    /// This player is to take a card (Z7).
    Taking(Seat),
    /// This player has taken a card and is to discard one (Z7).
    Discarding(Seat),
    /// The round has ended; the hands have to be shown (Z17).
    Counting,
    /// The game is over.
    Over,
}

impl Phase {
    /// Whose turn it is.
    #[must_use]
    pub const fn turn(self) -> Option<Seat> {
        match self {
            Phase::Taking(seat) | Phase::Discarding(seat) => Some(seat),
            Phase::Beginning | Phase::Dealing | Phase::Counting | Phase::Over => None,
        }
    }
}

/// A round that is to be dealt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ComingRound {
    pub(crate) id: RoundId,
    pub(crate) dealer: Seat,
    pub(crate) cards: u8,
    pub(crate) players: BySeat<bool>,
}

/// Why there is a round.
const IN_A_ROUND: &str = "this happens in a round";

impl Public {
    pub(crate) fn new(edition: Arc<Edition>, options: Options, players: u8) -> Public {
        Public {
            edition,
            options,
            dealer_draws: Vec::new(),
            first_dealer: None,
            phase: Phase::Beginning,
            scores: BySeat::new(players, |_| 0),
            gone: BySeat::new(players, |_| None),
            finished: Vec::new(),
            round: None,
        }
    }

    parlor_core::public_accessors!();

    /// The cards drawn for the first deal, draw by draw; none at a real table, which just tells who deals.
    #[must_use]
    pub fn dealer_draws(&self) -> &[BySeat<Option<Card>>] {
        &self.dealer_draws
    }

    /// The rounds that have been scored, in order: the score sheet.
    #[must_use]
    pub fn finished(&self) -> &[FinishedRound] {
        &self.finished
    }

    /// The round under way, or the latest one; none before the first deal.
    #[must_use]
    pub const fn round(&self) -> Option<&Round> {
        self.round.as_ref()
    }

    /// Whether the player in this seat has cards in the round under way.
    #[must_use]
    pub fn is_in_round(&self, seat: Seat) -> bool {
        self.plays(seat) && self.round.as_ref().is_some_and(|round| round.players[seat])
    }

    /// The cards of the round whose place not everybody knows: neither discarded, nor in a pile that was turned over, nor
    /// taken in the open. Cards of a shuffled discard pile are among them (Z9).
    #[must_use]
    pub fn unseen(&self) -> Cards {
        let Some(round) = &self.round else { return Cards::DECKS };
        let pile = match &round.pile {
            Pile::Known(cards) => cards.iter().copied().collect(),
            Pile::Hidden(_) => Vec::new(),
        };
        let known = round.known.as_slice().iter().flat_map(Cards::iter);
        let seen = round.discards.iter().copied().chain(pile).chain(known);
        Cards::DECKS.without(seen).expect("all of them are different cards of the decks")
    }

    /// How the game stands.
    #[must_use]
    pub fn outcome(&self) -> Outcome {
        if self.phase != Phase::Over {
            return Outcome::Going;
        }
        let winners = self.contenders();
        // Z19: who has left ranks last. Z18: a round that decides a tie decides who wins, and nothing more.
        let key = |seat: Seat| match (self.plays(seat), winners[seat]) {
            (false, _) => (2, 0),
            (true, true) => (0, 0),
            (true, false) => (1, self.scores[seat]),
        };
        Outcome::Over(Results::ranked(self.scores.clone(), key))
    }

    /// Those who can still win once the edition's rounds are over (Z18): who is lowest, and where several tie, who was
    /// lowest in each round that was to decide it.
    fn contenders(&self) -> BySeat<bool> {
        let mut contenders = BySeat::new(self.players(), |seat| self.plays(seat));
        keep_lowest(&mut contenders, |seat| Some(self.scores[seat]));
        for decider in self.finished.iter().filter(|round| matches!(round.round, RoundId::Deciding(_))) {
            keep_lowest(&mut contenders, |seat| decider.points[seat].map(i32::from));
        }
        contenders
    }

    /// The round that comes after those that are finished; none if the game is decided.
    pub(crate) fn coming_round(&self) -> Option<ComingRound> {
        let in_game = BySeat::new(self.players(), |seat| self.plays(seat));
        let Some(last) = self.finished.last() else {
            return self.dealt_by(RoundId::Regular(1), self.first_dealer?, in_game);
        };
        let next_to_decide = match last.round {
            RoundId::Regular(number) if usize::from(number) < self.edition.rounds().len() => {
                return self.dealt_by(
                    RoundId::Regular(number + 1),
                    last.dealer.left(self.players()),
                    in_game,
                );
            }
            RoundId::Regular(_) => 1,
            RoundId::Deciding(number) => number + 1,
        };
        let contenders = self.contenders();
        let is_tie = contenders.as_slice().iter().filter(|is| **is).count() > 1;
        if !is_tie || next_to_decide > DECIDERS {
            return None;
        }
        self.dealt_by(RoundId::Deciding(next_to_decide), last.dealer.left(self.players()), contenders)
    }

    /// The round in which these play, and the first of them from this seat on deals (Z4, Z18).
    fn dealt_by(&self, id: RoundId, from: Seat, players: BySeat<bool>) -> Option<ComingRound> {
        let cards = match id {
            RoundId::Regular(number) => *self.edition.rounds().get(usize::from(number).checked_sub(1)?)?,
            RoundId::Deciding(_) => DECIDER_CARDS,
        };
        let clockwise = std::iter::successors(Some(from), |seat| Some(seat.left(self.players())));
        let dealer = clockwise.take(usize::from(self.players())).find(|seat| players[*seat])?;
        Some(ComingRound { id, dealer, cards, players })
    }

    /// What was drawn for the first deal, where that is told afterwards.
    pub(crate) fn set_dealer_draws(&mut self, draws: Vec<BySeat<Option<Card>>>) {
        self.dealer_draws = draws;
    }

    /// Who has left in a round of which nothing but its end is known.
    pub(crate) fn set_gone(&mut self, seat: Seat, why: Departure) {
        self.gone[seat] = Some(why);
    }

    /// A round of which nothing but its end is known.
    pub(crate) fn add_finished(&mut self, round: FinishedRound) {
        if matches!(round.round, RoundId::Regular(_)) {
            for (seat, score) in self.scores.iter_mut() {
                *score += round.points[seat].map_or(0, i32::from);
            }
        }
        self.finished.push(round);
        self.phase = Phase::Dealing;
    }

    /// Takes in what happened.
    pub(crate) fn apply(&mut self, seen: &Seen) {
        match seen {
            Seen::DrewForDeal { drawn } => self.dealer_draws.push(drawn.clone()),
            Seen::DealerChosen { dealer } => {
                self.first_dealer = Some(*dealer);
                self.phase = Phase::Dealing;
            }
            Seen::Dealt { round, dealer, cards, players, starter, .. } => {
                self.round = Some(Round::new(*round, *dealer, *cards, players.clone(), *starter));
                self.go_on_after(*dealer);
            }
            Seen::TurnedOver { shuffled } => self.note_turned_over(*shuffled),
            Seen::Drew { seat, .. } => self.note_drew(*seat),
            Seen::Took { seat, card } => self.note_took(*seat, *card),
            Seen::Discarded { seat, card } => self.note_discarded(*seat, *card),
            Seen::Called { seat } => self.note_called(*seat),
            Seen::Left { seat, why } => self.note_left(*seat, *why),
            Seen::Scored { hands, points } => self.note_scored(hands, points),
        }
    }

    /// Z9: the discard pile becomes the draw pile.
    fn note_turned_over(&mut self, shuffled: bool) {
        let seat = self.phase.turn().expect("a pile is turned over in a turn");
        let round = self.round.as_mut().expect(IN_A_ROUND);
        let discards = VecDeque::from(std::mem::take(&mut round.discards));
        round.pile = if shuffled {
            Pile::Hidden(u8::try_from(discards.len()).expect("two decks have 112 cards"))
        } else {
            Pile::Known(discards)
        };
        round.steps.push(Step { seat, kind: StepKind::TurnedOver });
    }

    fn note_drew(&mut self, seat: Seat) {
        let round = self.round.as_mut().expect(IN_A_ROUND);
        let known = match &mut round.pile {
            Pile::Hidden(count) => {
                *count = count.saturating_sub(1);
                None
            }
            Pile::Known(cards) => cards.pop_front(),
        };
        if let Some(card) = known {
            assert!(round.known[seat].add(card), "it was in the pile, so that nobody is known to hold it");
        }
        round.steps.push(Step { seat, kind: StepKind::Drew(known) });
        self.phase = Phase::Discarding(seat);
    }

    fn note_took(&mut self, seat: Seat, card: Card) {
        let round = self.round.as_mut().expect(IN_A_ROUND);
        round.discards.pop();
        assert!(
            round.known[seat].add(card),
            "it was in the discard pile, so that nobody is known to hold it"
        );
        round.steps.push(Step { seat, kind: StepKind::Took(card) });
        self.phase = Phase::Discarding(seat);
    }

    fn note_discarded(&mut self, seat: Seat, card: Card) {
        let round = self.round.as_mut().expect(IN_A_ROUND);
        // If the player holds two of them, one known and one not, nobody can tell which it was: one is known to be left.
        let _ = round.known[seat].take(card);
        round.discards.push(card);
        round.steps.push(Step { seat, kind: StepKind::Discarded(card) });
        round.turns[seat] = round.turns[seat].saturating_add(1);
        round.owed[seat] = false;
        self.go_on_after(seat);
    }

    /// Z16: every other player has one more turn.
    fn note_called(&mut self, seat: Seat) {
        let owed = BySeat::new(self.players(), |other| other != seat && self.is_in_round(other));
        let round = self.round.as_mut().expect(IN_A_ROUND);
        round.caller = Some(seat);
        round.owed = owed;
        round.steps.push(Step { seat, kind: StepKind::Called });
        self.go_on_after(seat);
    }

    /// Z19: the others play on.
    fn note_left(&mut self, seat: Seat, why: Departure) {
        let was_in_round = self.is_in_round(seat);
        self.gone[seat] = Some(why);
        if let Some(round) = &mut self.round {
            round.owed[seat] = false;
            round.steps.push(Step { seat, kind: StepKind::Left(why) });
        }
        let left = Seat::first(self.players()).filter(|seat| self.plays(*seat)).count();
        if left <= 1 {
            self.phase = Phase::Over;
            return;
        }
        let decides = self.round.as_ref().is_some_and(|round| matches!(round.id, RoundId::Deciding(_)));
        match self.phase {
            Phase::Taking(turn) | Phase::Discarding(turn) => {
                let in_round = Seat::first(self.players()).filter(|seat| self.is_in_round(*seat)).count();
                if decides && in_round <= 1 {
                    self.abandon_decider();
                } else if turn == seat {
                    self.go_on_after(seat);
                } else if was_in_round && self.nobody_has_a_turn() {
                    self.phase = Phase::Counting;
                }
            }
            Phase::Dealing if self.coming_round().is_none() => self.phase = Phase::Over,
            Phase::Beginning | Phase::Dealing | Phase::Counting | Phase::Over => {}
        }
    }

    /// One of those who tied is left, and wins; or none is, and the tie is between others now.
    fn abandon_decider(&mut self) {
        let seats = self.players();
        self.finish_round(&BySeat::new(seats, |_| None), &BySeat::new(seats, |_| None));
    }

    fn note_scored(&mut self, hands: &BySeat<Option<Hand>>, points: &BySeat<Option<u16>>) {
        if self.round.as_ref().is_some_and(|round| matches!(round.id, RoundId::Regular(_))) {
            for (seat, score) in self.scores.iter_mut() {
                *score += points[seat].map_or(0, i32::from);
            }
        }
        self.finish_round(hands, points);
    }

    fn finish_round(&mut self, hands: &BySeat<Option<Hand>>, points: &BySeat<Option<u16>>) {
        let round = self.round.as_ref().expect(IN_A_ROUND);
        self.finished.push(FinishedRound {
            round: round.id,
            dealer: round.dealer,
            cards: round.cards,
            caller: round.caller,
            hands: hands.clone(),
            points: points.clone(),
        });
        self.phase = if self.coming_round().is_some() { Phase::Dealing } else { Phase::Over };
    }

    /// The next player clockwise takes a card, unless nobody has a turn any more (Z6, Z10, Z16).
    fn go_on_after(&mut self, seat: Seat) {
        if self.nobody_has_a_turn() {
            self.phase = Phase::Counting;
            return;
        }
        let mut next = seat.left(self.players());
        while !self.has_a_turn(next) {
            next = next.left(self.players());
        }
        self.phase = Phase::Taking(next);
    }

    fn nobody_has_a_turn(&self) -> bool {
        !Seat::first(self.players()).any(|seat| self.has_a_turn(seat))
    }

    /// Whether a player has a turn in this round: the last one after a call (Z16), or one of the fifty (Z10).
    fn has_a_turn(&self, seat: Seat) -> bool {
        let Some(round) = &self.round else { return false };
        let turn_left = if round.caller.is_some() { round.owed[seat] } else { round.turns[seat] < LAPS };
        self.is_in_round(seat) && turn_left
    }
}

/// Keeps those of the chosen seats whose number is lowest; all, if none of them has a number.
fn keep_lowest(chosen: &mut BySeat<bool>, number: impl Fn(Seat) -> Option<i32>) {
    let numbers = chosen.map(|seat, is_chosen| number(seat).filter(|_| *is_chosen));
    let Some(lowest) = numbers.as_slice().iter().flatten().min().copied() else { return };
    for (seat, is_chosen) in chosen.iter_mut() {
        *is_chosen = numbers[seat] == Some(lowest);
    }
}

#[cfg(any(test, feature = "conformance"))]
impl Public {
    /// The table as it was when the present round had just been dealt, and how many actions and leavings there were since.
    pub(crate) fn at_deal(&self) -> Option<(Public, usize)> {
        let mut public = self.clone();
        let round = public.round.take()?;
        let entries =
            round.steps.iter().filter(|step| !matches!(step.kind, StepKind::TurnedOver | StepKind::Called));
        let count = entries.count();
        for step in round.steps.iter().filter(|step| matches!(step.kind, StepKind::Left(_))) {
            public.gone[step.seat] = None;
        }
        if let Some(finished) = public.finished.pop_if(|finished| finished.round == round.id)
            && matches!(finished.round, RoundId::Regular(_))
        {
            for (seat, score) in public.scores.iter_mut() {
                *score -= finished.points[seat].map_or(0, i32::from);
            }
        }
        let Round { id, dealer, cards, players, starter, .. } = round;
        let hand = None;
        public.apply(&Seen::Dealt { round: id, dealer, cards, players, hand, starter });
        Some((public, count))
    }
}
