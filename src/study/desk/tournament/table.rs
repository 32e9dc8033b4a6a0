//! Questions about one table: points by place, totals, deals, byes and the host.

use std::ops::RangeInclusive;

use serde_json::{Map, Value as Json};

use super::input::{ROWS_MAX, RowShape, exact, list, named, score, whole, written};
use crate::desk::input::{Input, Stop, bad, mistyped, one_of, text};
use crate::desk::reply::{Answer, Fact, QuestionFault, Why};
use talon_records::json::{Value, ValueKind};
use talon_tournament::Exact;
use talon_tournament::points::{
    Games, Hosting, PlaceScheme, Tie, host as host_of, raw_per_deal, seeger_fabian as totals, serbian_league,
};

/// The scheme that has a name.
pub(super) const SERBIAN: &str = "serbian_league";
/// What those who share a place get.
pub(super) const TIES: &[&str] = &["split", "best", "worst"];
/// A round sat out.
pub(super) const BYE: &str = "bye";

/// The sizes of a table.
const TABLE: RangeInclusive<usize> = 3..=4;
/// Deals or games at one table.
const DEALS_MAX: i64 = 10_000;

pub(super) fn place_points(input: &Input<'_>) -> Result<Answer, Stop> {
    let raw = scores(input, TABLE)?;
    let tie = match input.get("tie") {
        Some(value) => one_of("tie", value, TIES)?,
        None => TIES[0],
    };
    let scheme = input.need("scheme")?;
    if scheme.kind() == ValueKind::String {
        one_of("scheme", scheme, &[SERBIAN])?;
        let points: Json = serbian_league(&raw).into();
        return Ok(Answer::new(points, "T-1.3", Why::new("why-tour-serbian")));
    }
    let places = place_scheme(input)?;
    let tie = match tie {
        "best" => (Tie::Best, "why-tour-places-best"),
        "worst" => (Tie::Worst, "why-tour-places-worst"),
        "split" => (Tie::Split, "why-tour-places-split"),
        _ => return Err(bad("tie", input.object()).into()),
    };
    let points = places.points(&raw, tie.0).ok_or_else(|| bad("scheme", scheme))?;
    let points: Json = points.iter().map(written).collect();
    Ok(Answer::new(points, "T-1.2", Why::new(tie.1)))
}

fn scores(input: &Input<'_>, size: RangeInclusive<usize>) -> Result<Vec<i64>, QuestionFault> {
    list(input, "raw", size)?
        .into_iter()
        .map(|item| score("raw", item))
        .collect()
}

fn place_scheme(input: &Input<'_>) -> Result<PlaceScheme, QuestionFault> {
    let items = list(input, "scheme", TABLE)?;
    let points = items
        .into_iter()
        .map(|item| exact("scheme", item))
        .collect::<Result<Vec<Exact>, QuestionFault>>()?;
    PlaceScheme::new(points).map_err(|_| match input.need("scheme") {
        Ok(scheme) => bad("scheme", scheme),
        Err(missing) => missing,
    })
}

pub(super) fn seeger_fabian(input: &Input<'_>) -> Result<Answer, Stop> {
    let seats = input.number("seats", 3, 4)?;
    let rows = named(input, "players", seats as usize..=seats as usize)?;
    let row = RowShape {
        member: "players",
        columns: &["game_points", "won", "lost"],
        needed: 3,
    };
    let mut players = Vec::new();
    for (_, value) in &rows {
        let values = row.read(*value)?;
        let [points, won, lost] = [0, 1, 2].map(|column| values.get(column).copied().flatten());
        let games = |value: Option<Value<'_>>| {
            value.map_or(Ok(0), |value| {
                whole("players", value, 0, DEALS_MAX).map(|count| count as u32)
            })
        };
        let points = points.map_or(Ok(0), |value| score("players", value))?;
        players.push((
            points,
            Games {
                won: games(won)?,
                lost: games(lost)?,
            },
        ));
    }
    let object: Map<String, Json> = rows
        .into_iter()
        .zip(totals(&players))
        .map(|((name, _), total)| (name, written(&total)))
        .collect();
    let why = Why::new("why-tour-seeger").with("amount", Fact::Number(if seats == 4 { 30 } else { 40 }));
    Ok(Answer::new(object, "T-1.4", why))
}

