//! The question about a whole rating list: tables one after the other.

use std::collections::BTreeSet;

use serde_json::{Map, Value as Json, json};

use super::input::{ROWS_MAX, decimal_written, list, score, whole};
use super::season::{items, members, text};
use crate::desk::input::{Input, Stop, bad, missing, mistyped};
use crate::desk::reply::{Answer, QuestionFault, Why};
use talon_records::json::{Value, ValueKind};
use talon_rules::games::Code;
use talon_tournament::rating::{Book, Method, PlayerNo, RatedSeat, RatedSource, RatedTable, When};

/// The ways to rate, by their words.
pub(super) const METHODS: &[&str] = &Method::WORDS;
/// Tables of a question.
const TABLES_MAX: usize = ROWS_MAX;
/// The longest sheet.
const BULA_MAX: i64 = 1_000_000;

/// A table as the question has it.
struct NamedTable {
    /// Names with their places and scores.
    seats: Vec<(String, usize, i64)>,
    period: u32,
    bula: u32,
}

pub(super) fn rating_list(input: &Input<'_>) -> Result<Answer, Stop> {
    let word = input.listed("method", METHODS)?;
    let method = Method::parse(word).ok_or_else(|| QuestionFault::new(Code::BadValue, Some("method")).found(word))?;
    input.need("tables")?;
    let mut tables = Vec::new();
    for table in list(input, "tables", 1..=TABLES_MAX)? {
        let read = read_table(table)?;
        if !method.rates(read.seats.len()) || (method == Method::ByScore && read.bula == 0) {
            return Err(bad("tables", table).into());
        }
        tables.push(read);
    }
    let names: BTreeSet<&str> = tables
        .iter()
        .flat_map(|table| &table.seats)
        .map(|(name, _, _)| name.as_str())
        .collect();
    let names: Vec<&str> = names.into_iter().collect();
    let number = |name: &str| {
        names
            .binary_search(&name)
            .ok()
            .and_then(|at| u32::try_from(at).ok())
            .map(PlayerNo)
    };
    let mut book = Book::new(method);
    for (at, table) in (0..).zip(&tables) {
        let seats = table.seats.iter().map(|(name, place, score)| RatedSeat {
            player: number(name),
            place: *place,
            score: *score,
        });
        book.enter(RatedTable {
            when: When {
                period: table.period,
                start: at,
                source: RatedSource::Tournament(at),
                round: 1,
                table: 1,
            },
            seats: seats.collect(),
            bula: table.bula,
        });
    }
    let value: Map<String, Json> = book
        .ratings()
        .filter_map(|(player, strength)| {
            let name = names.get(usize::try_from(player.0).ok()?)?;
            let rating = strength.rating;
            let row = match method {
                Method::WengLin => json!({
                    "mu": decimal_written(rating.mu),
                    "sigma": decimal_written(rating.sigma),
                    "published": decimal_written(method.published(rating)),
                    "tables": strength.tables,
                }),
                Method::Elo => json!({"rating": decimal_written(rating.mu), "tables": strength.tables}),
                Method::ByScore => json!({"rating": rating.mu.round() as i64, "tables": strength.tables}),
            };
            Some(((*name).to_owned(), row))
        })
        .collect();
    let rule = match method {
        Method::WengLin => "T-6.1",
        Method::Elo => "T-6.2",
        Method::ByScore => "T-6.5",
    };
    Ok(Answer::new(Json::Object(value), rule, Why::new("why-tour-rating-list")))
}

fn read_table(table: Value<'_>) -> Result<NamedTable, QuestionFault> {
    let name = "tables";
    let [places, period, scores, bula] = members(name, table, ["places", "period", "scores", "bula"])?;
    let places = items(name, places.ok_or_else(|| missing(name).expecting(["places"]))?)?;
    let mut seats: Vec<(String, usize, i64)> = Vec::new();
    for (at, seat) in places.into_iter().enumerate() {
        let two = items(name, seat)?;
        let [who, place] = two.as_slice() else {
            return Err(bad(name, seat));
        };
        let who = text(name, *who)?;
        let place = usize::try_from(whole(name, *place, 1, ROWS_MAX as i64)?).unwrap_or(1);
        if seats.iter().any(|(other, _, _)| *other == who) {
            return Err(bad(name, seat));
        }
        let scored = scores.map(|scores| score_of(scores, at, &who)).transpose()?;
        seats.push((who, place, scored.unwrap_or(0)));
    }
    let number = |value: Option<Value<'_>>, most: i64| value.map_or(Ok(0), |value| whole(name, value, 0, most));
    Ok(NamedTable {
        seats,
        period: u32::try_from(number(period, i64::from(u16::MAX))?).unwrap_or(0),
        bula: u32::try_from(number(bula, BULA_MAX)?).unwrap_or(0),
    })
}

/// The score of a seat: in the order of the places, or by name.
fn score_of(scores: Value<'_>, at: usize, who: &str) -> Result<i64, QuestionFault> {
    let value = match scores.kind() {
        ValueKind::Array => scores.items().nth(at),
        ValueKind::Object => scores.get(who),
        _ => return Err(mistyped("tables", scores)),
    };
    score("tables", value.ok_or_else(|| bad("tables", scores))?)
}
