//! Hands of Preferans: sessions that run to the end of their sheet, with every contract and everything that can happen.

use super::{any_variant, findings};
use talon_rules::cards::Seat;
use talon_rules::chance::Chance;
use talon_rules::games::Game;
use talon_rules::games::preferans::{Action, Bid, Contract, End, Outcome, OutcomeKind, Preferans, Variant};
use talon_samples::generate::preferans::{GeneratedHand, Session, chance_of, hands, record_line};

const SEED: u64 = 20_260_109;

fn series() -> impl Iterator<Item = GeneratedHand> {
    hands(SEED, &Variant::default())
}

fn has(hand: &GeneratedHand, wanted: fn(&Action) -> bool) -> bool {
    hand.actions.iter().any(|(_, action)| wanted(action))
}

/// The hand as it stood before the first card.
fn before_play(hand: &GeneratedHand) -> Preferans {
    let mut game = Preferans::new(&hand.deal, &hand.before, &hand.variant);
    let talk = hand
        .actions
        .iter()
        .take_while(|(_, action)| !matches!(action, Action::Play(_)));
    for (seat, action) in talk {
        game.apply(*seat, *action).unwrap();
    }
    game
}

const HAPPENINGS: [&str; 19] = [
    "passed out with a refa",
    "passed out without",
    "both dropped",
    "plain two that nobody doubled",
    "two volunteers",
    "invited",
    "kontra",
    "rekontra",
    "kontra in a Bettel",
    "naming round",
    "mine",
    "claim",
    "concession",
    "decided early",
    "played to the tenth trick",
    "refa used",
    "penalty",
    "hat",
    "session over, reduced",
];

fn happened(hand: &GeneratedHand, outcome: &Outcome) -> [bool; 19] {
    let score = outcome.score.unwrap_or_default();
    let level = outcome.kontra.map_or(0, |kontra| kontra.level);
    let kind = outcome.kind.unwrap();
    let named = |action: &Action| matches!(action, Action::Bid(Bid::Named(name)) if name.trump().is_some());
    let volunteers = Seat::ALL.into_iter().filter(|seat| outcome.volunteers[*seat]).count();
    let crosses = |seat: Seat| {
        let bula = hand.before.bula.unwrap()[seat];
        bula >= 0 && bula + score.bula_change[seat] < 0
    };
    let agreed = |action: &Action| matches!(action, Action::Claim(_) | Action::Concede);
    let stopped = kind == OutcomeKind::Played && hand.game.end().is_none();
    [
        kind == OutcomeKind::PassedOut && outcome.refa_written == 1,
        kind == OutcomeKind::PassedOut && outcome.refa_written == 0,
        hand.game.end() == Some(End::BothDropped),
        kind == OutcomeKind::Unplayed && hand.game.end().is_none(),
        kind == OutcomeKind::Played && volunteers == 2 && outcome.contract != Some(Contract::BETTEL),
        outcome.invited_by.is_some(),
        level == 1,
        level > 1,
        level > 0 && outcome.contract == Some(Contract::BETTEL),
        has(hand, named),
        has(hand, |action| *action == Action::Hold),
        has(hand, |action| matches!(action, Action::Claim(_))),
        has(hand, |action| *action == Action::Concede),
        stopped && !has(hand, agreed),
        hand.game.end() == Some(End::Played),
        score.refa_used,
        Seat::ALL.into_iter().any(|seat| score.penalised[seat]),
        Seat::ALL.into_iter().any(crosses),
        score.session_over && score.reduced,
    ]
}

#[test]
fn ten_thousand_hands_bring_every_contract_and_everything_that_can_happen() {
    let mut contracts = [[0; 2]; 6];
    let mut seen = [0; HAPPENINGS.len()];
    let (mut played, mut made) = (0, 0);
    for hand in series().take(10_000) {
        let outcome = hand.game.outcome().unwrap();
        assert!(outcome.complete, "{} {}", hand.session, hand.number);
        if let Some(contract) = outcome.contract {
            contracts[usize::from(contract.value()) - 2][usize::from(outcome.game)] += 1;
        }
        for (count, happened) in seen.iter_mut().zip(happened(&hand, &outcome)) {
            *count += u32::from(happened);
        }
        if outcome.kind == Some(OutcomeKind::Played) {
            played += 1;
            made += u32::from(outcome.made == Some(true));
        }
    }
    assert!(contracts.iter().flatten().all(|count| *count >= 50), "{contracts:?}");
    let rare: Vec<_> = HAPPENINGS
        .into_iter()
        .zip(seen)
        .filter(|(_, count)| *count < 15)
        .collect();
    assert!(rare.is_empty(), "{rare:?}");
    assert!((70..=85).contains(&(100 * made / played)), "{made} of {played}");
}

