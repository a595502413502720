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
    Rack: "Your tiles", "Tus fichas";

    /// The player can only pass.
    NoLegalPlay: "no play is possible: pass", "no hay ninguna jugada posible: pasa";

    /// The cards that a player holds.
    Hand: "Hand", "Mano";
    /// The melds of a hand.
    Melds: "Melds", "Combinaciones";
    /// The cards of a hand that are not in a meld.
    LeftOver: "Left over", "Sueltas";
    /// No melds, or no cards left over.
    NoneOfThem: "none", "ninguna";
    /// What the cards that are left over are worth.
    Points: "Points", "Puntos";
    /// A card that could be discarded.
    Discard: "Discard", "Descarte";

    /// The cards to draw from.
    DrawPile: "Draw pile", "Mazo";
    /// The cards that were discarded.
    DiscardPile: "Discard pile", "Descartes";
    /// The cards that everyone knows a player holds.
    KnownCards: "Known cards", "Cartas conocidas";
    /// A player has one more turn, after the call.
    LastTurn: "last turn", "último turno";
    /// A player has left the game: in a list, behind the score.
    HasLeft: "out", "fuera";
    /// A player doesn't play in this round.
    SitsOut: "sitting out", "sin jugar";
    /// Before the hands that are shown.
    RoundOver: "the round is over", "la ronda terminó";

    /// All rounds or turns of a game, with their points.
    ScoreSheet: "Score card", "Hoja de puntos";
    /// The number of a round.
    Round: "Round", "Ronda";
    /// How many cards each player got in a round.
    Cards: "Cards", "Cartas";
    /// All points together.
    Total: "Total", "Total";
    /// A round that decides a tie, before its number.
    DecidingRound: "Tie-breaker round", "Ronda de desempate";
    /// The rounds that decided a tie, whose points don't count.
    DecidingRounds: "Tie-breaker rounds", "Rondas de desempate";
    /// Who ended a round, after a name or a mark.
    CalledScorzo: "called Scorzo", "cantó Scorzo";

    /// The number of a turn.
    Turn: "Turn", "Turno";
    /// What the die showed.
    Roll: "Roll", "Tirada";
    /// The tile of a turn that is placed first, and where.
    FirstTile: "First", "Primera";
    /// The tile of a turn that is placed second, and where.
    SecondTile: "Second", "Segunda";
    /// The tiles that fit nowhere and are out of the game.
    OutOfGame: "Set aside", "Apartadas";

    /// Beside the filled symbols of Polygon.
    SignMeeting: "three spaces meet here and can score", "aquí se juntan tres casillas y se puede puntuar";
    /// Beside the hollow symbols.
    SignHollow: "can't score: edge of the board, or not the symbol you rolled",
        "aquí no se puntúa: es el borde del tablero o no es el símbolo que salió";
    /// Beside the space of the first tile.
    SignStart: "START: the first tile goes here", "START: aquí va la primera ficha";
    /// Beside a printed tile.
    SignPrinted: "printed on the board, not in play", "impresa en el tablero, no está en juego";
    /// Beside a tile that was placed.
    SignInPlay: "a tile in play", "una ficha en juego";
    /// Beside a tile of the turn that is shown.
    SignJustLaid: "a tile placed this turn", "una ficha de este turno";
    /// Beside the height of a stack.
    SignHeight: "how many tiles are stacked", "cuántas fichas hay apiladas";

    /// Scores and ranks at the end of a game.
    FinalStanding: "Final scores", "Puntuación final";
    /// How many games a player won.
    Wins: "Wins", "Victorias";
    /// How many games ended with several winners.
    SharedWins: "Shared wins", "Victorias compartidas";
    /// The share of wins.
    WinRate: "Win rate", "Porcentaje de victorias";
    /// The mean of all scores.
    AverageScore: "Average score", "Puntuación promedio";
    /// The mean number of turns per game.
    AverageTurns: "Average turns", "Promedio de turnos";

    /// One number per player that explains all results.
    Ratings: "Ratings", "Puntuación Elo";
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
    /// The decision that lost the most.
    CostMost: "Worst move", "Peor jugada";
    /// How many decisions were as good as the best, as far as we can tell.
    AsGood: "Good moves", "Buenas jugadas";
    /// How much was lost per turn on average, compared with the best move.
    AverageLoss: "Lost per turn", "Pérdida por turno";
    /// How much better or worse than average draws and rolls were.
    Luck: "Luck", "Suerte";
    /// How much a decision lost, compared with the best move.
    Loss: "Loss", "Pérdida";
    /// What a move is worth by all that is known.
    Expected: "Expected", "Valor";
    /// How many times the rest of the game was tried out.
    Rollouts: "Rollouts", "Simulaciones";
    /// A player's decisions, added up.
    Players: "Players", "Jugadores";
    /// The decisions that lost the most.
    Costliest: "The biggest mistakes", "Los mayores fallos";
    /// Every decision.
    EveryMove: "Every move", "Todas las jugadas";
    /// What the player could do.
    Candidates: "Choices", "Opciones";
    /// What the player did, among the choices.
    Chosen: "chosen", "elegida";
    /// The curve of the scores.
    Scores: "Scores", "Puntuación";
    /// The curve of luck, from the start to each move.
    LuckSoFar: "Luck so far", "Suerte acumulada";
    /// The bars of losses.
    LossByMove: "Loss, move by move", "Pérdida, jugada a jugada";
    /// What happened in a game that was analyzed.
    Analysis: "Analysis", "Análisis";

    /// Before a list of what a replay has checked.
    Checked: "Checked", "Comprobado";
    /// Before a list of what a replay could not check.
    NotChecked: "Not checked", "Sin comprobar";
}
