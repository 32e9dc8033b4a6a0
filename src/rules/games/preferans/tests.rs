//! Hands played through, and the corners of defence, kontra, lead and agreement.

use super::*;
use crate::cards::{BySeat, Card, CardSet, Pack, Seat};
use crate::games::{Code, Game, Violation};

const TALON: &str = "DA DK";
const HOLDINGS: [&str; 3] = [
    "SK DX D8 HA HK HJ H8 H7 CX C8",
    "SQ SX S8 S7 DJ D7 CA CK CQ C7",
    "SA SJ S9 DQ D9 HQ HX H9 CJ C9",
];

fn cards(text: &str) -> CardSet {
    text.split_whitespace()
        .map(|code| Pack::French.parse(code).unwrap())
        .collect()
}

fn card(code: &str) -> Card {
    Pack::French.parse(code).unwrap()
}

fn dealt(forehand: Seat, before: &Before, variant: &Variant) -> Preferans {
    let [a, b, c] = HOLDINGS.map(|codes| DealtCards::known(cards(codes)));
    let deal = Deal {
        forehand,
        holdings: BySeat { a, b, c },
        talon: DealtCards::known(cards(TALON)),
    };
    Preferans::new(&deal, before, variant)
}

/// One action such as `A:2`, `A:hold`, `A:take`, `A:lay C8 D8`, `A:=4`, `B:play`, `B:kontra`, `A:HA`.
fn action(word: &str) -> Action {
    if let Some(value) = word.strip_prefix('=') {
        return Action::Contract(Contract::new(value.parse().unwrap()).unwrap());
    }
    if let Some(pair) = word.strip_prefix("lay-") {
        let (first, second) = pair.split_at(2);
        return Action::Discard([Some(card(first)), Some(card(second))]);
    }
    match word {
        "pass" => Action::Pass,
        "hold" => Action::Hold,
        "take" => Action::Pickup,
        "kontra" => Action::Kontra,
        "concede" => Action::Concede,
        "play" | "drop" | "invite" => Action::Defend(Answer::parse(word).unwrap()),
        other => Bid::parse(other).map_or_else(|| Action::Play(card(other)), Action::Bid),
    }
}

fn step(text: &str) -> (Seat, Action) {
    let (seat, word) = text.split_once(':').unwrap();
    (Seat::parse(seat).unwrap(), action(word))
}

fn play(mut state: Preferans, actions: &str) -> Preferans {
    for text in actions.split_whitespace() {
        let (seat, action) = step(text);
        state
            .apply(seat, action)
            .unwrap_or_else(|fault| panic!("{text}: {fault:?}"));
    }
    state
}

fn after(actions: &str) -> Preferans {
    play(dealt(Seat::A, &Before::default(), &Variant::default()), actions)
}

fn refused(state: &Preferans, text: &str) -> (Code, &'static str) {
    let (seat, action) = step(text);
    let Violation { code, rule, .. } = state.check(seat, action).unwrap_err();
    (code, rule.map_or("", |rule| rule.as_str()))
}

const AUCTION: &str = "A:2 B:pass C:3 A:hold C:pass A:take A:lay-C8D8 A:=4";
const TRICKS: &str = "A:HA B:S7 C:H9 A:HK B:C7 C:HX A:HJ B:D7 C:HQ C:SA A:SK B:S8 C:DQ A:DK B:DJ A:H8 B:SX C:C9 \
                      A:H7 B:CQ C:D9 A:DA B:SQ C:S9 A:CX B:CK C:CJ B:CA C:SJ A:DX";

#[test]
fn the_sample_hand_writes_eight_and_sixteen_each() {
    let state = after(&format!("{AUCTION} B:play C:play {TRICKS}"));
    let outcome = state.outcome().unwrap();
    let score = outcome.score.unwrap();
    assert_eq!(
        (outcome.kind, outcome.made, outcome.decided_at),
        (Some(OutcomeKind::Played), Some(true), Some(10))
    );
    assert_eq!(outcome.tricks, Some(BySeat { a: 6, b: 2, c: 2 }));
    assert_eq!(
        (score.bula_change, score.soup),
        (BySeat { a: -8, b: 0, c: 0 }, BySeat { a: 0, b: 16, c: 16 })
    );
}

