//! What is in the box.

use parlor_core::Edition as _;
use parlor_scorzo::Edition;
use parlor_words::program::{Label, Message};
use parlor_words::{Lang, Say};

/// Draws the facts of an edition: its rounds, and how many cards are dealt in each.
pub(super) fn draw(edition: &Edition, lang: Lang) -> String {
    let players = edition.players();
    let facts = Message::RoundsEditionFacts {
        name: edition.name(),
        rounds: edition.rounds().len(),
        least: *players.start(),
        most: *players.end(),
    };
    let [round, cards] = [Label::Round, Label::Cards].map(|label| label.text(lang));
    let width = round.chars().count().max(cards.chars().count());
    let row = |label: &str, numbers: &mut dyn Iterator<Item = usize>| {
        let numbers: String = numbers.map(|number| format!(" {number:>2}")).collect();
        format!("{label:<width$} {numbers}\n")
    };
    let rounds = row(round, &mut (1..=edition.rounds().len()));
    let dealt = row(cards, &mut edition.rounds().iter().map(|cards| usize::from(*cards)));
    format!("{}\n\n{rounds}{dealt}", facts.sentence(lang))
}
