//! Scorzo in words.
//!
//! In Spanish a card is a *carta*, a suit a *palo*, a wild card a *comodín*, a meld a *combinación*, a set a *grupo*, a run an
//! *escalera*, the draw pile the *mazo*, the discard pile the *pila de descartes*, the cards that are left over *sueltas*, a
//! round a *ronda*, and to call is *cantar*. Where people read, cards have symbols (7★); where they type, letters (7S, W). A
//! written card is masculine: *un 7★*, *ningún comodín*.

mod book;
mod cards;
mod discard;
mod edition;
mod event;
mod guide;
mod refusal;
mod rules;

use parlor_core::{BySeat, RuleId, Seat};
use parlor_scorzo::{Action, Ask, RoundId, Scorzo, Seen};

pub use cards::{card, cards, meld_kind, suit, suit_symbol};
pub use discard::BestDiscard;
pub(crate) use event::called;
pub use event::standing;
use event::{drew, round_of, scored};
use rules::{CARDS, END, END_OF_ROUND, MELDS, RULES, SET_UP, TURN};

use crate::common::{left, lots, player_from_1_to};
use crate::names::name_of;
use crate::phrase::Noun;
use crate::rule_words::BookParts;
use crate::say::say;
use crate::spans::say_spans;
use crate::{Chapter, GameWords, Guide, HouseRule, Lang, Name, RuleText, Spans};

impl GameWords for Scorzo {
    const NAME: &'static str = "Scorzo";

