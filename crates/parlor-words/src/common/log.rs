//! The entries of a game's log, and why one is refused.

use std::fmt::Display;

use parlor_core::{BySeat, Departure, Entry, LogError, Refusal, RetractError, RuleId};

use super::left;
use crate::names::name_of;
use crate::say::{clause, say};
use crate::spans::Part;
use crate::{Lang, Name, Say, Spans, TableText, player_name};

/// A refusal with its rule after it: “the cluster F8 to H8 adds up to 14, … (rule F8)”.
#[must_use]
pub fn cited<R: Refusal + Say>(refusal: &R, lang: Lang) -> Spans {
    with_rules(&refusal.spans(lang), &[refusal.rule()], lang)
}

/// A clause with the rules that it follows from after it: “(rule F8)”, “(rules P16, P17)”.
pub(crate) fn with_rules<P: Part + ?Sized>(clause: &P, rules: &[RuleId], lang: Lang) -> Spans {
    let mut spans = Spans::default();
    spans.push(clause);
    spans.push(match rules {
        [_] => lang.pick(" (rule ", " (regla "),
        _ => lang.pick(" (rules ", " (reglas "),
    });
    spans.push(&Spans::joined(rules, ", "));
    spans.push(")");
    spans
}

/// An entry of a log in one line, as a sentence. Events say more about what came of it, but there is no event when a player
/// undoes a move or takes over.
pub fn entry<A: Display>(entry: &Entry<A>, names: &BySeat<Name>, lang: Lang) -> String {
    match entry {
        Entry::Act { seat, action } => format!("{}: {action}", name_of(names, *seat, lang)),
        Entry::TimeOut { seat } => {
            let name = name_of(names, *seat, lang);
            let (runs, queda) = (name.verb("runs", "run"), name.verb("se queda", "te quedas"));
            say!(lang, "{name} {runs} out of time.", "{name} {queda} sin tiempo.")
        }
        Entry::Leave { seat } => left(&name_of(names, *seat, lang), Departure::Resigned, lang),
        Entry::TakeOver { seat, by } => {
            let (name, by) = (name_of(names, *seat, lang), player_name(by, lang));
            let name = name.object(lang);
            say!(lang, "{by} takes over from {name}.", "{by} sigue jugando en lugar de {name}.")
        }
        Entry::Retract { seat } => {
            let name = name_of(names, *seat, lang);
            let (undoes, deshace) =
                (name.verb("undoes the", "undo your"), name.verb("deshace su", "deshaces tu"));
            say!(lang, "{name} {undoes} last move.", "{name} {deshace} última jugada.")
        }
        Entry::Observed(fact) => {
            let values = fact.values.join(" ");
            say!(lang, "Noted: {values}.", "Anotado: {values}.")
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
            LogError::NoSuchSeat(seat) => say!(
                lang,
                "there is no player {seat} in this game",
                "en esta partida no hay un jugador {seat}"
            )
            .into(),
        }
    }
}

impl Say for RetractError {
    fn say(&self, lang: Lang) -> String {
        // It is said to the player who asked.
        let RetractError { seat: _ } = self;
        clause(TableText::NothingToUndo.text(lang))
    }
}
