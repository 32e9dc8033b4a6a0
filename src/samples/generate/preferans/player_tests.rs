//! Single decisions with cards, each from what one seat can see.

use super::*;
use crate::generate::preferans::view::Goal;
use talon_rules::cards::{BySeat, Pack, Seat, Suit};
use talon_rules::games::preferans::Contract;
use talon_rules::games::trick::Trick;

fn cards(text: &str) -> CardSet {
    text.split_whitespace()
        .map(|code| Pack::French.parse(code).unwrap())
        .collect()
}

fn card(code: &str) -> Card {
    Pack::French.parse(code).unwrap()
}

/// The view of a seat against declarer A, who plays hearts or a contract without trump.
fn view(seat: Seat, value: u8, hand: &str, played: &str, trick: &[(Seat, &str)]) -> PreferansView {
    let contract = Contract::new(value).unwrap();
    let mut lying = Trick::default();
    for (by, code) in trick {
        lying.add(*by, card(code));
    }
    let (hand, rules) = (cards(hand), contract.play_rules());
    PreferansView {
        seat,
        declarer: Seat::A,
        contract: Goal {
            contract,
            wanted: 6,
            partner_led: 0,
        },
        trump: contract.trump(),
        rules,
        holding: hand,
        legal: rules.legal(hand, &lying),
        unseen: CardSet::FULL.without(hand).without(cards(played)).without(lying.set()),
        trick: lying,
        active: BySeat {
            a: true,
            b: true,
            c: true,
        },
        shown_out: BySeat::default(),
        declarers_cards: None,
    }
}

fn chosen(view: &PreferansView) -> &'static str {
    Pack::French.code(choose_card(view).unwrap())
}

#[test]
fn the_declarer_draws_trumps_before_cashing_aces() {
    assert_eq!(
        chosen(&view(Seat::A, 4, "HA HK HQ H9 H8 SA CA D9 D8 D7", "", &[])),
        "HA"
    );
    assert_eq!(
        chosen(&view(Seat::A, 4, "HK HQ HJ H9 H8 SA D9 D8 D7 C7", "", &[])),
        "HK"
    );
}

#[test]
fn a_partners_winner_is_left_to_win() {
    let trick = [(Seat::A, "S9"), (Seat::B, "SA")];
    assert_eq!(chosen(&view(Seat::C, 4, "SK S7 D8", "", &trick)), "S7");
}

#[test]
fn the_last_to_play_wins_as_cheaply_as_possible() {
    let trick = [(Seat::A, "S9"), (Seat::B, "S8")];
    assert_eq!(chosen(&view(Seat::C, 4, "SK SX S7", "", &trick)), "SX");
    let trick = [(Seat::B, "SK"), (Seat::C, "S8")];
    assert_eq!(chosen(&view(Seat::A, 4, "H7 HA D8", "S7 S9 SX SJ SQ SA", &trick)), "H7");
}

#[test]
fn winners_are_kept_when_something_is_thrown_away() {
    let trick = [(Seat::A, "SA"), (Seat::B, "S8")];
    assert_eq!(chosen(&view(Seat::C, 7, "DA DK C8", "", &trick)), "C8");
    // The small card beside a king is its guard.
    assert_eq!(chosen(&view(Seat::C, 7, "DK D7 C9 C8", "", &trick)), "C8");
}

#[test]
fn defenders_lead_their_aces_and_the_suit_their_partner_led() {
    assert_eq!(chosen(&view(Seat::B, 4, "SA S8 DJ D9 C9 C8", "", &[])), "SA");
    let mut asked = view(Seat::B, 4, "S8 DJ D8 C8", "", &[]);
    asked.contract.partner_led = 1 << Suit::Acorns.index();
    assert_eq!(chosen(&asked), "C8");
}

#[test]
fn a_bettel_is_ducked_with_the_highest_card_that_loses() {
    let trick = [(Seat::B, "SQ"), (Seat::C, "S8")];
    assert_eq!(chosen(&view(Seat::A, 6, "SJ S7 SA", "", &trick)), "SJ");
}
