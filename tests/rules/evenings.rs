//! Whole evenings of score records, worked out by hand: after each deal and at the end, the session stands as the file
//! says.

use serde_json::{Value, json};
use talon_records::normal::Writer;
use talon_records::notation::write_all;
use talon_records::session::Ledger;
use talon_records::{Reader, read};
use talon_rules::cards::{BySeat, Seat};
use talon_rules::games::session::{DealFate, Standing};

/// The same evenings as people would type them.
const TEXTS: [&str; 5] = [
    include_str!("../fixtures/evenings/ulti.txt"),
    include_str!("../fixtures/evenings/ulti_options.txt"),
    include_str!("../fixtures/evenings/preferans_hr.txt"),
    include_str!("../fixtures/evenings/preferans_sr.txt"),
    include_str!("../fixtures/evenings/preferans_long.txt"),
];

/// The same evenings as tables, with what each deal came to worked out by hand.
const TABLES: [&str; 5] = [
    include_str!("../fixtures/evenings/ulti.csv"),
    include_str!("../fixtures/evenings/ulti_options.csv"),
    include_str!("../fixtures/evenings/preferans_hr.csv"),
    include_str!("../fixtures/evenings/preferans_sr.csv"),
    include_str!("../fixtures/evenings/preferans_long.csv"),
];

const EVENINGS: [(&str, &str); 5] = [
    ("ulti", include_str!("../fixtures/evenings/ulti.json")),
    ("ulti_options", include_str!("../fixtures/evenings/ulti_options.json")),
    ("preferans_hr", include_str!("../fixtures/evenings/preferans_hr.json")),
    ("preferans_sr", include_str!("../fixtures/evenings/preferans_sr.json")),
    (
        "preferans_long",
        include_str!("../fixtures/evenings/preferans_long.json"),
    ),
];

/// The records of an evening, in their order.
fn records(evening: &Value) -> Vec<String> {
    let deals = evening["deals"].as_array().unwrap();
    let record = |(at, deal): (usize, &Value)| {
        let record = json!({
            "format": "talon",
            "version": "1.1",
            "game": evening["game"],
            "rules": {"id": evening["game"], "edition": 1, "options": evening["options"]},
            "source": {"session": "evening", "deal": at + 1, "origin": "transcribed"},
            "players": {"A": {"name": "Anna"}, "B": {"name": "Béla"}, "C": {"name": "Cili"}},
            "deal": {"dealer": deal["dealer"]},
            "actions": [],
            "score": deal["score"],
        });
        record.to_string()
    };
    deals.iter().enumerate().map(record).collect()
}

/// The normal forms of the records of a text.
fn typed(text: &str) -> Vec<String> {
    let mut records = read(text.as_bytes(), talon_shorthand::options());
    let mut found = Vec::new();
    while let Ok(Some(given)) = records.next_checked() {
        let checked = &given.checked;
        let said = String::from_utf8_lossy(given.text);
        assert!(checked.is_accepted(), "{said}: {:?}", checked.findings);
        found.push(String::from_utf8(Writer::new().normal(checked.record.as_ref().unwrap()).text).unwrap());
    }
    found
}

fn normal(record: &str) -> String {
    let mut reader = Reader::new();
    let checked = reader.check(record.as_bytes(), &talon_shorthand::options());
    String::from_utf8(Writer::new().normal(checked.record.as_ref().unwrap()).text).unwrap()
}

#[test]
fn an_evening_that_was_typed_is_the_same_evening() {
    for ((name, text), typed_text) in EVENINGS.into_iter().zip(TEXTS) {
        let evening: Value = serde_json::from_str(text).unwrap();
        let wanted: Vec<String> = records(&evening).iter().map(|record| normal(record)).collect();
        assert_eq!(typed(typed_text), wanted, "{name}");
        let written = write_all(&talon_shorthand::Shorthand, &wanted).unwrap();
        let written = String::from_utf8(written).unwrap();
        assert_eq!(typed(&written), wanted, "{written}");
        assert_eq!(
            write_all(&talon_shorthand::Shorthand, typed(&written)).unwrap(),
            written.as_bytes()
        );
        let ledger = Ledger::of(&wanted.iter().map(String::as_str).collect::<Vec<_>>());
        assert_eq!(json!(ledger.standing.totals), evening["totals"], "{name}");
    }
}

/// The records of a table of which nothing is to be said; the numbers on it are those of the rules.
fn tabled(table: &[u8]) -> Vec<String> {
    let mut records = read(table, talon_shorthand::options());
    let mut found = Vec::new();
    while let Ok(Some(given)) = records.next_checked() {
        let said = String::from_utf8_lossy(given.text);
        assert_eq!(given.checked.findings, Vec::new(), "{said}");
        found.push(String::from_utf8(Writer::new().normal(given.checked.record.as_ref().unwrap()).text).unwrap());
    }
    assert_eq!(records.read_as().map(|how| how.notation), Some("csv"));
    found
}

