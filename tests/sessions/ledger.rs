//! The ledger of a session, deal by deal: the complete session of the rules, rulings, and what contradicts the sheet.

use serde_json::{Value as Json, json};
use talon_records::normal::Writer;
use talon_records::read;
use talon_records::session::{Ledger, Mark, Paper, Remark};
use talon_rules::cards::{BySeat, Seat};
use talon_rules::games::session::{DealFate, Hat};

use super::deals::{complete, record, short};

fn ledger(records: &[Json]) -> Ledger {
    let texts: Vec<String> = records.iter().map(Json::to_string).collect();
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    Ledger::of(&texts)
}

fn bula(by: BySeat<i64>) -> [i64; 3] {
    [by.a, by.b, by.c]
}

/// After each deal: bulas, what is left, and what was written as writer, declarer, amount.
type Row = ([i64; 3], i64, &'static [(char, char, i64)]);
const SHEET: [Row; 20] = [
    ([22, 30, 30], 82, &[('B', 'A', 16), ('C', 'A', 16)]),
    ([22, 30, 30], 82, &[]),
    ([22, 30, 10], 62, &[('A', 'C', 60)]),
    ([22, 54, 10], 86, &[('C', 'B', 120), ('A', 'B', 120)]),
    ([10, 54, 22], 86, &[('C', 'A', 36)]),
    ([10, 54, 18], 82, &[]),
    ([18, 54, 18], 90, &[('B', 'A', 40)]),
    ([18, 42, 18], 78, &[]),
    ([18, 42, 18], 78, &[]),
    ([18, 56, 4], 78, &[('A', 'C', 28), ('B', 'C', 14)]),
    ([18, 40, 4], 62, &[]),
    ([18, 26, 4], 48, &[('C', 'B', 28), ('A', 'B', 28)]),
    ([18, 26, -6], 38, &[('A', 'C', 40)]),
    ([18, 26, -6], 38, &[]),
    ([10, 26, -6], 30, &[('B', 'A', 24), ('C', 'A', 8)]),
    ([10, 26, 2], 38, &[('A', 'C', 24), ('B', 'C', 16)]),
    ([10, 16, 2], 28, &[('A', 'B', 20)]),
    ([-4, 16, 2], 14, &[('B', 'A', 28), ('C', 'A', 28)]),
    ([-4, -4, 22], 14, &[('C', 'B', 80)]),
    ([-4, -4, 8], 0, &[('A', 'C', 28), ('B', 'C', 28)]),
];

fn seat(letter: char) -> Seat {
    Seat::parse(&letter.to_string()).expect("a seat")
}

#[test]
fn the_complete_session_is_entered_line_by_line() {
    let ledger = ledger(&complete());
    assert_eq!(ledger.deals.len(), 20);
    let mut soup: BySeat<BySeat<i64>> = BySeat::default();
    for (place, (deal, (bulas, left, written))) in ledger.deals.iter().zip(SHEET).enumerate() {
        let at = format!("deal {}: {:?}", place + 1, deal.entry);
        let columns = deal.entry.after.columns.expect("a sheet");
        for (writer, declarer, amount) in written {
            soup[seat(*writer)][seat(*declarer)] += amount;
        }
        assert_eq!(
            (bula(columns.bula), columns.left(), columns.soup),
            (bulas, left, soup),
            "{at}"
        );
        assert!(
            deal.remarks.is_empty() && deal.findings.is_empty(),
            "{at} {:?}",
            deal.remarks
        );
    }
    let fates: Vec<DealFate> = ledger.deals.iter().map(|deal| deal.entry.fate).collect();
    assert_eq!(
        [fates[0], fates[1], fates[5], fates[7]],
        [
            DealFate::Played,
            DealFate::PassedOut,
            DealFate::Unplayed,
            DealFate::Unplayed
        ]
    );
    let refas: Vec<usize> = (0..20)
        .filter(|place| ledger.deals[*place].entry.refa_used)
        .map(|place| place + 1)
        .collect();
    assert_eq!(refas, [3, 4, 5]);
    assert!(ledger.deals[1].entry.refa_written && !ledger.deals[8].entry.refa_written);
    assert!(ledger.deals[19].entry.reduced && ledger.deals[19].entry.value == Some(14));
    assert!(ledger.over && ledger.written_off.is_none() && ledger.prospects.is_empty());
    assert_eq!(ledger.standing.totals, [192, -190, -2]);
    let terms: Vec<&[i64]> = ledger.terms.iter().map(|term| &term.brings[..]).collect();
    assert_eq!(terms, [[40, 40, -80], [348, 166, 316], [-196, -396, -238]]);
}

#[test]
fn the_paper_has_hats_and_crossed_lines_where_they_were_drawn() {
    let paper = Paper::of(&ledger(&complete())).expect("a sheet");
    let refas = |seat: Seat| {
        let lines = paper.bula[seat.index()].iter().filter_map(|mark| match mark {
            Mark::Refa { crossed } => Some(*crossed),
            Mark::Number { .. } => None,
        });
        lines.collect::<Vec<_>>()
    };
    assert_eq!(Seat::ALL.map(refas), [vec![Some(3)], vec![Some(6)], vec![Some(5)]]);
    let numbers = |seat: Seat| {
        let all = paper.bula[seat.index()].iter().filter_map(|mark| match mark {
            Mark::Number { left, hat } => Some((*left, *hat)),
            Mark::Refa { .. } => None,
        });
        all.collect::<Vec<_>>()
    };
    let plain = |left| (left, None);
    assert_eq!(
        numbers(Seat::C),
        [
            plain(30),
            plain(10),
            plain(22),
            plain(18),
            plain(4),
            (-6, Some(Hat::Hat)),
            (2, Some(Hat::Inverted)),
            plain(22),
            plain(8)
        ]
    );
    assert_eq!(numbers(Seat::A).last(), Some(&(-4, Some(Hat::Hat))));
    assert_eq!(paper.soup[0][2], [60, 88, 128, 152, 180]);
    // The line stands behind what was written before it.
    assert_eq!(paper.bula[0][2], Mark::Refa { crossed: Some(3) });
}

#[test]
fn order_is_that_of_the_numbers_whatever_came_first() {
    let mut records = complete();
    records.reverse();
    let turned = ledger(&records);
    assert_eq!(turned.deals[0].record, 19);
    assert_eq!(turned.standing, ledger(&complete()).standing);
}

#[test]
fn a_deal_struck_out_stays_in_sight_and_everything_after_it_is_recomputed() {
    let mut records = complete();
    let actions = records[1]["actions"].as_array_mut().expect("a list");
    actions.push(json!({"type": "ruling", "by": "director", "kind": "void"}));
    let ledger = ledger(&records);
    assert_eq!((ledger.deals.len(), ledger.deals[1].entry.fate), (20, DealFate::Voided));
    // Without the refa of deal 2 nothing is doubled until deal 9, when it is written after all.
    assert_eq!(ledger.deals[2].entry.value, Some(10));
    assert_eq!(
        bula(ledger.deals[2].entry.after.columns.expect("a sheet").bula),
        [22, 30, 20]
    );
    assert_eq!(ledger.deals[3].entry.value, Some(12));
    assert!(ledger.deals[8].entry.refa_written);
}

#[test]
fn scores_and_penalties_of_a_director_are_entered() {
    let ruled = |ruling: Json| {
        let mut records = complete();
        records.truncate(3);
        records[2]["actions"].as_array_mut().expect("a list").push(ruling);
        ledger(&records)
    };
    let award = json!({"bula_change": {"C": 20}, "soup": {"A": {"C": 100}}});
    let given = json!({"type": "ruling", "by": "director", "kind": "score", "award": award});
    let ledger = ruled(given);
    let sheet = ledger.standing.sheet.expect("a sheet");
    assert_eq!((&sheet.bula[..], sheet.soup[0][2]), (&[22, 30, 50][..], 100));
    assert_eq!(sheet.open_refa, [1, 1, 0]);
    assert!(ledger.deals[2].entry.ruled && ledger.deals[2].entry.fate == DealFate::Played);
    let award = json!({"bula_change": {"B": 10}});
    let ledger = ruled(json!({"type": "ruling", "by": "director", "kind": "penalty", "award": award}));
    assert_eq!(ledger.standing.sheet.expect("a sheet").bula, [22, 40, 10]);
}

#[test]
fn what_a_record_says_of_the_sheet_is_compared_and_the_session_counts() {
    let mut records = complete();
    records[2]["context"] = json!({"bula": {"A": 22, "B": 30, "C": 28}, "refa": {"A": 0, "B": 0, "C": 0}});
    records[4]["context"] = json!({"bula": {"A": 22, "B": 54, "C": 10}, "refas_written": 1});
    let ledger = ledger(&records);
    let pointers: Vec<&str> = ledger.deals[2]
        .findings
        .iter()
        .map(|one| one.pointer.as_str())
        .collect();
    assert_eq!(
        pointers,
        [
            "/context/bula/C",
            "/context/refa/A",
            "/context/refa/B",
            "/context/refa/C"
        ]
    );
    let first = &ledger.deals[2].findings[0];
    assert_eq!(first.code.as_str(), "CONTEXT_MISMATCH");
    assert_eq!((&first.found, &first.expected), (&Some(json!(28)), &Some(json!(30))));
    assert!(ledger.deals[4].findings.is_empty());
    assert_eq!(ledger.standing.totals, [192, -190, -2]);
}

#[test]
fn numbers_dealers_players_and_rules_out_of_order_are_remarked() {
    let mut records = complete();
    records.truncate(6);
    records[3]["source"]["deal"] = json!(3);
    records[4]["players"]["B"]["name"] = json!("Dóra");
    records[5]["rules"]["options"] = json!({"bula": 30, "refas": 2});
    let gap = ledger(&records);
    let remarks: Vec<&[Remark]> = gap.deals.iter().map(|deal| &deal.remarks[..]).collect();
    assert_eq!(remarks[3], [Remark::Doubled { number: 3 }]);
    let dora = Remark::Player {
        person: 3,
        instead_of: 1,
    };
    let dealer = Remark::Dealer { expected: Seat::B };
    assert_eq!(remarks[4], [Remark::Missing { first: 4, last: 4 }, dealer, dora]);
    assert_eq!(remarks[5], [Remark::Rules]);
}

#[test]
fn a_session_that_goes_on_tells_what_the_next_deal_is_worth() {
    let mut records = complete();
    records.truncate(2);
    let ledger = ledger(&records);
    assert!(!ledger.over);
    assert_eq!(ledger.next_dealer, Some(1));
    let game = ledger
        .prospects
        .iter()
        .find(|one| one.contract == "game-C")
        .expect("a contract");
    assert!(game.worth.iter().all(|worth| worth.value == 24 && worth.doubled));
    let (after, terms) = ledger.written_off.expect("something is left");
    // 82 is three times 27 and one more, which the highest of the two at 30 writes off first.
    assert_eq!(after.sheet.expect("a sheet").bula, [-5, 2, 3]);
    assert_eq!(terms.len(), 3);
}

#[test]
fn deals_after_the_end_do_not_count_and_nor_do_unfinished_ones() {
    let mut records = complete();
    records.push(record("demo", 21, "B A 4 play/play - 6,2,2", &short()));
    let late = ledger(&records);
    assert_eq!(late.deals[20].entry.fate, DealFate::Late);
    assert!(late.deals[20].remarks.contains(&Remark::Late));
    assert_eq!(late.standing.totals, [192, -190, -2]);
    records.truncate(1);
    records[0]["actions"].as_array_mut().expect("a list").truncate(5);
    let open = ledger(&records);
    assert_eq!(open.deals[0].entry.fate, DealFate::Unfinished);
    assert_eq!(open.standing, open.opening);
    records[0]["deal"]["dealer"] = json!("X");
    let broken = ledger(&records);
    assert_eq!(broken.deals[0].entry.fate, DealFate::Refused);
}

#[test]
fn sessions_that_were_played_on_the_engines_sheet_agree_with_the_ledger() {
    use talon_rules::games::preferans::Variant;
    use talon_samples::generate::preferans::{hands, record_line};
    let rules = Variant {
        bula: 60,
        refas: Some(2),
        ..Variant::default()
    };
    let mut sessions: Vec<Vec<String>> = vec![Vec::new(); 4];
    for hand in hands(11, &rules).take_while(|hand| hand.session < 4) {
        sessions[usize::try_from(hand.session).expect("a place")].push(record_line(&hand));
    }
    for (place, records) in sessions.iter().enumerate() {
        let texts: Vec<&str> = records.iter().map(String::as_str).collect();
        let ledger = Ledger::of(&texts);
        assert!(ledger.over && ledger.deals.len() > 5, "session {place}");
        for deal in &ledger.deals {
            assert!(deal.findings.is_empty() && deal.remarks.is_empty(), "{deal:?}");
            assert_ne!(deal.entry.fate, DealFate::Unfinished, "{deal:?}");
        }
        let totals = ledger.standing.totals;
        assert_eq!(totals.iter().sum::<i64>(), 0, "session {place}");
    }
}

#[test]
fn running_sums_are_kept_where_a_game_has_no_sheet() {
    let example: Json = serde_json::from_str(include_str!("../fixtures/example.talon.json")).expect("a record");
    let deal = |number: u64| {
        let mut record = example.clone();
        record["source"]["deal"] = json!(number);
        record["deal"]["dealer"] = example["deal"]["dealer"].clone();
        record
    };
    let mut records = vec![deal(1), deal(2), deal(3)];
    let void = json!({"type": "ruling", "by": "director", "kind": "void"});
    records[1]["actions"].as_array_mut().expect("a list").push(void);
    let ledger = ledger(&records);
    let once = &ledger.deals[0].after.totals;
    assert_ne!(*once, [0; 3]);
    assert_eq!(ledger.deals[1].after.totals, *once);
    assert_eq!(ledger.deals[1].entry.fate, DealFate::Voided);
    let twice: Vec<i64> = once.iter().map(|points| 2 * points).collect();
    assert_eq!(ledger.standing.totals, twice);
    assert!(Paper::of(&ledger).is_none() && ledger.terms.is_empty() && !ledger.over);
}

#[test]
fn a_two_that_the_session_makes_plain_is_not_played() {
    let mut records = vec![record("demo", 1, "C A 2 play/play - 6,2,2", &short())];
    records[0]["context"] = json!({"refa": {"A": 1, "B": 0, "C": 0}, "refas_written": 1});
    let ledger = ledger(&records);
    assert_eq!(ledger.deals[0].entry.fate, DealFate::Unplayed);
    assert_eq!(ledger.standing.sheet.as_ref().expect("a sheet").bula, [26, 30, 30]);
    assert_eq!(
        ledger.deals[0].findings.len(),
        2,
        "one for the refa of A, one for the number written"
    );
}

#[test]
fn a_two_that_was_played_needs_an_open_refa_on_the_sheet() {
    let evening = |first: &str| {
        let text = format!("pref: Ante, Boki, Ceca; deals Ceca; rules refas=2\n{first}\n2. Boki 2: 6 2 2\n");
        let mut all = read(text.as_bytes(), talon_shorthand::options());
        let mut records = Vec::new();
        while let Ok(Some(record)) = all.next_checked() {
            assert!(record.checked.is_accepted(), "{:?}", record.checked.findings);
            let normal = Writer::new()
                .write(record.checked.record.as_ref().expect("a record"))
                .0
                .to_vec();
            records.push(String::from_utf8(normal).expect("a text"));
        }
        let records: Vec<&str> = records.iter().map(String::as_str).collect();
        let ledger = Ledger::of(&records);
        let found = &ledger.deals[1].findings;
        found
            .iter()
            .map(|one| (one.code.as_str(), one.detail))
            .collect::<Vec<_>>()
    };
    // All pass, which writes a refa for everybody.
    assert_eq!(evening("1. pass"), []);
    assert_eq!(evening("1. Ante 4: 6 2 2"), [("CONTEXT_MISMATCH", "refa")]);
}
