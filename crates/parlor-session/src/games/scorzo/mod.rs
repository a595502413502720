//! Scorzo at a table.

mod coach;
mod hand_order;
mod turn;

use parlor_core::{BySeat, Log, Observation, Seat, Viewer};
use parlor_scorzo::{Action, Ask, Phase, Public, Round, RoundId, Scorzo, Seen, StepKind, View};
use parlor_words::program::Label;
use parlor_words::terminal::scorzo::{announce_call, announce_decider, announce_round, progress};
use parlor_words::{GameWords as _, Lang, Name, Spans, in_notation};

pub use self::coach::coach;
pub use self::hand_order::{CardGroup, HandOrder, Sorting};
use crate::SessionGame;
use crate::game::actions;

impl SessionGame for Scorzo {
    const HAS_HANDS: bool = true;

    /// A card was taken, and one has to be discarded.
    fn within_turn(view: &View) -> bool {
        matches!(view.public().phase(), Phase::Discarding(_))
    }

    fn turns(log: &Log<Scorzo>) -> usize {
        actions(log).filter(|action| matches!(action, Action::Discard(_))).count()
    }

    fn round(view: &View) -> Option<String> {
        view.public().round().map(|round| round.id().to_string())
    }

    fn scores(view: &View) -> &BySeat<i32> {
        view.public().scores()
    }

    fn plays(view: &View, seat: Seat) -> bool {
        view.public().plays(seat)
    }

    fn remark(view: &View, seat: Seat, lang: Lang) -> Option<String> {
        // When all is over, only who has left matters.
        let matters = |label: &Label| view.public().phase() != Phase::Over || *label == Label::HasLeft;
        let label = remark(view.public(), seat).filter(matters)?;
        Some(match label {
            // There is little room beside a name, and one word says it.
            Label::CalledScorzo => parlor_words::terminal::scorzo::cry(lang).to_owned(),
            label => label.text(lang).to_owned(),
        })
    }

    /// What is drawn is known only when the discard is to be chosen.
    const JUDGES_EACH_ACTION: bool = true;

    fn headline(seen: &Seen, names: &BySeat<Name>, lang: Lang) -> Spans {
        match seen {
            Seen::Scored { .. } => Spans::from(Label::RoundOver.text(lang)).sentence(),
            seen => Scorzo::event(seen, names, lang),
        }
    }

    fn details(before: &View, seen: &Seen, names: &BySeat<Name>, lang: Lang) -> Vec<Spans> {
        turn::details(before, seen, names, lang)
    }

    fn starts_section(seen: &Seen) -> bool {
        matches!(seen, Seen::Dealt { .. })
    }

    fn better_move(before: &View, actions: &[Action], lang: Lang) -> Option<Spans> {
        turn::better_move(before, actions, lang)
    }

    fn final_breakdown(view: &View, names: &BySeat<Name>, lang: Lang) -> Vec<Spans> {
        turn::final_breakdown(view, names, lang)
    }

    fn progress(view: &View, lang: Lang) -> String {
        let public = view.public();
        progress(public.round().map(Round::id), public.edition().rounds().len(), lang)
    }

    /// Cards are in capital letters, `draw` and `take` in small ones.
    fn spelled(typed: &str) -> String {
        let small = |word: &str| ["draw", "take"].into_iter().find(|known| known.eq_ignore_ascii_case(word));
        let word = |word: &str| {
            let word = in_notation(word);
            small(word).map_or_else(|| word.to_ascii_uppercase(), str::to_owned)
        };
        typed.split_whitespace().map(word).collect::<Vec<_>>().join(" ")
    }

    fn announcement(seen: &Seen, names: &BySeat<Name>, lang: Lang) -> Option<Spans> {
        match seen {
            Seen::Called { seat } => Some(announce_call(names.get(*seat)?, lang).into()),
            Seen::Scored { points, .. } => Some(announce_round(points, names, lang).into()),
            Seen::Dealt { round: RoundId::Deciding(_), cards, players, .. } => {
                let tied = names.iter().filter(|(seat, _)| players.get(*seat) == Some(&true));
                let tied: Vec<Name> = tied.map(|(_, name)| name.clone()).collect();
                Some(announce_decider(&tied, *cards, lang).into())
            }
            _ => None,
        }
    }

    fn call(view: &View) -> Option<Observation> {
        let public = view.public();
        let in_time = matches!(public.phase(), Phase::Taking(_) | Phase::Counting);
        let is_real = view.viewer() == Viewer::Watcher && view.hand().is_none();
        let round = public.round().filter(|round| in_time && is_real && round.caller().is_none())?;
        let last = round.steps().last().filter(|step| matches!(step.kind, StepKind::Discarded(_)))?;
        Some(Observation { label: Ask::Call.to_string(), values: vec![last.seat.to_string()] })
    }
}

/// What is to be known about a player in this round.
#[must_use]
pub fn remark(public: &Public, seat: Seat) -> Option<Label> {
    let round = public.round()?;
    if !public.plays(seat) {
        Some(Label::HasLeft)
    } else if !round.players()[seat] {
        Some(Label::SitsOut)
    } else if round.caller() == Some(seat) {
        Some(Label::CalledScorzo)
    } else if round.owed()[seat] {
        Some(Label::LastTurn)
    } else {
        None
    }
}
