//! One position at a time: at every ply of many records, what is listed as legal is what the engine takes, and the
//! record's own next action is among it.

use serde_json::{Value, json};
use talon_records::moment::moment_json;
use talon_records::scene::View;
use talon_records::timeline::Timeline;
use talon_records::{Options, Reader};
use talon_rules::cards::{Pack, Seat};
use talon_rules::games::ulti::Variant;
use talon_rules::games::{Code, Deed, GameKind};
use talon_samples::generate::ulti::{generate_hand, record_line};

use super::talon;

const EXAMPLE: &str = include_str!("../fixtures/example.talon.json");
const PREFERANS: &str = include_str!("../fixtures/examples/preferans.talon.json");

/// Actions that are never listed.
const UNLISTED: [&str; 7] = ["claim", "concede", "expose", "given", "irregularity", "ruling", "end"];

fn show(arguments: &[&str], input: &str, code: i32) -> Vec<u8> {
    let done = talon()
        .arg("show")
        .args(arguments)
        .arg("-")
        .write_stdin(input)
        .assert()
        .code(code);
    done.get_output().stdout.clone()
}

/// The records of the fixtures that are accepted, and some generated ones.
fn records() -> Vec<String> {
    let folder = |game| format!("{}/tests/fixtures/{game}", env!("CARGO_MANIFEST_DIR"));
    let mut records: Vec<String> = GameKind::NAMES
        .iter()
        .filter_map(|game| std::fs::read_dir(folder(game)).ok())
        .flatten()
        .map(|entry| std::fs::read_to_string(entry.unwrap().path()).unwrap())
        .map(|text| serde_json::from_str::<Value>(&text).unwrap())
        .filter(|case| case["expect"]["status"] == "accepted" && case["record"].is_object())
        .map(|case| case["record"].to_string())
        .collect();
    assert!(records.len() > 100, "{} records", records.len());
    records.extend((0..40).map(|number| record_line(&generate_hand(5, number, &Variant::default()))));
    records.extend([EXAMPLE.into(), PREFERANS.into()]);
    records
}

fn is_part(part: &Value, whole: &Value) -> bool {
    let whole = whole.as_array().unwrap();
    part.as_array()
        .unwrap()
        .iter()
        .all(|word| word == "??" || whole.contains(word))
}

/// Whether an entry of `legal` allows an action of a record.
fn allows(entry: &Value, action: &Value) -> bool {
    let same = |name: &str| entry[name] == action[name];
    same("type")
        && same("by")
        && match action["type"].as_str().unwrap() {
            "discard" => entry["count"] == 2 && is_part(&action["cards"], &entry["from"]),
            "kontra" if action["components"].is_null() => same("components"),
            "kontra" => same("against") && is_part(&action["components"], &entry["components"]),
            _ => ["bid", "suit", "card", "choice", "value", "game"].into_iter().all(same),
        }
}

#[test]
fn the_next_action_of_every_record_is_listed_at_every_ply() {
    let mut looked = 0;
    for record in records() {
        let parsed: Value = serde_json::from_str(&record).unwrap();
        let mut reader = Reader::new();
        let checked = reader.check(record.as_bytes(), &Options::default());
        let Some(hand) = checked.hand() else { continue };
        if checked.findings.iter().any(|finding| finding.code == Code::PassDropped) {
            continue;
        }
        let game = GameKind::parse(parsed["game"].as_str().unwrap()).unwrap();
        let timeline = Timeline::of(hand);
        for (ply, next) in parsed["actions"].as_array().unwrap().iter().enumerate() {
            let word = next["type"].as_str().unwrap();
            if UNLISTED.contains(&word) || next["irregular"] == true {
                continue;
            }
            let moment = moment_json(game, hand, &timeline, ply, View::All);
            let legal = moment["legal"].as_array().unwrap();
            assert!(
                legal.iter().any(|entry| allows(entry, next)),
                "ply {ply}: {next} in {moment}\n{record}"
            );
            looked += 1;
        }
    }
    assert!(looked > 3_000, "{looked} positions");
}

