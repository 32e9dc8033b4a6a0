//! Questions about leagues and prizes.

use serde_json::{Map, Value as Json, json};

use super::input::{NUMBER_MAX, ROWS_MAX, exact, list, named, ranking, whole, written};
use crate::desk::input::{Input, Stop, bad, mistyped};
use crate::desk::reply::{Answer, Fact, QuestionFault, Why};
use talon_records::json::ValueKind;
use talon_tournament::league::{Counting, Finish, Season, SeasonPlayer, SeasonProfile, Unit, UnitPoints, UnitResult};
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
    let season = season_of(&points, &levels, best as usize);
    let standings = season.table().map_err(|_| bad("players", input.object()))?;
    let name = |player: usize| names.get(player).cloned().unwrap_or_default();
    let totals: Map<String, Json> = standings
        .iter()
        .map(|one| (name(one.player), written(&one.total)))
        .collect();
    let counted: Map<String, Json> = standings
        .iter()
        .map(|one| {
            let kept = one.cells.iter().flatten().filter(|cell| cell.is_counted);
            (name(one.player), kept.map(|cell| written(&cell.points)).collect())
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

/// The season of events in which each level of points is a place.
fn season_of(points: &[Vec<Option<Exact>>], levels: &[&Exact], best: usize) -> Season {
    let finish = |number: &Exact| {
        let level = levels.binary_search_by(|level| number.cmp(level)).ok();
        level.map_or(Finish::Unranked, |place| Finish::Ranked(place + 1))
    };
    let events = points.iter().map(Vec::len).max().unwrap_or(0);
    let unit = |event: usize| {
        let there = points.iter().enumerate();
        let there = there.filter_map(|(player, row)| Some((player, row.get(event)?.as_ref()?)));
        Unit::of(
            there
                .map(|(player, number)| UnitResult {
                    player,
                    finish: finish(number),
                    points: number.clone(),
                    raw: number.clone(),
                    tables: 1,
                })
                .collect(),
        )
    };
    let member = SeasonPlayer {
        is_guest: false,
        carried: Exact::zero(),
        lot: 0,
    };
    Season {
        profile: SeasonProfile {
            points: UnitPoints::Own,
            counting: Counting::Best { n: best },
            minimum: 0,
            ..SeasonProfile::default()
        },
        players: vec![member; points.len()],
        units: (0..events).map(unit).collect(),
        adjustments: Vec::new(),
        playoffs: Vec::new(),
    }
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
