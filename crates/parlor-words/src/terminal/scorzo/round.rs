//! How a round goes: for the head of the screen, and for all at the table.

use parlor_core::BySeat;
use parlor_scorzo::RoundId;

use crate::Lang;
use crate::names::name_of;
use crate::phrase::{Noun, list_and};
use crate::say::say;

/// Which round it is, for the head of the screen.
#[must_use]
pub fn progress(round: Option<RoundId>, rounds: usize, lang: Lang) -> String {
    match round {
        None => say!(lang, "before the first round", "antes de la primera ronda"),
        Some(RoundId::Regular(number)) => {
            say!(lang, "round {number} of {rounds}", "ronda {number} de {rounds}")
        }
        Some(RoundId::Deciding(number)) => {
            say!(lang, "deciding round {number}", "ronda de desempate {number}")
        }
    }
}

/// Who has called, and who has still a last turn.
#[must_use]
pub fn has_called(caller: &str, last_turns: &[String], lang: Lang) -> String {
    let called = say!(lang, "{caller} has called Scorzo.", "{caller} ha cantado Scorzo.");
    if last_turns.is_empty() {
        return called;
    }
    let who = list_and(last_turns, lang);
    say!(lang, "{called} Last turn: {who}.", "{called} Último turno: {who}.")
}

/// Who plays a round that decides a tie.
#[must_use]
pub fn tied(players: &[String], lang: Lang) -> String {
    let players = list_and(players, lang);
    say!(lang, "A tie between {players}.", "Empate entre {players}.")
}

/// Announces a call to all.
#[must_use]
pub fn announce_call(name: &str, lang: Lang) -> String {
    say!(
        lang,
        "{name} calls Scorzo! Everybody else has one last turn.",
        "¡{name} canta Scorzo! A los demás les queda un último turno.",
    )
}

/// Announces what a round has brought. The numbers come first, because names can end in one.
#[must_use]
pub fn announce_round(points: &BySeat<Option<u16>>, names: &BySeat<String>, lang: Lang) -> String {
    let scored = points.iter().filter_map(|(seat, points)| {
        let (points, name) = ((*points)?, name_of(names, seat, lang));
        Some(say!(lang, "{points} for {name}", "{points} para {name}"))
    });
    let scored = list_and(&scored.collect::<Vec<_>>(), lang);
    say!(lang, "The round is over. Points: {scored}.", "La ronda ha terminado. Puntos: {scored}.")
}

/// Announces a round that decides a tie.
#[must_use]
pub fn announce_decider(players: &[String], cards: u8, lang: Lang) -> String {
    let (tied, cards) = (tied(players, lang), Noun::Card.counted(cards, lang));
    say!(lang, "{tied} A round of {cards} decides it.", "{tied} Lo decide una ronda de {cards}.")
}

#[cfg(test)]
mod tests {
    use super::*;
    use Lang::{English, Spanish};

    #[test]
    fn rounds_are_counted_but_for_those_that_decide_a_tie() {
        assert_eq!(progress(None, 11, English), "before the first round");
        assert_eq!(progress(Some(RoundId::Regular(3)), 11, English), "round 3 of 11");
        assert_eq!(progress(Some(RoundId::Deciding(2)), 11, Spanish), "ronda de desempate 2");
    }

    #[test]
    fn a_call_is_told_until_the_last_turn() {
        let last = ["Ben", "Inés"].map(str::to_owned);
        assert_eq!(has_called("Ana", &last, English), "Ana has called Scorzo. Last turn: Ben and Inés.");
        assert_eq!(has_called("Ana", &last, Spanish), "Ana ha cantado Scorzo. Último turno: Ben e Inés.");
        assert_eq!(has_called("Ana", &[], Spanish), "Ana ha cantado Scorzo.");
    }

    #[test]
    fn what_all_should_hear_is_announced() {
        let names = BySeat::new(3, |seat| ["Ana", "Ben", "Eva"][seat.index()].to_owned());
        let points = BySeat::new(3, |seat| [Some(0), None, Some(12)][seat.index()]);
        assert_eq!(
            announce_call("Ana", Spanish),
            "¡Ana canta Scorzo! A los demás les queda un último turno."
        );
        assert_eq!(
            announce_round(&points, &names, English),
            "The round is over. Points: 0 for Ana and 12 for Eva."
        );
        assert_eq!(
            announce_round(&points, &names, Spanish),
            "La ronda ha terminado. Puntos: 0 para Ana y 12 para Eva."
        );
        assert_eq!(
            announce_decider(&["Ana", "Eva"].map(str::to_owned), 3, English),
            "A tie between Ana and Eva. A round of 3 cards decides it."
        );
    }
}
