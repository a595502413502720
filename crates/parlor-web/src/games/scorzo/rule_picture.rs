//! Melds in the rulebook: cards side by side.

use leptos::prelude::*;
use parlor_scorzo::Card;

use super::card::card_face;

/// The cards of a meld.
pub(crate) fn meld_picture(cards: &[Card]) -> AnyView {
    cards.iter().map(|card| card_face(*card)).collect_view().into_any()
}
