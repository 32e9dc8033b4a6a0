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

/// An evening of each game, as people type it.
const EVENING: &str = include_str!("../../docs/samples/evening.txt");

#[test]
fn an_evening_in_words_becomes_records_and_comes_back_the_same() {
    let (records, said) = convert("talon", EVENING, 0);
    assert_eq!((records.lines().count(), said.as_str()), (12, ""));
    let (text, said) = convert("text", &records, 0);
    assert!(said.is_empty(), "{said}");
    let second = text.lines().nth(2).unwrap();
    assert_eq!(second, "2. Cili ulti: + +", "{text}");
    assert_eq!(convert("talon", &text, 0), (records, String::new()));
    assert_eq!(convert("text", &text, 0), (text, String::new()));
}

#[test]
fn a_fault_in_words_is_told_with_its_line_and_column_and_spoils_nothing_else() {
    let faulty = EVENING.replace("piros parti kontra", "piros parit kontra");
    let done = talon().args(["validate", "-"]).write_stdin(faulty).assert().code(3);
    let told = String::from_utf8_lossy(&done.get_output().stdout).into_owned();
    assert!(told.starts_with("-:6:15: error BAD_VALUE /score/contract "), "{told}");
    assert!(told.contains("Did you mean “parti”?"), "{told}");
    let all = [told.as_bytes(), done.get_output().stderr.as_slice()].concat();
    let all = String::from_utf8_lossy(&all);
    assert!(all.contains("12 records: 11 accepted"), "{all}");
}

/// The same evenings as a spreadsheet has them.
const TABLE: &str = include_str!("../../docs/samples/evening.csv");

#[test]
fn an_evening_in_a_table_becomes_records_and_comes_back_the_same() {
    let (records, said) = convert("talon", TABLE, 0);
    assert_eq!((records.lines().count(), said.as_str()), (12, ""));
    let (table, said) = convert("csv", &records, 0);
    assert!(said.is_empty(), "{said}");
    assert!(table.contains("\r\n2,Anna,,Cili,ulti,,,'++,,,,-5,-5,10"), "{table}");
    assert_eq!(convert("talon", &table, 0), (records, String::new()));
    assert_eq!(convert("csv", &table, 0), (table.clone(), String::new()));
    let done = talon()
        .args(["--lang", "hu", "convert", "--to", "csv", "-"])
        .write_stdin(table.clone())
        .assert()
        .code(0);
    let own = String::from_utf8_lossy(&done.get_output().stdout).into_owned();
    assert!(own.contains("\r\n2;Anna;;Cili;ulti;;;'++;;;;-5;-5;10"), "{own}");
    assert_eq!(convert("csv", &own, 0), (table, String::new()));
}

#[test]
fn a_score_without_cards_has_no_place_in_ppn_and_each_is_named() {
    let preferans = include_str!("../fixtures/evenings/preferans_long.csv");
    let (written, said) = convert("ppn", preferans, 3);
    assert_eq!(
        (written.as_str(), said.matches("error PPN_LOSS /score").count()),
        ("", 4),
        "{said}"
    );
    // There is nothing to analyse in it, which is no fault.
    let (record, _) = convert("talon", preferans, 0);
    let done = talon().args(["analyse", "-"]).write_stdin(record).assert().code(0);
    let said = String::from_utf8_lossy(&done.get_output().stdout).into_owned();
    assert_eq!(said.matches("no card was played").count(), 4, "{said}");
}

#[test]
fn a_fault_in_a_table_is_told_with_its_line_and_column_and_spoils_nothing_else() {
    let faulty = TABLE
        .replace("hearts simple", "hearts simpel")
        .replace(",5,-15,10", ",5,-15,11");
    let done = talon().args(["validate", "-"]).write_stdin(faulty).assert().code(3);
    let told = String::from_utf8_lossy(&done.get_output().stdout).into_owned();
    assert!(
        told.contains("-:4:45: warning RESULT_MISMATCH /result/claimed/scores/C "),
        "{told}"
    );
    assert!(told.contains("-:5:21: error BAD_VALUE /score/contract "), "{told}");
    assert!(told.contains("Did you mean “simple”?"), "{told}");
    let all = [told.as_bytes(), done.get_output().stderr.as_slice()].concat();
    let all = String::from_utf8_lossy(&all);
    assert!(all.contains("12 records: 11 accepted"), "{all}");
    let total = TABLE.replace("2,Anna,,Cili,ulti,,,'++", "2,Anna,,,,,,");
    let done = talon().args(["validate", "-"]).write_stdin(total).assert().code(3);
    let told = String::from_utf8_lossy(&done.get_output().stdout).into_owned();
    assert!(told.contains("-:3:10: error BAD_VALUE /score/contract "), "{told}");
}

