//! Small boxes: games that are over soon, so there are many of them.

use crate::executor::Sim;

const FIVES: &str = "name = \"small\"
players = [2, 3]
board = [
  \".........\", \".........\", \"..D...D..\", \".........\", \"....*....\", \".........\", \"..D...D..\", \".........\", \".........\",
]
[tiles]
1 = 2
2 = 2
3 = 2
4 = 2
5 = 5
6 = 2
7 = 2
8 = 2
9 = 2
";

const SCORZO: &str = "name = \"small\"
players = [2, 6]
rounds = [3]
";

const POLYGON: &str = "name = \"small\"
players = [2, 3]
radius = 2
start = \"0,0\"
[tiles]
1 = 3
2 = 3
3 = 3
4 = 2
5 = 2
";

/// A game and the text of its box; the classic one if there is no text.
pub(crate) fn any(sim: &Sim) -> (&'static str, Option<&'static str>) {
    let small = [("fives", FIVES), ("scorzo", SCORZO), ("polygon", POLYGON)];
    let (game, text) = small[usize::try_from(sim.below(3)).expect("below three")];
    (game, (sim.below(20) != 0).then_some(text))
}

#[cfg(test)]
mod tests {
    use parlor_core::{Edition as _, Game};
    use parlor_session::{Fives, Polygon, Scorzo};

    use super::*;

    #[test]
    fn the_small_boxes_can_be_read() {
        <Fives as Game>::Edition::read(FIVES).unwrap();
        <Scorzo as Game>::Edition::read(SCORZO).unwrap();
        <Polygon as Game>::Edition::read(POLYGON).unwrap();
    }
}
