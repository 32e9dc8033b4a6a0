//! Questions about a whole season: its table, and what may still become of it.

use serde_json::{Map, Value as Json, json};

use super::input::written;
use super::season::{NamedSeason, places};
use crate::desk::input::{Input, Stop, bad};
use crate::desk::reply::{Answer, Fact, Why};
use talon_tournament::Exact;
use talon_tournament::league::{Outlook, SeasonItem, SeasonKey, SeasonRow, UnitToCome};
use talon_tournament::standings::By;

pub(super) fn season(input: &Input<'_>) -> Result<Answer, Stop> {
    let asked = NamedSeason::read(input)?;
    let rows = asked.season.table().map_err(|fault| NamedSeason::fault(input, fault))?;
    let by_name = |of: &dyn Fn(&SeasonRow) -> Option<Json>| -> Map<String, Json> {
        rows.iter()
            .filter_map(|row| Some((asked.name(row.player), of(row)?)))
            .collect()
    };
    let ranked = rows.iter().filter(|row| row.rank.is_some());
    let unranked = rows.iter().filter(|row| row.rank.is_none());
    let value = json!({
        "order": ranked.map(|row| asked.name(row.player)).collect::<Vec<_>>(),
        "ranks": by_name(&|row| row.rank.map(Json::from)),
        "unranked": unranked.map(|row| asked.name(row.player)).collect::<Vec<_>>(),
        "totals": by_name(&|row| Some(written(&row.total))),
        "counted": by_name(&|row| Some(counted(row).into())),
        "cells": by_name(&|row| Some(cells(row).into())),
    });
    let mut answer = Answer::new(value, "T-4.5", Why::new("why-tour-season"));
    answer.told = rows
        .iter()
        .filter(|row| row.rank.is_some())
        .map(|row| (asked.name(row.player), reason(row, &asked)))
        .collect();
    Ok(answer)
}

/// The numbers of the units that count.
fn counted(row: &SeasonRow) -> Vec<usize> {
    let units = row.cells.iter().enumerate();
    let counts = units.filter(|(_, cell)| cell.as_ref().is_some_and(|cell| cell.is_counted));
    counts.map(|(unit, _)| unit).collect()
}

/// What each unit brought.
fn cells(row: &SeasonRow) -> Map<String, Json> {
    let units = row.cells.iter().enumerate();
    let there = units.filter_map(|(unit, cell)| Some((unit.to_string(), written(&cell.as_ref()?.points))));
    there.collect()
}

/// Why someone stands where they do.
fn reason(row: &SeasonRow, asked: &NamedSeason) -> Why {
    let Some(decided) = row.decisive() else {
        return Why::new("why-standing-total").with("total", Fact::Exact(row.total.clone()));
    };
    let points = Why::new("standing-points")
        .with("count", Fact::Number(row.total.whole().unwrap_or(2)))
        .with("total", Fact::Exact(row.total.clone()));
    let is_ahead = row.below.as_ref().is_some_and(|below| below == decided);
    let key = match (decided.by, is_ahead) {
        (By::Total | By::Nothing, _) => "why-standing-shared",
        (By::Item(_), true) => "why-standing-ahead",
        (By::Item(_), false) => "why-standing-behind",
    };
    let why = Why::new(key)
        .with("points", Fact::Phrase(points))
        .with("other", Fact::Figures(asked.name(decided.other)));
    let By::Item(item) = decided.by else { return why };
    why.with("own", had(item, decided.mine.as_ref()))
        .with("theirs", had(item, decided.theirs.as_ref()))
        .with("item", called(item))
}

fn had(key: SeasonKey, number: Option<&Exact>) -> Fact {
    match (number, key) {
        (None, _) => Fact::Phrase(Why::new("standing-nothing")),
        // Counted downwards, so that more is better.
        (Some(number), SeasonKey::Item(SeasonItem::FewerUnits | SeasonItem::Playoff)) => Fact::Exact(-number.clone()),
        (Some(number), _) => Fact::Exact(number.clone()),
    }
}

/// The words for what decided, inside a sentence.
fn called(key: SeasonKey) -> Fact {
    let key = match key {
        SeasonKey::CountedPlace(1) => "season-item-wins",
        SeasonKey::CountedPlace(2) => "season-item-seconds",
        SeasonKey::CountedPlace(place) => {
            return Fact::Phrase(Why::new("season-item-places").with("place", Fact::Number(place as i64)));
        }
        SeasonKey::Item(item) => match item {
            SeasonItem::CountedPlaces => "season-item-wins",
            SeasonItem::BestUnit => "season-item-best_unit",
            SeasonItem::AllUnits => "season-item-all_units",
            SeasonItem::HeadToHead => "standing-head_to_head",
            SeasonItem::RawSum => "standing-raw_sum",
            SeasonItem::FewerUnits => "season-item-fewer_units",
            SeasonItem::MoreUnits => "season-item-more_units",
            SeasonItem::LastUnit => "season-item-last_unit",
            SeasonItem::Opponents => "standing-opponents",
            SeasonItem::Lot => "season-item-lot",
            SeasonItem::Playoff => "standing-playoff",
        },
    };
    Fact::Phrase(Why::new(key))
}

pub(super) fn outlook(input: &Input<'_>) -> Result<Answer, Stop> {
    let asked = NamedSeason::read(input)?;
    let to_come = UnitToCome {
        entries: places(input)?,
        weight: Exact::from(1),
        is_bonus: false,
        group: None,
        points: None,
    };
    let fault = |fault| NamedSeason::fault(input, fault);
    let exact = asked.season.last_unit(&to_come).map_err(fault)?;
    let all: Vec<Option<Outlook>> = match &exact {
        Some(last) => (0..asked.names.len()).map(|player| last.of(player).outlook()).collect(),
        None => asked.season.outlook(&[to_come]).map_err(fault)?,
    };
    let is_known = all.iter().any(Option::is_some) || asked.season.units.iter().all(|unit| unit.results.is_empty());
    if !is_known {
        return Err(bad("scheme", input.need("scheme")?).into());
    }
    let ranks = |one: Outlook| json!({"best": one.best, "worst": one.worst});
    let value: Map<String, Json> = all
        .into_iter()
        .enumerate()
        .filter_map(|(player, one)| Some((asked.name(player), ranks(one?))))
        .collect();
    let key = if exact.is_some() {
        "why-tour-outlook"
    } else {
        "why-tour-outlook-bounds"
    };
    Ok(Answer::new(Json::Object(value), "T-4.3", Why::new(key)))
}
