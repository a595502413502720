//! Headings, labels and single words.

use crate::labels::labels;

labels! {
    /// A heading, a label or a single word without facts in it. Headings begin with a capital letter.
    Label;

    /// Before what went wrong: `error: …`.
    Error: "error", "error";

    /// A play in notation.
    Play: "Play", "Jugada";
    /// Points.
    Score: "Score", "Puntos";
    /// Who plays.
    Player: "Player", "Jugador";
    /// Tiles.
    Tiles: "Tiles", "Fichas";
    /// The tiles that a player holds.
    Rack: "Rack", "Atril";

    /// Whoever is to act can only pass.
    NoLegalPlay: "no legal play: pass", "no hay ninguna jugada legal: pasa";

    /// The cards that a player holds.
    Hand: "Hand", "Mano";
    /// The melds of a hand.
    Melds: "Melds", "Combinaciones";
    /// The cards of a hand that are in no meld.
    LeftOver: "Left over", "Sueltas";
    /// No melds, or no cards left over.
    NoneOfThem: "none", "ninguna";
    /// What the cards that are left over count.
    Points: "Points", "Puntos";
    /// A card that could be discarded.
    Discard: "Discard", "Descarte";

    /// The cards that are drawn from.
    DrawPile: "Draw pile", "Mazo";
    /// The cards that were discarded.
    DiscardPile: "Discard pile", "Descartes";
    /// The cards that everybody knows a player to hold.
    KnownCards: "Known cards", "Cartas conocidas";
    /// A player has one more turn, after the call.
    LastTurn: "last turn", "último turno";
    /// A player has left the game.
    HasLeft: "has left", "ha abandonado";
    /// A player has no part in this round.
    SitsOut: "sits out", "no juega";
    /// Before the hands that are shown.
    RoundOver: "the round is over", "la ronda ha terminado";

    /// All rounds or turns of a game, with their points.
    ScoreSheet: "Score sheet", "Hoja de puntos";
    /// The number of a round.
    Round: "Round", "Ronda";
    /// How many cards each player got in a round.
    Cards: "Cards", "Cartas";
    /// All points together.
    Total: "Total", "Total";
    /// The rounds that decided a tie, whose points don't count.
    DecidingRounds: "Deciding rounds", "Rondas de desempate";
    /// Who ended a round, after a name or a mark.
    CalledScorzo: "called Scorzo", "ha cantado Scorzo";

    /// The number of a turn.
    Turn: "Turn", "Turno";
    /// What the die showed.
    Roll: "Roll", "Tirada";
    /// The tile of a turn that is laid first, and where.
    FirstTile: "First", "Primera";
    /// The tile of a turn that is laid second, and where.
    SecondTile: "Second", "Segunda";
    /// The tiles that were put out of the game.
    OutOfGame: "Out of the game", "Fuera de la partida";

    /// Beside the filled symbols of Polygon.
    SignMeeting: "three spaces meet, and can score", "se juntan tres casillas, que pueden puntuar";
    /// Beside the hollow symbols.
    SignHollow: "no score here: at the edge, or not the symbol rolled",
        "aquí no se puntúa: es el borde, o no es el símbolo de la tirada";
    /// Beside the space where the first tile lies.
    SignStart: "START, where the first tile lies", "START, la salida, donde queda la primera ficha";
    /// Beside a printed tile.
    SignPrinted: "printed on the board, not in play", "impresa en el tablero, no está en juego";
    /// Beside a tile that was laid.
    SignInPlay: "a tile in play", "una ficha en juego";
    /// Beside a tile of the turn that is being looked at.
    SignJustLaid: "a tile of this turn", "una ficha de este turno";
    /// Beside the height of a stack.
    SignHeight: "how many tiles lie on each other", "cuántas fichas hay apiladas";

    /// Scores and ranks at the end of a game.
    FinalStanding: "Final standing", "Clasificación final";
    /// How many games a player won.
    Wins: "Wins", "Victorias";
    /// How many games ended with several winners.
    SharedWins: "Shared wins", "Victorias compartidas";
    /// The share of wins.
    WinRate: "Win rate", "Porcentaje de victorias";
    /// The mean of all scores.
    AverageScore: "Average score", "Puntuación media";
    /// The mean number of turns of a game.
    AverageTurns: "Average turns", "Media de turnos";

    /// One number a player that explains all results.
    Ratings: "Ratings", "Clasificación por puntos Elo";
    /// A player's rating.
    Rating: "Elo", "Elo";
    /// How long a decision takes on average.
    MeanTime: "Decision", "Decisión";
    /// How long 99 of 100 decisions take at most.
    P99Time: "p99", "p99";
    /// What came of matches between two players.
    Matches: "Matches", "Encuentros";

    /// What a player did, or could have done.
    Move: "Move", "Jugada";
    /// How many turns a player had.
    Turns: "Turns", "Turnos";
    /// The decision that lost most.
    CostMost: "Cost most", "La peor";
    /// How many of them were as good as the best, as far as can be told.
    AsGood: "As good", "Acertadas";
    /// How much a turn lost on average against the best.
    AverageLoss: "Loss a turn", "Pérdida/turno";
    /// What draws and rolls were worth against their average.
    Luck: "Luck", "Suerte";
    /// How much a decision lost against the best.
    Loss: "Loss", "Pérdida";
    /// What an action is worth by all that is known.
    Expected: "Expected", "Valor";
    /// How many made-up continuations were tried.
    Rollouts: "Rollouts", "Simulaciones";
    /// A player's decisions, added up.
    Players: "Players", "Jugadores";
    /// The decisions that lost most.
    Costliest: "The moves that cost most", "Las jugadas que más costaron";
    /// Every decision.
    EveryMove: "Every move", "Todas las jugadas";
    /// A position in which one move is far better than all others.
    Puzzle: "Puzzle", "Problema";
    /// What could be done now.
    Candidates: "Candidates", "Opciones";
    /// What was done, among candidates.
    Chosen: "chosen", "elegida";
    /// The curve of the scores.
    Scores: "Scores", "Puntuación";
    /// The curve of luck added up.
    LuckSoFar: "Luck, added up", "Suerte acumulada";
    /// The bars of losses.
    LossByMove: "Loss, move by move", "Pérdida, jugada a jugada";
    /// What happened in a game that was analysed.
    Analysis: "Analysis", "Análisis";

    /// Before a list of what a replay has checked.
    Checked: "Checked", "Comprobado";
    /// Before a list of what a replay could not check.
    NotChecked: "Not checked", "Sin comprobar";
}
