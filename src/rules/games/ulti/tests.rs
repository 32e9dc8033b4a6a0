//! One hand played through, and the corners that no fixture reaches.

use super::*;
use crate::cards::{BySeat, Card, CardSet, Pack, Seat, Suit};
use crate::games::{Code, Game};

pub(super) fn cards(text: &str) -> CardSet {
    text.split_whitespace()
        .map(|code| Pack::German.parse(code).unwrap())
        .collect()
}

fn card(code: &str) -> Card {
    Pack::German.parse(code).unwrap()
}

fn sample_deal() -> Deal {
    let holdings = BySeat {
        a: DealtCards::known(cards("AO A8 LO L9 HA HU H7 BA BO B9 B8 B7")),
        b: DealtCards::known(cards("AA AX AK A9 LU HX H9 H8 BK BU")),
        c: DealtCards::known(cards("AU A7 LA LX LK L8 L7 HK HO BX")),
    };
    Deal {
        forehand: Seat::A,
        holdings,
        talon: DealtCards::default(),
    }
}

fn discard(text: &str) -> Action {
    let laid: Vec<Card> = text.split_whitespace().map(card).collect();
    Action::Discard([Some(laid[0]), Some(laid[1])])
}

fn sample_up_to_play() -> Ulti {
    use Action::{Bid as Say, Pass, Pickup};
    let mut state = Ulti::new(&sample_deal(), &Variant::default());
    let ulti = Bid::parse("simple+ulti").unwrap();
    let calls = [
        (Seat::A, discard("B7 H7")),
        (Seat::A, Say(Bid::parse("simple").unwrap())),
        (Seat::B, Pass),
        (Seat::C, Pickup),
        (Seat::C, discard("A7 B7")),
        (Seat::C, Say(ulti)),
        (Seat::A, Pass),
        (Seat::B, Pass),
        (Seat::C, Pass),
        (Seat::C, Action::Trump(Suit::Leaves)),
    ];
    for (seat, action) in calls {
        state.apply(seat, action).unwrap();
    }
    state
}

#[test]
fn the_sample_hand_pays_nine_from_each_defender() {
    let mut state = sample_up_to_play();
    state.apply(Seat::C, Action::Marriage(Suit::Hearts)).unwrap();
    state.apply(Seat::C, Action::Play(card("BX"))).unwrap();
    let kontra = Action::Kontra {
        components: ComponentSet::of(&[Component::Ulti]),
        against: None,
    };
    state.apply(Seat::A, kontra).unwrap();
    let rest = "A BA B BU A LO B LU C LK C HK A HA B H8 A L9 B A9 C LX C HO A HU B HX B AK C AU A A8 \
                B AA C L8 A AO C H7 A B9 B H9 B AX C LA A B8 C L7 A BO B BK";
    for pair in rest.split_whitespace().collect::<Vec<_>>().chunks(2) {
        let seat = Seat::parse(pair[0]).unwrap();
        assert_eq!(state.to_act(), Some(seat));
        state.apply(seat, Action::Play(card(pair[1]))).unwrap();
    }
    let outcome = state.outcome().unwrap();
    assert_eq!(
        outcome.points,
        Some(SidePoints {
            declarer: 70,
            defenders: 40
        })
    );
    let scores = outcome.scores.unwrap();
    assert_eq!([scores.a, scores.b, scores.c], [-9, -9, 18]);
    assert_eq!(outcome.decided_at, Some(10));
    assert_eq!(outcome.silent, [None; 4]);
}

#[test]
fn the_seven_of_trumps_stays_while_anything_else_may_be_played() {
    let state = sample_up_to_play();
    let refused = state.check(Seat::C, Action::Play(card("L7"))).unwrap_err();
    assert_eq!(
        (refused.code, refused.rule.unwrap().as_str()),
        (Code::SevenReserved, "U-6.9")
    );
}

#[test]
fn what_is_legal_is_what_check_accepts() {
    let state = sample_up_to_play();
    let legal = state.legal_actions();
    for card in CardSet::FULL {
        let listed = legal.contains(&(Seat::C, Action::Play(card)));
        assert_eq!(state.check(Seat::C, Action::Play(card)).is_ok(), listed, "{card:?}");
    }
    assert!(legal.contains(&(Seat::C, Action::Marriage(Suit::Hearts))));
    assert!(
        !legal
            .iter()
            .any(|(_, action)| matches!(action, Action::ThrowIn | Action::Pass))
    );
}

#[test]
fn all_remaining_tricks_to_the_declarer_leave_an_ulti_open() {
    let state = sample_up_to_play();
    let agreed = BySeat {
        a: true,
        b: true,
        c: true,
    };
    let claim = Action::Claim(Claim {
        outcome: ClaimOutcome::Rest(Seat::C),
        agreed,
    });
    assert_eq!(state.check(Seat::C, claim).unwrap_err().code, Code::ClaimIncomplete);
    let none = Action::Claim(Claim {
        outcome: ClaimOutcome::Rest(Seat::A),
        agreed,
    });
    let mut lost = state.clone();
    lost.apply(Seat::C, none).unwrap();
    let scores = lost.outcome().unwrap().scores.unwrap();
    // Simple and Ulti are lost with the penalty; the defenders reach 100 with all tricks but hold the talon too.
    assert_eq!(scores.a + scores.b + scores.c, 0);
    assert!(scores.c < 0);
}
