//! The facts of a box (P3, P4): the board, what is printed on it, the tiles, the number of players.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::sync::{Arc, LazyLock};

use parlor_core::{EditionFile, EditionHeader, EditionText, MAX_SEATS};
use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};
use toml::Spanned;

use crate::geometry::{Geometry, Grouping, NOWHERE, Place, hexagon};
use crate::{MAX_SPACES, Space, Symbol, Tile, Tiles};

static CLASSIC: LazyLock<Arc<Edition>> =
    LazyLock::new(|| Arc::new(EditionText::new(include_str!("../editions/classic.toml")).built_in()));
/// The largest hexagon.
const MAX_RADIUS: i64 = 8;
/// How far from 0,0 a space can be.
const MAX_COORDINATE: i8 = 100;
/// The most tiles of one kind.
const MAX_COUNT: u8 = 100;

/// What is wrong with an edition file, and where.
pub type EditionError = parlor_core::EditionError<BoxProblem>;

/// The facts of a box; always one in which the rules work.
///
/// ```
/// use parlor_core::{Edition as _, EditionProblem};
/// use parlor_polygon::{BoxProblem, Edition, Space};
///
/// let ours = Edition::classic().write().replace("\"classic\"", "\"ours\"").replace("W = 4", "W = 6");
/// let edition = Edition::read(&ours)?;
/// assert_eq!((edition.spaces().len(), edition.start(), edition.tiles().len()), (61, Space::new(0, 0), 51));
/// assert_eq!(Edition::read(&edition.write())?, edition);
///
/// let error = Edition::read(&ours.replace("\"3,0\"", "\"9,0\"")).unwrap_err();
/// assert_eq!((error.line, error.column), (10, 1));
/// assert_eq!(error.problem, EditionProblem::Game(BoxProblem::OffBoard { space: Space::new(9, 0) }));
/// # Ok::<(), parlor_polygon::EditionError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edition {
    header: EditionHeader,
    board: BoardShape,
    geometry: Geometry,
    start: Place,
    /// What is printed on each space.
    printed: Vec<Option<Tile>>,
    tiles: Tiles,
}

/// How the file gives the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum BoardShape {
    /// A hexagon around 0,0.
    Radius(i8),
    /// Space by space.
    Listed,
}

impl Edition {
    /// The built-in edition.
    #[must_use]
    pub fn classic() -> Edition {
        Edition::clone(&CLASSIC)
    }

    /// All spaces of the board, row by row.
    #[must_use]
    pub fn spaces(&self) -> &[Space] {
        self.geometry.spaces()
    }

    /// Whether the space is on the board.
    #[must_use]
    pub fn has(&self, space: Space) -> bool {
        self.geometry.place(space).is_some()
    }

    /// Where the first tile lies.
    #[must_use]
    pub fn start(&self) -> Space {
        self.geometry.space(self.start)
    }

    /// What is printed on a space.
    #[must_use]
    pub fn printed(&self, space: Space) -> Option<Tile> {
        self.geometry.place(space).and_then(|place| self.printed[usize::from(place)])
    }

    /// All tiles of the box.
    #[must_use]
    pub const fn tiles(&self) -> &Tiles {
        &self.tiles
    }

    /// The different tiles of the box in order, each with its number.
    fn counts(&self) -> impl Iterator<Item = (Tile, u8)> {
        Tile::all().map(|tile| (tile, self.tiles.count(tile))).filter(|(_, count)| *count > 0)
    }

    /// The spaces of a space's grouping for a symbol, this one included, that are on the board.
    ///
    /// ```
    /// use parlor_polygon::{Edition, Space, Symbol};
    ///
    /// let edition = Edition::classic();
    /// let centre = Space::new(0, 0);
    /// assert_eq!(edition.grouping(centre, Symbol::Star), [centre, Space::new(1, 0), Space::new(0, 1)]);
    /// assert_eq!(Symbol::ALL.map(|symbol| edition.grouping(centre, symbol).len()), [3, 3, 3]);
    ///
    /// let corner = Space::new(4, 0);
    /// assert_eq!(Symbol::ALL.map(|symbol| edition.grouping(corner, symbol).len()), [3, 1, 2]);
    /// ```
    #[must_use]
    pub fn grouping(&self, space: Space, symbol: Symbol) -> Vec<Space> {
        let Some(place) = self.geometry.place(space) else { return Vec::new() };
        let others = self.geometry.partners(symbol, place).into_iter().filter(|other| *other != NOWHERE);
        std::iter::once(space).chain(others.map(|other| self.geometry.space(other))).collect()
    }

