//! Headings, buttons and short texts of online play.

use crate::labels::labels;

labels! {
    /// A heading, a button or a short text of online play, without facts in it.
    OnlineText;

    /// What online play is.
    Lead: "Create a table and send your friends the link. All they need is a name.",
        "Crea una mesa y envía el enlace a tus amigos. Solo necesitan un nombre.";
    /// Above the field for the name.
    YourName: "Your name", "Tu nombre";
    /// Above the games.
    Game: "Game", "Juego";
    /// Leads on to players, house rules and box.
    Choose: "Choose", "Elegir";
    /// A player who will come by the invitation.
    Invited: "Someone you invite", "Alguien que invites";
    /// Whoever creates the table.
    You: "You", "Tú";
    /// Whether there are hints at the table.
    Hints: "Hints", "Pistas";
    /// What that is about.
    HintsAbout: "Everyone may ask for hints and see better moves.", "Todos pueden pedir pistas y ver mejores jugadas.";
    /// Creates the table.
    Create: "Create table", "Crear mesa";
    /// The heading for whoever has an invitation.
    Join: "You're invited", "Te invitaron";
    /// What to do with it.
    JoinAbout: "Type your name to join the table.", "Escribe tu nombre para entrar a la mesa.";
    /// Joins the table.
    JoinButton: "Join", "Entrar";

    /// Above the invitation.
    Invite: "Invite your friends", "Invita a tus amigos";
    /// How it is used.
    InviteAbout: "Send this link, or let them scan the code. Only share it with people you want at the table.",
        "Envía este enlace o deja que escaneen el código. Compártelo solo con quien quieras en la mesa.";
    /// The name of the field with the link.
    Link: "Link to the table", "Enlace a la mesa";
    /// The name of the picture with the link.
    Code: "QR code with the link", "Código QR con el enlace";
    /// Copies the link.
    Copy: "Copy link", "Copiar enlace";
    /// The link was copied.
    Copied: "Link copied.", "Enlace copiado.";
    /// The link can't be copied by a button.
    CopyYourself: "The browser can't copy it on this page. Tap the link to select it, then copy it.",
        "El navegador no puede copiarlo en esta página. Toca el enlace para seleccionarlo y cópialo.";

    /// Above the places at a table.
    AtTable: "At the table", "En la mesa";
    /// Nobody sits there yet.
    Free: "Free", "Libre";
    /// Nobody can sit there.
    Closed: "Closed", "Cerrado";
    /// Beside the name of whoever may start the game.
    Host: "host", "organiza";
    /// Beside one's own name.
    IsYou: "you", "tú";
    /// Sits down in a free place.
    SitHere: "Sit here", "Sentarme aquí";
    /// Closes a free place.
    ClosePlace: "Close", "Cerrar";
    /// Opens a place for people again.
    OpenPlace: "Open", "Abrir";
    /// Has somebody get up.
    Remove: "Remove", "Quitar";
    /// Puts a bot into a free place.
    AddBot: "Add a bot", "Agregar un bot";
    /// Why the game can't start yet.
    NeedTwo: "You need at least two players to start.", "Hacen falta al menos dos jugadores para empezar.";
    /// Hints are allowed at this table.
    HintsOn: "Hints are allowed at this table.", "En esta mesa se permiten pistas.";
    /// Hints are not allowed at this table.
    HintsOff: "No hints at this table.", "En esta mesa no hay pistas.";
    /// Whoever looks on.
    Watching: "You're watching.", "Estás mirando.";

    /// The name of the strip that says how the connection is and who is gone.
    Notices: "At this table", "En esta mesa";
    /// Before the table is there.
    Connecting: "Connecting…", "Conectando…";
    /// The connection is gone.
    Lost: "Connection lost. Trying again…", "Se perdió la conexión. Reintentando…";
    /// What becomes of a move meanwhile.
    LostKept: "What you placed stays on the board.", "Lo que colocaste sigue en el tablero.";
    /// The connection is there again.
    Back: "Connected again.", "Conexión recuperada.";

    /// The heading if an invitation leads nowhere.
    NoTable: "This link doesn't work", "Este enlace no funciona";
    /// Why that may be.
    NoTableAbout: "It may have expired, or part of it is missing. Ask for a new link.",
        "Puede que ya no valga o que le falte una parte. Pide un enlace nuevo.";
    /// The heading if nobody else can sit down.
    Full: "The table is full", "La mesa está llena";
    /// What can be done then.
    FullAbout: "You can still watch the game.", "Igual puedes mirar la partida.";
    /// Looks on.
    Watch: "Watch", "Mirar";
    /// The heading for whoever was removed.
    Removed: "You're not at this table any more", "Ya no estás en esta mesa";
    /// Why.
    RemovedAbout: "The host removed you. The link still lets you in if you ask.",
        "Quien organiza te quitó de la mesa. Si te dejan, puedes volver con el enlace.";
    /// The heading of a table at which nobody was for a day.
    Empty: "This table is closed", "Esta mesa se cerró";
    /// Why.
    EmptyAbout: "Nobody was here for a day before the game began.", "Nadie estuvo aquí durante un día antes de empezar.";
    /// The heading where there is no house.
    NoHouse: "Online play isn't available here", "Aquí no se puede jugar en línea";
    /// What can be done then.
    NoHouseAbout: "The server didn't answer. Check your connection, then try again.",
        "El servidor no respondió. Revisa tu conexión e inténtalo otra vez.";

    /// The heading where a table can't be opened for another reason.
    NotNow: "This table can't be opened", "No se puede abrir esta mesa";

    /// After the name of somebody who is not connected.
    Away: "away", "sin conexión";
    /// After the name of somebody who has not been connected for a while.
    Gone: "gone", "no está";
    /// After the name of somebody for whom a bot plays.
    BotPlays: "a bot plays", "juega un bot";
    /// A bot plays for whoever reads this.
    BotPlaysForYou: "A bot is playing for you.", "Un bot está jugando por ti.";
    /// Ends that.
    PlayAgainMyself: "Take over again", "Volver a jugar";
    /// Does nothing about somebody who is gone.
    Wait: "Wait", "Esperar";
    /// Has a bot play for somebody who is gone.
    LetBotPlay: "Let a bot play", "Que juegue un bot";
    /// Ends the game because somebody is gone.
    EndGame: "End the game", "Terminar la partida";
    /// Plays again with the same people.
    Rematch: "Rematch", "Revancha";
    /// Leads to the table where that is done.
    GoToRematch: "Rematch: go to the table", "Revancha: ir a la mesa";

    /// The game ended because somebody was gone.
    Abandoned: "The game ended early because someone was gone.", "La partida terminó antes porque alguien no estaba.";
    /// The game can't go on, which is our bug.
    Stopped: "Sorry, this game can't go on. That's our mistake, and nothing is lost.",
        "Perdón, esta partida no puede seguir. Es un error nuestro y no se perdió nada.";
    /// A move came too late.
    Stale: "Someone else was faster. Look at the board again, then play.",
        "Alguien jugó antes. Mira otra vez el tablero y juega.";
    /// The rules forbid it.
    AgainstRules: "The rules don't allow that.", "Las reglas no lo permiten.";
    /// It is for somebody else to do.
    NotYours: "You can't do that here.", "Aquí no puedes hacer eso.";
    /// A place is taken.
    Taken: "Someone else sat down there first.", "Alguien se sentó ahí antes.";
    /// Too much at once.
    TooMuch: "That was too much at once. Wait a moment, then try again.",
        "Fue demasiado de una vez. Espera un momento e inténtalo otra vez.";
    /// The house has too much to do.
    Busy: "The server is busy. Try again in a moment.", "El servidor está ocupado. Inténtalo otra vez en un momento.";
    /// The house could not save it.
    NotSaved: "The server couldn't save that. Try again.", "El servidor no pudo guardarlo. Inténtalo otra vez.";
    /// Something else.
    Failed: "That didn't work. Try again.", "No se pudo. Inténtalo otra vez.";
}
