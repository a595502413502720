//! What the terminal says, with its facts.

use crate::phrase::{harmless, quoted};
use crate::program::bots;
use crate::say::say;
use crate::{Lang, Name, Say};

/// Something that the terminal says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice<'a> {
    /// Whose turn it is.
    TurnOf {
        /// The player's name.
        name: &'a Name,
    },
    /// The screen is handed to another player.
    HandOver {
        /// The player's name.
        name: &'a str,
    },
    /// What that player does next.
    WhenAlone,
    /// What the player whose turn is over does now: hide their tiles or cards for the next player.
    PassOn {
        /// Who is next.
        name: &'a str,
    },
    /// How far a review is.
    Reviewing {
        /// How many moves have been checked.
        done: usize,
        /// How many there are.
        all: usize,
    },
    /// The last move was undone.
    TakenBack {
        /// By whom.
        name: &'a Name,
    },
    /// Where a game that was left is.
    SavedAs {
        /// Its number.
        number: u32,
    },
    /// A finished game is saved.
    RecordedAs {
        /// Its number.
        number: u32,
    },
    /// Where the file of a finished game is.
    RecordIn {
        /// The file.
        path: &'a str,
    },
    /// The game can't be written to its file.
    NotSaved {
        /// Why not.
        cause: &'a str,
    },
    /// There is no such saved game.
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
    /// The game can't be continued here: it was dealt elsewhere, or another player took over partway through.
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
    /// What was typed for a player is neither “me”, nor a bot, nor a name.
    BadName {
        /// What was given.
        name: &'a str,
    },
    /// What was typed is not a name.
    NoName {
        /// What was given.
        name: &'a str,
    },
    /// Asks whether to delete a game.
    Delete {
        /// Its number.
        number: u32,
    },
    /// There is nowhere to save games.
    NoFolder,
}

impl Say for Notice<'_> {
    fn say(&self, lang: Lang) -> String {
        match *self {
            Notice::TurnOf { name } if name.is_you() => say!(lang, "your turn", "tu turno"),
            Notice::TurnOf { name } => say!(lang, "{name}'s turn", "turno de {name}"),
            Notice::HandOver { name } => say!(lang, "{name}, it's your turn", "{name}, te toca"),
            Notice::WhenAlone => say!(
                lang,
                "press the space bar when nobody else can see the screen",
                "presiona la barra espaciadora cuando nadie más vea la pantalla",
            ),
            Notice::PassOn { name } => say!(
                lang,
                "press Enter to hide your tiles or cards; {name} is next",
                "presiona Enter para ocultar tus fichas o cartas; sigue {name}",
            ),
            Notice::Reviewing { done, all } => {
                say!(lang, "checking move {done} of {all}", "revisando la jugada {done} de {all}")
            }
            Notice::TakenBack { name } => {
                let deshizo = name.verb("deshizo su", "deshiciste tu");
                say!(lang, "{name} undid the move", "{name} {deshizo} jugada")
            }
            Notice::SavedAs { number } => say!(
                lang,
                "game saved. To continue: parlor resume {number}",
                "partida guardada. Para continuar: parlor resume {number}",
            ),
            Notice::RecordedAs { number } => {
                say!(lang, "saved as game {number}", "guardada como partida {number}")
            }
            Notice::RecordIn { path } => {
                let path = harmless(path);
                say!(lang, "the game is saved in {path}", "la partida está guardada en {path}")
            }
            Notice::NotSaved { cause } => {
                let cause = harmless(cause);
                say!(lang, "couldn't save the game: {cause}", "no se pudo guardar la partida: {cause}")
            }
            Notice::NoSuchGame { number } => say!(
                lang,
                "there is no saved game {number}; run parlor resume to see the list",
                "no hay ninguna partida guardada {number}; usa parlor resume para ver la lista",
            ),
            Notice::IsOver { number } => {
                say!(lang, "game {number} is over", "la partida {number} ya terminó")
            }
            Notice::IsOpen { number } => say!(
                lang,
                "game {number} is open in another window",
                "la partida {number} está abierta en otra ventana",
            ),
            Notice::NotOurs { number } => say!(
                lang,
                "game {number} can't be continued here: it was dealt elsewhere, or another player took over partway \
                 through",
                "la partida {number} no se puede continuar aquí: se repartió en otro lugar, o alguien entró a jugar \
                 en lugar de otro",
            ),
            Notice::NoRecord { number } => {
                say!(
                    lang,
                    "game {number}'s file is damaged or isn't a Parlor game",
                    "el archivo de la partida {number} está dañado o no es de Parlor"
                )
            }
            Notice::NoTerminal => say!(
                lang,
                "to play you need a terminal; parlor watch prints a game between bots anywhere",
                "para jugar hace falta una terminal; parlor watch muestra una partida de bots en cualquier lugar",
            ),
            Notice::BadName { name } => {
                let how = how_to_name(lang);
                if name.trim().is_empty() {
                    return how;
                }
                let name = quoted(name, lang);
                say!(lang, "{name} can't be a player: {how}", "{name} no puede jugar: {how}")
            }
            Notice::NoName { name } if name.trim().is_empty() => {
                say!(lang, "type a name", "escribe un nombre")
            }
            Notice::NoName { name } => {
                let name = quoted(name, lang);
                say!(
                    lang,
                    "{name} can't be a player's name: type a short one",
                    "{name} no sirve como nombre: escribe uno corto",
                )
            }
            Notice::Delete { number } => {
                say!(lang, "delete game {number} for good?", "¿Borrar la partida {number} para siempre?")
            }
            Notice::NoFolder => say!(
                lang,
                "there is no folder to save games in: set HOME or PARLOR_DATA",
                "no hay ninguna carpeta donde guardar las partidas: define HOME o PARLOR_DATA",
            ),
        }
    }
}