    pub(crate) fn place(&self, space: Space) -> Option<Place> {
        self.geometry.place(space)
    }

    pub(crate) fn space(&self, place: Place) -> Space {
        self.geometry.space(place)
    }

    pub(crate) fn printed_at(&self) -> &[Option<Tile>] {
        &self.printed
    }

    /// The other two places of a grouping; [`NOWHERE`](crate::geometry::NOWHERE) for what is off the board.
    #[inline]
    pub(crate) fn partners(&self, symbol: Symbol, place: Place) -> [Place; 2] {
        self.geometry.partners(symbol, place)
    }

    #[inline]
    pub(crate) fn groupings(&self, symbol: Symbol) -> &[Grouping] {
        self.geometry.groupings(symbol)
    }

    /// What is printed, space by space.
    fn prints(&self) -> impl Iterator<Item = (Space, Tile)> {
        let printed = self.spaces().iter().zip(&self.printed);
        printed.filter_map(|(space, tile)| tile.map(|tile| (*space, tile)))
    }
}

impl EditionFile for Edition {
    type Problem = BoxProblem;

    fn built_in_classic() -> &'static Arc<Edition> {
        &CLASSIC
    }

    fn header(&self) -> &EditionHeader {
        &self.header
    }

    fn contents(&self) -> String {
        let mut text = String::new();
        match self.board {
            BoardShape::Radius(radius) => {
                let _ = writeln!(text, "radius = {radius}");
            }
            BoardShape::Listed => {
                text.push_str("spaces = [\n");
                for space in self.spaces() {
                    let _ = writeln!(text, "  \"{space}\",");
                }
                text.push_str("]\n");
            }
        }
        let _ = writeln!(text, "start = \"{}\"\n\n[printed]", self.start());
        for (space, tile) in self.prints() {
            let _ = writeln!(text, "\"{space}\" = \"{tile}\"");
        }
        text.push_str("\n[tiles]\n");
        for (tile, count) in self.counts() {
            let _ = writeln!(text, "{tile} = {count}");
        }
        text
    }

    fn parse(text: &Text<'_>) -> Result<Edition, EditionError> {
        let fields = text.fields(FIELDS)?;
        let (start, prints) = (fields.text("start")?, fields.named_texts_if_any("printed")?);
        let (radius, listed) = (fields.number_if_any("radius")?, fields.texts_if_any("spaces")?);
        let counts = fields.named_numbers("tiles")?;
        let header = text.header(&fields, 2..=MAX_SEATS)?;
        let (board, spaces) = parse_board(text, radius, listed)?;
        let geometry = Geometry::new(spaces);
        let on_board = |field: &Spanned<String>| {
            let space = parse_space(text, field)?;
            let place = geometry.place(space);
            place.ok_or_else(|| text.problem(field.span(), BoxProblem::OffBoard { space }))
        };

        let start_at = start.span();
        let start = on_board(&start)?;
        let leads_on = Symbol::ALL.iter().any(|symbol| geometry.partners(*symbol, start) != [NOWHERE; 2]);
        if !leads_on {
            return Err(text.problem(start_at, BoxProblem::StartAlone));
        }

        let mut printed = vec![None; geometry.spaces().len()];
        for (space, tile) in &prints {
            let place = on_board(space)?;
            if place == start {
                return Err(text.problem(space.span(), BoxProblem::StartPrinted));
            }
            printed[usize::from(place)] = Some(parse_tile(text, tile)?);
        }

        let tiles = parse_tiles(text, &counts, *header.players().end())?;
        Ok(Edition { header, board, geometry, start, printed, tiles })
    }
}

impl Serialize for Edition {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut edition = serializer.serialize_struct("Edition", 6)?;
        let players = self.header.players();
        edition.serialize_field("name", self.header.name())?;
        edition.serialize_field("players", &(players.start(), players.end()))?;
        match self.board {
            BoardShape::Radius(radius) => edition.serialize_field("radius", &radius)?,
            BoardShape::Listed => edition.serialize_field("spaces", self.spaces())?,
        }
        edition.serialize_field("start", &self.start())?;
        edition.serialize_field("printed", &self.prints().collect::<BTreeMap<_, _>>())?;
        edition.serialize_field("tiles", &self.counts().collect::<BTreeMap<_, _>>())?;
        edition.end()
    }
}

