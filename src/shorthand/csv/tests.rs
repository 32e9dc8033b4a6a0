//! Tables as people keep them: what is found in a bad one and where, and that nothing brings the reader down.

use proptest::prelude::*;
use serde_json::{Value as Json, json};
use talon_records::normal::Writer;
use talon_records::notation::{Notation, write_all};
use talon_records::{Finding, Reader, read};

use crate::Csv;

const ULTI: &str = "deal,dealer,out,declarer,contract,trump,kontra,result,silent,points,note,Anna,Béla,Cili";
const PREF: &str = "deal,dealer,out,declarer,contract,game,came,invited,kontra,tricks Ante,tricks Bojan,tricks Cvita,refa,\
                    note,bula Ante,bula Bojan,bula Cvita,rules bula=30 refas=1";

/// The records that were accepted, and each finding with its line and column.
pub(super) fn told(text: &[u8]) -> (Vec<Json>, Vec<(u64, u64, Finding)>) {
    let mut records = read(text, crate::options());
    let (mut accepted, mut found) = (Vec::new(), Vec::new());
    while let Ok(Some(record)) = records.next_checked() {
        if let Some(own) = record.checked.record.as_ref().filter(|_| record.checked.is_accepted()) {
            accepted.push(serde_json::from_slice(&Writer::new().normal(own).text).unwrap());
        }
        for finding in &record.checked.findings {
            let at = record.place(finding);
            found.push((at.line, at.column, finding.clone()));
        }
    }
    (accepted, found)
}

/// The only finding of a row, as column, code, pointer and what would mend it. The row behind it is read.
fn fault(headings: &str, row: &str, next: &str) -> (u64, &'static str, String, Option<String>) {
    let (accepted, found) = told(format!("{headings}\n{row}\n{next}\n").as_bytes());
    let errors: Vec<_> = found.iter().filter(|(.., finding)| finding.is_error()).collect();
    assert_eq!((accepted.len(), errors.is_empty()), (1, false), "{row}: {found:?}");
    let (line, column, finding) = errors[0];
    assert_eq!(*line, 2, "{row}");
    let fix = finding.fix.as_ref().and_then(|fix| fix.as_str().map(str::to_owned));
    (*column, finding.code.as_str(), finding.pointer.as_str().to_owned(), fix)
}

#[test]
fn a_fault_is_told_at_its_cell_and_the_next_row_is_read() {
    let told = |row| fault(ULTI, row, "2,Anna,,Béla,parti,,,+,,,,,,");
    let parts = || "/score/components".to_owned();
    assert_eq!(
        told("1,Cili,,Ana,parti,,,+,,,,,,"),
        (9, "BAD_VALUE", "/score/declarer".into(), Some("Anna".into()))
    );
    assert_eq!(
        told("1,Cili,,Anna,parit,,,+,,,,,,"),
        (14, "BAD_VALUE", "/score/contract".into(), Some("parti".into()))
    );
    assert_eq!(
        told("1,Cili,,Anna,ulti,,,'+,,,,,,"),
        (23, "MISSING_MEMBER", parts(), None)
    );
    assert_eq!(told("1,Cili,,Anna,ulti,,,+++,,,,,,"), (23, "BAD_VALUE", parts(), None));
    assert_eq!(
        told("1,Cili,,Anna,ulti,,,,,,,,,"),
        (21, "MISSING_MEMBER", parts(), None)
    );
    assert_eq!(told("1,Cili,,Anna,,,,+,,,,,,").2, "/score/contract");
    assert_eq!(told("1,Cili,,,parti,,,+,,,,,,").1, "MISSING_MEMBER");
    assert_eq!(told("1,Cili,,Anna,ulti,,kontra utli,++,,,,,,").3, Some("ulti".into()));
    assert_eq!(told("1,Cili,,Anna,parti,kék,,+,,,,,,").2, "/score/trump");
    assert_eq!(told("1,Cili,,Anna,parti,,,+,ulti,,,,,").2, "/score/silent/ulti");
    assert_eq!(told("1,Cili,,Anna,parti,,,+,,60,,,,").2, "/score/points");
    assert_eq!(told("x,Cili,,Anna,parti,,,+,,,,,,").2, "/source/deal");
    assert_eq!(told("1,Celi,,Anna,parti,,,+,,,,,,").3, Some("Cili".into()));
    assert_eq!(told("1,Cili,Anna,Anna,parti,,,+,,,,,,").2, "/source/sitting_out");
    assert_eq!(told("1,Cili,,Anna,parti,,,+,,,,x,,").2, "/result/claimed");
    assert_eq!(
        told("1,Cili,,Anna,parti,,,+,,,,,,,z"),
        (30, "BAD_VALUE", String::new(), None)
    );
    assert_eq!(told("1,Cili,,Anna,\"parti,,,+,,,,,,").0, 15);
    // What the engine finds has its place too.
    assert_eq!(
        told("1,Cili,,Anna,40-100,,,+,100 +,,,,,"),
        (25, "SILENT_NOT_OPEN", "/score/silent/100".into(), None)
    );
}

