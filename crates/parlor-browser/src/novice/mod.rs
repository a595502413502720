//! Somebody who has never played: who reads the coach's line and the names of what is highlighted, and picks at random.
//!
//! It knows no rules and no notation. If it comes to the end of a game without being refused once, the line and the highlights
//! are enough to play. The one who looks at neither is the control: it should be refused soon.

mod chance;
mod deal;
mod sight;

use std::time::Duration;

use self::chance::Chance;
pub use self::deal::Deal;
use self::sight::{Sight, Thing};
use crate::{BrowserError, Key, Page};

/// More presses than any game needs.
const MOST_PRESSES: usize = 6_000;
/// After so many presses, the control has been lucky.
const CONTROL_PRESSES: usize = 80;
/// What plays nothing, and so can't be refused: nobody presses it for long.
const ASIDE: [&str; 7] = ["zoom", "turn", "shuffle", "sort", "take", "move", "rule"];
/// What the coach says when the same thing is to be pressed once more.
const AGAIN: &str = "again";
/// A frame of the page and a little more: as fast as anybody presses an arrow key.
const KEY_PAUSE: Duration = Duration::from_millis(25);

/// What the novice plays with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Means {
    /// A finger.
    Touch,
    /// The keyboard alone.
    Keys,
}

/// What became of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Played {
    /// How many moves were told, those of the others included.
    pub moves: u64,
    /// What was refused, in the table's words.
    pub refused: Vec<String>,
    /// Whether the game came to its end.
    pub is_over: bool,
}

/// Who plays at the table that is open.
#[derive(Debug)]
pub struct Novice<'a> {
    page: &'a Page,
    means: Means,
    chance: Chance,
    /// Where the finger was last.
    last: Option<(f64, f64)>,
}

