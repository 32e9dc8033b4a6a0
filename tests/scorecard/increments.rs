//! What a card comes to is counted from the list of its deals. Here every deal is counted alone and added to what was
//! before it, with a sheet of the test's own: whatever was done to the list, both ways end in the same.

use proptest::prelude::*;
use serde_json::{Value, json};
use talon_records::{Options, Reader};
use talon_rules::cards::Seat;
use talon_scorecard::{Act, CorrectDeal, DealId, Line, MoveDeal, PersonNo, SaveDeal, Scorecard, VoidDeal};

use super::{card, phone};

const ULTI: &str = include_str!("../fixtures/evenings/ulti.json");
const PREFERANS: [&str; 3] = [
    include_str!("../fixtures/evenings/preferans_hr.json"),
    include_str!("../fixtures/evenings/preferans_sr.json"),
    include_str!("../fixtures/evenings/preferans_long.json"),
];
const NAMES: [&str; 4] = ["Anna", "Béla", "Cili", "Dani"];

/// What is left of a number after a choice among so many was taken off it.
fn choose(number: &mut u32, among: usize) -> usize {
    let among = u32::try_from(among).unwrap();
    let chosen = *number % among;
    *number /= among;
    usize::try_from(chosen).unwrap()
}

/// The deals of worked evenings.
fn lines(game: &str) -> Vec<Line> {
    let evenings: &[&str] = if game == "ulti" { &[ULTI] } else { &PREFERANS };
    let deals = evenings.iter().flat_map(|text| {
        let evening: Value = serde_json::from_str(text).unwrap();
        evening["deals"].as_array().unwrap().clone()
    });
    deals
        .map(|deal| Line::Score(deal["score"].as_object().unwrap().clone()))
        .collect()
}

/// Does something to the card; what it refuses is left.
fn do_something(card: &mut Scorecard, lines: &[Line], mut number: u32) {
    let kind = choose(&mut number, 9);
    let line = lines[choose(&mut number, lines.len())].clone();
    let table = card.at_table();
    let dealer = table[choose(&mut number, table.len())];
    let ids: Vec<DealId> = card.deals.iter().map(|deal| deal.id).collect();
    let mut deal = || ids.get(choose(&mut number, ids.len().max(1))).copied();
    let act = match (kind, deal(), deal()) {
        (5, Some(id), _) => Act::Correct(CorrectDeal {
            id,
            seen: card.deal(id).unwrap().1.version(),
            dealer,
            line,
            note: None,
        }),
        (6, Some(id), _) if card.deal(id).unwrap().1.void.is_some() => Act::Restore(id),
        (6, Some(id), _) => Act::Void(VoidDeal {
            id,
            reason: "eleven cards".into(),
        }),
        (7, Some(id), Some(to)) => Act::Move(MoveDeal { id, to }),
        (8, Some(_), _) => {
            let mut order = table;
            order.rotate_left(1);
            order.swap(0, 1);
            Act::Reseat(order)
        }
        _ => Act::Save(SaveDeal {
            number: card.next_number(),
            people: vec![],
            dealer,
            line,
            note: None,
        }),
    };
    let _ = card.act(act, phone(1));
}

/// A sheet of the test's own, by person.
#[derive(Debug, Clone, PartialEq)]
struct Sheet {
    bula: Vec<i64>,
    soup: Vec<Vec<i64>>,
    refa: Vec<i64>,
    refas_written: i64,
}

impl Sheet {
    fn new(people: usize, bula: i64) -> Sheet {
        Sheet {
            bula: vec![bula; people],
            soup: vec![vec![0; people]; people],
            refa: vec![0; people],
            refas_written: 0,
        }
    }

    /// What a record has to say of the sheet before its deal.
    fn context(&self, people: &[PersonNo]) -> Value {
        let by_seat = |of: &[i64]| -> Value {
            let seats = Seat::ALL.into_iter().zip(people);
            seats
                .map(|(seat, person)| (seat.letter().to_owned(), json!(of[person.index()])))
                .collect()
        };
        let mut context = json!({
            "bula": by_seat(&self.bula),
            "refa": by_seat(&self.refa),
            "refas_written": self.refas_written,
        });
        let out = (0..self.bula.len()).find(|at| people.iter().all(|person| person.index() != *at));
        if let Some(out) = out {
            context["out"] = json!(self.bula[out]);
        }
        context
    }

