//! What the terminal tells, with its facts.

use parlor_core::PlayerName;

use crate::phrase::harmless;
use crate::say::say;
use crate::{Lang, Say};

/// Something that the terminal tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice<'a> {
    /// Whose turn it is.
    TurnOf {
        /// The player's name.
        name: &'a str,
    },
    /// The screen is handed to another player.
    HandOver {
        /// The player's name.
        name: &'a str,
    },
    /// How that player goes on.
    WhenAlone,
    /// What the player who has just acted does now.
    PassOn {
        /// Who is next.
        name: &'a str,
    },
    /// What the player at the screen might do.
    Hint {
        /// The move in notation.
        action: &'a str,
        /// Who would do that.
        player: &'a str,
    },
    /// How far a review is.
    Reviewing {
        /// How many moves have been looked at.
        done: usize,
        /// How many there are.
        all: usize,
    },
    /// The last move was taken back.
    TakenBack {
        /// By whom.
        name: &'a str,
    },
    /// Where a game that was left is.
    SavedAs {
        /// Its number.
        number: u32,
    },
    /// A finished game is kept.
    RecordedAs {
        /// Its number.
        number: u32,
    },
    /// Where the record of a finished game is.
    RecordIn {
        /// The file.
        path: &'a str,
    },
    /// The game can't be written to its file.
    NotSaved {
        /// Why not.
        cause: &'a str,
    },
    /// There is no such game to go on with.
    NoSuchGame {
        /// The number that was asked for.
        number: u32,
    },
    /// The game is over.
    IsOver {
        /// Its number.
        number: u32,
    },
    /// Another program has the game open.
    IsOpen {
        /// Its number.
        number: u32,
    },
    /// The game can't go on here: another house dealt it, or somebody took over in it.
    NotOurs {
        /// Its number.
        number: u32,
    },
    /// The file of a game is not a record.
    NoRecord {
        /// Its number.
        number: u32,
    },
    /// Playing needs a terminal.
    NoTerminal,
    /// A name that a player can't have.
    BadName {
        /// What was given.
        name: &'a str,
    },
    /// A text that is not a valid name.
    NoName {
        /// What was given.
        name: &'a str,
    },
    /// Whether a game is to be deleted.
    Delete {
        /// Its number.
        number: u32,
    },
    /// There is nowhere to keep games.
    NoFolder,
}

impl Say for Notice<'_> {
    fn say(&self, lang: Lang) -> String {
        match *self {
            Notice::TurnOf { name } => say!(lang, "{name} to play", "turno de {name}"),
            Notice::HandOver { name } => say!(lang, "{name}, it is your turn", "{name}, te toca"),
            Notice::WhenAlone => say!(
                lang,
                "press the space bar when nobody else can see the screen",
                "pulsa la barra espaciadora cuando nadie más vea la pantalla",
            ),
            Notice::PassOn { name } => say!(
                lang,
                "Enter hides your hand and goes on with {name}",
                "Intro oculta tu mano y sigue {name}",
            ),
            Notice::Hint { action, player } => {
                say!(lang, "hint: {action} ({player})", "pista: {action} ({player})")
            }
            Notice::Reviewing { done, all } => {
                say!(lang, "looking at move {done} of {all}", "mirando la jugada {done} de {all}")
            }
            Notice::TakenBack { name } => {
                say!(lang, "{name} has taken the move back", "{name} ha deshecho su jugada")
            }
            Notice::SavedAs { number } => say!(
                lang,
                "the game is saved: parlor resume {number} goes on with it",
                "la partida está guardada: parlor resume {number} la continúa",
            ),
            Notice::RecordedAs { number } => {
                say!(lang, "recorded as game {number}", "registrada como partida {number}")
            }
            Notice::RecordIn { path } => {
                let path = harmless(path);
                say!(lang, "the record is in {path}", "el registro está en {path}")
            }
            Notice::NotSaved { cause } => {
                let cause = harmless(cause);
                say!(lang, "not saved: {cause}", "sin guardar: {cause}")
            }
            Notice::NoSuchGame { number } => say!(
                lang,
                "there is no game {number}; parlor resume lists those that were interrupted",
                "no hay ninguna partida {number}; parlor resume muestra las interrumpidas",
            ),
            Notice::IsOver { number } => {
                say!(lang, "game {number} is over", "la partida {number} ha terminado")
            }
            Notice::IsOpen { number } => say!(
                lang,
                "game {number} is open in another window",
                "la partida {number} está abierta en otra ventana",
            ),
            Notice::NotOurs { number } => say!(
                lang,
                "game {number} can't go on here: it was dealt elsewhere, or somebody took over in it",
                "la partida {number} no puede continuar aquí: se repartió en otro sitio o alguien ocupó el lugar de otro",
            ),
            Notice::NoRecord { number } => {
                say!(
                    lang,
                    "the file of game {number} is no record",
                    "el archivo de la partida {number} no es un registro"
                )
            }
            Notice::NoTerminal => say!(
                lang,
                "playing needs a terminal; parlor watch prints a game of bots anywhere",
                "para jugar hace falta un terminal; parlor watch muestra una partida de bots en cualquier sitio",
            ),
            Notice::BadName { name } => {
                let name = crate::quoted(name, lang);
                say!(
                    lang,
                    "{name} can't be a player: write “me”, a bot, or a name that begins with a capital letter",
                    "{name} no puede jugar: escribe «me», un bot o un nombre que empiece por mayúscula",
                )
            }
            Notice::NoName { name } => {
                let name = crate::quoted(name, lang);
                say!(
                    lang,
                    "{name} can't be the name of a person",
                    "{name} no puede ser el nombre de una persona"
                )
            }
            Notice::Delete { number } => {
                say!(lang, "delete game {number} for good?", "¿borrar para siempre la partida {number}?")
            }
            Notice::NoFolder => say!(
                lang,
                "there is no folder to keep games in: set HOME or PARLOR_DATA",
                "no hay ninguna carpeta donde guardar las partidas: define HOME o PARLOR_DATA",
            ),
        }
    }
}

/// What to call whoever plays here, where nothing else is known.
#[must_use]
pub fn somebody(lang: Lang) -> PlayerName {
    PlayerName::new(lang.pick("Player", "Jugador")).expect("both can be names")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn somebody_has_a_name() {
        assert_eq!(Lang::ALL.map(|lang| somebody(lang).to_string()), ["Player", "Jugador"]);
    }
}
