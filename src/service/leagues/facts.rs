//! What the tournaments of a season came to, by the numbers under which the club knows its people.

use crate::ActError;
use crate::tournaments::{Loaded, Outcome, PlayedTable};
use talon_league::{LeaguePerson, PersonResult, UnitFacts};
use talon_store::{Db, TournamentId};
use talon_tournament::standings::BadFacts;
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

fn results(loaded: &Loaded) -> Result<UnitFacts, BadFacts> {
    let outcome = Outcome::of(&loaded.tournament)?;
    let mut facts = UnitFacts::default();
    for finish in outcome.finishes {
        let Some(person) = person(loaded, finish.entry) else {
            continue;
        };
        facts.results.push(PersonResult {
            person,
            finish: finish.finish,
            points: finish.points,
            raw: Exact::from(finish.raw),
            tables: finish.tables,
        });
    }
    let seats = |table: &PlayedTable| {
        let seats = table.seats.iter();
        seats
            .filter_map(|seat| Some((person(loaded, seat.entry)?, seat.raw)))
            .collect()
    };
    facts.tables = outcome.tables.iter().map(seats).collect();
    Ok(facts)
}
