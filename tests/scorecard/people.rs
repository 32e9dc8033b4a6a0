//! Others sit down, leave and take places: sums stay with the people, columns of a sheet go on, and earlier deals keep
//! theirs.

use proptest::prelude::*;
use serde_json::{Value, json};
use talon_records::normal::Writer;
use talon_records::notation::Notation;
use talon_scorecard::{
    Act, CardRefusal, CorrectDeal, DealId, Line, PersonNo, Replacement, SaveDeal, Scorecard, SeatChange,
};

use talon_shorthand::{Csv, Shorthand};

use super::{card, phone};

fn score(value: &Value) -> Line {
    Line::Score(value.as_object().unwrap().clone())
}

fn simple(seat: &str) -> Value {
    json!({"declarer": seat, "contract": "simple", "components": {"simple": true}})
}

fn save(card: &mut Scorecard, value: &Value) -> DealId {
    let deal = SaveDeal {
        number: card.next_number(),
        people: vec![],
        dealer: card.next_dealer(),
        line: score(value),
        note: None,
    };
    card.act(Act::Save(deal), phone(1)).unwrap();
    card.deals.last().unwrap().id
}

fn seat(card: &mut Scorecard, change: SeatChange) -> Result<(), CardRefusal> {
    card.act(Act::Seat(change), phone(1))
}

fn joins(name: &str, after: u8) -> SeatChange {
    SeatChange::Joins {
        name: name.into(),
        after: PersonNo(after),
    }
}

fn replaces(person: u8, name: &str, from: Option<DealId>) -> SeatChange {
    SeatChange::Replaces(Replacement {
        person: PersonNo(person),
        name: name.into(),
        from,
    })
}

fn names(card: &Scorecard) -> Vec<&str> {
    card.at_table().into_iter().map(|person| card.name(person)).collect()
}

fn people(record: &str) -> Vec<String> {
    let record: Value = serde_json::from_str(record).unwrap();
    let seats = ["A", "B", "C"].map(|seat| record["players"][seat]["name"].clone());
    let all = seats
        .into_iter()
        .chain([record["source"]["sitting_out"]["name"].clone()]);
    all.filter_map(|name| name.as_str().map(str::to_owned)).collect()
}

fn three() -> Scorecard {
    card("ulti", &["Anna", "Béla", "Cili"], 2)
}

#[test]
fn a_fourth_sits_down_and_someone_leaves_while_everyone_keeps_what_they_won() {
    let mut card = three();
    save(&mut card, &simple("A"));
    seat(&mut card, joins("Dani", 2)).unwrap();
    assert_eq!(names(&card), ["Anna", "Béla", "Cili", "Dani"]);
    assert_eq!(card.tally().sums, [2, -1, -1, 0], "nobody pays for what was before");
    // Dani deals and sits out.
    assert_eq!(card.next_dealer(), PersonNo(3));
    save(&mut card, &simple("A"));
    assert_eq!(card.tally().sums, [4, -2, -2, 0]);
    seat(&mut card, SeatChange::Leaves(PersonNo(1))).unwrap();
    assert_eq!(names(&card), ["Anna", "Cili", "Dani"]);
    assert_eq!(card.next_dealer(), PersonNo(0));
    save(&mut card, &simple("C"));
    assert_eq!(card.tally().sums, [3, -2, -3, 2], "and nobody sits out");
    let records = card.records("evening");
    assert_eq!(people(&records[0]), ["Anna", "Béla", "Cili"]);
    assert_eq!(people(&records[1]), ["Anna", "Béla", "Cili", "Dani"]);
    assert_eq!(people(&records[2]), ["Anna", "Cili", "Dani"]);
    // Someone comes back to what they have won.
    let mut four = card.clone();
    seat(&mut four, joins("Béla", 0)).unwrap();
    assert_eq!(
        (names(&four), four.people.len()),
        (vec!["Anna", "Béla", "Cili", "Dani"], 4)
    );
    // Whose turn it is when the last dealer is no longer there: the next one's, by the places.
    seat(&mut card, replaces(0, "Béla", None)).unwrap();
    assert_eq!(
        (names(&card), card.next_dealer()),
        (vec!["Béla", "Cili", "Dani"], PersonNo(2))
    );
    seat(&mut four, SeatChange::Leaves(PersonNo(0))).unwrap();
    assert_eq!(
        (names(&four), four.next_dealer()),
        (vec!["Béla", "Cili", "Dani"], PersonNo(2))
    );
}

