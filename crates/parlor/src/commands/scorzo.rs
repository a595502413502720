//! `parlor scorzo`: what a hand counts, for people with cards in their hands.

use std::io::{self, Write};

use parlor_scorzo::{Arrangement, Card, Discard, Discards, Hand, Meld, Scorzo, arrange, discards};
use parlor_words::program::{Label, Problem};
use parlor_words::{Lang, Say, in_notation, scorzo};
use serde::Serialize;

use super::edition;
use crate::args::ScorzoCommand;
use crate::draw;
use crate::failure::{Exit, Failure};
use crate::output::{Output, heading};
use crate::referee::json;

/// How many cards are drawn side by side, so that they and a label fit into 80 columns.
const IN_A_ROW: usize = 10;

pub(super) fn run(command: &ScorzoCommand, output: &Output) -> Result<Exit, Failure> {
    match command {
        ScorzoCommand::Melds { cards, json } => melds(cards, *json, output),
        ScorzoCommand::Edition(args) => edition::show::<Scorzo>(args, output),
    }
}

/// The referee's answers to `melds` and `discards` in one.
#[derive(Serialize)]
struct Answer {
    #[serde(flatten)]
    arrangement: Arrangement,
    discards: Discards,
}

fn melds(cards: &[String], as_json: bool, output: &Output) -> Result<Exit, Failure> {
    let lang = output.lang();
    let hand = read_hand(cards, lang)?;
    let arrangement = arrange(&hand);
    let discards = discards(&hand).best_first();
    let mut out = output.out();
    if as_json {
        writeln!(out, "{}", json(&Answer { arrangement, discards }))?;
    } else {
        show_arrangement(&mut out, &hand, &arrangement, lang)?;
        show_discards(&mut out, discards.as_slice(), lang)?;
    }
    out.flush()?;
    Ok(Exit::Yes)
}

/// The hand, its melds with what they are, what is left over, and what that counts.
fn show_arrangement(
    out: &mut impl Write,
    hand: &Hand,
    arrangement: &Arrangement,
    lang: Lang,
) -> io::Result<()> {
    let labels = [Label::Hand, Label::Melds, Label::LeftOver, Label::Points];
    let width = draw::longest(labels.map(|label| label.text(lang)));
    let mut field = |label: Label, lines: &[String]| {
        let none = [format!(" {}", Label::NoneOfThem.text(lang))];
        let lines = if lines.is_empty() { &none } else { lines };
        let labels = std::iter::once(label.text(lang)).chain(std::iter::repeat(""));
        lines.iter().zip(labels).try_for_each(|(line, label)| writeln!(out, "{label:<width$}  {line}"))
    };
    let held: Vec<Card> = hand.cards().iter().collect();
    let left: Vec<Card> = arrangement.left().iter().collect();
    field(Label::Hand, &draw::rows(&held, IN_A_ROW))?;
    field(Label::Melds, &arrangement.melds().iter().flat_map(|meld| drawn(meld, lang)).collect::<Vec<_>>())?;
    field(Label::LeftOver, &draw::rows(&left, IN_A_ROW))?;
    field(Label::Points, &[format!(" {}", arrangement.points())])
}

/// A meld and what it is; a long one leaves room for that.
fn drawn(meld: &Meld, lang: Lang) -> Vec<String> {
    let mut rows = draw::rows(meld.cards(), IN_A_ROW - 2);
    if let Some(last) = rows.last_mut() {
        *last = format!("{last}  {}", scorzo::meld_kind(meld.kind(), lang));
    }
    rows
}

/// The best discard and, where there is a choice, what each of them leaves.
fn show_discards(out: &mut impl Write, best_first: &[Discard], lang: Lang) -> io::Result<()> {
    let Some(best) = best_first.first() else { return Ok(()) };
    let equal = best_first.iter().take_while(|discard| discard.points == best.points);
    let cards: Vec<Card> = equal.map(|discard| discard.card).collect();
    writeln!(out)?;
    heading(out, &scorzo::BestDiscard { cards: &cards, points: best.points }.sentence(lang))?;
    if best_first.len() > 1 {
        let [points, discard] = [Label::Points, Label::Discard].map(|label| label.text(lang));
        let width = points.chars().count();
        writeln!(out, "\n{points}  {discard}")?;
        for Discard { card, points } in best_first {
            writeln!(out, "{points:>width$}  {}", draw::card(*card))?;
        }
    }
    Ok(())
}

/// A hand as people write it: small letters and commas will do.
fn read_hand(texts: &[String], lang: Lang) -> Result<Hand, Failure> {
    let words = texts.iter().flat_map(|text| text.split(|c: char| c == ',' || c.is_whitespace()));
    let mut hand = Hand::default();
    for text in words.filter(|word| !word.is_empty()) {
        let card = in_notation(text).to_ascii_uppercase().parse();
        let card = card.map_err(|_| Failure::misuse(&Problem::BadCard { text }, lang))?;
        hand.add(card).map_err(|error| Failure::misuse(&error, lang))?;
    }
    if hand.cards().is_empty() {
        return Err(Failure::misuse(&Problem::BadCard { text: &texts.join(" ") }, lang));
    }
    Ok(hand)
}
