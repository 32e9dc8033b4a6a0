//! A season as a question has it: units with ranks by name, and how they are counted.

use std::collections::BTreeSet;

use super::input::{ROWS_MAX, count, exact, list, named, whole};
use crate::desk::input::{Input, bad, mistyped, one_of};
use crate::desk::reply::QuestionFault;
use talon_records::json::{Value, ValueKind};
use talon_rules::games::Code;
use talon_tournament::Exact;
use talon_tournament::league::{
    Counting, DropsFrom, Finish, Formula, FormulaFault, GuestRule, Season, SeasonAdjustment, SeasonFault, SeasonItem,
    SeasonPlayer, SeasonProfile, Unit, UnitPoints, UnitResult,
};

/// Ways to pay a unit.
const SCHEMES: &[&str] = &["vector", "linear", "per_cent", "formula", "own", "raw"];
/// Ways to count units.
const COUNTINGS: &[&str] = &["best", "all", "drop", "growing", "best_per_group", "average"];
/// What becomes of the places of guests.
pub(super) const GUEST_RULES: &[&str] = &["counted", "passed_over"];
/// What can decide a tie by the numbers of a question.
pub(super) const CHAIN: &[&str] = &[
    "counted_places",
    "best_unit",
    "all_units",
    "raw_sum",
    "fewer_units",
    "more_units",
    "last_unit",
];

/// Everyone by name, in the order in which those who are level stand, and the season.
pub(super) struct NamedSeason {
    pub names: Vec<String>,
    pub season: Season,
}

impl NamedSeason {
    pub fn read(input: &Input<'_>) -> Result<NamedSeason, QuestionFault> {
        input.need("units")?;
        let units = list(input, "units", 0..=ROWS_MAX)?;
        let mut names = BTreeSet::new();
        for unit in &units {
            names.extend(people_of(*unit)?);
        }
        let carried = named(input, "carry", 0..=ROWS_MAX).or_else(|fault| absent(input, "carry", fault))?;
        names.extend(carried.iter().map(|(name, _)| name.clone()));
        if names.len() > ROWS_MAX {
            return Err(QuestionFault::new(Code::Limit, Some("units")).limited(ROWS_MAX as i64));
        }
        let names: Vec<String> = names.into_iter().collect();
        let guests = texts(input, "guests")?;
        let mut players: Vec<SeasonPlayer> = names
            .iter()
            .map(|name| SeasonPlayer {
                is_guest: guests.contains(name),
                carried: Exact::zero(),
                lot: 0,
            })
            .collect();
        for (name, value) in carried {
            if let Ok(at) = names.binary_search(&name) {
                players[at].carried = exact("carry", value)?;
            }
        }
        let units = units.into_iter().map(|unit| read_unit(unit, &names));
        let season = Season {
            profile: profile(input)?,
            players,
            units: units.collect::<Result<Vec<Unit>, QuestionFault>>()?,
            adjustments: adjustments(input, &names)?,
            playoffs: Vec::new(),
        };
        Ok(NamedSeason { names, season })
    }

    /// The fault of the question that a fault of the season is.
    pub fn fault(input: &Input<'_>, fault: SeasonFault) -> QuestionFault {
        let member = match fault {
            SeasonFault::Counting(_) => "counting",
            SeasonFault::ChainTwice(_) => "chain",
            SeasonFault::NotPlayed { .. } | SeasonFault::AdjustmentOfNobody => "adjustments",
            SeasonFault::NoSuchPlayer { .. }
            | SeasonFault::PlayerTwice { .. }
            | SeasonFault::NoRanking { .. }
            | SeasonFault::NegativeWeight { .. }
            | SeasonFault::TooLarge { .. } => "units",
        };
        bad(member, input.get(member).unwrap_or_else(|| input.object()))
    }

    pub fn name(&self, player: usize) -> String {
        self.names.get(player).cloned().unwrap_or_default()
    }
}

/// A member that may be left out.
fn absent<T>(input: &Input<'_>, name: &str, fault: QuestionFault) -> Result<Vec<T>, QuestionFault> {
    if input.get(name).is_none() {
        Ok(Vec::new())
    } else {
        Err(fault)
    }
}

pub(super) fn texts(input: &Input<'_>, name: &str) -> Result<Vec<String>, QuestionFault> {
    let items = list(input, name, 0..=ROWS_MAX)?;
    items.into_iter().map(|item| text(name, item)).collect()
}

pub(super) fn text(name: &str, value: Value<'_>) -> Result<String, QuestionFault> {
    value
        .as_str()
        .map(std::borrow::Cow::into_owned)
        .ok_or_else(|| mistyped(name, value))
}

/// The members of an object that has no others than these.
pub(super) fn members<'a, const N: usize>(
    name: &str,
    object: Value<'a>,
    known: [&'static str; N],
) -> Result<[Option<Value<'a>>; N], QuestionFault> {
    if object.kind() != ValueKind::Object {
        return Err(mistyped(name, object));
    }
    for (member, _) in object.members() {
        let member = member.as_str().unwrap_or_default();
        if !known.contains(&member.as_ref()) {
            let fault = QuestionFault::new(Code::UnknownMember, Some(name)).found(&member);
            return Err(fault.expecting(known));
        }
    }
    Ok(known.map(|member| object.get(member)))
}

