//! What one viewer knows: what everybody does.

use parlor_core::Viewer;
use serde::Serialize;

use crate::{Event, Public, Task};

/// What a viewer knows.
///
/// ```
/// use parlor_core::{Game, Log, Next, SetUp, Viewer};
/// use parlor_polygon::Polygon;
///
/// let mut log = Log::<Polygon>::begin(SetUp::classic(2, "42"))?;
/// let mut watcher = Polygon::view(log.state(), Viewer::Watcher);
/// let Next::Seat(seat) = Polygon::next(log.state()) else { panic!("somebody is to act") };
///
/// let view = Polygon::view(log.state(), Viewer::Seat(seat));
/// assert!(view.is_mover() && !watcher.is_mover());
/// assert_eq!(view.public(), watcher.public(), "nothing is hidden but the order of the pile");
/// for event in log.act(seat, Polygon::actions(&view)[0])? {
///     Polygon::advance(&mut watcher, &Polygon::seen(&event, Viewer::Watcher));
/// }
/// assert_eq!(watcher, Polygon::view(log.state(), Viewer::Watcher));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    viewer: Viewer,
    // The name in JSON is older than the type.
    #[serde(rename = "table")]
    public: Public,
}

impl View {
    pub(crate) const fn new(viewer: Viewer, public: Public) -> View {
        View { viewer, public }
    }

    parlor_core::view_accessors!();

    /// What the viewer has to do now.
    #[must_use]
    pub fn task(&self) -> Option<&Task> {
        self.public.task().filter(|_| self.is_mover())
    }

    pub(crate) fn apply(&mut self, event: &Event) {
        self.public.apply(event);
    }
}
