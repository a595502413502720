//! A player that judges what a play leads to, without looking ahead.

use parlor_fives::{Action, Public, Rack, View, for_each_play};

use super::leave::{Kept, Leaves};
use super::openings::{Offers, Openings};

/// How many of the best plays are asked what they open.
const ASKED: usize = 48;

/// What an action is worth in thousandths of a point: its score, what is kept for the next turn, and what it opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Judged {
    pub(super) action: Action,
    pub(super) worth: i64,
    /// What it scores now, in points.
    pub(super) score: u32,
}

/// What the viewer may do, the best first, or at least all that could be.
pub(super) fn judged(view: &View) -> Vec<Judged> {
    view.rack().filter(|_| view.is_mover()).map_or_else(Vec::new, |rack| judged_with(view.public(), rack))
}

/// One action of the viewer by itself, by its score alone; `None` if it is not legal.
pub(super) fn judge(view: &View, action: Action) -> Option<Judged> {
    let score = match action {
        Action::Play(play) => view.plays().iter().find(|scored| scored.play == play)?.score,
        Action::Pass => 0,
    };
    Some(Judged { action, worth: i64::from(score) * 1_000, score })
}

/// What the player to act could do with this rack, the best first, or at least all that could be.
pub(super) fn judged_with(public: &Public, rack: &Rack) -> Vec<Judged> {
    let leaves = Leaves::learnt();
    // F18: once the pile is empty, what is kept counts against its holder.
    let is_last = public.pile() == 0;
    let kept = Kept::new(rack, |tiles| if is_last { -tiles.sum() * 1_000 } else { leaves.worth(tiles) });
    let mut all: Vec<Judged> = Vec::with_capacity(512);
    for_each_play(public.edition(), public.board(), rack, |scored| {
        let worth = i64::from(scored.score) * 1_000 + i64::from(kept.after(scored.play));
        all.push(Judged { action: Action::Play(scored.play), worth, score: scored.score });
    });
    let order = |judged: &Judged| (std::cmp::Reverse(judged.worth), judged.action);
    if all.len() > ASKED {
        all.select_nth_unstable_by_key(ASKED, order);
        all.truncate(ASKED);
    }
    let offers = Offers::new(public.edition(), public.board(), Openings::learnt());
    for judged in &mut all {
        if let Action::Play(play) = judged.action {
            judged.worth += i64::from(offers.after(play));
        }
    }
    all.sort_unstable_by_key(order);
    if all.is_empty() || public.options().free_pass {
        all.push(Judged { action: Action::Pass, worth: i64::from(-rack.tiles().sum()) * 1_000, score: 0 });
    }
    all
}

/// The play that is worth most.
pub(super) fn choose(view: &View) -> Option<Action> {
    judged(view).first().map(|judged| judged.action)
}