const UNIT: [&str; 7] = ["ranks", "points", "tables", "weight", "bonus", "group", "excluded"];

/// Everyone whom a unit names.
fn people_of(unit: Value<'_>) -> Result<Vec<String>, QuestionFault> {
    let [ranks, _, _, _, _, _, excluded] = members("units", unit, UNIT)?;
    let ranks = ranks.ok_or_else(|| crate::desk::input::missing("units").expecting(["ranks"]))?;
    if ranks.kind() != ValueKind::Object {
        return Err(mistyped("units", ranks));
    }
    let mut names: Vec<String> = ranks
        .members()
        .filter_map(|(name, _)| name.as_str().map(Into::into))
        .collect();
    if let Some(excluded) = excluded {
        names.extend(
            items("units", excluded)?
                .into_iter()
                .map(|one| text("units", one))
                .collect::<Result<Vec<_>, _>>()?,
        );
    }
    Ok(names)
}

pub(super) fn items<'a>(name: &str, list: Value<'a>) -> Result<Vec<Value<'a>>, QuestionFault> {
    if list.kind() == ValueKind::Array {
        Ok(list.items().collect())
    } else {
        Err(mistyped(name, list))
    }
}

fn read_unit(unit: Value<'_>, names: &[String]) -> Result<Unit, QuestionFault> {
    let [ranks, points, tables, weight, bonus, group, excluded] = members("units", unit, UNIT)?;
    let number = |of: Option<Value<'_>>, name: &str| of.and_then(|of| of.get(name)).map(|value| exact("units", value));
    let result = |name: &str, finish: Finish| -> Result<UnitResult, QuestionFault> {
        let points = number(points, name).transpose()?.unwrap_or_else(Exact::zero);
        // One number for everyone, or a number each.
        let tables = match tables {
            Some(all) if all.kind() == ValueKind::Int => Some(all),
            each => each.and_then(|each| each.get(name)),
        };
        let tables = tables.map_or(Ok(1), |value| whole("units", value, 0, i64::from(u16::MAX)))?;
        Ok(UnitResult {
            player: names
                .binary_search_by(|one| one.as_str().cmp(name))
                .unwrap_or(usize::MAX),
            finish,
            raw: points.clone(),
            points,
            tables: u32::try_from(tables).unwrap_or(0),
        })
    };
    let mut results = Vec::new();
    for (name, rank) in ranks.iter().flat_map(|ranks| ranks.members()) {
        let name = name.as_str().unwrap_or_default();
        let rank = whole("units", rank, 1, ROWS_MAX as i64)?;
        results.push(result(&name, Finish::Ranked(usize::try_from(rank).unwrap_or(0)))?);
    }
    for one in excluded.map_or(Ok(Vec::new()), |list| items("units", list))? {
        results.push(result(&text("units", one)?, Finish::Excluded)?);
    }
    Ok(Unit {
        weight: weight.map_or(Ok(Exact::from(1)), |value| exact("units", value))?,
        is_bonus: bonus.map_or(Ok(false), |value| {
            value.as_bool().ok_or_else(|| mistyped("units", value))
        })?,
        group: group.map(|value| text("units", value)).transpose()?,
        ..Unit::of(results)
    })
}

fn profile(input: &Input<'_>) -> Result<SeasonProfile, QuestionFault> {
    let chain = match input.get("chain") {
        None => SeasonItem::USUAL.to_vec(),
        Some(_) => list(input, "chain", 0..=CHAIN.len())?
            .into_iter()
            .map(|word| {
                let word = one_of("chain", word, CHAIN)?;
                SeasonItem::parse(word).ok_or_else(|| bad("chain", input.object()))
            })
            .collect::<Result<Vec<SeasonItem>, QuestionFault>>()?,
    };
    let guests = match input.get("guest_rule") {
        Some(word) => match one_of("guest_rule", word, GUEST_RULES)? {
            "passed_over" => GuestRule::PassedOver,
            "counted" => GuestRule::Counted,
            _ => return Err(bad("guest_rule", word)),
        },
        None => GuestRule::Counted,
    };
    Ok(SeasonProfile {
        points: scheme(input.need("scheme")?)?,
        participation: input
            .get("participation")
            .map_or(Ok(Exact::zero()), |value| exact("participation", value))?,
        counting: counting(input.need("counting")?)?,
        guests,
        minimum: usize::try_from(input.number_or_nought("minimum", ROWS_MAX as i64)?).unwrap_or(0),
        is_minimum_growing: false,
        chain,
        lot: 0,
    })
}

