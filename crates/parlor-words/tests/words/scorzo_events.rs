//! What happens in a game of Scorzo, line by line.

use std::sync::Arc;

use parlor_core::{AskError, BySeat, Chance, Departure, Entry, Game, Log, Next, Observation, SetUp, Viewer};
use parlor_scorzo::{
    Action, Ask, Card, Edition, Event, Hand, Number, Options, RoundId, Scorzo, Seen, Suit, fewest_points,
};
use parlor_words::{GameWords, Lang, Name, scorzo};

use crate::players::{asked, event_says, names, seat};
use crate::{check, spans};

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(card).collect()
}

fn says(seen: &Seen, english: &str, spanish: &str) {
    event_says::<Scorzo>(seen, english, spanish);
}

/// Checks the line of an event to the letter where all players are people without a name.
fn says_to_you(seen: &Seen, english: &str, spanish: &str) {
    let you = |lang| BySeat::new(3, |_| Name::you(lang));
    assert_eq!(Lang::ALL.map(|lang| Scorzo::event(seen, &you(lang), lang).to_string()), [english, spanish]);
    check::texts(english, spanish, &[]);
}

#[test]
fn the_draw_for_the_deal() {
    let drawn = |values: [Option<&str>; 3]| {
        let drawn = BySeat::new(3, |seat| values[seat.index()].map(card));
        Seen::DrewForDeal { drawn }
    };
    says(
        &drawn([Some("3S"), Some("10H"), Some("3S")]),
        "Drawing to see who deals first: Ana drew 3★, Ben drew 10♥, Inés drew 3★.",
        "Sorteo para ver quién reparte primero: Ana sacó 3★, Ben sacó 10♥, Inés sacó 3★.",
    );
    // The suit makes no difference.
    says(
        &drawn([Some("9S"), Some("3S"), Some("9Q")]),
        "Drawing to see who deals first: Ana drew 9★, Ben drew 3★, Inés drew 9■. Ana and Inés draw again.",
        "Sorteo para ver quién reparte primero: Ana sacó 9★, Ben sacó 3★, Inés sacó 9■. Ana e Inés vuelven a robar.",
    );
    says(
        &drawn([Some("W"), None, Some("10S")]),
        "Drawing to see who deals first: Ana drew a wild card, Inés drew 10★.",
        "Sorteo para ver quién reparte primero: Ana sacó un comodín, Inés sacó 10★.",
    );
    says(&Seen::DealerChosen { dealer: seat(2) }, "Ben deals first.", "Ben reparte primero.");
    says_to_you(&Seen::DealerChosen { dealer: seat(2) }, "You deal first.", "Tú repartes primero.");
}

#[test]
fn a_deal_says_the_round_and_the_viewers_own_cards() {
    let dealt = |round, cards, players: [bool; 3], hand, starter| Seen::Dealt {
        round,
        dealer: seat(2),
        cards,
        players: BySeat::new(3, |seat| players[seat.index()]),
        hand,
        starter: card(starter),
    };
    let all = [true; 3];
    says(
        &dealt(RoundId::Regular(3), 6, all, None, "7S"),
        "Round 3. Ben deals 6 cards to each player. The discard pile starts with 7★.",
        "Ronda 3. Ben reparte 6 cartas a cada jugador. La pila de descartes empieza con 7★.",
    );
    says(
        &dealt(RoundId::Regular(6), 3, all, Some(cards("W 4H 3S")), "7S"),
        "Round 6. Ben deals 3 cards to each player. The discard pile starts with 7★. Your cards are 3★ 4♥ wild.",
        "Ronda 6. Ben reparte 3 cartas a cada jugador. La pila de descartes empieza con 7★. Tus cartas son 3★ \
         4♥ comodín.",
    );
    says(
        &dealt(RoundId::Deciding(2), 3, [false, true, true], None, "7S"),
        "Tie-breaker round 2, between Ben and Inés. Ben deals 3 cards to each player. The discard pile starts \
         with 7★.",
        "Ronda de desempate 2, entre Ben e Inés. Ben reparte 3 cartas a cada jugador. La pila de descartes \
         empieza con 7★.",
    );
    says_to_you(
        &dealt(RoundId::Regular(3), 6, all, None, "W"),
        "Round 3. You deal 6 cards to each player. The discard pile starts with a wild card.",
        "Ronda 3. Tú repartes 6 cartas a cada jugador. La pila de descartes empieza con un comodín.",
    );
}

