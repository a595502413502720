//! What the suite says when a game doesn't conform.

use std::fmt;

use crate::Viewer;

/// What every game promises: each is one check of the suite.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Promise {
    /// Every set-up that the tests offer gives a game.
    SetsUp,
    /// No function of the game panics, whatever it is asked to do.
    NeverPanics,
    /// [`crate::Game::next`] names a player who is in the game while it goes on, and nobody once it is over.
    NextFitsOutcome,
    /// Who is to act has something to do.
    MoverCanAct,
    /// Nobody else is offered an action.
    OnlyTheMoverActs,
    /// No action is listed twice.
    ActionsAreListedOnce,
    /// Every listed action is accepted.
    ListedIsAccepted,
    /// Every action that is not listed is refused, whoever tries it.
    UnlistedIsRefused,
    /// What is refused has changed nothing.
    RefusalChangesNothing,
    /// A refusal names one of the game's rules.
    RefusalNamesARule,
    /// An action's notation reads back as the same action.
    ActionsCanBeWritten,
    /// Views, seen events and refusals have a serialised form.
    MessagesCanBeWritten,
    /// Players who are in the game can leave it, once; nobody else can.
    LeavingIsOnce,
    /// What is done to a copy of a state leaves the state alone.
    CopiesAreIndependent,
    /// The same set-up and the same entries give the same events and the same state, also where the deal comes written
    /// down instead of from the seed.
    ReplayGivesTheSame,
    /// What can be taken back leaves no trace; everything else can't be taken back.
    RetractionRestores,
    /// What shows somebody something new is marked as a reveal, so that it can't be taken back.
    RevealsAreMarked,
    /// A view that is advanced by what its viewer sees equals a fresh one.
    ViewsKeepUp,
    /// Games end.
    GamesEnd,
    /// The final scores are what the events add up to.
    ScoresAddUp,
    /// There is a score and a rank for each seat; equals share a rank, and the next rank is left out.
    RanksAreRanks,
    /// A record of the game reads back and replays to the same state.
    RecordsReadBack,
    /// A view reads back from its serialised form as the same view.
    ViewsReadBack,
    /// What a viewer sees of an event reads back from its serialised form as the same.
    SeenReadsBack,
    /// A view that was read back, advanced by seen events that were read back, equals a fresh one.
    ReadViewsKeepUp,
    /// An imagined state gives the same view, and the public history replays legally in it, to the same public events.
    ImaginedAgrees,
    /// Whatever is imagined is possible.
    ImaginedIsPossible,
    /// Whatever is possible is imagined sooner or later.
    EverythingIsImagined,
    /// Possibilities are imagined as often as they are likely.
    ImaginedIsEven,
    /// Two states that differ only in what a viewer can't know are the same to that viewer, on this channel.
    HiddenStaysHidden(Channel),
    /// Of the tests' own code: `redeal` keeps to what the viewer has seen.
    RedealIsSound,
    /// Of the tests' own code: `redeal` does deal something else now and then, to players and to watchers.
    RedealDealsAnew,
    /// Of the tests' own code: `rewind` goes back to where the latest entries lead to the state.
    RewindIsSound,
    /// Of the tests' own code: a small case names its possibilities, and not too many.
    SmallCasesAreSmall,
}

impl fmt::Display for Promise {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self {
            Promise::SetsUp => "every set-up gives a game",
            Promise::NeverPanics => "no function of the game panics",
            Promise::NextFitsOutcome => "while a game goes on, a player who is in it is to act",
            Promise::MoverCanAct => "who is to act has something to do",
            Promise::OnlyTheMoverActs => "nobody but the mover is offered an action",
            Promise::ActionsAreListedOnce => "no action is listed twice",
            Promise::ListedIsAccepted => "every listed action is accepted",
            Promise::UnlistedIsRefused => "every action that is not listed is refused",
            Promise::RefusalChangesNothing => "what is refused has changed nothing",
            Promise::RefusalNamesARule => "a refusal names one of the game's rules",
            Promise::ActionsCanBeWritten => "an action's notation reads back as the same action",
            Promise::MessagesCanBeWritten => "views, seen events and refusals have a serialised form",
            Promise::LeavingIsOnce => "who is in the game can leave it, once, and nobody else can",
            Promise::CopiesAreIndependent => "what is done to a copy leaves the state alone",
            Promise::ReplayGivesTheSame => "the same set-up and entries give the same events and state",
            Promise::RetractionRestores => {
                "a retraction restores the state, or is refused and changes nothing"
            }
            Promise::RevealsAreMarked => "what shows something new is marked as a reveal",
            Promise::ViewsKeepUp => "a view advanced by seen events equals a fresh one",
            Promise::GamesEnd => "games end",
            Promise::ScoresAddUp => "the final scores are what the events add up to",
            Promise::RanksAreRanks => "every seat has a score and a rank, and equals share a rank",
            Promise::RecordsReadBack => "a record reads back and replays to the same state",
            Promise::ViewsReadBack => "a view reads back from its serialised form",
            Promise::SeenReadsBack => "what is seen of an event reads back from its serialised form",
            Promise::ReadViewsKeepUp => "a view that was read, advanced by what was read, equals a fresh one",
            Promise::ImaginedAgrees => "an imagined state agrees with the view and the public history",
            Promise::ImaginedIsPossible => "whatever is imagined is possible",
            Promise::EverythingIsImagined => "whatever is possible is imagined",
            Promise::ImaginedIsEven => "possibilities are imagined as often as they are likely",
            Promise::HiddenStaysHidden(channel) => {
                return write!(f, "what a viewer can't know makes no difference in {channel}");
            }
            Promise::RedealIsSound => "the tests' redeal keeps to what the viewer has seen",
            Promise::RedealDealsAnew => "the tests' redeal deals something else now and then",
            Promise::RewindIsSound => "the tests' rewind goes back to where the entries lead to the state",
            Promise::SmallCasesAreSmall => "a small case names its possibilities, and not too many",
        };
        f.write_str(text)
    }
}

