//! How a round goes: for the head of the screen, and for everyone at the table.

use parlor_core::BySeat;
use parlor_scorzo::RoundId;

use crate::names::{name_of, names_within};
use crate::phrase::{Noun, list_and};
use crate::say::say;
use crate::scorzo::called;
use crate::{Lang, Name};

/// Which round it is, for the head of the screen.
#[must_use]
pub fn progress(round: Option<RoundId>, rounds: usize, lang: Lang) -> String {
    match round {
        None => say!(lang, "before the first round", "antes de la primera ronda"),
        Some(RoundId::Regular(number)) => {
            say!(lang, "round {number} of {rounds}", "ronda {number} de {rounds}")
        }
        Some(RoundId::Deciding(number)) => {
            say!(lang, "tie-breaker round {number}", "ronda de desempate {number}")
        }
    }
}

/// Who called, and who still has a last turn.
#[must_use]
pub fn has_called(caller: &Name, last_turns: &[Name], lang: Lang) -> String {
    let canto = caller.verb("cantó", "cantaste");
    let called = say!(lang, "{caller} called Scorzo.", "{caller} {canto} Scorzo.");
    if last_turns.is_empty() {
        return called;
    }
    let who = names_within(last_turns, lang);
    say!(lang, "{called} Last turn: {who}.", "{called} Último turno: {who}.")
}

/// Who plays a tie-breaker round.
#[must_use]
pub fn tied(players: &[Name], lang: Lang) -> String {
    let players = names_within(players, lang);
    say!(lang, "A tie between {players}.", "Empate entre {players}.")
}

/// Announces a call to everyone.
#[must_use]
pub fn announce_call(name: &Name, lang: Lang) -> String {
    called(name, lang)
}

/// Announces what everyone scored in a round. The numbers come first, because names can end in one.
#[must_use]
pub fn announce_round(points: &BySeat<Option<u16>>, names: &BySeat<Name>, lang: Lang) -> String {
    let scored = points.iter().filter_map(|(seat, points)| {
        let (points, name) = ((*points)?, name_of(names, seat, lang));
        let name = name.object(lang);
        Some(say!(lang, "{points} for {name}", "{points} para {name}"))
    });
    let scored = list_and(&scored.collect::<Vec<_>>(), lang);
    say!(lang, "The round is over. Points: {scored}.", "La ronda terminó. Puntos: {scored}.")
}

/// Announces a tie-breaker round.
#[must_use]
pub fn announce_decider(players: &[Name], cards: u8, lang: Lang) -> String {
    let (tied, cards) = (tied(players, lang), Noun::Card.counted(cards, lang));
    say!(
        lang,
        "{tied} A tie-breaker round of {cards} decides it.",
        "{tied} Lo decide una ronda de desempate de {cards}.",
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use Lang::{English, Spanish};

    #[test]
    fn rounds_are_counted_but_for_those_that_decide_a_tie() {
        assert_eq!(progress(None, 11, English), "before the first round");
        assert_eq!(progress(Some(RoundId::Regular(3)), 11, English), "round 3 of 11");
        assert_eq!(progress(Some(RoundId::Deciding(2)), 11, English), "tie-breaker round 2");
        assert_eq!(progress(Some(RoundId::Deciding(2)), 11, Spanish), "ronda de desempate 2");
    }

    #[test]
    fn a_call_is_told_until_the_last_turn() {
        let (ana, last) = (Name::new("Ana"), ["Ben", "Inés"].map(Name::new));
        assert_eq!(has_called(&ana, &last, English), "Ana called Scorzo. Last turn: Ben and Inés.");
        assert_eq!(has_called(&ana, &last, Spanish), "Ana cantó Scorzo. Último turno: Ben e Inés.");
        assert_eq!(has_called(&ana, &[], Spanish), "Ana cantó Scorzo.");
    }

    #[test]
    fn somebody_without_a_name_is_you() {
        let both = |lang| [Name::new("Ben"), Name::you(lang)];
        assert_eq!(has_called(&Name::you(Spanish), &[], Spanish), "Tú cantaste Scorzo.");
        assert_eq!(
            has_called(&Name::you(English), &[Name::new("Ben")], English),
            "You called Scorzo. Last turn: Ben."
        );
        assert_eq!(
            has_called(&Name::new("Eva"), &both(English), English),
            "Eva called Scorzo. Last turn: Ben and you."
        );
        assert_eq!(tied(&both(Spanish), Spanish), "Empate entre Ben y tú.");
        assert_eq!(
            announce_call(&Name::you(English), English),
            "You call SCORZO! Everyone else gets one last turn."
        );
        assert_eq!(
            announce_call(&Name::you(Spanish), Spanish),
            "¡Tú cantas SCORZO! A los demás les queda un último turno."
        );
        let points = BySeat::new(1, |_| Some(12));
        let you = |lang| BySeat::new(1, |_| Name::you(lang));
        assert_eq!(announce_round(&points, &you(English), English), "The round is over. Points: 12 for you.");
        assert_eq!(announce_round(&points, &you(Spanish), Spanish), "La ronda terminó. Puntos: 12 para ti.");
    }

    #[test]
    fn what_all_should_hear_is_announced() {
        let names = BySeat::new(3, |seat| Name::new(["Ana", "Ben", "Eva"][seat.index()]));
        let points = BySeat::new(3, |seat| [Some(0), None, Some(12)][seat.index()]);
        assert_eq!(
            announce_call(&Name::new("Ana"), English),
            "Ana calls SCORZO! Everyone else gets one last turn."
        );
        assert_eq!(
            announce_call(&Name::new("Ana"), Spanish),
            "¡Ana canta SCORZO! A los demás les queda un último turno."
        );
        assert_eq!(
            announce_round(&points, &names, English),
            "The round is over. Points: 0 for Ana and 12 for Eva."
        );
        assert_eq!(
            announce_round(&points, &names, Spanish),
            "La ronda terminó. Puntos: 0 para Ana y 12 para Eva."
        );
        let tied = ["Ana", "Eva"].map(Name::new);
        assert_eq!(
            announce_decider(&tied, 3, English),
            "A tie between Ana and Eva. A tie-breaker round of 3 cards decides it."
        );
        assert_eq!(
            announce_decider(&tied, 3, Spanish),
            "Empate entre Ana y Eva. Lo decide una ronda de desempate de 3 cartas."
        );
    }
}
