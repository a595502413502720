//! What we don't say, and what to say instead.

use crate::text::Language;

/// A word or a turn of phrase that is ruled out.
pub(crate) struct Ruled {
    pub(crate) pattern: &'static str,
    pub(crate) language: Language,
    pub(crate) place: Place,
    pub(crate) instead: &'static str,
}

/// Files, by parts of their paths.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    /// Here; everywhere if none is named.
    only: &'static [&'static str],
    /// But not here.
    except: &'static [&'static str],
}

impl Place {
    pub(crate) fn has(&self, path: &str) -> bool {
        let any = |parts: &[&str]| parts.iter().any(|part| path.contains(part));
        (self.only.is_empty() || any(self.only)) && !any(self.except)
    }
}

const fn only(only: &'static [&'static str]) -> Place {
    Place { only, except: &[] }
}

const fn except(except: &'static [&'static str]) -> Place {
    Place { only: &[], except }
}

const EVERYWHERE: Place = except(&[]);
/// Not where we write for programmers.
const FOR_PEOPLE: Place = except(&["docs/", "CHANGELOG.md"]);
/// What a family sees while it plays: not the command line, files and documents.
const SCREENS: Place = except(&[
    "README.md",
    "CHANGELOG.md",
    "docs/",
    "args/",
    "editions/",
    "words/src/record/",
    "words/src/program/",
    "common/set_up.rs",
    "common/untrusted_view.rs",
]);
/// Screens without the rulebook.
const AT_THE_TABLE: Place = only(&[
    "words/src/pages/",
    "words/src/terminal/",
    "words/src/common/",
    "/refusal.rs",
    "/event.rs",
    "/explain.rs",
]);
const FIVES: Place = only(&["words/src/fives/", "pages/fives", "terminal/fives.rs"]);
const SCORZO: Place = only(&["words/src/scorzo/", "pages/scorzo", "terminal/scorzo/"]);
const POLYGON: Place = only(&["words/src/polygon/", "pages/polygon/", "terminal/polygon.rs"]);
/// The two games with tiles.
const TILES: Place = only(&[
    "words/src/fives/",
    "pages/fives",
    "terminal/fives.rs",
    "words/src/polygon/",
    "pages/polygon/",
    "terminal/polygon.rs",
]);

const fn en(pattern: &'static str, place: Place, instead: &'static str) -> Ruled {
    Ruled { pattern, language: Language::English, place, instead }
}

const fn es(pattern: &'static str, place: Place, instead: &'static str) -> Ruled {
    Ruled { pattern, language: Language::Spanish, place, instead }
}

const fn both(pattern: &'static str, place: Place, instead: &'static str) -> Ruled {
    Ruled { pattern, language: Language::Both, place, instead }
}

