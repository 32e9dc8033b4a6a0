//! Whole evenings of generated results, three and four at the table, come back from a table as the same records, and
//! the table is the same table: what it says that each deal came to is what the rules give.

use proptest::prelude::*;
use serde_json::{Value, json};
use talon_records::normal::Writer;
use talon_records::notation::{Notation, write_all};
use talon_records::{Finding, Reader};
use talon_samples::generate::ulti::record_line;
use talon_shorthand::{Csv, Shorthand};

use super::{hands, normal};
use crate::oracle::hands as by_chance;
use crate::oracle::stripped::pays_the_same;

const PEOPLE: [&str; 4] = ["Anna", "Béla", "Cili Pont", "=Dani"];

/// The records of an evening of these hands, all under the rules of the first, as far as those allow them.
fn evening(hands: &[Value], four: bool, named: bool) -> Vec<String> {
    evening_of(&PEOPLE, hands, four, named)
}

fn evening_of(people: &[&str; 4], hands: &[Value], four: bool, named: bool) -> Vec<String> {
    let (mut records, mut number) = (Vec::new(), 0_u64);
    for hand in hands {
        let Ok(Some(bare)) = pays_the_same(hand) else { continue };
        let mut record: Value = serde_json::from_slice(&bare).unwrap();
        record["rules"] = hands[0]["rules"].clone();
        record["actions"] = json!([]);
        record["source"] =
            json!({"session": "evening", "deal": number + 1, "date": "2026-11-24", "origin": "transcribed"});
        let members = record.as_object_mut().unwrap();
        for member in ["context", "ext", "id", "players"] {
            members.remove(member);
        }
        let dealer = number as usize % if four { 4 } else { 3 };
        record["deal"]["dealer"] = json!(["A", "B", "C"].get(dealer).filter(|_| !four).unwrap_or(&"out"));
        for (place, seat) in ["A", "B", "C"].into_iter().enumerate() {
            let person = if four { (dealer + 1 + place) % 4 } else { place };
            if named || four {
                record["players"][seat] = json!({"name": people[person]});
            }
        }
        if four {
            record["source"]["sitting_out"] = json!({"name": people[dealer]});
        }
        if number % 3 == 1 {
            let at = json!({"line": "main", "ply": 0});
            record["annotations"] = json!([{"id": "n1", "at": at, "kind": "comment", "text": "-1; \"x\", 'y"}]);
        }
        let text = record.to_string();
        let mut reader = Reader::new();
        let checked = reader.check(text.as_bytes(), &Default::default());
        if !checked.is_accepted() {
            continue;
        }
        records.push(String::from_utf8(Writer::new().normal(checked.record.as_ref().unwrap()).text).unwrap());
        number += 1;
    }
    records
}

fn comes_back(records: &[String], separator: char) {
    if records.is_empty() {
        return;
    }
    let written = |records: &[String]| {
        let (mut writer, mut text) = (Csv::writer_with(separator), Vec::new());
        for record in records {
            assert_eq!(writer.write(record.as_bytes(), &mut text), Vec::new(), "{record}");
        }
        writer.finish(&mut text);
        String::from_utf8(text).unwrap()
    };
    let text = written(records);
    let mut given = talon_records::read(text.as_bytes(), talon_shorthand::options());
    let mut back = Vec::new();
    while let Ok(Some(record)) = given.next_checked() {
        let findings = &record.checked.findings;
        assert!(findings.is_empty(), "{text}: {findings:?}");
        back.push(String::from_utf8(normal_of(&record.checked)).unwrap());
    }
    assert_eq!(back, records, "{text}");
    assert_eq!(written(&back), text);
    assert!(write_all(&Csv, records).is_some());
}

fn normal_of(checked: &talon_records::Checked<'_>) -> Vec<u8> {
    Writer::new().normal(checked.record.as_ref().unwrap()).text
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn an_evening_of_ulti_comes_back_from_a_table(
        hands in prop::collection::vec(hands(), 1..8), four in any::<bool>(), named in any::<bool>()
    ) {
        let hands: Vec<Value> = hands.iter().map(|hand| serde_json::from_str(&record_line(hand)).unwrap()).collect();
        comes_back(&evening(&hands, four, named), if four { ';' } else { ',' });
    }

    #[test]
    fn an_evening_of_preferans_comes_back_from_a_table(
        seeds in prop::collection::vec(any::<u64>(), 1..8), four in any::<bool>(), named in any::<bool>()
    ) {
        let hands: Vec<Value> = seeds.iter().map(|seed| by_chance::hand(*seed, None, true).record).collect();
        comes_back(&evening(&hands, four, named), if named { '\t' } else { ',' });
    }
}

