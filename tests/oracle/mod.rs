//! A second opinion on records of both games, written from the rules alone and sharing nothing with the program:
//! strings and lists everywhere, each rule spelled out where it is asked. It must not know the program, and it need not
//! be fast.
//!
//! What is Ulti's lies here, beside what both games share; Preferans has a folder.
//!
//! Fully known deals are judged exactly. Where cards are unknown the verdict says so and is generous.

mod against;
mod annotations;
mod auction;
mod bids;
mod cards;
pub mod compare;
mod conceded;
mod deal;
mod ending;
pub mod fixtures;
pub mod hands;
mod kontra;
pub mod mutate;
mod options;
mod outcome;
mod places;
mod play;
mod preferans;
mod settle;
mod shape;
mod shape_action;
mod shape_words;
mod state;
pub mod stripped;
mod text;

use serde_json::Value;

use state::State;

/// A code and the pointer to where it applies.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    pub code: String,
    pub pointer: String,
}

pub fn fault(code: &str, pointer: &str) -> Fault {
    Fault {
        code: code.to_owned(),
        pointer: pointer.to_owned(),
    }
}

/// What the second opinion is.
#[derive(Debug, Clone, PartialEq)]
pub struct Verdict {
    pub accepted: bool,
    /// Code and pointer of the first error.
    pub first_error: Option<(String, String)>,
    /// The members of the computed result that the rules settle beyond doubt.
    pub computed: Option<Value>,
    /// Whether everything was known, so that the verdict is not merely generous.
    pub exact: bool,
}

impl Verdict {
    fn refused(first: &Fault, exact: bool) -> Verdict {
        let first_error = Some((first.code.clone(), first.pointer.clone()));
        Verdict {
            accepted: false,
            first_error,
            computed: None,
            exact,
        }
    }
}

/// Judges the text of one record.
pub fn judge(text: &str) -> Verdict {
    let record = match text::read(text) {
        Ok(record) => record,
        Err(first) => return Verdict::refused(&first, true),
    };
    let mut faults = Vec::new();
    shape::large_integers(&record, "", &mut faults);
    faults.extend(shape::faults(&record));
    let sound = |part: &str| {
        !faults
            .iter()
            .any(|f| f.pointer.is_empty() || f.pointer.starts_with(part))
    };
    if !(sound("/version") && sound("/game") && sound("/rules") && sound("/deal")) {
        return Verdict::refused(&faults[0], true);
    }
    if record["game"] == "preferans" {
        return preferans::judge(&record, faults);
    }
    let options = options::read(record["rules"].get("options")).unwrap();
    let deal = &record["deal"];
    let two_round = options["auction_variant"] == "two_round";
    let mut of_the_deal = deal::faults(deal, two_round);
    // What a later version adds is warned of, and so is a first stage where none is played.
    of_the_deal.retain(|fault| fault.code != "UNKNOWN_MEMBER" || !later_version(&record));
    if let Some(actions) = record["actions"].as_array().filter(|_| !of_the_deal.is_empty()) {
        // Nothing will be played, so the shapes of the actions are looked at here.
        let shapes = actions
            .iter()
            .enumerate()
            .map(|(index, action)| shape_action::check(action, &format!("/actions/{index}"), later_version(&record)));
        faults.extend(shapes.filter_map(Result::err));
    }
    faults.extend(of_the_deal);
    if faults
        .iter()
        .any(|f| f.pointer.starts_with("/deal") || f.pointer.starts_with("/actions"))
    {
        return Verdict::refused(&faults[0], deal::is_full(deal));
    }
    let start = State::new(options, deal, later_version(&record));
    let line = play_line(&record, start, &mut faults);
    let exact = line.exact;
    match faults.first() {
        Some(first) => Verdict::refused(first, exact),
        None => Verdict {
            accepted: true,
            first_error: None,
            computed: Some(settle::computed(&line)),
            exact,
        },
    }
}

fn later_version(record: &Value) -> bool {
    record["version"] != "1.0"
}

/// A hand of any game on its way through a list of actions.
pub trait Line: Clone {
    /// Does one action, or says what is wrong with it.
    fn act(&mut self, action: &Value, at: &str) -> Result<(), Fault>;
}

/// Plays the main line, then the variations, then looks at where annotations point.
fn play_line<S: Line>(record: &Value, start: S, faults: &mut Vec<Fault>) -> S {
    let looked_back_at = record.get("variations").is_some() || record.get("annotations").is_some();
    let mut past: Vec<S> = Vec::new();
    let mut now = start;
    for (index, action) in record["actions"].as_array().unwrap().iter().enumerate() {
        if looked_back_at {
            past.push(now.clone());
        }
        if let Err(first) = now.act(action, &format!("/actions/{index}")) {
            faults.push(first);
            return now;
        }
    }
    past.push(now.clone());
    if looked_back_at {
        faults.extend(annotations::faults(record, &past));
    }
    now
}

/// Every member that the second opinion computed and the other result lacks or has otherwise. Lists have no order.
pub fn differences(computed: &Value, other: &Value, at: &str) -> Vec<String> {
    match (computed, other) {
        (Value::Object(own), Value::Object(_)) => own
            .iter()
            .flat_map(|(k, v)| differences(v, &other[k], &format!("{at}/{k}")))
            .collect(),
        (Value::Array(own), Value::Array(others)) => {
            let sorted = |list: &[Value]| {
                let mut texts: Vec<String> = list.iter().map(Value::to_string).collect();
                texts.sort();
                texts
            };
            if sorted(own) == sorted(others) {
                vec![]
            } else {
                vec![format!("{at}: {computed} / {other}")]
            }
        }
        _ if computed == other => vec![],
        _ => vec![format!("{at}: {computed} / {other}")],
    }
}

#[test]
fn the_example_of_the_format_is_accepted_with_its_scores() {
    let example = include_str!("../fixtures/examples/ulti.talon.json");
    let verdict = judge(example);
    assert!(verdict.accepted && verdict.exact, "{verdict:?}");
    let expected = serde_json::json!({
        "components": {"simple": true, "ulti": true}, "kontra": {"ulti": 1}, "silent": {}, "decided_at": 10,
        "points": {"declarer": 70, "defenders": 40}, "scores": {"A": -9, "B": -9, "C": 18}
    });
    assert_eq!(
        differences(&expected, &verdict.computed.unwrap(), ""),
        Vec::<String>::new()
    );
    let spoilt = judge(&example.replace("\"by\":\"C\",\"card\":\"LX\"", "\"by\":\"C\",\"card\":\"L8\""));
    assert_eq!(
        spoilt.first_error,
        Some(("MUST_BEAT".to_owned(), "/actions/23/card".to_owned()))
    );
}
