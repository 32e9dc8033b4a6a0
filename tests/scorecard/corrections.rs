//! Earlier deals are corrected, struck out, moved and put in, and everything after them is counted again.

use serde_json::{Value, json};
use talon_rules::cards::Seat;
use talon_rules::games::session::DealFate;
use talon_scorecard::{
    Act, CardRefusal, CorrectDeal, Dealing, Line, MoveDeal, PersonNo, SaveDeal, Scorecard, VoidDeal,
};

use super::{card, phone};

fn score(value: Value) -> Line {
    Line::Score(value.as_object().unwrap().clone())
}

fn save(card: &mut Scorecard, value: Value) {
    let deal = SaveDeal {
        number: card.next_number(),
        people: vec![],
        dealer: card.next_dealer(),
        line: score(value),
        note: None,
    };
    card.act(Act::Save(deal), phone(1)).unwrap();
}

fn simple(seat: &str, made: bool) -> Value {
    json!({"declarer": seat, "contract": "simple", "components": {"simple": made}})
}

fn evening() -> Scorecard {
    let mut card = card("ulti", &["Anna", "Béla", "Cili"], 2);
    save(&mut card, simple("A", true));
    save(&mut card, simple("B", true));
    save(&mut card, simple("C", true));
    card
}

#[test]
fn a_corrected_deal_changes_all_sums_after_it_and_keeps_what_it_was() {
    let mut card = evening();
    let first = card.deals[0].clone();
    let right = CorrectDeal {
        id: first.id,
        seen: 0,
        dealer: first.dealer,
        line: score(simple("A", false)),
        note: None,
    };
    card.act(Act::Correct(right), phone(2)).unwrap();
    let tally = card.tally();
    assert_eq!(tally.lines[0].sums, [-2, 1, 1]);
    assert_eq!(tally.sums, [-4, 2, 2]);
    assert_eq!((card.deals[0].by.device, card.deals[0].history.len()), (2, 1));
    assert_eq!(card.deals[0].history[0].line, first.line);
}

#[test]
fn a_deal_that_was_struck_out_stays_in_sight_with_its_number_and_can_count_again() {
    let mut card = evening();
    let id = card.deals[1].id;
    let void = |reason: &str| {
        Act::Void(VoidDeal {
            id,
            reason: reason.into(),
        })
    };
    assert_eq!(card.act(void("  "), phone(1)), Err(CardRefusal::Reason { most: 200 }));
    card.act(void("eleven cards"), phone(1)).unwrap();
    let tally = card.tally();
    assert_eq!(tally.lines[1].dealt.as_ref().unwrap().entry.fate, DealFate::Voided);
    assert_eq!((tally.lines[2].number, tally.sums), (Some(3), vec![1, -2, 1]));
    card.act(Act::Restore(id), phone(1)).unwrap();
    assert_eq!(card.tally().sums, [0, 0, 0]);
}

#[test]
fn a_void_gives_a_refa_back_and_what_follows_is_counted_by_it() {
    let mut card = card("preferans", &["Ante", "Bojan", "Cvita"], 0);
    save(&mut card, json!({"outcome": "passed_out"}));
    let four = json!({"outcome": "played", "declarer": "B", "contract": 4, "volunteers": ["A", "C"],
        "tricks": {"A": 2, "B": 6, "C": 2}});
    save(&mut card, four);
    let value = |card: &Scorecard| card.tally().lines[1].dealt.as_ref().unwrap().entry.value;
    assert_eq!(value(&card), Some(16), "under the refa");
    let void = VoidDeal {
        id: card.deals[0].id,
        reason: "dealt wrongly".into(),
    };
    card.act(Act::Void(void), phone(1)).unwrap();
    assert_eq!(value(&card), Some(8));
}

