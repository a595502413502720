//! What analysis says.

use crate::phrase::{Noun, quoted};
use crate::say::say;
use crate::{Lang, Say};

/// Something that analysis says, with its facts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnalysisMessage<'a> {
    /// How much every decision was tested.
    Budget {
        /// Rollouts per decision.
        rollouts: u32,
    },
    /// What the value of a move means: points.
    WorthInPoints,
    /// What the value of a move means: games won.
    WorthInWins,
    /// What luck means.
    LuckIs,
    /// How sure a loss is.
    LossIs,
    /// Nobody made a clear mistake.
    NoMistakes,
    /// What would have been better.
    Better {
        /// The better move.
        action: &'a str,
        /// By how much.
        loss: &'a str,
        /// Its standard error.
        error: &'a str,
    },
    /// It isn't the viewer's turn, or the view doesn't say what the viewer holds.
    NotToAct,
    /// It's nobody's turn at the end of a record.
    NoMoveNext,
    /// The record or view doesn't say what the player holds.
    HandsUnknown,
    /// There is no such move.
    NoSuchMove {
        /// How many there are.
        moves: usize,
    },
    /// The file is neither a record nor a view.
    NeitherRecordNorView,
    /// Which puzzle it is, for a heading.
    PuzzleFor {
        /// Its day.
        date: &'a str,
    },
    /// What a puzzle asks.
    PuzzleAsks {
        /// Whose turn it is.
        player: &'a str,
    },
    /// How an answer is written.
    PuzzleAnswer {
        /// An example of the notation.
        example: &'a str,
    },
    /// The answer is correct.
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
                    "every decision was tested with {rollouts}, using only what that player could see",
                    "cada decisión se probó con {rollouts}, usando solo lo que ese jugador podía ver",
                )
            }
            AnalysisMessage::WorthInPoints => say!(
                lang,
                "a move's value: how many points ahead of the best opponent its player can expect to be",
                "el valor de una jugada: cuántos puntos de ventaja sobre su mejor rival puede esperar el jugador",
            ),
            AnalysisMessage::WorthInWins => say!(
                lang,
                "a move's value: the share of games its player can expect to win from here",
                "el valor de una jugada: qué parte de las partidas puede esperar ganar el jugador desde ahí",
            ),
            AnalysisMessage::LuckIs => say!(
                lang,
                "luck: how much better or worse than average the draws, deals and rolls were, in points; it isn't \
                 counted as a mistake",
                "la suerte: cuánto mejores o peores que el promedio fueron los robos, repartos y tiradas, en \
                 puntos; no cuenta como fallo",
            ),
            AnalysisMessage::LossIs => say!(
                lang,
                "± is the margin of error; a loss counts as a mistake when it is at least twice that",
                "± es el margen de error; una pérdida cuenta como fallo a partir del doble",
            ),
            AnalysisMessage::NoMistakes => say!(
                lang,
                "no clear mistakes: every difference could be chance",
                "ningún fallo claro: todas las diferencias pueden deberse al azar",
            ),
            AnalysisMessage::Better { action, loss, error } => {
                say!(lang, "better: {action} (+{loss} ± {error})", "mejor: {action} (+{loss} ± {error})")
            }
            AnalysisMessage::NotToAct => say!(
                lang,
                "it isn't this player's turn, or the view doesn't say what they hold",
                "no le toca a este jugador, o la vista no dice qué tiene",
            ),
            AnalysisMessage::NoMoveNext => say!(
                lang,
                "it's nobody's turn at the end of this record: choose a move with --move",
                "al final de este archivo de partida no le toca a nadie: elige una jugada con --move",
            ),
            AnalysisMessage::HandsUnknown => say!(
                lang,
                "we don't know what the player held, so there is nothing to judge",
                "no sabemos qué tenía el jugador, así que no hay nada que juzgar",
            ),
            AnalysisMessage::NoSuchMove { moves } => {
                let moves = Noun::Move.counted(moves as u64, lang);
                say!(
                    lang,
                    "there is no such move: the game has {moves}",
                    "no existe esa jugada: la partida tiene {moves}"
                )
            }
            AnalysisMessage::PuzzleFor { date } => say!(lang, "puzzle for {date}", "reto del {date}"),
            AnalysisMessage::PuzzleAsks { player } => say!(
                lang,
                "it's {player}'s turn. One move is much better than all the others. Which one?",
                "le toca a {player}. Una jugada es mucho mejor que todas las demás. ¿Cuál?",
            ),
            AnalysisMessage::PuzzleAnswer { example } => {
                say!(lang, "your move (such as {example}): ", "tu jugada (por ejemplo {example}): ")
            }
            AnalysisMessage::Solved => say!(lang, "correct!", "¡Correcto!"),
            AnalysisMessage::NotSolved { best, loss } => say!(
                lang,
                "not the best: {best} is worth {loss} more",
                "no es la mejor: {best} vale {loss} más",
            ),
            AnalysisMessage::Solution { best, gap } => say!(
                lang,
                "the solution is {best}: it's worth {gap} more than the next best",
                "la solución es {best}: vale {gap} más que la siguiente",
            ),
            AnalysisMessage::BadDate { text } => {
                let text = quoted(text, lang);
                say!(
                    lang,
                    "{text} is not a date: type year, month and day, such as 2026-11-16",
                    "{text} no es una fecha: escribe año, mes y día, por ejemplo 2026-11-16",
                )
            }
            AnalysisMessage::NoPuzzle => {
                say!(lang, "there is no puzzle for that day", "no hay ningún reto para ese día",)
            }
            AnalysisMessage::NeitherRecordNorView => say!(
                lang,
                "this is neither a record nor a view: a view is JSON such as {{\"game\":\"fives\",\"view\":…}}",
                "esto no es un archivo de partida ni una vista: una vista es JSON como {{\"game\":\"fives\",\"view\":…}}",
            ),
        }
    }
}
