//! Puts the hands that the example club shows on evenings and tables, so that each table plays a session as people do:
//! everyone deals in turn.

use std::collections::VecDeque;

use super::hand::{GeneratedHand, generate_hand};
use crate::generate::{MEMBERS, Setting};
use talon_rules::cards::BySeat;
use talon_rules::games::ulti::Variant;

/// How many of the shown hands one table played on one evening.
const TABLE_HANDS: usize = 6;
const TABLES: usize = 2;

const EVENINGS: [(&str, &str); 4] = [
    ("Csütörtöki kör", "2026-03-05"),
    ("Csütörtöki kör", "2026-03-12"),
    ("Tavaszi parti", "2026-04-11"),
    ("Klubest", "2026-05-07"),
];

/// A hand where and when it was played.
#[derive(Debug)]
pub struct Played {
    pub hand: GeneratedHand,
    pub setting: Setting,
    /// Its place among the hands to be shown, from 1; none of a hand that was dealt between them.
    pub shown: Option<usize>,
}

/// The hands with an evening and a table each, and between them those that others dealt in turn, which are made with
/// this seed and numbers from the first one on.
pub fn evenings(shown: Vec<GeneratedHand>, seed: u64, first_number: u64) -> Vec<Played> {
    let mut between = first_number..;
    let mut all = Vec::new();
    let mut shown = shown.into_iter().zip(1..).peekable();
    for session in 0.. {
        let Some((first, _)) = shown.peek() else { break };
        let start = first.number % 3;
        let mut waiting: [VecDeque<(GeneratedHand, usize)>; 3] = Default::default();
        for (hand, place) in shown.by_ref().take(TABLE_HANDS) {
            waiting[(hand.number % 3) as usize].push_back((hand, place));
        }
        for deal in 0.. {
            if waiting.iter().all(VecDeque::is_empty) {
                break;
            }
            let dealer = (start + deal) % 3;
            let setting = setting(session, deal + 1);
            let (hand, shown) = match waiting[dealer as usize].pop_front() {
                Some((hand, place)) => (hand, Some(place)),
                None => {
                    let number = between.find(|number| number % 3 == dealer).unwrap_or(first_number);
                    (generate_hand(seed, number, &Variant::default()), None)
                }
            };
            all.push(Played { hand, setting, shown });
        }
    }
    all
}

fn setting(session: usize, deal: u64) -> Setting {
    let (event, date) = EVENINGS[session / TABLES % EVENINGS.len()];
    let table = session % TABLES;
    let three = &MEMBERS[3 * table..];
    Setting {
        event,
        table: table as u64 + 1,
        round: (session / TABLES) as u64 + 1,
        deal,
        date: date.to_owned(),
        session: format!("{date}-{}", table + 1),
        players: BySeat {
            a: three[0],
            b: three[1],
            c: three[2],
        },
    }
}