type Text<'a> = EditionText<'a, BoxProblem>;

/// The fields of an edition file.
const FIELDS: &[&str] = &["name", "players", "radius", "spaces", "start", "printed", "tiles"];

fn parse_board(
    text: &Text<'_>,
    radius: Option<Spanned<i64>>,
    listed: Option<Spanned<Vec<Spanned<String>>>>,
) -> Result<(BoardShape, Vec<Space>), EditionError> {
    match (radius, listed) {
        (Some(radius), None) => {
            let fits = i8::try_from(*radius.get_ref()).ok();
            let fits = fits.filter(|radius| (1..=MAX_RADIUS).contains(&i64::from(*radius)));
            let Some(size) = fits else {
                return Err(text.problem(radius.span(), BoxProblem::Radius { most: MAX_RADIUS }));
            };
            Ok((BoardShape::Radius(size), hexagon(Space::new(0, 0), size)))
        }
        (None, Some(listed)) => {
            let count = listed.get_ref().len();
            if !(2..=MAX_SPACES).contains(&count) {
                return Err(text.problem(listed.span(), BoxProblem::SpaceCount { count, most: MAX_SPACES }));
            }
            let mut spaces = BTreeSet::new();
            for field in listed.get_ref() {
                let space = parse_space(text, field)?;
                if !spaces.insert(space) {
                    return Err(text.problem(field.span(), BoxProblem::SpaceTwice { space }));
                }
            }
            Ok((BoardShape::Listed, spaces.into_iter().collect()))
        }
        (None, None) => Err(text.problem(0..0, BoxProblem::NoBoard)),
        (Some(_), Some(listed)) => Err(text.problem(listed.span(), BoxProblem::TwoBoards)),
    }
}

fn parse_space(text: &Text<'_>, field: &Spanned<String>) -> Result<Space, EditionError> {
    let near = |space: &Space| space.distance(Space::new(0, 0)) <= u16::from(MAX_COORDINATE.unsigned_abs());
    let space = field.get_ref().parse().ok().filter(near);
    space.ok_or_else(|| text.problem(field.span(), BoxProblem::Space { text: field.get_ref().clone() }))
}

fn parse_tile(text: &Text<'_>, field: &Spanned<String>) -> Result<Tile, EditionError> {
    let tile = field.get_ref().parse();
    tile.map_err(|_| text.problem(field.span(), BoxProblem::Tile { text: field.get_ref().clone() }))
}

fn parse_tiles(
    text: &Text<'_>,
    field: &Spanned<Vec<(Spanned<String>, Spanned<i64>)>>,
    most_players: u8,
) -> Result<Tiles, EditionError> {
    let mut tiles = Tiles::default();
    for (key, count) in field.get_ref() {
        let tile = parse_tile(text, key)?;
        let Some(count) = u8::try_from(*count.get_ref()).ok().filter(|count| *count <= MAX_COUNT) else {
            return Err(text.problem(count.span(), BoxProblem::TileCount { most: MAX_COUNT }));
        };
        tiles.set(tile, count);
    }
    // P5: everybody takes a tile, and afterwards somebody has to have a turn.
    let needed = u16::from(most_players) + 1;
    if tiles.len() < needed {
        let problem = BoxProblem::TooFewTiles { tiles: tiles.len(), needed };
        return Err(text.problem(field.span(), problem));
    }
    // P5: with tiles of one height only, a tie for the first turn would never end.
    let heights: BTreeSet<u8> = tiles.iter().map(Tile::height).collect();
    if heights.len() < 2 {
        return Err(text.problem(field.span(), BoxProblem::AllAlike));
    }
    Ok(tiles)
}

