//! Generated hands judged card by card: whoever plays a best card keeps the value, whoever does not loses what they are
//! told to have lost.

use std::sync::atomic::AtomicBool;

use talon_records::{Options, Reader, format_of};
use talon_rules::cards::Pack;
use talon_rules::games::ulti::Variant;
use talon_samples::generate::{preferans, ulti};
use talon_solver::{Budget, Solver};
use talon_study::analysis::{Class, NotAnalysed, Report, Value, analyse};

const EXAMPLE: &str = include_str!("../fixtures/example.talon.json");

fn judged(record: &str, nodes: u64, solver: &mut Solver) -> Result<Report, NotAnalysed> {
    let mut reader = Reader::new();
    let checked = reader.check(record.as_bytes(), &Options::default());
    assert!(checked.is_accepted(), "{record}");
    let game = checked.record.as_ref().unwrap().envelope.game.unwrap();
    let budget = Budget { nodes };
    let analysis = analyse(checked.hand().unwrap(), solver, &budget, &AtomicBool::new(false))?;
    Ok(Report::of(&analysis, format_of(game).pack(), nodes))
}

fn records() -> Vec<String> {
    let ulti = (0..12).map(|number| ulti::record_line(&ulti::generate_hand(3, number, &Variant::default())));
    ulti.chain(preferans::records(3).take(12))
        .chain([EXAMPLE.to_owned()])
        .collect()
}

#[test]
fn a_value_is_kept_by_a_best_card_and_falls_by_what_another_one_lost() {
    let mut solver = Solver::default();
    let mut seen = Vec::new();
    for record in records() {
        let Ok(report) = judged(&record, u64::MAX, &mut solver) else {
            continue;
        };
        assert!(report.complete, "{record}");
        for (card, next) in report.plies.iter().zip(report.plies.iter().skip(1)) {
            let after = card.values[&card.played].known().unwrap() + card.then.as_ref().map_or(0, |then| then.change);
            assert_eq!(next.value, Value::Known(after), "{record}");
        }
        for card in &report.plies {
            let (value, after) = (card.value.known().unwrap(), card.values[&card.played].known().unwrap());
            let class = card.class().unwrap();
            // A loss is told in the unit of the values, so that it is their difference.
            assert_eq!(
                (card.loss, card.cost()),
                (Some((value - after).abs()), card.loss),
                "{record}"
            );
            assert_eq!(value == after, card.best.contains(&card.played), "{record}");
            assert_eq!(value == after, class <= Class::Equal, "{record}");
            assert_eq!(class == Class::Best, card.best == [card.played.clone()], "{record}");
            assert_eq!(
                class == Class::Decisive,
                value != after && !card.decided.is_empty(),
                "{record}"
            );
            assert!(card.best.iter().all(|best| card.values[best] == card.value), "{record}");
            assert_eq!(card.rank == Some(1), value == after, "{record}");
            assert!(card.rank.unwrap() <= card.values.len());
            assert!(
                card.line.first().is_none_or(|first| card.best.contains(first)),
                "{record}"
            );
            seen.push(class);
        }
    }
    for class in Class::ALL {
        assert!(seen.contains(&class), "no card is {class:?}");
    }
}

#[test]
fn what_a_budget_leaves_open_contains_what_is_true() {
    let mut solver = Solver::default();
    let long =
        |record: &String| judged(record, u64::MAX, &mut Solver::default()).is_ok_and(|report| report.nodes > 50_000);
    let record = records().into_iter().find(long).unwrap();
    let whole = judged(&record, u64::MAX, &mut solver).unwrap();
    let cut = judged(&record, 2_000, &mut solver).unwrap();
    assert!(!cut.complete && cut.nodes <= whole.nodes);
    for (cut, whole) in cut.plies.iter().zip(&whole.plies) {
        for (card, value) in &cut.values {
            let known = whole.values[card].known().unwrap();
            let contains = match value {
                Value::Known(value) => *value == known,
                Value::Between { at_least, at_most } => (*at_least..=*at_most).contains(&known),
            };
            assert!(contains, "{card}: {value:?} without {known}");
        }
        assert!(cut.class().is_none_or(|class| Some(class) == whole.class()));
    }
}

