//! What the targets need to know of each game.

use libfuzzer_sys::arbitrary::{Result, Unstructured};
use parlor_bots::BotGame;
use parlor_core::{Edition, Game, Outcome, Seat, Viewer};
use parlor_fives::Fives;
use parlor_polygon::Polygon;
use parlor_scorzo::{Card, Cards, Pile, Scorzo};

use crate::position::{self, square};
use crate::stacks;

/// A game that targets can play.
pub trait Fuzzed: BotGame {
    /// Texts of editions to play, besides the built-in one.
    const EDITIONS: &'static [&'static str];

    /// An action that may be legal or not.
    ///
    /// # Errors
    /// If there are too few bytes.
    fn any_action(view: &Self::View, bytes: &mut Unstructured<'_>) -> Result<Self::Action>;

    /// All that the box has is somewhere, and nothing else.
    ///
    /// # Panics
    /// If it is not.
    fn check_box(state: &Self::State);

    /// The built-in edition, or another one.
    ///
    /// # Errors
    /// If there are too few bytes.
    fn any_edition(bytes: &mut Unstructured<'_>) -> Result<Self::Edition> {
        let number = bytes.int_in_range(0..=Self::EDITIONS.len())?;
        Ok(match Self::EDITIONS.get(number) {
            Some(text) => Self::Edition::read(text).unwrap_or_else(|error| panic!("{error} in\n{text}")),
            None => Self::Edition::classic(),
        })
    }
}

impl Fuzzed for Fives {
    const EDITIONS: &'static [&'static str] = &[
        include_str!("../../crates/parlor-fives/tests/data/small.toml"),
        include_str!("../../crates/parlor-fives/tests/data/tight.toml"),
    ];

    fn any_action(view: &parlor_fives::View, bytes: &mut Unstructured<'_>) -> Result<parlor_fives::Action> {
        let board = view.public().board();
        let rack = view.rack().copied().unwrap_or_default();
        let start = square(board, bytes)?;
        let written = position::written(board, &rack, start, bytes)?;
        let play = written.and_then(|written| parlor_fives::Play::try_from(&written).ok());
        Ok(play.map_or(parlor_fives::Action::Pass, parlor_fives::Action::Play))
    }

    fn check_box(state: &parlor_fives::State) {
        let table = state.public();
        let held: u16 = table.held().as_slice().iter().map(|count| u16::from(*count)).sum();
        let everywhere = table.board().tiles() + table.pile() + held;
        assert_eq!(everywhere, table.edition().tiles().len());
        let shown = table.shown().as_slice().iter().flatten().flat_map(|rack| rack.tiles().iter());
        let open = table.board().iter().map(|(_, tile)| tile).chain(shown);
        assert!(table.edition().tiles().without(open).is_some(), "{:?}", table.board());
    }
}

impl Fuzzed for Scorzo {
    const EDITIONS: &'static [&'static str] =
        &[include_str!("../editions/scorzo-one.toml"), include_str!("../editions/scorzo-many.toml")];

    fn any_action(_: &parlor_scorzo::View, bytes: &mut Unstructured<'_>) -> Result<parlor_scorzo::Action> {
        let cards = Card::all().map(parlor_scorzo::Action::Discard);
        let all = [parlor_scorzo::Action::Draw, parlor_scorzo::Action::Take].into_iter().chain(cards);
        bytes.choose_iter(all.collect::<Vec<_>>())
    }

    fn check_box(state: &parlor_scorzo::State) {
        let Some(round) = state.public().round() else { return };
        let pile: Vec<Card> = match round.pile() {
            Pile::Known(cards) => cards.iter().copied().collect(),
            Pile::Hidden(_) => Vec::new(),
        };
        let open = Cards::DECKS.without(round.discards().iter().copied().chain(pile)).expect("open cards");
        let known = round.known().as_slice().iter().flat_map(Cards::iter);
        assert!(open.without(known).is_some(), "cards that everybody knows: {round:?}");

        let views = Seat::first(state.public().players()).map(|seat| Scorzo::view(state, Viewer::Seat(seat)));
        let hands: Vec<Cards> = views.filter_map(|view| view.hand().map(|hand| *hand.cards())).collect();
        if hands.is_empty() {
            // Nobody knows them.
            return;
        }
        let held: usize = hands.iter().map(|hand| usize::from(hand.len())).sum();
        assert_eq!(held + round.discards().len() + round.pile().len(), 112, "{round:?}");
        assert!(open.without(hands.iter().flat_map(Cards::iter)).is_some(), "{hands:?} {round:?}");
    }
}

impl Fuzzed for Polygon {
    const EDITIONS: &'static [&'static str] = stacks::EDITIONS;

    fn any_action(
        view: &parlor_polygon::View,
        bytes: &mut Unstructured<'_>,
    ) -> Result<parlor_polygon::Action> {
        let table = view.public();
        let tiles = table.task().map_or(&[][..], |task| task.tiles());
        let (tile, space) = stacks::placement(table.edition(), tiles, bytes)?;
        Ok(parlor_polygon::Action { tile, space })
    }

    fn check_box(state: &parlor_polygon::State) {
        let table = state.public();
        let laid = table.board().laid().iter().map(|(_, tile)| *tile);
        // The first tile lies on START. If all others leave, what was drawn in the last turn is nowhere: the game is over.
        let drawn = table.turns().iter().flat_map(|turn| turn.drawn.iter().copied());
        let unseen =
            table.edition().tiles().without(laid.clone().take(1).chain(drawn)).expect("tiles of the box");
        assert_eq!((unseen, unseen.len()), (table.unseen(), table.pile()));
        let to_lay = table.task().into_iter().flat_map(|task| task.tiles().iter().copied());
        let open = laid.chain(to_lay).chain(table.out().iter().copied());
        let nowhere = table.edition().tiles().without(open.chain(unseen.iter())).expect("what was drawn");
        assert!(nowhere.is_empty() || Polygon::outcome(state) != Outcome::Going, "{nowhere:?}");
        let scored = table.turns().iter().flat_map(|turn| turn.placements.iter().map(|it| (turn.seat, it)));
        let mut scores = table.scores().map(|_, _| 0);
        scored.for_each(|(seat, placement)| scores[seat] += i32::from(placement.score()));
        assert_eq!(scores, *table.scores());
    }
}
