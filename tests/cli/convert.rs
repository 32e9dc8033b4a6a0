//! `talon convert` between the format and PPN, as a shell runs it.

use serde_json::Value;

use super::talon;

const SESSION: &str = include_str!("../../docs/samples/session.ppn");

fn convert(to: &str, input: &str, code: i32) -> (String, String) {
    let done = talon()
        .args(["convert", "--to", to, "-"])
        .write_stdin(input)
        .assert()
        .code(code);
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
    (text(&done.get_output().stdout), text(&done.get_output().stderr))
}

#[test]
fn a_session_in_ppn_becomes_records_and_comes_back_the_same() {
    let (records, said) = convert("talon", SESSION, 0);
    assert_eq!((records.lines().count(), said.as_str()), (20, ""));
    let names: std::collections::BTreeSet<&str> = records
        .lines()
        .filter_map(|line| line.split("\"session\":\"").nth(1)?.split('"').next())
        .collect();
    assert_eq!(names.len(), 1, "{names:?}");
    assert_eq!(convert("ppn", &records, 0), (SESSION.to_owned(), String::new()));
    assert_eq!(convert("ppn", SESSION, 0), (SESSION.to_owned(), String::new()));
}

#[test]
fn a_fault_in_ppn_is_told_with_its_line_and_column() {
    let faulty = SESSION.replace("5263,8M71", "5263,8M72");
    let done = talon().args(["validate", "-"]).write_stdin(faulty).assert().code(0);
    let told = String::from_utf8_lossy(&done.get_output().stdout).into_owned();
    assert!(
        told.starts_with("-:14:103: warning RESULT_MISMATCH /actions/33/card "),
        "{told}"
    );
}

#[test]
fn a_contract_without_its_auction_has_no_place_in_ppn() {
    let fixture: Value = serde_json::from_str(include_str!("../fixtures/preferans/given-number.json")).unwrap();
    let (written, said) = convert("ppn", &fixture["record"].to_string(), 3);
    assert_eq!(written, "");
    assert!(said.contains("error PPN_LOSS /actions/0"), "{said}");
}

#[test]
fn what_ppn_cannot_hold_is_told_and_a_record_of_another_game_is_not_written() {
    let ulti = include_str!("../fixtures/example.talon.json");
    let (written, said) = convert("ppn", ulti, 3);
    assert_eq!(written, "");
    assert!(said.contains("error PPN_LOSS /game"), "{said}");
}

#[test]
fn a_claim_that_differs_and_an_origin_are_lost_and_told() {
    let (records, _) = convert("talon", SESSION, 0);
    let mut record: Value = serde_json::from_str(records.lines().next().unwrap()).unwrap();
    record["result"]["claimed"]["soup"] = serde_json::json!({"A": {"B": 999}});
    record["source"]["origin"] = "constructed".into();
    let (_, said) = convert("ppn", &record.to_string(), 0);
    let told: Vec<&str> = said.lines().filter_map(|line| line.split(' ').nth(3)).collect();
    assert_eq!(told, ["/source/origin", "/result/claimed/soup"], "{said}");
}
