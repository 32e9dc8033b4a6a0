//! Scorecards: worked evenings filled in field by field, what two phones make of one evening, corrections, and what
//! changes in the middle of an evening: people and rules.

mod corrections;
mod evenings;
mod forms;
mod increments;
mod notes;
mod parts;
mod pays;
mod people;
mod two_phones;

use chrono::NaiveDate;
use talon_rules::games::GameKind;
use talon_scorecard::{Author, PersonNo, Scorecard};

/// One of the phones at the table.
fn phone(device: u64) -> Author {
    Author {
        device,
        at: NaiveDate::default().into(),
    }
}

fn card(game: &str, people: &[&str], first_dealer: u8) -> Scorecard {
    let day = NaiveDate::from_ymd_opt(2026, 11, 24).unwrap();
    let people = people.iter().map(|name| (*name).to_owned()).collect();
    Scorecard::new(GameKind::parse(game).unwrap(), people, PersonNo(first_dealer), day).unwrap()
}
