//! Why something is not allowed.

use parlor_fives::{Rack, Refusal, Square};

use crate::common::{not_playing, over, turn_of};
use crate::phrase::Noun;
use crate::say::say;
use crate::{Lang, Say, Spans};

impl Say for Refusal {
    fn say(&self, lang: Lang) -> String {
        self.spans(lang).to_string()
    }

    fn spans(&self, lang: Lang) -> Spans {
        let words = match self {
            Refusal::NotYourTurn { turn: Some(seat) } => return turn_of(*seat, lang),
            Refusal::NotYourTurn { turn: None } => say!(
                lang,
                "nobody can play yet: first say who goes first",
                "todavía no puede jugar nadie: primero di quién empieza",
            ),
            Refusal::NotInBox { tile } => {
                say!(
                    lang,
                    "every {tile} in the box has already been used",
                    "ya se usaron todos los {tile} de la caja"
                )
            }
            Refusal::OffBoard { square } => {
                say!(
                    lang,
                    "the square {square} is off the board",
                    "la casilla {square} está fuera del tablero"
                )
            }
            Refusal::Filled { square } => {
                say!(lang, "there's already a tile on {square}", "en {square} ya hay una ficha")
            }
            Refusal::Gap { square } => say!(
                lang,
                "the square {square} is empty, so your line has a gap",
                "la casilla {square} está vacía, así que tu línea tiene un hueco",
            ),
            Refusal::TooManyTiles { tiles } => too_many(*tiles, lang),
            Refusal::NotOnRack { tile } => {
                say!(lang, "you have no {tile} left", "no te queda ningún {tile}")
            }
            Refusal::MissesCentre { centre: center } => say!(
                lang,
                "the first play must cover the center square, {center}",
                "la primera jugada tiene que cubrir la casilla central, {center}",
            ),
            Refusal::LoneTile { tile } => say!(
                lang,
                "the first play can be a single tile only if it's a 5, and this tile is {tile}",
                "la primera jugada puede ser de una sola ficha únicamente si es un 5, y esta es un {tile}",
            ),
            Refusal::TouchesNothing => say!(
                lang,
                "your tiles must touch a tile that is already on the board, edge to edge",
                "tus fichas tienen que tocar, lado con lado, una ficha que ya esté en el tablero",
            ),
            Refusal::WrongSum { squares, sum } => {
                let cluster = cluster(squares, lang);
                say!(
                    lang,
                    "the cluster {cluster} adds up to {sum}; it must be a multiple of 5",
                    "el grupo {cluster} suma {sum}; tiene que ser un múltiplo de 5",
                )
            }
            Refusal::TooLong { squares } => {
                let (cluster, tiles) = (cluster(squares, lang), squares.len());
                say!(
                    lang,
                    "the cluster {cluster} would be {tiles} tiles long; five is the limit",
                    "el grupo {cluster} tendría {tiles} fichas; el máximo es cinco",
                )
            }
            Refusal::CanPlay => say!(
                lang,
                "you can't pass yet: you have a play",
                "todavía no puedes pasar: tienes una jugada",
            ),
            Refusal::Over => over(lang),
            Refusal::NotPlaying { seat } => return not_playing(*seat, lang),
        };
        words.into()
    }
}

/// A play has more tiles than five, or, for the score keeper, more than the player can still have.
fn too_many(tiles: usize, lang: Lang) -> String {
    if tiles > usize::from(Rack::FULL) {
        say!(
            lang,
            "that's {tiles} tiles; you can play five at most",
            "son {tiles} fichas; puedes jugar cinco como máximo",
        )
    } else {
        let tiles = Noun::Tile.counted(tiles, lang);
        say!(
            lang,
            "that's {tiles}, but the player doesn't have that many",
            "la jugada tiene {tiles}, pero el jugador no tiene tantas",
        )
    }
}

/// A cluster by its first and last squares: “F8 to H8”. The word *cluster* goes before it, or F8 could be taken for a rule.
fn cluster(squares: &[Square], lang: Lang) -> String {
    match squares {
        [] => String::new(),
        [only] => only.to_string(),
        [first, .., last] => say!(lang, "{first} to {last}", "de {first} a {last}"),
    }
}
