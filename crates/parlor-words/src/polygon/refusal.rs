//! Why an action is refused.

use parlor_polygon::{Refusal, Symbol};

use crate::common::{not_playing, over, turn_of, turn_of_nobody};
use crate::phrase::Noun;
use crate::say::say;
use crate::{Lang, Say};

impl Say for Refusal {
    fn say(&self, lang: Lang) -> String {
        match self {
            Refusal::NotYourTurn { turn: Some(seat) } => turn_of(*seat, lang),
            Refusal::NotYourTurn { turn: None } => turn_of_nobody(lang),
            Refusal::NotThisTile { tile } => say!(
                lang,
                "there is no {tile} left to lay in this turn",
                "en este turno no queda ningún {tile} por colocar",
            ),
            Refusal::NotLaid { tile } => {
                say!(lang, "there is still a {tile} to lay", "todavía queda un {tile} por colocar")
            }
            Refusal::OffBoard { space } => {
                say!(lang, "{space} is off the board", "{space} está fuera del tablero")
            }
            Refusal::NotNextToPlay { space, roll } => {
                let at = at_its(*roll, lang);
                say!(
                    lang,
                    "no tile that was in play when the turn began meets {space} {at}",
                    "{space} no toca {at} ninguna ficha que estuviera en juego al empezar el turno",
                )
            }
            Refusal::OnFirstTile { space } => say!(
                lang,
                "the turn's first tile lies on {space}, and the second can't be laid on it",
                "en {space} está la primera ficha del turno, y la segunda no puede colocarse encima",
            ),
            Refusal::SameFace { tile, .. } if tile.is_wild() => say!(
                lang,
                "a WILD can't be laid on a WILD",
                "un comodín no puede colocarse sobre otro comodín",
            ),
            Refusal::SameFace { tile, on } => say!(
                lang,
                "{tile} can't be laid on {on}, which has the same number",
                "{tile} no puede colocarse sobre {on}, que tiene el mismo número",
            ),
            Refusal::SameGrouping { space } => say!(
                lang,
                "the first tile has scored in the grouping of {space}, so that the second has to go to \
                 another",
                "la primera ficha ha puntuado en el grupo de {space}, así que la segunda tiene que ir a otro",
            ),
            Refusal::HasSpace { tile, space } => say!(
                lang,
                "a tile goes out of the game only if it has no legal space, and {tile} can be laid on \
                 {space}",
                "una ficha solo sale de la partida si no tiene ninguna casilla legal, y {tile} puede \
                 colocarse en {space}",
            ),
            Refusal::NotBest { best } => {
                let points = Noun::Point.counted(*best, lang);
                say!(
                    lang,
                    "this table asks for the best score, and another placement leads to {points}",
                    "esta mesa exige la mejor puntuación, y con otra colocación se llega a {points}",
                )
            }
            Refusal::Over => over(lang),
            Refusal::NotPlaying { seat } => not_playing(*seat, lang),
        }
    }
}

/// “at its star”.
const fn at_its(symbol: Symbol, lang: Lang) -> &'static str {
    match symbol {
        Symbol::Star => lang.pick("at its star", "en su estrella"),
        Symbol::Diamond => lang.pick("at its diamond", "en su rombo"),
        Symbol::Circle => lang.pick("at its circle", "en su círculo"),
    }
}