#[test]
fn deals_after_the_end_of_a_sheet_stay_and_do_not_count() {
    let mut card = card("preferans", &["Ante", "Bojan", "Cvita"], 0);
    card.act(
        Act::SetRules(json!({"id": "preferans", "edition": 1, "options": {"bula": 2}})),
        phone(1),
    )
    .unwrap();
    let two = json!({"outcome": "unplayed", "declarer": "B", "contract": 5, "volunteers": []});
    save(&mut card, two.clone());
    assert!(card.tally().over);
    let sums = card.tally().sums;
    save(&mut card, two);
    assert_eq!(card.tally().lines[1].dealt.as_ref().unwrap().entry.fate, DealFate::Late);
    assert_eq!(card.tally().sums, sums);
}

#[test]
fn deals_are_moved_and_put_in_between() {
    let mut card = evening();
    let [first, _, third] = [0, 1, 2].map(|at| card.deals[at].id);
    card.act(Act::Move(MoveDeal { id: third, to: first }), phone(1))
        .unwrap();
    assert_eq!(
        (card.deals[0].id, card.number(0), card.deals[1].id),
        (third, Some(1), first)
    );
    let forgotten = CorrectDeal {
        id: first,
        seen: 0,
        dealer: PersonNo(0),
        line: score(simple("B", false)),
        note: None,
    };
    card.act(Act::Insert(forgotten), phone(1)).unwrap();
    assert_eq!(
        (card.deals.len(), card.number(2), card.deals[2].id),
        (4, Some(3), first)
    );
    assert_eq!(card.tally().sums.iter().sum::<i64>(), 0);
}

#[test]
fn a_misdeal_is_a_line_without_a_number_and_keeps_or_passes_the_deal() {
    for (passes, next) in [(false, 2), (true, 0)] {
        let mut card = card("ulti", &["Anna", "Béla", "Cili"], 2);
        let misdeal = SaveDeal {
            number: 1,
            people: vec![],
            dealer: card.next_dealer(),
            line: Line::Misdeal { passes },
            note: None,
        };
        card.act(Act::Save(misdeal), phone(1)).unwrap();
        assert_eq!(
            (card.number(0), card.next_number(), card.next_dealer()),
            (None, 1, PersonNo(next))
        );
    }
}

#[test]
fn where_the_last_declarer_deals_they_deal() {
    let mut card = evening();
    assert_eq!(card.next_dealer(), PersonNo(2));
    card.act(Act::SetDealing(Dealing::LastDeclarer), phone(1)).unwrap();
    save(&mut card, simple("B", true));
    assert_eq!(card.next_dealer(), PersonNo(1));
}

#[test]
fn only_the_last_line_is_taken_back_as_if_it_had_never_been() {
    let mut card = evening();
    let [first, last] = [card.deals[0].id, card.deals[2].id];
    assert_eq!(card.act(Act::TakeBack(first), phone(1)), Err(CardRefusal::NotLast));
    card.act(Act::TakeBack(last), phone(1)).unwrap();
    assert_eq!((card.deals.len(), card.tally().sums), (2, vec![1, 1, -2]));
}

#[test]
fn people_who_sit_in_another_order_keep_what_they_won_in_both_games() {
    for (game, evening) in [
        ("ulti", include_str!("../fixtures/evenings/ulti.json")),
        ("preferans", include_str!("../fixtures/evenings/preferans_hr.json")),
    ] {
        let evening: Value = serde_json::from_str(evening).unwrap();
        let mut card = card(game, &["Anna", "Béla", "Cili"], 0);
        if game == "preferans" {
            let rules = json!({"id": game, "edition": 1, "options": evening["options"]});
            card.act(Act::SetRules(rules), phone(1)).unwrap();
        }
        for deal in evening["deals"].as_array().unwrap() {
            let dealer = Seat::parse(deal["dealer"].as_str().unwrap()).unwrap();
            let deal = SaveDeal {
                number: card.next_number(),
                people: vec![],
                dealer: PersonNo(u8::try_from(dealer.index()).unwrap()),
                line: score(deal["score"].clone()),
                note: None,
            };
            card.act(Act::Save(deal), phone(1)).unwrap();
        }
        let before = card.clone();
        let by_name = |card: &Scorecard| {
            let mut sums: Vec<(String, i64)> = card.people.clone().into_iter().zip(card.tally().sums).collect();
            sums.sort();
            sums
        };
        card.act(Act::Reseat(vec![PersonNo(1), PersonNo(2), PersonNo(0)]), phone(1))
            .unwrap();
        assert_eq!(card.at_table(), [1, 2, 0].map(PersonNo));
        assert!(card.people == before.people, "the columns stay where they are");
        assert_eq!(by_name(&card), by_name(&before), "{game}");
        card.act(Act::Reseat(vec![PersonNo(0), PersonNo(1), PersonNo(2)]), phone(1))
            .unwrap();
        assert_eq!(card, before, "{game}: and back");
    }
}

