//! All auctions that the default rules allow, as records: the program takes each of them, with its silent passes or
//! without, and nothing else at any moment.

use serde_json::{Value, json};
use talon_records::normal::Writer;
use talon_records::{Options, Reader};

use super::auction::{Auction, Ended, Next};
use super::options;

/// Every word that someone may try.
const WORDS: [&str; 16] = [
    "2", "3", "4", "5", "6", "7", "hold", "pass", "G", "G2", "G3", "G4", "G5", "G6", "G7", "G8",
];
const SEATS: [&str; 3] = ["A", "B", "C"];

fn action(who: usize, word: &str) -> Value {
    let by = SEATS[who];
    match (word, word.strip_prefix('G')) {
        ("hold" | "pass", _) => json!({"type": word, "by": by}),
        (_, None) => json!({"type": "bid", "by": by, "value": word.parse::<i64>().unwrap()}),
        (_, Some("")) => json!({"type": "bid", "by": by, "game": true}),
        (_, Some(value)) => {
            json!({"type": "bid", "by": by, "game": true, "value": value.parse::<i64>().unwrap()})
        }
    }
}

/// The calls of an auction with what each time might have been said; a silent pass stands alone.
#[derive(Debug, Clone, Default)]
struct Path {
    auction: Auction,
    calls: Vec<(usize, String, Vec<String>)>,
}

fn walk(path: &Path, found: &mut Vec<(Path, Ended)>) {
    match path.auction.next(&options::defaults()) {
        Next::Over(ended) => found.push((path.clone(), ended)),
        Next::Ask { who, may } => {
            for word in &may {
                let mut after = path.clone();
                after.auction.call(who, word);
                after.calls.push((who, word.clone(), may.clone()));
                walk(&after, found);
            }
        }
    }
}

fn record(actions: Vec<Value>) -> Vec<u8> {
    let mut record: Value = serde_json::from_str(include_str!("../../fixtures/examples/preferans.talon.json")).unwrap();
    record["actions"] = Value::Array(actions);
    record.as_object_mut().unwrap().remove("result");
    record.to_string().into_bytes()
}

/// Codes of the findings, the normal form, and who plays what.
fn check(actions: Vec<Value>) -> (Vec<&'static str>, Option<Vec<u8>>, Value) {
    let (text, mut reader) = (record(actions), Reader::new());
    let checked = reader.check(
        &text,
        &Options {
            diagnose: false,
            ..Options::default()
        },
    );
    let codes = checked.findings.iter().map(|finding| finding.code.as_str()).collect();
    let normal = checked.record.as_ref().filter(|_| checked.is_accepted());
    let normal = normal.map(|record| Writer::new().normal(record).text.clone());
    (
        codes,
        normal,
        checked
            .hand()
            .map_or(Value::Null, |hand| Value::Object(hand.computed())),
    )
}

#[test]
fn each_of_the_152_auctions_is_a_record_with_its_silent_passes_or_without() {
    let mut found = Vec::new();
    walk(&Path::default(), &mut found);
    assert_eq!(found.len(), 152);
    for (path, ended) in found {
        let is_silent = |(_, _, may): &&(usize, String, Vec<String>)| *may == ["pass"];
        let of = |calls: Vec<&(usize, String, Vec<String>)>| -> Vec<Value> {
            calls.into_iter().map(|(who, word, _)| action(*who, word)).collect()
        };
        let spoken = of(path.calls.iter().filter(|call| !is_silent(call)).collect());
        let silent = path.calls.iter().filter(is_silent).count();
        let (codes, normal, computed) = check(spoken.clone());
        let passed_out = ended == Ended::PassedOut;
        assert_eq!(
            codes,
            if passed_out { vec![] } else { vec!["INCOMPLETE"] },
            "{spoken:?}"
        );
        let declarer = match ended {
            Ended::PassedOut => Value::Null,
            Ended::Number { by, .. } | Ended::Game { by, .. } => json!(SEATS[by]),
        };
        assert_eq!(computed["declarer"], declarer, "{spoken:?}");
        let (mut codes, same, _) = check(of(path.calls.iter().collect()));
        codes.retain(|code| *code == "PASS_DROPPED");
        assert_eq!((codes.len(), same), (silent, normal), "{spoken:?}");
    }
}

#[test]
fn at_no_moment_of_any_auction_is_another_word_taken_or_another_seat_heard() {
    let mut found = Vec::new();
    walk(&Path::default(), &mut found);
    let mut seen = std::collections::BTreeSet::new();
    for (path, _) in found {
        let mut said = Vec::new();
        for (who, word, may) in path.calls.iter().filter(|(_, _, may)| *may != ["pass"]) {
            if seen.insert(format!("{said:?}")) {
                for (seat, try_word) in (0..3).flat_map(|seat| WORDS.map(|word| (seat, word))) {
                    let mut actions = said.clone();
                    actions.push(action(seat, try_word));
                    let taken = check(actions).1.is_some();
                    let allowed = seat == *who && may.iter().any(|own| own == try_word);
                    let dropped = try_word == "pass" && seat != *who && path.may_pass_silently(said.len(), seat);
                    assert_eq!(taken, allowed || dropped, "{seat} {try_word} after {said:?}");
                }
            }
            said.push(action(*who, word));
        }
    }
}

impl Path {
    /// Whether this seat's pass went without saying just before the spoken call of this number, and was the first.
    fn may_pass_silently(&self, spoken: usize, seat: usize) -> bool {
        let mut said = 0;
        for (who, _, may) in &self.calls {
            if said == spoken && *may == ["pass"] {
                return *who == seat;
            }
            if *may != ["pass"] {
                if said == spoken {
                    return false;
                }
                said += 1;
            }
        }
        false
    }
}
