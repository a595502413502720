//! Making up what a viewer can't see.
//!
//! Every card whose place the viewer can't know is equally likely in every hidden place: dealt to another hand, drawn by
//! another player, still in the pile. A discard shows what one of those places held. That nobody called proves that no
//! hand was complete at the end of its owner's turn, and a call proves that one was (Z15): a deal that contradicts this
//! is thrown away and dealt again.

use std::sync::Arc;

use parlor_core::{BySeat, Chance, ChanceStream, ImagineError, Seat, Secret};

use crate::round::HiddenDraw;
use crate::state::Deal;
use crate::{Card, Cards, Hand, Pile, Round, State, StepKind, View, fewest_points, is_complete};

/// How many deals are tried at random, each equally likely. Only if all of them contradict what is known is a deal mended
/// card by card: a hand of eight that called is far too rare to turn up by itself.
const TRIES: u32 = 1_000;
/// After this many tries, one of the deals that were found in several ways will do.
const EXACT_TRIES: u32 = 64;
/// How many changes are tried when mending a deal.
const MENDS: u32 = 200_000;
/// After this many changes without success, mending begins again with another deal.
const MENDS_A_DEAL: u32 = 2_000;

pub(crate) fn imagine(view: &View, stream: &mut ChanceStream) -> Result<State, ImagineError> {
    let known = Known::new(view)?;
    let mut found_often = Reservoir::default();
    for tries in 0..TRIES {
        if tries >= EXACT_TRIES && found_often.world.is_some() {
            break;
        }
        let Some(world) = known.deal(stream) else { continue };
        if known.contradictions(&world, Thoroughness::UpToTheFirst) > 0 {
            continue;
        }
        // A deal that can be found in several ways would come up that much more often than others.
        let ways = known.ways(&world);
        if ways == 1 || stream.below(ways) == 0 {
            return known.state(view, &world, stream);
        }
        found_often.offer(world, ways, stream);
    }
    let world = match found_often.world {
        Some(world) => world,
        None => known.mend(stream)?,
    };
    known.state(view, &world, stream)
}

/// One of the deals that were thrown away because they are found in several ways, the less likely the more ways there are.
/// Players who discard wilds again and again leave few others.
#[derive(Default)]
struct Reservoir {
    world: Option<World>,
    weight: u32,
}

impl Reservoir {
    fn offer(&mut self, world: World, ways: u32, stream: &mut ChanceStream) {
        let weight = (1 << 20) / ways.min(1 << 20);
        self.weight += weight;
        if stream.below(self.weight) < weight {
            self.world = Some(world);
        }
    }
}

/// A place in the orders of a round's piles: the deal's cards first, then those of every pile that was shuffled.
type Place = usize;

/// What happened to the cards of those who are not the viewer, in order.
#[derive(Clone, Copy, Debug)]
enum Happening {
    /// A player got the card of a place that the viewer can't see.
    Got { seat: Seat, place: Place },
    /// A player got a card in the open.
    GotOpenly { seat: Seat, card: Card },
    /// A player discarded a card, and what that proves about the hand.
    Discarded { seat: Seat, card: Card, proves: Proof },
}

/// What the end of a turn proves about the player's hand (Z15).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Proof {
    /// There was a call: nothing but melds.
    Complete,
    /// There was none: something else was left.
    NotComplete,
    /// Somebody had called before: nothing.
    Nothing,
}

/// What the viewer knows, laid out by places.
struct Known<'a> {
    round: &'a Round,
    /// The first place of every order, and the end of the last.
    starts: Vec<Place>,
    /// The card of each place that the viewer has seen go where it went.
    fixed: Vec<Option<Card>>,
    /// For every order, the cards of the other places.
    pools: Vec<Cards>,
    happenings: Vec<Happening>,
    own: Option<(Seat, Hand)>,
    /// Hands that lie open on the table at the end of a round.
    shown: Option<BySeat<Option<Hand>>>,
}

