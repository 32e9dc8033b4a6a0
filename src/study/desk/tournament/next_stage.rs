//! Questions about who comes on: quotas, and the positions of a ladder.

use serde_json::{Value as Json, json};

use super::input::{ROWS_MAX, list, whole};
use super::season::{items, members, text, texts};
use crate::desk::input::{Input, Stop, bad, missing};
use crate::desk::reply::{Answer, QuestionFault, Why};
use talon_records::json::Value;
use talon_tournament::league::{Challenger, QuotaSource, after_table, qualified};

pub(super) fn quota<'a>(input: &Input<'a>) -> Result<Answer, Stop> {
    input.need("lists")?;
    let mut titles = Vec::new();
    let mut sources: Vec<QuotaSource<String>> = Vec::new();
    for source in list(input, "lists", 1..=ROWS_MAX)? {
        let [title, quota, order] = members("lists", source, ["name", "quota", "order"])?;
        let need =
            |value: Option<Value<'a>>, member: &'static str| value.ok_or_else(|| missing("lists").expecting([member]));
        titles.push(text("lists", need(title, "name")?)?);
        let quota = whole("lists", need(quota, "quota")?, 0, ROWS_MAX as i64)?;
        let order = need(order, "order")?;
        let order = items("lists", order)?.into_iter().map(|one| text("lists", one));
        sources.push(QuotaSource {
            quota: usize::try_from(quota).unwrap_or(0),
            order: order.collect::<Result<Vec<String>, QuestionFault>>()?,
        });
    }
    let declined = texts(input, "declined")?;
    let by_name: Vec<QuotaSource<&str>> = sources
        .iter()
        .map(|source| QuotaSource {
            quota: source.quota,
            order: source.order.iter().map(String::as_str).collect(),
        })
        .collect();
    let declined: Vec<&str> = declined.iter().map(String::as_str).collect();
    let value: Json = qualified(&by_name, &declined)
        .into_iter()
        .map(|one| json!({"player": one.player, "by": titles.get(one.source)}))
        .collect();
    Ok(Answer::new(value, "T-4.7", Why::new("why-tour-quota")))
}

pub(super) fn challenge(input: &Input<'_>) -> Result<Answer, Stop> {
    input.need("tables")?;
    let start = texts(input, "start")?;
    let tables = list(input, "tables", 0..=ROWS_MAX)?
        .into_iter()
        .map(table)
        .collect::<Result<Vec<Vec<(String, usize)>>, QuestionFault>>()?;
    let mut ladder: Vec<&str> = start.iter().map(String::as_str).collect();
    if ladder.iter().enumerate().any(|(at, name)| ladder[..at].contains(name)) {
        return Err(bad("start", input.need("start")?).into());
    }
    for table in &tables {
        let table: Vec<Challenger<&str>> = table
            .iter()
            .map(|(player, place)| Challenger {
                player: player.as_str(),
                place: *place,
            })
            .collect();
        ladder = after_table(&ladder, &table);
    }
    Ok(Answer::new(json!(ladder), "T-4.8", Why::new("why-tour-challenge")))
}

/// `[["Anna", 1], ["Béla", 2]]`: who came to which place at a table.
fn table(of: Value<'_>) -> Result<Vec<(String, usize)>, QuestionFault> {
    let mut seats: Vec<(String, usize)> = Vec::new();
    for seat in items("tables", of)? {
        let two = items("tables", seat)?;
        let [name, place] = two.as_slice() else {
            return Err(bad("tables", seat));
        };
        let name = text("tables", *name)?;
        if seats.iter().any(|(other, _)| *other == name) {
            return Err(bad("tables", seat));
        }
        let place = whole("tables", *place, 1, ROWS_MAX as i64)?;
        seats.push((name, usize::try_from(place).unwrap_or(0)));
    }
    if seats.len() < 2 {
        Err(bad("tables", of))
    } else {
        Ok(seats)
    }
}
