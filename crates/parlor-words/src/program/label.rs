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

    /// A play in notation.
    Play: "Play", "Jugada";
    /// Points.
    Score: "Score", "Puntos";
    /// Who plays.
    Player: "Player", "Jugador";
    /// Tiles.
    Tiles: "Tiles", "Fichas";
    /// The tiles that a player holds.
    Rack: "Rack", "Atril";

    /// Whoever is to act can only pass.
    NoLegalPlay: "no legal play: pass", "no hay ninguna jugada legal: pasa";

    /// Scores and ranks at the end of a game.
    FinalStanding: "Final standing", "Clasificación final";
    /// How many games a player won.
    Wins: "Wins", "Victorias";
    /// How many games ended with several winners.
    SharedWins: "Shared wins", "Victorias compartidas";
    /// The share of wins.
    WinRate: "Win rate", "Porcentaje de victorias";
    /// The mean of all scores.
    AverageScore: "Average score", "Puntuación media";
    /// The mean number of turns of a game.
    AverageTurns: "Average turns", "Media de turnos";

    /// Before a list of what a replay has checked.
    Checked: "Checked", "Comprobado";
    /// Before a list of what a replay could not check.
    NotChecked: "Not checked", "Sin comprobar";
}

impl Say for Label {
    fn say(&self, lang: Lang) -> String {
        self.text(lang).to_owned()
    }
}
