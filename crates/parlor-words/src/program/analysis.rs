//! What analysis says.

use crate::phrase::{Noun, quoted};
use crate::say::say;
use crate::{Lang, Say};

/// Something that analysis says, with its facts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnalysisMessage<'a> {
    /// How deeply every decision was searched.
    Budget {
        /// How many rollouts each.
        rollouts: u32,
    },
    /// What the worth of an action counts: points.
    WorthInPoints,
    /// What the worth of an action counts: games won.
    WorthInWins,
    /// What luck counts.
    LuckIs,
    /// How sure a loss is.
    LossIs,
    /// Nobody lost anything for sure.
    NoMistakes,
    /// What would have been better.
    Better {
        /// The better action.
        action: &'a str,
        /// By how much.
        loss: &'a str,
        /// Its standard error.
        error: &'a str,
    },
    /// What a player of some level would do.
    Hint {
        /// The level.
        level: &'a str,
        /// The action.
        action: &'a str,
    },
    /// The viewer is not to act, or the view does not say what the viewer holds.
    NotToAct,
    /// Nobody is to act at the end of a record.
    NoMoveNext,
    /// The record or view does not say what the player holds.
    HandsUnknown,
    /// There is no such move.
    NoSuchMove {
        /// How many there are.
        moves: usize,
    },
    /// The file is neither a record nor a view.
    NeitherRecordNorView,
    /// What a puzzle asks.
    PuzzleAsks {
        /// Who is to act.
        player: &'a str,
    },
    /// How an answer is written.
    PuzzleAnswer {
        /// An example of the notation.
        example: &'a str,
    },
    /// The answer is right.
    Solved,
    /// The answer is not the best.
    NotSolved {
        /// A solution.
        best: &'a str,
        /// By how much it is better.
        loss: &'a str,
    },
    /// What the solution is.
    Solution {
        /// The solution.
        best: &'a str,
        /// By how much it is better than the next best.
        gap: &'a str,
    },
    /// A text is not a date.
    BadDate {
        /// What was given.
        text: &'a str,
    },
    /// There is no puzzle.
    NoPuzzle,
}

impl Say for AnalysisMessage<'_> {
    fn say(&self, lang: Lang) -> String {
        match *self {
            AnalysisMessage::Budget { rollouts } => {
                let rollouts = Noun::Rollout.counted(u64::from(rollouts), lang);
                say!(
                    lang,
                    "every decision was searched with {rollouts}, on what its player could see",
                    "cada decisión se ha analizado con {rollouts}, con lo que su jugador podía ver",
                )
            }
            AnalysisMessage::WorthInPoints => say!(
                lang,
                "a move is worth the points by which its player is then expected to be ahead of the best other",
                "una jugada vale los puntos de ventaja que se esperan después sobre el mejor rival",
            ),
            AnalysisMessage::WorthInWins => say!(
                lang,
                "a move is worth the share of games that its player is then expected to win",
                "una jugada vale la proporción de partidas que se espera ganar después",
            ),
            AnalysisMessage::LuckIs => say!(
                lang,
                "luck is what draws, deals and rolls were worth against their average, in points; it is no part of \
                 a loss",
                "la suerte es lo que valían robos, repartos y tiradas frente a su media, en puntos; no forma parte \
                 de las pérdidas",
            ),
            AnalysisMessage::LossIs => say!(
                lang,
                "± is a standard error; a loss counts as a mistake from two of them on",
                "± es un error típico; una pérdida cuenta como error a partir de dos",
            ),
            AnalysisMessage::NoMistakes => say!(
                lang,
                "no move was worse than the best by more than chance explains",
                "ninguna jugada fue peor que la mejor por más de lo que explica el azar",
            ),
            AnalysisMessage::Better { action, loss, error } => {
                say!(lang, "better: {action} (+{loss} ± {error})", "mejor: {action} (+{loss} ± {error})")
            }
            AnalysisMessage::Hint { level, action } => {
                say!(lang, "a {level} player does this: {action}", "un jugador {level} haría esto: {action}")
            }
            AnalysisMessage::NotToAct => say!(
                lang,
                "the one who looks is not to act here, or the view does not say what that player holds",
                "aquí no le toca a quien mira, o la vista no dice qué tiene ese jugador",
            ),
            AnalysisMessage::NoMoveNext => say!(
                lang,
                "nobody is to act at the end of this record: choose a move of the game with --move",
                "al final de este registro no le toca a nadie: elige una jugada de la partida con --move",
            ),
            AnalysisMessage::HandsUnknown => say!(
                lang,
                "it is not known what the player holds, so that there is nothing to judge by",
                "no se sabe qué tiene el jugador, así que no hay con qué juzgar",
            ),
            AnalysisMessage::NoSuchMove { moves } => {
                let moves = Noun::Move.counted(moves as u64, lang);
                say!(
                    lang,
                    "there is no such move: the game has {moves}",
                    "no existe esa jugada: la partida tiene {moves}"
                )
            }
            AnalysisMessage::PuzzleAsks { player } => say!(
                lang,
                "it is the turn of {player}: one move is far better than all others. Which?",
                "le toca a {player}: hay una jugada mucho mejor que todas las demás. ¿Cuál?",
            ),
            AnalysisMessage::PuzzleAnswer { example } => {
                say!(lang, "your move (such as {example}): ", "tu jugada (por ejemplo {example}): ")
            }
            AnalysisMessage::Solved => say!(lang, "right", "correcto"),
            AnalysisMessage::NotSolved { best, loss } => say!(
                lang,
                "not the best: {best} is worth {loss} more",
                "no es la mejor: {best} vale {loss} más",
            ),
            AnalysisMessage::Solution { best, gap } => say!(
                lang,
                "the solution is {best}: it is worth {gap} more than the next best",
                "la solución es {best}: vale {gap} más que la siguiente",
            ),
            AnalysisMessage::BadDate { text } => {
                let text = quoted(text, lang);
                say!(
                    lang,
                    "{text} is not a date: write year, month and day, such as 2026-11-16",
                    "{text} no es una fecha: escribe año, mes y día, por ejemplo 2026-11-16",
                )
            }
            AnalysisMessage::NoPuzzle => say!(
                lang,
                "no puzzle was found for that day",
                "no se ha encontrado ningún problema para ese día",
            ),
            AnalysisMessage::NeitherRecordNorView => say!(
                lang,
                "this is neither a record nor a view: a view is JSON such as {{\"game\":\"fives\",\"view\":…}}",
                "esto no es un registro ni una vista: una vista es JSON como {{\"game\":\"fives\",\"view\":…}}",
            ),
        }
    }
}