/// A way by which something hidden could reach a viewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Channel {
    /// The serialised view.
    View,
    /// Something in the view that is not serialised.
    CarriedInView,
    /// Whose turn it is, and how the game stands or ended.
    Standing,
    /// Which actions are listed, and in which order.
    Actions,
    /// Whether the viewer's own actions are refused, and what the refusal says.
    Refusals,
    /// What the viewer has been told since the present deal began.
    PastEvents,
    /// What the viewer has been told since the game was set up, dealing included.
    WholeGame,
    /// What is imagined from the view.
    Imagination,
}

impl fmt::Display for Channel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Channel::View => "the view",
            Channel::CarriedInView => "what the view carries unseen",
            Channel::Standing => "whose turn it is or how the game stands",
            Channel::Actions => "the list of actions",
            Channel::Refusals => "refusals",
            Channel::PastEvents => "the events of this deal",
            Channel::WholeGame => "the events of the whole game",
            Channel::Imagination => "what is imagined",
        })
    }
}

/// Where the suite was when a promise turned out to be broken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// In no game: over all of them.
    Run,
    /// In a small case.
    SmallCase {
        /// The name of the case.
        name: String,
    },
    /// In a random game; [`crate::conformance::run_game`] plays it again by its number.
    Game {
        /// The number of the game.
        number: u32,
        /// Which of the tests' set-ups it was, from 0.
        set_up: usize,
        /// The text that is the seed of its chance.
        seed: String,
        /// How many entries it had, without those that were taken back.
        entries: usize,
        /// The latest of them.
        latest: Vec<String>,
    },
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Run => f.write_str("in all games together"),
            Place::SmallCase { name } => write!(f, "in the small case {name:?}"),
            Place::Game { number, set_up, seed, entries, latest } => {
                write!(f, "in game {number} (set-up {set_up}, seed {seed:?}) after {entries} entries")?;
                if latest.is_empty() { Ok(()) } else { write!(f, " ending in {}", latest.join(", ")) }
            }
        }
    }
}

/// A game doesn't conform.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct Failure {
    /// The id of the game.
    pub game: &'static str,
    /// What is broken.
    pub promise: Promise,
    /// Where that showed.
    pub place: Place,
    /// To whom, if it was about one viewer.
    pub viewer: Option<Viewer>,
    /// What was found, for people.
    pub details: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} doesn't conform {}", self.game, self.place)?;
        match self.viewer {
            Some(Viewer::Seat(seat)) => write!(f, ", as {seat:?} sees it")?,
            Some(Viewer::Watcher) => f.write_str(", as a watcher sees it")?,
            None => {}
        }
        write!(f, "\npromise: {}\nfound: {}", self.promise, self.details)
    }
}

/// A broken promise, before it is known where the suite was.
#[derive(Debug)]
pub(super) struct Finding {
    promise: Promise,
    viewer: Option<Viewer>,
    details: String,
}

impl Finding {
    pub(super) fn new(promise: Promise, details: impl Into<String>) -> Finding {
        Finding { promise, viewer: None, details: details.into() }
    }

    pub(super) fn by(self, viewer: Viewer) -> Finding {
        Finding { viewer: Some(viewer), ..self }
    }

    pub(super) fn at(self, game: &'static str, place: Place) -> Failure {
        let Finding { promise, viewer, details } = self;
        Failure { game, promise, place, viewer, details }
    }
}
