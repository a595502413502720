//! The pictures in the rulebook: what each one shows, as data of the game that it is about, and what is said below it. Screens
//! draw the data as they draw their boards, so a picture looks like the game, and what it shows stands here once.

mod fives;
mod polygon;
mod scorzo;

pub use fives::PlayPicture;
pub use polygon::SpacesPicture;

use parlor_scorzo::Card;

use crate::Lang;

/// A picture of a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Picture {
    /// Scrambled 5's: clusters across and down (F8).
    Cluster,
    /// Scrambled 5's: a tile on a bonus square that counts in two clusters (F14).
    Bonus,
    /// Scorzo: a set, with a wild card in it (Z11).
    Set,
    /// Scorzo: a run, with a wild card in it (Z12).
    Run,
    /// Polygon: spaces and the symbols where three of them meet (P2).
    Symbols,
    /// Polygon: where a tile can go beside one in play (P10).
    NextTo,
    /// Polygon: a tile stacked on others (P11).
    Stack,
    /// Polygon: a printed tile that scores (P20).
    PrintedTile,
}

/// What a picture shows.
#[derive(Clone, Debug)]
pub enum Shown {
    /// A play of Scrambled 5's.
    Play(Box<PlayPicture>),
    /// The cards of a meld of Scorzo.
    Meld(Vec<Card>),
    /// Spaces of Polygon.
    Spaces(Box<SpacesPicture>),
}

impl Picture {
    /// All of them.
    pub const ALL: [Picture; 8] = [
        Picture::Cluster,
        Picture::Bonus,
        Picture::Set,
        Picture::Run,
        Picture::Symbols,
        Picture::NextTo,
        Picture::Stack,
        Picture::PrintedTile,
    ];

    /// What it shows.
    #[must_use]
    pub fn shown(self) -> Shown {
        match self {
            Picture::Cluster => Shown::Play(fives::cluster().into()),
            Picture::Bonus => Shown::Play(fives::bonus().into()),
            Picture::Set => Shown::Meld(scorzo::set()),
            Picture::Run => Shown::Meld(scorzo::run()),
            Picture::Symbols => Shown::Spaces(polygon::symbols().into()),
            Picture::NextTo => Shown::Spaces(polygon::next_to().into()),
            Picture::Stack => Shown::Spaces(polygon::stack().into()),
            Picture::PrintedTile => Shown::Spaces(polygon::printed_tile().into()),
        }
    }

    /// What is said below it: it makes sense without the picture too, to whoever can't see it.
    #[must_use]
    pub const fn caption(self, lang: Lang) -> &'static str {
        match self {
            Picture::Cluster => lang.pick(
                "Your new 2, 5 and 3 make two clusters. Across, 2 + 5 + 3 = 10; down, 4 + 6 + 5 = 15: \
                 both are multiples of 5.",
                "Tus fichas nuevas, 2, 5 y 3, forman dos grupos. En horizontal, 2 + 5 + 3 = 10; en \
                 vertical, 4 + 6 + 5 = 15: los dos son múltiplos de 5.",
            ),
            Picture::Bonus => lang.pick(
                "Your new 6 covers the +10 square, which counts in both clusters. Across, 8 + 6 + 1 + 10 = 25; down, \
                 6 + 4 + 10 = 20: you score 45 points.",
                "Tu 6 nuevo cubre la casilla +10, que cuenta en los dos grupos. En horizontal, 8 + 6 + 1 + 10 = 25; en vertical, \
                 6 + 4 + 10 = 20: sumas 45 puntos.",
            ),
            Picture::Set => lang.pick(
                "A set of 7s: the 7 of stars, the 7 of hearts, and a wild card that counts as another 7.",
                "Un grupo de sietes: el 7 de estrellas, el 7 de corazones y un comodín que vale como otro 7.",
            ),
            Picture::Run => lang.pick(
                "A run of triangles: the 4, the 5, a wild card that counts as the 6, and the 7.",
                "Una escalera de triángulos: el 4, el 5, un comodín que vale como el 6, y el 7.",
            ),
            Picture::Symbols => lang.pick(
                "The 5, the 2 and the 4 meet at the star: they are a star grouping. The 5 is also in a diamond grouping and in a \
                 circle grouping.",
                "El 5, el 2 y el 4 se juntan en la estrella: son un grupo de estrella. El 5 está también en un grupo de rombo y en \
                 un grupo de círculo.",
            ),
            Picture::NextTo => lang.pick(
                "You rolled the star, and only the 4 is in play. Your tile can go on the two marked spaces: they meet the 4 at the \
                 star.",
                "Te salió la estrella y solo el 4 está en juego. Tu ficha puede ir en las dos casillas marcadas: se juntan con el 4 \
                 en la estrella.",
            ),
            Picture::Stack => lang.pick(
                "You rolled the star and stack your 4 on a 3. Only the top counts: 4, 4 and 4 meet at the star, and you score 40 \
                 points.",
                "Te salió la estrella y apilas tu 4 sobre un 3. Solo cuenta lo de arriba: 4, 4 y 4 se juntan en la estrella, y sumas \
                 40 puntos.",
            ),
            Picture::PrintedTile => lang.pick(
                "The W is a WILD, printed on the board. With the 4 in play and your new 4, it counts as a third 4: you score 40 \
                 points.",
                "La W es un comodín (WILD), impreso en el tablero. Con el 4 en juego y tu 4 nuevo, vale como un tercer 4: sumas 40 \
                 puntos.",
            ),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use parlor_fives::Fives;
    use parlor_polygon::Polygon;
    use parlor_scorzo::Scorzo;

    use super::*;
    use crate::GameWords;

    /// The numbers in a text.
    fn numbers(text: &str) -> BTreeSet<u32> {
        let digits = text.split(|c: char| !c.is_ascii_digit());
        digits.filter_map(|digits| digits.parse().ok()).collect()
    }

    #[test]
    fn every_picture_stands_with_its_rule() {
        fn pictured<G: GameWords>() -> Vec<(String, Picture)> {
            let [english, spanish] = Lang::ALL.map(|lang| {
                let book = G::rulebook(lang);
                let pictures = book.rules().filter_map(|rule| Some((rule.id.to_string(), rule.picture?)));
                pictures.collect::<Vec<_>>()
            });
            assert_eq!(english, spanish);
            english
        }
        let games = [pictured::<Fives>(), pictured::<Scorzo>(), pictured::<Polygon>()].concat();
        let rules = ["F8", "F14", "Z11", "Z12", "P2", "P10", "P11", "P20"].map(str::to_owned);
        assert!(games.into_iter().eq(rules.into_iter().zip(Picture::ALL)));
    }

    #[test]
    fn captions_name_the_same_numbers_in_both_languages() {
        for picture in Picture::ALL {
            let [english, spanish] = Lang::ALL.map(|lang| picture.caption(lang));
            assert_ne!(english, spanish);
            assert_eq!(numbers(english), numbers(spanish), "{picture:?}");
            assert!(english.ends_with('.') && spanish.ends_with('.'), "{picture:?}");
        }
    }
}