#[test]
fn a_card_from_the_draw_pile_is_named_to_those_who_know_it() {
    let drew = |card, known| Seen::Drew { seat: seat(1), card, known };
    says(&drew(None, false), "Ana draws a card.", "Ana roba una carta.");
    says(&drew(Some(card("7S")), false), "Ana draws 7★.", "Ana roba 7★.");
    says(
        &drew(Some(card("7S")), true),
        "Ana draws 7★ (from the flipped pile).",
        "Ana roba 7★ (del mazo hecho con los descartes).",
    );
    says_to_you(&drew(None, false), "You draw a card.", "Tú robas una carta.");
    says_to_you(&drew(Some(card("W")), false), "You draw a wild card.", "Tú robas un comodín.");
    says_to_you(
        &drew(Some(card("W")), true),
        "You draw a wild card (from the flipped pile).",
        "Tú robas un comodín (del mazo hecho con los descartes).",
    );
}

#[test]
fn discards_are_open() {
    let took = Seen::Took { seat: seat(1), card: card("7S") };
    says(&took, "Ana takes 7★ from the discard pile.", "Ana toma 7★ de la pila de descartes.");
    says_to_you(&took, "You take 7★ from the discard pile.", "Tú tomas 7★ de la pila de descartes.");
    let discarded = Seen::Discarded { seat: seat(1), card: Card::WILD };
    says(&discarded, "Ana discards a wild card.", "Ana descarta un comodín.");
    says_to_you(&discarded, "You discard a wild card.", "Tú descartas un comodín.");
    says(
        &Seen::TurnedOver { shuffled: false },
        "The draw pile ran out: the discard pile is flipped over and becomes the draw pile.",
        "Se acabó el mazo: se le da la vuelta a la pila de descartes, que pasa a ser el mazo.",
    );
    says(
        &Seen::TurnedOver { shuffled: true },
        "The draw pile ran out: the discard pile is shuffled and becomes the draw pile.",
        "Se acabó el mazo: se baraja la pila de descartes, que pasa a ser el mazo.",
    );
}

#[test]
fn the_call() {
    let called = Seen::Called { seat: seat(3) };
    says(
        &called,
        "Inés calls SCORZO! Everyone else gets one last turn.",
        "¡Inés canta SCORZO! A los demás les queda un último turno.",
    );
    says_to_you(
        &called,
        "You call SCORZO! Everyone else gets one last turn.",
        "¡Tú cantas SCORZO! A los demás les queda un último turno.",
    );
}

#[test]
fn leaving() {
    says(
        &Seen::Left { seat: seat(2), why: Departure::Resigned },
        "Ben gives up.",
        "Ben abandona la partida.",
    );
    says(
        &Seen::Left { seat: seat(2), why: Departure::OutOfTime },
        "Ben runs out of time and is out of the game.",
        "Ben se queda sin tiempo y abandona la partida.",
    );
}

#[test]
fn the_hands_of_those_who_are_in_the_round_are_counted() {
    let hands = [Some("9S W 7S"), None, Some("W 1H 4S")];
    let hands = BySeat::new(3, |seat| hands[seat.index()].map(|hand| Hand::new(cards(hand)).unwrap()));
    let points = hands.map(|_, hand| hand.as_ref().map(fewest_points));
    says(
        &Seen::Scored { hands, points },
        "The round is over. Ana shows 7★ 9★ wild: 0 points. Inés shows 4★ 1♥ wild: 20 points.",
        "La ronda terminó. Ana muestra 7★ 9★ comodín: 0 puntos. Inés muestra 4★ 1♥ comodín: 20 puntos.",
    );
    let hands = BySeat::new(1, |_| Some(Hand::new(cards("1S 2S 3S 1H")).unwrap()));
    let points = BySeat::new(1, |_| Some(1));
    let scored = Seen::Scored { hands, points };
    says(
        &scored,
        "The round is over. Ana shows 1★ 2★ 3★ 1♥: 1 point.",
        "La ronda terminó. Ana muestra 1★ 2★ 3★ 1♥: 1 punto.",
    );
    says_to_you(
        &scored,
        "The round is over. You show 1★ 2★ 3★ 1♥: 1 point.",
        "La ronda terminó. Tú muestras 1★ 2★ 3★ 1♥: 1 punto.",
    );
}