#[test]
fn a_fault_in_a_row_of_the_other_game_is_told_in_the_same_way() {
    let told = |row| fault(PREF, row, "2,Ante,,Bojan,3,,both,,,2,6,2,,,,,");
    assert_eq!(told("1,Cvita,,Ante,9,,both,,,6,2,2,,,,,").2, "/score/contract");
    assert_eq!(told("1,Cvita,,Ante,4,,bothh,,,6,2,2,,,,,").2, "/score/volunteers");
    assert_eq!(told("1,Cvita,,Ante,4,,both,Bojan,,6,2,2,,,,,").2, "/score/invited_by");
    assert_eq!(
        told("1,Cvita,,Ante,4,,both,,rekontra Bojan,6,2,2,,,,,").1,
        "KONTRA_NOT_ENTITLED"
    );
    assert_eq!(told("1,Cvita,,Ante,4,,both,,Bojan,6,2,2,,,,,").2, "/score/kontra_giver");
    assert_eq!(
        told("1,Cvita,,Ante,4,,both,,,6,,,,,,,"),
        (27, "MISSING_MEMBER", "/score/tricks".into(), None)
    );
    assert_eq!(told("1,Cvita,,Ante,4,,both,,,6,11,2,,,,,").1, "BAD_VALUE");
    assert_eq!(told("1,Cvita,,Ante,4,maybe,both,,,6,2,2,,,,,").2, "/score/game");
    assert_eq!(told("1,Cvita,,Ante,pass,,,,,,,,,,,,").2, "/score");
    assert_eq!(told("1,Cvita,,Ante,4,,both,,,6,2,2,x,,,,").2, "/score/refa");
    // Tricks of someone who did not come.
    assert_eq!(told("1,Cvita,,Ante,4,,Bojan,,,6,2,2,,,,,").1, "BAD_VALUE");
}

#[test]
fn what_a_paper_leaves_out_is_filled_in_where_it_can_be_only_one_thing() {
    let rows = "1,Cvita,,Ante,4,,,,,6,2,,,,,,\n,,,Bojan,5,,only Cvita,,,,6,,,,,,\n,,,Cvita,betl,x,,,,,,made,,,,,\n";
    let (records, found) = told(format!("{PREF}\n{rows}").as_bytes());
    assert!(found.is_empty(), "{found:?}");
    let scores: Vec<&Json> = records.iter().map(|record| &record["score"]).collect();
    assert_eq!(scores[0]["tricks"], json!({"A": 6, "B": 2, "C": 2}));
    assert_eq!(scores[1]["tricks"], json!({"B": 6, "C": 4}));
    assert_eq!((&scores[2]["game"], &scores[2]["tricks"]), (&json!(true), &json!({})));
    let deals: Vec<_> = records
        .iter()
        .map(|record| (&record["source"]["deal"], &record["deal"]["dealer"]))
        .collect();
    assert_eq!(json!(deals), json!([[1, "C"], [2, "A"], [3, "B"]]));
}