/// How units pay.
fn scheme(object: Value<'_>) -> Result<UnitPoints, QuestionFault> {
    let name = "scheme";
    let [kind, v, rest, formula] = members(name, object, ["kind", "v", "rest", "text"])?;
    let kind = kind.ok_or_else(|| crate::desk::input::missing(name).expecting(["kind"]))?;
    match one_of(name, kind, SCHEMES)? {
        "vector" => {
            let v = v.ok_or_else(|| crate::desk::input::missing(name).expecting(["v"]))?;
            let list = items(name, v)?.into_iter().map(|one| exact(name, one));
            Ok(UnitPoints::Vector {
                list: list.collect::<Result<Vec<Exact>, QuestionFault>>()?,
                rest: rest.map_or(Ok(Exact::zero()), |value| exact(name, value))?,
            })
        }
        "linear" => Ok(UnitPoints::Linear),
        "per_cent" => Ok(UnitPoints::PerCent),
        "formula" => {
            let value = formula.ok_or_else(|| crate::desk::input::missing(name).expecting(["text"]))?;
            let written = text(name, value)?;
            Formula::parse(&written)
                .map(UnitPoints::Formula)
                .map_err(|fault| formula_fault(&written, fault, value))
        }
        "own" => Ok(UnitPoints::Own),
        "raw" => Ok(UnitPoints::Raw),
        _ => Err(bad(name, kind)),
    }
}

/// What of a formula is not understood, from the character on.
fn formula_fault(written: &str, fault: FormulaFault, value: Value<'_>) -> QuestionFault {
    match fault {
        FormulaFault::TooLong => bad("scheme", value),
        FormulaFault::TooDeep(at) | FormulaFault::TooLarge(at) | FormulaFault::Unexpected(at) => {
            let rest: String = written.chars().skip(at).collect();
            QuestionFault::new(Code::BadValue, Some("scheme")).found(&rest)
        }
    }
}

/// Which units count.
fn counting(object: Value<'_>) -> Result<Counting, QuestionFault> {
    let name = "counting";
    let [kind, n, k, steps] = members(name, object, ["kind", "n", "k", "steps"])?;
    let missing = |member: &'static str| crate::desk::input::missing(name).expecting([member]);
    let number = |value: Option<Value<'_>>, member: &'static str| {
        let value = value.ok_or_else(|| missing(member))?;
        Ok::<usize, QuestionFault>(usize::try_from(whole(name, value, 0, ROWS_MAX as i64)?).unwrap_or(0))
    };
    let kind = kind.ok_or_else(|| missing("kind"))?;
    Ok(match one_of(name, kind, COUNTINGS)? {
        "best" => Counting::Best { n: number(n, "n")? },
        "all" => Counting::All,
        "drop" => Counting::Drop { k: number(k, "k")? },
        "growing" => {
            let steps = items(name, steps.ok_or_else(|| missing("steps"))?)?;
            let steps = steps.into_iter().map(step);
            Counting::Growing {
                steps: steps.collect::<Result<Vec<DropsFrom>, QuestionFault>>()?,
            }
        }
        "best_per_group" => Counting::BestPerGroup { n: number(n, "n")? },
        "average" => Counting::Average,
        _ => return Err(bad(name, kind)),
    })
}

/// `[4, 1]`: from four units on one is dropped.
fn step(pair: Value<'_>) -> Result<DropsFrom, QuestionFault> {
    let two = items("counting", pair)?;
    let number = |at: usize| -> Result<usize, QuestionFault> {
        let value = two.get(at).copied().ok_or_else(|| bad("counting", pair))?;
        Ok(usize::try_from(whole("counting", value, 0, ROWS_MAX as i64)?).unwrap_or(0))
    };
    Ok(DropsFrom {
        units: number(0)?,
        dropped: number(1)?,
    })
}

fn adjustments(input: &Input<'_>, names: &[String]) -> Result<Vec<SeasonAdjustment>, QuestionFault> {
    let name = "adjustments";
    let mut all = Vec::new();
    for one in list(input, name, 0..=ROWS_MAX)? {
        let [player, amount, unit, revoked] = members(name, one, ["player", "amount", "unit", "revoked"])?;
        let missing = |member: &'static str| crate::desk::input::missing(name).expecting([member]);
        let who = text(name, player.ok_or_else(|| missing("player"))?)?;
        let amount = exact(name, amount.ok_or_else(|| missing("amount"))?)?;
        let unit = unit
            .filter(|unit| !unit.is_null())
            .map(|unit| whole(name, unit, 0, ROWS_MAX as i64))
            .transpose()?;
        let revoked = revoked.map_or(Ok(false), |value| value.as_bool().ok_or_else(|| mistyped(name, value)))?;
        let player = names
            .binary_search(&who)
            .map_err(|_| bad(name, player.unwrap_or(one)))?;
        if !revoked {
            all.push(SeasonAdjustment {
                player,
                unit: unit.map(|unit| usize::try_from(unit).unwrap_or(usize::MAX)),
                amount,
            });
        }
    }
    Ok(all)
}

/// How many are ranked in the unit to come.
pub(super) fn places(input: &Input<'_>) -> Result<usize, QuestionFault> {
    let value = input.need("places")?;
    let number = count("places", value)?;
    let whole = number.whole().and_then(|number| usize::try_from(number).ok());
    whole
        .filter(|number| (1..=ROWS_MAX).contains(number))
        .ok_or_else(|| bad("places", value))
}
