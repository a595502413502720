//! The entries of a game's log, and why one is refused.

use std::fmt::Display;

use parlor_core::{BySeat, Departure, Entry, LogError, Refusal, RetractError, RuleId};

use super::left;
use crate::names::name_of;
use crate::phrase::quoted;
use crate::say::say;
use crate::spans::Part;
use crate::{Lang, Say, Spans};

/// A refusal with the id of its rule before it: “F8: the cluster F8 to H8 adds up to 14, …”.
#[must_use]
pub fn cited<R: Refusal + Say>(refusal: &R, lang: Lang) -> Spans {
    by_rules(&[refusal.rule()], &refusal.spans(lang))
}

/// A text with the ids of its rules before it.
pub(crate) fn by_rules<P: Part + ?Sized>(rules: &[RuleId], text: &P) -> Spans {
    let mut spans = Spans::from_rules(rules);
    spans.push(": ");
    spans.push(text);
    spans
}

/// An entry of a log in one line, as a sentence. Events tell more of what came of it; but a retraction and a take-over
/// have none.
pub fn entry<A: Display, N: Display>(entry: &Entry<A>, names: &BySeat<N>, lang: Lang) -> String {
    match entry {
        Entry::Act { seat, action } => format!("{}: {action}", name_of(names, *seat, lang)),
        Entry::TimeOut { seat } => {
            let name = name_of(names, *seat, lang);
            say!(lang, "{name} runs out of time.", "A {name} se le acaba el tiempo.")
        }
        Entry::Leave { seat } => left(&name_of(names, *seat, lang), Departure::Resigned, lang),
        Entry::TakeOver { seat, by } => {
            let name = name_of(names, *seat, lang);
            say!(lang, "{by} takes over from {name}.", "{by} sigue jugando en lugar de {name}.")
        }
        Entry::Retract { seat } => {
            let name = name_of(names, *seat, lang);
            say!(lang, "{name} takes the last action back.", "{name} deshace su última acción.")
        }
        Entry::Observed(fact) => {
            let (label, values) = (quoted(&fact.label, lang), fact.values.join(" "));
            say!(lang, "The table tells {label}: {values}.", "La mesa informa de {label}: {values}.")
        }
    }
}

impl<R: Refusal + Say> Say for LogError<R> {
    fn say(&self, lang: Lang) -> String {
        self.spans(lang).to_string()
    }

    fn spans(&self, lang: Lang) -> Spans {
        match self {
            LogError::Refused(refusal) => cited(refusal, lang),
            LogError::Retract(error) => error.spans(lang),
            LogError::Tell(error) => error.spans(lang),
            LogError::NoSuchSeat(seat) => {
                say!(lang, "there is no seat {seat} at this table", "en esta mesa no hay un asiento {seat}")
                    .into()
            }
        }
    }
}

impl Say for RetractError {
    fn say(&self, lang: Lang) -> String {
        let seat = self.seat;
        say!(
            lang,
            "seat {seat} has nothing to take back: that is possible only until somebody else acts or \
             something new is drawn or shown",
            "el asiento {seat} no tiene nada que deshacer: solo se puede hasta que actúe otra persona o se \
             robe o se muestre algo nuevo",
        )
    }
}