#[test]
fn a_hand_without_play_or_with_cards_that_nobody_knows_is_not_judged() {
    let mut solver = Solver::default();
    let mut record: serde_json::Value = serde_json::from_str(EXAMPLE).unwrap();
    for member in ["result", "annotations", "variations"] {
        record.as_object_mut().unwrap().remove(member);
    }
    let actions = record["actions"].as_array().unwrap();
    let first = actions.iter().position(|action| action["type"] == "play").unwrap();
    let cut = actions[..first].to_vec();
    record["actions"] = cut.into();
    assert_eq!(
        judged(&record.to_string(), u64::MAX, &mut solver).unwrap_err(),
        NotAnalysed::NoPlay
    );
}

#[test]
fn what_is_said_before_the_first_card_agrees_with_what_is_said_of_it() {
    let mut solver = Solver::default();
    let (mut worse, mut alike) = (0, 0);
    for record in records() {
        let Ok(report) = judged(&record, u64::MAX, &mut solver) else {
            continue;
        };
        let first = &report.plies[0];
        let contracts = report.contracts.as_ref().unwrap();
        assert!(
            contracts.complete && contracts.list.iter().all(|one| one.made.is_some()),
            "{record}"
        );
        let Some(laid) = &report.discards else { continue };
        assert!(laid.complete);
        assert_eq!(laid.value, first.value, "{record}");
        let (own, best) = (laid.value.known().unwrap(), laid.best_value.known().unwrap());
        assert_eq!((best > own, best > own), (laid.best != laid.laid, laid.loss != Some(0)));
        assert!(best >= own);
        assert_eq!(
            (laid.loss, laid.cost()),
            (Some(best - own), Some(best - own)),
            "{record}"
        );
        worse += u32::from(best > own);
        let played = serde_json::from_str::<serde_json::Value>(&record).unwrap();
        let actions = played["actions"].as_array().unwrap();
        let last = |name: &str| actions.iter().rev().find_map(|action| action[name].as_str());
        let bid = if report.options.objective == "settlement" {
            last("bid")
        } else {
            last("contract")
        };
        let Some(known) = contracts.list.iter().find(|one| Some(one.contract.as_str()) == bid) else {
            continue;
        };
        // What makes all parts together makes each of them.
        let same = known.discards == laid.laid && (known.trump.is_none() || known.trump.as_deref() == last("suit"));
        if known.made == Some(true) && same {
            assert!(first.made.values().all(|made| *made == Some(true)), "{record}");
            alike += 1;
        }
        // What one part alone says is what the contract says, and the cards laid away will do for it.
        let alone = report.options.objective == "settlement" && first.made.len() == 1;
        if alone && first.made.values().all(|made| *made == Some(true)) {
            assert_eq!(known.made, Some(true), "{record}");
        }
    }
    assert!(worse > 2 && alike > 0, "{worse} {alike}");
}

#[test]
fn what_an_earlier_engine_said_of_cards_alone_still_reads() {
    let report = judged(EXAMPLE, u64::MAX, &mut Solver::default()).unwrap();
    let mut old = serde_json::to_value(&report).unwrap();
    old.as_object_mut()
        .unwrap()
        .retain(|name, _| !["discards", "contracts"].contains(&name.as_str()));
    let read: Report = serde_json::from_value(old.clone()).unwrap();
    assert_eq!(
        read,
        Report {
            discards: None,
            contracts: None,
            ..report.clone()
        }
    );
    // It counted a loss for each opponent, perhaps in halves, and named no unit; the pages do not take it for another.
    old["options"].as_object_mut().unwrap().remove("unit");
    let costly = report.plies.iter().position(|card| card.loss != Some(0)).unwrap();
    old["plies"][costly]["loss"] = serde_json::json!(1.5);
    let read: Report = serde_json::from_value(old).unwrap();
    assert_eq!((read.options.unit, read.plies[costly].loss), (None, None));
    assert_eq!(read.plies[costly].cost(), report.plies[costly].loss);
}

#[test]
fn a_report_reads_back_as_it_was_written() {
    for record in records().iter().skip(10).take(4) {
        let Ok(report) = judged(record, u64::MAX, &mut Solver::default()) else {
            continue;
        };
        let text = serde_json::to_string(&report).unwrap();
        assert_eq!(serde_json::from_str::<Report>(&text).unwrap(), report);
        assert!(report.plies.iter().all(|card| Pack::read(&card.played).is_some()));
    }
}