#[test]
fn rules_that_a_deal_cannot_be_under_change_nothing() {
    let mut card = evening();
    save(
        &mut card,
        json!({"declarer": "A", "contract": "simple+aces", "components": {"simple": true, "aces": true}}),
    );
    let before = card.clone();
    let rules = |options: Value| Act::SetRules(json!({"id": "ulti", "edition": 1, "options": options}));
    let refused = card.act(rules(json!({"four_aces": false})), phone(1));
    assert!(matches!(refused, Err(CardRefusal::Impossible(_))), "{refused:?}");
    assert_eq!(card, before);
    card.act(rules(json!({"loss_factor": 1})), phone(1)).unwrap();
}

#[test]
fn a_closed_card_takes_nothing_until_it_is_opened_again() {
    let mut card = evening();
    card.act(Act::Close, phone(1)).unwrap();
    let id = card.deals[2].id;
    assert_eq!(card.act(Act::TakeBack(id), phone(1)), Err(CardRefusal::Closed));
    card.act(Act::Reopen, phone(1)).unwrap();
    card.act(Act::TakeBack(id), phone(1)).unwrap();
}

#[test]
fn a_card_has_four_hundred_deals_and_no_more() {
    let mut card = card("ulti", &["Anna", "Béla", "Cili"], 0);
    for _ in 0..400 {
        save(&mut card, simple("A", true));
    }
    let one_more = SaveDeal {
        number: 401,
        people: vec![],
        dealer: PersonNo(0),
        line: score(simple("A", true)),
        note: None,
    };
    assert_eq!(card.act(Act::Save(one_more), phone(1)), Err(CardRefusal::Full));
    assert_eq!(card.tally().sums, [800, -400, -400]);
}

#[test]
fn two_people_of_one_name_and_a_fifth_are_refused() {
    let day = chrono::NaiveDate::from_ymd_opt(2026, 11, 24).unwrap();
    let new = |game: &str, names: &[&str]| {
        let names = names.iter().map(|name| (*name).to_owned()).collect();
        let game = talon_rules::games::GameKind::parse(game).unwrap();
        Scorecard::new(game, names, PersonNo(0), day).map(|_| ())
    };
    assert_eq!(
        new("ulti", &["Anna", "Béla", "Anna"]),
        Err(CardRefusal::SameName("Anna".into()))
    );
    assert_eq!(
        new("ulti", &["Anna", "Béla"]),
        Err(CardRefusal::NumberOfPeople { most: 4 })
    );
    for game in ["ulti", "preferans"] {
        assert_eq!(new(game, &["A", "B", "C", "D"]), Ok(()));
        assert_eq!(
            new(game, &["A", "B", "C", "D", "E"]),
            Err(CardRefusal::NumberOfPeople { most: 4 })
        );
    }
}

