use serde_json::Value;

use super::talon;

fn simulated(arguments: &[&str]) -> String {
    let done = talon().arg("simulate").args(arguments).assert().code(0);
    String::from_utf8(done.get_output().stdout.clone()).unwrap()
}

#[test]
fn a_seed_makes_the_same_tournaments_each_time_and_nothing_in_them_breaks() {
    let arguments = ["--events", "3", "--seed", "12", "--format", "json"];
    let text = simulated(&arguments);
    assert_eq!(text, simulated(&arguments));
    assert!(text.starts_with(r#"{"events":3,"seed":12,"rounds":"#), "{text}");
    let report: Value = serde_json::from_str(&text).unwrap();
    assert!(report["rounds"].as_u64().unwrap() > 3);
    assert_eq!(report["broken"], 0);
    assert_eq!(report["failures"], Value::Array(Vec::new()));
}

#[test]
fn a_seed_makes_the_same_seasons_on_any_number_of_cores_and_nothing_in_them_breaks() {
    let on = |jobs| simulated(&["--seasons", "7", "--seed", "21", "--format", "json", "--jobs", jobs]);
    let text = on("1");
    assert!(text.starts_with(r#"{"seasons":7,"seed":21,"units":"#), "{text}");
    for jobs in ["2", "5", "16"] {
        assert_eq!(on(jobs), text, "{jobs}");
    }
    let report: Value = serde_json::from_str(&text).unwrap();
    assert!(report["units"].as_u64().unwrap() > 7);
    assert_eq!(report["broken"], 0);
    assert_eq!(report["failures"], Value::Array(Vec::new()));
    let events = |jobs| simulated(&["--events", "3", "--seed", "12", "--jobs", jobs]);
    assert_eq!(events("1"), events("3"));
}

#[test]
fn the_sum_is_told_in_words_too() {
    assert_eq!(
        simulated(&["--events", "0", "--seed", "5"]),
        "0 events from seed 5, 0 rounds: 0 broken\n"
    );
    assert_eq!(
        simulated(&["--seasons", "0", "--seed", "5"]),
        "0 seasons from seed 5, 0 units: 0 broken\n"
    );
}

#[test]
fn events_and_seed_must_be_numbers() {
    talon()
        .args(["simulate", "--events", "many", "--seed", "1"])
        .assert()
        .code(2);
    talon()
        .args(["simulate", "--events", "1", "--seed", "-1"])
        .assert()
        .code(2);
    talon().args(["simulate", "--events", "1"]).assert().code(2);
    for either in [
        &["--seed", "1"][..],
        &["--events", "1", "--seasons", "1", "--seed", "1"],
    ] {
        talon().arg("simulate").args(either).assert().code(2);
    }
}
