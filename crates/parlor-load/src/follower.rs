//! What one player knows of a game: enough to act, and nothing for a screen, because the load generator shares the processor with the
//! house that it measures.

use parlor_core::{Entry, Level, Next, PlayerSeed, Seat};
use parlor_session::remote::{GameNews, set_up};
use parlor_session::{News, Opening, SessionGame, Status, Update};

/// What one player knows of a game.
pub(crate) struct Follower<G: SessionGame> {
    view: G::View,
    status: Status,
}

impl<G: SessionGame> Follower<G> {
    /// Takes in what happened; `None` if that can't be read.
    pub(crate) fn follow(game: Option<Follower<G>>, news: &GameNews) -> Option<Follower<G>> {
        match news {
            GameNews::Opened { info, opening: text } => {
                let Opening { status, histories } = Opening::<G>::from_json(text, &set_up(info)?).ok()?;
                let (_, history) = histories.into_iter().next()?;
                let mut follower = Follower { view: history.start, status };
                history.news.into_iter().try_for_each(|news| follower.take_in(news))?;
                Some(follower)
            }
            GameNews::Happened { update, .. } => {
                let Update { status, news, .. } = Update::<G>::from_json(update).ok()?;
                let mut follower = Follower { status, ..game? };
                news.into_iter().try_for_each(|(_, news)| follower.take_in(news))?;
                Some(follower)
            }
        }
    }

    fn take_in(&mut self, news: News<G>) -> Option<()> {
        match news {
            News::Seen(seen) => seen.iter().for_each(|seen| G::advance(&mut self.view, seen)),
            // Nobody here undoes anything.
            News::Aside { entry: Entry::Retract { .. }, .. } => return None,
            News::Aside { .. } => {}
        }
        Some(())
    }

    /// Whether the player in this seat is to act.
    pub(crate) fn waits_for(&self, seat: Option<Seat>) -> bool {
        matches!(self.status.next, Next::Seat(next) if Some(next) == seat)
    }

    /// Something that the player may do.
    pub(crate) fn choose(&self, seed: &PlayerSeed) -> Option<String> {
        G::choose(Level::Random, &self.view, seed).map(|action| action.to_string())
    }
}