pub(super) fn normalise(input: &Input<'_>) -> Result<Answer, Stop> {
    let raw = scores(input, 1..=*TABLE.end())?;
    let at_table = input.number("deals_at_table", 1, DEALS_MAX)?;
    let reference = input.number("reference_deals", 1, DEALS_MAX)?;
    let name = "deals_played_by_each";
    let given = input.need(name)?;
    let played: Vec<i64> = if given.kind() == ValueKind::Array {
        let items = list(input, name, raw.len()..=raw.len())?;
        items
            .into_iter()
            .map(|item| whole(name, item, 1, at_table))
            .collect::<Result<_, QuestionFault>>()?
    } else {
        vec![whole(name, given, 1, at_table)?; raw.len()]
    };
    let scaled = raw.iter().zip(&played).map(|(raw, played)| {
        let deals = u32::try_from(*played).ok().zip(u32::try_from(reference).ok());
        deals.and_then(|(played, reference)| raw_per_deal(*raw, played, reference))
    });
    let scaled: Option<Vec<Exact>> = scaled.collect();
    let list: Json = scaled.ok_or_else(|| bad(name, given))?.iter().map(written).collect();
    let why = Why::new("why-tour-normalise").with("count", Fact::Number(reference));
    Ok(Answer::new(list, "T-1.5", why))
}

pub(super) fn bye_total(input: &Input<'_>) -> Result<Answer, Stop> {
    let mean = place_scheme(input)?.mean();
    input.need("rounds")?;
    let mut total = Exact::zero();
    let mut byes = 0;
    for item in list(input, "rounds", 0..=ROWS_MAX)? {
        if item.is(BYE) {
            byes += 1;
            total = &total + &mean;
        } else {
            total = &total + &exact("rounds", item).map_err(|fault| fault.expecting([BYE, "5/3"]))?;
        }
    }
    let why = Why::new("why-tour-bye")
        .with("count", Fact::Number(byes))
        .with("amount", Fact::Figures(mean.to_string()));
    Ok(Answer::new(written(&total), "T-1.6", why))
}

pub(super) fn host(input: &Input<'_>) -> Result<Answer, Stop> {
    let rows = named(input, "players", 1..=ROWS_MAX)?;
    let row = RowShape {
        member: "players",
        columns: &["hosted", "number"],
        needed: 2,
    };
    let mut seats: Vec<Hosting> = Vec::new();
    for (_, value) in &rows {
        let values = row.read(*value)?;
        let at = |column: usize, low: i64, high: i64| match values.get(column).copied().flatten() {
            Some(value) => whole("players", value, low, high),
            None => Err(mistyped("players", *value)),
        };
        let hosting = Hosting {
            hosted: at(0, 0, DEALS_MAX)? as u32,
            number: at(1, 1, u16::MAX.into())? as u16,
        };
        // A draw number belongs to one entry.
        if seats.iter().any(|other| other.number == hosting.number) {
            return Err(bad("players", *value).into());
        }
        seats.push(hosting);
    }
    let chosen = host_of(&seats).and_then(|at| Some((rows.get(at)?.0.clone(), seats.get(at)?)));
    let (name, hosting) = chosen.ok_or_else(|| bad("players", input.object()))?;
    let least_often = seats.iter().filter(|other| other.hosted == hosting.hosted).count();
    let key = if least_often == 1 {
        "why-tour-host-least"
    } else {
        "why-tour-host-number"
    };
    let why = Why::new(key)
        .with("name", Fact::Figures(name.clone()))
        .with("count", Fact::Number(hosting.hosted.into()))
        .with("number", Fact::Number(hosting.number.into()));
    Ok(Answer::new(name, "T-1.8", why))
}

/// Names in a list, none twice.
pub(super) fn names(input: &Input<'_>, name: &str, size: RangeInclusive<usize>) -> Result<Vec<String>, QuestionFault> {
    let mut names: Vec<String> = Vec::new();
    for item in list(input, name, size)? {
        let said = text(name, item)?.into_owned();
        if names.contains(&said) {
            return Err(bad(name, item));
        }
        names.push(said);
    }
    Ok(names)
}
