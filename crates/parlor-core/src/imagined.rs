//! States made up from what a viewer knows.

use crate::{ChanceStream, Game, ImagineError, Next, Outcome, Seat, Viewer};

/// A full state that agrees with a view and is otherwise made up: what a player that looks ahead plays on.
///
/// The only way to get one is from a view; a real table's state does not convert into it:
///
/// ```compile_fail
/// fn peek<G: parlor_core::Game>(state: G::State) -> parlor_core::Imagined<G> {
///     parlor_core::Imagined(state)
/// }
/// ```
///
/// ```
/// use parlor_core::{ChanceStream, Game, Imagined, Next, PlayerSeed, SetUp, Viewer};
/// use parlor_fives::Fives;
///
/// let (state, _) = Fives::set_up(&SetUp::classic(2, "42"))?;
/// let Next::Seat(seat) = Fives::next(&state) else { panic!("somebody is to act") };
/// let view = Fives::view(&state, Viewer::Seat(seat));
///
/// let mut stream = ChanceStream::for_player(&PlayerSeed::from_text("42"), "worlds");
/// let mut world = Imagined::<Fives>::from_view(&view, &mut stream)?;
/// assert_eq!(world.view(Viewer::Seat(seat)), view, "what the viewer knows is as it was");
/// let other = Viewer::Seat(seat.left(2));
/// assert_ne!(world.view(other), Fives::view(&state, other), "the other rack is made up");
/// world.apply(seat, &Fives::actions(&view)[0])?;
/// assert_eq!(world.next(), Next::Seat(seat.left(2)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Imagined<G: Game>(G::State);

impl<G: Game> Imagined<G> {
    /// Makes up everything that the viewer can't know, each possibility by chance.
    ///
    /// # Errors
    /// If the view contradicts itself, so that no state agrees with it.
    pub fn from_view(view: &G::View, stream: &mut ChanceStream) -> Result<Imagined<G>, ImagineError> {
        G::imagine(view, stream).map(Imagined)
    }

    /// The imagined state.
    #[must_use]
    pub fn state(&self) -> &G::State {
        &self.0
    }

    /// Who is to act.
    #[must_use]
    pub fn next(&self) -> Next {
        G::next(&self.0)
    }

    /// What this viewer would see.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> G::View {
        G::view(&self.0, viewer)
    }

    /// Plays an action.
    ///
    /// # Errors
    /// As [`Game::apply`] does; then nothing has changed.
    pub fn apply(&mut self, seat: Seat, action: &G::Action) -> Result<Vec<G::Event>, G::Refusal> {
        G::apply(&mut self.0, seat, action)
    }

    /// How the imagined game stands.
    #[must_use]
    pub fn outcome(&self) -> Outcome {
        G::outcome(&self.0)
    }
}

impl<G: Game> Clone for Imagined<G> {
    fn clone(&self) -> Self {
        Imagined(self.0.clone())
    }
}