/// To rule something out, add a row: the pattern (pattern.rs says how to write one), where it is ruled out, and what to say
/// instead. `en` and `es` are for texts in one language, `both` is for all texts. If the word has a good use as well, make the
/// pattern or the place narrower; exceptions.rs is for single texts.
#[rustfmt::skip]
pub(crate) const TABLE: &[Ruled] = &[
    // Talk to the person whose turn it is.
    en("whoever|whomever / the one|ones who / ^ who has|have|holds nothing", FOR_PEOPLE, "you; a name; a player … they"),
    en("he or she / his or her / him or her", EVERYWHERE, "they, their"),
    en("it is|it's the turn of seat|{}", EVERYWHERE, "it's {name}'s turn"),
    en("!there is|are to !the|be|{} / is|are not to", EVERYWHERE, "{name} discards; must"),
    en("has|have still to", EVERYWHERE, "still has to; must"),
    en("has|have been taken|drawn|placed|laid|discarded .. already / now one has to", SCREENS, "you already took a card; now discard one"),
    en("has|have to be", SCREENS, "deal the next round"),
    en("the table tells|says|asks|chooses|decides|knows / this table asks / a table chooses|decides|that / what a table", FOR_PEOPLE, "your family; this game; your own table"),
    es("la mesa informa|aún|elige|prefiere|exige|puede|lo / esta mesa exige|pide", EVERYWHERE, "anotado; en tu casa; esta partida"),
    en("seat|seats|seated|chair|chairs", SCREENS, "the name; player 2"),
    es("asiento|asientos", SCREENS, "el nombre; jugador 2"),
    en("else acts|acted / has acted / last action / to act", AT_THE_TABLE, "plays; the last move"),
    es("actúe|actúa|actúan|actuado / última acción", AT_THE_TABLE, "juegue; la última jugada"),

    // What to do, then why, the rule last and called a rule.
    both("^ RULE : / ^ RULE , RULE :", EVERYWHERE, "the rule last: … (rule F8), … (regla F8)"),
    both("( RULE", EVERYWHERE, "(rule F8), (regla F8)"),
    both("!rule|rules|regla|reglas|,|and|y|to|a|or|o|(|on|en|as|ejemplo|square|squares|casilla|casillas|fives|scorzo|polygon RULE", FOR_PEOPLE, "rule F8, regla F8"),
    both("{name} {lot}|{points}|{card}|{cards}|{total}|{number}", EVERYWHERE, "{name} drew {lot}; {name}: {points}"),
    en("not legal by", EVERYWHERE, "not allowed (rule F8)"),

    // Short and spoken.
    en("so that", EVERYWHERE, "so"),
    en("!there|may|answer is|are|was|were|be no !longer|more|need|one|other|doubt|better|,|.|:|;", EVERYWHERE, "is not a, aren't"),
    en("lay|lays|laid|laying|lie|lying|lain / lies !within", EVERYWHERE, "place, placed, is on"),
    en("?|.|;|: tell|tells / ^ tell|tells", EVERYWHERE, "type, enter"),
    en("bot|bots|object|objects|loss|games|points|rollouts|turns a seat|line|turn|game|player|second|decision", EVERYWHERE, "per"),
    en("in all $", EVERYWHERE, "total; or leave it out"),
    en("anew", EVERYWHERE, "again"),
    en("small letter|letters / small or|and capital", EVERYWHERE, "lowercase, uppercase"),
    en("a|one card|tile of / cards|tiles of the draw|discard|rack", SCREENS, "a card from; one of your tiles"),
    en("file of game / hands of round|deciding", SCREENS, "game 3's file; hands in round 3"),
    en("besides", EVERYWHERE, "also, too, as well"),
    en("aside from / printed .. aside", EVERYWHERE, "except; set aside is for a tile that fits nowhere"),
    en("alike", EVERYWHERE, "the same"),
    en("luck|kept|keeps|shown .. apart", EVERYWHERE, "separately"),
    en("everybody|everybody's|somebody|somebody's|anybody|anybody's", EVERYWHERE, "everyone, someone, anyone"),
    en("used up", SCREENS, "runs out"),
    en("under way", SCREENS, "in progress"),
    en("whom / of yours / need not / needs no / what there is / the best other / than all others / and the like", FOR_PEOPLE, "what you would say at the table"),
    en("is|are asked for|about / where the rules allow", EVERYWHERE, "Parlor asks for; if the rules allow it"),
    en("^ really", SCREENS, "Delete for good?"),
    en("equally many", EVERYWHERE, "the same number"),
    en("does|do|did|could|will|would|has|have not / cannot / can not", SCREENS, "doesn't, couldn't, can't"),
    en("it is your|{}|me|not / you are / i am", SCREENS, "it's, you're, I'm"),
    en("a name|step of its own / speaks against / stay in touch / for the ones", EVERYWHERE, "what you would say at the table"),
    en("waited for / asked for ] / that stands alone", EVERYWHERE, "pause before; you will be asked; self-contained"),

    // Honest and kind.
    both("box as we know it / the|game|box as the box has it / caja tal como la conocemos", EVERYWHERE, "Parlor's own layout; diseño de Parlor"),
    en("can't be the name of", EVERYWHERE, "type a name"),
    en("fault of ours", EVERYWHERE, "that's our mistake, sorry"),
    en("called wrongly / can't be understood", EVERYWHERE, "wrong usage; can't be read"),
    en("does not|doesn't answer that", EVERYWHERE, "isn't a possible answer here"),
    es("no responde a eso / no puede ser el nombre", EVERYWHERE, "no es una respuesta posible aquí; escribe un nombre"),
    en("the house had|has|showed|shows", FOR_PEOPLE, "the seed was locked in before the game"),

    // One word for one thing: tiles and cards.
    en("piece|pieces", FOR_PEOPLE, "tile, card"),
    es("pieza|piezas", EVERYWHERE, "ficha, carta"),
    en("hand|hands !the|over|it", TILES, "your tiles"),
    es("mano|manos", TILES, "tus fichas"),
    en("my|your|nobody's|a|the hand", only(&["pages/text.rs", "terminal/text.rs", "terminal/notice.rs", "terminal/keys.rs"]), "tiles or cards"),
    es("mi|tu|la|una mano", only(&["pages/text.rs", "terminal/text.rs", "terminal/notice.rs", "terminal/keys.rs"]), "fichas o cartas"),
    en("rack|racks", AT_THE_TABLE, "your tiles"),
    es("atril|atriles", AT_THE_TABLE, "tus fichas"),
    en("put|puts|putting", TILES, "place; set aside"),
    es("pon|pone|pones|ponen|poner|ponerse|puesta|puestas|puesto|puestos", TILES, "colocar"),
    en("take|takes|taking|took|taken .. up !to", FOR_PEOPLE, "pick up"),
    es("retir*", EVERYWHERE, "recoger; apartar (regla P14)"),
    en("go|goes|going|put|puts .. out of the game / put|puts .. out $", EVERYWHERE, "set aside"),
    en("^ out of the game $ / {tile} out $", POLYGON, "set aside"),
    es("sale|salen de la partida / fuera de la partida", POLYGON, "apartar"),
    en("no legal space", FOR_PEOPLE, "fits nowhere"),
    es("ninguna casilla legal", EVERYWHERE, "no cabe en ninguna casilla"),
    en("could have had", EVERYWHERE, "could have scored"),
    en("legal play", AT_THE_TABLE, "a play"),
    es("jugada legal", AT_THE_TABLE, "una jugada"),
    en("!shuffle the discards / from|no discards", SCREENS, "the discard pile"),
    en("the discard $ / the discard {}", SCORZO, "the top discard"),
    en("the pile !,|or", SCREENS, "the draw pile, the discard pile"),
    es("montón", SCORZO, "mazo"),
    es("mazo", TILES, "montón"),
    en("turned over / turns|turn .. over", SCORZO, "flip over, flipped"),
    en("is|are turned up", SCREENS, "starts the discard pile"),

    // One word for one thing: the games.
    en("every|each|all line|lines that / whatever touches", FIVES, "cluster; in a straight line"),
    en("turn|turns the line / along the line", SCREENS, "switch direction; to the next square"),
    es("gira|girar la línea / por la línea", SCREENS, "cambiar de dirección; a la casilla siguiente"),
    en("a|straight|the run|runs $|of", FIVES, "cluster"),
    en("{}|points left !over / ^ left $", SCORZO, "left over"),
    en("deciding round|rounds / round|rounds that decide|decides", FOR_PEOPLE, "tie-breaker round"),
    en("wilds / only|a|no|the wild !card|cards", SCORZO, "wild card"),
    en("nothing but melds", EVERYWHERE, "all melds"),
    es("grupo de NUMBER|{number}", SCORZO, "grupo de sietes"),
    en("square|squares", POLYGON, "space"),
    en("factor|factors", FOR_PEOPLE, "X number, X2, X3"),
    en("die shows|show", POLYGON, "rolled; you roll"),
    es("dado muestra|indica", POLYGON, "salió; la tirada"),
    es("factor|factores", EVERYWHERE, "multiplica; X2, X3"),
    en("three in a row / three of a number", EVERYWHERE, "2, 3, 4; three of the same number"),
    en("score sheet|sheets / , sheet", EVERYWHERE, "score card"),
    en("^ scores $", only(&["words/src/pages/"]), "score card"),
    es(", hoja !de", SCREENS, "hoja de puntos"),
    en("laps", SCREENS, "turns"),

    // One word for one thing: the program.
    en("option|options", SCREENS, "house rule"),
    es("!otra|otras opción|opciones", SCREENS, "regla de la casa"),
    both("free_pass|reshuffle|best_score_required", SCREENS, "Free passing, Pasar libremente: the name of the house rule"),
    en("suggests", SCREENS, "Hint from Greedy: …"),
    es("sugiere", SCREENS, "Pista de Codicioso: …"),
    en("=casual|greedy|steady / =random|expert player|players|bot|bots|NUMBER|)", SCREENS, "Random, Casual, Greedy, Steady, Expert"),
    es("^ al azar $", SCREENS, "Aleatorio"),
    both("^ =classic / edition|edición =classic / the|la =classic", SCREENS, "Classic (Parlor's own layout), Clásica (diseño de Parlor)"),
    en("^ keep $ / keep|keeps|kept here|nothing / it is kept / and keep it / games are kept", EVERYWHERE, "save"),
    en("keep|keeps the score", EVERYWHERE, "keep score; score keeper"),
    en("go|goes|going|gone on with a|one|it|{name} / has gone on / can't go on here / go on after", FOR_PEOPLE, "continue"),
    en("^ begin $", SCREENS, "Start game"),
    es("interrumpid*", SCREENS, "guardadas"),
    en("interrupted", FOR_PEOPLE, "saved"),
    en("record|records|recorded", SCREENS, "saved game, game file"),
    es("registro|registros|registrad*", SCREENS, "partida guardada, archivo de partida"),
    en("pass|passes on $|to", SCREENS, "hand the device to …"),
    es("y pasar $", SCREENS, "y dar el turno"),
    en("leave|leaves .. for good / give|gives .. up for good", FOR_PEOPLE, "give up (you lose); leave (it is saved)"),
    en("take|takes|taking|took|taken .. back", FOR_PEOPLE, "undo"),
    en("strike|strikes|striking|struck", EVERYWHERE, "undo"),
    es("tach*", EVERYWHERE, "deshacer"),
    en("your real table / score .. real table / on a real table / ^ real table", FOR_PEOPLE, "your own table; score keeper"),
    es("mesa real", EVERYWHERE, "tu mesa; anotador"),
    es("sin ver / no vistas", EVERYWHERE, "ocultas"),
    es("problema|problemas", only(&["program/label.rs", "program/analysis.rs"]), "reto"),
    en("the pages / its pages", FOR_PEOPLE, "Parlor in your browser"),
    es("las páginas / sus páginas", EVERYWHERE, "Parlor en el navegador"),
    en("no line $ / without a line|connection / no connection is needed", EVERYWHERE, "offline"),
    en("hand|hands .. out to", EVERYWHERE, "serves"),
    en("hear , hear", EVERYWHERE, "Attention, everyone!"),
    en("look on $ / looks on $", EVERYWHERE, "watch"),
    en("cardboard", EVERYWHERE, "a real table, followed with the score keeper"),
    both("=Fives", EVERYWHERE, "Scrambled 5's"),
    en("^ our reading / depends on the edition", SCREENS, "How we read it:; depends on your box"),
    es("nuestra interpretación / depende de la edición", SCREENS, "Cómo la leemos:; depende de tu caja"),
    en("^ candidates $ / ^ as good $ / ^ cost most $ / ^ final standing", EVERYWHERE, "Choices; Good moves; Worst move; Final scores"),
    en("overlooked", EVERYWHERE, "ignored"),
    en("^ how many play / ^ bots play $ / ^ slowly|calmly $ / ^ at once $ / ^ past games / ^ the box $", SCREENS, "Number of players; Bot speed: Slow, Normal, Fast; Finished games; Your box"),
    es("^ cuántos juegan / ^ los bots juegan / ^ despacio $ / ^ con calma $ / ^ la caja $", SCREENS, "Número de jugadores; Ritmo de los bots: Lento, Normal, Rápido; Tu caja"),

    // American spelling.
    en("centre|centres|centred|colour*|honour*|favour*|neighbour*|behaviour*|flavour*|humour*", EVERYWHERE, "center, color, honor"),
    en("licence|licences|judgement*|misspelt|learnt|grey|whilst|amongst|catalogue|programme|defence|metre|metres|towards", EVERYWHERE, "license, judgment, misspelled, learned"),
    en("normalis*|optimis*|recognis*|organis*|serialis*|summaris*|initialis*|minimis*|maximis*|realis*|apologis*|customis*", EVERYWHERE, "-ize"),
    en("analysed|analysing|cancelled|cancelling|labelled|travelled|modelled / !parlor|`|'|# analyse", EVERYWHERE, "analyze, canceled, labeled"),

    // Spanish of the Americas, and of a family.
    es("usted|ustedes|vosotros|vosotras|vos|os|vuestr*|*áis|tenéis|podéis|queréis|sois|tenés|podés|querés|sos|jugás", EVERYWHERE, "tú"),
    es("!no ha|han|has|he|hemos *ado|*ido|*ído|visto|*cho|escrito|puesto|abierto|roto|vuelto", EVERYWHERE, "ganó, cantó, terminó, no se pudo"),
    es("intro|pulsa|pulsar|pulsas|pulse|pulses|pulsando", EVERYWHERE, "Enter, presiona"),
    es("ratón|fichero|ficheros|ordenador|ordenadores|cifra|cifras|teclear|coger|coge", EVERYWHERE, "mouse, archivo, computadora, dígito, escribir, tomar"),
    es("un|el|este|del|al terminal", EVERYWHERE, "una terminal"),
    es("puntúa|puntúas|puntúan|puntuar el|la|los|las|cada|todo|toda|todos|todas|un|una|{}", EVERYWHERE, "sumar los puntos de; dar puntos"),
    es("por {points}|{score}|{total}|{best} / por NUMBER puntos", EVERYWHERE, "y suma 20 puntos"),
    es("mengua*", EVERYWHERE, "bajan"),
    es("tal partida|juego|edición", EVERYWHERE, "esa partida"),
    es("?|. indica|indícala|indícalo|indícalas|indícalos / ^ indica", SCREENS, "escribe"),
    es("de modo que", EVERYWHERE, "así que"),
    es("semilla|compromiso son", EVERYWHERE, "tiene"),
    es("rechazo|rechazos", SCREENS, "no vale"),
    es("nombre propio", EVERYWHERE, "un nombre"),
    es("recién tomada|colocada / , suelta", SCREENS, "recién tomado, suelto: una pieza escrita es masculina"),

    // English in Spanish.
    es("draw|take|pass|out|star|diamond|circle|hint|undo|save|score / != yes / =wild|start", EVERYWHERE, "robar, tomar, paso, fuera, estrella, rombo, círculo, sí: solo lo impreso en la caja queda en inglés"),
    es("!( random|greedy|steady|expert|classic", EVERYWHERE, "Aleatorio, Codicioso, Sensato, Experto, clásica"),
    es("« me »", EVERYWHERE, "«yo»"),
    es("the|and|of|is|your|with|for|from|tile|tiles|card|cards|seat", SCREENS, "en español"),
];
