//! What tournaments and evenings come to, by chance: rounds at tables of three and four, and a ranking of everyone who
//! sat at one.

use std::collections::BTreeMap;

use talon_league::{LeaguePerson, PersonResult, UnitFacts};
use talon_rules::chance::Chance;
use talon_tournament::Exact;
use talon_tournament::league::Finish;

use super::super::super::scores;
use super::one_of;

/// Who sat at a table, with their scores.
type ScoredTable = Vec<(LeaguePerson, i64)>;

/// What someone made.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Made {
    /// Halves of a point: two for each whom they beat at a table, one for each who had as much.
    halves: i64,
    raw: i64,
    tables: u32,
}

/// A tournament of these people. Some may be unranked, or excluded.
pub(super) fn played_by(there: &[LeaguePerson], chance: &mut Chance) -> UnitFacts {
    let mut tables: Vec<ScoredTable> = Vec::new();
    for _ in 0..1 + chance.below(3) {
        let mut seated = there.to_vec();
        chance.shuffle(&mut seated);
        while seated.len() >= 3 {
            let seats = if seated.len() == 4 || seated.len() > 6 && chance.below(4) == 0 {
                4
            } else {
                3
            };
            tables.push(scored(&seated.split_off(seated.len() - seats), chance));
        }
    }
    let odd = |chance: &mut Chance| match chance.below(30) {
        0 => Some(Finish::Unranked),
        1 => Some(Finish::Excluded),
        _ => None,
    };
    let has_odd = chance.below(2) == 0;
    let marks = there
        .iter()
        .filter_map(|person| Some((*person, odd(chance).filter(|_| has_odd)?)));
    let marks: BTreeMap<LeaguePerson, Finish> = marks.collect();
    facts(tables, &marks)
}

/// The same people at the same tables, with other scores at one of them.
pub(in super::super) fn corrected(facts: &UnitFacts, chance: &mut Chance) -> UnitFacts {
    let mut tables = facts.tables.clone();
    let at = chance.below(tables.len().max(1));
    if let Some(table) = tables.get_mut(at) {
        let people: Vec<LeaguePerson> = table.iter().map(|(person, _)| *person).collect();
        *table = scored(&people, chance);
    }
    let odd = facts
        .results
        .iter()
        .filter(|result| !matches!(result.finish, Finish::Ranked(_)));
    let marks = odd.map(|result| (result.person, result.finish)).collect();
    let again = self::facts(tables, &marks);
    UnitFacts {
        results: again.results,
        tables: again.tables,
        ..facts.clone()
    }
}

fn scored(people: &[LeaguePerson], chance: &mut Chance) -> ScoredTable {
    let raw = scores::raw(people.len(), chance);
    people.iter().copied().zip(raw).collect()
}

/// What tables come to for everyone who sat at one: who made more is ahead, then who has the higher scores.
fn facts(tables: Vec<ScoredTable>, marks: &BTreeMap<LeaguePerson, Finish>) -> UnitFacts {
    let mut made: BTreeMap<LeaguePerson, Made> = BTreeMap::new();
    for table in &tables {
        for (person, score) in table {
            let own = made.entry(*person).or_default();
            own.halves += table.iter().map(|(_, other)| 1 + (score - other).signum()).sum::<i64>() - 1;
            own.raw += score;
            own.tables += 1;
        }
    }
    let ranked: Vec<Made> = made
        .iter()
        .filter(|(person, _)| !marks.contains_key(person))
        .map(|(_, made)| *made)
        .collect();
    let worth = |made: &Made| (made.halves, made.raw);
    let result = |(person, own): (&LeaguePerson, &Made)| {
        let ahead = ranked.iter().filter(|other| worth(other) > worth(own)).count();
        PersonResult {
            person: *person,
            finish: marks.get(person).copied().unwrap_or(Finish::Ranked(1 + ahead)),
            points: Exact::ratio(own.halves, 2).unwrap_or_else(Exact::zero),
            raw: Exact::from(own.raw),
            tables: own.tables,
        }
    };
    UnitFacts {
        results: made.iter().map(result).collect(),
        tables,
        ..UnitFacts::default()
    }
}

/// Those of these people who come: at least three, where there are so many.
pub(super) fn turnout(people: &[LeaguePerson], chance: &mut Chance) -> Vec<LeaguePerson> {
    let share = one_of(&[0.3, 0.6, 0.9], chance);
    let mut mixed = people.to_vec();
    chance.shuffle(&mut mixed);
    let wanted = mixed.iter().filter(|_| chance.happens(share)).count();
    mixed.truncate(wanted.max(3));
    mixed
}
