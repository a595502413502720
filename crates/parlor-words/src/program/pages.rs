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
    /// Where other devices in the home network find it.
    Lan {
        /// The address for a browser.
        address: &'a str,
    },
    /// No address in the home network is known.
    NoLan,
    /// The address is not one that a house can have.
    BadPublicUrl {
        /// What was given.
        url: &'a str,
    },
    /// Another program has the folder of the house open.
    HouseInUse {
        /// The folder.
        folder: &'a str,
    },
    /// A newer version has written the folder of the house.
    HouseNewer {
        /// The folder.
        folder: &'a str,
    },
    /// The folder of the house can't be used.
    BadHouse {
        /// The folder.
        folder: &'a str,
        /// Why not.
        cause: &'a str,
    },
    /// The address of the database is not one.
    BadDatabaseAddress,
    /// The database can't be used.
    BadDatabase {
        /// Why not.
        cause: &'a str,
    },
    /// A newer version has written the database.
    DatabaseNewer,
    /// The database could lose what it has confirmed.
    DatabaseForgets {
        /// The setting that has to be on.
        setting: &'a str,
    },
    /// The database is a standby.
    DatabaseStandby,
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
            PagesMessage::Lan { address } => say!(
                lang,
                "other devices in your home network can open {address} or scan this:",
                "otros dispositivos de tu red pueden abrir {address} o escanear esto:",
            ),
            PagesMessage::NoLan => say!(
                lang,
                "this computer has no address in a home network: connect it first",
                "esta computadora no tiene dirección en una red: conéctala primero",
            ),
            PagesMessage::BadPublicUrl { url } => {
                let url = harmless(url);
                say!(
                    lang,
                    "{url} is not an address: write it like https://parlor.example",
                    "{url} no es una dirección: escríbela como https://parlor.example",
                )
            }
            PagesMessage::HouseInUse { folder } => {
                let folder = harmless(folder);
                say!(
                    lang,
                    "another Parlor is using {folder}: stop it first, or choose another folder with --data",
                    "otro Parlor está usando {folder}: detenlo primero o elige otra carpeta con --data",
                )
            }
            PagesMessage::HouseNewer { folder } => {
                let folder = harmless(folder);
                say!(
                    lang,
                    "a newer version of Parlor wrote {folder}: use that version, or choose another folder with --data",
                    "una versión más nueva de Parlor escribió {folder}: usa esa versión o elige otra carpeta con --data",
                )
            }
            PagesMessage::BadHouse { folder, cause } => {
                let (folder, cause) = (harmless(folder), harmless(cause));
                say!(
                    lang,
                    "{folder} can't be used: {cause}; choose another folder with --data",
                    "no se puede usar {folder}: {cause}; elige otra carpeta con --data",
                )
            }
            PagesMessage::BadDatabaseAddress => say!(
                lang,
                "that is not the address of a database: write it like postgres://USER:PASSWORD@HOST/NAME",
                "esa no es la dirección de una base de datos: escríbela como postgres://USUARIO:CLAVE@SERVIDOR/NOMBRE",
            ),
            PagesMessage::BadDatabase { cause } => {
                let cause = harmless(cause);
                say!(
                    lang,
                    "the database can't be used: {cause}; check its address, and that it is running",
                    "no se puede usar la base de datos: {cause}; revisa su dirección y que esté en marcha",
                )
            }
            PagesMessage::DatabaseNewer => say!(
                lang,
                "a newer version of Parlor uses this database: use that version",
                "una versión más nueva de Parlor usa esta base de datos: usa esa versión",
            ),
            PagesMessage::DatabaseForgets { setting } => {
                let setting = harmless(setting);
                say!(
                    lang,
                    "this database could lose moves: set {setting} to on in its configuration",
                    "esta base de datos podría perder jugadas: pon {setting} en on en su configuración",
                )
            }
            PagesMessage::DatabaseStandby => say!(
                lang,
                "this database is a standby, which can't be written: give the address of the primary",
                "esta base de datos es una copia en espera y no se puede escribir en ella: da la dirección de la principal",
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
