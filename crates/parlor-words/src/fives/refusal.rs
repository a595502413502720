//! Why an action is refused.

use parlor_fives::{Rack, Refusal, Square};

use crate::common::{not_playing, over, turn_of};
use crate::phrase::Noun;
use crate::say::say;
use crate::{Lang, Say};

impl Say for Refusal {
    fn say(&self, lang: Lang) -> String {
        match self {
            Refusal::NotYourTurn { turn: Some(seat) } => turn_of(*seat, lang),
            Refusal::NotYourTurn { turn: None } => say!(
                lang,
                "it is nobody's turn yet: the table has still to say who goes first",
                "todavía no es el turno de nadie: la mesa aún tiene que decir quién empieza",
            ),
            Refusal::NotInBox { tile } => {
                say!(
                    lang,
                    "the box has no {tile} left for this",
                    "en la caja no queda ningún {tile} para esto"
                )
            }
            Refusal::OffBoard { square } => {
                say!(lang, "{square} is off the board", "{square} está fuera del tablero")
            }
            Refusal::Filled { square } => {
                say!(lang, "there is already a tile on {square}", "en {square} ya hay una ficha")
            }
            Refusal::Gap { square } => say!(
                lang,
                "there is no tile on {square}, which leaves a gap in the line",
                "en {square} no hay ninguna ficha, así que la línea tiene un hueco",
            ),
            Refusal::TooManyTiles { tiles } => too_many(*tiles, lang),
            Refusal::NotOnRack { tile } => say!(
                lang,
                "there is no {tile} left on the rack for this play",
                "en el atril no queda ningún {tile} para esta jugada",
            ),
            Refusal::MissesCentre { centre } => say!(
                lang,
                "the first play has to cover the centre square, {centre}",
                "la primera jugada tiene que cubrir la casilla central, {centre}",
            ),
            Refusal::LoneTile { tile } => say!(
                lang,
                "a single tile can begin the game only if it is a multiple of five, which {tile} is not",
                "una sola ficha solo puede abrir la partida si es múltiplo de cinco, y {tile} no lo es",
            ),
            Refusal::TouchesNothing => say!(
                lang,
                "the play has to touch, side to side, a tile that is already on the board",
                "la jugada tiene que tocar, lado con lado, una ficha que ya esté en el tablero",
            ),
            Refusal::WrongSum { squares, sum } => {
                let cluster = cluster(squares, lang);
                say!(
                    lang,
                    "the cluster {cluster} adds up to {sum}, which is not a multiple of five",
                    "el grupo {cluster} suma {sum}, que no es múltiplo de cinco",
                )
            }
            Refusal::TooLong { squares } => {
                let (cluster, tiles) = (cluster(squares, lang), squares.len());
                say!(
                    lang,
                    "the cluster {cluster} would be {tiles} tiles long, and five is the most",
                    "el grupo {cluster} tendría {tiles} fichas, y el máximo es cinco",
                )
            }
            Refusal::CanPlay => say!(
                lang,
                "there is a legal play, and only without one can a player pass",
                "hay alguna jugada legal, y solo se puede pasar cuando no la hay",
            ),
            Refusal::Over => over(lang),
            Refusal::NotPlaying { seat } => not_playing(*seat, lang),
        }
    }
}

/// A play has more tiles than any may have, or, at a real table, more than the player can hold by now.
fn too_many(tiles: usize, lang: Lang) -> String {
    if tiles > usize::from(Rack::FULL) {
        say!(
            lang,
            "a play has at most five tiles, and this one has {tiles}",
            "una jugada tiene cinco fichas como máximo, y esta tiene {tiles}",
        )
    } else {
        let tiles = Noun::Tile.counted(tiles, lang);
        say!(
            lang,
            "the play has {tiles}, more than the player holds",
            "la jugada tiene {tiles}, más de las que tiene el jugador",
        )
    }
}

/// A cluster by its first and its last square.
pub(super) fn cluster(squares: &[Square], lang: Lang) -> String {
    match squares {
        [] => String::new(),
        [only] => only.to_string(),
        [first, .., last] => say!(lang, "{first} to {last}", "de {first} a {last}"),
    }
}
