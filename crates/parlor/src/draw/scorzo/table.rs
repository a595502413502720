//! The table as a viewer knows it: the piles, the players, and the viewer's own hand.

use std::fmt::Write as _;

use anstyle::Style;
use parlor_core::BySeat;
use parlor_scorzo::{Pile, Public, Round, View, fewest_points};
use parlor_session::scorzo::remark;
use parlor_words::program::{Label, Message};
use parlor_words::{Lang, Name, Say};

use super::card::{FACE_DOWN, card, cards};
use super::hand;
use crate::draw::names;

/// Draws what a viewer knows of a game that goes on.
pub(super) fn draw(view: &View, names: &BySeat<Name>, lang: Lang) -> String {
    let public = view.public();
    let mut text = String::new();
    if let Some(round) = public.round() {
        let rounds = public.edition().rounds().len();
        let facts = Message::RoundOf { round: round.id(), rounds, cards: round.cards() };
        let _ = writeln!(text, "{}\n{}", facts.sentence(lang), piles(round, lang));
    }
    text.push_str(&players(public, names, lang));
    if let Some(own) = view.hand() {
        let [label, points] = [Label::Hand, Label::Points].map(|label| label.text(lang));
        let _ = writeln!(text, "{label}: {}  {points}: {}", hand::hand(own), fewest_points(own));
    }
    text
}

/// Both piles, each with its top card and how many cards it has.
fn piles(round: &Round, lang: Lang) -> String {
    let draw = match round.pile() {
        Pile::Hidden(0) => None,
        Pile::Hidden(_) => Some(FACE_DOWN.to_owned()),
        // Whoever remembers the discards knows it, though it lies face down.
        Pile::Known(cards) => cards.front().copied().map(card),
    };
    let discards = round.discards().last().copied().map(card);
    let pile = |label: Label, top: Option<String>, count: usize| match top {
        Some(top) => format!("{} {top} ({count})", label.text(lang)),
        None => format!("{} –", label.text(lang)),
    };
    let draw = pile(Label::DrawPile, draw, round.pile().len());
    format!("{draw}   {}", pile(Label::DiscardPile, discards, round.discards().len()))
}

/// A line for each player, with a mark for whose turn it is.
fn players(public: &Public, names: &BySeat<Name>, lang: Lang) -> String {
    let [player, points, known] =
        [Label::Player, Label::Points, Label::KnownCards].map(|label| label.text(lang));
    let names = names::aligned(names, player.chars().count());
    let width = names.as_slice().first().map_or(0, |name| name.chars().count());
    let column = points.chars().count();
    let faint = Style::new().dimmed();
    // Cards have space around them: what stands above or in place of them is one further to the right.
    let mut text = format!("{faint}  {player:<width$}  {points}   {known}{faint:#}\n");
    for (seat, name) in names.iter() {
        let mark = if public.phase().turn() == Some(seat) { '>' } else { ' ' };
        let mut line = format!("{mark} {name}  {:>column$}", public.scores()[seat]);
        let known = public.round().filter(|_| public.is_in_round(seat)).map(|round| round.known()[seat]);
        let known = known.filter(|known| !known.is_empty()).map(|known| cards(known.iter()));
        let remark = remark(public, seat).map(|remark| format!(" {}", remark.text(lang)));
        for cell in known.into_iter().chain(remark) {
            let _ = write!(line, "  {cell}");
        }
        let _ = writeln!(text, "{line}");
    }
    text
}

#[cfg(test)]
mod tests {

    use parlor_core::{Game, Log, Next, SetUp, Viewer};
    use parlor_scorzo::{Action, Event, Scorzo};

    use super::*;

    fn game(players: u8) -> Log<Scorzo> {
        Log::begin(SetUp::classic(players, "1")).unwrap()
    }

    fn drawn(log: &Log<Scorzo>, viewer: Viewer) -> Vec<String> {
        let names = BySeat::new(log.set_up().players, |seat| Name::new(format!("Ana {seat}")));
        let text = draw(&Scorzo::view(log.state(), viewer), &names, Lang::English);
        anstream::adapter::strip_str(&text).to_string().lines().map(str::to_owned).collect()
    }

    #[test]
    fn a_player_sees_the_piles_what_everybody_knows_and_the_own_hand_as_it_counts() {
        let mut log = game(2);
        let Next::Seat(seat) = Scorzo::next(log.state()) else { panic!("somebody begins") };
        log.act(seat, Action::Take).unwrap();
        let everybody = [
            "Round 1 of 11, 8 cards each.",
            "Draw pile  ▒▒▒  (95)   Discard pile –",
            "  Player  Points   Known cards",
            "> Ana 1        0   2Q■ ",
            "  Ana 2        0",
        ];
        assert_eq!(drawn(&log, Viewer::Watcher), everybody);
        let mine = drawn(&log, Viewer::Seat(seat));
        assert_eq!(mine[..5], everybody);
        let [hand] = &mine[5..] else { panic!("{mine:?}") };
        assert!(hand.starts_with("Hand: [ ") && hand.contains(" 2Q■ "), "{hand}");
        assert!(hand.contains(" ]  ") && hand.ends_with("  Points: 17"), "{hand}");
    }

    #[test]
    fn a_pile_that_was_turned_over_shows_the_card_that_all_remember() {
        let mut log = game(2);
        let mut first = None;
        // Whoever draws discards the same card, until the draw pile has run out.
        while let Next::Seat(seat) = Scorzo::next(log.state()) {
            let events = log.act(seat, Action::Draw).unwrap();
            if events.iter().any(|event| matches!(event, Event::TurnedOver { .. })) {
                break;
            }
            let Some(Event::Drew { card: Some(card), .. }) = events.last() else { panic!("{events:?}") };
            let card = *card.reveal();
            first.get_or_insert(card);
            log.act(seat, Action::Discard(card)).unwrap();
        }
        let next = anstream::adapter::strip_str(&card(first.unwrap())).to_string();
        let piles = format!("Draw pile {next} (95)   Discard pile –");
        assert_eq!(drawn(&log, Viewer::Watcher)[1], piles);
    }
}
