//! What is wrong with a variant of the toy.

use std::fmt::Debug;

/// One way of being broken, or none, as a type.
pub(crate) trait Fault: Clone + Eq + Debug + 'static {
    /// The same as a value.
    const BUG: Bug;
}

/// Declares a value of [`Bug`] and a type for each fault.
macro_rules! faults {
    ($($(#[$doc:meta])* $name:ident,)*) => {
        /// What is wrong with a variant of the toy, as a value.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum Bug {
            $($(#[$doc])* $name,)*
        }

        $(
            $(#[$doc])*
            #[derive(Clone, Debug, PartialEq, Eq)]
            pub(crate) struct $name;

            impl Fault for $name {
                const BUG: Bug = Bug::$name;
            }
        )*
    };
}

faults! {
    /// Nothing: the toy as its rules say.
    Sound,
    /// The view shows the top of the pile.
    ShowsTopOfPile,
    /// The view shows another player's hand.
    ShowsAHand,
    /// The view shows where the generator stands: what it will give next.
    ShowsTheGenerator,
    /// The view carries the deal without showing it.
    CarriesTheDeal,
    /// The view can't be serialised.
    ViewCannotBeWritten,
    /// Everybody is told what a player draws.
    TellsEverybodyWhatIsDrawn,
    /// Everybody is told one of the cards dealt.
    TellsEverybodyWhatIsDealt,
    /// Whether a card is higher than the top of the pile decides the order of the actions.
    OrdersActionsByThePile,
    /// A refusal says what is on top of the pile.
    RefusalTellsThePile,
    /// The final scores depend on the pile, which nobody sees.
    ScoresTellThePile,
    /// Imagining looks at the real deal, which the view carries unseen.
    ImaginePeeks,
    /// A card that is refused is gone all the same.
    RefusalTakesTheCard,
    /// A refusal by a rule that the game doesn't have.
    RefusalByNoRule,
    /// A turn may be ended before anything is played, but that is not listed.
    AcceptsEmptyTurns,
    /// The highest card is listed but refused.
    RefusesTheHighestCard,
    /// A card is listed twice.
    ListsTwice,
    /// Those whose turn it is not are offered actions.
    OffersOthers,
    /// Who has to pass is offered nothing.
    ForgetsPasses,
    /// The end of a turn is read as a pass.
    MisreadsActions,
    /// Another round is dealt after the last.
    NeverEnds,
    /// Nobody is to act in the second round, but the game is not over.
    StopsWithoutEnd,
    /// An action from a seat that the table doesn't have is too much for it.
    PanicsAtAbsentSeats,
    /// Three can't play, though the set-ups have it so.
    RefusesThree,
    /// Who has left can leave again.
    LeavesTwice,
    /// A player gets a point from nowhere.
    GivesAPoint,
    /// Nobody has the first rank.
    HasNoFirst,
    /// What is drawn depends on how often anybody has drawn in this process.
    DrawsByTheClock,
    /// Copies of a state share something.
    SharesBetweenCopies,
    /// An advanced view loses count of the pile.
    ForgetsThePile,
    /// What is seen of a pass has something that is not serialised.
    SeesWhatIsNotSent,
    /// Drawing is not marked as a reveal.
    DrawsAreNoReveals,
    /// The text of an edition loses something.
    LosesTheEdition,
    /// What is imagined doesn't heed what passes prove.
    ImaginesAgainstPasses,
    /// What is imagined has the pile always in the same order.
    ImaginesOnePile,
    /// What is imagined has the pile in order more often than by chance.
    ImaginesUnevenly,
    /// What is imagined has a card twice.
    ImaginesACardTwice,
    /// Of the tests' code: nothing is dealt again.
    RedealsNothing,
    /// Of the tests' code: a redeal doesn't heed what has been played and proved.
    RedealsCarelessly,
    /// Of the tests' code: a rewound state is one entry off.
    RewindsWrongly,
}

/// Whether the variant `F` has this bug.
pub(crate) fn has<F: Fault>(bug: Bug) -> bool {
    F::BUG == bug
}