#[test]
fn a_correction_of_an_earlier_deal_keeps_its_people() {
    let mut card = three();
    let first = save(&mut card, &simple("A"));
    seat(&mut card, joins("Dani", 2)).unwrap();
    save(&mut card, &simple("C"));
    let right = CorrectDeal {
        id: first,
        seen: 0,
        dealer: PersonNo(2),
        line: score(&simple("B")),
        note: None,
    };
    card.act(Act::Correct(right.clone()), phone(1)).unwrap();
    assert_eq!(card.tally().lines[0].gains, [-1, 2, -1, 0]);
    let absent = CorrectDeal {
        seen: 1,
        dealer: PersonNo(3),
        ..right.clone()
    };
    assert_eq!(card.act(Act::Correct(absent), phone(1)), Err(CardRefusal::NoSuchPerson));
    card.act(Act::Insert(CorrectDeal { seen: 0, ..right }), phone(1))
        .unwrap();
    assert_eq!(people(&card.records("evening")[0]), ["Anna", "Béla", "Cili"]);
}

#[test]
fn someone_takes_a_place_from_an_earlier_deal_on_and_that_can_be_put_right() {
    let mut card = three();
    save(&mut card, &simple("A"));
    let second = save(&mut card, &simple("A"));
    save(&mut card, &simple("B"));
    let before = card.clone();
    // It was Dani who sat there since the second deal.
    seat(&mut card, replaces(0, "Dani", Some(second))).unwrap();
    assert_eq!(names(&card), ["Dani", "Béla", "Cili"]);
    assert_eq!(card.tally().sums, [2, 0, -3, 1]);
    assert_eq!(card.deals[1].dealer, PersonNo(3), "who dealt was Dani too");
    assert_eq!(people(&card.records("evening")[1]), ["Dani", "Béla", "Cili"]);
    seat(&mut card, replaces(3, "Anna", Some(second))).unwrap();
    assert_eq!(card, before, "and back: Dani has never been there");
    assert_eq!(
        seat(&mut card, replaces(0, "Béla", Some(second))),
        Err(CardRefusal::NoSuchPerson)
    );
}

#[test]
fn a_change_before_the_next_deal_is_undone_as_if_it_had_never_been() {
    let mut card = three();
    save(&mut card, &simple("A"));
    let before = card.clone();
    for change in [joins("Dani", 1), replaces(1, "Dani", None)] {
        seat(&mut card, change).unwrap();
        assert_ne!(card, before);
        seat(&mut card, SeatChange::AsInLastDeal).unwrap();
        assert_eq!(card, before);
    }
}

#[test]
fn what_cannot_be_at_a_table_is_refused() {
    let mut card = three();
    save(&mut card, &simple("A"));
    let four = CardRefusal::NumberOfPeople { most: 4 };
    assert_eq!(seat(&mut card, SeatChange::Leaves(PersonNo(0))), Err(four.clone()));
    assert_eq!(
        seat(&mut card, joins("Béla", 2)),
        Err(CardRefusal::SameName("Béla".into()))
    );
    assert_eq!(seat(&mut card, joins("Dani", 7)), Err(CardRefusal::NoSuchPerson));
    seat(&mut card, joins("Dani", 2)).unwrap();
    assert_eq!(seat(&mut card, joins("Edit", 2)), Err(four));
    for other in 0..8 {
        seat(&mut card, replaces(3 + other, &format!("Guest {other}"), None)).unwrap();
        save(&mut card, &simple("A"));
    }
    let refused = seat(&mut card, replaces(11, "One more", None));
    assert_eq!(refused, Err(CardRefusal::TooManyPeople { most: 12 }));
}