/// Four names of people who can be told apart, with signs in them that mean something in a table or a line.
fn names() -> impl Strategy<Value = [String; 4]> {
    let name = r#"[A-Za-zÁőČđ0-9"'=(][A-Za-zé ,;:"'.#>-]{1,12}"#;
    prop::array::uniform4(name.prop_map(|name| name.trim().to_owned())).prop_filter("one name of two people", |names| {
        let bare = |name: &String| name.to_lowercase().replace(|sign: char| !sign.is_alphanumeric(), "");
        let all: Vec<String> = names.iter().map(bare).collect();
        (0..4).all(|at| all[at].len() > 1 && !all[..at].contains(&all[at]))
    })
}

/// What a notation makes of records, and whether it said that something has no place there.
fn written_in(notation: &dyn Notation, records: &[String]) -> (Vec<u8>, bool) {
    let (mut writer, mut text, mut is_told) = (notation.writer(), Vec::new(), false);
    for record in records {
        is_told |= writer.write(record.as_bytes(), &mut text).iter().any(Finding::is_error);
    }
    writer.finish(&mut text);
    (text, is_told)
}

/// The records of a text. One in which nothing had a place is empty, which to a reader is a file without a record.
fn read_back(text: &[u8]) -> Vec<String> {
    if text.is_empty() {
        return Vec::new();
    }
    let mut given = talon_records::read(text, talon_shorthand::options());
    let mut back = Vec::new();
    while let Ok(Some(record)) = given.next_checked() {
        assert!(
            record.checked.is_accepted(),
            "{}: {:?}",
            String::from_utf8_lossy(text),
            record.checked.findings
        );
        back.push(String::from_utf8(normal_of(&record.checked)).unwrap());
    }
    back
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn whatever_people_are_called_their_evening_comes_back_or_what_is_lost_is_told(
        names in names(), hands in prop::collection::vec(hands(), 1..4), seed in any::<u64>(),
        four in any::<bool>(), is_ulti in any::<bool>()
    ) {
        let hands: Vec<Value> = match is_ulti {
            true => hands.iter().map(|hand| serde_json::from_str(&record_line(hand)).unwrap()).collect(),
            false => (0..3).map(|one| by_chance::hand(seed.wrapping_add(one), None, true).record).collect(),
        };
        let people = [&*names[0], &*names[1], &*names[2], &*names[3]];
        let records = evening_of(&people, &hands, four, true);
        for notation in [&Csv as &dyn Notation, &Shorthand] {
            let (text, is_told) = written_in(notation, &records);
            let back = read_back(&text);
            prop_assert!(is_told && back.len() < records.len() || back == records, "{}", String::from_utf8_lossy(&text));
        }
    }
}

#[test]
fn names_with_commas_marks_and_semicolons_lose_no_deal() {
    let people = ["Kis, Anna", "Nagy \"Pötyi\"; ifj.", "7. Cili: a", "#Dani > B"];
    let hands: Vec<Value> = (0..12).map(|seed| by_chance::hand(seed, None, true).record).collect();
    for four in [false, true] {
        let records = evening_of(&people, &hands, four, true);
        assert!(records.len() > 3);
        for notation in [&Csv as &dyn Notation, &Shorthand] {
            let (text, is_told) = written_in(notation, &records);
            assert!(!is_told, "{}", String::from_utf8_lossy(&text));
            assert_eq!(read_back(&text), records, "{}", String::from_utf8_lossy(&text));
        }
    }
}

/// A hand that was played stands in a table as people would have written it down, and what it leaves out is told.
#[test]
fn a_hand_with_its_cards_stands_in_a_table_as_its_result() {
    let sound = include_str!("../fixtures/example.talon.json");
    let record = normal(sound.as_bytes()).text;
    let mut table = Vec::new();
    let mut writer = Csv::writer_with(',');
    let lost = writer.write(&record, &mut table);
    writer.finish(&mut table);
    assert!(lost.iter().any(|one| one.pointer.as_str() == "/deal") && !lost.iter().any(|one| one.is_error()));
    let mut given = talon_records::read(table.as_slice(), talon_shorthand::options());
    let back = given.next_checked().unwrap().unwrap();
    assert_eq!(
        back.checked.findings,
        Vec::new(),
        "{}",
        String::from_utf8_lossy(back.text)
    );
    let mut reader = Reader::new();
    let wanted = reader.check(&record, &Default::default()).hand().unwrap().score();
    assert_eq!(back.checked.hand().unwrap().score(), wanted);
}
