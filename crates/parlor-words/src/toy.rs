//! The toy in words.

use parlor_core::{BySeat, Edition as _, NoAsk, RuleId};
use parlor_toy::{Card, CardError, DeckProblem, Edition, Refusal, Seen, Toy};

use crate::common::{left, not_playing, over, turn_of};
use crate::keys::keys;
use crate::labels::labels;
use crate::names::name_of;
use crate::phrase::{Noun, list_and};
use crate::rule_words::{RuleWords, Rules, house_rules};
use crate::say::say;
use crate::spans::say_spans;
use crate::{
    Chapter, GameWords, Guide, HouseRule, Lang, Name, RuleText, Say, Source, Spans, pages, terminal,
};

const RULES: Rules = Rules { letter: 'T', words };

fn words(number: u8, lang: Lang) -> Option<RuleWords> {
    let (title, text) = match number {
        1 => (
            lang.pick("Cards and turns", "Cartas y turnos"),
            lang.pick(
                "Everyone is dealt a hand of numbered cards that nobody else sees. The cards left over are put away \
                 unseen. Starting with player 1, each player in turn plays one card.",
                "Cada jugador recibe una mano de cartas numeradas que nadie más ve. Las que sobran se apartan \
                 sin mirarlas. Por turnos, desde el jugador 1, cada uno juega una carta.",
            ),
        ),
        2 => (
            lang.pick("Points", "Puntos"),
            lang.pick(
                "A card that is higher than the one played before it scores a point. With the house rule “Lower \
                 scores”, it must be lower.",
                "Una carta más alta que la jugada justo antes vale un punto. Con la regla de la casa «Puntúa la más \
                 baja», tiene que ser más baja.",
            ),
        ),
        3 => (
            lang.pick("The end", "El final"),
            lang.pick(
                "The game ends when all cards have been played, and the most points win. A player who gives up comes \
                 last, and their cards are out of the game. When only one player is left, the game ends.",
                "La partida termina cuando se jugaron todas las cartas, y gana quien tenga más puntos. Quien abandona \
                 queda en último lugar, y sus cartas salen del juego. Cuando solo queda un jugador, la partida \
                 termina.",
            ),
        ),
        _ => return None,
    };
    Some(RuleWords::new(Source::Ruling, title, text))
}

impl GameWords for Toy {
    const NAME: &'static str = "Toy";

    fn summary(lang: Lang) -> &'static str {
        lang.pick(
            "Cards in a row: each scores if it is higher than the one before it.",
            "Cartas en fila: cada una puntúa si es más alta que la anterior.",
        )
    }

    fn guide(lang: Lang) -> Guide {
        Guide {
            goal: Toy::summary(lang),
            turn: lang.pick(&["Play one card."], &["Juega una carta."]),
            pictures: &[],
            scoring: lang.pick(
                &["A card that is higher than the one before it scores a point."],
                &["Una carta más alta que la anterior vale un punto."],
            ),
            end: lang.pick(
                "The game ends when all cards have been played.",
                "La partida termina cuando ya no quedan cartas por jugar.",
            ),
        }
    }

    fn chapters(lang: Lang) -> Vec<Chapter> {
        vec![RULES.chapter(lang.pick("Rules", "Reglas"), 1..=3, lang), house_rules::<Self>(lang)]
    }

    fn rule(id: RuleId, lang: Lang) -> Option<RuleText> {
        RULES.rule(id, lang)
    }

    fn house_rule(key: &str, lang: Lang) -> Option<HouseRule> {
        (key == "lower").then_some(HouseRule {
            name: lang.pick("Lower scores", "Puntúa la más baja"),
            about: lang.pick(
                "A card scores if it is lower than the one before it (rule T2).",
                "Una carta puntúa si es más baja que la anterior (regla T2).",
            ),
        })
    }

    fn fact(ask: NoAsk, _: &BySeat<Name>, _: Lang) -> String {
        match ask {}
    }

    fn how_to_answer(ask: NoAsk, _: u8, _: Lang) -> String {
        match ask {}
    }

    fn suggestion(action: &Card, lang: Lang) -> Spans {
        say!(lang, "play {action}", "juega {action}").into()
    }

    fn event(seen: &Seen, names: &BySeat<Name>, lang: Lang) -> Spans {
        let text = match seen {
            Seen::Dealt { hands: None } => say!(lang, "The cards are dealt.", "Se reparten las cartas."),
            Seen::Dealt { hands: Some(own) } => {
                let cards: Vec<String> = own.iter().map(Card::to_string).collect();
                let cards = list_and(&cards, lang);
                say!(
                    lang,
                    "The cards are dealt. Yours are {cards}.",
                    "Se reparten las cartas. Las tuyas son {cards}."
                )
            }
            Seen::Laid { seat, card, scored } => {
                let (name, points) =
                    (name_of(names, *seat, lang), Noun::Point.counted(u8::from(*scored), lang));
                let (plays, scores) = (name.verb("plays", "play"), name.verb("scores", "score"));
                let (juega, suma) = (name.verb("juega", "juegas"), name.verb("suma", "sumas"));
                say!(
                    lang,
                    "{name} {plays} {card} and {scores} {points}.",
                    "{name} {juega} {card} y {suma} {points}."
                )
            }
            Seen::Left { seat, why } => left(&name_of(names, *seat, lang), *why, lang),
        };
        text.into()
    }
}

