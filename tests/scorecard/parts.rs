//! Rules that change in the middle of an evening: all deals again, or a second part.

use serde_json::{Value, json};
use talon_scorecard::{Act, CardRefusal, DealId, Line, SaveDeal, Scorecard, SecondPart, VoidDeal};

use super::{card, phone};

fn save(card: &mut Scorecard, value: &Value) -> DealId {
    let deal = SaveDeal {
        number: card.next_number(),
        people: vec![],
        dealer: card.next_dealer(),
        line: Line::Score(value.as_object().unwrap().clone()),
        note: None,
    };
    card.act(Act::Save(deal), phone(1)).unwrap();
    card.deals.last().unwrap().id
}

fn thrown_in() -> Value {
    json!({"declarer": "A", "contract": "simple", "forfeit": true})
}

fn rules(game: &str, options: &Value) -> Value {
    json!({"id": game, "edition": 1, "options": options})
}

fn part(options: &Value, from: Option<DealId>) -> Act {
    Act::SetRulesFrom(SecondPart {
        rules: rules("ulti", options),
        from,
    })
}

#[test]
fn deals_before_a_second_part_keep_their_rules_and_those_behind_it_have_the_new_ones() {
    let mut card = card("ulti", &["Anna", "Béla", "Cili"], 0);
    let ids: Vec<DealId> = (0..3).map(|_| save(&mut card, &thrown_in())).collect();
    let gains = |card: &Scorecard| card.tally().lines.iter().map(|line| line.gains[0]).collect::<Vec<_>>();
    let usual = gains(&card)[0];
    let double = json!({"forfeit_value": 2});
    let mut all = card.clone();
    all.act(Act::SetRules(rules("ulti", &double)), phone(1)).unwrap();
    let new = gains(&all)[0];
    assert_ne!(new, usual);
    card.act(part(&double, Some(ids[1])), phone(1)).unwrap();
    assert_eq!(gains(&card), [usual, new, new]);
    save(&mut card, &thrown_in());
    assert_eq!(gains(&card), [usual, new, new, new]);
    // From the next deal on nothing that is written changes.
    let before = gains(&card);
    card.act(
        part(&json!({"forfeit_value": 1, "silent_loss_factor": 1}), None),
        phone(1),
    )
    .unwrap();
    assert_eq!((gains(&card), card.earlier_rules.len()), (before, 2));
    let options = |record: &String| {
        let record: Value = serde_json::from_str(record).unwrap();
        record["rules"]["options"]["forfeit_value"].clone()
    };
    let told: Vec<Value> = card.records("evening").iter().map(options).collect();
    assert_eq!(told, [Value::Null, json!(2), json!(2), json!(2)]);
    // And back: all deals by one set of rules.
    card.act(Act::SetRules(rules("ulti", &double)), phone(1)).unwrap();
    assert_eq!((gains(&card), card.earlier_rules.len()), (vec![new; 4], 0));
}

#[test]
fn a_deal_keeps_its_part_when_it_is_moved_corrected_or_another_is_put_before_it() {
    use talon_scorecard::{CorrectDeal, MoveDeal};
    let mut card = card("ulti", &["Anna", "Béla", "Cili"], 0);
    let first = save(&mut card, &thrown_in());
    let second = save(&mut card, &thrown_in());
    card.act(part(&json!({"forfeit_value": 2}), Some(second)), phone(1))
        .unwrap();
    let usual = card.tally().lines[0].gains[0];
    assert_ne!(card.tally().lines[1].gains[0], usual);
    let forgotten = CorrectDeal {
        id: first,
        seen: 0,
        dealer: card.deals[0].dealer,
        line: card.deals[0].line.clone(),
        note: None,
    };
    card.act(Act::Insert(forgotten), phone(1)).unwrap();
    assert_eq!(
        card.tally().lines[0].gains[0],
        usual,
        "it belongs to the part in which it stands"
    );
    card.act(Act::Move(MoveDeal { id: first, to: second }), phone(1))
        .unwrap();
    assert_eq!(card.tally().lines[2].gains[0], usual, "it was played by them");
}

#[test]
fn a_second_part_is_refused_where_one_of_its_deals_cannot_be_and_deals_before_it_do_not_matter() {
    let mut card = card("ulti", &["Anna", "Béla", "Cili"], 0);
    let aces = json!({"declarer": "A", "contract": "simple+aces", "components": {"simple": true, "aces": true}});
    let first = save(&mut card, &aces);
    let second = save(&mut card, &thrown_in());
    let without = json!({"four_aces": false});
    assert!(matches!(
        card.act(Act::SetRules(rules("ulti", &without)), phone(1)),
        Err(CardRefusal::Impossible(_))
    ));
    assert!(matches!(
        card.act(part(&without, Some(first)), phone(1)),
        Err(CardRefusal::Impossible(_))
    ));
    card.act(part(&without, Some(second)), phone(1)).unwrap();
    // What is written of the first deal can still be called by its own rules, and struck out and restored.
    let deal = card.deals[0].clone();
    let there = card.as_for(&deal);
    assert!(there.calls().iter().any(|call| call.code == "simple+aces"));
    assert!(!card.calls().iter().any(|call| call.code == "simple+aces"));
    let void = VoidDeal {
        id: first,
        reason: "eleven cards".into(),
    };
    card.act(Act::Void(void), phone(1)).unwrap();
    card.act(Act::Restore(first), phone(1)).unwrap();
}

#[test]
fn a_sheet_keeps_the_length_with_which_it_was_begun() {
    let mut card = card("preferans", &["Ante", "Bojan", "Cvita"], 0);
    card.act(
        Act::SetRules(rules("preferans", &json!({"bula": 30, "refas": 1}))),
        phone(1),
    )
    .unwrap();
    save(&mut card, &json!({"outcome": "passed_out"}));
    let second = |options: Value| {
        Act::SetRulesFrom(SecondPart {
            rules: rules("preferans", &options),
            from: None,
        })
    };
    let refused = card.act(second(json!({"bula": 100, "refas": 1})), phone(1));
    assert_eq!(refused, Err(CardRefusal::Unchanged), "that is all that would change");
    card.act(second(json!({"bula": 100, "refas": 2})), phone(1)).unwrap();
    save(&mut card, &json!({"outcome": "passed_out"}));
    let sheet = card.tally().ledger.standing.sheet.unwrap();
    assert_eq!((sheet.bula.as_slice(), sheet.refas_written), (&[30, 30, 30][..], 2));
}

#[test]
fn rules_that_cannot_be_read_are_refused_also_while_nothing_is_written() {
    for game in ["ulti", "preferans"] {
        let mut empty = card(game, &["Anna", "Béla", "Cili"], 0);
        let before = empty.clone();
        for bad in [
            json!({"id": "chess", "edition": 1}),
            rules(game, &json!({"nonsense": 1})),
            rules(game, &json!({"bula": "x", "forfeit_value": "x"})),
            Value::Null,
        ] {
            let parts = SecondPart {
                rules: bad.clone(),
                from: None,
            };
            for act in [Act::SetRules(bad.clone()), Act::SetRulesFrom(parts)] {
                let refused = empty.act(act, phone(1)).unwrap_err();
                assert!(
                    matches!(&refused, CardRefusal::Impossible(found) if !found.is_empty()),
                    "{bad}"
                );
            }
            assert_eq!(empty, before);
            let damaged = Scorecard {
                rules: bad,
                ..before.clone()
            };
            assert!(!damaged.rules_faults().is_empty());
        }
        assert!(before.rules_faults().is_empty());
    }
}
