//! A season of which some people turned out to be others, written anew: in its text and in what its units came to, the
//! one number stands in the place of the other.

use serde_json::Value;
use talon_league::LeaguePerson;

use super::super::book::SeasonBook;

/// Members of the text that name a person.
const PEOPLE: [&str; 2] = ["person", "by"];

/// The season as if everyone had been known by the number that they have now.
pub(super) fn renamed(book: &SeasonBook) -> SeasonBook {
    let mut book = book.clone();
    for [goes, stays] in std::mem::take(&mut book.merges) {
        let text = serde_json::to_value(&book.season).map(|mut text| {
            rename(&mut text, goes, stays);
            text
        });
        if let Ok(season) = text.and_then(serde_json::from_value) {
            book.season = season;
        }
        book.members.retain(|person| *person != goes);
        for facts in book.facts.values_mut() {
            let results = facts.results.iter_mut().map(|result| &mut result.person);
            let seats = facts.tables.iter_mut().flatten().map(|(person, _)| person);
            results
                .chain(seats)
                .filter(|person| **person == goes)
                .for_each(|person| *person = stays);
        }
    }
    book
}

fn rename(value: &mut Value, goes: LeaguePerson, stays: LeaguePerson) {
    match value {
        Value::Object(object) => {
            for (name, inner) in object {
                if PEOPLE.contains(&name.as_str()) && inner.as_i64() == Some(goes.0) {
                    *inner = stays.0.into();
                }
                rename(inner, goes, stays);
            }
        }
        Value::Array(items) => items.iter_mut().for_each(|item| rename(item, goes, stays)),
        _ => {}
    }
}