impl Say for Refusal {
    fn say(&self, lang: Lang) -> String {
        self.spans(lang).to_string()
    }

    fn spans(&self, lang: Lang) -> Spans {
        match self {
            Refusal::NotYourTurn { turn } => turn_of(*turn, lang),
            Refusal::NotInHand { card } => {
                say!(lang, "you don't have {card}", "no tienes ningún {card}").into()
            }
            Refusal::Over => over(lang).into(),
            Refusal::NotPlaying { seat } => not_playing(*seat, lang),
        }
    }
}

impl Say for CardError {
    fn say(&self, lang: Lang) -> String {
        let (CardError, most) = (self, Card::MOST);
        say!(lang, "a card is a number from 1 to {most}", "una carta es un número del 1 al {most}")
    }
}

impl Say for DeckProblem {
    fn say(&self, lang: Lang) -> String {
        let DeckProblem { least, most } = self;
        say!(
            lang,
            "the deck must have {least} to {most} cards",
            "la baraja tiene que tener de {least} a {most} cartas",
        )
    }
}

/// What is in the box, in a sentence.
#[must_use]
pub fn edition_facts(edition: &Edition, lang: Lang) -> String {
    let (name, players) = (edition.name(), edition.players());
    let (least, most) = (players.start(), players.end());
    let (cards, hand) = (Noun::Card.counted(edition.cards().count(), lang), edition.hand());
    say!(
        lang,
        "Edition {name}: {cards}, {hand} for each of {least} to {most} players.",
        "Edición {name}: {cards}, {hand} para cada uno; de {least} a {most} jugadores.",
    )
}

/// How far the game is.
#[must_use]
pub fn progress(laid: usize, lang: Lang) -> String {
    let cards = Noun::Card.counted(laid, lang);
    say!(lang, "{cards} on the table", "{cards} en la mesa")
}

/// Why a card scored.
#[must_use]
pub fn why_scored(card: Card, before: Card, lang: Lang) -> Spans {
    const T2: RuleId = RuleId::new('T', 2);
    if card > before {
        say_spans!(
            lang,
            "{card} is higher than {before} (rule " T2 ").",
            "{card} es más alto que {before} (regla " T2 ").",
        )
    } else {
        say_spans!(
            lang,
            "{card} is lower than {before} (rule " T2 ").",
            "{card} es más bajo que {before} (regla " T2 ").",
        )
    }
}

/// Another card would have scored.
#[must_use]
pub fn better_card(card: Card, lang: Lang) -> String {
    say!(lang, "{card} would have scored a point.", "{card} habría valido un punto.")
}

/// A player's points at the end.
#[must_use]
pub fn final_points(name: &str, points: i32, lang: Lang) -> String {
    let points = Noun::Point.counted(points, lang);
    format!("{name}: {points}")
}

/// A card as a button: what pressing it does.
#[must_use]
pub fn lay(card: Card, lang: Lang) -> String {
    say!(lang, "Play {card}", "Jugar {card}")
}

labels! {
    /// What is on the board.
    ToyText;
    /// The cards that were played.
    Laid: "On the table", "En la mesa";
    /// The player's own cards.
    Hand: "Your cards", "Tus cartas";
}

keys! {
    /// The keys of the board in the terminal.
    terminal_keys: terminal::KeyHelp;

    "Enter" ("play", "jugar"): "play the card where the cursor is", "jugar la carta del cursor";
    "← →": "move from card to card", "moverse de carta en carta";
}

keys! {
    /// The keys of the board in the browser.
    page_keys: pages::KeyHelp;

    "Enter": "play the card that has the focus", "jugar la carta que tiene el foco";
}