#[test]
fn the_words_of_four_languages_head_a_table_and_its_people_are_any_three() {
    let tables = [
        "sorszám;osztó;kimarad;felvevő;bemondás;adu;kontra;eredmény;csendes;pontok;megjegyzés;Ági;Béla;Őri Cili\n\
         1.;Őri;;Ági;piros parti;;kontra;+;csendes ulti+;;jó;-0,00;;\n",
        "br;dijeli;ne igra;izvođač;ugovor;adut;kontra;rezultat;tihi;bodovi;napomena;Ági;Béla;Őri Cili\n\
         1;őri cili;;ÁGI;parti piros;-;kontra;+;ulti +;;jó;;;\n",
        "deal\tdealer\tdeclarer\tcontract\tkontra\tresult\tsilent\tnote\tÁgi\tBéla\tŐri Cili\n\
         1\tC\tA\tp:simple\tk1\tmade\tulti +\tjó\t\t\t\n",
    ];
    let all: Vec<Json> = tables
        .iter()
        .map(|table| {
            let (mut records, found) = told(table.as_bytes());
            assert!(
                found.iter().all(|(.., one)| one.code.as_str() == "RESULT_MISMATCH"),
                "{table}: {found:?}"
            );
            let mut record = records.remove(0);
            record["source"].as_object_mut().unwrap().remove("session");
            record.as_object_mut().unwrap().remove("result");
            record
        })
        .collect();
    assert_eq!(all[0]["score"]["kontra"], json!({"simple": 1}));
    assert_eq!(all[0]["annotations"][0]["text"], "jó");
    assert_eq!((&all[0], &all[1]), (&all[1], &all[2]));
}

#[test]
fn what_the_paper_says_is_compared_and_kept_beside_what_the_rules_give() {
    let rows = "1,Cili,,Anna,parti,,,+,,,,+2,-1,-1\n2,Anna,,Cili,ulti,,,++,,,,\u{2212}5,-5,\"12,0\"\n3,,,Anna,parti,,,+,,,,,,\n";
    let (records, found) = told(format!("{ULTI}\n{rows}").as_bytes());
    assert_eq!(records.len(), 3);
    let [(line, column, finding)] = &found[..] else {
        panic!("{found:?}")
    };
    assert_eq!((*line, *column, finding.code.as_str()), (3, 34, "RESULT_MISMATCH"));
    assert_eq!(
        (&finding.found, &finding.expected),
        (&Some(json!(12)), &Some(json!(10)))
    );
    assert_eq!(records[0]["result"], Json::Null);
    assert_eq!(
        records[1]["result"]["claimed"]["scores"],
        json!({"A": -5, "B": -5, "C": 12})
    );
    // Written again the table has what the rules give, and that something else was claimed is told.
    let texts: Vec<String> = records.iter().map(Json::to_string).collect();
    let again = String::from_utf8(write_all(&Csv, &texts).unwrap()).unwrap();
    assert!(again.contains("2,Anna,,Cili,ulti,,,'++,,,,-5,-5,10"), "{again}");
    let lost = Csv.writer().write(texts[1].as_bytes(), &mut Vec::new());
    assert_eq!(lost[0].pointer.as_str(), "/result");
}

