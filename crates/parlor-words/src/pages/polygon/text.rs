//! Headings and buttons.

use crate::labels::labels;

labels! {
    /// A heading, a button or a short text of Polygon's table, without facts in it.
    PolygonText;

    /// The board.
    Board: "Board", "Tablero";
    /// The tiles of the turn.
    ToLay: "Tiles to lay", "Fichas por colocar";
    /// Lays the tile on the space that was chosen.
    Lay: "Lay", "Colocar";
    /// Puts a tile out of the game.
    PutOut: "Put out", "Retirar";
    /// Draws the board larger than the screen.
    Larger: "Larger board", "Tablero más grande";
    /// Draws the whole board.
    Whole: "Whole board", "Tablero entero";
    /// What the starting space says.
    Start: "START", "START";
    /// Turn by turn.
    ScoreCard: "Scores", "Puntos";
    /// The number of a turn.
    Turn: "Turn", "Turno";
    /// What the die showed.
    Roll: "Roll", "Tirada";
    /// Who.
    Player: "Player", "Jugador";
    /// Of a turn.
    Points: "Points", "Puntos";
    /// Of all turns.
    Total: "Total", "Total";
    /// The tiles that nobody has seen yet.
    Unseen: "Unseen tiles", "Fichas sin ver";
    /// What a tile multiplies by.
    Factor: "Factor", "Factor";
    /// The tiles that were put out.
    OutOfGame: "Out of the game", "Fuera de la partida";
}
