//! Holds together what a league file says of teams: their names and numbers, and that nobody is in two of them on one
//! day.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::json;
use talon_records::json::Value;
use talon_records::structure::Faults;
use talon_rules::games::Code;

use super::links::{ascending, is_full, items, number, unfit};
use crate::teams::LeagueTeam;

/// Tells of everything in the list of teams that does not fit.
pub(super) fn teams<'a>(root: Value<'a>, faults: &mut Faults<'a>) {
    ascending(root, "teams", faults);
    let is_standing = |team: &Value<'a>| team.get("removed").and_then(|removed| removed.as_bool()) != Some(true);
    let standing = || items(root, "teams").filter(is_standing);
    let mut names: BTreeSet<String> = BTreeSet::new();
    for name in standing().filter_map(|team| team.get("name")) {
        let is_new = name.as_str().is_none_or(|text| names.insert(LeagueTeam::key(&text)));
        if !is_new && !is_full(faults) {
            unfit(faults, name, "twice");
        }
    }
    let mut stays: BTreeMap<String, Vec<Stay>> = BTreeMap::new();
    for member in standing().flat_map(|team| items(team, "members")) {
        hold_stay(member, &mut stays, faults);
    }
}

/// Days in a team, as they are written: texts that sort as the days do. An open end is none.
struct Stay {
    from: Option<String>,
    to: Option<String>,
}

impl Stay {
    fn overlaps(&self, other: &Stay) -> bool {
        let before = |one: &Stay, other: &Stay| matches!((&one.to, &other.from), (Some(to), Some(from)) if to < from);
        !before(self, other) && !before(other, self)
    }
}

fn hold_stay<'a>(member: Value<'a>, stays: &mut BTreeMap<String, Vec<Stay>>, faults: &mut Faults<'a>) {
    let day = |name: &str| Some(member.get(name)?.as_str()?.into_owned());
    let stay = Stay {
        from: day("from"),
        to: day("to"),
    };
    if let (Some(from), Some(to)) = (&stay.from, &stay.to)
        && to < from
        && !is_full(faults)
        && let Some(to) = member.get("to")
    {
        unfit(faults, to, "ends_before");
        return;
    }
    let Some(person) = member.get("person") else { return };
    let Some(key) = person.as_str() else { return };
    let known = stays.entry(key.into_owned()).or_default();
    if known.iter().any(|other| other.overlaps(&stay)) && !is_full(faults) {
        unfit(faults, person, "two_teams");
    }
    known.push(stay);
}

/// Tells of everything in the teams of a table that does not fit: `count` is how many units the table has.
pub(super) fn of_table<'a>(root: Value<'a>, table: Value<'a>, count: usize, faults: &mut Faults<'a>) {
    let known: BTreeSet<i64> = items(root, "teams").filter_map(|team| number(team, "number")).collect();
    let mut seen: BTreeSet<i64> = BTreeSet::new();
    for row in table.get("teams").into_iter().flat_map(|teams| items(teams, "rows")) {
        let other = row.get("reason").and_then(|reason| reason.get("team"));
        for team in row.get("team").into_iter().chain(other) {
            if team.as_int().is_none_or(|number| !known.contains(&number)) && !is_full(faults) {
                unfit(faults, team, "unknown_team");
            }
        }
        if let Some(team) = row
            .get("team")
            .filter(|team| team.as_int().is_some_and(|number| !seen.insert(number)))
            && !is_full(faults)
        {
            unfit(faults, team, "twice");
        }
        if let Some(cells) = row
            .get("cells")
            .filter(|cells| cells.len() != count && !is_full(faults))
        {
            faults.at(Code::BadValue, cells).expected = Some(json!([count]));
        }
    }
}