#[test]
fn a_sheet_goes_from_row_to_row_and_is_not_guessed() {
    // The second row is two too high, and the third goes on from there.
    let rows = [
        "1,Ante,,Bojan,3,,both,,,2,6,2,,,30,24,30",
        "2,Bojan,,Ante,3,,both,,,6,2,2,,,26,24,30",
        "3,Cvita,,,pass,,,,,,,,,,26,24,30",
        "4,Ante,,Ante,4,,Cvita,,,6,,4,,,10,24,30",
    ];
    let (records, found) = told(format!("{PREF}\n{}\n", rows.join("\n")).as_bytes());
    assert_eq!(records.len(), 4);
    let [(line, column, finding)] = &found[..] else {
        panic!("{found:?}")
    };
    assert_eq!((*line, *column, finding.code.as_str()), (3, 33, "RESULT_MISMATCH"));
    assert_eq!(
        (&finding.found, &finding.expected),
        (&Some(json!(-4)), &Some(json!(-6)))
    );
    assert_eq!(records[1]["context"]["bula"], json!({"A": 30, "B": 24, "C": 30}));
    assert_eq!(records[3]["context"], Json::Null);
    // Behind a gap or a row that is refused nobody knows how the sheet stood.
    for gap in [
        "4,Cvita,,,pass,,,,,,,,,,,,",
        "2,Bojan,,Xaver,3,,both,,,6,2,2,,,26,24,30",
    ] {
        let text = format!("{PREF}\n{}\n{gap}\n5,Ante,,Ante,4,,both,,,6,2,2,,,22,24,30\n", rows[0]);
        let (_, found) = told(text.as_bytes());
        let (line, _, last) = found.last().unwrap();
        assert_eq!(
            (*line, last.code.as_str(), last.detail),
            (4, "UNVERIFIABLE", "sheet"),
            "{found:?}"
        );
    }
    // A deal that all passed has no change of its own to compare.
    let (_, found) = told(format!("{PREF}\n1,Ante,,,pass,,,,,,,,,,30,30,28\n").as_bytes());
    assert_eq!(
        (found.len(), found[0].1, &found[0].2.found),
        (1, 30, &Some(json!(28))),
        "{found:?}"
    );
}

#[test]
fn numbers_without_a_contract_are_no_deal_and_sums_are_passed_over() {
    let (records, found) = told(format!("{ULTI},Összesen\n1,Cili,,Anna,parti,,,+,,,,2,-1,-1,0\n").as_bytes());
    assert_eq!(
        (records.len(), found.len(), &records[0]["deal"]["dealer"]),
        (1, 0, &json!("C"))
    );
    let (records, found) = told(
        format!("{ULTI}\n1,Cili,,Anna,parti,,,+,,,,2,-1,-1\n2,,,,,,,,,,,4,-2,-2\nSum,,,,,,,,,,,6,-3,-3\n").as_bytes(),
    );
    assert_eq!(records.len(), 1);
    let [(line, column, finding)] = &found[..] else {
        panic!("{found:?}")
    };
    assert_eq!((*line, *column, finding.detail), (3, 6, "typed_total"));
    assert_eq!(finding.pointer.as_str(), "/score/contract");
}

/// The records of a table to someone who says that its totals are to be taken.
fn with_totals(text: &str) -> (Vec<Json>, Vec<Finding>) {
    let mut records = read(text.as_bytes(), crate::options_with(true));
    let (mut accepted, mut found) = (Vec::new(), Vec::new());
    while let Ok(Some(record)) = records.next_checked() {
        if let Some(own) = record.checked.record.as_ref().filter(|_| record.checked.is_accepted()) {
            accepted.push(serde_json::from_slice(&Writer::new().normal(own).text).unwrap());
        }
        found.extend(record.checked.findings.clone());
    }
    (accepted, found)
}