/// A deal that was written offline, while someone sat down at the other phone.
#[test]
fn a_deal_that_comes_late_has_the_people_for_whom_it_was_written() {
    let mut card = three();
    save(&mut card, &simple("A"));
    seat(&mut card, joins("Dani", 2)).unwrap();
    let late = SaveDeal {
        number: 2,
        people: [0, 1, 2].map(PersonNo).to_vec(),
        dealer: PersonNo(0),
        line: score(&simple("A")),
        note: None,
    };
    card.act(Act::Save(late.clone()), phone(2)).unwrap();
    assert_eq!(people(&card.records("evening")[1]), ["Anna", "Béla", "Cili"]);
    assert_eq!(card.tally().sums, [4, -2, -2, 0]);
    let nobody = SaveDeal {
        number: 3,
        people: [0, 1, 9].map(PersonNo).to_vec(),
        ..late
    };
    assert_eq!(card.act(Act::Save(nobody), phone(2)), Err(CardRefusal::NoSuchPerson));
}

#[test]
fn a_sheet_keeps_its_people_and_a_substitute_goes_on_with_the_column() {
    let mut card = card("preferans", &["Ante", "Bojan", "Cvita"], 0);
    let four = json!({"outcome": "played", "declarer": "B", "contract": 4, "volunteers": ["A", "C"],
        "tricks": {"A": 2, "B": 6, "C": 2}});
    save(&mut card, &four);
    let before = card.tally();
    assert_eq!(seat(&mut card, joins("Dora", 2)), Err(CardRefusal::SheetNeedsItsPeople));
    assert_eq!(
        seat(&mut card, SeatChange::Leaves(PersonNo(0))),
        Err(CardRefusal::SheetNeedsItsPeople)
    );
    seat(&mut card, replaces(1, "Dora", None)).unwrap();
    assert_eq!(
        (names(&card), card.column_name(PersonNo(1))),
        (vec!["Ante", "Dora", "Cvita"], "Bojan / Dora".into())
    );
    assert_eq!(card.tally().ledger.standing.sheet, before.ledger.standing.sheet);
    save(&mut card, &four);
    let tally = card.tally();
    assert_eq!(tally.ledger.standing.sheet.as_ref().unwrap().bula, [50, 34, 50]);
    assert_eq!((tally.sums[1], tally.sums[3]), (-340 - 64, 0), "the column is Bojan's");
    assert_eq!(
        tally.sums.iter().sum::<i64>(),
        -10 * tally.ledger.standing.sheet.unwrap().left()
    );
    assert_eq!(people(&card.records("evening")[1]), ["Ante", "Dora", "Cvita"]);
    // Whoever has a column of their own takes over no other.
    assert_eq!(
        seat(&mut card, replaces(0, "Bojan", None)),
        Err(CardRefusal::SheetNeedsItsPeople)
    );
    seat(&mut card, replaces(3, "Bojan", None)).unwrap();
    assert_eq!(names(&card), ["Ante", "Bojan", "Cvita"]);
}

#[test]
fn before_the_first_deal_a_table_of_a_sheet_is_set_as_people_come() {
    let mut card = card("preferans", &["Ante", "Bojan", "Cvita"], 2);
    seat(&mut card, joins("Dora", 0)).unwrap();
    assert_eq!(names(&card), ["Ante", "Dora", "Bojan", "Cvita"]);
    seat(&mut card, SeatChange::Leaves(PersonNo(1))).unwrap();
    assert_eq!((names(&card), card.people.len()), (vec!["Ante", "Dora", "Cvita"], 3));
    assert_eq!(card.name(card.next_dealer()), "Cvita");
    seat(&mut card, replaces(0, "Edo", None)).unwrap();
    assert_eq!(names(&card), ["Edo", "Dora", "Cvita"]);
}

