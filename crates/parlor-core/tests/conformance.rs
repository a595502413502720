//! The conformance suite, tested on a toy: the sound one passes, and every broken one fails for the right reason.

#![allow(clippy::unwrap_used, reason = "the toy is part of the tests")]

mod toy;

use parlor_core::conformance::{Channel, Failure, Place, Promise, check, run, run_game};
use toy::*;

#[test]
fn the_sound_toy_conforms() {
    check::<Toy<Sound>>(300);
}

/// One test for each broken toy: which promise it breaks.
macro_rules! broken_toys {
    ($($name:ident: $fault:ident breaks $promise:expr;)*) => {
        $(
            #[test]
            fn $name() {
                use Promise::*;
                let failure = run::<Toy<$fault>>(100).expect_err("a broken toy passed");
                assert_eq!(failure.promise, $promise, "{failure}");
            }
        )*
    };
}

broken_toys! {
    a_view_with_the_top_of_the_pile: ShowsTopOfPile breaks HiddenStaysHidden(Channel::View);
    a_view_with_another_hand: ShowsAHand breaks HiddenStaysHidden(Channel::View);
    a_view_with_the_generators_position: ShowsTheGenerator breaks HiddenStaysHidden(Channel::View);
    a_view_that_carries_the_deal_unseen: CarriesTheDeal breaks HiddenStaysHidden(Channel::CarriedInView);
    an_event_that_tells_others_what_is_drawn:
        TellsEverybodyWhatIsDrawn breaks HiddenStaysHidden(Channel::PastEvents);
    an_event_that_tells_others_what_is_dealt:
        TellsEverybodyWhatIsDealt breaks HiddenStaysHidden(Channel::WholeGame);
    an_order_of_actions_that_depends_on_the_pile:
        OrdersActionsByThePile breaks HiddenStaysHidden(Channel::Actions);
    a_refusal_that_depends_on_the_pile: RefusalTellsThePile breaks HiddenStaysHidden(Channel::Refusals);
    scores_that_depend_on_the_pile: ScoresTellThePile breaks HiddenStaysHidden(Channel::Standing);
    imagining_from_the_real_deal: ImaginePeeks breaks HiddenStaysHidden(Channel::Imagination);

    a_refusal_that_is_carried_out: RefusalTakesTheCard breaks RefusalChangesNothing;
    a_refusal_by_no_rule: RefusalByNoRule breaks RefusalNamesARule;
    an_action_accepted_but_not_listed: AcceptsEmptyTurns breaks UnlistedIsRefused;
    an_action_listed_but_refused: RefusesTheHighestCard breaks ListedIsAccepted;
    an_action_listed_twice: ListsTwice breaks ActionsAreListedOnce;
    actions_for_those_whose_turn_it_is_not: OffersOthers breaks OnlyTheMoverActs;
    nothing_to_do: ForgetsPasses breaks MoverCanAct;
    notation_that_reads_as_something_else: MisreadsActions breaks ActionsCanBeWritten;
    a_panic: PanicsAtAbsentSeats breaks NeverPanics;
    a_view_that_cannot_be_written: ViewCannotBeWritten breaks MessagesCanBeWritten;

    a_set_up_that_fails: RefusesThree breaks SetsUp;
    a_game_that_never_ends: NeverEnds breaks GamesEnd;
    a_game_that_stops: StopsWithoutEnd breaks NextFitsOutcome;
    leaving_twice: LeavesTwice breaks LeavingIsOnce;
    scores_that_do_not_add_up: GivesAPoint breaks ScoresAddUp;
    ranks_that_are_none: HasNoFirst breaks RanksAreRanks;

    chance_from_elsewhere: DrawsByTheClock breaks ReplayGivesTheSame;
    copies_that_share: SharesBetweenCopies breaks CopiesAreIndependent;
    a_view_that_falls_behind: ForgetsThePile breaks ViewsKeepUp;
    a_seen_event_that_is_not_sent_whole: SeesWhatIsNotSent breaks SeenReadsBack;
    a_reveal_that_is_not_marked: DrawsAreNoReveals breaks RevealsAreMarked;
    an_edition_that_is_lost: LosesTheEdition breaks RecordsReadBack;

    imagining_against_what_passes_prove: ImaginesAgainstPasses breaks ImaginedAgrees;
    imagining_the_impossible: ImaginesACardTwice breaks ImaginedIsPossible;
    imagining_one_possibility_only: ImaginesOnePile breaks EverythingIsImagined;
    imagining_one_possibility_too_often: ImaginesUnevenly breaks ImaginedIsEven;

    a_redeal_that_deals_nothing: RedealsNothing breaks RedealDealsAnew;
    a_redeal_against_what_was_played: RedealsCarelessly breaks RedealIsSound;
    a_rewind_that_is_one_off: RewindsWrongly breaks RewindIsSound;
}

#[test]
fn a_failure_says_where_and_its_game_can_be_played_again() {
    let failure = run::<Toy<ForgetsPasses>>(100).unwrap_err();
    let Place::Game { number, ref seed, .. } = failure.place else { panic!("{failure}") };
    assert_eq!(*seed, format!("conformance toy {number}"));
    assert_eq!(run_game::<Toy<ForgetsPasses>>(number), Err(failure.clone()));
    let text = failure.to_string();
    assert!(text.contains("who is to act has something to do"), "{text}");
    assert!(text.contains(&format!("in game {number}")), "{text}");
}

#[test]
#[should_panic(expected = "games end")]
fn check_panics_with_the_failure() {
    check::<Toy<NeverEnds>>(100);
}

#[test]
fn a_run_is_the_same_every_time() {
    let run: fn() -> Result<(), Failure> = || run::<Toy<ImaginesUnevenly>>(3);
    assert_eq!(run(), run());
}