#[test]
fn a_total_is_taken_where_somebody_says_so_and_written_so_that_it_says_so_itself() {
    let rows = "1,Cili,,Anna,parti,,,+,,,,2,-1,-1\n2,,,,,,,,,,at the bar,4,-2,-2\n3,,,Anna,parti,,,+,,,,,,\n";
    let (records, found) = with_totals(&format!("{ULTI}\n{rows}"));
    assert_eq!((records.len(), found.len()), (3, 0), "{found:?}");
    let total = &records[1];
    assert_eq!(total["score"], json!({}));
    let award = json!({"scores": {"A": 4, "B": -2, "C": -2}});
    assert_eq!(
        total["actions"],
        json!([{"type": "ruling", "by": "director", "kind": "score", "award": award}])
    );
    // Out, in and out again it is the same to anybody, as the row says what it is.
    let written = |records: &[Json]| {
        let texts: Vec<String> = records.iter().map(Json::to_string).collect();
        String::from_utf8(write_all(&Csv, &texts).unwrap()).unwrap()
    };
    let out = written(&records);
    assert!(out.contains("\r\n2,Anna,,,total,,,,,,at the bar,4,-2,-2"), "{out}");
    let (again, found) = told(out.as_bytes());
    assert_eq!((again.len(), found.len()), (3, 0), "{found:?}");
    assert_eq!(written(&again), out);
    // A word of any of the four languages says so too.
    for word in ["összesen", "ukupno", "zbir", "Total"] {
        let row = format!("{ULTI}\n2,Anna,,,{word},,,,,,,4,-2,-2\n");
        assert_eq!(told(row.as_bytes()).0[0]["actions"], total["actions"], "{word}");
    }
}

#[test]
fn a_total_that_cannot_be_one_is_refused_at_its_cell() {
    let told = |row: &str| {
        let (records, found) = told(format!("{ULTI}\n{row}\n").as_bytes());
        assert_eq!((records.len(), found.len()), (0, 1), "{row}: {found:?}");
        (found[0].1, found[0].2.code.as_str(), found[0].2.detail)
    };
    assert_eq!(told("2,Anna,,,,,,,,,,4,-2,-2"), (10, "BAD_VALUE", "typed_total"));
    assert_eq!(
        told("2,Anna,,Béla,total,,,,,,,4,-2,-2"),
        (9, "BAD_VALUE", "total_facts")
    );
    assert_eq!(told("2,Anna,,,total,,,+,,,,4,-2,-2"), (18, "BAD_VALUE", "total_facts"));
    assert_eq!(told("2,Anna,,,total,,,,,,,4,-2,-1"), (22, "BAD_VALUE", "total_sum"));
    assert_eq!(told("2,Anna,,,total,,,,,,,4,-2,x").1, "BAD_VALUE");
    assert_eq!(told("2,Anna,,,total,,,,,,,4,-4,").1, "MISSING_MEMBER");
}

#[test]
fn a_total_on_a_sheet_is_the_step_from_the_row_before_it() {
    let rows = "1,Ante,,Bojan,3,,both,,,2,6,2,,,30,24,30\n2,Bojan,,,,,,,,,,,,,20,24,28\n\
                3,Cvita,,Cvita,4,,Ante,,,4,,6,,,20,24,20\n";
    let (records, found) = with_totals(&format!("{PREF}\n{rows}"));
    assert_eq!((records.len(), found.len()), (3, 0), "{found:?}");
    assert_eq!(
        records[1]["actions"][0]["award"],
        json!({"bula_change": {"A": -10, "C": -2}})
    );
    let texts: Vec<String> = records.iter().map(Json::to_string).collect();
    let out = write_all(&Csv, &texts).unwrap();
    let (again, found) = told(&out);
    assert_eq!((again.len(), found.len()), (3, 0), "{found:?}");
    let texts: Vec<String> = again.iter().map(Json::to_string).collect();
    assert!(write_all(&Csv, &texts).unwrap() == out);
    // Without the row before it nobody knows what it changed, and so it is not written either.
    let gap = format!("{PREF}\n2,Bojan,,,total,,,,,,,,,,20,24,28\n4,Ante,,,total,,,,,,,,,,20,20,20\n");
    let (records, found) = told(gap.as_bytes());
    assert!(
        records.is_empty() && found.iter().all(|one| one.2.detail == "total_sheet"),
        "{found:?}"
    );
    let lost = Csv.writer().write(texts[1].as_bytes(), &mut Vec::new());
    assert!(lost.iter().any(Finding::is_error), "{lost:?}");
}