#[test]
fn a_card_is_listed_when_and_only_when_the_engine_takes_it() {
    for number in 0..40 {
        let record = record_line(&generate_hand(6, number, &Variant::default()));
        let mut reader = Reader::new();
        let checked = reader.check(record.as_bytes(), &Options::default());
        let timeline = Timeline::of(checked.hand().unwrap());
        for (ply, state) in timeline.states.iter().enumerate() {
            let moment = moment_json(GameKind::Ulti, checked.hand().unwrap(), &timeline, ply, View::All);
            for seat in Seat::ALL {
                for card in state.table().holdings[seat].certain {
                    let entry = json!({"type": "play", "by": seat.letter(), "card": Pack::German.code(card)});
                    let listed = moment["legal"].as_array().unwrap().contains(&entry);
                    assert_eq!(listed, state.check_card(seat, card).is_ok(), "ply {ply}: {entry}");
                }
            }
            let engine = state
                .legal()
                .iter()
                .filter(|(_, deed)| !matches!(deed, Deed::Discard(_)))
                .count();
            let listed = moment["legal"].as_array().unwrap();
            assert_eq!(listed.iter().filter(|entry| entry["type"] != "discard").count(), engine);
        }
    }
}

#[test]
fn a_seat_is_shown_neither_the_cards_nor_the_choices_of_the_others() {
    let mut reader = Reader::new();
    let checked = reader.check(EXAMPLE.as_bytes(), &Options::default());
    let hand = checked.hand().unwrap();
    let timeline = Timeline::of(hand);
    for ply in 0..=timeline.last() {
        let moment = moment_json(GameKind::Ulti, hand, &timeline, ply, View::Seat(Seat::B));
        for seat in ["A", "C"] {
            let cards = moment["hands"][seat].as_array().unwrap();
            assert!(cards.iter().all(|card| card == "??"), "ply {ply}: {moment}");
        }
        assert!(moment["hands"]["B"].as_array().unwrap().iter().all(|card| card != "??"));
        assert!(
            moment["legal"]
                .as_array()
                .unwrap()
                .iter()
                .all(|entry| entry["by"] == "B")
        );
        assert!(moment["talon"].as_array().unwrap().iter().all(|card| card == "??"));
    }
}

#[test]
fn everyone_sees_the_talon_that_is_taken_and_in_the_end_what_was_laid_away() {
    let at = |ply: &str| -> Value {
        serde_json::from_slice(&show(&["--format", "json", "--view", "B", "--ply", ply], PREFERANS, 0)).unwrap()
    };
    let known = |cards: &Value| -> Vec<String> {
        let codes = cards.as_array().unwrap().iter().filter_map(Value::as_str);
        codes.filter(|code| *code != "??").map(str::to_owned).collect()
    };
    assert_eq!(known(&at("5")["talon"]), [""; 0]);
    assert_eq!(known(&at("6")["hands"]["A"]), ["DA", "DK"]);
    assert_eq!(
        (known(&at("7")["hands"]["A"]), known(&at("39")["talon"])),
        (Vec::new(), Vec::new())
    );
    assert_eq!(known(&at("40")["talon"]), ["D8", "C8"]);
}

#[test]
fn the_last_position_is_shown_when_none_is_asked_for() {
    let moment: Value = serde_json::from_slice(&show(&["--format", "json"], EXAMPLE, 0)).unwrap();
    let names: Vec<&String> = moment.as_object().unwrap().keys().collect();
    let promised = [
        "contract", "game", "hands", "legal", "outcome", "phase", "ply", "points", "talon", "to_act", "trick",
    ];
    assert_eq!(names, promised);
    assert_eq!(
        (&moment["ply"], &moment["phase"], &moment["to_act"]),
        (&json!(42), &json!("over"), &Value::Null)
    );
    assert_eq!(moment["outcome"]["scores"]["C"], 18);
    assert_eq!(
        (&moment["legal"], &moment["contract"]),
        (&json!([]), &json!("simple+ulti"))
    );
}

