//! Free tables that someone who sat there reports: they count once another of them, or an owner, says that it was so.

use chrono::{DateTime, NaiveDate, Utc};
use serde_json::json;

use super::act::{LeagueRefused, SeasonRefusal};
use super::free_tables;
use super::read::SeasonShown;
use super::recount::{count, document, keep, publish};
use crate::audit::{self, Deed, Note, Subject};
use crate::authorization::{self, Action, Object, Standing};
use crate::idempotency::{self, IdempotentRequest};
use crate::stored;
use crate::tournaments::current_entry;
use crate::{ActError, Actor, Missing};
use talon_league::{
    FreeSeat, FreeTable, LeagueAct, LeaguePerson, LeagueSeason, NewUnit, RevisionCause, are_same_seats,
};
use talon_rules::games::GameKind;
use talon_store::league_reports::{self, LeagueReport, NewLeagueReport};
use talon_store::leagues::{self, League, SeasonRow};
use talon_store::{ClubId, Db, LeagueReportId, MemberId, OptionalRow as _, SeasonId, Store, members};

/// Reports of one person that may wait in a season.
const WAITING_MAX: usize = 20;

/// A report that waits.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableReport {
    pub id: LeagueReportId,
    pub day: NaiveDate,
    pub game: Option<GameKind>,
    pub venue: Option<String>,
    pub seats: Vec<FreeSeat>,
    pub reported_by: LeaguePerson,
}

/// What is done about a table.
#[derive(Debug, Clone)]
pub enum ReportForm {
    Report(FreeTable),
    /// It was so.
    Confirm(LeagueReportId),
    /// It was not so, or whoever reported it takes it back.
    Reject(LeagueReportId),
}

/// Who acts on the reports of which season, and the form that asks for it.
#[derive(Debug, Clone, Copy)]
pub struct ActOnReport<'a> {
    pub store: &'a Store,
    pub actor: &'a Actor,
    pub season: SeasonId,
    pub form: IdempotentRequest<'a>,
    pub now: DateTime<Utc>,
}

/// The season that someone acts on, and who they are there.
struct Reported {
    league: League,
    row: SeasonRow,
    season: LeagueSeason,
    me: Option<LeaguePerson>,
    manages: bool,
}

/// The reports that wait for the reader: all of them for whoever manages the league, else those of their own tables.
///
/// # Errors
/// When the database fails.
pub fn waiting(db: &mut Db, shown: &SeasonShown) -> Result<Vec<TableReport>, ActError> {
    let mut all = all_waiting(db, shown.head.id)?;
    all.retain(|report| shown.manages || shown.me.is_some_and(|me| sits(&report.seats, me)));
    Ok(all)
}

fn all_waiting(db: &mut Db, season: SeasonId) -> Result<Vec<TableReport>, ActError> {
    let rows = league_reports::waiting(db, season)?;
    rows.into_iter().map(|row| read(db, row)).collect()
}

/// With everyone under the number by which the club knows them now.
fn read(db: &mut Db, row: LeagueReport) -> Result<TableReport, ActError> {
    let mut seats: Vec<FreeSeat> = stored::read(&row.seats, "a report of a table")?;
    for seat in &mut seats {
        seat.person = current(db, MemberId(seat.person.0))?;
    }
    Ok(TableReport {
        id: row.id,
        day: row.played_on,
        game: row.game.as_deref().and_then(GameKind::parse),
        venue: row.venue,
        seats,
        reported_by: current(db, row.reported_by)?,
    })
}

fn current(db: &mut Db, member: MemberId) -> Result<LeaguePerson, ActError> {
    let entry = members::anywhere(db, member)?;
    Ok(LeaguePerson(current_entry(db, entry)?.id.0))
}

fn sits(seats: &[FreeSeat], person: LeaguePerson) -> bool {
    seats.iter().any(|seat| seat.person == person)
}

/// Whether someone may report tables that they sit at.
pub(super) fn may_report(standing: &Standing, club: ClubId, me: Option<LeaguePerson>) -> bool {
    let object = Object {
        own_table: me.is_some(),
        ..Object::of_club(club)
    };
    me.is_some() && standing.may(Action::ReportFreeTable, &object)
}

