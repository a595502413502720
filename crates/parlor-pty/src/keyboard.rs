//! The way into the program.

use std::io::{self, Write};
use std::sync::{Arc, Mutex, PoisonError};

/// The way into the program, for what is pressed and for what the terminal answers.
#[derive(Clone)]
pub(crate) struct Keyboard(Arc<Mutex<Box<dyn Write + Send>>>);

impl Keyboard {
    pub(crate) fn new(writer: Box<dyn Write + Send>) -> Keyboard {
        Keyboard(Arc::new(Mutex::new(writer)))
    }

    pub(crate) fn send(&self, text: &str) -> io::Result<()> {
        let mut writer = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        writer.write_all(text.as_bytes())?;
        writer.flush()
    }
}
