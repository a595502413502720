//! Headings, labels and single words.

use crate::{Lang, Say};

/// Declares the labels with their texts side by side, so that none can lack one.
macro_rules! labels {
    ($($(#[doc = $doc:literal])+ $label:ident: $english:literal, $spanish:literal;)+) => {
        /// A heading, a label or a single word without facts in it. Headings begin with a capital letter.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Label {
            $($(#[doc = $doc])+ $label,)+
        }

        impl Label {
            /// All labels.
            pub const ALL: &'static [Label] = &[$(Label::$label),+];

            /// The text.
            #[must_use]
            pub const fn text(self, lang: Lang) -> &'static str {
                match self {
                    $(Label::$label => lang.pick($english, $spanish),)+
                }
            }
        }
    };
}

labels! {
    /// Before what went wrong: `error: …`.
    Error: "error", "error";
    /// Before what may go wrong.
    Warning: "warning", "aviso";
    /// Before what may help.
    Hint: "hint", "sugerencia";

    /// A play in notation.
    Play: "Play", "Jugada";
    /// Points.
    Score: "Score", "Puntos";
    /// The number of a seat.
    Seat: "Seat", "Asiento";
    /// Who plays.
    Player: "Player", "Jugador";
    /// A bot.
    Bot: "Bot", "Bot";
    /// The number of a turn.
    Turn: "Turn", "Turno";
    /// First, second, third.
    Rank: "Rank", "Puesto";
    /// Tiles.
    Tiles: "Tiles", "Fichas";
    /// How many tiles a player has left.
    TilesLeft: "Tiles left", "Fichas restantes";
    /// The tiles that a player holds.
    Rack: "Rack", "Atril";
    /// The board.
    Board: "Board", "Tablero";
    /// The pile.
    Pile: "Pile", "Montón";
    /// What the signs on the board mean.
    Legend: "Bonus squares", "Casillas con premio";

    /// A cluster.
    Cluster: "Cluster", "Grupo";
    /// The sum of a cluster's tiles.
    Sum: "Sum", "Suma";
    /// What +5 and +10 squares add.
    Added: "Bonus", "Premio";
    /// How many times a cluster counts.
    Times: "Times", "Veces";
    /// A total.
    Total: "In all", "En total";
    /// A play that the rules allow.
    Legal: "legal", "legal";
    /// A play that they don't.
    NotLegal: "not legal", "no es legal";
    /// Whoever is to act can only pass.
    NoLegalPlay: "no legal play: pass", "no hay ninguna jugada legal: pasa";
    /// A list of plays.
    LegalPlays: "Legal plays", "Jugadas legales";
    /// A rule.
    Rule: "Rule", "Regla";
    /// Why something is not allowed.
    Reason: "Reason", "Motivo";

    /// A game.
    Game: "Game", "Juego";
    /// The games there are.
    Games: "Games", "Juegos";
    /// An edition.
    Edition: "Edition", "Edición";
    /// The editions there are.
    Editions: "Editions", "Ediciones";
    /// How many can play.
    Players: "Players", "Jugadores";
    /// An option.
    Option: "Option", "Opción";
    /// The value of an option.
    Value: "Value", "Valor";
    /// What something does.
    Meaning: "Meaning", "Significado";
    /// A seed.
    Seed: "Seed", "Semilla";

    /// Scores and ranks at the end of a game.
    FinalStanding: "Final standing", "Clasificación final";
    /// What came of many games.
    Summary: "Summary", "Resumen";
    /// How many games were played.
    GamesPlayed: "Games played", "Partidas jugadas";
    /// How many games a player won.
    Wins: "Wins", "Victorias";
    /// How many games ended with several winners.
    SharedWins: "Shared wins", "Victorias compartidas";
    /// The share of wins.
    WinRate: "Win rate", "Porcentaje de victorias";
    /// The mean of all scores.
    AverageScore: "Average score", "Puntuación media";
    /// The highest of all scores.
    HighestScore: "Highest score", "Puntuación más alta";
    /// The lowest of all scores.
    LowestScore: "Lowest score", "Puntuación más baja";
    /// The mean number of turns of a game.
    AverageTurns: "Average turns", "Media de turnos";
    /// How fast games were played.
    GamesPerSecond: "Games a second", "Partidas por segundo";
    /// How long it took.
    Elapsed: "Time", "Tiempo";

    /// Before a list of what a replay has checked.
    Checked: "Checked", "Comprobado";
    /// Before a list of what a replay could not check.
    NotChecked: "Not checked", "Sin comprobar";
    /// What happened, line by line.
    Moves: "Moves", "Jugadas";
    /// Games are being played.
    PlayingGames: "playing", "jugando";
    /// A record is being checked.
    Checking: "checking", "comprobando";
    /// All is done.
    Done: "done", "listo";
    /// An affirmative answer.
    Yes: "yes", "sí";
    /// A negative answer.
    No: "no", "no";
}

impl Say for Label {
    fn say(&self, lang: Lang) -> String {
        self.text(lang).to_owned()
    }
}
