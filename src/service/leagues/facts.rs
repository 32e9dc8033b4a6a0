//! What the tournaments of a season came to, by the numbers under which the club knows its people.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use crate::ActError;
use crate::tournaments::{CachedTournament, Loaded, Outcome, PlayedTable};
use talon_league::{KeptMoney, LeaguePerson, PersonResult, UnitFacts};
use talon_store::{Db, StoreError, TournamentId, tournaments};
use talon_tournament::standings::BadFacts;
use talon_tournament::tournament::{Prizes, Round, Tournament};
use talon_tournament::{EntryNo, Exact};

/// The tournaments that seasons count, each read once.
#[derive(Debug, Default)]
pub(super) struct Tournaments<'a> {
    /// The one that has just been changed.
    changed: Option<&'a Loaded>,
    read: BTreeMap<TournamentId, Loaded>,
}

impl<'a> Tournaments<'a> {
    pub fn with(changed: &'a Loaded) -> Tournaments<'a> {
        Tournaments {
            changed: Some(changed),
            read: BTreeMap::new(),
        }
    }

    /// Reads these at once, as far as they were not read before.
    pub fn read_all(&mut self, db: &mut Db, ids: impl Iterator<Item = TournamentId>) -> Result<(), ActError> {
        let is_new = |id: &TournamentId| {
            let is_changed = self.changed.is_some_and(|changed| changed.id == *id);
            !is_changed && !self.read.contains_key(id)
        };
        let new: Vec<TournamentId> = ids.filter(is_new).collect();
        if !new.is_empty() {
            let read = Loaded::several(db, &new)?;
            self.read.extend(read.into_iter().map(|loaded| (loaded.id, loaded)));
        }
        Ok(())
    }

    fn of(&mut self, db: &mut Db, id: TournamentId) -> Result<&Loaded, ActError> {
        if let Some(changed) = self.changed.filter(|changed| changed.id == id) {
            return Ok(changed);
        }
        match self.read.entry(id) {
            Entry::Occupied(found) => Ok(found.into_mut()),
            Entry::Vacant(place) => Ok(place.insert(Loaded::by_id(db, id)?)),
        }
    }

    /// What a tournament came to; none while it is not over.
    pub fn facts(&mut self, db: &mut Db, id: TournamentId) -> Result<Option<UnitFacts>, ActError> {
        let loaded = self.of(db, id)?;
        if !loaded.tournament.state.is_over() {
            return Ok(None);
        }
        let outcome = sound(id, Outcome::of(&loaded.tournament))?;
        Ok(Some(UnitFacts {
            kept: kept(id, &loaded.tournament)?,
            ..by_person(loaded, outcome)
        }))
    }

    /// What a round of a tournament came to alone; none while one of its tables has no result that is agreed, or nobody
    /// is told of it yet. The others may still be to come.
    pub fn facts_of_round(&mut self, db: &mut Db, id: TournamentId, round: u16) -> Result<Option<UnitFacts>, ActError> {
        let loaded = self.of(db, id)?;
        if loaded.tournament.withholds_standings() || loaded.tournament.withholds_round(round) {
            return Ok(None);
        }
        let outcome = sound(id, Outcome::of_round(&loaded.tournament, round))?;
        Ok(outcome.map(|outcome| by_person(loaded, outcome)))
    }
}

/// Whether the rounds of a tournament that are over came to something else before.
pub(crate) fn rounds_differ(before: &Tournament, after: &Tournament) -> bool {
    fn counting(tournament: &Tournament) -> impl Iterator<Item = &Round> {
        tournament.rounds.iter().filter(|round| round.is_complete())
    }
    let has_any = counting(before).chain(counting(after)).next().is_some();
    let told = |tournament: &Tournament| (tournament.withholds_standings(), first_untold(tournament));
    let is_other = || !counting(before).eq(counting(after)) || !before.is_entered_as(after);
    has_any && (told(before) != told(after) || is_other())
}

/// The first round of which nobody is told yet.
fn first_untold(tournament: &Tournament) -> Option<u16> {
    tournament.first_withheld().filter(|_| tournament.withholds())
}

fn person(loaded: &Loaded, entry: EntryNo) -> Option<LeaguePerson> {
    let member = loaded.members.get(&loaded.tournament.entry(entry)?.member)?;
    Some(LeaguePerson(member.id.0))
}

/// Acts let no result in that cannot be, so the text is damaged. Taken as empty, the season would count without it.
fn sound<T>(id: TournamentId, counted: Result<T, BadFacts>) -> Result<T, StoreError> {
    counted.map_err(|_| tournaments::unreadable(id))
}

/// What was not paid out of the pot; none where the prizes are no shares of it, and of a tournament that visitors do
/// not see: nobody else is told of its money.
fn kept(id: TournamentId, tournament: &CachedTournament) -> Result<Option<KeptMoney>, StoreError> {
    let money = &tournament.profile.money;
    if !tournament.published || matches!(money.prizes, Prizes::Amounts(_)) {
        return Ok(None);
    }
    let last = tournament.rounds.last().map_or(0, |round| round.number);
    let ranking = sound(id, tournament.ranking_after(last))?;
    Ok(Some(KeptMoney {
        currency: money.currency.clone(),
        amount: tournament.left_in_pot(&ranking),
    }))
}

fn by_person(loaded: &Loaded, outcome: Outcome) -> UnitFacts {
    let tournament = &loaded.tournament;
    let mut facts = UnitFacts {
        game: Some(tournament.game),
        starts: Some(tournament.starts),
        venue: Some(tournament.venue.clone()).filter(|venue| !venue.is_empty()),
        ..UnitFacts::default()
    };
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
    facts
}