#[test]
fn the_scores_so_far() {
    let scores = BySeat::new(3, |seat| [12, 107, 0][seat.index()]);
    let [english, spanish] = Lang::ALL.map(|lang| scorzo::standing(&scores, &names(), lang));
    assert_eq!(english, "Points so far: 12 for Ana, 107 for Ben and 0 for Inés.");
    assert_eq!(spanish, "Puntos hasta ahora: 12 para Ana, 107 para Ben y 0 para Inés.");
    check::texts(&english, &spanish, &[]);
    let scores = BySeat::new(1, |_| 12);
    let you = |lang| scorzo::standing(&scores, &BySeat::new(1, |_| Name::you(lang)), lang);
    assert_eq!(Lang::ALL.map(you), ["Points so far: 12 for you.", "Puntos hasta ahora: 12 para ti."]);
}

/// All events of a game in which everyone chooses in this way.
fn whole_game(options: Options, choose: impl Fn(&Hand, &[Action]) -> Action) -> Vec<Event> {
    let mut log = Log::begin(SetUp::<Scorzo> { options, ..SetUp::classic(3, "words") }).unwrap();
    let mut events = log.opening().to_vec();
    while let Next::Seat(seat) = Scorzo::next(log.state()) {
        let view = Scorzo::view(log.state(), Viewer::Seat(seat));
        let action = choose(view.hand().unwrap(), &Scorzo::actions(&view));
        events.extend(log.act(seat, action).unwrap());
    }
    events
}

/// Discards what leaves the fewest points.
fn careful(hand: &Hand, actions: &[Action]) -> Action {
    let left = |action: &Action| match action {
        Action::Discard(card) => fewest_points(&hand.without(*card).unwrap()),
        Action::Draw | Action::Take => 0,
    };
    actions.iter().copied().min_by_key(left).unwrap()
}

/// Discards a wild as soon as there is one, so nobody calls for a long time and the draw pile runs out.
fn careless(_: &Hand, actions: &[Action]) -> Action {
    if actions[0] == Action::Draw { Action::Draw } else { *actions.last().unwrap() }
}

/// The cards that a text names, read out of its words.
fn named(text: &str) -> Vec<Card> {
    let is_symbol = |c: char| Suit::ALL.iter().any(|suit| scorzo::suit_symbol(*suit).contains(c));
    let card = |word: &str| match word {
        "wild" | "comodín" => Some(Card::WILD),
        word => {
            let suit = Suit::ALL.into_iter().find(|suit| word.ends_with(scorzo::suit_symbol(*suit)))?;
            let number = word.trim_end_matches(scorzo::suit_symbol(suit)).parse().ok()?;
            Some(Card::new(suit, Number::new(number)?))
        }
    };
    text.split(|c: char| !c.is_alphanumeric() && !is_symbol(c)).filter_map(card).collect()
}

#[test]
fn every_event_of_whole_games_has_a_line_for_every_viewer() {
    let reshuffle = Options { reshuffle: true };
    let events = [
        whole_game(Options::default(), careful),
        whole_game(Options::default(), careless),
        whole_game(reshuffle, careless),
    ]
    .concat();
    for event in &events {
        for viewer in Viewer::all(3) {
            let seen = Scorzo::seen(event, viewer);
            let said = Lang::ALL.map(|lang| Scorzo::event(&seen, &names(), lang));
            let [english, spanish] = said.each_ref().map(ToString::to_string);
            check::texts(&english, &spanish, &[]);
            assert!(english.ends_with('.') && spanish.ends_with('.'));
            assert_eq!(named(&english), named(&spanish));
            assert_eq!(said.each_ref().map(spans::cards), [named(&english), named(&spanish)]);
        }
    }
    let any = |is: fn(&Event) -> bool| assert!(events.iter().any(is));
    any(|event| matches!(event, Event::Called { .. }));
    any(|event| matches!(event, Event::Scored { .. }));
    any(|event| matches!(event, Event::Drew { known: true, .. }));
    any(|event| matches!(event, Event::TurnedOver { shuffled: false }));
    any(|event| matches!(event, Event::TurnedOver { shuffled: true }));
}

#[test]
fn no_line_names_a_card_that_the_viewer_may_not_see() {
    let events = [whole_game(Options::default(), careful), whole_game(Options::default(), careless)].concat();
    for event in &events {
        for viewer in Viewer::all(3) {
            let may_see = match event {
                Event::Drew { seat, card: Some(card), known } => {
                    if *known || viewer.is(*seat) {
                        vec![*card.reveal()]
                    } else {
                        Vec::new()
                    }
                }
                Event::Dealt { hand: Some(hands), starter, .. } => {
                    let mut own = match viewer {
                        Viewer::Seat(seat) => hands[seat].reveal().clone(),
                        Viewer::Watcher => Vec::new(),
                    };
                    own.sort_unstable();
                    [vec![*starter], own].concat()
                }
                _ => continue,
            };
            for lang in Lang::ALL {
                let said = Scorzo::event(&Scorzo::seen(event, viewer), &names(), lang);
                assert_eq!(named(&said.to_string()), may_see);
            }
        }
    }
}