/// A whole deal.
struct World {
    /// The card of every place.
    cards: Vec<Card>,
    /// Places whose cards have not come to light: any two of the same order may change their cards.
    free: Vec<Place>,
    /// Which places came to light when their cards were discarded: what happened, who, where.
    came_to_light: Vec<(usize, Seat, Place)>,
}

/// How far to look for contradictions.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Thoroughness {
    /// Whether there is any.
    UpToTheFirst,
    /// How far the deal is from having none.
    ToTheEnd,
}

impl<'a> Known<'a> {
    fn new(view: &'a View) -> Result<Known<'a>, ImagineError> {
        let public = view.public();
        let round = public.round().ok_or(ImagineError)?;
        let own_seat = view.own_seat();
        let own = own_seat.zip(view.hand().copied());
        let mut piles = Piles::new();
        let mut own_draws = view.own().map(|own| own.drawn.iter().copied()).into_iter().flatten();
        let mut fixed = vec![None; piles.end()];
        let mut happenings = Vec::with_capacity(round.steps().len() + usize::from(round.cards()) * 5);
        let mut got = |seat: Option<Seat>, place: Place, fixed: &mut Vec<Option<Card>>| {
            match seat {
                None => fixed[place] = Some(round.starter()),
                Some(seat) if Some(seat) == own_seat => fixed[place] = own_draws.next(),
                Some(seat) => return Some(Happening::Got { seat, place }),
            }
            None
        };
        let dealt = usize::from(round.cards()) * round.dealing_order().count() + 1;
        for draw in round.hidden_draws().take(dealt) {
            if let HiddenDraw::Card(seat) = draw {
                happenings.extend(got(seat, piles.next_place(), &mut fixed));
            }
        }
        let mut discards = vec![round.starter()];
        let mut called = false;
        for (index, step) in round.steps().iter().enumerate() {
            let seat = step.seat;
            let happening = match step.kind {
                StepKind::TurnedOver => {
                    let pile = std::mem::take(&mut discards);
                    if public.options().reshuffle {
                        piles.shuffled(pile);
                        fixed.resize(piles.end(), None);
                    }
                    None
                }
                StepKind::Drew(None) => got(Some(seat), piles.next_place(), &mut fixed),
                StepKind::Drew(Some(card)) => Some(Happening::GotOpenly { seat, card }),
                StepKind::Took(card) => {
                    discards.pop();
                    Some(Happening::GotOpenly { seat, card })
                }
                StepKind::Discarded(card) => {
                    discards.push(card);
                    let calls =
                        round.steps().get(index + 1).is_some_and(|next| next.kind == StepKind::Called);
                    let proves = match (calls, called) {
                        (true, _) => Proof::Complete,
                        (false, false) => Proof::NotComplete,
                        (false, true) => Proof::Nothing,
                    };
                    Some(Happening::Discarded { seat, card, proves })
                }
                StepKind::Called => {
                    called = true;
                    None
                }
                StepKind::Left(_) => None,
            };
            // The viewer's own hand is known as it is.
            happenings.extend(happening.filter(|_| Some(seat) != own_seat));
        }
        if own_draws.next().is_some() {
            return Err(ImagineError);
        }
        let mut pools = piles.contents;
        for (order, pool) in pools.iter_mut().enumerate() {
            let places = piles.starts[order]..piles.starts[order + 1];
            let seen = fixed[places].iter().flatten().copied();
            *pool = pool.without(seen).ok_or(ImagineError)?;
        }
        let scored = public.finished().last().filter(|last| last.round == round.id());
        let shown = scored.map(|last| last.hands.clone());
        Ok(Known { round, starts: piles.starts, fixed, pools, happenings, own, shown })
    }

    fn order_of(&self, place: Place) -> usize {
        self.starts.iter().skip(1).take_while(|start| **start <= place).count()
    }

    /// Deals everything that is not known, each possibility equally likely but for what calls prove. `None` if the choices
    /// of where discards came from have led into a dead end, which they can only where a pile was shuffled.
    fn deal(&self, stream: &mut ChanceStream) -> Option<World> {
        let mut cards = self.fixed.clone();
        let mut pools = self.pools.clone();
        let mut held: BySeat<Held> = BySeat::new(self.round.players().seats(), |_| Held::default());
        let mut came_to_light = Vec::new();
        for (index, happening) in self.happenings.iter().enumerate() {
            match *happening {
                Happening::Got { seat, place } => held[seat].places.push(place),
                Happening::GotOpenly { seat, card } => {
                    let _ = held[seat].open.add(card);
                }
                Happening::Discarded { seat, card, .. } => {
                    // If the player holds one openly and one not, it makes no difference which of them it was.
                    if !held[seat].open.take(card) {
                        let place = self.pick(&mut held[seat].places, &mut pools, card, stream)?;
                        cards[place] = Some(card);
                        came_to_light.push((index, seat, place));
                    }
                }
            }
        }
        for (seat, hand) in self.shown.iter().flat_map(BySeat::iter) {
            let own = self.own.is_some_and(|(own, _)| own == seat);
            let hidden = hand.filter(|_| !own).and_then(|hand| hand.cards().without(held[seat].open.iter()));
            for card in hidden.iter().flat_map(Cards::iter) {
                let place = self.pick(&mut held[seat].places, &mut pools, card, stream)?;
                cards[place] = Some(card);
            }
        }
        let mut free = Vec::with_capacity(cards.len());
        for (order, pool) in pools.iter().enumerate() {
            let places = self.starts[order]..self.starts[order + 1];
            let start = free.len();
            free.extend(places.filter(|place| cards[*place].is_none()));
            let mut unseen: Vec<Card> = pool.iter().collect();
            if free.len() - start != unseen.len() {
                return None;
            }
            stream.shuffle(&mut unseen);
            for (place, card) in free[start..].iter().zip(unseen) {
                cards[*place] = Some(card);
            }
        }
        let cards: Vec<Card> = cards.into_iter().collect::<Option<_>>()?;
        Some(World { cards, free, came_to_light })
    }

    /// The place that a discarded card came from: any that the player holds whose order has such a card left.
    fn pick(
        &self,
        places: &mut Vec<Place>,
        pools: &mut [Cards],
        card: Card,
        stream: &mut ChanceStream,
    ) -> Option<Place> {
        let can_be = |place: &Place| pools[self.order_of(*place)].count(card) > 0;
        let open: Vec<usize> = (0..places.len()).filter(|slot| can_be(&places[*slot])).collect();
        if open.is_empty() {
            return None;
        }
        let place = places.swap_remove(open[stream.index(open.len())]);
        pools[self.order_of(place)].take(card).then_some(place)
    }

    /// In how many ways a deal is found: a player who held two equal cards could have discarded either, which is the same
    /// deal.
    fn ways(&self, world: &World) -> u32 {
        let mut held: BySeat<Vec<Place>> = BySeat::new(self.round.players().seats(), |_| Vec::new());
        let mut discards = world.came_to_light.iter().peekable();
        let mut ways: u32 = 1;
        for (index, happening) in self.happenings.iter().enumerate() {
            if let Happening::Got { seat, place } = *happening {
                held[seat].push(place);
            }
            if let Some((_, seat, place)) = discards.next_if(|(at, _, _)| *at == index) {
                let card = world.cards[*place];
                let equal = held[*seat].iter().filter(|other| world.cards[**other] == card).count();
                ways = ways.saturating_mul(u32::try_from(equal).expect("a hand has few cards"));
                held[*seat].retain(|other| other != place);
            }
        }
        ways
    }

    /// How far a deal is from what is known about hands: 0 if it agrees.
    fn contradictions(&self, world: &World, thoroughness: Thoroughness) -> u32 {
        let mut hands: BySeat<Hand> = BySeat::new(self.round.players().seats(), |_| Hand::default());
        let mut found = 0;
        for happening in &self.happenings {
            match *happening {
                Happening::Got { seat, place } => {
                    let _ = hands[seat].add(world.cards[place]);
                }
                Happening::GotOpenly { seat, card } => {
                    let _ = hands[seat].add(card);
                }
                Happening::Discarded { seat, card, proves } => {
                    let _ = hands[seat].take(card);
                    found += match proves {
                        Proof::Complete => u32::from(fewest_points(&hands[seat])),
                        Proof::NotComplete => u32::from(is_complete(&hands[seat])),
                        Proof::Nothing => 0,
                    };
                }
            }
            if found > 0 && thoroughness == Thoroughness::UpToTheFirst {
                break;
            }
        }
        found
    }

    /// Changes cards between places that the viewer has never seen until nothing is contradicted. The outcome is one of the
    /// possible deals, and each can come up, though no longer all alike.
    fn mend(&self, stream: &mut ChanceStream) -> Result<World, ImagineError> {
        let mut mends = 0;
        while mends < MENDS {
            let Some(mut world) = self.deal(stream) else {
                mends += MENDS_A_DEAL;
                continue;
            };
            let mut left = self.contradictions(&world, Thoroughness::ToTheEnd);
            for _ in 0..MENDS_A_DEAL {
                if left == 0 {
                    return Ok(world);
                }
                if world.free.is_empty() {
                    break;
                }
                let one = world.free[stream.index(world.free.len())];
                let other = world.free[stream.index(world.free.len())];
                if self.order_of(one) != self.order_of(other) {
                    continue;
                }
                world.cards.swap(one, other);
                let after = self.contradictions(&world, Thoroughness::ToTheEnd);
                if after > left {
                    world.cards.swap(one, other);
                } else {
                    left = after;
                }
            }
            mends += MENDS_A_DEAL;
        }
        Err(ImagineError)
    }

    fn state(&self, view: &View, world: &World, stream: &mut ChanceStream) -> Result<State, ImagineError> {
        let public = view.public();
        let mut hands: BySeat<Hand> = BySeat::new(public.players(), |_| Hand::default());
        for happening in &self.happenings {
            match *happening {
                Happening::Got { seat, place } => hands[seat].add(world.cards[place]),
                Happening::GotOpenly { seat, card } => hands[seat].add(card),
                Happening::Discarded { seat, card, .. } if hands[seat].take(card) => Ok(()),
                Happening::Discarded { .. } => return Err(ImagineError),
            }
            .map_err(|_| ImagineError)?;
        }
        if let Some((seat, hand)) = self.own {
            hands[seat] = hand;
        }
        let cards = |bounds: &[Place]| Arc::from(&world.cards[bounds[0]..bounds[1]]);
        let orders: Vec<Arc<[Card]>> = self.starts.windows(2).map(cards).collect();
        let gone = |order: &Arc<[Card]>| match self.round.pile() {
            Pile::Hidden(left) => order.len() - usize::from(*left),
            Pile::Known(_) => order.len(),
        };
        let drawn = orders.last().map_or(0, gone);
        let order = orders.len() - 1;
        Ok(State {
            public: public.clone(),
            chance: Secret::new(Chance::Seed(stream.seed())),
            deal: Some(Secret::new(Deal { orders, order, drawn, hands })),
            told: BySeat::new(public.players(), |_| None),
        })
    }
}

/// What a player holds while a deal is made up.
#[derive(Clone, Default)]
struct Held {
    /// Places whose cards have not come to light.
    places: Vec<Place>,
    /// Cards that were taken in the open.
    open: Cards,
}

/// The orders of a round's piles, one after the other.
struct Piles {
    starts: Vec<Place>,
    contents: Vec<Cards>,
    next: Place,
}

impl Piles {
    fn new() -> Piles {
        let end = usize::from(Cards::DECKS.len());
        Piles { starts: vec![0, end], contents: vec![Cards::DECKS], next: 0 }
    }

    fn end(&self) -> Place {
        *self.starts.last().expect("it begins with two")
    }

    fn next_place(&mut self) -> Place {
        self.next += 1;
        self.next - 1
    }

    /// The discard pile is shuffled; what has been drawn before is gone.
    fn shuffled(&mut self, discards: Vec<Card>) {
        self.next = self.end();
        self.starts.push(self.end() + discards.len());
        self.contents.push(Cards::default().with(discards).expect("all of them are of the decks"));
    }
}
