//! What all pages share: settings, words, dialogs, small pieces.

mod dialog;
mod drag;
pub(crate) mod icons;
mod measure;
mod rule_text;
mod settings;
mod settings_dialog;

pub(crate) use dialog::dialog;
pub(crate) use drag::{Drag, Dragging, Gesture, Point};
pub(crate) use measure::Measure;
pub(crate) use rule_text::{RuleDialog, linked};
pub(crate) use settings::{Pace, Theme, Ui};
pub(crate) use settings_dialog::settings_dialog;