#[test]
fn everything_that_a_real_table_is_asked_has_a_text() {
    let set_up = SetUp::<Scorzo> {
        edition: Arc::new(Edition::classic()),
        options: Options::default(),
        players: 2,
        chance: Chance::Unknown,
    };
    let mut log = Log::begin(set_up).unwrap();
    let tell = |log: &mut Log<Scorzo>, label: String, values: &str| {
        let values = values.split(' ').map(str::to_owned).collect();
        log.append(Entry::Observed(Observation { label, values })).unwrap();
    };
    let (label, text) = asked(&log);
    assert_eq!(text, "Who deals first? Type the player's number.");
    tell(&mut log, label, "2");
    let (label, text) = asked(&log);
    assert_eq!(text, "Which card starts the discard pile in round 1? Type it, such as 7S or W.");
    tell(&mut log, label, "7S");
    log.act(seat(1), Action::Draw).unwrap();
    log.act(seat(1), Action::Discard(card("1S"))).unwrap();
    let call: Ask = "scorzo/call".parse().unwrap();
    let text = Scorzo::fact(call, &names(), Lang::English);
    assert_eq!(text, "Who called Scorzo? Type the player's number.");
    tell(&mut log, call.to_string(), "1");
    log.act(seat(2), Action::Draw).unwrap();
    log.act(seat(2), Action::Discard(card("2S"))).unwrap();
    let (label, text) = asked(&log);
    assert_eq!(text, "Which cards does Ana show? Type them all, such as 7S 8S W.");
    tell(&mut log, label, "1Q 2Q 3Q 4Q 5Q 6Q 7Q 8Q");
    assert_eq!(asked(&log).1, "Which cards does Ben show? Type them all, such as 7S 8S W.");
}

#[test]
fn a_round_that_decides_is_asked_for_as_such() {
    let ask = |lang| Scorzo::fact("scorzo/deal/decider/10".parse().unwrap(), &names(), lang);
    assert_eq!(
        ask(Lang::English),
        "Which card starts the discard pile in tie-breaker round 10? Type it, such as 7S or W."
    );
    assert_eq!(
        ask(Lang::Spanish),
        "¿Con qué carta empieza la pila de descartes en la ronda de desempate 10? Escríbela, por ejemplo 7S o W."
    );
}

#[test]
fn somebody_without_a_name_is_asked_as_you() {
    let ask = |lang| {
        let you = BySeat::new(2, |_| Name::you(lang));
        Scorzo::fact("scorzo/hand/1".parse().unwrap(), &you, lang)
    };
    assert_eq!(ask(Lang::English), "Which cards do you show? Type them all, such as 7S 8S W.");
    assert_eq!(ask(Lang::Spanish), "¿Qué cartas muestras tú? Escríbelas todas, por ejemplo 7S 8S W.");
}

#[test]
fn a_hint_is_a_clause() {
    let hints = |action| Lang::ALL.map(|lang| Scorzo::suggestion(&action, lang).to_string());
    assert_eq!(hints(Action::Draw), ["draw from the draw pile", "roba del mazo"]);
    assert_eq!(hints(Action::Take), ["take the top discard", "toma el último descarte"]);
    assert_eq!(hints(Action::Discard(card("7S"))), ["discard 7★", "descarta 7★"]);
    assert_eq!(hints(Action::Discard(Card::WILD)), ["discard a wild card", "descarta un comodín"]);
}

#[test]
fn nothing_else_is_asked() {
    for unknown in [
        "",
        "scorzo",
        "scorzo/",
        "scorzo/dealer/",
        "scorzo/dealer/1",
        "scorzo/deal",
        "scorzo/deal/",
        "scorzo/deal/0",
        "scorzo/deal/+3",
        "scorzo/deal/03",
        "scorzo/deal/256",
        "scorzo/deal/decider",
        "scorzo/deal/decider/0",
        "scorzo/deal/decider/x",
        "scorzo/reshuffle/1/1",
        "scorzo/hand",
        "scorzo/hand/0",
        "scorzo/hand/9",
        "fives/first",
    ] {
        assert_eq!(unknown.parse::<Ask>(), Err(AskError { label: unknown.to_owned() }));
    }
}
