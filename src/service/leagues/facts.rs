//! What the tournaments of a season came to, by the numbers under which the club knows its people.

use std::collections::{BTreeMap, BTreeSet};

use crate::ActError;
use crate::tournaments::Loaded;
use talon_league::{LeaguePerson, PersonResult, UnitFacts};
use talon_store::{Db, TournamentId};
use talon_tournament::league::Finish;
use talon_tournament::standings::{BadFacts, How, Mark, RankedEntry};
use talon_tournament::tournament::{State, Tournament};
use talon_tournament::{EntryNo, Exact};

/// What a tournament came to; none while it is not over, or when it was called off before anybody had a rank.
pub(super) fn of_tournament(db: &mut Db, id: TournamentId) -> Result<Option<UnitFacts>, ActError> {
    let loaded = Loaded::by_id(db, id)?;
    if !is_over(&loaded.tournament) {
        return Ok(None);
    }
    Ok(results(&loaded).ok())
}

/// Whether a tournament counts.
pub(crate) fn is_over(tournament: &Tournament) -> bool {
    matches!(tournament.state, State::Finished | State::Archived)
}

fn person(loaded: &Loaded, entry: EntryNo) -> Option<LeaguePerson> {
    let member = loaded.members.get(&loaded.tournament.entry(entry)?.member)?;
    Some(LeaguePerson(member.id.0))
}

/// The last stage gives the first places; whoever was not in it stands behind, as the stage before it had them.
fn results(loaded: &Loaded) -> Result<UnitFacts, BadFacts> {
    let tournament = &loaded.tournament;
    let last_round = tournament.rounds.last().map_or(0, |round| round.number);
    let last_stage = u16::try_from(tournament.stages.len().max(1)).unwrap_or(u16::MAX);
    let mut facts = UnitFacts::default();
    let mut placed: BTreeSet<EntryNo> = BTreeSet::new();
    // A table is known by its round and the lowest number at it.
    let mut tables: BTreeMap<(u16, EntryNo), Vec<(LeaguePerson, i64)>> = BTreeMap::new();
    for stage in (1..=last_stage).rev() {
        let rounds = tournament.rounds_of(stage).map(|round| round.number).max();
        let Some(as_of) = rounds else { continue };
        let ranking = tournament.ranking_of(stage, as_of.min(last_round))?;
        let new: Vec<&RankedEntry> = ranking.rows.iter().filter(|row| !placed.contains(&row.entry)).collect();
        let before = placed.len();
        // Ranks among those who are new here.
        let rank = |own: usize| before + 1 + new.iter().filter(|row| row.rank.is_some_and(|rank| rank < own)).count();
        for row in &new {
            let Some(finish) = finish(row, &rank) else { continue };
            let Some(person) = person(loaded, row.entry) else {
                continue;
            };
            facts.results.push(PersonResult {
                person,
                finish,
                points: row.total.clone(),
                raw: Exact::from(row.raw_sum),
                tables: row.played,
            });
        }
        for row in &ranking.rows {
            let Some(person) = person(loaded, row.entry) else {
                continue;
            };
            for round in &row.rounds {
                let Some((mates, raw)) = round.table() else { continue };
                let lowest = mates.iter().copied().chain([row.entry]).min().unwrap_or(row.entry);
                tables.entry((round.round, lowest)).or_default().push((person, raw));
            }
        }
        placed.extend(
            ranking
                .rows
                .iter()
                .filter(|row| row.rank.is_some())
                .map(|row| row.entry),
        );
    }
    facts.tables = tables.into_values().collect();
    Ok(facts)
}

/// Nobody who played no table has a result, but for those who were excluded.
fn finish(row: &RankedEntry, rank: &impl Fn(usize) -> usize) -> Option<Finish> {
    let has_played = row
        .rounds
        .iter()
        .any(|round| matches!(round.how, How::Table | How::Substitute));
    match (row.mark, row.rank) {
        (Mark::Excluded, _) => Some(Finish::Excluded),
        _ if !has_played => None,
        (_, Some(own)) => Some(Finish::Ranked(rank(own))),
        (_, None) => Some(Finish::Unranked),
    }
}