#[test]
fn a_session_is_played_on_one_sheet_until_nothing_is_left_to_go() {
    for number in 0..40 {
        let variant = Variant::default();
        let mut session = Session::new(SEED, number, &variant);
        let mut sheet = *session.sheet();
        let mut dealer: Option<Seat> = None;
        let mut over = false;
        for hand in session.by_ref() {
            assert!(!over);
            assert_eq!(hand.before, sheet.before(), "{number}, {}", hand.number);
            assert!(dealer.is_none_or(|last| hand.deal.forehand == last.next().next()));
            dealer = Some(hand.deal.forehand.previous());
            let outcome = hand.game.outcome().unwrap();
            match outcome.score {
                Some(score) => sheet.enter(outcome.declarer.unwrap(), &score),
                None => assert_eq!(sheet.enter_passed_out(&variant), outcome.refa_written == 1),
            }
            over = outcome.score.is_some_and(|score| score.session_over);
        }
        assert!(over && sheet.is_over() && *session.sheet() == sheet, "{number}");
        let totals = sheet.totals();
        assert_eq!(totals.a + totals.b + totals.c, 0, "{number}");
    }
}

#[test]
fn the_next_session_begins_with_other_members_and_a_fresh_sheet() {
    let mut last: Option<GeneratedHand> = None;
    let mut sessions = 0;
    for hand in series().take(300) {
        if let Some(last) = last.filter(|last| last.session != hand.session) {
            sessions += 1;
            assert_ne!(last.setting.players, hand.setting.players);
            assert_ne!(last.setting.session, hand.setting.session);
            assert_eq!((hand.number, hand.setting.deal), (1, 1));
            assert_eq!(hand.before.bula.map(|bula| bula.a + bula.b + bula.c), Some(150));
        }
        last = Some(hand);
    }
    assert!(sessions >= 5, "{sessions}");
}

#[test]
fn a_declarer_has_the_cards_for_the_contract_more_often_than_not() {
    let (mut contracts, mut sound) = (0, 0);
    for hand in series().take(3000) {
        let game = before_play(&hand);
        let Some((declarer, contract)) = game.declarer().zip(game.contract()) else {
            continue;
        };
        contracts += 1;
        let cards = game.table().holdings[declarer].certain;
        sound += u32::from(chance_of(cards, contract) > 0.5);
    }
    assert!(contracts > 2000 && sound * 10 > contracts * 8, "{sound} of {contracts}");
}

#[test]
fn a_hand_depends_on_nothing_but_seed_session_and_number() {
    let line =
        |seed, session, number| record_line(&Session::new(seed, session, &Variant::default()).nth(number).unwrap());
    assert_eq!(line(3, 4, 5), line(3, 4, 5));
    assert_ne!(line(3, 4, 5), line(3, 4, 6));
    assert_ne!(line(3, 4, 5), line(3, 5, 5));
    assert_ne!(line(3, 4, 5), line(4, 4, 5));
}

#[test]
fn a_record_is_one_line_of_sound_json_with_the_sheet_it_was_played_on() {
    for hand in series().take(200) {
        let line = record_line(&hand);
        assert!(!line.contains('\n'));
        let record: serde_json::Value = serde_json::from_str(&line).unwrap();
        assert_eq!(record["game"], "preferans");
        assert_eq!(record["actions"].as_array().unwrap().len(), hand.actions.len());
        assert_eq!(record["source"]["session"], hand.setting.session.as_str());
        let bula = hand.before.bula.unwrap();
        assert_eq!(
            record["context"]["bula"],
            serde_json::json!({"A": bula.a, "B": bula.b, "C": bula.c})
        );
    }
}

#[test]
fn the_reader_finds_nothing_in_a_generated_record() {
    for hand in series().take(2000) {
        let line = record_line(&hand);
        assert_eq!(findings(&line), [], "{line}");
    }
}

#[test]
fn every_hand_comes_to_its_end_whatever_the_options() {
    let mut faults = Vec::new();
    for number in 0..400 {
        let variant = any_variant::<Variant>(&mut Chance::of(11, number));
        for hand in Session::new(SEED, number, &variant).take(6) {
            let line = record_line(&hand);
            let complete = hand.game.outcome().is_some_and(|outcome| outcome.complete);
            let found = findings(&line);
            if !complete || !found.is_empty() {
                faults.push(format!("complete {complete}, {found:?}: {line}"));
            }
        }
    }
    assert!(
        faults.is_empty(),
        "{} hands, the first: {:#?}",
        faults.len(),
        &faults[..faults.len().min(5)]
    );
}