#[test]
fn people_sit_in_another_order_in_the_deals_at_which_the_same_people_sat() {
    let mut card = three();
    save(&mut card, &simple("A"));
    seat(&mut card, joins("Dani", 2)).unwrap();
    save(&mut card, &simple("B"));
    let before = card.tally().sums;
    card.act(Act::Reseat([3, 1, 0, 2].map(PersonNo).to_vec()), phone(1))
        .unwrap();
    assert_eq!(names(&card), ["Dani", "Béla", "Anna", "Cili"]);
    assert_eq!(card.tally().sums, before);
    assert_eq!(people(&card.records("evening")[0]), ["Anna", "Béla", "Cili"]);
    assert_eq!(people(&card.records("evening")[1]), ["Béla", "Anna", "Cili", "Dani"]);
}

/// What a file of an evening says of its deals, and the file itself.
fn through(notation: &dyn Notation, records: &[String]) -> (Vec<Value>, String) {
    let (mut writer, mut text) = (notation.writer(), Vec::new());
    for record in records {
        let lost = writer.write(record.as_bytes(), &mut text);
        assert!(lost.is_empty(), "{record}: {lost:?}");
    }
    writer.finish(&mut text);
    let mut given = talon_records::read(text.as_slice(), talon_shorthand::options());
    let mut back = Vec::new();
    while let Ok(Some(record)) = given.next_checked() {
        let findings = &record.checked.findings;
        assert!(findings.is_empty(), "{}: {findings:?}", String::from_utf8_lossy(&text));
        let normal = Writer::new().normal(record.checked.record.as_ref().unwrap()).text;
        back.push(serde_json::from_slice(&normal).unwrap());
    }
    (back, String::from_utf8(text).unwrap())
}

/// The deals of an evening that were not struck out, and that they come back from files as they were.
fn comes_back(card: &Scorecard) {
    let records = card.records("evening");
    let is_struck = |record: &String| record.contains("\"void\"");
    let sound: Vec<String> = records.into_iter().filter(|record| !is_struck(record)).collect();
    for notation in [&Csv as &dyn Notation, &Shorthand] {
        let (back, text) = through(notation, &sound);
        assert_eq!(back.len(), sound.len(), "{text}");
        for (own, back) in sound.iter().zip(&back) {
            let own: Value = serde_json::from_str(own).unwrap();
            for member in ["score", "players", "deal"] {
                assert_eq!(own[member], back[member], "{text}");
            }
            for member in ["deal", "session", "sitting_out"] {
                assert_eq!(own["source"][member], back["source"][member], "{text}");
            }
        }
    }
}

