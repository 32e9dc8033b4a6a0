//! A note beside a deal: it goes wherever the deal goes, counts nothing, and takes nothing away from what others said.

use serde_json::{Value, json};
use talon_records::notation::write_all;
use talon_scorecard::{Act, CardRefusal, CorrectDeal, Line, NOTE_MAX, NotOfCard, PersonNo, SaveDeal, WithoutRules};
use talon_shorthand::{Csv, Shorthand};

use super::{card, phone};

fn simple() -> Line {
    let score = json!({"declarer": "A", "contract": "simple", "components": {"simple": true}});
    Line::Score(score.as_object().unwrap().clone())
}

fn save(note: &str) -> Act {
    Act::Save(SaveDeal {
        number: 1,
        people: vec![],
        dealer: PersonNo(2),
        line: simple(),
        note: Some(note.to_owned()),
    })
}

#[test]
fn a_note_goes_with_its_deal_into_records_text_and_tables_and_back() {
    let mut card = card("ulti", &["Anna", "Béla", "Cili"], 2);
    card.act(save("  seven tricks;\n first time  "), phone(1)).unwrap();
    let record = card.records("evening").remove(0);
    let said: Value = serde_json::from_str(&record).unwrap();
    let note = &said["annotations"][0];
    assert_eq!((&note["kind"], &note["at"]["ply"]), (&json!("comment"), &json!(0)));
    assert_eq!(note["text"], "seven tricks; first time", "one line");
    for notation in [&Shorthand as &dyn talon_records::notation::Notation, &Csv] {
        let text = write_all(notation, [record.as_bytes()]).unwrap();
        let text = String::from_utf8(text).unwrap();
        assert!(text.contains("seven tricks; first time"), "{text}");
        let mut records = talon_records::read(text.as_bytes(), talon_shorthand::options());
        let mut writer = talon_records::normal::Writer::new();
        let read = records.next_checked().unwrap().unwrap();
        let read = writer.write(read.checked.record.as_ref().unwrap()).0.to_vec();
        let read = String::from_utf8(read).unwrap();
        let deal = card.written(&read, WithoutRules::AsOnCard).unwrap();
        assert_eq!(deal.note.as_deref(), Some("seven tricks; first time"));
    }
}

#[test]
fn a_note_counts_nothing_and_stands_in_the_history() {
    let mut card = card("ulti", &["Anna", "Béla", "Cili"], 2);
    card.act(save("first"), phone(1)).unwrap();
    let Act::Save(same) = save("second") else {
        unreachable!()
    };
    let without = SaveDeal {
        note: None,
        ..same.clone()
    };
    card.act(Act::Save(without), phone(2)).unwrap();
    assert_eq!((card.deals.len(), card.deals[0].agreed.as_slice()), (1, &[2][..]));
    let id = card.deals[0].id;
    let renoted = CorrectDeal {
        id,
        seen: 0,
        dealer: PersonNo(2),
        line: simple(),
        note: Some("second".to_owned()),
    };
    card.act(Act::Correct(renoted.clone()), phone(1)).unwrap();
    let deal = &card.deals[0];
    assert_eq!(
        (deal.note.as_deref(), deal.history[0].note.as_deref()),
        (Some("second"), Some("first"))
    );
    assert_eq!(deal.agreed, [2], "what others said of the deal still stands");
    let again = CorrectDeal {
        seen: 1,
        ..renoted.clone()
    };
    assert_eq!(card.act(Act::Correct(again), phone(1)), Err(CardRefusal::Unchanged));
    let long = CorrectDeal {
        seen: 1,
        note: Some("x".repeat(NOTE_MAX + 1)),
        ..renoted
    };
    assert_eq!(
        card.act(Act::Correct(long), phone(1)),
        Err(CardRefusal::Note { most: NOTE_MAX })
    );
}

#[test]
fn what_two_phones_note_of_one_deal_is_kept_from_both() {
    let mut card = card("ulti", &["Anna", "Béla", "Cili"], 2);
    card.act(save("first"), phone(1)).unwrap();
    card.act(save("second"), phone(2)).unwrap();
    let deal = &card.deals[0];
    assert_eq!(
        (deal.note.as_deref(), &deal.agreed[..]),
        (Some("first / second"), &[2][..])
    );
    // Sent once more it says nothing new.
    assert_eq!(card.act(save("second"), phone(2)), Err(CardRefusal::Unchanged));
    // Together they are too long, so that somebody has to choose.
    let long = "x".repeat(NOTE_MAX);
    card.act(save(&long), phone(3)).unwrap();
    let other = card.deals[0].other.as_ref().unwrap();
    assert_eq!(other.note.as_deref(), Some(long.as_str()));
}

#[test]
fn who_only_changes_a_note_has_not_written_the_deal() {
    let mut card = card("ulti", &["Anna", "Béla", "Cili"], 2);
    card.act(save("first"), phone(1)).unwrap();
    let renoted = CorrectDeal {
        id: card.deals[0].id,
        seen: 0,
        dealer: PersonNo(2),
        line: simple(),
        note: Some("second".to_owned()),
    };
    card.act(Act::Correct(renoted), phone(2)).unwrap();
    assert_eq!((card.deals[0].by.device, card.deals[0].agreed.len()), (1, 0));
    card.act(Act::Agree(card.deals[0].id), phone(2)).unwrap();
    assert_eq!(card.deals[0].agreed, [2]);
}

#[test]
fn a_note_that_is_not_for_everybody_is_not_put_on_a_card() {
    let mut card = card("ulti", &["Anna", "Béla", "Cili"], 2);
    card.act(save("first"), phone(1)).unwrap();
    let mut record: Value = serde_json::from_str(&card.records("evening")[0]).unwrap();
    for (visibility, is_taken) in [("private", false), ("club", false), ("public", true)] {
        record["annotations"][0]["visibility"] = json!(visibility);
        let read = card.written(&record.to_string(), WithoutRules::AsOnCard);
        assert_eq!(read.is_ok(), is_taken, "{visibility}: {read:?}");
    }
}

#[test]
fn a_record_with_more_than_one_note_is_no_deal_of_a_card() {
    let mut card = card("ulti", &["Anna", "Béla", "Cili"], 2);
    card.act(save("first"), phone(1)).unwrap();
    let mut record: Value = serde_json::from_str(&card.records("evening")[0]).unwrap();
    let second = json!({"id": "n2", "at": {"line": "main", "ply": 0}, "kind": "comment", "text": "more"});
    record["annotations"].as_array_mut().unwrap().push(second);
    let refused = card.written(&record.to_string(), WithoutRules::AsOnCard);
    assert_eq!(refused, Err(NotOfCard::HasNotes));
}
