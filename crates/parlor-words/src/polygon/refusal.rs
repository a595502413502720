//! Why an action is refused.

use parlor_polygon::Refusal;

use super::{a_tile, symbol, tile};
use crate::common::{not_playing, over, turn_of, turn_of_nobody};
use crate::phrase::Noun;
use crate::say::say;
use crate::spans::say_spans;
use crate::{Lang, Say, Spans};

impl Say for Refusal {
    fn say(&self, lang: Lang) -> String {
        self.spans(lang).to_string()
    }

    fn spans(&self, lang: Lang) -> Spans {
        match self {
            Refusal::NotYourTurn { turn: Some(seat) } => turn_of(*seat, lang),
            Refusal::NotYourTurn { turn: None } => turn_of_nobody(lang).into(),
            Refusal::NotThisTile { tile: of } => {
                let tile = tile(*of, lang);
                say_spans!(
                    lang,
                    "you don't have a " tile " to place this turn",
                    "no tienes ningún " tile " por colocar en este turno",
                )
            }
            Refusal::NotLaid { tile: of } => {
                let tile = tile(*of, lang);
                say_spans!(
                    lang,
                    "you still have a " tile " to place",
                    "todavía te queda un " tile " por colocar",
                )
            }
            Refusal::OffBoard { space } => {
                say!(lang, "{space} is off the board", "{space} está fuera del tablero").into()
            }
            Refusal::NotNextToPlay { space, roll } => {
                let roll = symbol(*roll, lang);
                say!(
                    lang,
                    "{space} must touch a tile that was already on the board, {roll} to {roll}",
                    "{space} tiene que tocar una ficha que ya estaba en el tablero, {roll} con {roll}",
                )
                .into()
            }
            Refusal::OnFirstTile { .. } => say!(
                lang,
                "you can't stack your second tile on your first one",
                "no puedes apilar tu segunda ficha sobre la primera",
            )
            .into(),
            Refusal::SameFace { tile, .. } if tile.is_wild() => say!(
                lang,
                "you can't stack a WILD on a WILD",
                "no puedes apilar un comodín sobre otro comodín",
            )
            .into(),
            Refusal::SameFace { tile: of, on } => {
                let (tile, on) = (tile(*of, lang), tile(*on, lang));
                say_spans!(
                    lang,
                    "you can't stack " tile " on " on ": same number",
                    "no puedes apilar " tile " sobre " on ": es el mismo número",
                )
            }
            Refusal::SameGrouping { .. } => say!(
                lang,
                "your first tile already scored in this grouping, so your second tile must go in a different one",
                "tu primera ficha ya dio puntos en este grupo, así que la segunda tiene que ir a otro",
            )
            .into(),
            Refusal::HasSpace { tile: of, space } => {
                let tile = a_tile(*of, lang);
                say_spans!(
                    lang,
                    "you can't set " tile " aside: it fits on {space}",
                    "no puedes apartar " tile ": cabe en {space}",
                )
            }
            Refusal::NotBest { best } => {
                let points = Noun::Point.counted(*best, lang);
                say!(
                    lang,
                    "house rule: you must take the best score, and this turn can give {points}",
                    "regla de la casa: hay que sumar lo máximo, y este turno puede dar {points}",
                )
                .into()
            }
            Refusal::Over => over(lang).into(),
            Refusal::NotPlaying { seat } => not_playing(*seat, lang),
        }
    }
}