impl ActOnReport<'_> {
    /// Does it; the same form sent again does nothing more.
    ///
    /// # Errors
    /// When there is no such season or report, the actor may not, or the season refuses.
    pub fn act(&self, form: ReportForm) -> Result<(), LeagueRefused> {
        self.store.write(|db| {
            let reported = self.opened(db)?;
            let what = format!("reports of season {}", self.season);
            idempotency::once::<LeagueRefused>(db, self.actor, &what, self.form, self.now, |db| {
                match form {
                    ReportForm::Report(table) => self.report(db, &reported, table)?,
                    ReportForm::Confirm(id) => self.confirm(db, &reported, id)?,
                    ReportForm::Reject(id) => self.reject(db, &reported, id)?,
                }
                Ok(String::new())
            })
            .map(|_| ())
        })
    }

    fn opened(&self, db: &mut Db) -> Result<Reported, LeagueRefused> {
        let missing = || ActError::NotFound(Missing::League);
        let row = leagues::lock(db, self.season).found()?.ok_or_else(missing)?;
        let league = leagues::by_id(db, row.head.league_id)?;
        let standing = authorization::standing(db, self.actor, Some(league.club_id))?;
        let me = match self.actor.user() {
            Some(user) => members::of_account(db, league.club_id, user)?,
            None => None,
        };
        let me = me.map(|entry| LeaguePerson(entry.id.0));
        let manages = standing.may(Action::ManageLeague, &Object::of_club(league.club_id));
        let season = document(&row)?;
        let is_open = row.head.published && season.reports_open() && may_report(&standing, league.club_id, me);
        if !manages && !is_open {
            return Err(missing().into());
        }
        Ok(Reported {
            league,
            row,
            season,
            me,
            manages,
        })
    }

    fn report(&self, db: &mut Db, reported: &Reported, table: FreeTable) -> Result<(), LeagueRefused> {
        let Reported {
            league, row, season, ..
        } = reported;
        if !season.reports_open() {
            return Err(SeasonRefusal::ReportsClosed.into());
        }
        let table = free_tables::fitting(db, league.club_id, season, FreeTable { name: None, ..table })?;
        // Whatever the season would refuse is said now, and not to whoever confirms.
        let mut tried = season.clone();
        tried.act(LeagueAct::Add(NewUnit::of_table(&table)))?;
        let me = reported.me.filter(|me| sits(&table.seats, *me));
        let me = me.ok_or(SeasonRefusal::NotSeated)?;
        free_tables::must_be_over(db, league.club_id, &table, self.now)?;
        if !(row.head.starts_on..=row.head.ends_on).contains(&table.day) {
            return Err(SeasonRefusal::OutsideSeason.into());
        }
        let waiting = all_waiting(db, self.season)?;
        let is_same = |one: &TableReport| one.day == table.day && are_same_seats(&one.seats, &table.seats);
        if waiting.iter().any(is_same) {
            return Err(SeasonRefusal::ReportedAlready.into());
        }
        if waiting.iter().filter(|one| one.reported_by == me).count() >= WAITING_MAX {
            return Err(SeasonRefusal::TooManyReports { most: WAITING_MAX }.into());
        }
        let report = NewLeagueReport {
            season: self.season,
            played_on: table.day,
            game: table.game.map(GameKind::as_str),
            venue: table.venue.as_deref(),
            seats: &stored::written(&table.seats, "a report of a table")?,
            reported_by: MemberId(me.0),
            now: self.now.into(),
        };
        let id = league_reports::insert(db, &report)?;
        self.log(db, reported, Deed::ReportTable, id)
    }

    fn confirm(&self, db: &mut Db, reported: &Reported, id: LeagueReportId) -> Result<(), LeagueRefused> {
        let report = self.taken(db, reported, id)?;
        if !reported.manages && reported.me == Some(report.reported_by) {
            return Err(SeasonRefusal::OwnReport.into());
        }
        let mut season = reported.season.clone();
        let table = FreeTable {
            day: report.day,
            name: None,
            game: report.game,
            venue: report.venue,
            seats: report.seats,
        };
        season.act(LeagueAct::Add(NewUnit::of_table(&table)))?;
        keep(db, &reported.row, &season, self.now)?;
        let counted = count(db, reported.league.club_id, &season)??;
        if season.publishes_by_itself() {
            publish(db, &reported.row, &counted, RevisionCause::Unit, None, self.now)?;
        }
        self.log(db, reported, Deed::ConfirmTable, id)
    }

    fn reject(&self, db: &mut Db, reported: &Reported, id: LeagueReportId) -> Result<(), LeagueRefused> {
        self.taken(db, reported, id)?;
        self.log(db, reported, Deed::RejectTable, id)
    }

    /// The report, which waits no more; it is for those who sat there, and for whoever manages the league.
    fn taken(&self, db: &mut Db, reported: &Reported, id: LeagueReportId) -> Result<TableReport, LeagueRefused> {
        let gone = || LeagueRefused::from(SeasonRefusal::NoSuchReport);
        let row = league_reports::take(db, self.season, id).found()?.ok_or_else(gone)?;
        let report = read(db, row)?;
        let is_mine = reported.me.is_some_and(|me| sits(&report.seats, me));
        if reported.manages || is_mine {
            Ok(report)
        } else {
            Err(gone())
        }
    }

    fn log(&self, db: &mut Db, reported: &Reported, deed: Deed, id: LeagueReportId) -> Result<(), LeagueRefused> {
        let Reported { league, row, .. } = reported;
        let detail = json!({"league": league.slug, "season": row.head.slug, "report": id.0});
        let note = Note::of(deed, Subject::Club).in_club(league.club_id).with(detail);
        Ok(audit::write(db, self.actor, &note, self.now)?)
    }
}