impl<'a> Novice<'a> {
    /// Somebody whose picks follow from a number.
    #[must_use]
    pub const fn new(page: &'a Page, means: Means, seed: u64) -> Novice<'a> {
        Novice { page, means, chance: Chance::new(seed), last: None }
    }

    /// Plays to the end by what the coach says and what is highlighted.
    ///
    /// # Errors
    /// If the game does not end, or there is nothing to press.
    pub async fn play(mut self) -> Result<Played, BrowserError> {
        let mut sight = Sight::default();
        for _ in 0..MOST_PRESSES {
            sight = Sight::next(self.page, &sight, false).await?;
            if sight.is_over {
                return Ok(Played { moves: sight.moves, refused: sight.refused, is_over: true });
            }
            if sight.coach.contains(AGAIN) {
                self.press_again().await?;
                continue;
            }
            match self.pick(&sight) {
                Some(thing) => self.press(&sight, &thing).await?,
                None => self.see_more(&sight).await?,
            }
        }
        Ok(Played { moves: sight.moves, refused: sight.refused, is_over: false })
    }

    /// Presses whatever there is until something is refused.
    ///
    /// # Errors
    /// If the browser reports an error.
    pub async fn play_blindly(mut self) -> Result<Played, BrowserError> {
        let mut sight = Sight::default();
        for _ in 0..CONTROL_PRESSES {
            // What was pressed may change nothing, so nothing is waited for.
            sight = Sight::next(self.page, &Sight::default(), true).await?;
            if sight.is_over || !sight.refused.is_empty() {
                break;
            }
            // Each kind of thing is as likely: there are many squares and one button.
            let mut kinds: Vec<&str> = sight.things.iter().map(|thing| thing.kind.as_str()).collect();
            kinds.sort_unstable();
            kinds.dedup();
            kinds.retain(|kind| !ASIDE.contains(kind));
            let kind = self.chance.one_of(&kinds).copied().unwrap_or_default();
            let of_kind: Vec<&Thing> =
                sight.things.iter().filter(|thing| thing.kind == kind && thing.at.is_some()).collect();
            if let Some(at) = self.chance.one_of(&of_kind).and_then(|thing| thing.at) {
                self.page.click_at(at).await?;
                tokio::time::sleep(KEY_PAUSE).await;
            }
        }
        Ok(Played { moves: sight.moves, refused: sight.refused, is_over: sight.is_over })
    }

    /// What to press: what the coach names, else anything that is highlighted.
    fn pick(&mut self, sight: &Sight) -> Option<Thing> {
        let can_press = |thing: &&Thing| self.means == Means::Keys || thing.at.is_some();
        let things: Vec<&Thing> = sight.things.iter().filter(can_press).collect();
        // “Play (15 points)” is Play.
        let is_named = |thing: &&&Thing| {
            let name = thing.name.split(" (").next().unwrap_or_default();
            thing.kind != "gridcell" && name.len() > 1 && sight.coach.contains(name)
        };
        let named = things.iter().find(is_named);
        named.or_else(|| self.chance.one_of(&things)).map(|thing| (*thing).clone())
    }

    /// Nothing that is highlighted is in sight: the board is shown in another size.
    async fn see_more(&self, sight: &Sight) -> Result<(), BrowserError> {
        match sight.zoom {
            Some(at) => self.page.click_at(at).await,
            None => Err(BrowserError::Answer { answer: format!("nothing can be pressed: {sight:?}") }),
        }
    }

    async fn press_again(&self) -> Result<(), BrowserError> {
        match (self.means, self.last) {
            (Means::Touch, Some(at)) => self.page.click_at(at).await,
            (Means::Touch, None) => {
                Err(BrowserError::Answer { answer: "nothing was pressed yet".to_owned() })
            }
            (Means::Keys, _) => self.page.keys(Key::Enter).await,
        }
    }

    async fn press(&mut self, sight: &Sight, thing: &Thing) -> Result<(), BrowserError> {
        self.last = thing.at;
        match (self.means, thing.at) {
            (Means::Touch, Some(at)) => self.page.click_at(at).await,
            (Means::Touch, None) => Ok(()),
            (Means::Keys, _) => self.press_by_keys(sight, thing).await,
        }
    }

    /// Goes to something as the help with the keys says, and presses Enter.
    async fn press_by_keys(&mut self, sight: &Sight, thing: &Thing) -> Result<(), BrowserError> {
        if let Some(to) = thing.card {
            let (down, from) = sight.card.map_or((1, 0), |card| (0, card));
            self.repeat(Key::Down, down).await?;
            self.repeat(if to < from { Key::Left } else { Key::Right }, to.abs_diff(from)).await?;
            return self.enter().await;
        }
        match thing.kind.as_str() {
            "draw" => self.page.keys("d").await,
            "discard" if thing.tabs.is_none() => self.page.keys("t").await,
            "gridcell" => {
                self.tab(sight.tabs_to_grid).await?;
                let marked = sight.things.iter().filter(|thing| thing.kind == "gridcell").count();
                let times = self.chance.below(marked) + 1;
                self.page.keys("n".repeat(times)).await?;
                self.enter().await
            }
            _ => {
                self.tab(thing.tabs.unwrap_or_default()).await?;
                self.page.keys(Key::Enter).await
            }
        }
    }

    async fn tab(&self, times: i64) -> Result<(), BrowserError> {
        if times == 0 {
            return Ok(());
        }
        let chain = self.page.browser().action_chain_with_delay(Some(Duration::ZERO), Some(Duration::ZERO));
        let mut chain = if times < 0 { chain.key_down(Key::Shift) } else { chain };
        for _ in 0..times.unsigned_abs() {
            chain = chain.key_down(Key::Tab).key_up(Key::Tab);
        }
        let chain = if times < 0 { chain.key_up(Key::Shift) } else { chain };
        Ok(chain.perform().await?)
    }

    /// Presses Enter once the page has drawn where the keyboard is.
    async fn enter(&self) -> Result<(), BrowserError> {
        let drawn = "return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(1))));";
        self.page.run(drawn).await?;
        self.page.keys(Key::Enter).await
    }

    async fn repeat(&self, key: Key, times: usize) -> Result<(), BrowserError> {
        if times == 0 {
            return Ok(());
        }
        let mut chain = self.page.browser().action_chain_with_delay(Some(KEY_PAUSE), Some(KEY_PAUSE));
        for _ in 0..times {
            chain = chain.key_down(key.clone()).key_up(key.clone());
        }
        Ok(chain.perform().await?)
    }
}
