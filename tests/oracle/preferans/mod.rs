//! A second opinion on Preferans records, written from the rules alone: strings, lists and numbers, each rule spelled
//! out where it is asked. It must not know the program.

mod auction;
mod auctions;
pub mod cards;
mod computed;
mod deal;
mod defence;
mod ending;
pub mod options;
mod play;
mod score;
pub mod shape;
mod state;

use serde_json::Value;

use super::{Fault, Verdict, play_line};
use state::State;

/// Judges a record whose envelope and rules are sound.
pub fn judge(record: &Value, mut faults: Vec<Fault>) -> Verdict {
    let options = options::read(record["rules"].get("options")).unwrap();
    let later_version = super::later_version(record);
    let dealt = &record["deal"];
    let of_the_deal = deal::faults(dealt);
    if let Some(actions) = record["actions"].as_array().filter(|_| !of_the_deal.is_empty()) {
        // Nothing will be played, so the shapes of the actions are looked at here.
        let shapes = actions
            .iter()
            .enumerate()
            .map(|(index, action)| shape::action(action, &format!("/actions/{index}"), later_version, &options));
        faults.extend(shapes.filter_map(Result::err));
    }
    faults.extend(of_the_deal);
    let stops = |f: &Fault| {
        ["/deal", "/actions", "/context"]
            .iter()
            .any(|part| f.pointer.starts_with(part))
    };
    if faults.iter().any(stops) {
        return Verdict::refused(&faults[0], deal::is_full(dealt));
    }
    let start = State::new(options, record, later_version);
    let line = play_line(record, start, &mut faults);
    let exact = line.exact;
    match faults.first() {
        Some(first) => Verdict::refused(first, exact),
        None => {
            let computed = Some(computed::computed(&line));
            Verdict {
                accepted: true,
                first_error: None,
                computed,
                exact,
            }
        }
    }
}

#[test]
fn the_example_of_the_format_is_accepted_with_its_scores() {
    let example = include_str!("../../fixtures/examples/preferans.talon.json");
    let verdict = super::judge(example);
    assert!(verdict.accepted && verdict.exact, "{verdict:?}");
    let expected = serde_json::json!({
        "outcome": "played", "value": 8, "decided_at": 10, "tricks": {"A": 6, "B": 2, "C": 2},
        "bula_change": {"A": -8}, "soup": {"B": {"A": 16}, "C": {"A": 16}}
    });
    assert_eq!(
        super::differences(&expected, &verdict.computed.unwrap(), ""),
        Vec::<String>::new()
    );
    let spoilt = super::judge(&example.replace("\"by\":\"B\",\"card\":\"DJ\"", "\"by\":\"B\",\"card\":\"SX\""));
    assert_eq!(
        spoilt.first_error,
        Some(("MUST_FOLLOW".to_owned(), "/actions/24/card".to_owned()))
    );
}
