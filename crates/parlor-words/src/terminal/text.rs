//! Headings and short texts of the terminal.

use crate::labels::labels;

labels! {
    /// A heading or a short text on the screen, without facts in it.
    Text;

    /// Beside the games that can be begun.
    Play: "Play", "Jugar";
    /// Beside games that were interrupted.
    GoOn: "Go on with a game", "Continuar una partida";
    /// Beside what keeps the score of a game on the table.
    KeepScore: "Keep the score of a real table", "Llevar los puntos de una mesa real";
    /// Ends the program.
    Quit: "Quit", "Salir";
    /// What the first screen asks.
    WhatToPlay: "What shall we play?", "¿A qué jugamos?";
    /// Before a game begins.
    AtTheTable: "At the table", "En la mesa";
    /// How many play.
    Players: "Players", "Jugadores";
    /// A seat for somebody at this keyboard.
    Person: "person", "persona";
    /// A seat for a program.
    Bot: "bot", "bot";
    /// Which box is played.
    Edition: "Edition", "Edición";
    /// What an edition is, where it can be chosen.
    EditionAbout: "classic, or the file of your own box: parlor edition writes one.",
        "classic, o el archivo de tu propia caja: parlor edition escribe uno.";
    /// Begins a game.
    Begin: "Begin", "Empezar";
    /// There are no interrupted games.
    NoSaved: "No game was interrupted.", "No hay partidas interrumpidas.";
    /// Interrupted games.
    Saved: "Interrupted games", "Partidas interrumpidas";
    /// A game whose file can't be read any more.
    Broken: "can't be read", "no se puede leer";
    /// Score is kept of a game on a real table.
    RealTable: "real table", "mesa real";

    /// Below the first screen: how to choose.
    ChooseKeys: "↑↓ choose   Enter open   q quit", "↑↓ elegir   Intro abrir   q salir";
    /// Below the screen before a game.
    SetUpKeys: "↑↓ line   ←→ change   type a name   Enter next, begin   Esc back",
        "↑↓ línea   ←→ cambiar   escribe un nombre   Intro seguir   Esc volver";
    /// Below a list of games.
    ListKeys: "↑↓ choose   Enter go on   d delete   Esc back",
        "↑↓ elegir   Intro continuar   d borrar   Esc volver";
    /// Below a list of games, while one is about to be deleted.
    DeleteKeys: "Enter delete   Esc keep", "Intro borrar   Esc conservar";
    /// Below the board while a move is typed.
    TypingKeys: "Enter play   Esc back", "Intro jugar   Esc volver";
    /// Below the board of a real table, where somebody may call.
    CallKey: "c call", "c cantar";
    /// Below help and rules.
    HelpKeys: "↑↓ scroll   Tab keys/rules   Esc close", "↑↓ mover   Tab teclas/reglas   Esc cerrar";
    /// Below a box that waits.
    AnyKey: "press a key", "pulsa una tecla";

    /// What happened so far.
    Log: "Moves", "Jugadas";
    /// The keys.
    Keys: "Keys", "Teclas";
    /// The rules.
    Rules: "Rules", "Reglas";
    /// The keys of the board.
    OnTheBoard: "On the board", "En el tablero";
    /// The keys that all games have.
    Everywhere: "In every game", "En todos los juegos";
    /// The game is over.
    Over: "The game is over", "La partida ha terminado";
    /// Before a typed move.
    Move: "Move", "Jugada";
    /// Tiles that the viewer can't see.
    Unseen: "Unseen tiles", "Fichas sin ver";
    /// Asks whether to leave.
    LeaveNow: "Leave the table?", "¿Dejar la mesa?";
    /// What Enter and Esc do with that question.
    LeaveKeys: "Enter leave   Esc stay", "Intro salir   Esc seguir";
    /// Asks whether to give up.
    GiveUp: "Leave the game for good? Others who are left play on.",
        "¿Abandonar la partida? Los demás que queden siguen jugando.";
    /// What Enter and Esc do with that question.
    GiveUpKeys: "Enter give up   Esc play on", "Intro abandonar   Esc seguir";
    /// What can be done after the end.
    OverKeys: "v review   a play again   Tab page   q leave", "v repaso   a otra partida   Tab página   q salir";
    /// The head of the review after a game.
    Review: "Review", "Repaso";
    /// Below the review.
    ReviewKeys: "↑↓ scroll   Esc back", "↑↓ mover   Esc volver";
    /// The terminal has too few columns or lines.
    TooSmall: "Please make the window larger: 80 columns and 24 lines are enough.",
        "Agranda la ventana, por favor: bastan 80 columnas y 24 líneas.";

    /// Somebody strong is being asked.
    Thinking: "An expert is thinking…", "Un experto está pensando…";
    /// Below the board while somebody else plays.
    WatchKeys: "Space faster   u take back   ? help   q leave", "Espacio más rápido   u deshacer   ? ayuda   q salir";
    /// Below the board while the screen is handed over.
    PassKeys: "Enter go on   u take back   ? help   q leave", "Intro seguir   u deshacer   ? ayuda   q salir";
    /// Below the board while the next player is waited for.
    HandOverKeys: "Space it is me   u take back   ? help   q leave",
        "Espacio soy yo   u deshacer   ? ayuda   q salir";
    /// What was struck out is forgotten.
    Forgotten: "Forgotten.", "Olvidado.";
    /// What was entered last is struck out.
    Struck: "Struck out: enter what happened instead. r enters again what was struck out, X forgets it.",
        "Tachado: anota lo que pasó en su lugar. Con r se vuelve a anotar lo tachado; con X se olvida.";
    /// At a real table nobody can have a call told here.
    NoCall: "Nobody can call here.", "Aquí nadie puede cantar.";
}