#[test]
fn an_evening_in_a_table_is_the_same_evening_and_the_same_table() {
    for ((name, text), table) in EVENINGS.into_iter().zip(TABLES) {
        let evening: Value = serde_json::from_str(text).unwrap();
        let wanted: Vec<String> = records(&evening).iter().map(|record| normal(record)).collect();
        assert_eq!(tabled(table.as_bytes()), wanted, "{name}");
        let written = write_all(&talon_shorthand::Csv, &wanted).unwrap();
        assert_eq!(String::from_utf8(written).unwrap(), table, "{name}");
    }
    let four = typed(include_str!("../fixtures/evenings/ulti_four.txt"));
    let table = include_str!("../fixtures/evenings/ulti_four.csv");
    assert_eq!(tabled(table.as_bytes()), four);
    assert_eq!(write_all(&talon_shorthand::Csv, &four).unwrap(), table.as_bytes());
}

/// With other signs between the cells and in the code page of older programs it is the same evening.
#[test]
fn a_table_is_read_whatever_keeps_its_cells_apart_and_in_an_older_code_page() {
    let records = typed(TEXTS[0]);
    for separator in [';', '\t'] {
        let mut writer = talon_shorthand::Csv::writer_with(separator);
        let mut table = Vec::new();
        for record in &records {
            assert_eq!(writer.write(record.as_bytes(), &mut table), Vec::new());
        }
        writer.finish(&mut table);
        assert_eq!(tabled(&table), records, "{separator:?}");
        let text = String::from_utf8(table).unwrap().replace('\u{feff}', "");
        let old: Vec<u8> = text.chars().map(|c| if c == 'é' { 0xe9 } else { c as u8 }).collect();
        assert_eq!(tabled(&old), records, "{separator:?}");
    }
}

fn by_seat(list: &Value) -> BySeat<i64> {
    BySeat::from_fn(|seat| list[seat as usize].as_i64().unwrap())
}

/// The running sums, or in a game with columns what each has to go.
fn shown(standing: &Standing) -> BySeat<i64> {
    standing.columns.map_or(standing.totals, |columns| columns.bula)
}

#[test]
fn evenings_kept_as_scores_stand_after_each_deal_as_they_were_worked_out() {
    for (name, text) in EVENINGS {
        let evening: Value = serde_json::from_str(text).unwrap();
        let records = records(&evening);
        let records: Vec<&str> = records.iter().map(String::as_str).collect();
        let ledger = Ledger::of(&records);
        for (deal, wanted) in ledger.deals.iter().zip(evening["deals"].as_array().unwrap()) {
            let number = deal.number.unwrap();
            let counts = !matches!(
                deal.entry.fate,
                DealFate::Unfinished | DealFate::Refused | DealFate::Late
            );
            assert!(counts, "{name} {number}: {:?}", deal.entry.fate);
            assert_eq!(shown(&deal.entry.after), by_seat(&wanted["after"]), "{name} {number}");
            assert_eq!(deal.remarks, Vec::new(), "{name} {number}");
        }
        assert_eq!(json!(ledger.standing.totals), evening["totals"], "{name}");
        if let Some(wanted) = evening.get("written_off") {
            let (after, _) = ledger.written_off.unwrap();
            assert_eq!(json!(after.totals), *wanted, "{name}");
        }
        assert_eq!(ledger.deals.len(), records.len());
    }
}

/// A deal of which the paper says what the sheet does not allow brings nothing, and the next is counted as if it were
/// not there.
#[test]
fn a_two_without_a_refa_that_was_played_brings_nothing_in_its_session() {
    let evening: Value = serde_json::from_str(EVENINGS[4].1).unwrap();
    let mut records = records(&evening);
    let mut two: Value = serde_json::from_str(&records[0]).unwrap();
    two["score"]["contract"] = json!(2);
    two["score"]["refa"] = json!(true);
    records[0] = two.to_string();
    let records: Vec<&str> = records.iter().map(String::as_str).collect();
    let ledger = Ledger::of(&records);
    let first = &ledger.deals[0];
    assert_eq!(first.entry.fate, DealFate::Unfinished);
    assert_eq!(first.findings[0].pointer.as_str(), "/score/refa");
    assert_eq!(first.after, ledger.opening);
    assert_eq!(
        ledger.deals[2].entry.after.columns.map(|columns| columns.bula[Seat::B]),
        Some(100)
    );
}

/// At a table of four the seats are given again each deal, and sums belong to people.
#[test]
fn an_evening_of_four_adds_up_for_each_person() {
    let evening: Value = serde_json::from_str(include_str!("../fixtures/evenings/ulti_four.json")).unwrap();
    let records = typed(include_str!("../fixtures/evenings/ulti_four.txt"));
    let mut compared = 0;
    let ledger = Ledger::of(&records.iter().map(String::as_str).collect::<Vec<_>>());
    let names: Vec<&Option<String>> = ledger.people.iter().map(|person| &person.name).collect();
    assert_eq!(json!(names), evening["people"]);
    for (place, deal) in ledger.deals.iter().enumerate() {
        assert_eq!(
            (deal.sitting.out, deal.remarks.len()),
            (Some(place % 4), 0),
            "deal {}",
            place + 1
        );
        if let Some(wanted) = evening["after"].get((place + 1).to_string()) {
            assert_eq!(json!(deal.after.totals), *wanted, "deal {}", place + 1);
            compared += 1;
        }
    }
    assert_eq!((records.len(), compared), (12, 3));
    let written = write_all(&talon_shorthand::Shorthand, &records).unwrap();
    assert_eq!(typed(std::str::from_utf8(&written).unwrap()), records);
}