/// How to say who plays, as a clause.
fn how_to_name(lang: Lang) -> String {
    let bots = bots(lang);
    say!(
        lang,
        "type “me”, a name that starts with a capital letter, or a bot: {bots}",
        "escribe «yo», un nombre que empiece por mayúscula o un bot: {bots}",
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(notice: Notice<'_>) -> [String; 2] {
        Lang::ALL.map(|lang| notice.sentence(lang))
    }

    #[test]
    fn a_player_without_a_name_is_you() {
        let ana = Name::new("Ana");
        assert_eq!(said(Notice::TurnOf { name: &ana }), ["Ana's turn.", "Turno de Ana."]);
        assert_eq!(said(Notice::TakenBack { name: &ana }), ["Ana undid the move.", "Ana deshizo su jugada."]);
        let turn = |lang| Notice::TurnOf { name: &Name::you(lang) }.sentence(lang);
        let undone = |lang| Notice::TakenBack { name: &Name::you(lang) }.sentence(lang);
        assert_eq!(Lang::ALL.map(turn), ["Your turn.", "Tu turno."]);
        assert_eq!(Lang::ALL.map(undone), ["You undid the move.", "Tú deshiciste tu jugada."]);
    }

    #[test]
    fn who_plays_is_asked_for_without_blame() {
        assert_eq!(said(Notice::NoName { name: "" }), ["Type a name.", "Escribe un nombre."]);
        assert_eq!(
            said(Notice::NoName { name: "\u{7}" }),
            [
                "“\\u{7}” can't be a player's name: type a short one.",
                "«\\u{7}» no sirve como nombre: escribe uno corto."
            ]
        );
        assert_eq!(
            said(Notice::BadName { name: "gredy" }),
            [
                "“gredy” can't be a player: type “me”, a name that starts with a capital letter, or a bot: random, \
                 casual, greedy, steady or expert.",
                "«gredy» no puede jugar: escribe «yo», un nombre que empiece por mayúscula o un bot: aleatorio \
                 (random), despistado (casual), codicioso (greedy), sensato (steady) o experto (expert).",
            ]
        );
        let [english, spanish] = said(Notice::BadName { name: "" });
        assert!(english.starts_with("Type “me”") && spanish.starts_with("Escribe «yo»"));
    }
}
