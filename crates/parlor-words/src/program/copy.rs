//! What `parlor backup` and `parlor restore` say.

use crate::phrase::{Noun, harmless};
use crate::say::say;
use crate::{Lang, Say};

/// Something that `parlor backup` or `parlor restore` says, with its facts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CopyMessage<'a> {
    /// A backup was made.
    BackedUp {
        /// Where it is.
        file: &'a str,
        /// How many tables are in it.
        tables: u64,
        /// How many guests.
        guests: u64,
    },
    /// A backup was restored.
    Restored {
        /// Where the house is now.
        folder: &'a str,
        /// How many tables it has.
        tables: u64,
        /// How many guests.
        guests: u64,
    },
    /// A house was moved into a database.
    Moved {
        /// How many tables it has.
        tables: u64,
        /// How many guests.
        guests: u64,
    },
    /// It was not said into which database.
    NoDatabase,
    /// There is a house in the database already.
    DatabaseTaken,
    /// Some tables can't be played on.
    Stopped {
        /// How many.
        tables: u64,
    },
    /// There is nothing to back up.
    NoHouse {
        /// The folder.
        folder: &'a str,
    },
    /// The file that is to be written is there already.
    FileThere {
        /// The file.
        file: &'a str,
    },
    /// There is a house where one is to be restored.
    HouseThere {
        /// The folder.
        folder: &'a str,
    },
    /// The file is not a backup, or it is damaged.
    Damaged {
        /// The file.
        file: &'a str,
        /// What is wrong, as the library says it.
        cause: &'a str,
    },
    /// This system has no usual place for program data.
    NoFolder,
}

impl Say for CopyMessage<'_> {
    fn say(&self, lang: Lang) -> String {
        match *self {
            CopyMessage::Moved { tables, guests } => {
                let (tables, guests) = (Noun::Table.counted(tables, lang), Noun::Guest.counted(guests, lang));
                say!(
                    lang,
                    "moved into the database: {tables} and {guests}",
                    "trasladado a la base de datos: {tables} y {guests}",
                )
            }
            CopyMessage::NoDatabase => say!(
                lang,
                "say which database: parlor move postgres://USER:PASSWORD@HOST/NAME",
                "di a qué base de datos: parlor move postgres://USUARIO:CLAVE@SERVIDOR/NOMBRE",
            ),
            CopyMessage::DatabaseTaken => say!(
                lang,
                "there are tables or guests in the database already: choose an empty one",
                "en la base de datos ya hay mesas o invitados: elige una vacía",
            ),
            CopyMessage::BackedUp { file, tables, guests } => {
                let (file, tables, guests) =
                    (harmless(file), Noun::Table.counted(tables, lang), Noun::Guest.counted(guests, lang));
                say!(
                    lang,
                    "backup made in {file}: {tables} and {guests}",
                    "copia de seguridad hecha en {file}: {tables} y {guests}",
                )
            }
            CopyMessage::Restored { folder, tables, guests } => {
                let (folder, tables, guests) =
                    (harmless(folder), Noun::Table.counted(tables, lang), Noun::Guest.counted(guests, lang));
                say!(
                    lang,
                    "restored in {folder}: {tables} and {guests}",
                    "recuperado en {folder}: {tables} y {guests}",
                )
            }
            CopyMessage::Stopped { tables } => {
                let tables = Noun::Table.counted(tables, lang);
                say!(
                    lang,
                    "this version can't continue {tables}: the rest is fine",
                    "esta versión no puede continuar {tables}: lo demás está bien",
                )
            }
            CopyMessage::NoHouse { folder } => {
                let folder = harmless(folder);
                say!(
                    lang,
                    "there are no online tables in {folder}: choose another folder with --data",
                    "no hay mesas en línea en {folder}: elige otra carpeta con --data",
                )
            }
            CopyMessage::FileThere { file } => {
                let file = harmless(file);
                say!(
                    lang,
                    "{file} already exists: choose another name",
                    "{file} ya existe: elige otro nombre",
                )
            }
            CopyMessage::HouseThere { folder } => {
                let folder = harmless(folder);
                say!(
                    lang,
                    "{folder} already has online tables: use --replace, or choose another folder with --data",
                    "{folder} ya tiene mesas en línea: usa --replace o elige otra carpeta con --data",
                )
            }
            CopyMessage::Damaged { file, cause } => {
                let (file, cause) = (harmless(file), harmless(cause));
                say!(
                    lang,
                    "{file} is not a backup, or it is damaged: {cause}",
                    "{file} no es una copia de seguridad o está dañado: {cause}",
                )
            }
            CopyMessage::NoFolder => say!(
                lang,
                "this system has no usual place for program data: choose a folder with --data",
                "este sistema no tiene un lugar habitual para los datos: elige una carpeta con --data",
            ),
        }
    }
}
