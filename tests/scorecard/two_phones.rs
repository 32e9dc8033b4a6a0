//! Two phones on one card: nothing that either sends is lost, and nothing counts twice.

use proptest::prelude::*;
use serde_json::{Map, Value, json};
use talon_scorecard::{Act, CardRefusal, CorrectDeal, Line, PersonNo, SaveDeal, Scorecard, SettleDeal, Settled};

use super::{card, phone};

fn simple(declarer: usize, made: bool) -> Map<String, Value> {
    let seat = ["A", "B", "C"][declarer % 3];
    let score = json!({"declarer": seat, "contract": "simple", "components": {"simple": made}});
    score.as_object().unwrap().clone()
}

fn save(number: u32, score: Map<String, Value>) -> Act {
    Act::Save(SaveDeal {
        number,
        people: vec![],
        dealer: PersonNo(u8::try_from((number - 1) % 3).unwrap()),
        line: Line::Score(score),
        note: None,
    })
}

fn table() -> Scorecard {
    card("ulti", &["Anna", "Béla", "Cili"], 0)
}

#[test]
fn the_same_deal_from_two_phones_is_one_deal_with_two_witnesses() {
    let mut card = table();
    card.act(save(1, simple(0, true)), phone(1)).unwrap();
    card.act(save(1, simple(0, true)), phone(2)).unwrap();
    assert_eq!((card.deals.len(), card.deals[0].agreed.as_slice()), (1, &[2][..]));
    assert_eq!(
        card.act(save(1, simple(0, true)), phone(1)),
        Err(CardRefusal::Unchanged),
        "sent twice"
    );
}

#[test]
fn other_facts_for_one_number_stand_beside_the_first_until_someone_decides() {
    for (settled, deals, sums) in [
        (Settled::First, 1, vec![2, -1, -1]),
        (Settled::Second, 1, vec![-2, 1, 1]),
        (Settled::Both, 2, vec![0, 0, 0]),
    ] {
        let mut card = table();
        card.act(save(1, simple(0, true)), phone(1)).unwrap();
        card.act(save(1, simple(0, false)), phone(2)).unwrap();
        assert_eq!(
            (card.deals.len(), card.tally().sums),
            (1, vec![2, -1, -1]),
            "the first counts"
        );
        let id = card.deals[0].id;
        card.act(Act::Settle(SettleDeal { id, settled }), phone(3)).unwrap();
        assert_eq!((card.deals.len(), card.tally().sums), (deals, sums), "{settled:?}");
        assert!(card.deals.iter().all(|deal| deal.other.is_none()));
    }
}

#[test]
fn the_second_of_two_deals_is_the_next_one_and_is_dealt_by_whose_turn_it_is() {
    let mut card = table();
    card.act(save(1, simple(0, true)), phone(1)).unwrap();
    card.act(save(2, simple(0, true)), phone(1)).unwrap();
    card.act(save(2, simple(1, false)), phone(2)).unwrap();
    card.act(save(3, simple(2, true)), phone(1)).unwrap();
    let settle = SettleDeal {
        id: card.deals[1].id,
        settled: Settled::Both,
    };
    card.act(Act::Settle(settle), phone(3)).unwrap();
    let dealers: Vec<u8> = card.deals.iter().map(|deal| deal.dealer.0).collect();
    assert_eq!(dealers, [0, 1, 2, 0], "nobody deals twice in a row");
    assert_eq!(card.next_dealer(), PersonNo(1));
    let last = &card.deals[3];
    assert_eq!((&last.line, last.by.device), (&Line::Score(simple(1, false)), 3));
    let was = &last.history[0];
    assert_eq!((was.dealer, was.by.device), (PersonNo(1), 2), "the history tells it");
}

#[test]
fn at_a_table_of_four_the_second_deal_keeps_who_declared_it_and_a_dealer_who_can_have_sat_out() {
    // Under Anna Béla has the first seat and Dani the last; under Béla Dani has the second.
    for (declarer, dealer, seat) in [(2, 1, 1), (0, 0, 0)] {
        let mut card = card("ulti", &["Anna", "Béla", "Cili", "Dani"], 0);
        card.act(save(1, simple(1, true)), phone(1)).unwrap();
        card.act(save(1, simple(declarer, false)), phone(2)).unwrap();
        let settle = SettleDeal {
            id: card.deals[0].id,
            settled: Settled::Both,
        };
        card.act(Act::Settle(settle), phone(3)).unwrap();
        let second = &card.deals[1];
        assert_eq!(second.dealer, PersonNo(dealer));
        assert_eq!(
            second.line,
            Line::Score(simple(seat, false)),
            "declared by the same person"
        );
        assert_eq!(
            second.history.len(),
            usize::from(dealer),
            "what was not changed has no history"
        );
    }
}