#[test]
fn defenders_answer_in_the_five_ways_of_the_rules() {
    let open = after(AUCTION);
    for (answers, active) in [
        ("B:play C:play", "ABC"),
        ("B:play C:drop", "AB"),
        ("B:play C:drop B:invite", "ABC"),
        ("B:drop C:play", "AC"),
        ("B:drop C:invite", "ABC"),
    ] {
        let state = play(open.clone(), answers);
        assert_eq!(state.phase(), Phase::Window, "{answers}");
        for seat in Seat::ALL {
            assert_eq!(
                state.is_active(seat),
                active.contains(seat.letter()),
                "{answers}: {seat:?}"
            );
        }
    }
    let dropped = play(open.clone(), "B:drop C:drop");
    let outcome = dropped.outcome().unwrap();
    assert_eq!(
        (outcome.kind, outcome.made, outcome.tricks),
        (Some(OutcomeKind::Unplayed), Some(true), None)
    );
    assert_eq!(outcome.score.unwrap().bula_change.a, -8);
    assert_eq!(refused(&open, "B:invite"), (Code::WrongPhase, "P-5.3"));
    assert_eq!(refused(&open, "C:play"), (Code::OutOfTurn, "P-5.1"));
    assert_eq!(refused(&open, "B:kontra"), (Code::WrongPhase, "P-5.1"));
    assert_eq!(refused(&open, "A:HA"), (Code::WrongPhase, "P-5.1"));
    assert_eq!(refused(&dropped, "A:HA"), (Code::AfterEnd, "P-5.4"));
    let second = play(open.clone(), "B:drop C:play");
    assert_eq!(
        refused(&second, "C:invite"),
        (Code::WrongPhase, "P-5.3"),
        "they would have had to say it at once"
    );
    let both = play(open, "B:play C:play");
    assert_eq!(refused(&both, "B:invite"), (Code::WrongPhase, "P-5.3"));
    assert_eq!(refused(&both, "B:play"), (Code::WrongPhase, "P-5.1"));
}

#[test]
fn kontra_alternates_between_its_giver_and_the_declarer() {
    let open = play(after(AUCTION), "B:play C:drop");
    assert_eq!(refused(&open, "C:kontra"), (Code::KontraNotEntitled, "P-5.5"));
    assert_eq!(refused(&open, "A:kontra"), (Code::KontraNotEntitled, "P-5.5"));
    let doubled = play(open, "B:kontra");
    assert!(doubled.is_active(Seat::C), "a kontra brings the partner back");
    assert_eq!(refused(&doubled, "B:kontra"), (Code::KontraNotEntitled, "P-5.6"));
    assert_eq!(refused(&doubled, "B:invite"), (Code::WrongPhase, "P-5.3"));
    let again = play(doubled, "A:kontra B:kontra A:kontra");
    assert_eq!(
        again.kontra(),
        Some(Kontra {
            giver: Seat::B,
            level: 4
        })
    );
    assert_eq!(refused(&again, "C:kontra"), (Code::KontraNotEntitled, "P-5.6"));
    let led = play(again, "A:HA");
    assert_eq!(refused(&led, "B:kontra"), (Code::KontraWindow, "P-5.5"));
    let limit = Variant {
        kontra_max: 1,
        ..Variant::default()
    };
    let low = play(
        dealt(Seat::A, &Before::default(), &limit),
        &format!("{AUCTION} B:play C:play C:kontra"),
    );
    assert_eq!(refused(&low, "A:kontra"), (Code::Limit, "P-5.6"));
}

const TWO: &str = "A:2 B:pass C:pass A:take A:lay-C8D8 A:=2";

#[test]
fn a_plain_two_needs_a_kontra() {
    let two = play(after(TWO), "B:play C:drop");
    assert!(two.is_complete());
    assert_eq!(two.outcome().unwrap().kind, Some(OutcomeKind::Unplayed));
    assert_eq!(refused(&two, "A:HA"), (Code::WrongPhase, "P-5.10"));
    assert_eq!(refused(&two, "B:invite"), (Code::WrongPhase, "P-5.10"));
    assert_eq!(refused(&after(TWO), "B:invite"), (Code::WrongPhase, "P-5.10"));
    let doubled = play(two, "B:kontra A:HA");
    assert!(!doubled.is_complete());
    let refa = Before {
        open_refa: BySeat { a: 1, b: 1, c: 1 },
        refas_written: 1,
        ..Before::default()
    };
    play(
        dealt(Seat::A, &refa, &Variant::default()),
        &format!("{TWO} B:play C:play A:HA"),
    );
}

