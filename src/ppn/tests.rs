//! Rounds read, checked and written again: the sample deal, rows with the faults of the public description, dialects.

use serde_json::{Value as Json, json};

use crate::Ppn;
use crate::walk_tests::{read, write};
use talon_records::json::Limits;
use talon_records::normal::Writer;
use talon_records::notation::Notation as _;
use talon_records::stream::{Form, Hint, Splitter};
use talon_records::{Checked, Reader};
use talon_rules::games::Code;

const SAMPLE: &str = "[1 123 LS7CNIOQAHDW21P9V4U6RB83ME5TKJGF M3,P,3 1 QA 4 8 0 0 8 1 \
     O1J1,NPK1,L9M3,8723,EFD1,I4R1,HUB1,G631,SVT2,W5C2 M6:-8,F2:L16,F2:R16]";

#[test]
fn the_form_is_told_by_name_and_content() {
    assert_eq!(Hint::from_file_name("hands.PPN", &[&Ppn]), Some(Hint::Notation("ppn")));
    for input in ["[1 123 LS7]\n[2 231 X]\n", "[Bula \"60\"]\n"] {
        let mut splitter = Splitter::new(None, Limits::default()).with_notations(&[&Ppn]);
        splitter.feed(input.as_bytes());
        splitter.finish();
        while splitter.next_record().is_some() {}
        assert_eq!(splitter.form(), Some(Form::Notation), "{input}");
    }
}

const SUMMARY: &str = "M6:-8,F2:L16,F2:R16";