#[test]
fn the_first_position_lets_forehand_choose_two_of_twelve() {
    let moment: Value = serde_json::from_slice(&show(&["--format", "json", "--ply", "0"], EXAMPLE, 0)).unwrap();
    assert_eq!((&moment["phase"], &moment["to_act"]), (&json!("discard"), &json!("A")));
    assert_eq!((&moment["outcome"], &moment["contract"]), (&Value::Null, &Value::Null));
    let legal = moment["legal"].as_array().unwrap();
    assert_eq!((legal.len(), &legal[0]["count"]), (1, &json!(2)));
    assert_eq!(legal[0]["from"], moment["hands"]["A"]);
    assert_eq!(legal[0]["from"].as_array().unwrap().len(), 12);
}

#[test]
fn what_does_not_exist_is_named_with_the_last_that_does() {
    for (arguments, told) in [(["--ply", "43"], "42"), (["--record", "2"], "is 1")] {
        let done = talon()
            .arg("show")
            .args(arguments)
            .arg("-")
            .write_stdin(EXAMPLE)
            .assert()
            .code(2);
        let message = String::from_utf8_lossy(&done.get_output().stderr).into_owned();
        assert!(message.contains(told), "{message}");
    }
    talon()
        .args(["show", "--record", "0", "-"])
        .write_stdin(EXAMPLE)
        .assert()
        .code(2);
}

#[test]
fn one_record_of_many_is_found_and_a_refused_one_is_explained() {
    let good = serde_json::from_str::<Value>(EXAMPLE).unwrap().to_string();
    let bad = good.replace(r#""card":"LX""#, r#""card":"L8""#);
    let input = [good.as_str(), bad.as_str(), "{", good.as_str()].join("\n");
    let third = show(&["--record", "4", "--format", "json"], &input, 0);
    assert_eq!(third, show(&["--format", "json"], EXAMPLE, 0));
    let told = String::from_utf8(show(&["--record", "2"], &input, 3)).unwrap();
    assert!(
        told.starts_with("-:2:") && told.contains("error MUST_BEAT /actions/23/card"),
        "{told}"
    );
    let told = String::from_utf8(show(&["--record", "3"], &input, 3)).unwrap();
    assert!(told.contains("JSON_SYNTAX"), "{told}");
}

#[test]
fn the_last_position_says_what_it_came_to() {
    let said = |record: &str| String::from_utf8(show(&[], record, 0)).unwrap();
    let ulti = said(&record_line(&generate_hand(4, 1, &Variant::default())));
    assert!(ulti.contains("Simple: made, Ulti: made\n"), "{ulti}");
    assert!(
        said(PREFERANS).lines().any(|line| line == "Made" || line == "Lost"),
        "{}",
        said(PREFERANS)
    );
    let mut passed: Value = serde_json::from_str(PREFERANS).unwrap();
    let pass = |by: &str| json!({"by": by, "type": "pass"});
    let dealer = Seat::parse(passed["deal"]["dealer"].as_str().unwrap()).unwrap();
    let seats = [dealer.next(), dealer.next().next(), dealer];
    passed["actions"] = seats.map(|seat| pass(seat.letter())).into();
    passed.as_object_mut().unwrap().remove("result");
    assert!(
        said(&passed.to_string()).contains("Contract: Passed out\n"),
        "{}",
        said(&passed.to_string())
    );
}

#[test]
fn a_score_names_its_declarer_where_names_are_there() {
    let mut score = json!({
        "format": "talon", "version": "1.1", "game": "ulti", "rules": {"id": "ulti", "edition": 1},
        "players": {"A": {"name": "Anna"}, "B": {"name": "Béla"}, "C": {"name": "Cili"}},
        "deal": {"dealer": "C"}, "actions": [],
        "score": {"declarer": "A", "contract": "simple", "components": {"simple": true}},
    });
    let shown = |score: &Value| String::from_utf8(show(&[], &score.to_string(), 0)).unwrap();
    assert!(
        shown(&score).contains("Contract: Simple by Anna\n"),
        "{}",
        shown(&score)
    );
    score.as_object_mut().unwrap().remove("players");
    assert!(shown(&score).contains("Contract: Simple by A\n"), "{}", shown(&score));
}
