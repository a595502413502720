//! What somebody before a screen can ask for, and why that may be refused.

use parlor_core::{BySeat, LogError, Observation, Refusal, RuleId, Seat};
use parlor_words::{Lang, Name, Say, Spans, TableText};

/// What somebody before a screen asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request<A> {
    /// To do this in the game.
    Act(A),
    /// To undo the last action.
    Undo,
    /// To leave the game for good.
    GiveUp,
    /// To know what a bot would do. Who asks again is answered by a stronger one.
    Hint,
    /// What makes sense only where several people share one screen.
    Device(DeviceRequest),
}

impl<A> Request<A> {
    /// The same request with another kind of action.
    ///
    /// ```
    /// use std::convert::Infallible;
    ///
    /// use parlor_session::Request;
    ///
    /// // A screen that knows no game asks for what needs none.
    /// let undo: Request<Infallible> = Request::Undo;
    /// assert_eq!(undo.map(|never| -> u8 { match never {} }), Request::<u8>::Undo);
    /// ```
    pub fn map<B>(self, action: impl FnOnce(A) -> B) -> Request<B> {
        match self {
            Request::Act(acted) => Request::Act(action(acted)),
            Request::Undo => Request::Undo,
            Request::GiveUp => Request::GiveUp,
            Request::Hint => Request::Hint,
            Request::Device(request) => Request::Device(request),
        }
    }
}

/// A request of people who share one screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeviceRequest {
    /// To hide the own hand, so that the next player can have the device.
    PassOn,
    /// To have the device, and see the own hand.
    TakeOver(Seat),
    /// To go on: all have heard the first announcement.
    Dismiss,
}

/// A request of the score keeper of a real table, who enters all that happens there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KeeperRequest {
    /// To enter what happened on the cardboard.
    Observe(Observation),
    /// To strike out the last entry.
    StrikeOut,
    /// To enter again what was struck out last.
    EnterAgain,
    /// To forget what was struck out last: it did not happen at all.
    Forget,
}

/// Why a request was refused. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RequestError<R: std::error::Error> {
    /// It is not the moment for it.
    #[error("it is not the moment for this")]
    NotNow,
    /// Nothing was done that could be undone.
    #[error("there is nothing to undo")]
    NothingToUndo,
    /// There is nothing to strike out.
    #[error("there is nothing to strike out")]
    NothingToStrike,
    /// Nothing was struck out.
    #[error("nothing was struck out")]
    NothingStruck,
    /// The bot whose turn it is has no answer: a bug of ours.
    #[error("the bot has no move")]
    NoMove,
    /// The table refused it.
    #[error(transparent)]
    Table(#[from] LogError<R>),
}

impl<R: Refusal> RequestError<R> {
    /// The rule that refused it.
    #[must_use]
    pub fn rule(&self) -> Option<RuleId> {
        match self {
            RequestError::Table(LogError::Refused(refusal)) => Some(refusal.rule()),
            _ => None,
        }
    }
}

impl<R: Refusal + Say> RequestError<R> {
    /// Why, as a sentence; `None` if there is nothing to say, because the moment is simply gone.
    #[must_use]
    pub fn sentence(&self, names: &BySeat<Name>, lang: Lang) -> Option<Spans> {
        let text = |text: TableText| Some(text.text(lang).into());
        match self {
            RequestError::NotNow => None,
            RequestError::NothingToUndo | RequestError::Table(LogError::Retract(_)) => {
                text(TableText::NothingToUndo)
            }
            RequestError::NothingToStrike => text(TableText::NothingToStrike),
            RequestError::NothingStruck => text(TableText::NothingStruck),
            RequestError::NoMove => text(TableText::BotIsLost),
            RequestError::Table(error) => Some(error.spans(lang).with_names(names).sentence()),
        }
    }
}