const HANDS: &str = include_str!("../../docs/samples/hands.txt");

#[test]
fn hands_told_with_their_cards_are_the_hands_of_the_document() {
    let (records, said) = convert("talon", HANDS, 0);
    assert_eq!(said, "");
    let document = [
        include_str!("../fixtures/examples/ulti.talon.json"),
        include_str!("../fixtures/examples/preferans.talon.json"),
    ];
    for (told, own) in records.lines().zip(document) {
        let (own, _) = convert("talon", own, 0);
        let [told, own]: [Value; 2] = [told, &own].map(|text| serde_json::from_str(text).unwrap());
        for member in ["deal", "actions", "rules"] {
            assert_eq!(told[member], own[member], "{member}");
        }
    }
    let (text, said) = convert("text", &records, 0);
    assert_eq!((text.lines().count(), said.as_str()), (36, ""), "{text}");
    assert!(
        text.contains("\n1: Cili twenty hearts; Cili BX; kontra Anna ulti; BA BU\n"),
        "{text}"
    );
    assert!(
        text.contains("\nbids: Ana 2; Boris -; Ceca 3; Ana hold; Ceca -; Ana (D8 C8) 4\n"),
        "{text}"
    );
    assert_eq!(convert("talon", &text, 0), (records, String::new()));
}

#[test]
fn what_is_around_a_text_is_passed_over_and_told() {
    let mail = format!("Szia,\nitt van:\n```\n{EVENING}```\nAnna\n");
    let told = "-: Read as: short text, 12 deals; 5 lines around it were ignored.\n";
    let (records, said) = convert("talon", &mail, 0);
    assert_eq!((records.lines().count(), said.as_str()), (12, told));
    let done = talon().args(["validate", "-"]).write_stdin(mail).assert().success();
    let said = String::from_utf8_lossy(&done.get_output().stderr).into_owned();
    assert!(said.starts_with(told), "{said}");
}

#[test]
fn what_words_cannot_hold_is_told() {
    let mut hand: Value = serde_json::from_str(include_str!("../fixtures/example.talon.json")).unwrap();
    let ruling = serde_json::json!({"type": "ruling", "by": "director", "kind": "warning"});
    let actions = hand["actions"].as_array_mut().unwrap();
    let place = actions.len();
    actions.push(ruling);
    let (written, said) = convert("text", &hand.to_string(), 3);
    assert_eq!(written, "");
    assert!(said.contains(&format!("error TEXT_LOSS /actions/{place} ")), "{said}");
    let (records, _) = convert("talon", EVENING, 0);
    let mut record: Value = serde_json::from_str(records.lines().next().unwrap()).unwrap();
    record["source"]["origin"] = "constructed".into();
    record["id"] = "urn:uuid:11111111-1111-4111-8111-111111111111".into();
    let (written, said) = convert("text", &record.to_string(), 0);
    assert!(written.ends_with("1. Anna simple: +\n"), "{written}");
    let told: Vec<&str> = said.lines().filter_map(|line| line.split(' ').nth(3)).collect();
    assert_eq!(told, ["/id", "/source/origin"], "{said}");
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

#[test]
fn numbers_without_a_contract_are_written_where_the_command_says_that_they_are_meant() {
    let table =
        "deal,dealer,declarer,contract,result,Anna,Béla,Cili\n1,Cili,Anna,simple,'+,2,-1,-1\n2,Anna,,,,4,-2,-2\n";
    let (_, said) = convert("csv", table, 3);
    assert!(said.contains("-:3:9:") && said.contains("--totals"), "{said}");
    let run = |arguments: &[&str], input: &str| {
        let done = talon().args(arguments).write_stdin(input).assert().code(0);
        String::from_utf8(done.get_output().stdout.clone()).unwrap()
    };
    let out = run(&["convert", "--to", "csv", "--totals", "-"], table);
    assert!(out.contains("\r\n2,Anna,,,total,"), "{out}");
    // What is written needs no such word any more.
    assert_eq!(convert("csv", &out, 0), (out.clone(), String::new()));
    assert_eq!(
        run(&["validate", "--totals", "-"], table),
        run(&["validate", "-"], &out)
    );
    let shown = run(&["show", "--record", "2", "-"], &out);
    assert!(shown.contains("Typed total"), "{shown}");
}