#[test]
fn a_dropped_defender_is_skipped_and_the_trick_has_two_cards() {
    let state = play(after(AUCTION), "B:drop C:play A:HA");
    assert_eq!(refused(&state, "B:S7"), (Code::OutOfTurn, "P-6.1"));
    let state = play(state, "C:H9 A:HK");
    assert_eq!((state.trick_no(), state.tricks().a), (2, 1));
    assert_eq!(state.to_act(), Some(Seat::C));
    assert_eq!(refused(&state, "C:SA"), (Code::MustFollow, "P-6.3"));
    assert_eq!(refused(&state, "C:HA"), (Code::CardNotHeld, ""));
}

#[test]
fn trumps_must_fall_when_the_suit_is_out() {
    let state = play(
        after(AUCTION),
        "B:play C:play A:HA B:S7 C:H9 A:CX B:C7 C:C9 A:DX B:D7 C:D9 A:DA B:DJ C:DQ A:DK",
    );
    assert!(state.table().holdings[Seat::C].certain.contains(card("HQ")));
    assert_eq!(refused(&play(state, "B:S8"), "C:S9"), (Code::MustTrump, "P-6.3"));
}

#[test]
fn the_first_lead_is_forehands_or_the_next_who_plays() {
    let leads = |forehand, declarer, value, active: &str, variant: &Variant| {
        let active = BySeat::from_fn(|seat| active.contains(seat.letter()));
        first_leader(forehand, declarer, Contract::new(value).unwrap(), &active, variant)
    };
    let seed = Variant::default();
    let through = Variant {
        sans_through: true,
        ..seed
    };
    assert_eq!(leads(Seat::A, Seat::A, 4, "ABC", &seed), Seat::A);
    assert_eq!(leads(Seat::B, Seat::A, 4, "AC", &seed), Seat::C);
    assert_eq!(leads(Seat::A, Seat::A, 7, "ABC", &seed), Seat::B);
    assert_eq!(leads(Seat::A, Seat::A, 7, "AC", &seed), Seat::C);
    assert_eq!(leads(Seat::A, Seat::A, 6, "ABC", &seed), Seat::A);
    assert_eq!(leads(Seat::A, Seat::A, 7, "ABC", &through), Seat::C);
    assert_eq!(leads(Seat::A, Seat::A, 7, "AB", &through), Seat::B);
    assert_eq!(leads(Seat::B, Seat::A, 8, "ABC", &seed), Seat::C);
}

#[test]
fn the_contract_keeps_to_what_was_won() {
    let number = after("A:2 B:pass C:3 A:hold C:pass A:take A:lay-C8D8");
    assert_eq!(refused(&number, "A:=2"), (Code::ContractBelowBid, "P-4.3"));
    assert_eq!(refused(&number, "B:=4"), (Code::OutOfTurn, "P-4.5"));
    assert_eq!(refused(&number, "A:take"), (Code::WrongPhase, "P-4.5"));
    let lone = after("A:G B:pass C:pass");
    assert_eq!(refused(&lone, "A:=6"), (Code::ContractNotAsNamed, "P-4.5"));
    assert_eq!(refused(&lone, "A:take"), (Code::WrongPhase, "P-4.4"));
    let named = after("A:pass B:G6 C:pass");
    assert_eq!(refused(&named, "B:=7"), (Code::ContractNotAsNamed, "P-4.5"));
    let bettel = play(named, "B:=6");
    assert_eq!(refused(&bettel, "C:play"), (Code::WrongPhase, "P-5.1"));
    assert_eq!(bettel.to_act(), Some(Seat::A));
    let untaken = after("A:2 B:pass C:pass");
    assert_eq!(refused(&untaken, "A:=2"), (Code::WrongPhase, "P-4.1"));
    assert_eq!(refused(&untaken, "B:take"), (Code::OutOfTurn, "P-4.1"));
}

fn claim(outcome: ClaimOutcome, agreed: &str) -> Action {
    Action::Claim(Claim {
        outcome,
        agreed: BySeat::from_fn(|seat| agreed.contains(seat.letter())),
    })
}