/// What can be wrong with the box of an edition.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BoxProblem {
    /// There is no board.
    #[error("a board is given by radius or by spaces")]
    NoBoard,
    /// There are two boards.
    #[error("a board is given by radius or by spaces, not by both")]
    TwoBoards,
    /// The hexagon is too small or too large.
    #[error("a radius is a number from 1 to {most}")]
    Radius {
        /// The largest.
        most: i64,
    },
    /// There are too few or too many spaces.
    #[error("{count} spaces: a board has 2 to {most}")]
    SpaceCount {
        /// How many there are.
        count: usize,
        /// How many there may be.
        most: usize,
    },
    /// A text is not a space.
    #[error("{text:?} is not a space near 0,0, such as 1,-2")]
    Space {
        /// The text.
        text: String,
    },
    /// A space is listed twice.
    #[error("{space} is there twice")]
    SpaceTwice {
        /// The space.
        space: Space,
    },
    /// A space is not on the board.
    #[error("{space} is not on the board")]
    OffBoard {
        /// The space.
        space: Space,
    },
    /// No space meets START, so that nothing could ever be laid (P10).
    #[error("P10: no other space meets the start")]
    StartAlone,
    /// Something is printed on START, where the first tile lies (P6).
    #[error("P6: nothing can be printed on the start")]
    StartPrinted,
    /// A text is not a tile.
    #[error("{text:?} is not a tile, such as 4, 4x3 or W")]
    Tile {
        /// The text.
        text: String,
    },
    /// The number of a tile is out of range.
    #[error("of each tile there are 0 to {most}")]
    TileCount {
        /// The most.
        most: u8,
    },
    /// There are too few tiles for the players.
    #[error("P5: {tiles} tiles, but {needed} are needed")]
    TooFewTiles {
        /// How many there are.
        tiles: u16,
        /// How many are needed.
        needed: u16,
    },
    /// All tiles count the same, so that nobody could have the highest (P5).
    #[error("P5: all tiles count the same")]
    AllAlike,
}

#[cfg(test)]
mod tests {
    use parlor_core::{Edition as _, EditionProblem};

    use super::*;

    #[test]
    fn p03_p04_the_classic_edition() {
        let classic = Edition::classic();
        assert_eq!(classic.spaces().len(), 61);
        assert_eq!((classic.tiles().len(), classic.start()), (49, Space::new(0, 0)));
        assert_eq!(classic.tiles().count(Tile::WILD), 4);
        for number in 1..=5 {
            let counts = [1, 2, 3].map(|times| classic.tiles().count(Tile::new(number, times).unwrap()));
            assert_eq!(counts, [7, 1, 1]);
        }
        let printed: Vec<String> = classic.prints().map(|(space, tile)| format!("{space} {tile}")).collect();
        assert_eq!(printed, ["0,-3 W", "3,-3 3x2", "-3,0 3x2", "3,0 W", "-3,3 W", "0,3 3x2"]);
        assert_eq!((classic.name(), classic.players()), ("classic", 2..=4));
        assert_eq!(classic.printed(Space::new(9, 9)), None);
        assert!(classic.has(Space::new(4, -4)) && !classic.has(Space::new(4, 1)));
        assert_eq!(Edition::built_in("classic").as_deref(), Some(&classic));
        assert_eq!(Edition::built_in("other"), None);
    }

    #[test]
    fn p02_groupings_are_those_of_the_board() {
        let classic = Edition::classic();
        let of = |q, r, symbol| classic.grouping(Space::new(q, r), symbol);
        assert_eq!(of(0, 0, Symbol::Star), [Space::new(0, 0), Space::new(1, 0), Space::new(0, 1)]);
        // At the edge groupings reach over it.
        assert!(Symbol::ALL.iter().any(|symbol| of(4, 0, *symbol).len() < 3));
        assert_eq!(of(9, 9, Symbol::Star), []);
    }

    fn file(board: &str, rest: &str) -> String {
        format!("name = \"x\"\nplayers = [2, 3]\n{board}\nstart = \"0,0\"\n{rest}\n")
    }

    const TILES: &str = "[tiles]\n1 = 3\n2 = 1";