#[test]
fn the_table_of_an_evening_has_a_column_for_everyone_which_is_empty_where_they_were_not_there() {
    let mut card = three();
    save(&mut card, &simple("A"));
    seat(&mut card, joins("Dani", 1)).unwrap();
    save(&mut card, &simple("B"));
    seat(&mut card, SeatChange::Leaves(PersonNo(1))).unwrap();
    seat(&mut card, replaces(0, "Edit", None)).unwrap();
    save(&mut card, &simple("C"));
    let (_, table) = through(&Csv, &card.records("evening"));
    let lines: Vec<&str> = table.lines().filter(|line| !line.is_empty()).collect();
    assert_eq!(lines.len(), 4, "one table: {table}");
    assert!(lines[0].contains(",Anna,Béla,Edit,Dani,Cili,"), "{table}");
    assert!(lines[1].ends_with(",2,-1,,,-1"), "{table}");
    assert!(lines[2].ends_with(",0,-1,,2,-1"), "{table}");
    assert!(lines[3].ends_with(",,,-1,-1,2"), "{table}");
    comes_back(&card);
    // A hand-made table: with four names a deal of three is one whose dealer has a number.
    let typed = "deal,dealer,declarer,contract,result,Anna,Béla,Cili,Dani\n1,Cili,Anna,parti,'+,2,-1,-1,\n\
        2,Dani,Anna,parti,'+,2,-1,-1,\n";
    let mut given = talon_records::read(typed.as_bytes(), talon_shorthand::options());
    let mut dealers = Vec::new();
    while let Ok(Some(record)) = given.next_checked() {
        assert!(record.checked.is_accepted(), "{:?}", record.checked.findings);
        let normal = Writer::new().normal(record.checked.record.as_ref().unwrap()).text;
        dealers.push(serde_json::from_slice::<Value>(&normal).unwrap()["deal"]["dealer"].clone());
    }
    assert_eq!(dealers, ["C", "out"]);
    let nobody = "deal,dealer,declarer,contract,result,Anna,Béla,Cili,Dani,Edit\n1,Cili,Anna,parti,'+,2,-1,,,\n";
    let mut given = talon_records::read(nobody.as_bytes(), talon_shorthand::options());
    let told = given.next_checked().unwrap().unwrap().checked.findings;
    assert_eq!(
        (told[0].code.as_str(), told[0].pointer.as_str()),
        ("MISSING_MEMBER", "/players")
    );
}

/// What happens between deals of a random evening.
#[derive(Debug, Clone)]
enum Between {
    Nothing,
    Joins(u8),
    Leaves(u8),
    Replaces(u8, u8),
    Voids(u8),
}

fn between() -> impl Strategy<Value = Between> {
    prop_oneof![
        3 => Just(Between::Nothing),
        2 => (0_u8..6).prop_map(Between::Joins),
        2 => (0_u8..6).prop_map(Between::Leaves),
        2 => (0_u8..6, 0_u8..6).prop_map(|(person, name)| Between::Replaces(person, name)),
        1 => any::<u8>().prop_map(Between::Voids),
    ]
}

const GUESTS: [&str; 6] = ["Anna", "Béla", "Cili", "Dani", "Edit", "Feri"];

/// The sums of an evening by name, counted from nothing but who sat at which seat and what each deal paid there.
fn by_hand(card: &Scorecard) -> Vec<i64> {
    let mut sums = vec![0; card.people.len()];
    for record in card.records("evening") {
        let ledger = talon_records::session::Ledger::of(&[&record]);
        let paid = ledger.standing.totals;
        for (person, paid) in ledger.people.iter().zip(paid) {
            let at = card.people.iter().position(|own| Some(own) == person.name.as_ref());
            sums[at.unwrap()] += paid;
        }
    }
    sums
}

