//! Evenings of a club at one table: when one counts for leagues and ratings, and what it came to, by the numbers under
//! which the club knows its people.

use std::collections::BTreeMap;

use crate::ActError;
use crate::pseudonyms::{NamedEntries, UnderstoodNames};
use crate::read_session::{DEALS_MAX, records_in_club};
use crate::scorecards::is_being_written;
use talon_league::{LeaguePerson, UnitFacts};
use talon_records::session::Ledger;
use talon_rules::games::GameKind;
use talon_store::hands::{self, Evening, Session, Visibility};
use talon_store::{ClubId, Db, MemberId, SessionId, TournamentId};

/// Whether an evening can count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum EveningState {
    Counts,
    /// Its scorecard is still open.
    Running,
    /// Its deals were played at a table of a tournament, which may count itself.
    OfTournament(TournamentId),
    /// Only those who brought its hands in see them.
    Private,
}

/// How an evening stands.
pub(crate) fn state(db: &mut Db, session: &Session) -> Result<EveningState, ActError> {
    if let Some(tournament) = hands::tournament_of_session(db, session.id)? {
        return Ok(EveningState::OfTournament(tournament));
    }
    if is_being_written(db, &session.key)? {
        return Ok(EveningState::Running);
    }
    let members = hands::members(db, session.id, DEALS_MAX)?;
    let is_private = members
        .iter()
        .all(|(member, _)| member.visibility == Visibility::Private);
    Ok(if is_private {
        EveningState::Private
    } else {
        EveningState::Counts
    })
}

/// The day of an evening, in no zone: that of its records, or that on which they came.
pub(crate) fn day(evening: &Evening) -> chrono::NaiveDate {
    evening
        .played_on
        .unwrap_or_else(|| evening.listed_at.utc().date_naive())
}

/// What an evening came to.
#[derive(Debug, Clone)]
pub(crate) struct PlayedEvening {
    pub game: Option<GameKind>,
    pub venue: Option<String>,
    /// What everyone at the table had in the end.
    pub sums: Vec<(LeaguePerson, i64)>,
    /// How long its sheet was; 0 where it had none.
    pub bula: u32,
}

/// Reads what evenings of a club came to; who is meant by a name is asked once.
pub(crate) struct EveningReader {
    club: ClubId,
    names: Option<(UnderstoodNames, NamedEntries)>,
}

impl EveningReader {
    pub fn of(club: ClubId) -> EveningReader {
        EveningReader { club, names: None }
    }

    /// What an evening came to as a unit; none while it does not count.
    pub fn facts(&mut self, db: &mut Db, id: SessionId) -> Result<Option<UnitFacts>, ActError> {
        let played = self.played(db, id)?;
        Ok(played.map(|played| UnitFacts {
            game: played.game,
            venue: played.venue,
            ..UnitFacts::of_evening(&played.sums)
        }))
    }

    /// What an evening came to; none while it does not count.
    pub fn played(&mut self, db: &mut Db, id: SessionId) -> Result<Option<PlayedEvening>, ActError> {
        let Some(session) = hands::sessions_by_id(db, &[id])?.pop() else {
            return Ok(None);
        };
        if state(db, &session)? != EveningState::Counts {
            return Ok(None);
        }
        let (understood, entries) = self.names(db)?;
        let (records, known) = records_in_club(db, id, understood)?;
        let records: Vec<&str> = records.iter().map(String::as_str).collect();
        let ledger = Ledger::of_known(&records, Some(&known));
        if ledger.counted() == 0 {
            return Ok(None);
        }
        let opening = ledger.opening.sheet.as_ref().and_then(|sheet| sheet.bula.first());
        Ok(Some(PlayedEvening {
            game: GameKind::parse(&session.game),
            venue: ledger.head.venue.clone(),
            sums: sums(&ledger, id, entries),
            bula: opening.and_then(|bula| u32::try_from(*bula).ok()).unwrap_or(0),
        }))
    }

    /// The entry of the club that a name in its records means.
    pub fn entry(&mut self, db: &mut Db, name: &str) -> Result<Option<MemberId>, ActError> {
        Ok(self.names(db)?.1.entry(name))
    }

    fn names(&mut self, db: &mut Db) -> Result<&(UnderstoodNames, NamedEntries), ActError> {
        match &mut self.names {
            Some(names) => Ok(names),
            unread => {
                let understood = UnderstoodNames::over(db, self.club)?;
                Ok(unread.insert((understood, NamedEntries::over(db, self.club)?)))
            }
        }
    }
}

/// What everyone at the table has in the end. Who takes over a column of a sheet plays for the person who began it.
fn sums(ledger: &Ledger, evening: SessionId, entries: &NamedEntries) -> Vec<(LeaguePerson, i64)> {
    let stopped = ledger.written_off.as_ref().filter(|_| !ledger.over);
    let totals = &stopped.map_or(&ledger.standing, |(standing, _)| standing).totals;
    let mut sums: BTreeMap<LeaguePerson, i64> = BTreeMap::new();
    for (column, total) in ledger.columns.iter().zip(totals) {
        let Some(place) = column.first().copied() else { continue };
        let name = ledger.people.get(place).and_then(|sitter| sitter.name.as_deref());
        let stranger = || LeaguePerson::stranger(evening.0, u16::try_from(place).unwrap_or(u16::MAX));
        let known = name.and_then(|name| entries.entry(name));
        let person = known.map_or_else(stranger, |id| LeaguePerson(id.0));
        *sums.entry(person).or_default() += total;
    }
    sums.into_iter().collect()
}
