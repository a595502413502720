//! What `parlor serve` says.

use crate::phrase::harmless;
use crate::say::say;
use crate::{Lang, Say};

/// Something that `parlor serve` says, with its facts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PagesMessage<'a> {
    /// Where Parlor is running.
    Ready {
        /// The address for a browser.
        address: &'a str,
    },
    /// No browser could be opened.
    NoBrowser,
    /// The program was built without the browser version.
    NotBuilt,
    /// A folder has no browser version in it.
    NoPages {
        /// The folder.
        folder: &'a str,
    },
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
                "Parlor is running at {address} – press Ctrl-C to stop it",
                "Parlor está en {address} – presiona Ctrl-C para detenerlo",
            ),
            PagesMessage::NoBrowser => say!(
                lang,
                "couldn't open a browser; open the address above yourself",
                "no se pudo abrir un navegador: abre tú la dirección de arriba",
            ),
            PagesMessage::NotBuilt => say!(
                lang,
                "this build has no browser version: run `cargo xtask web`, then build again",
                "este programa no trae la versión para el navegador: ejecuta `cargo xtask web` y vuelve a \
                 compilarlo",
            ),
            PagesMessage::NoPages { folder } => {
                let folder = harmless(folder);
                say!(
                    lang,
                    "there is no browser version in {folder}: `cargo xtask web` builds one in dist",
                    "no hay ninguna versión para el navegador en {folder}: `cargo xtask web` compila una en dist",
                )
            }
            PagesMessage::PortTaken { port } => say!(
                lang,
                "port {port} is in use, maybe by another Parlor: choose another one with --port, or use --port 0 \
                 for any free one",
                "el puerto {port} está ocupado, quizá por otro Parlor: elige otro con --port, o usa --port 0 para \
                 tomar uno libre",
            ),
            PagesMessage::CannotListen { port, cause } => {
                let cause = harmless(cause);
                say!(lang, "port {port} can't be used: {cause}", "no se puede usar el puerto {port}: {cause}")
            }
        }
    }
}
