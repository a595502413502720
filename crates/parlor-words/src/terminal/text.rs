//! Headings and short texts of the terminal.

use crate::labels::labels;

labels! {
    /// A heading or a short text on the screen, without facts in it.
    Text;

    /// Starts a game.
    Play: "Play", "Jugar";
    /// Opens the saved games.
    GoOn: "Continue a game", "Continuar una partida";
    /// Opens the score keeper.
    KeepScore: "Score keeper (for a game on your own table)", "Anotador (para una partida en tu mesa)";
    /// Ends the program.
    Quit: "Quit", "Salir";
    /// What the first screen asks.
    WhatToPlay: "What shall we play?", "¿A qué jugamos?";
    /// The head of the screen before a game starts.
    AtTheTable: "New game", "Partida nueva";
    /// How many people play.
    Players: "Players", "Jugadores";
    /// A player at this keyboard.
    Person: "person", "persona";
    /// Which box is played with.
    Edition: "Your box", "Tu caja";
    /// What can be typed for a box.
    EditionAbout: "Classic, or a file that describes your own box. To make one, see: parlor help edition",
        "Clásica, o un archivo que describa tu caja. Para hacer uno, mira: parlor help edition";
    /// Starts the game.
    Begin: "Start game", "Empezar";
    /// There are no saved games.
    NoSaved: "No saved games.", "No hay partidas guardadas.";
    /// The head of the list of saved games.
    Saved: "Saved games", "Partidas guardadas";
    /// A saved game whose file can't be read.
    Broken: "can't be read", "no se puede leer";
    /// Beside a game that the score keeper follows.
    RealTable: "score keeper", "anotador";

    /// Below the first screen: how to choose.
    ChooseKeys: "↑↓ choose   Enter open   q quit", "↑↓ elegir   Enter abrir   q salir";
    /// Below the screen before a game.
    SetUpKeys: "↑↓ choose   ←→ change   A–Z type a name   Enter next, start   Esc go back",
        "↑↓ elegir   ←→ cambiar   A–Z escribir un nombre   Enter seguir   Esc volver";
    /// Below a list of games.
    ListKeys: "↑↓ choose   Enter continue   d delete   Esc go back",
        "↑↓ elegir   Enter continuar   d borrar   Esc volver";
    /// Below a list of games, while one is about to be deleted.
    DeleteKeys: "Enter delete   Esc cancel", "Enter borrar   Esc cancelar";
    /// Below the board while a move is typed.
    TypingKeys: "Enter play   Esc go back", "Enter jugar   Esc volver";
    /// Below the board of the score keeper, where a player may call Scorzo.
    CallKey: "c call Scorzo", "c cantar Scorzo";
    /// Below help and rules.
    HelpKeys: "↑↓ scroll   Tab switch keys/rules   Esc close",
        "↑↓ mover   Tab cambiar teclas/reglas   Esc cerrar";
    /// Below a box that waits.
    AnyKey: "press any key", "presiona una tecla";

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
    Over: "The game is over", "La partida terminó";
    /// Before a move that is typed.
    Move: "Move", "Jugada";
    /// Tiles that the player can't see.
    Unseen: "Unseen tiles", "Fichas ocultas";
    /// Asks whether to leave.
    LeaveNow: "Leave the game?", "¿Salir de la partida?";
    /// What Enter and Esc do with that question.
    LeaveKeys: "Enter leave   Esc stay", "Enter salir   Esc seguir";
    /// Asks whether to give up.
    GiveUp: "Give up this game? You'll lose it.", "¿Abandonar la partida? La vas a perder.";
    /// What Enter and Esc do with that question.
    GiveUpKeys: "Enter give up   Esc play on", "Enter abandonar   Esc seguir";
    /// What can be done after the end.
    OverKeys: "v review   a play again   Tab turn page   q leave",
        "v repasar   a jugar otra vez   Tab cambiar de página   q salir";
    /// The head of the review after a game.
    Review: "Review", "Repaso";
    /// Below the review.
    ReviewKeys: "↑↓ scroll   Esc go back", "↑↓ mover   Esc volver";
    /// The terminal has too few columns or lines.
    TooSmall: "Please make the window larger: 80 columns and 24 lines are enough.",
        "Agranda la ventana, por favor: bastan 80 columnas y 24 líneas.";

    /// Below the board while another player plays.
    WatchKeys: "Space skip the wait   u undo   ? help   q leave", "Espacio no esperar   u deshacer   ? ayuda   q salir";
    /// Below the board when a player's turn is over and the next player's tiles or cards must not be seen.
    PassKeys: "Enter hide and hand over   u undo   ? help   q leave",
        "Enter ocultar y dar el turno   u deshacer   ? ayuda   q salir";
    /// Below the board until the next player is at the screen.
    HandOverKeys: "Space it's me   u undo   ? help   q leave",
        "Espacio soy yo   u deshacer   ? ayuda   q salir";

    /// Below the field for the name, before an online table.
    JoinKeys: "Enter join   Esc leave", "Enter entrar   Esc salir";
    /// Chooses a place at an online table.
    ChooseKey: "↑↓ choose", "↑↓ elegir";
    /// Starts the game.
    StartKey: "Enter start", "Enter empezar";
    /// Puts a bot into the place that is chosen.
    BotKey: "b add a bot", "b bot";
    /// Puts another bot into the place that is chosen.
    OtherBotKey: "b another bot", "b otro bot";
    /// Closes the place that is chosen.
    CloseKey: "c close", "c cerrar";
    /// Opens the place that is chosen.
    OpenKey: "c open", "c abrir";
    /// Removes who is in the place that is chosen.
    RemoveKey: "x remove", "x quitar";
    /// Sits down in the place that is chosen.
    SitKey: "s sit here", "s sentarme aquí";
    /// Below a table that is full.
    FullKeys: "Enter watch   q leave", "Enter mirar   q salir";
    /// Where nothing can be done.
    LeaveKey: "q leave", "q salir";
    /// Below the board while others play at an online table.
    OthersKeys: "u undo   R give up   ? help   Tab turn page   q leave",
        "u deshacer   R abandonar   ? ayuda   Tab cambiar de página   q salir";
    /// Below the board for whoever watches at an online table.
    WatcherKeys: "? help   Tab turn page   q leave", "? ayuda   Tab cambiar de página   q salir";
    /// What can be done after the end at an online table.
    OnlineOverKeys: "a rematch   Tab turn page   q leave", "a revancha   Tab cambiar de página   q salir";
    /// What a watcher can do after the end at an online table.
    WatcherOverKeys: "Tab turn page   q leave", "Tab cambiar de página   q salir";
    /// The others are at the table for the next game already.
    RematchReady: "There's a rematch! Press a to join it.", "¡Hay revancha! Presiona a para jugarla.";
    /// What can be done about someone who is gone.
    GoneKeys: "w wait   b let a bot play   e end the game", "w esperar   b que juegue un bot   e terminar la partida";
    /// A bot plays for whoever reads this.
    TakeOver: "A bot is playing for you. Press Enter to take over again.",
        "Un bot está jugando por ti. Presiona Enter para volver a jugar.";
    /// A move is on its way to an online table.
    Sending: "Sending…", "Enviando…";
    /// How to come back to an online table.
    ComeBack: "You can come back with the same link.", "Puedes volver con el mismo enlace.";
    /// Why a name can't be had at an online table.
    NameOfBot: "A bot has this name. Choose another.", "Un bot tiene este nombre. Elige otro.";
    /// What answers at an address is not a house.
    NoHouseThere: "There's no Parlor at this address, or it's another version.",
        "En esta dirección no hay un Parlor o es otra versión.";
    /// A link is not an invitation.
    BadLink: "this is not a link to a table; copy the whole link and put it in quotes",
        "esto no es un enlace a una mesa; copia el enlace completo y ponlo entre comillas";
    /// An address that sends everyone elsewhere.
    Moved: "This address leads to another one. Try the link with https:// at its beginning.",
        "Esta dirección lleva a otra. Prueba el enlace con https:// al principio.";
    /// A secure link leads to somebody who has a certificate for another name.
    OtherName: "This server can't prove that it has this address. Check the link, or ask for a new one.",
        "Este servidor no puede probar que la dirección es suya. Revisa el enlace o pide uno nuevo.";
    /// A secure link leads to somebody for whom nobody vouches that this computer trusts.
    UnknownIssuer: "Your computer doesn't trust this server's certificate. Ask the person who invited you.",
        "Tu computadora no confía en el certificado de este servidor. Pregunta a la persona que te invitó.";
    /// The certificate of a secure link is too old or too new.
    NotToday: "This server's certificate isn't valid today. Check your computer's date, then try again.",
        "El certificado de este servidor no es válido hoy. Revisa la fecha de tu computadora e inténtalo otra vez.";
    /// Something else is wrong with the certificate.
    BadCertificate: "This server's certificate can't be used. Ask the person who invited you.",
        "El certificado de este servidor no se puede usar. Pregunta a la persona que te invitó.";
    /// This computer has nothing to check a certificate with.
    NoRoots: "Your computer can't check secure links. Install ca-certificates, or check SSL_CERT_FILE.",
        "Tu computadora no puede comprobar enlaces seguros. Instala ca-certificates o revisa SSL_CERT_FILE.";
    /// A secure link leads to somebody who does not speak TLS.
    NotSecure: "There's no secure connection to this server. Check the link: it may begin with http://.",
        "No hay una conexión segura con este servidor. Revisa el enlace: quizá empieza con http://.";

    /// An entry of the score keeper that was undone is deleted.
    Forgotten: "Deleted.", "Borrado.";
    /// The score keeper's last entry is undone.
    Struck: "Undone. Enter what really happened. r = redo, X = delete it for good.",
        "Deshecho. Anota lo que pasó de verdad. r = rehacer, X = borrarlo del todo.";
    /// Nobody can call Scorzo now.
    NoCall: "A player can call Scorzo only right after discarding.",
        "Solo se puede cantar Scorzo justo después de descartar.";
}
