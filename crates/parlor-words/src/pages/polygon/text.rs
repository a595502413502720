//! Headings and buttons.

use crate::labels::labels;

labels! {
    /// A heading, a button or a short text of a game of Polygon, without facts in it.
    PolygonText;

    /// The board.
    Board: "Board", "Tablero";
    /// The tiles of the turn.
    ToLay: "Tiles to place", "Fichas por colocar";
    /// Places the tile on the space that was chosen.
    Lay: "Place", "Colocar";
    /// No space was chosen yet, as a sentence.
    ChooseSpace: "Choose a marked space first.", "Elige primero una casilla marcada.";
    /// Sets a tile aside (P14).
    PutOut: "Set aside", "Apartar";
    /// What the starting space says.
    Start: "START", "START";
    /// Turn by turn.
    ScoreCard: "Score card", "Hoja de puntos";
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
    Unseen: "Unseen", "Ocultas";
    /// What a tile multiplies by.
    Factor: "X number", "Multiplica";
    /// The tiles that were set aside.
    OutOfGame: "Set aside", "Apartadas";
}
