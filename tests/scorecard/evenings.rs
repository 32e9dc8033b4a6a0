//! Worked evenings, entered as at the table: through the form of each deal, dealer after dealer.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use talon_rules::cards::Seat;
use talon_scorecard::form::Called;
use talon_scorecard::{Act, Line, PersonNo, SaveDeal, Scorecard};

use super::{card, phone};

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

/// An empty card for an evening of three.
fn empty(evening: &Value) -> Scorecard {
    let game = evening["game"].as_str().unwrap();
    let first = Seat::parse(evening["deals"][0]["dealer"].as_str().unwrap()).unwrap();
    let mut card = card(game, &["Anna", "Béla", "Cili"], u8::try_from(first.index()).unwrap());
    let rules = json!({"id": game, "edition": 1, "options": evening["options"]});
    if evening["options"] != json!({}) {
        card.act(Act::SetRules(rules), phone(1)).unwrap();
    }
    card
}

/// Enters the next deal through its form.
fn enter(card: &mut Scorecard, called: &Called, chosen: &BTreeMap<String, String>) {
    let standing = card.standing(called.dealer);
    let ruled_out = card.ruled_out(called, chosen, standing.as_ref());
    for (id, code) in chosen {
        let is_out = ruled_out.get(id).is_some_and(|codes| codes.contains(code));
        assert!(!is_out, "{called:?} {id} {code}: {chosen:?}");
    }
    let score = card.score(called, chosen, standing.as_ref()).unwrap();
    let deal = SaveDeal {
        number: card.next_number(),
        people: vec![],
        dealer: called.dealer,
        line: Line::Score(score),
        note: None,
    };
    card.act(Act::Save(deal), phone(1)).unwrap();
}

/// What is in sight after a deal: the sums, or what each has to go.
fn shown(card: &Scorecard) -> Vec<i64> {
    let tally = card.tally();
    tally.ledger.standing.sheet.map_or(tally.sums, |sheet| sheet.bula)
}

#[test]
fn worked_evenings_are_filled_in_field_by_field_and_stand_as_they_were_counted_by_hand() {
    for (name, text) in EVENINGS {
        let evening: Value = serde_json::from_str(text).unwrap();
        let mut card = empty(&evening);
        for (at, deal) in evening["deals"].as_array().unwrap().iter().enumerate() {
            let dealer = card.next_dealer();
            assert_eq!(
                Seat::ALL[dealer.index()].letter(),
                deal["dealer"].as_str().unwrap(),
                "{name} {at}"
            );
            let (called, chosen) = card.filled(dealer, deal["score"].as_object().unwrap()).unwrap();
            enter(&mut card, &called, &chosen);
            assert_eq!(json!(shown(&card)), deal["after"], "{name} {at}");
        }
        assert_eq!(json!(card.tally().sums), evening["totals"], "{name}");
        assert_eq!(
            card.tally().sums.iter().sum::<i64>() == 0,
            !card.tally().payments().is_empty(),
            "{name}"
        );
        if let Some(wanted) = evening.get("written_off") {
            assert_eq!(json!(card.tally().if_stopped.unwrap()), *wanted, "{name}");
            card.act(Act::Close, phone(1)).unwrap();
            assert_eq!(json!(card.tally().sums), *wanted, "{name}");
            assert!(!card.tally().payments().is_empty(), "{name}");
        }
    }
}