    #[test]
    fn an_edition_reads_back_as_it_was_written() {
        let listed =
            file("spaces = [\"0,0\", \"1,0\", \"0,1\"]", &format!("[printed]\n\"1,0\" = \"W\"\n{TILES}"));
        for edition in [Edition::read(&listed).unwrap(), Edition::classic()] {
            assert_eq!(Edition::read(&edition.write()), Ok(edition.clone()), "{}", edition.write());
        }
        let written = "spaces = [\n  \"0,0\",\n  \"1,0\",\n  \"0,1\",\n]\nstart = \"0,0\"\n\n[printed]\n\"1,0\" = \"W\"\n\n[tiles]\n1 = 3\n2 = 1\n";
        let text = Edition::read(&listed).unwrap().write();
        assert!(text.ends_with(written), "nothing that is not in the box: {text}");
        let json = serde_json::to_value(Edition::read(&listed).unwrap()).unwrap();
        assert_eq!(json["spaces"], serde_json::json!(["0,0", "1,0", "0,1"]));
        assert_eq!(json["printed"], serde_json::json!({"1,0": "W"}));
        assert_eq!(json["tiles"], serde_json::json!({"1": 3, "2": 1}));
        let classic = serde_json::to_string(&Edition::classic()).unwrap();
        assert!(classic.contains(r#""tiles":{"1":7,"1x2":1,"1x3":1,"2":7,"#), "in order: {classic}");
        assert!(classic.ends_with(r#","5":7,"5x2":1,"5x3":1,"W":4}}"#), "in order: {classic}");
    }

    /// What is wrong, and where.
    fn wrong(text: &str) -> (usize, usize, BoxProblem) {
        match Edition::read(text) {
            Err(EditionError { line, column, problem: EditionProblem::Game(problem) }) => {
                (line, column, problem)
            }
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn boards_on_which_a_rule_can_not_work_are_refused() {
        assert_eq!(wrong(&file("", TILES)), (1, 1, BoxProblem::NoBoard));
        assert_eq!(wrong(&file("radius = 2\nspaces = [\"0,0\"]", TILES)), (4, 10, BoxProblem::TwoBoards));
        assert_eq!(wrong(&file("radius = 0", TILES)), (3, 10, BoxProblem::Radius { most: 8 }));
        assert_eq!(wrong(&file("radius = 9", TILES)), (3, 10, BoxProblem::Radius { most: 8 }));
        assert!(
            Edition::read(&file("radius = 8", TILES)).is_ok()
                && Edition::read(&file("radius = 1", TILES)).is_ok()
        );
        let one = BoxProblem::SpaceCount { count: 1, most: 217 };
        assert_eq!(wrong(&file("spaces = [\"0,0\"]", TILES)), (3, 10, one));
        let twice = BoxProblem::SpaceTwice { space: Space::new(0, 0) };
        assert_eq!(wrong(&file("spaces = [\"0,0\", \"0,0\"]", TILES)), (3, 18, twice));
        let far = BoxProblem::Space { text: "101,0".to_owned() };
        assert_eq!(wrong(&file("spaces = [\"0,0\", \"101,0\"]", TILES)), (3, 18, far));
        let off = BoxProblem::OffBoard { space: Space::new(0, 0) };
        assert_eq!(wrong(&file("spaces = [\"1,0\", \"2,0\"]", TILES)), (4, 9, off));
        assert_eq!(wrong(&file("spaces = [\"0,0\", \"2,0\"]", TILES)), (4, 9, BoxProblem::StartAlone));
        let printed = format!("[printed]\n\"0,0\" = \"3\"\n{TILES}");
        assert_eq!(wrong(&file("radius = 2", &printed)), (6, 1, BoxProblem::StartPrinted));
        let printed = format!("[printed]\n\"1,0\" = \"6\"\n{TILES}");
        assert_eq!(wrong(&file("radius = 2", &printed)), (6, 9, BoxProblem::Tile { text: "6".to_owned() }));
        let printed = format!("[printed]\n\"3,0\" = \"1\"\n{TILES}");
        let off = BoxProblem::OffBoard { space: Space::new(3, 0) };
        assert_eq!(wrong(&file("radius = 2", &printed)), (6, 1, off));
    }

    #[test]
    fn tiles_with_which_a_rule_can_not_work_are_refused() {
        let with = |tiles: &str| wrong(&file("radius = 2", &format!("[tiles]\n{tiles}"))).2;
        assert_eq!(with("1 = 2\n2 = 1"), BoxProblem::TooFewTiles { tiles: 3, needed: 4 });
        assert_eq!(with("1 = 2\n1x2 = 2"), BoxProblem::AllAlike);
        assert_eq!(with("7 = 2"), BoxProblem::Tile { text: "7".to_owned() });
        assert_eq!(with("1 = 101"), BoxProblem::TileCount { most: 100 });
        assert_eq!(with("1 = -1"), BoxProblem::TileCount { most: 100 });
        let taken =
            Edition::read(&Edition::classic().write().replace("radius = 4", "radius = 5")).unwrap_err();
        assert_eq!(taken.problem, EditionProblem::NameTaken { name: "classic".to_owned() });
    }
}