#[test]
fn a_plain_two_is_counted_by_the_refas_that_there_are_after_a_correction() {
    let mut card = card("preferans", &["Ante", "Bojan", "Cvita"], 0);
    save(&mut card, json!({"outcome": "passed_out"}));
    let two = json!({"outcome": "played", "declarer": "C", "contract": 2, "volunteers": ["A", "B"], "refa": true,
        "tricks": {"A": 2, "B": 2, "C": 6}});
    save(&mut card, two);
    let fate = |card: &Scorecard| card.tally().lines[1].dealt.as_ref().unwrap().entry.fate;
    assert_eq!(fate(&card), DealFate::Played);
    let before = card.clone();
    let first = card.deals[0].id;
    let void = VoidDeal {
        id: first,
        reason: "eleven cards".into(),
    };
    card.act(Act::Void(void), phone(1)).unwrap();
    assert_eq!(
        fate(&card),
        DealFate::Unfinished,
        "without a refa such a two is not played"
    );
    assert_eq!(card.differing(&before), [first, card.deals[1].id], "and it is told");
    card.act(Act::Restore(first), phone(1)).unwrap();
    assert_eq!(fate(&card), DealFate::Played);
}

#[test]
fn a_correction_of_what_someone_else_corrected_meanwhile_is_refused() {
    let mut card = evening();
    let right = |made| CorrectDeal {
        id: card.deals[0].id,
        seen: 0,
        dealer: card.deals[0].dealer,
        line: score(simple("A", made)),
        note: None,
    };
    let (lost, other) = (
        right(false),
        CorrectDeal {
            line: score(simple("B", true)),
            ..right(true)
        },
    );
    card.act(Act::Correct(lost), phone(1)).unwrap();
    assert_eq!(card.act(Act::Correct(other), phone(2)), Err(CardRefusal::Stale));
}

/// What someone won stays theirs wherever they sit.
#[test]
fn nothing_counts_otherwise_where_people_sit_in_another_order() {
    let mut card = card("ulti", &["Anna", "Béla", "Cili"], 0);
    save(
        &mut card,
        json!({"declarer": "A", "contract": "simple", "components": {"simple": true}}),
    );
    let before = card.clone();
    let order = [1, 0, 2].map(PersonNo).to_vec();
    card.act(Act::Reseat(order), phone(1)).unwrap();
    assert_eq!(card.tally().sums, [2, -1, -1]);
    assert_eq!(card.differing(&before), []);
    let names = ["Béla", "Anna", "Cili"].map(str::to_owned).to_vec();
    card.act(Act::Rename(names), phone(1)).unwrap();
    assert_eq!(card.differing(&before), [card.deals[0].id], "now it is Béla's deal");
}

#[test]
fn where_a_tournament_fixes_the_number_of_deals_none_is_added_beyond_it() {
    let mut card = Scorecard {
        planned: Some(3),
        ..evening()
    };
    assert!(card.is_played_out(&card.tally()));
    let one_more = |card: &Scorecard| SaveDeal {
        number: card.next_number(),
        people: vec![],
        dealer: card.next_dealer(),
        line: score(simple("A", true)),
        note: None,
    };
    let refused = Err(CardRefusal::AllPlayed(3));
    let act = Act::Save(one_more(&card));
    assert_eq!(card.act(act, phone(1)), refused, "a fourth deal");
    let first = card.deals[0].clone();
    let forgotten = CorrectDeal {
        id: first.id,
        seen: 0,
        dealer: first.dealer,
        line: score(simple("B", false)),
        note: None,
    };
    assert_eq!(card.act(Act::Insert(forgotten.clone()), phone(1)), refused);
    card.act(Act::Correct(forgotten.clone()), phone(1)).unwrap();
    let misdeal = SaveDeal {
        line: Line::Misdeal { passes: false },
        ..one_more(&card)
    };
    card.act(Act::Save(misdeal), phone(1)).unwrap();
    card.act(
        Act::Void(VoidDeal {
            id: first.id,
            reason: "not played".into(),
        }),
        phone(1),
    )
    .unwrap();
    assert!(!card.is_played_out(&card.tally()), "room for another");
    card.act(Act::Insert(forgotten), phone(1)).unwrap();
    assert_eq!(card.act(Act::Restore(first.id), phone(1)), refused);
    assert_eq!(card.tally().counted(), 3);
    card.planned = None;
    let act = Act::Save(one_more(&card));
    card.act(act, phone(1)).unwrap();
}
