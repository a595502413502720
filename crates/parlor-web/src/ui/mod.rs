//! What all pages share: settings, words, dialogs, small pieces.

mod classes;
mod dialog;
mod drag;
mod each;
mod focus;
pub(crate) mod frame;
pub(crate) mod icons;
mod measure;
pub(crate) mod opponent;
mod room;
mod rule_text;
mod settings;
mod settings_dialog;
mod title;
mod viewport;

pub(crate) use classes::classes;
pub(crate) use dialog::dialog;
pub(crate) use drag::{Drag, Dragging, Gesture, Point};
pub(crate) use each::each;
pub(crate) use focus::focus_when_drawn;
pub(crate) use frame::Area;
pub(crate) use measure::Measure;
pub(crate) use room::room;
pub(crate) use rule_text::{RuleDialog, linked};
pub(crate) use settings::{Pace, Theme, Ui};
pub(crate) use settings_dialog::settings_dialog;
pub(crate) use title::name_window;
pub(crate) use viewport::{Scales, Viewport};