#[test]
fn who_sits_out_gets_nothing_of_a_total() {
    let four = "deal,dealer,declarer,contract,result,Dani,Anna,Béla,Cili";
    let (records, found) = told(format!("{four}\n1,Dani,,total,,,4,-2,-2\n2,Anna,,total,,3,0,-3,0\n").as_bytes());
    assert_eq!((records.len(), found.len()), (2, 0), "{found:?}");
    assert_eq!(
        records[0]["actions"][0]["award"],
        json!({"scores": {"A": 4, "B": -2, "C": -2}})
    );
    assert_eq!(records[1]["source"]["sitting_out"]["name"], "Anna");
    let (records, found) = told(format!("{four}\n1,Dani,,total,,2,0,-2,0\n").as_bytes());
    assert_eq!(
        (records.len(), found[0].2.code.as_str(), found[0].1),
        (0, "BAD_VALUE", 16),
        "{found:?}"
    );
}

#[test]
fn headings_that_cannot_be_read_are_one_record_with_their_rows() {
    for (headings, column, code) in [
        (ULTI.replace(",Cili", ""), 74, "BAD_VALUE"),
        (ULTI.replace("Béla", "Anna"), 74, "BAD_VALUE"),
        (format!("{ULTI},deals Dani"), 95, "BAD_VALUE"),
        (PREF.replace("bula Bojan", "bula Bojam"), 123, "BAD_VALUE"),
        (PREF.replace("invited", "inwited"), 45, "BAD_VALUE"),
        (format!("{ULTI},rules four_ases=off"), 95, "UNKNOWN_OPTION"),
    ] {
        let (records, found) = told(format!("{headings}\n1,,,,,,,,\n2,,,,,,,,\n").as_bytes());
        assert_eq!((records.len(), found.len()), (0, 1), "{headings}: {found:?}");
        assert_eq!(
            (found[0].0, found[0].1, found[0].2.code.as_str()),
            (1, column, code),
            "{headings}"
        );
    }
    let (_, found) = told(format!("{ULTI}\n").as_bytes());
    assert_eq!(found[0].2.pointer.as_str(), "/score");
}

#[test]
fn a_row_that_was_cut_out_is_the_same_row_and_tables_of_other_kinds_are_none() {
    let long = "x".repeat(5000);
    let text = format!(
        "Tuesday,,\nsep=,\n{ULTI},session x\n\n1,Cili,,Anna,parti,,,+,,,{long},,,\n,,,B,parti,,,+,,,,,,\n\n{PREF}\n1,C,,A,4,,both,,,6,2,2,,,,,\n"
    );
    let mut records = read(text.as_bytes(), crate::options());
    let mut cut = Vec::new();
    while let Ok(Some(record)) = records.next_checked() {
        assert!(record.checked.is_accepted(), "{:?}", record.checked.findings);
        cut.push(record.text.to_vec());
    }
    assert_eq!((cut.len(), records.read_as().unwrap().wrapping.passed_over), (3, 1));
    for piece in &cut {
        let mut reader = Reader::new();
        assert!(reader.check(piece, &crate::options()).is_accepted());
        let mut again = read(piece.as_slice(), crate::options());
        let again = again.next_checked().unwrap().unwrap();
        // What is read as a file is known by its first lines.
        assert!(again.text == piece || piece.len() > long.len());
        let last = std::str::from_utf8(piece).unwrap().lines().last().unwrap();
        assert!(crate::is_carried_head(last), "{last}");
    }
    for other in [
        "deal;dealer;declarer\n1;A;B\n",
        "game,date,event,round,venue,table,session,deal,dealer,player_a,player_b,player_c,declarer,contract,trump,kontra\n",
        "igra;datum;dijeli;izvođač;kontrakt;adut;kontra;štihovi A;štihovi B;štihovi C;rezultat A\n",
        "{\"declarer\": 1, \"contract\": 2, \"result\": 3}",
        "ulti: Anna, Béla, Cili; deals Cili\n1. Anna parti: +; note declarer, contract, result\n",
        "",
    ] {
        assert!(!Csv.begins(other.as_bytes()), "{other}");
    }
}