proptest! {
    /// Whoever comes and goes, the sums are those of a recount by names, they add up to nothing, whoever is away gets
    /// nothing, and the card comes back from its text as it was.
    #[test]
    fn a_random_evening_of_coming_and_going_is_what_its_records_come_to(
        steps in prop::collection::vec((between(), 0_usize..3, any::<bool>()), 1..25)
    ) {
        let mut card = three();
        for (between, declarer, made) in steps {
            let name = |at: u8| GUESTS[usize::from(at) % GUESTS.len()].to_owned();
            let table = card.at_table();
            let one = |at: u8| table[usize::from(at) % table.len()];
            let change = match between {
                Between::Nothing | Between::Voids(_) => None,
                Between::Joins(at) => Some(SeatChange::Joins { name: name(at), after: one(at) }),
                Between::Leaves(at) => Some(SeatChange::Leaves(one(at))),
                Between::Replaces(at, who) => Some(replaces(one(at).0, &name(who), None)),
            };
            let before = card.tally().sums;
            if let Some(change) = change {
                match seat(&mut card, change) {
                    Ok(()) => {
                        let after = card.tally().sums;
                        let same = before.iter().zip(&after).all(|(before, after)| before == after);
                        prop_assert!(same, "{before:?} {after:?}");
                    }
                    Err(CardRefusal::NumberOfPeople { .. } | CardRefusal::SameName(_) | CardRefusal::NoSuchPerson
                        | CardRefusal::Unchanged) => {}
                    Err(other) => prop_assert!(false, "{other:?}"),
                }
            }
            if let Between::Voids(at) = between && !card.deals.is_empty() {
                let id = card.deals[usize::from(at) % card.deals.len()].id;
                let void = talon_scorecard::VoidDeal { id, reason: "struck".into() };
                card.act(Act::Void(void), phone(1)).ok();
            }
            let seat = ["A", "B", "C"][declarer];
            save(&mut card, &json!({"declarer": seat, "contract": "simple", "components": {"simple": made}}));
            let tally = card.tally();
            let last = tally.lines.last().unwrap();
            for person in card.everybody() {
                if !last.people.contains(&person) {
                    prop_assert_eq!(last.gains[person.index()], 0);
                }
            }
        }
        let tally = card.tally();
        prop_assert_eq!(&tally.sums, &by_hand(&card));
        prop_assert_eq!(tally.sums.iter().sum::<i64>(), 0);
        comes_back(&card);
        let text = serde_json::to_string(&card).unwrap();
        prop_assert_eq!(serde_json::from_str::<Scorecard>(&text).unwrap(), card);
    }

    /// Four on a sheet, some of them replaced: the columns are those of four who stayed, and what stopping brings adds
    /// up to nothing.
    #[test]
    fn substitutes_change_no_column_of_a_sheet(
        deals in prop::collection::vec((0_usize..3, 2_u8..=7, 0_u8..=10, any::<bool>(), prop::option::of(0_u8..4)), 1..16)
    ) {
        let names = ["Ante", "Bojan", "Cvita", "Dora"];
        let (mut stayed, mut changed) = (card("preferans", &names, 0), card("preferans", &names, 0));
        for (at, (declarer, contract, tricks, passed, comes)) in deals.into_iter().enumerate() {
            if let Some(place) = comes.filter(|_| at > 0) {
                let person = changed.at_table()[usize::from(place)];
                seat(&mut changed, replaces(person.0, &format!("Guest {}", at % 8), None)).ok();
            }
            let seats = ["A", "B", "C"];
            let (own, next) = (seats[declarer], seats[(declarer + 1) % 3]);
            let score = if passed {
                json!({"outcome": "passed_out"})
            } else if contract == 6 {
                json!({"outcome": "played", "declarer": own, "contract": 6, "tricks": {own: u8::from(tricks > 5)}})
            } else {
                json!({"outcome": "played", "declarer": own, "contract": contract.max(3), "volunteers": [next],
                    "tricks": {own: tricks, next: 10 - tricks}})
            };
            let was_over = stayed.tally().over;
            for card in [&mut stayed, &mut changed] {
                let deal = SaveDeal {
                    number: card.next_number(),
                    people: vec![],
                    dealer: card.next_dealer(),
                    line: Line::Score(score.as_object().unwrap().clone()),
                    note: None,
                };
                card.act(Act::Save(deal), phone(1)).unwrap();
            }
            if was_over { break }
        }
        let (one, other) = (stayed.tally(), changed.tally());
        prop_assert_eq!(&one.ledger.standing.sheet, &other.ledger.standing.sheet);
        prop_assert_eq!(&one.sums[..], &other.sums[..4]);
        let sheet = one.ledger.standing.sheet.unwrap();
        prop_assert_eq!(one.sums.iter().sum::<i64>(), -10 * sheet.left());
        prop_assert_eq!(one.if_stopped.map_or(0, |sums| sums.iter().sum::<i64>()), 0);
        let again: Scorecard = serde_json::from_str(&serde_json::to_string(&changed).unwrap()).unwrap();
        prop_assert_eq!(again.tally().sums, other.sums);
    }
}
