//! The toy as text, for `watch`, `replay`, `puzzle` and `edition`.

use std::fmt::Write as _;

use parlor_core::{BySeat, Viewer};
use parlor_toy::{Card, Edition, Toy, View};
use parlor_words::toy::{ToyText, edition_facts};
use parlor_words::{Lang, Name};

use crate::draw::TextGame;

impl TextGame for Toy {
    fn draw(view: &View, names: &BySeat<Name>, lang: Lang) -> String {
        let public = view.public();
        let row = |cards: Vec<Card>| cards.iter().map(Card::to_string).collect::<Vec<_>>().join(" ");
        let laid = public.laid().map(|(_, card)| card).collect();
        let mut text = format!("{}: {}\n", ToyText::Laid.text(lang), row(laid));
        if let (Viewer::Seat(_), Some(hand)) = (view.viewer(), view.hand()) {
            for (seat, score) in public.scores().iter() {
                let mark = if public.phase().turn() == Some(seat) { '>' } else { ' ' };
                let _ = writeln!(text, "{mark} {}  {score}", names[seat]);
            }
            let _ = writeln!(text, "{}: {}", ToyText::Hand.text(lang), row(hand.to_vec()));
        }
        text
    }

    fn draw_edition(edition: &Edition, lang: Lang) -> String {
        format!("{}\n", edition_facts(edition, lang))
    }
}
