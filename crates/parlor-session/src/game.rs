//! What is asked about a game at a table, beside its rules and words.

use parlor_bots::BotGame;
use parlor_core::{BySeat, Entry, Game, Log, Observation, RebuildView, Seat};
use parlor_words::{GameWords, Lang, Name, Spans};

/// A game that people play at a table of ours.
pub trait SessionGame: GameWords + BotGame + RebuildView {
    /// Whether players hold something that the others must not see, so that the screen has to be handed over.
    const HAS_HANDS: bool;

    /// Whether a turn is under way of which something has been seen already: what follows belongs to the same turn.
    fn within_turn(view: &Self::View) -> bool;

    /// How many turns there were.
    fn turns(log: &Log<Self>) -> usize;

    /// Which round is under way, in a game of rounds.
    fn round(_view: &Self::View) -> Option<String> {
        None
    }

    /// The scores.
    fn scores(view: &Self::View) -> &BySeat<i32>;

    /// Whether [`SessionGame::better_move`] looks at every action of a turn by itself: an action shows something that the next
    /// one is chosen by.
    const JUDGES_EACH_ACTION: bool = false;

    /// What happened, in a sentence; what [`SessionGame::details`] tells need not be in it.
    fn headline(seen: &Self::Seen, names: &BySeat<Name>, lang: Lang) -> Spans {
        Self::event(seen, names, lang)
    }

    /// What explains an event, line by line: why it scored.
    fn details(before: &Self::View, seen: &Self::Seen, names: &BySeat<Name>, lang: Lang) -> Vec<Spans>;

    /// Whether a new section of the game begins with this: a round, a turn.
    fn starts_section(_seen: &Self::Seen) -> bool {
        false
    }

    /// What a turn could have brought, in a sentence: what was known when it began, and what was done. `None` as long as
    /// the turn goes on, and if nothing better could be done.
    fn better_move(before: &Self::View, actions: &[Self::Action], lang: Lang) -> Option<Spans>;

    /// The score at the end, explained line by line.
    fn final_breakdown(view: &Self::View, names: &BySeat<Name>, lang: Lang) -> Vec<Spans>;

    /// Whether somebody still plays in this seat.
    fn plays(view: &Self::View, seat: Seat) -> bool;

    /// What is to be said about a player beside the name, in a word or two: `last turn`, `sits out`.
    fn remark(_view: &Self::View, _seat: Seat, _lang: Lang) -> Option<String> {
        None
    }

    /// How far the game is, in a few words for the head of the screen: which round, how many tiles are in the pile.
    fn progress(view: &Self::View, lang: Lang) -> String;

    /// Something that all at the table should hear, in a sentence: it is shown in a box of its own.
    fn announcement(_seen: &Self::Seen, _names: &BySeat<Name>, _lang: Lang) -> Option<Spans> {
        None
    }

    /// A move or an answer as the game's notation spells it, however it was typed: small and capital letters.
    fn spelled(typed: &str) -> String;

    /// What was typed as a move: one action, or all of a turn with semicolons between them.
    ///
    /// # Errors
    /// If one of them is not in the game's notation.
    fn read_typed(text: &str) -> Result<Vec<Self::Action>, Self::ActionError> {
        text.split(';').map(|part| Self::read_action(&Self::spelled(part))).collect()
    }

    /// What a typed answer to a question of a real table says, value by value.
    fn answer(_ask: Self::Ask, typed: &str) -> Vec<String> {
        Self::spelled(&typed.replace(',', " ")).split_whitespace().map(str::to_owned).collect()
    }

    /// At a real table, what the one who has just acted may tell though nobody asks: a call.
    fn call(_view: &Self::View) -> Option<Observation> {
        None
    }
}

/// What players did, what was taken back included.
pub(crate) fn actions<G: Game>(log: &Log<G>) -> impl Iterator<Item = &G::Action> {
    log.entries().iter().filter_map(|entry| match entry {
        Entry::Act { action, .. } => Some(action),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use parlor_bots::Level;
    use parlor_core::{Chance, Next, PlayerSeed, RuleId, Seed, SetUp, Viewer};
    use parlor_fives::Fives;
    use parlor_polygon::Polygon;
    use parlor_scorzo::Scorzo;
    use parlor_words::SpanKind;

    use super::*;

    /// All that a watcher is told of a game: what happens, why it scores, and how it ends.
    fn told<G: SessionGame<Options: Default>>(edition: G::Edition, seed: &str, lang: Lang) -> Vec<Spans> {
        let chance = Chance::Seed(Seed::from_text(seed));
        let (edition, options) = (Arc::new(edition), G::Options::default());
        let mut log = Log::<G>::begin(SetUp { edition, options, players: 2, chance }).unwrap();
        let names = BySeat::new(2, |seat| Name::new(format!("Ana {seat}")));
        let mut view = G::view(log.state(), Viewer::Watcher);
        let mut told = Vec::new();
        while let Next::Seat(seat) = G::next(log.state()) {
            let own = G::view(log.state(), Viewer::Seat(seat));
            let action = G::choose(Level::Greedy, &own, &PlayerSeed::from_text("1")).unwrap();
            for event in log.act(seat, action).unwrap() {
                let seen = G::seen(&event, Viewer::Watcher);
                told.push(G::headline(&seen, &names, lang));
                told.extend(G::details(&view, &seen, &names, lang));
                G::advance(&mut view, &seen);
            }
        }
        told.extend(G::final_breakdown(&view, &names, lang));
        told
    }

    /// The rules that a game's texts name, and the other words that look like rules of it.
    fn rules<G: SessionGame<Options: Default>>(edition: fn() -> G::Edition) -> (Vec<RuleId>, Vec<String>) {
        let (mut rules, mut others) = (Vec::new(), Vec::new());
        let games = ["1", "2", "3"].into_iter().flat_map(|seed| Lang::ALL.map(|lang| (seed, lang)));
        for text in games.flat_map(|(seed, lang)| told::<G>(edition(), seed, lang)) {
            for span in &text {
                if let SpanKind::Rule(id) = span.kind {
                    assert_eq!(span.text, id.to_string());
                    rules.push(id);
                } else {
                    let words = span.text.split(|c: char| !c.is_alphanumeric());
                    let looks = |word: &&str| word.parse().is_ok_and(|id| G::RULES.contains(&id));
                    others.extend(words.filter(looks).map(str::to_owned));
                }
            }
        }
        rules.sort_unstable();
        rules.dedup();
        (rules, others)
    }

    #[test]
    fn every_rule_that_is_named_can_be_opened_and_nothing_else_can() {
        let of = |letter, numbers: &[u8]| -> Vec<RuleId> {
            numbers.iter().map(|number| RuleId::new(letter, *number)).collect()
        };
        let (named, others) = rules::<Scorzo>(parlor_scorzo::Edition::classic);
        assert!(of('Z', &[14, 17]).iter().all(|id| named.contains(id)), "{named:?}");
        assert_eq!(others, Vec::<String>::new());
        let (named, others) = rules::<Polygon>(parlor_polygon::Edition::classic);
        assert!(of('P', &[16, 17, 18, 19]).iter().all(|id| named.contains(id)), "{named:?}");
        assert_eq!(others, Vec::<String>::new());
        let (named, squares) = rules::<Fives>(parlor_fives::Edition::classic);
        assert_eq!(named, of('F', &[18]));
        assert!(squares.contains(&"F1".to_owned()), "{squares:?}");
    }
}