fn checked<T>(text: &str, look: impl FnOnce(&Checked<'_>) -> T) -> T {
    look(&Reader::new().check(text.as_bytes(), &crate::options()))
}

/// The findings: code, place in the text, pointer.
fn found(text: &str) -> Vec<String> {
    checked(text, |checked| {
        let told = |finding: &talon_records::Finding| {
            let place = text.get(finding.offset..).unwrap_or("?");
            let place: String = place.chars().take_while(|c| !c.is_whitespace() && *c != ',').collect();
            format!("{} {} {place}", finding.code.as_str(), finding.pointer)
        };
        checked.findings.iter().map(told).collect()
    })
}

fn written(text: &str) -> (String, Vec<&'static str>) {
    checked(text, |checked| {
        assert!(checked.is_accepted(), "{:?}", checked.findings);
        let normal = Writer::new().normal(checked.record.as_ref().unwrap());
        let mut writer = Ppn.writer();
        let mut out = Vec::new();
        let lost = writer.write(&normal.text, &mut out);
        writer.finish(&mut out);
        (
            String::from_utf8(out).unwrap(),
            lost.iter().map(|finding| finding.code.as_str()).collect(),
        )
    })
}

#[test]
fn the_sample_deal_is_the_record_of_the_format() {
    assert_eq!(found(SAMPLE), [""; 0]);
    let text = format!("[Bula 60]\n[Refe 2]\n{SAMPLE}");
    let whole: serde_json::Value =
        serde_json::from_str(include_str!("../records/preferans/spoiled/whole.json")).unwrap();
    checked(&text, |checked| {
        let record = checked.record.as_ref().unwrap();
        let read: serde_json::Value = serde_json::from_slice(&Writer::new().normal(record).text).unwrap();
        assert_eq!(read["actions"], {
            let mut actions = whole["actions"].clone();
            actions[6]["cards"] = json!(["D8", "C8"]);
            actions
        });
        assert_eq!(read["rules"], whole["rules"]);
        assert_eq!(read["context"]["bula"], json!({"A": 60, "B": 60, "C": 60}));
        let hash = Writer::new().normal(record).hashes.hand.deal().to_string();
        assert_eq!(
            hash,
            "sha256:66818fe7535c72a7d38e84a6a57bc28d3854a7cbcd4f30c193dfb235b84802a9"
        );
    });
    let (ppn, lost) = written(&text);
    assert_eq!(
        (ppn.as_str(), lost),
        (format!("[Bula 60]\n[Refe 2]\n\n{SAMPLE}\n").as_str(), vec![])
    );
}

#[test]
fn a_difference_is_told_with_both_values_at_its_place() {
    let changed = |from: &str, to: &str| found(&SAMPLE.replacen(from, to, 1));
    assert_eq!(
        changed(" 8 1 O1J1", " 10 1 O1J1"),
        ["RESULT_MISMATCH /result/claimed/value 10"]
    );
    assert_eq!(changed("O1J1", "O1J2"), ["RESULT_MISMATCH /actions/12/card 2"]);
    assert_eq!(changed(" 8 1 O1J1", " 8 3 O1J1"), ["RESULT_MISMATCH /actions/10/by 3"]);
    assert_eq!(
        changed("M6:-8", "M7:-8"),
        ["RESULT_MISMATCH /result/claimed/tricks/A M7:-8"]
    );
    assert_eq!(changed("F2:R16", "F2:L16").len(), 2);
    assert_eq!(changed(" 0 0 8 1", " 0 1 8 1"), ["CONTEXT_MISMATCH /context/refa/A 1"]);
}

#[test]
fn what_cannot_be_read_is_told_field_by_field() {
    let changed = |from: &str, to: &str| found(&SAMPLE.replacen(from, to, 1));
    assert_eq!(
        changed("[1 123", "[0 132"),
        ["PPN_SYNTAX /source/deal 0", "PPN_SYNTAX /deal/dealer 132"]
    );
    assert_eq!(
        changed("LS7C", "LY7C"),
        ["PPN_SYNTAX /deal/hands Y7CNIOQAHDW21P9V4U6RB83ME5TKJGF"]
    );
    assert_eq!(
        changed("LS7C", "LL7C"),
        ["DEAL_DUPLICATE /deal/hands L7CNIOQAHDW21P9V4U6RB83ME5TKJGF"]
    );
    assert_eq!(changed("M3,P,3 1", "M3,P,2 1"), ["PPN_AUCTION /actions M3"]);
    assert_eq!(changed("M3,P,3 1", "M3,P,3 2"), ["PPN_AUCTION /actions 2"]);
    assert_eq!(changed(" QA 4 8 ", " QA 4 X "), ["PPN_SYNTAX /actions X"]);
    assert_eq!(changed(" QA 4 8 ", " QA 4 0 "), ["PPN_SYNTAX /actions 0"]);
    assert_eq!(changed("O1J1", "O1J"), ["PPN_SYNTAX /actions O1J"]);
    assert_eq!(found("[1 123"), ["PPN_SYNTAX  ", "PPN_SYNTAX  [1"]);
    checked(&SAMPLE.replacen(" QA 4", " QR 4", 1), |checked| {
        let finding = &checked.findings[0];
        assert_eq!(
            (finding.code, finding.pointer.as_str()),
            (Code::DiscardNotHeld, "/actions/6/cards/1")
        );
    });
}

/// The faults of 13.3 in rows of our own: no refa, discards that are not held, cards that fall again and again, an
/// inviter with three tricks who pays nothing.
#[test]
fn each_fault_of_a_row_that_nobody_can_have_played_is_told() {
    let tricks = "O1J1,NPK1,O1J1,NPK1,O1J1,NPK1,O1J1,8732,8732,8732";
    let row = format!("[1 123 LS7CNIOQAHDW21P9V4U6RB83ME5TKJGF M3,P,3 1 DW 4 2 I2 8 1 {tricks} M7:-8,F3:L24,0]");
    let told = found(&row);
    let count = |start: &str| told.iter().filter(|one| one.starts_with(start)).count();
    assert_eq!(count("PPN_DIALECT /context 8"), 1, "{told:#?}");
    assert_eq!(count("DISCARD_NOT_HELD /actions/6/cards/0 DW"), 1, "{told:#?}");
    assert_eq!(count("DISCARD_NOT_HELD /actions/6/cards/1 W"), 1, "{told:#?}");
    // Nine cards are played again, each told once, and two of those in trick 8 are others'.
    assert_eq!(count("CARD_NOT_HELD"), 11, "{told:#?}");
    assert_eq!(
        count("RESULT_MISMATCH /result/claimed/bula_change/B F3:L24"),
        1,
        "{told:#?}"
    );
    assert_eq!(count("RESULT_MISMATCH"), 1, "{told:#?}");

    // Contract and value of clubs with the numbers of hearts, and they stand with the partner of the inviter.
    let row = row
        .replace(" 4 2 I2 8 ", " 5 2 I2 10 ")
        .replace("M7:-8,F3:L24,0", "M7:-8,0,F3:R24");
    let told = found(&row);
    for pointer in ["bula_change/A", "bula_change/B", "soup/B", "soup/C"] {
        let wanted = format!("RESULT_MISMATCH /result/claimed/{pointer} ");
        assert!(told.iter().any(|one| one.starts_with(&wanted)), "{pointer} {told:#?}");
    }
    // Subkontra with its value right and the penalty there: only cards and discards are told.
    let row = row
        .replace(" 5 2 I2 10 ", " 4 2 S2 64 ")
        .replace("M7:-8,0,F3:R24", "M7:-64,F3:L192:64,0");
    assert!(
        !found(&row).iter().any(|one| one.starts_with("RESULT")),
        "{:#?}",
        found(&row)
    );
    let told = found(&row.replace(" 64 1 ", " 48 1 "));
    assert!(
        told.contains(&"PPN_VALUE /result/claimed/value 48".to_owned()),
        "{told:#?}"
    );
}

#[test]
fn older_dialects_are_read_with_a_warning_each() {
    let both = found(&SAMPLE.replace(" 4 8 0 0 8", " 4 B 0 0 8"));
    assert_eq!(both, ["PPN_DIALECT /actions B"]);
    let no_refa = found(&SAMPLE.replace(" 4 8 0 0 8", " 4 8 0 8"));
    assert_eq!(no_refa, ["PPN_DIALECT /context 8"]);
    let kontra = SAMPLE
        .replace(" 4 8 0 0 8", " 4 B KL 0 16")
        .replace(SUMMARY, "M6:-16,F2:L64:16,F2");
    assert_eq!(
        found(&kontra),
        [
            "PPN_DIALECT /actions B",
            "PPN_DIALECT /actions KL",
            "PPN_DIALECT /result/claimed/soup F2]"
        ]
    );
    let strays = format!("{SAMPLE}\n\n...\n");
    assert_eq!(found(&strays), ["PPN_DIALECT  ..."]);
    let old_winners = SAMPLE.replace("O1J1", "O1JM").replace("8723", "872R");
    assert_eq!(found(&old_winners), ["PPN_DIALECT /actions O1JM"]);
    // What was read out of a dialect is written as the description has it.
    let (ppn, _) = written(&kontra);
    assert!(
        ppn.contains(" QA 4 8 K2 0 16 1 ") && ppn.contains("M6:-16,F2:L64:16,F2:R0]"),
        "{ppn}"
    );
}

#[test]
fn deals_that_were_not_played_come_back() {
    let deal = "LS7CNIOQAHDW21P9V4U6RB83ME5TKJGF";
    for rest in [
        "P,P,P]",
        "M3,P,3 1 QA 4 0 0 0 8 0 0 M10:-8,0,0]",
        "2,P,P 1 QA 2 8 0 0 4 0 0 M10:-4,0,0]",
        "2,G,P 2 XX G5 0 0 0 12 0 0 0,M10:-12,0]",
    ] {
        let round = format!("[1 123 {deal} {rest}");
        assert_eq!(found(&round), [""; 0], "{round}");
        assert!(written(&round).0.contains(&round), "{round}");
    }
    // Throws, or starts and throws, may be missing.
    for short in ["0 M10:-8,0,0]", "M10:-8,0,0]"] {
        let round = format!("[1 123 {deal} M3,P,3 1 QA 4 0 0 0 8 {short}");
        assert_eq!(found(&round), [""; 0], "{round}");
    }
}

#[test]
fn results_and_places_are_compared_after_the_last_round() {
    let tags = "[Bula 60]\n[Result1 -521]\n[Result2 -584]\n[Result3 1104]\n[Place1 2]\n[Place2 1]\n";
    let text = format!("{tags}{SAMPLE}");
    let told = checked(&text, |checked| {
        let found = |finding: &talon_records::Finding| finding.found.clone().unwrap();
        checked.findings.iter().map(found).collect::<Vec<_>>()
    });
    assert_eq!(
        told,
        [
            json!({"Result1": -521}),
            json!({"Result2": -584}),
            json!({"Result3": 1104}),
            json!({"Place2": 1})
        ]
    );
}

const SESSION: &str = include_str!("../../docs/samples/session.ppn");

/// Section 10.1: the bulas after each of the 20 deals.
const BULAS: [[i64; 3]; 20] = [
    [22, 30, 30],
    [22, 30, 30],
    [22, 30, 10],
    [22, 54, 10],
    [10, 54, 22],
    [10, 54, 18],
    [18, 54, 18],
    [18, 42, 18],
    [18, 42, 18],
    [18, 56, 4],
    [18, 40, 4],
    [18, 26, 4],
    [18, 26, -6],
    [18, 26, -6],
    [10, 26, -6],
    [10, 26, 2],
    [10, 16, 2],
    [-4, 16, 2],
    [-4, -4, 22],
    [-4, -4, 8],
];

#[test]
fn the_sample_session_is_that_of_the_rules_deal_by_deal() {
    let (records, findings) = read(SESSION);
    assert_eq!((records.len(), findings), (20, Vec::new()));
    let records: Vec<Json> = records
        .iter()
        .map(|record| serde_json::from_slice(record).unwrap())
        .collect();
    for (nth, record) in records.iter().enumerate() {
        let bula = nth.checked_sub(1).map_or([30; 3], |before| BULAS[before]);
        let [a, b, c] = bula;
        assert_eq!(
            record["context"]["bula"],
            json!({"A": a, "B": b, "C": c}),
            "deal {}",
            nth + 1
        );
        assert_eq!(record["source"]["session"], records[0]["source"]["session"]);
    }
    let changed = &records[19]["result"]["claimed"]["bula_change"];
    assert_eq!((changed, BULAS[19][2] - BULAS[18][2]), (&json!({"C": -14}), -14));
    let normal: Vec<Vec<u8>> = records.iter().map(|record| record.to_string().into_bytes()).collect();
    assert_eq!(write(&normal), SESSION);
}

#[test]
fn a_round_that_is_refused_leaves_the_sheet_after_it_unknown() {
    let (records, findings) = read(&SESSION.replace("5263,8M71", "5263,8K71"));
    assert!(!findings.is_empty());
    let records: Vec<Json> = records
        .iter()
        .map(|record| serde_json::from_slice(record).unwrap())
        .collect();
    assert_eq!(records[1].get("context"), None);
    assert_eq!(records[2]["context"], json!({"refa": {"A": 0, "B": 0, "C": 1}}));
}