/// A simple in bells of B, who has a marriage in leaves and one in trumps; they are declared before their first card.
fn with_marriages(suits: &[&str]) -> String {
    let play = |(by, card): (&str, &str)| serde_json::json!({"type": "play", "by": by, "card": card});
    let said = |(by, kind): (&str, &str)| serde_json::json!({"type": kind, "by": by});
    let mut actions = vec![
        serde_json::json!({"type": "discard", "by": "B", "cards": ["A7", "HK"]}),
        serde_json::json!({"type": "bid", "by": "B", "bid": "simple"}),
    ];
    actions.extend([("C", "pass"), ("A", "pass"), ("B", "pass")].map(said));
    actions.push(serde_json::json!({"type": "trump", "by": "B", "suit": "B"}));
    actions.extend(
        suits
            .iter()
            .map(|suit| serde_json::json!({"type": "marriage", "by": "B", "suit": suit})),
    );
    actions.extend([("B", "HA"), ("C", "H7"), ("A", "H8"), ("B", "L9")].map(play));
    serde_json::json!({
        "format": "talon", "version": "1.0", "game": "ulti", "rules": {"id": "ulti", "edition": 1},
        "deal": {"dealer": "A", "talon": [], "hands": {
            "A": ["AA", "A9", "LX", "L7", "HX", "H9", "H8", "BA", "B9", "B8"],
            "B": ["AK", "AU", "A7", "LK", "LO", "L9", "HA", "HK", "BX", "BK", "BO", "BU"],
            "C": ["AX", "AO", "A8", "LA", "LU", "L8", "HO", "HU", "H7", "B7"]}},
        "actions": actions,
    })
    .to_string()
}

#[test]
fn a_marriage_that_the_declarer_does_not_declare_is_reported_also_beside_one_that_they_did() {
    let mut solver = Solver::default();
    let mut first = |suits: &[&str]| {
        let report = judged(&with_marriages(suits), u64::MAX, &mut solver).unwrap();
        (report.plies[0].value, report.plies[0].then.clone())
    };
    let (all, nothing) = first(&["L", "B"]);
    assert_eq!((all, nothing), (Value::Known(2), None));
    for some in [&["B"][..], &[]] {
        let (value, then) = first(some);
        let then = then.expect("something happened between the cards");
        assert_eq!(
            (value, then.change, then.why.as_str()),
            (Value::Known(2), -4, "marriage_not_declared")
        );
    }
}

#[test]
fn every_part_of_a_contract_is_judged_under_its_own_name() {
    let mut solver = Solver::default();
    let mut seen = std::collections::BTreeSet::new();
    for number in 0..400 {
        let hand = ulti::record_line(&ulti::generate_hand(5, number, &Variant::default()));
        let json: serde_json::Value = serde_json::from_str(&hand).unwrap();
        let mut bids = json["actions"]
            .as_array()
            .unwrap()
            .iter()
            .filter_map(|action| action["bid"].as_str());
        let bid = bids.next_back().unwrap_or_default();
        let plain = bid.strip_prefix("p:").unwrap_or(bid);
        let rare = ["odur", "rebetli", "open_betli", "redur", "open_plain_dur"];
        if !rare.iter().any(|part| plain.split('+').any(|own| own == *part)) || seen.contains(plain) {
            continue;
        }
        let Ok(report) = judged(&hand, u64::MAX, &mut solver) else {
            continue;
        };
        seen.insert(plain.to_owned());
        for card in &report.plies {
            let mut parts: Vec<&str> = plain.split('+').collect();
            parts.sort_unstable();
            assert_eq!(card.made.keys().collect::<Vec<_>>(), parts, "{hand}");
            if plain == "rebetli" || plain == "open_betli" {
                let is_made = card.value.known().unwrap() > 0;
                assert_eq!(card.made[plain], Some(is_made), "{hand}");
                assert_ne!(card.class(), Some(Class::Mistake), "{hand}");
            }
        }
    }
    assert!(
        seen.contains("rebetli") && seen.contains("open_betli") && seen.len() > 5,
        "{seen:?}"
    );
}
