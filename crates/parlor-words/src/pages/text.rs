//! Headings, buttons and short texts in the browser.

use crate::labels::labels;

labels! {
    /// A heading, a button or a short text in the browser, without facts in it.
    Text;

    /// The heading of the first page.
    WhatToPlay: "What shall we play?", "¿A qué jugamos?";
    /// Below it.
    Lead: "Three table games to play with your family on this device, or against bots. Nothing to install, no account, and it works offline.",
        "Tres juegos de mesa para jugar en familia en este dispositivo o contra bots. Sin instalar nada, sin crear una cuenta y sin conexión.";
    /// Leads to online play.
    Friends: "Play with friends online", "Jugar en línea con amigos";
    /// Which bot a game is started against.
    Opponent: "Opponent", "Rival";
    /// Leads to players, box and house rules.
    SetUp: "Set up…", "Preparar…";
    /// Leads to the rules.
    Rules: "Rules", "Reglas";
    /// Leads to the rules from a table.
    AllRules: "All rules", "Todas las reglas";
    /// The page with all saved games.
    Games: "Your games", "Tus partidas";
    /// Games that are not over yet.
    GoOn: "Continue", "Continuar";
    /// Games that are over.
    PastGames: "Finished games", "Partidas terminadas";
    /// There is no game to continue.
    NoneGoOn: "No games in progress.", "No hay partidas en curso.";
    /// There is no game that is over.
    NonePast: "No finished games yet.", "Aún no hay partidas terminadas.";
    /// The links between pages.
    Pages: "Pages", "Páginas";
    /// Leads to the first page.
    Home: "Home", "Inicio";
    /// At the foot of all pages.
    NotAffiliated: "Scrambled 5's, Scorzo and Polygon belong to their publishers. Parlor is not affiliated with them.",
        "Scrambled 5's, Scorzo y Polygon pertenecen a sus editores. Parlor no está afiliado a ellos.";

    /// Who plays.
    Players: "Players", "Jugadores";
    /// Above the numbers of players.
    HowMany: "Number of players", "Número de jugadores";
    /// A player at this device.
    Person: "Person", "Persona";
    /// What a family may choose.
    Options: "House rules", "Reglas de la casa";
    /// What is in the box.
    Box: "Your box", "Tu caja";
    /// What that is about.
    BoxAbout: "Not every box has the same board and tiles. Choose yours, or set it up once and save it here.",
        "No todas las cajas traen el mismo tablero y las mismas fichas. Elige la tuya, o prepárala una vez y guárdala aquí.";
    /// Which box.
    Edition: "Box", "Caja";
    /// The box that comes with Parlor.
    Classic: "Classic (Parlor's own layout)", "Clásica (diseño de Parlor)";
    /// Changes a copy of a box.
    EditCopy: "Edit a copy…", "Editar una copia…";
    /// How that is done.
    EditAbout: "Name your box and change whatever is different. We check it before saving.",
        "Ponle un nombre a tu caja y cambia lo que sea distinto. La revisamos antes de guardarla.";
    /// Reads a box from a file.
    ImportEdition: "Import an edition from a file", "Importar una edición desde un archivo";
    /// A box that was to be saved isn't different from the one that comes with Parlor.
    LikeClassic: "This box is the same as Classic, so there's nothing to save.",
        "Esta caja es igual que la clásica, así que no hay nada que guardar.";
    /// Saves what was changed.
    Keep: "Save", "Guardar";
    /// Starts the game.
    Begin: "Start game", "Empezar";

    /// Into a file.
    Export: "Export to a file", "Exportar a un archivo";
    /// From a file.
    Import: "Import", "Importar";
    /// What can be imported.
    ImportAbout: "A game file you exported here or saved with Parlor on another device",
        "Un archivo de partida exportado aquí o guardado con Parlor en otro dispositivo";
    /// Deletes something.
    Delete: "Delete", "Borrar";
    /// A game was deleted; for a while it can be undone.
    Deleted: "Deleted.", "Se borró.";
    /// The file that was chosen is not text.
    NoTextFile: "This file can't be read as text.", "Este archivo no se puede leer como texto.";
    /// The file that was chosen is larger than any game file, and than any edition.
    FileTooLarge: "This file is too large. Game files can have up to 1 MB, editions up to 64 KB.",
        "Este archivo es demasiado grande. Una partida tiene como máximo 1 MB; una edición, 64 KB.";
    /// A game file was imported.
    Imported: "Imported.", "Se importó.";
    /// A game file was imported before.
    AlreadyHere: "This game is already here.", "Esta partida ya está aquí.";
    /// Leads to it.
    OpenGame: "Open it", "Abrirla";
    /// A game file that can't be opened here.
    NotOurs: "This game file can't be opened here: it doesn't say how the tiles or cards were dealt, or another player took over partway through.",
        "Este archivo de partida no se puede abrir aquí: no dice cómo se repartió, o alguien entró a jugar en lugar de otro.";
    /// The address doesn't belong to a page.
    NoSuchPage: "There's no such page", "Esa página no existe";
    /// The address doesn't belong to a saved game.
    NoSuchGame: "That game isn't saved here", "Esa partida no está guardada aquí";
    /// What a page needs is on its way.
    Loading: "One moment…", "Un momento…";
    /// The code of a game did not come, as a clause.
    NotLoaded: "the game didn't load; you may be offline", "no se pudo cargar el juego; quizá no hay conexión";
    /// The browser has no room to save more, as a clause.
    StorageFull: "the browser's storage is full", "el almacenamiento del navegador está lleno";
    /// The browser can't save anything, as a clause.
    StorageOff: "the browser's storage is turned off", "el almacenamiento del navegador está desactivado";
    /// After why a game isn't saved.
    UntilClosed: "You can keep playing until you close or reload this page.",
        "Puedes seguir jugando hasta que cierres o recargues esta página.";
    /// The browser can't shuffle, as a clause.
    NoChance: "the browser can't shuffle; please use an up-to-date one",
        "el navegador no puede barajar; usa uno actualizado";

    /// What can be set.
    Settings: "Settings", "Ajustes";
    /// The name of the person who plays here.
    YourName: "Your name", "Tu nombre";
    /// How long a name can be.
    NameLimit: "Names can have up to 20 letters.", "Un nombre tiene como máximo 20 letras.";
    /// When a changed name is used.
    NameFromNextGame: "A new name is used from your next game on.", "Un nombre nuevo vale desde la próxima partida.";
    /// Which language.
    Language: "Language", "Idioma";
    /// English, in English.
    English: "English", "English";
    /// Spanish, in Spanish.
    Spanish: "Español", "Español";
    /// Light or dark.
    Look: "Theme", "Apariencia";
    /// What the device is set to.
    AsDevice: "Same as device", "Igual que el dispositivo";
    /// Dark letters on a light background.
    Light: "Light", "Claro";
    /// Light letters on a dark background.
    Dark: "Dark", "Oscuro";
    /// How long bots wait before they play.
    BotPace: "Bot speed", "Ritmo de los bots";
    /// A long wait.
    PaceSlow: "Slow", "Lento";
    /// A wait that is easy to follow.
    PaceNormal: "Normal", "Normal";
    /// No wait.
    PaceFast: "Fast", "Rápido";
    /// Whether to play sounds.
    Sounds: "Sounds", "Sonidos";
    /// Whether to show after a turn that another move would have been better.
    CouldHave: "Show me better moves I missed", "Mostrarme las jugadas mejores que no vi";
    /// A setting is on.
    On: "On", "Sí";
    /// A setting is off.
    Off: "Off", "No";
    /// Closes a dialog.
    Close: "Close", "Cerrar";
    /// Makes the board bigger.
    ZoomIn: "Zoom in", "Acercar";
    /// Shows the whole board.
    ZoomOut: "Zoom out", "Alejar";
    /// There is a newer version of Parlor.
    NewVersion: "A new version of Parlor is ready.", "Hay una versión nueva de Parlor.";
    /// Switches to it.
    Reload: "Reload", "Recargar";

    /// Undoes the last move.
    TakeBack: "Undo", "Deshacer";
    /// Shows what a bot would do.
    Hint: "Hint", "Pista";
    /// Opens the side panel.
    More: "More", "Más";
    /// The name of the side panel.
    BesideBoard: "Game details", "Datos de la partida";
    /// What happened so far.
    Moves: "Moves", "Jugadas";
    /// What keys do.
    Keys: "Keys", "Teclas";
    /// One page with the goal, an example and the scoring; also the button that opens it.
    HowToPlay: "How to play", "Cómo se juega";
    /// Why nothing can be done now, as a sentence.
    NotYourTurn: "It isn't your turn yet.", "Todavía no te toca.";
    /// Why there is no hint now, as a sentence.
    HintNotYet: "You can ask for a hint when it's your turn.", "Puedes pedir una pista cuando te toque.";
    /// Why nothing can be done any more, as a sentence.
    IsOver: "The game is over.", "La partida terminó.";
    /// It's the turn of the only person at the screen.
    YourTurn: "It's your turn.", "Te toca.";
    /// Gives up the game.
    GiveUp: "Give up this game", "Abandonar la partida";
    /// Asks once more.
    ReallyGiveUp: "Give up? Press again", "¿Abandonar? Presiona otra vez";
    /// The game was continued in another window.
    Elsewhere: "This game has moved on in another window.", "Esta partida continuó en otra ventana.";
    /// The game is over.
    Over: "The game is over", "La partida terminó";
    /// Above the result, when the only person at the screen won.
    YouWin: "You win!", "¡Ganaste!";
    /// After a winner's points: it fits a name and *You*.
    HasWon: "winner", "victoria";
    /// After the points of the player whose turn it is: it fits a name and *You*.
    IsToAct: "to play", "en turno";
    /// Hides a player's tiles or cards, because it's the next player's turn.
    PassOn: "Hide and hand over", "Ocultar y dar el turno";
    /// Why the screen is covered.
    HandOverWhy: "Nobody's tiles or cards are showing.", "Ahora no se ven las fichas ni las cartas de nadie.";
    /// Tries again to save the game.
    TryAgain: "Try again", "Reintentar";
    /// The same players once more.
    PlayAgain: "Play again", "Otra partida";
    /// Offers the game as a file.
    KeepRecord: "Save this game to a file", "Guardar la partida en un archivo";
    /// Checks whether the deal was fair.
    CheckDeal: "Check the deal", "Comprobar el reparto";
    /// What else was checked, once the deal is found to be fair.
    MovesFollow: "Every move was played again from that seed: all moves are allowed, and the scores are right.",
        "Cada jugada se repitió con esa semilla: todas valen y los puntos son correctos.";
}
