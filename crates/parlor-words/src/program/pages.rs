//! What is said while the pages are handed out.

use crate::phrase::harmless;
use crate::say::say;
use crate::{Lang, Say};

/// Something that is said while the pages are handed out, with its facts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PagesMessage<'a> {
    /// Where the pages are.
    Ready {
        /// The address for a browser.
        address: &'a str,
    },
    /// No browser could be opened.
    NoBrowser,
    /// The program was built without pages.
    NotBuilt,
    /// Another program has the port.
    PortTaken {
        /// The port.
        port: u16,
    },
    /// The port is in use, or not allowed.
    CannotListen {
        /// The port.
        port: u16,
        /// Why not, as [`crate::program::file_cause`] says it.
        cause: &'a str,
    },
}

impl Say for PagesMessage<'_> {
    fn say(&self, lang: Lang) -> String {
        match *self {
            PagesMessage::Ready { address } => say!(
                lang,
                "the pages are at {address} until you press Ctrl-C",
                "las páginas están en {address} hasta que pulses Ctrl-C",
            ),
            PagesMessage::NoBrowser => say!(
                lang,
                "no browser could be opened: open this address yourself",
                "no se ha podido abrir ningún navegador: abre tú esa dirección",
            ),
            PagesMessage::NotBuilt => say!(
                lang,
                "this program was built without its pages: build them with `cargo xtask web`, and then the program again",
                "este programa se compiló sin sus páginas: créalas con `cargo xtask web` y vuelve a compilarlo",
            ),
            PagesMessage::PortTaken { port } => say!(
                lang,
                "port {port} is taken, perhaps by another Parlor: choose another one with --port, or any that is free \
                 with --port 0",
                "el puerto {port} está ocupado, quizá por otro Parlor: elige otro con --port, o cualquiera que esté \
                 libre con --port 0",
            ),
            PagesMessage::CannotListen { port, cause } => {
                let cause = harmless(cause);
                say!(lang, "port {port} can't be used: {cause}", "no se puede usar el puerto {port}: {cause}")
            }
        }
    }
}