#[test]
fn totals_decide_all_but_the_first_five_of_two_who_write_for_themselves() {
    let totals = |a, b, c| ClaimOutcome::Tricks(BySeat { a, b, c });
    let both = play(after(AUCTION), "B:play C:play");
    let code = |state: &Preferans, action| state.check(Seat::A, action).err().map(|fault| fault.code);
    assert_eq!(code(&both, claim(totals(6, 2, 2), "ABC")), None);
    assert_eq!(code(&both, claim(totals(6, 2, 2), "AB")), Some(Code::ClaimNotAgreed));
    assert_eq!(code(&both, claim(totals(6, 2, 1), "ABC")), Some(Code::BadValue));
    assert_eq!(code(&both, claim(totals(4, 3, 3), "ABC")), Some(Code::ClaimIncomplete));
    assert_eq!(code(&both, claim(totals(4, 6, 0), "ABC")), None);
    assert_eq!(code(&both, claim(ClaimOutcome::Rest(Seat::C), "ABC")), None);
    let doubled = play(both.clone(), "C:kontra");
    assert_eq!(code(&doubled, claim(totals(4, 3, 3), "ABC")), None);
    let alone = play(after(AUCTION), "B:drop C:play");
    assert_eq!(code(&alone, claim(totals(6, 1, 3), "AC")), Some(Code::BadValue));
    let mut ended = doubled;
    ended.apply(Seat::A, claim(totals(4, 3, 3), "ABC")).unwrap();
    let outcome = ended.outcome().unwrap();
    let score = outcome.score.unwrap();
    assert_eq!((outcome.made, outcome.decided_at), (Some(false), None));
    assert_eq!((score.bula_change.a, score.soup.c), (16, 80));
}

#[test]
fn giving_up_loses_the_contract_or_leaves_the_rest_to_the_declarer() {
    let alone = play(after(AUCTION), "B:drop C:play A:concede");
    let score = alone.outcome().unwrap().score.unwrap();
    assert_eq!((score.made, score.soup.c), (Some(false), 40));
    let both = play(after(AUCTION), "B:play C:play");
    assert_eq!(refused(&both, "A:concede"), (Code::ClaimIncomplete, "P-6.6"));
    let one = play(both, "B:concede");
    assert_eq!(refused(&one, "B:concede"), (Code::WrongPhase, "P-6.6"));
    let outcome = play(one, "C:concede").outcome().unwrap();
    assert_eq!((outcome.made, outcome.score.unwrap().penalised.b), (Some(true), true));
    let bettel = play(after("A:G6 B:pass C:pass A:=6"), "B:concede C:concede");
    assert_eq!(bettel.outcome().unwrap().made, Some(true));
}

#[test]
fn a_hand_that_all_pass_writes_a_refa() {
    let state = after("A:pass B:pass C:pass");
    let outcome = state.outcome().unwrap();
    assert_eq!((outcome.kind, outcome.refa_written), (Some(OutcomeKind::PassedOut), 1));
    assert_eq!(refused(&state, "A:2"), (Code::AfterEnd, "P-3.11"));
}

/// A small generator of numbers that repeat for the same seed.
fn random(seed: &mut u64) -> usize {
    *seed ^= *seed << 13;
    *seed ^= *seed >> 7;
    *seed ^= *seed << 17;
    (*seed >> 33) as usize
}

#[test]
fn whatever_is_listed_as_legal_leads_to_a_scored_end() {
    let mut seed = 7;
    for round in 0..3000 {
        let variant = Variant {
            jump_bids: round % 2 == 0,
            preferans8: round % 3 == 0,
            sans_through: round % 5 == 0,
            kontra_max: 1 + (round % 4) as u8,
            ..Variant::default()
        };
        let forehand = Seat::ALL[round % 3];
        let mut state = dealt(forehand, &Before::default(), &variant);
        for _ in 0..100 {
            let legal = state.legal_actions();
            if legal.is_empty() {
                break;
            }
            assert!(legal.iter().any(|(seat, _)| Some(*seat) == state.to_act()) || state.is_undoubled_two());
            let (seat, action) = legal[random(&mut seed) % legal.len()];
            state.apply(seat, action).unwrap();
            let held: usize = state.table().holdings.iter().map(|(_, holding)| holding.len()).sum();
            assert_eq!(held + state.table().talon.len() + state.table().played.len(), 32);
        }
        assert!(state.is_complete() && (state.phase() == Phase::Over || state.is_undoubled_two()));
        let outcome = state.outcome().unwrap();
        assert_eq!(outcome.score.is_some(), outcome.kind != Some(OutcomeKind::PassedOut));
        if outcome.kind == Some(OutcomeKind::Played) {
            let tricks = outcome.tricks.unwrap();
            assert_eq!(tricks.a + tricks.b + tricks.c, 10);
        }
    }
}