#[test]
fn a_name_that_looks_like_a_heading_or_a_formula_comes_back() {
    let names = ["Pont", "=1+1", "Deal Kis"];
    let mut record: Json = serde_json::from_str(
        r#"{"format":"talon","version":"1.1","game":"ulti","rules":{"id":"ulti","edition":1},"deal":{"dealer":"C"},
        "source":{"origin":"transcribed"},"actions":[],
        "score":{"declarer":"B","contract":"simple","components":{"simple":true},"marriages":{"B":[20]},
        "seven":{"by":"B","won":true},"points":{"declarer":80,"defenders":30},"silent":{"ulti":"win"}}}"#,
    )
    .unwrap();
    for (seat, name) in ["A", "B", "C"].into_iter().zip(names) {
        record["players"][seat] = json!({"name": name});
    }
    record["annotations"] =
        json!([{"id": "n1", "at": {"line": "main", "ply": 0}, "kind": "comment", "text": "'=x; \"y\", z"}]);
    record["source"]["session"] = json!("-x");
    let text = write_all(&Csv, [record.to_string()]).unwrap();
    let (records, found) = told(&text);
    assert_eq!(found.len(), 0, "{}: {found:?}", String::from_utf8_lossy(&text));
    assert_eq!(records[0]["players"], record["players"]);
    assert_eq!(records[0]["annotations"], record["annotations"]);
    assert_eq!(records[0]["score"], record["score"]);
    assert!(write_all(&Csv, [records[0].to_string()]).unwrap() == text);
    // A deal without a number stays one.
    assert_eq!(records[0]["source"], record["source"]);
}

/// Two tables that say nearly everything that can be said.
const ALL: &str = "\
deal,dealer,declarer,contract,trump,kontra,result,silent,points,seven,marriages,factor,note,Anna,Béla,Cili,rules kontra_max_level=none,date 2026-11-24
1,Cili,Anna,parti,zöld,,+,100 +,100 10,,,,\"jó, \"\"igen\"\"\",6,-3,-3
2,Cili,Béla,piros 40-100 ulti,,\"kontra 40-100, rekontra ulti\",'+-,,,,,,,,,
3,,Cili,színtelen terített durchmars,,kontra both,bukott,,,,,,,,,

deal,out,declarer,contract,came,invited,kontra,tricks Dani,tricks Ante,tricks Bojan,tricks Cvita,refa
1,Dani,Bojan,betl,,,\"kontra Cvita, rekontra Bojan\",,,1,,'-
2,Ante,Cvita,5,,Dani,,5,,,5,
";

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn one_changed_character_is_told_in_place_or_read(at in any::<prop::sample::Index>(), put in prop::char::any()) {
        let mut letters: Vec<char> = ALL.chars().collect();
        let place = at.index(letters.len());
        letters[place] = put;
        let text: String = letters.into_iter().collect();
        let lines = text.lines().count() as u64 + 1;
        for (line, ..) in told(text.as_bytes()).1 {
            prop_assert!(line <= lines);
        }
    }

    #[test]
    fn no_row_brings_the_reader_down(row in "(Anna|Ante|A|kontra|both|pass|p:|\\+|-|40-100|,|;|\"|'|sheet|deal|[a-z0-9:,+ =\\-áđж]|\\n){0,60}") {
        told(format!("{ULTI}\n{row}").as_bytes());
        told(format!("{PREF}\n{row}").as_bytes());
        told(row.as_bytes());
    }
}

#[test]
fn nearly_everything_that_can_be_said_is_read() {
    let (records, found) = told(ALL.as_bytes());
    assert_eq!((records.len(), found.len()), (5, 0), "{found:?}");
}
