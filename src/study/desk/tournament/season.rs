//! Questions about leagues and prizes.

use serde_json::{Map, Value as Json, json};

use super::input::{NUMBER_MAX, ROWS_MAX, exact, list, named, ranking, whole, written};
use crate::desk::input::{Input, Stop, bad, mistyped};
use crate::desk::reply::{Answer, Fact, QuestionFault, Why};
use talon_records::json::ValueKind;
use talon_tournament::league::{Cell, Season};
use talon_tournament::prizes::payouts;
use talon_tournament::{Exact, points_by_rank};

pub(super) fn league(input: &Input<'_>) -> Result<Answer, Stop> {
    let best = input.number("best", 1, ROWS_MAX as i64)?;
    let first = input.get("first").map(|value| exact("first", value)).transpose()?;
    let (names, points) = events(input)?;
    // A win is what brings `first`, a second place the next number below it, and so on.
    let mut levels: Vec<&Exact> = points.iter().flatten().flatten().collect();
    levels.sort_unstable_by(|a, b| b.cmp(a));
    levels.dedup();
    if let Some(first) = &first {
        levels.retain(|level| *level < first);
        levels.insert(0, first);
    }
    let cell = |number: &Exact| Cell {
        points: number.clone(),
        rank: levels
            .binary_search_by(|level| number.cmp(level))
            .map_or(0, |place| place + 1),
    };
    let season = Season {
        players: points
            .iter()
            .map(|row| row.iter().map(|one| one.as_ref().map(cell)).collect())
            .collect(),
        best: best as usize,
        played_min: 0,
    };
    let standings = season.standings();
    let name = |player: usize| names.get(player).cloned().unwrap_or_default();
    let totals: Map<String, Json> = standings
        .iter()
        .map(|one| (name(one.player), written(&one.total)))
        .collect();
    let counted: Map<String, Json> = standings
        .iter()
        .map(|one| {
            let row = points.get(one.player).map(Vec::as_slice).unwrap_or_default();
            let kept = row.iter().zip(&one.counted).filter(|(_, counts)| **counts);
            (
                name(one.player),
                kept.filter_map(|(number, _)| number.as_ref()).map(written).collect(),
            )
        })
        .collect();
    let order: Vec<String> = standings.iter().map(|one| name(one.player)).collect();
    let tied = standings.windows(2).any(|two| two[0].total == two[1].total);
    let key = if tied {
        "why-tour-league-tied"
    } else {
        "why-tour-league"
    };
    let value = json!({"totals": totals, "order": order, "counted": counted});
    Ok(Answer::new(
        value,
        "T-4.2",
        Why::new(key).with("count", Fact::Number(best)),
    ))
}

/// Names, and for each what the events brought, none where absent.
type Events = (Vec<String>, Vec<Vec<Option<Exact>>>);

fn events(input: &Input<'_>) -> Result<Events, QuestionFault> {
    let mut all: Events = (Vec::new(), Vec::new());
    for (name, row) in named(input, "players", 1..=ROWS_MAX)? {
        if row.kind() != ValueKind::Array {
            return Err(mistyped("players", row));
        }
        let number = |item: talon_records::json::Value<'_>| {
            if item.is_null() {
                Ok(None)
            } else {
                exact("players", item).map(Some)
            }
        };
        let row = row
            .items()
            .map(number)
            .collect::<Result<Vec<Option<Exact>>, QuestionFault>>()?;
        if row.len() > ROWS_MAX {
            return Err(QuestionFault::new(talon_rules::games::Code::Limit, Some("players")).limited(ROWS_MAX as i64));
        }
        all.0.push(name);
        all.1.push(row);
    }
    Ok(all)
}

pub(super) fn league_points(input: &Input<'_>) -> Result<Answer, Stop> {
    let name = "points_by_place";
    input.need(name)?;
    let list = list(input, name, 1..=ROWS_MAX)?;
    let points = list
        .into_iter()
        .map(|item| exact(name, item))
        .collect::<Result<Vec<Exact>, QuestionFault>>()?;
    let ranks = ranking(input, "ranks", 1..=ROWS_MAX)?;
    let points = points_by_rank(&points, &ranks).ok_or_else(|| bad("ranks", input.object()))?;
    let points: Json = points.iter().map(written).collect();
    Ok(Answer::new(points, "T-4.1", Why::new("why-tour-league-points")))
}

pub(super) fn prizes(input: &Input<'_>) -> Result<Answer, Stop> {
    let ranks = ranking(input, "ranks", 1..=ROWS_MAX)?;
    input.need("prizes")?;
    let items = list(input, "prizes", 0..=ROWS_MAX)?;
    let prizes = items
        .into_iter()
        .map(|item| whole("prizes", item, 0, NUMBER_MAX).map(i64::unsigned_abs))
        .collect::<Result<Vec<u64>, QuestionFault>>()?;
    let paid = payouts(&ranks, &prizes).map_err(|_| bad("prizes", input.object()))?;
    let key = if paid.remainder == 0 {
        "why-tour-prizes"
    } else {
        "why-tour-prizes-rest"
    };
    let why = Why::new(key).with("amount", Fact::Number(paid.remainder as i64));
    let value = json!({"payouts": paid.each, "remainder": paid.remainder});
    Ok(Answer::new(value, "T-5.1", why))
}