#[test]
fn the_answer_of_the_other_phone_outlives_an_undo_and_a_decision() {
    let mut card = table();
    card.act(save(1, simple(0, true)), phone(1)).unwrap();
    card.act(save(1, simple(0, false)), phone(2)).unwrap();
    let mut undone = card.clone();
    undone.act(Act::TakeBack(card.deals[0].id), phone(1)).unwrap();
    assert_eq!((undone.deals.len(), undone.deals[0].by.device), (1, 2));
    let settle = SettleDeal {
        id: card.deals[0].id,
        settled: Settled::First,
    };
    card.act(Act::Settle(settle), phone(1)).unwrap();
    assert_eq!(
        card.deals[0].history[0].by.device, 2,
        "what did not count stands in the history"
    );
}

#[test]
fn a_correction_ends_two_answers_and_both_stand_in_the_history() {
    let mut card = table();
    card.act(save(1, simple(0, true)), phone(1)).unwrap();
    card.act(save(1, simple(0, false)), phone(2)).unwrap();
    let right = |card: &Scorecard| CorrectDeal {
        id: card.deals[0].id,
        seen: card.deals[0].version(),
        dealer: PersonNo(0),
        line: Line::Score(simple(1, true)),
        note: None,
    };
    let mut first = table();
    first.act(save(1, simple(0, true)), phone(1)).unwrap();
    assert_eq!(
        card.act(Act::Correct(right(&first)), phone(1)),
        Err(CardRefusal::Stale),
        "by someone who has not seen the second"
    );
    card.act(Act::Correct(right(&card)), phone(1)).unwrap();
    let deal = &card.deals[0];
    assert_eq!(
        (deal.line.clone(), deal.other.clone()),
        (Line::Score(simple(1, true)), None)
    );
    let said: Vec<_> = deal
        .history
        .iter()
        .map(|was| (was.by.device, was.line.clone()))
        .collect();
    let both = [(1, Line::Score(simple(0, true))), (2, Line::Score(simple(0, false)))];
    assert_eq!(said, both);
}

proptest! {
    /// Both phones were offline for a while and send what they have in turns, some of it twice.
    #[test]
    fn what_was_written_offline_arrives_whole_in_any_order(
        one in proptest::collection::vec((0_usize..3, any::<bool>()), 1..6),
        other in proptest::collection::vec((0_usize..3, any::<bool>()), 1..6),
        turns in proptest::collection::vec((any::<bool>(), any::<bool>()), 1..24),
    ) {
        let mut card = table();
        let phones = [one, other];
        let mut next = [0, 0];
        let ends = (0..12).map(|at| (at % 2 == 0, false));
        for (is_second, twice) in turns.into_iter().chain(ends) {
            let which = usize::from(is_second);
            let Some((declarer, made)) = phones[which].get(next[which]) else { continue };
            let number = u32::try_from(next[which] + 1).unwrap();
            for _ in 0..=usize::from(twice) {
                let sent = card.act(save(number, simple(*declarer, *made)), phone(which as u64 + 1));
                prop_assert!(matches!(sent, Ok(()) | Err(CardRefusal::Unchanged)), "{sent:?}");
            }
            next[which] += 1;
        }
        let says = |line: &Line, device: u64, declarer: usize, made: bool, by: u64, agreed: &[u64]| {
            *line == Line::Score(simple(declarer, made)) && (by == device || agreed.contains(&device))
        };
        for (which, deals) in phones.iter().enumerate() {
            let device = which as u64 + 1;
            for made in [true, false] {
                for declarer in 0..3 {
                    let sent = deals.iter().filter(|deal| **deal == (declarer, made)).count();
                    let kept = card.deals.iter().map(|deal| {
                        let own = says(&deal.line, device, declarer, made, deal.by.device, &deal.agreed);
                        let other = deal.other.as_ref().is_some_and(|other| {
                            says(&other.line, device, declarer, made, other.by.device, &[])
                        });
                        usize::from(own) + usize::from(other)
                    });
                    prop_assert_eq!(kept.sum::<usize>(), sent, "{} {} {}", device, declarer, made);
                }
            }
        }
    }
}