#[test]
fn four_people_keep_their_sums_while_the_dealer_sits_out() {
    let evening: Value = serde_json::from_str(include_str!("../fixtures/scorecards/four.json")).unwrap();
    let names: Vec<&str> = evening["people"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(Value::as_str)
        .collect();
    let mut card = card("ulti", &names, 0);
    for (at, deal) in evening["deals"].as_array().unwrap().iter().enumerate() {
        let dealer = card.next_dealer();
        let called = Called {
            dealer,
            declarer: deal["who"].as_u64().map(|who| PersonNo(u8::try_from(who).unwrap())),
            call: deal["call"].as_str().unwrap().to_owned(),
        };
        let mut chosen: BTreeMap<String, String> = serde_json::from_value(deal["fields"].clone()).unwrap();
        if let Some(kontra) = deal.get("kontra") {
            let by = PersonNo(u8::try_from(kontra["by"].as_u64().unwrap()).unwrap());
            let seat = card.seat(by, dealer).unwrap().letter();
            let field = format!("kontra.{}.{seat}", kontra["part"].as_str().unwrap());
            chosen.insert(field, kontra["level"].as_str().unwrap().to_owned());
        }
        enter(&mut card, &called, &chosen);
        if let Some(after) = deal.get("after") {
            assert_eq!(json!(card.tally().sums), *after, "deal {}", at + 1);
        }
    }
    assert_eq!(card.tally().sums.iter().sum::<i64>(), 0);
}

/// The worked evening of four on a sheet, through the form of each deal.
pub(super) fn sheet_of_four() -> (Value, Scorecard) {
    let evening: Value = serde_json::from_str(include_str!("../fixtures/scorecards/preferans_four.json")).unwrap();
    let mut card = card("preferans", &["Ante", "Bojan", "Cvita", "Dora"], 0);
    let rules = json!({"id": "preferans", "edition": 1, "options": evening["options"]});
    card.act(Act::SetRules(rules), phone(1)).unwrap();
    for (at, deal) in evening["deals"].as_array().unwrap().iter().enumerate() {
        let dealer = card.next_dealer();
        assert_eq!(dealer.index(), at % 4, "whoever sat out has dealt");
        let (called, chosen) = card.filled(dealer, deal["score"].as_object().unwrap()).unwrap();
        enter(&mut card, &called, &chosen);
        assert_eq!(json!(shown(&card)), deal["after"], "deal {}", at + 1);
    }
    (evening, card)
}

#[test]
fn a_sheet_of_four_has_four_columns_and_what_is_left_is_over_all_of_them() {
    let (evening, mut card) = sheet_of_four();
    let tally = card.tally();
    let sheet = tally.ledger.standing.sheet.as_ref().unwrap();
    assert_eq!(json!(sheet.left()), evening["left"]);
    // A refa is a line for everyone, for who sat out too; Bojan, Cvita, Ante and Dora have used theirs.
    assert_eq!(
        (sheet.refas_written, sheet.open_refa.as_slice()),
        (1, &[0, 0, 0, 0][..])
    );
    assert_eq!(sheet.soup[0], [0, 16, 280, 0]);
    assert!(
        !tally.lines[5].dealt.as_ref().unwrap().entry.refa_written,
        "they are used up"
    );
    for line in &tally.lines {
        let out = card
            .at_table()
            .into_iter()
            .find(|person| !line.people.contains(person))
            .unwrap();
        let bula = |sheet: &talon_rules::games::session::TableSheet| sheet.bula[out.index()];
        let after = tally
            .lines
            .get(line.number.unwrap() as usize)
            .and_then(|next| next.before.as_ref());
        assert!(
            after.is_none_or(|after| bula(after) == bula(line.before.as_ref().unwrap())),
            "{line:?}"
        );
    }
    assert_eq!(json!(tally.if_stopped.as_ref().unwrap()), evening["written_off"]);
    assert!(tally.payments().is_empty(), "as long as there is a rest");
    card.act(Act::Close, phone(1)).unwrap();
    assert_eq!(json!(card.tally().sums), evening["written_off"]);
    assert!(!card.tally().payments().is_empty());
}

#[test]
fn the_deal_that_ends_a_sheet_of_four_is_reduced_to_what_all_four_have_left() {
    let mut card = card("preferans", &["Ante", "Bojan", "Cvita", "Dora"], 0);
    let rules = json!({"id": "preferans", "edition": 1, "options": {"bula": 2}});
    card.act(Act::SetRules(rules), phone(1)).unwrap();
    let score = json!({"outcome": "played", "declarer": "A", "contract": 5, "volunteers": ["B", "C"],
        "tricks": {"A": 6, "B": 2, "C": 2}});
    let (called, chosen) = card.filled(PersonNo(0), score.as_object().unwrap()).unwrap();
    enter(&mut card, &called, &chosen);
    let tally = card.tally();
    let entry = tally.lines[0].dealt.as_ref().unwrap().entry;
    assert_eq!((entry.value, entry.reduced, tally.over), (Some(8), true, true));
    assert_eq!(shown(&card), [2, -6, 2, 2]);
    assert_eq!(tally.sums, [-20, 28, -4, -4]);
    assert_eq!(tally.sums.iter().sum::<i64>(), 0);
}

#[test]
fn the_records_of_four_on_a_sheet_tell_the_sheet_before_them_and_are_counted_alone_by_it() {
    let (_, card) = sheet_of_four();
    let records = card.records("evening");
    for (record, line) in records.iter().zip(&card.tally().lines) {
        let mut reader = talon_records::Reader::new();
        let checked = reader.check(record.as_bytes(), &Default::default());
        assert!(
            checked.is_accepted() && checked.findings.is_empty(),
            "{:?}",
            checked.findings
        );
        let read: Value = serde_json::from_str(record).unwrap();
        assert_eq!(read["deal"]["dealer"], "out");
        let before = line.before.as_ref().unwrap();
        for (seat, person) in ["A", "B", "C"].into_iter().zip(line.people) {
            assert_eq!(read["context"]["bula"][seat], before.bula[person.index()]);
            assert_eq!(read["players"][seat]["name"], card.name(person));
        }
        let entry = line.dealt.as_ref().unwrap().entry;
        let computed = checked.hand().unwrap().computed();
        assert_eq!(computed.get("value"), entry.value.map(Value::from).as_ref(), "{record}");
    }
    let fourth: Value = serde_json::from_str(&records[3]).unwrap();
    assert_eq!(fourth["context"]["out"], 20, "Dora sits out");
    assert_eq!(fourth["source"]["sitting_out"]["name"], "Dora");
}

#[test]
fn a_sheet_of_four_goes_out_as_a_table_and_as_text_and_comes_back() {
    let (evening, card) = sheet_of_four();
    let records: Vec<Value> = card
        .records("evening")
        .iter()
        .map(|text| serde_json::from_str(text).unwrap())
        .collect();
    for notation in [
        &talon_shorthand::Csv as &dyn talon_records::notation::Notation,
        &talon_shorthand::Shorthand,
    ] {
        let (mut writer, mut text) = (notation.writer(), Vec::new());
        for record in &records {
            let lost = writer.write(record.to_string().as_bytes(), &mut text);
            assert!(lost.iter().all(|one| one.pointer.as_str() == "/context"), "{lost:?}");
        }
        writer.finish(&mut text);
        let mut given = talon_records::read(text.as_slice(), talon_shorthand::options());
        let mut back = Vec::new();
        while let Ok(Some(record)) = given.next_checked() {
            let findings = &record.checked.findings;
            assert!(findings.is_empty(), "{}: {findings:?}", String::from_utf8_lossy(&text));
            back.push(serde_json::from_str::<Value>(&record.checked.record.as_ref().map(normal).unwrap()).unwrap());
        }
        for (own, back) in records.iter().zip(&back) {
            for member in ["score", "players", "deal"] {
                assert_eq!(own[member], back[member], "{}", notation.name());
            }
            assert_eq!(own["source"]["sitting_out"], back["source"]["sitting_out"]);
        }
        assert_eq!(back.len(), 7);
        let text = String::from_utf8(text).unwrap();
        if notation.name() == "csv" {
            let last = text.trim_end().lines().last().unwrap();
            let after = &evening["deals"][6]["after"];
            let numbers: Vec<String> = after.as_array().unwrap().iter().map(Value::to_string).collect();
            assert!(last.ends_with(&numbers.join(",")), "{last}");
        }
    }
}

fn normal(record: &talon_records::Record<'_>) -> String {
    String::from_utf8(talon_records::normal::Writer::new().normal(record).text).unwrap()
}

/// The numbers of the paper are compared from row to row, those of who sits out as well.
#[test]
fn a_slip_on_the_paper_of_four_is_told_at_its_cell() {
    let (_, card) = sheet_of_four();
    let (mut writer, mut text) = (talon_shorthand::Csv::writer_with(','), Vec::new());
    for record in card.records("evening") {
        writer.write(record.as_bytes(), &mut text);
    }
    writer.finish(&mut text);
    let sound = String::from_utf8(text).unwrap();
    for (right, wrong) in [("8,12,76,20", "8,12,66,20"), ("8,12,76,-4", "10,12,76,-4")] {
        let text = sound.replacen(right, wrong, 1);
        assert_ne!(text, sound);
        let mut given = talon_records::read(text.as_bytes(), talon_shorthand::options());
        let mut told = 0;
        while let Ok(Some(record)) = given.next_checked() {
            told += record.checked.findings.len();
        }
        // At the slip, and where the paper goes on as if it had not been.
        assert_eq!(told, 2, "{text}");
    }
}

#[test]
fn the_player_who_sits_out_cannot_declare() {
    let card = card("ulti", &["Dani", "Anna", "Béla", "Cili"], 0);
    let called = Called {
        dealer: PersonNo(0),
        declarer: Some(PersonNo(0)),
        call: "simple".into(),
    };
    assert!(card.fields(&called).is_err());
}
