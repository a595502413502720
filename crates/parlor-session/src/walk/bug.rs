//! Bugs that are planted on purpose: the walk has to find each of them.

use parlor_core::{Seat, Viewer};

use super::Backend;
use super::oracle::Finding;
use crate::{DeviceRequest, Hint, Request, SessionGame};

/// A planted bug.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bug {
    /// A hand stays on the screen after it was passed on.
    HandShown,
    /// An announcement stays though all have heard it.
    OldAnnouncement,
    /// A hint is thought about with another player's hand.
    HintForAnother,
    /// An undo goes past a draw.
    UndoPastDraw,
    /// A refused request changes something.
    RefusalChanges,
    /// A save is lost without a word.
    LostSave,
}

impl Bug {
    pub(super) const ALL: [Bug; 6] = [
        Bug::HandShown,
        Bug::OldAnnouncement,
        Bug::HintForAnother,
        Bug::UndoPastDraw,
        Bug::RefusalChanges,
        Bug::LostSave,
    ];

    /// Whether this is what was found.
    pub(super) fn is_found_by(self, finding: &Finding) -> bool {
        match self {
            Bug::HandShown => matches!(finding, Finding::Eyes(_)),
            Bug::OldAnnouncement => matches!(finding, Finding::Announcements(_)),
            Bug::HintForAnother => matches!(finding, Finding::Hint(_)),
            Bug::UndoPastDraw => matches!(finding, Finding::Log(_)),
            Bug::RefusalChanges => matches!(finding, Finding::RefusalChanged(_)),
            Bug::LostSave => matches!(finding, Finding::Save(_)),
        }
    }
}

/// What a bug makes of a request that was just accepted or refused.
pub(super) fn plant<G: SessionGame>(
    bug: Option<Bug>,
    backend: &mut Backend<G>,
    request: &Request<G::Action>,
    is_accepted: bool,
) {
    match (bug, request) {
        (Some(Bug::HandShown), Request::Device(DeviceRequest::PassOn)) if is_accepted => {
            let seat = backend.session.people().next().unwrap();
            backend.session.viewer = Viewer::Seat(seat);
        }
        (Some(Bug::OldAnnouncement), Request::Device(DeviceRequest::Dismiss)) if is_accepted => {
            backend.session.announcements.push("old".into());
        }
        (Some(Bug::HintForAnother), Request::Hint) if is_accepted => {
            if let Some(Hint::Given(level, _)) = backend.session.hint {
                let Viewer::Seat(own) = backend.session.viewer else { return };
                let other = Seat::first(backend.players().seats()).find(|seat| *seat != own).unwrap();
                let view = G::view(backend.table.log().state(), Viewer::Seat(other));
                backend.session.hint = Some(Hint::Given(level, G::actions(&view).first().copied()));
            }
        }
        (Some(Bug::UndoPastDraw), Request::Undo) if !is_accepted => {
            backend.table.strike_out();
            backend.session.reopen(backend.table.opening(&backend.viewers));
        }
        (Some(Bug::RefusalChanges), _) if !is_accepted => {
            backend.session.better_move = Some("something else".into());
        }
        _ => {}
    }
}
