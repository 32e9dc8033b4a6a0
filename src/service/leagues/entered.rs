//! Entering those who qualified, and how they differ from the entries afterwards: who is entered stays, whatever is
//! corrected, and the difference is told.

use chrono::{DateTime, Utc};
use serde_json::json;

use super::act::{LeagueRefused, SeasonRefusal};
use super::listed::known_now;
use super::one_person::with_one_person;
use super::read::SeasonShown;
use super::recount::{count, document, keep, people};
use crate::audit::{self, Deed, Note, Subject};
use crate::authorization::{self, Action, Object};
use crate::idempotency::{self, IdempotentRequest};
use crate::tournaments::{EnterMembers, Loaded, act_within, locked, read};
use crate::{ActError, Actor, InvalidValue, Missing};
use talon_league::{CountedSeason, LeagueAct, LeaguePerson, LeagueSeason, Qualification};
use talon_store::leagues::{self, SeasonRow};
use talon_store::{ClubId, Db, MemberId, OptionalRow as _, SeasonId, Store, TournamentId};
use talon_tournament::tournament::Status;

/// Enters those who qualified by the table of now into a tournament; who has an entry there is passed over.
#[derive(Debug, Clone, Copy)]
pub struct EnterQualified<'a> {
    pub store: &'a Store,
    pub actor: &'a Actor,
    pub season: SeasonId,
    /// The version of the season that the actor has seen.
    pub seen: i64,
    /// The place of the qualification in the list.
    pub at: usize,
    pub tournament: TournamentId,
    pub form: IdempotentRequest<'a>,
    pub now: DateTime<Utc>,
}

impl EnterQualified<'_> {
    /// Does it; the same form sent again does nothing more.
    ///
    /// # Errors
    /// When there is no such season or tournament, the actor may not change both, the season was changed meanwhile, or
    /// nobody is left to be entered.
    pub fn act(&self) -> Result<(), LeagueRefused> {
        self.store.write(|db| {
            // The tournament first, as acts on it do that make seasons count again.
            let loaded = locked(db, self.tournament)?;
            let row = leagues::lock(db, self.season).found()?;
            let row = row.ok_or(ActError::NotFound(Missing::League))?;
            let league = leagues::by_id(db, row.head.league_id)?;
            let object = Object::of_club(league.club_id);
            authorization::must(db, self.actor, Action::ManageLeague, &object)?;
            let what = format!("season {}", self.season);
            idempotency::once::<LeagueRefused>(db, self.actor, &what, self.form, self.now, |db| {
                self.enter(db, league.club_id, &row, loaded).map(|()| String::new())
            })
            .map(|_| ())
        })
    }

    fn enter(&self, db: &mut Db, club: ClubId, row: &SeasonRow, loaded: Loaded) -> Result<(), LeagueRefused> {
        if self.seen != row.head.version {
            return Err(SeasonRefusal::Stale.into());
        }
        let mut season = document(row)?;
        let come = self.who_come(db, club, &season)?;
        let left = come.iter().copied().filter(|member| !loaded.has_entered(*member));
        let members: Vec<MemberId> = left.collect();
        let leads = LeagueAct::LeadTo {
            at: self.at,
            tournament: self.tournament.0,
        };
        let is_led = season
            .qualifications
            .get(self.at)
            .is_some_and(|one| one.leads_to == Some(self.tournament.0));
        if come.is_empty() || members.is_empty() && is_led {
            let (field, why) = ("tournament", InvalidValue::NobodyToEnter);
            return Err(ActError::Invalid { field, why }.into());
        }
        if !is_led {
            season.act(leads)?;
            keep(db, row, &season, self.now)?;
        }
        if !members.is_empty() {
            let act = EnterMembers { members: &members };
            act_within(db, self.actor, loaded, act, self.now)?;
        }
        let note = Note::of(Deed::ChangeLeague, Subject::Club).in_club(club);
        let detail = json!({"season": row.head.slug, "entered": members.len(), "tournament": self.tournament.0});
        Ok(audit::write(db, self.actor, &note.with(detail), self.now)?)
    }

    /// Who comes on by the table of now, under the entries by which the club knows them now.
    fn who_come(&self, db: &mut Db, club: ClubId, season: &LeagueSeason) -> Result<Vec<MemberId>, LeagueRefused> {
        let members = people(db, club)?;
        let named = with_one_person(db, club, season, None, |person| members.contains(&person))?;
        let Some(qualification) = named.qualifications.get(self.at) else {
            return Ok(Vec::new());
        };
        let table = count(db, club, season)??;
        let brought = table.qualified(qualification);
        let people = brought.iter().flat_map(|source| &source.people);
        Ok(people.map(|person| MemberId(person.0)).collect())
    }
}

/// The tournament into which those who qualified were entered.
#[derive(Debug, Clone)]
pub struct QualifiedEntered {
    pub tournament: TournamentId,
    pub name: String,
    /// Who qualifies by the table and is not entered.
    pub missing: Vec<LeaguePerson>,
    /// Who is entered and does not qualify by the table.
    pub beyond: Vec<LeaguePerson>,
}

/// Where the qualifications of a season lead to, in their order; none where nobody was entered yet, or the reader may
/// not see the tournament.
///
/// # Errors
/// When the database fails.
pub fn qualified_entered(
    db: &mut Db,
    actor: &Actor,
    shown: &SeasonShown,
    table: &CountedSeason,
) -> Result<Vec<Option<QualifiedEntered>>, ActError> {
    let qualifications = shown.season.qualifications.iter();
    qualifications
        .map(|qualification| entered(db, actor, table, qualification))
        .collect()
}

fn entered(
    db: &mut Db,
    actor: &Actor,
    table: &CountedSeason,
    qualification: &Qualification,
) -> Result<Option<QualifiedEntered>, ActError> {
    let Some(id) = qualification.leads_to.map(TournamentId) else {
        return Ok(None);
    };
    let loaded = match read::tournament(db, actor, id) {
        Ok(tournament) => tournament.loaded,
        Err(ActError::NotFound(_)) => return Ok(None),
        Err(error) => return Err(error),
    };
    let people = |entries: &dyn Fn(Status) -> bool| -> Vec<LeaguePerson> {
        let found = loaded.tournament.entries.iter().filter(|entry| entries(entry.status));
        let found = found.filter_map(|entry| loaded.members.get(&entry.member));
        found.map(|member| LeaguePerson(member.id.0)).collect()
    };
    // Who withdrew or did not come was entered all the same.
    let (ever, entered) = (people(&|_| true), people(&is_in));
    let mut comes = Vec::new();
    for person in table.qualified(qualification).iter().flat_map(|source| &source.people) {
        let is_known = ever.contains(person);
        comes.push(if is_known { *person } else { known_now(db, *person)? });
    }
    let name = loaded.tournament.name.clone();
    Ok(Some(QualifiedEntered {
        tournament: id,
        name,
        missing: comes.iter().filter(|person| !ever.contains(person)).copied().collect(),
        beyond: entered
            .iter()
            .filter(|person| !comes.contains(person))
            .copied()
            .collect(),
    }))
}

fn is_in(status: Status) -> bool {
    match status {
        Status::Registered | Status::CheckedIn | Status::Late => true,
        Status::NoShow | Status::Withdrawn | Status::Excluded => false,
    }
}