    /// Adds what a deal comes to.
    fn add(&mut self, people: &[PersonNo], computed: &Value) {
        for (seat, person) in Seat::ALL.into_iter().zip(people) {
            let (at, letter) = (person.index(), seat.letter());
            self.bula[at] += computed["bula_change"][letter].as_i64().unwrap_or(0);
            for (other, against) in Seat::ALL.into_iter().zip(people) {
                let written = computed["soup"][letter][other.letter()].as_i64().unwrap_or(0);
                self.soup[at][against.index()] += written;
            }
            if computed["declarer"] == letter {
                self.refa[at] -= i64::from(computed["refa_used"] == true);
            }
        }
        let written = computed["refa_written"] == true || computed["refa_written"] == 1;
        self.refas_written += i64::from(written);
        self.refa.iter_mut().for_each(|refa| *refa += i64::from(written));
    }

    /// That of the card, in the same form.
    fn of(card: &Scorecard) -> Sheet {
        let sheet = card.tally().ledger.standing.sheet.unwrap();
        Sheet {
            bula: sheet.bula.clone(),
            soup: sheet.soup.clone(),
            refa: sheet.open_refa.iter().map(|refa| i64::from(*refa)).collect(),
            refas_written: i64::from(sheet.refas_written),
        }
    }
}

fn computed(record: &str, context: Option<Value>) -> Value {
    let mut record: Value = serde_json::from_str(record).unwrap();
    if let Some(context) = context {
        record["context"] = context;
    }
    let mut reader = Reader::new();
    let text = record.to_string();
    let checked = reader.check(text.as_bytes(), &Options::default());
    assert!(checked.is_accepted(), "{record}: {:?}", checked.findings);
    checked.hand().unwrap().computed().into()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn sums_of_the_list_are_those_of_deal_after_deal(
        is_four in any::<bool>(),
        numbers in prop::collection::vec(any::<u32>(), 1..24),
    ) {
        let mut card = card("ulti", &NAMES[..3 + usize::from(is_four)], 0);
        let pool = lines("ulti");
        numbers.into_iter().for_each(|number| do_something(&mut card, &pool, number));
        let tally = card.tally();
        let mut sums = vec![0; card.people.len()];
        for (record, line) in card.records("evening").iter().zip(&tally.lines) {
            if line.counts() {
                let scores = &computed(record, None)["scores"];
                for (seat, person) in Seat::ALL.into_iter().zip(line.people) {
                    sums[person.index()] += scores[seat.letter()].as_i64().unwrap();
                }
            }
            prop_assert_eq!(&line.sums, &sums, "{:?}", line);
        }
        prop_assert_eq!(tally.sums, sums);
    }

    #[test]
    fn the_sheet_of_the_list_is_that_of_deal_after_deal(
        is_four in any::<bool>(),
        bula in 5..80_u32,
        refas in 0..3_u32,
        numbers in prop::collection::vec(any::<u32>(), 1..24),
    ) {
        let mut card = card("preferans", &NAMES[..3 + usize::from(is_four)], 0);
        let options = json!({"bula": 2 * bula, "refas": refas});
        let rules = json!({"id": "preferans", "edition": 1, "options": options});
        let changed = card.act(Act::SetRules(rules), phone(1));
        prop_assert!(changed.is_ok(), "{:?}", changed);
        let pool = lines("preferans");
        numbers.into_iter().for_each(|number| do_something(&mut card, &pool, number));
        let tally = card.tally();
        let mut sheet = Sheet::new(card.people.len(), i64::from(2 * bula));
        for (record, line) in card.records("evening").iter().zip(&tally.lines) {
            prop_assert_eq!(&line.before.as_ref().unwrap().bula, &sheet.bula, "{:?}", line);
            if line.counts() {
                let computed = computed(record, Some(sheet.context(&line.people)));
                sheet.add(&line.people, &computed);
            }
        }
        prop_assert_eq!(Sheet::of(&card), sheet);
    }
}