    fn summary(lang: Lang) -> &'static str {
        lang.pick(
            "Rummy with five suits and lots of wild cards: 11 rounds, and the fewest points win.",
            "Un rummy con cinco palos y muchos comodines: en 11 rondas, suma la menor cantidad de puntos \
             posible.",
        )
    }

    fn introduction(lang: Lang) -> &'static str {
        lang.pick(
            "Scorzo is rummy with five suits, two decks and lots of wild cards, for 2 to 6 players. On \
             your turn, take a card and discard a card. Play goes on until someone's hand is all melds: \
             sets of the same number, or runs in the same suit. That player calls Scorzo, and everyone \
             else gets one last turn. Then the cards that don't fit in melds count as points, and points \
             are bad. Hands go from eight cards down to three, and back up to eight. After eleven rounds, \
             the lowest score wins.",
            "Scorzo es un rummy con cinco palos, dos barajas y muchos comodines, para 2 a 6 jugadores. En \
             tu turno, toma una carta y descarta una. Se juega hasta que alguien tiene toda la mano en \
             combinaciones: grupos del mismo número o escaleras del mismo palo. Ese jugador canta Scorzo, \
             y a los demás les queda un último turno. Después, las cartas que no caben en combinaciones \
             cuentan como puntos, y los puntos son malos. Las manos bajan de ocho cartas a tres y vuelven \
             a subir hasta ocho. Después de once rondas, gana la puntuación más baja.",
        )
    }

    fn guide(lang: Lang) -> Guide {
        guide::guide(lang)
    }

    fn chapters(lang: Lang) -> Vec<Chapter> {
        BookParts {
            rules: vec![
                RULES.chapter(lang.pick("The cards", "Las cartas"), CARDS, lang),
                RULES.chapter(lang.pick("Setting up", "Preparación"), SET_UP, lang),
                RULES.chapter(lang.pick("Your turn", "Tu turno"), TURN, lang),
                RULES.chapter(lang.pick("Melds", "Combinaciones"), MELDS, lang),
                RULES.chapter(
                    lang.pick("Ending and scoring a round", "El final y los puntos de una ronda"),
                    END_OF_ROUND,
                    lang,
                ),
                RULES.chapter(lang.pick("The end of the game", "El final de la partida"), END, lang),
            ],
            examples: book::examples(lang),
            hidden: book::hidden(lang),
            your_box: book::your_box(lang),
            words: book::words(lang),
            notation: Chapter {
                heading: lang.pick("How turns are written", "Cómo se escriben los turnos"),
                items: book::notation(lang),
            },
        }
        .chapters::<Self>(lang)
    }

    fn rule(id: RuleId, lang: Lang) -> Option<RuleText> {
        RULES.rule(id, lang)
    }

    fn house_rule(key: &str, lang: Lang) -> Option<HouseRule> {
        (key == "reshuffle").then_some(HouseRule {
            name: lang.pick("Shuffle the discards", "Barajar los descartes"),
            about: lang.pick(
                "When the draw pile runs out, shuffle the discard pile instead of just flipping it over \
                 (rule Z9).",
                "Cuando se acaba el mazo, se baraja la pila de descartes en vez de solo darle la vuelta \
                 (regla Z9).",
            ),
        })
    }

    // The call is asked for too, though the game does not wait for it.
    fn fact(ask: Ask, names: &BySeat<Name>, lang: Lang) -> String {
        match ask {
            Ask::Dealer => say!(
                lang,
                "Who deals first? Type the player's number.",
                "¿Quién reparte primero? Escribe el número del jugador.",
            ),
            Ask::Call => say!(
                lang,
                "Who called Scorzo? Type the player's number.",
                "¿Quién cantó Scorzo? Escribe el número del jugador.",
            ),
            Ask::Deal(RoundId::Regular(number)) => say!(
                lang,
                "Which card starts the discard pile in round {number}? Type it, such as 7S or W.",
                "¿Con qué carta empieza la pila de descartes en la ronda {number}? Escríbela, por ejemplo \
                 7S o W.",
            ),
            Ask::Deal(RoundId::Deciding(number)) => say!(
                lang,
                "Which card starts the discard pile in tie-breaker round {number}? Type it, such as 7S or W.",
                "¿Con qué carta empieza la pila de descartes en la ronda de desempate {number}? Escríbela, \
                 por ejemplo 7S o W.",
            ),
            Ask::Hand(seat) => {
                let name = name_of(names, seat, lang);
                let (does, muestra) = (name.verb("does", "do"), name.verb("muestra", "muestras"));
                let name = name.within(lang);
                say!(
                    lang,
                    "Which cards {does} {name} show? Type them all, such as 7S 8S W.",
                    "¿Qué cartas {muestra} {name}? Escríbelas todas, por ejemplo 7S 8S W.",
                )
            }
        }
    }

    fn how_to_answer(ask: Ask, players: u8, lang: Lang) -> String {
        match ask {
            Ask::Dealer | Ask::Call => player_from_1_to(players, lang),
            Ask::Deal(_) => {
                say!(lang, "type one card, such as 7S or W", "escribe una carta, por ejemplo 7S o W")
            }
            Ask::Hand(_) => say!(
                lang,
                "type as many cards as were dealt, such as 7S 8S W; they must fit what everyone saw, and a hand \
                 with Scorzo is all melds",
                "escribe tantas cartas como se repartieron, por ejemplo 7S 8S W; tienen que coincidir con lo que \
                 todos vieron, y con Scorzo no sobra ninguna",
            ),
        }
    }

    fn suggestion(action: &Action, lang: Lang) -> Spans {
        match action {
            Action::Draw => say!(lang, "draw from the draw pile", "roba del mazo").into(),
            Action::Take => say!(lang, "take the top discard", "toma el último descarte").into(),
            Action::Discard(which) => {
                let which = card(*which, lang);
                say_spans!(lang, "discard " which "", "descarta " which "")
            }
        }
    }

    // As this viewer saw it: the viewer's own cards are in it, those of others only where everyone knows them.
    fn event(seen: &Seen, names: &BySeat<Name>, lang: Lang) -> Spans {
        let name = |seat: Seat| name_of(names, seat, lang);
        match seen {
            Seen::DrewForDeal { drawn } => {
                let what_for =
                    lang.pick("Drawing to see who deals first", "Sorteo para ver quién reparte primero");
                lots(what_for, drawn, |card| card.points(), |drawn| card(*drawn, lang), name, lang)
            }
            Seen::DealerChosen { dealer } => {
                let dealer = name(*dealer);
                let (deals, reparte) = (dealer.verb("deals", "deal"), dealer.verb("reparte", "repartes"));
                say!(lang, "{dealer} {deals} first.", "{dealer} {reparte} primero.").into()
            }
            Seen::Dealt { round, dealer, cards, players, hand, starter } => {
                let round = round_of(*round, players, name, lang);
                let (dealer, cards) = (name(*dealer), Noun::Card.counted(*cards, lang));
                let (deals, reparte) = (dealer.verb("deals", "deal"), dealer.verb("reparte", "repartes"));
                let starter = card(*starter, lang);
                let mut line = say_spans!(
                    lang,
                    "{round}. {dealer} {deals} {cards} to each player. The discard pile starts with " starter ".",
                    "{round}. {dealer} {reparte} {cards} a cada jugador. La pila de descartes empieza con " starter ".",
                );
                if let Some(own) = hand {
                    let mut own = own.clone();
                    own.sort_unstable();
                    let own = crate::scorzo::cards(&own, lang);
                    line.push(&say_spans!(lang, " Your cards are " own ".", " Tus cartas son " own "."));
                }
                line
            }
            Seen::TurnedOver { shuffled: false } => say!(
                lang,
                "The draw pile ran out: the discard pile is flipped over and becomes the draw pile.",
                "Se acabó el mazo: se le da la vuelta a la pila de descartes, que pasa a ser el mazo.",
            )
            .into(),
            Seen::TurnedOver { shuffled: true } => say!(
                lang,
                "The draw pile ran out: the discard pile is shuffled and becomes the draw pile.",
                "Se acabó el mazo: se baraja la pila de descartes, que pasa a ser el mazo.",
            )
            .into(),
            Seen::Drew { seat, card, known } => drew(&name(*seat), *card, *known, lang),
            Seen::Took { seat, card: taken } => {
                let (name, card) = (name(*seat), card(*taken, lang));
                let (takes, toma) = (name.verb("takes", "take"), name.verb("toma", "tomas"));
                say_spans!(
                    lang,
                    "{name} {takes} " card " from the discard pile.",
                    "{name} {toma} " card " de la pila de descartes.",
                )
            }
            Seen::Discarded { seat, card: discarded } => {
                let (name, card) = (name(*seat), card(*discarded, lang));
                let (discards, descarta) =
                    (name.verb("discards", "discard"), name.verb("descarta", "descartas"));
                say_spans!(lang, "{name} {discards} " card ".", "{name} {descarta} " card ".")
            }
            Seen::Called { seat } => called(&name(*seat), lang).into(),
            Seen::Left { seat, why } => left(&name(*seat), *why, lang).into(),
            Seen::Scored { hands, points } => scored(hands, points, name, lang),
        }
    }
}
