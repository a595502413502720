//! Headings, buttons and short texts of the pages.

use crate::labels::labels;

labels! {
    /// A heading, a button or a short text on the pages, without facts in it.
    Text;

    /// The heading of the first page.
    WhatToPlay: "What shall we play?", "¿A qué jugamos?";
    /// Below it.
    Lead: "Three table games, against bots or with family on this device. Nothing to install, no account, and it works without a connection.",
        "Tres juegos de mesa, contra bots o en familia con este dispositivo. Sin instalar nada, sin cuenta, y funciona sin conexión.";
    /// Begins a game against a bot at once.
    PlayNow: "Play", "Jugar";
    /// Leads to seats, box and options.
    SetUp: "Set up…", "Preparar…";
    /// Leads to the rules.
    Rules: "Rules", "Reglas";
    /// Leads to the rules from a table.
    AllRules: "All rules (opens beside the game)", "Todas las reglas (se abren aparte)";
    /// The page with all kept games.
    Games: "Your games", "Tus partidas";
    /// Games that were interrupted.
    GoOn: "Continue", "Continuar";
    /// Games that are over.
    PastGames: "Past games", "Partidas terminadas";
    /// There is no game to go on with.
    NoneGoOn: "No game is under way.", "No hay ninguna partida en curso.";
    /// There is no game that is over.
    NonePast: "No game has been finished yet.", "Aún no se ha terminado ninguna partida.";
    /// The links between pages.
    Pages: "Pages", "Páginas";
    /// Leads to the first page.
    Home: "Home", "Inicio";
    /// At the foot of all pages.
    NotAffiliated: "Scrambled 5's, Scorzo and Polygon are games of their publishers, with whom we are not affiliated.",
        "Scrambled 5's, Scorzo y Polygon son juegos de sus editores, con los que no tenemos relación.";

    /// Who plays.
    Players: "Players", "Jugadores";
    /// Above the numbers of players.
    HowMany: "How many play", "Cuántos juegan";
    /// A seat for somebody at this device.
    Person: "Person", "Persona";
    /// What a table may choose.
    Options: "House rules", "Reglas de la casa";
    /// The facts of a box.
    Box: "The box", "La caja";
    /// What that is about.
    BoxAbout: "Boxes differ from print to print. Choose yours, or describe it once and keep it here.",
        "Las cajas cambian de una edición a otra. Elige la tuya, o descríbela una vez y guárdala aquí.";
    /// Which box.
    Edition: "Edition", "Edición";
    /// The box that everybody knows.
    Classic: "Classic", "Clásica";
    /// Changes a copy of a box.
    EditCopy: "Edit a copy…", "Editar una copia…";
    /// How that is done.
    EditAbout: "Give your box a name of its own and change what is different. It is checked before it is kept.",
        "Ponle un nombre propio a tu caja y cambia lo que sea distinto. Se comprueba antes de guardarla.";
    /// Takes a box in from a file.
    ImportEdition: "Take an edition in from a file", "Importar una edición de un archivo";
    /// Keeps what was changed.
    Keep: "Keep", "Guardar";
    /// Begins the game.
    Begin: "Begin", "Empezar";

    /// Into a file.
    Export: "Export to a file", "Exportar a un archivo";
    /// From a file.
    Import: "Import", "Importar";
    /// What can be imported.
    ImportAbout: "A record that was exported here, or saved by Parlor elsewhere",
        "Un registro exportado aquí, o guardado por Parlor en otro sitio";
    /// Throws something away.
    Delete: "Delete", "Borrar";
    /// Asks once more.
    ReallyDelete: "Really delete? Press again", "¿Borrar de verdad? Pulsa otra vez";
    /// The file that was chosen is not text.
    NoTextFile: "This file can't be read as text.", "Este archivo no se puede leer como texto.";
    /// A record that can't be opened here.
    NotOurs: "This record can't be opened here: it has no seed to deal from, or somebody took over in it.",
        "Este registro no se puede abrir aquí: no tiene una semilla con la que repartir, o alguien tomó el lugar de otro.";
    /// The address names no kept game.
    NoSuchGame: "There is no such game here", "Aquí no hay tal partida";
    /// What a page needs is on its way.
    Loading: "One moment…", "Un momento…";
    /// The code of a game did not come, as a clause.
    NotLoaded: "this game could not be loaded: there may be no connection",
        "no se ha podido cargar este juego: quizá no haya conexión";
    /// The browser keeps nothing, as a clause.
    StorageFull: "the browser keeps nothing: its storage is full or switched off",
        "el navegador no guarda nada: su almacenamiento está lleno o desactivado";

    /// How the pages are to be.
    Settings: "Settings", "Ajustes";
    /// What whoever plays here is called.
    YourName: "Your name", "Tu nombre";
    /// Which language.
    Language: "Language", "Idioma";
    /// English, in English.
    English: "English", "English";
    /// Spanish, in Spanish.
    Spanish: "Español", "Español";
    /// Light or dark.
    Look: "Look", "Aspecto";
    /// As the device wants it.
    AsDevice: "As the device", "Como el dispositivo";
    /// Dark letters on a light ground.
    Light: "Light", "Claro";
    /// Light letters on a dark ground.
    Dark: "Dark", "Oscuro";
    /// How long bots wait before they act.
    BotPace: "Bots play", "Los bots juegan";
    /// Slowly.
    PaceSlow: "slowly", "despacio";
    /// So that one can follow.
    PaceNormal: "calmly", "con calma";
    /// At once.
    PaceFast: "at once", "al instante";
    /// Whether something is heard.
    Sounds: "Sounds", "Sonidos";
    /// Whether to say after a turn what it could have brought.
    CouldHave: "Say what I could have had", "Decir lo que pude conseguir";
    /// It is so.
    On: "on", "sí";
    /// It is not so.
    Off: "off", "no";
    /// Away with it.
    Close: "Close", "Cerrar";
    /// A newer version of the pages is there.
    NewVersion: "A new version of Parlor is ready.", "Hay una versión nueva de Parlor.";
    /// Takes it.
    Reload: "Reload", "Recargar";

    /// One step back.
    TakeBack: "Take back", "Deshacer";
    /// What another player would do.
    Hint: "Hint", "Pista";
    /// What is beside the board.
    More: "More", "Más";
    /// What is beside the board, as a heading.
    BesideBoard: "Beside the board", "Junto al tablero";
    /// What happened so far.
    Moves: "Moves", "Jugadas";
    /// What keys do.
    Keys: "Keys", "Teclas";
    /// It is the turn of the only one at the screen.
    YourTurn: "Your turn.", "Te toca.";
    /// Leaves the game for good.
    GiveUp: "Leave the game for good", "Abandonar la partida";
    /// Asks once more.
    ReallyGiveUp: "Really leave? Press again", "¿Abandonar de verdad? Pulsa otra vez";
    /// The game goes on in another window.
    Elsewhere: "This game has gone on in another window.", "Esta partida ha seguido en otra ventana.";
    /// The game is over.
    Over: "The game is over", "La partida ha terminado";
    /// Beside a winner.
    HasWon: "has won", "ha ganado";
    /// Beside whose turn it is.
    IsToAct: "is to act", "tiene el turno";
    /// Hides the own hand and lets the next one look.
    PassOn: "Hide my hand and pass on", "Ocultar mi mano y pasar";
    /// Why the screen is covered.
    HandOverWhy: "Nobody's hand is on the screen now.", "Ahora no se ve la mano de nadie en la pantalla.";
    /// The head of what all should hear.
    Hear: "Hear, hear", "Atención";
    /// Tries again to keep the game.
    TryAgain: "Try again", "Reintentar";
    /// The same players once more.
    PlayAgain: "Play again", "Otra partida";
    /// Offers the record as a file.
    KeepRecord: "Save the record", "Guardar el registro";
}
