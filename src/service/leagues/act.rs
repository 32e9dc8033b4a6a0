//! The pipeline of every act on a season: load it, ask for permission, act once, keep it with the next version, publish
//! what comes of it, and write the log, in one transaction.

use chrono::{DateTime, Utc};

use super::act_reason::reason_in;
use super::added::{self, add, evening_of};
use super::adjusting::signed;
use super::by_rule::take_all;
use super::club_logs::{BeforeAct, LoggedSeason};
use super::free_tables;
use super::listed;
use super::proposed;
use super::recount::{count, document, keep, publish};
use super::rounds::round_of;
use super::starting::{ChallengeStart, started};
use super::teams;
use super::turn::turn;
use crate::audit::Deed;
use crate::authorization::{self, Action, Object};
use crate::clubs::fields;
use crate::idempotency::{self, IdempotentRequest};
use crate::{ActError, Actor, InvalidValue, Missing};
use talon_league::{
    FreeTable, LeagueAct, LeaguePerson, LeagueRefusal, LeagueSeason, NewUnit, RevisionCause, SeasonDays, SeasonState,
    UnitChange, UnitNo, UnitSource, reason_of,
};
use talon_rules::games::GameKind;
use talon_store::leagues::{self, LeagueStep, SeasonChange, SeasonHead};
use talon_store::{Db, OptionalRow as _, SeasonId, SessionId, Store, StoreError, TournamentId, clubs};
use talon_tournament::league::SeasonFault;
use talon_tournament::names::NAME_MAX;

/// Who acts on which season, and the form that asks for it.
#[derive(Debug, Clone, Copy)]
pub struct ActOnSeason<'a> {
    pub store: &'a Store,
    pub actor: &'a Actor,
    pub season: SeasonId,
    /// The version that the actor has seen.
    pub seen: i64,
    pub form: IdempotentRequest<'a>,
    pub now: DateTime<Utc>,
}

/// What is done to a season.
#[derive(Debug, Clone)]
pub enum SeasonForm {
    Act(Box<LeagueAct>),
    /// A tournament of the club counts, by hand.
    AddTournament {
        tournament: TournamentId,
        change: UnitChange,
    },
    /// A tournament that another club proposed does not count, with a reason.
    RefuseProposal {
        tournament: TournamentId,
        reason: String,
    },
    /// One round of a tournament of the club counts, by hand.
    AddRound {
        tournament: TournamentId,
        round: u16,
        change: UnitChange,
    },
    /// A table that people of the club played outside any tournament counts.
    AddTable {
        table: FreeTable,
        change: UnitChange,
    },
    /// What was written down of such a table was wrong.
    CorrectTable {
        number: UnitNo,
        table: FreeTable,
    },
    /// An evening of the club counts, by hand.
    AddEvening {
        session: SessionId,
        change: UnitChange,
    },
    /// Several that the rule proposed count.
    AddProposed(Vec<UnitSource>),
    /// What the rule proposed does not count, with a reason.
    RefuseProposed {
        source: UnitSource,
        reason: String,
    },
    /// A challenge list that was not played yet begins in another order.
    BeginChallenge(ChallengeStart),
    Dates(SeasonDates),
    /// Whether visitors see it.
    Show(bool),
    /// What waited is shown to everyone, with a line that says why.
    Publish {
        reason: String,
    },
    /// The last act is taken back, as long as nothing came after it.
    Undo,
}

/// What a season is called, and between which days it is played.
#[derive(Debug, Clone)]
pub struct SeasonDates {
    pub name: String,
    pub days: SeasonDays,
}

impl SeasonDates {
    /// What was typed, if a season can be so.
    pub(super) fn sound(&self) -> Result<SeasonDates, ActError> {
        let bad = |field, why| ActError::Invalid { field, why };
        let name = fields::line("season", &self.name, NAME_MAX)?;
        if name.is_empty() {
            return Err(bad("season", InvalidValue::Required));
        }
        if self.days.to < self.days.from {
            return Err(bad("to", InvalidValue::EndsBeforeStart));
        }
        Ok(SeasonDates { name, days: self.days })
    }
}

/// Why a season does not take an act.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SeasonRefusal {
    /// By its own rules.
    League(LeagueRefusal),
    /// What would come of it cannot be counted.
    Count(SeasonFault),
    /// The evening was played at a table of the tournament of this name, which may count itself.
    OfTournament(String),
    /// The season is of one game, and this is of the other.
    OtherGame { season: GameKind, unit: GameKind },
    /// Not all tables of the round have a result that is agreed; with the name of its tournament.
    RoundRunning { round: u16, name: String },
    /// The scorecard of the evening is still open.
    EveningRunning,
    /// Only those who brought the hands of the evening in see them.
    EveningPrivate,
    /// The season takes no reports of tables.
    ReportsClosed,
    /// Those who report a table sat there.
    NotSeated,
    /// The day is still to come.
    NotPlayedYet,
    /// The day is none of the season's.
    OutsideSeason,
    /// The same table waits to be confirmed.
    ReportedAlready,
    /// They have this many reports that wait.
    TooManyReports { most: usize },
    /// Someone else of the table says that it was so.
    OwnReport,
    /// It was confirmed or taken back meanwhile.
    NoSuchReport,
    /// Someone changed it meanwhile.
    Stale,
    /// Something came after the last act, or it cannot be taken back.
    NothingToUndo,
}

/// Why an act on a season was not done.
#[derive(Debug, thiserror::Error)]
pub enum LeagueRefused {
    /// The season says no.
    #[error("refused by the season")]
    Season(Box<SeasonRefusal>),
    #[error(transparent)]
    Act(#[from] ActError),
}

impl From<SeasonRefusal> for LeagueRefused {
    fn from(refusal: SeasonRefusal) -> LeagueRefused {
        LeagueRefused::Season(Box::new(refusal))
    }
}

impl From<LeagueRefusal> for LeagueRefused {
    fn from(refusal: LeagueRefusal) -> LeagueRefused {
        SeasonRefusal::League(refusal).into()
    }
}

impl From<SeasonFault> for LeagueRefused {
    fn from(fault: SeasonFault) -> LeagueRefused {
        SeasonRefusal::Count(fault).into()
    }
}

impl From<StoreError> for LeagueRefused {
    fn from(error: StoreError) -> LeagueRefused {
        LeagueRefused::Act(error.into())
    }
}

impl ActOnSeason<'_> {
    /// Does it; the same form sent again does nothing more.
    ///
    /// # Errors
    /// When there is no such season, the actor may not, it was changed meanwhile, or the season refuses.
    pub fn act(&self, form: SeasonForm) -> Result<(), LeagueRefused> {
        self.store.write(|db| {
            let row = leagues::lock(db, self.season).found()?;
            let row = row.ok_or(ActError::NotFound(Missing::League))?;
            let league = leagues::by_id(db, row.head.league_id)?;
            let season = document(&row)?;
            let action = action(&form, season.state);
            authorization::must(db, self.actor, action, &Object::of_club(league.club_id))?;
            let what = format!("season {}", self.season);
            idempotency::once::<LeagueRefused>(db, self.actor, &what, self.form, self.now, |db| {
                self.change(db, &league, &row, season, form).map(|()| String::new())
            })
            .map(|_| ())
        })
    }

    fn change(
        &self,
        db: &mut Db,
        league: &leagues::League,
        row: &leagues::SeasonRow,
        mut season: LeagueSeason,
        form: SeasonForm,
    ) -> Result<(), LeagueRefused> {
        if self.seen != row.head.version {
            return Err(SeasonRefusal::Stale.into());
        }
        let is_undo = matches!(form, SeasonForm::Undo);
        let is_open = season.state < SeasonState::Finished;
        let before = BeforeAct::of(&season, &form);
        let (deed, cause, reason) = match form {
            SeasonForm::Show(published) => {
                self.go_on(db, row, published)?;
                (Deed::PublishLeague, RevisionCause::Act, None)
            }
            SeasonForm::Publish { .. } if season.state == SeasonState::Archived => {
                return Err(LeagueRefusal::Archived.into());
            }
            SeasonForm::Publish { reason } => {
                let reason = reason_of(&reason)?;
                // What everyone has seen is not taken back as if it had not been.
                self.go_on(db, row, row.head.published)?;
                leagues::forget(db, row.head.id)?;
                (Deed::PublishLeague, RevisionCause::ByHand, Some(reason))
            }
            SeasonForm::Undo => {
                let before = undoable(db, &row.head)?.ok_or(SeasonRefusal::NothingToUndo)?;
                let before = serde_json::from_str(&before.document).map_err(|_| leagues::unreadable(row.head.id))?;
                season = season.undone(before);
                keep(db, row, &season, self.now)?;
                leagues::forget(db, row.head.id)?;
                (Deed::ChangeLeague, RevisionCause::Act, None)
            }
            other => {
                let is_kept = can_be_undone(&other);
                let reason = change_season(db, self.actor, league, row, &mut season, other, self.now)?;
                keep(db, row, &season, self.now)?;
                if is_kept {
                    self.remember(db, row)?;
                }
                (Deed::ChangeLeague, RevisionCause::Act, reason)
            }
        };
        let is_by_hand = cause == RevisionCause::ByHand;
        let counted = count(db, league.club_id, &season)??;
        if is_by_hand || season.publishes_by_itself() {
            let cause = told_cause(cause, &document(row)?, &season);
            if !publish(db, row, &counted, cause, reason.as_deref(), self.now)? && is_by_hand {
                return Err(LeagueRefusal::Unchanged.into());
            }
        }
        let logged = LoggedSeason {
            actor: self.actor,
            league,
            head: &row.head,
            reason: reason.as_deref(),
            is_undo,
            now: self.now,
        };
        logged.tell_own(db, deed)?;
        before.tell_clubs(db, &season, &logged)?;
        if is_open && season.state >= SeasonState::Finished {
            turn(db, self.actor, row.head.id, self.now)?;
        }
        Ok(())
    }

    /// The next version of a season whose text stays, so that a form from before it is told.
    fn go_on(&self, db: &mut Db, row: &leagues::SeasonRow, published: bool) -> Result<(), StoreError> {
        let change = SeasonChange {
            state: row.head.state,
            published,
            document: &row.document,
            now: self.now.into(),
        };
        leagues::set(db, row.head.id, row.head.version, &change)
    }

    /// Keeps what the season was, so that the act can be taken back.
    fn remember(&self, db: &mut Db, row: &leagues::SeasonRow) -> Result<(), LeagueRefused> {
        let step = LeagueStep {
            season_id: row.head.id,
            version: row.head.version + 1,
            done_by: self.actor.user(),
            done_at: self.now.into(),
            document: row.document.clone(),
        };
        Ok(leagues::remember(db, &step)?)
    }
}

/// What made the table after an act. Where former guests bring what they played, or no longer, results are other
/// people's than before, and none of them was put right.
fn told_cause(cause: RevisionCause, before: &LeagueSeason, season: &LeagueSeason) -> RevisionCause {
    match cause {
        RevisionCause::Act if season.former_guests != before.former_guests => RevisionCause::Merge,
        cause => cause,
    }
}

/// The last act on a season, if nothing came after it.
pub(super) fn undoable(db: &mut Db, head: &SeasonHead) -> Result<Option<LeagueStep>, StoreError> {
    let last = leagues::last_step(db, head.id)?;
    Ok(last.filter(|step| step.version == head.version))
}

/// Going from one state to another is no slip: it is taken back with a reason, by those who may. Days are kept beside
/// the text.
fn can_be_undone(form: &SeasonForm) -> bool {
    match form {
        SeasonForm::Act(act) => !matches!(**act, LeagueAct::Move { .. }),
        SeasonForm::AddTournament { .. }
        | SeasonForm::AddRound { .. }
        | SeasonForm::AddTable { .. }
        | SeasonForm::CorrectTable { .. }
        | SeasonForm::AddEvening { .. }
        | SeasonForm::AddProposed(_)
        | SeasonForm::BeginChallenge(_)
        | SeasonForm::RefuseProposed { .. } => true,
        SeasonForm::RefuseProposal { .. }
        | SeasonForm::Dates(_)
        | SeasonForm::Show(_)
        | SeasonForm::Publish { .. }
        | SeasonForm::Undo => false,
    }
}

/// Changes what is kept of a season; the answer is the reason that was given.
fn change_season(
    db: &mut Db,
    actor: &Actor,
    league: &leagues::League,
    row: &leagues::SeasonRow,
    season: &mut LeagueSeason,
    form: SeasonForm,
    now: DateTime<Utc>,
) -> Result<Option<String>, LeagueRefused> {
    match form {
        SeasonForm::Act(act) => {
            let reason = reason_in(&act);
            let is_rule = matches!(*act, LeagueAct::SetRule(Some(_)));
            let before: Vec<LeaguePerson> = season.listed_people().collect();
            proposed::decide(db, league, row.head.id, season, &act)?;
            let act = listed::as_named(db, season, *act)?;
            let act = signed(db, actor, league, season, act, now)?;
            season.act(teams::prepare(db, league.club_id, season, act)?)?;
            listed::must_be_of_club(db, league.club_id, &before, season)?;
            if is_rule {
                let club = clubs::by_id(db, league.club_id)?;
                take_all(db, &club, season)?;
            }
            Ok(reason)
        }
        SeasonForm::AddTournament { tournament, change } => {
            added::add_tournament(db, league, row.head.id, season, tournament, change)
        }
        SeasonForm::RefuseProposal { tournament, reason } => {
            let reason = reason_of(&reason)?;
            proposed::refuse(db, league, row.head.id, season, tournament, &reason)?;
            Ok(Some(reason))
        }
        SeasonForm::AddRound {
            tournament,
            round,
            change,
        } => {
            let unit = round_of(db, league, season, tournament, round)?;
            add(season, unit, change)
        }
        SeasonForm::AddTable { table, change } => {
            let table = free_tables::fitting(db, league.club_id, season, table)?;
            free_tables::must_be_over(db, league.club_id, &table, now)?;
            add(season, NewUnit::of_table(&table), change)
        }
        SeasonForm::CorrectTable { number, table } => {
            let table = free_tables::fitting(db, league.club_id, season, table)?;
            free_tables::must_be_over(db, league.club_id, &table, now)?;
            season.act(LeagueAct::CorrectTable { number, table })?;
            Ok(None)
        }
        SeasonForm::AddEvening { session, change } => {
            let unit = evening_of(db, actor, league, season, session)?;
            add(season, unit, change)
        }
        SeasonForm::AddProposed(sources) => added::add_all(db, actor, league, season, &sources),
        SeasonForm::RefuseProposed { source, reason } => added::refuse(db, actor, league, season, &source, &reason),
        SeasonForm::BeginChallenge(start) => {
            let challenge = started(db, actor, league, row, season, start)?;
            season.act(LeagueAct::SetChallenge(Some(challenge)))?;
            Ok(None)
        }
        SeasonForm::Dates(_) if season.state == SeasonState::Archived => Err(LeagueRefusal::Archived.into()),
        SeasonForm::Dates(dates) => set_dates(db, league, row, season, &dates),
        SeasonForm::Show(_) | SeasonForm::Publish { .. } | SeasonForm::Undo => Ok(None),
    }
}

/// Its days, with which its rule goes.
fn set_dates(
    db: &mut Db,
    league: &leagues::League,
    row: &leagues::SeasonRow,
    season: &mut LeagueSeason,
    dates: &SeasonDates,
) -> Result<Option<String>, LeagueRefused> {
    let SeasonDates { name, days } = dates.sound()?;
    leagues::set_dates(db, row.head.id, &name, days.from, days.to)?;
    let before = SeasonDays {
        from: row.head.starts_on,
        to: row.head.ends_on,
    };
    season.move_rule(before, days);
    let club = clubs::by_id(db, league.club_id)?;
    take_all(db, &club, season)?;
    Ok(None)
}

/// What someone must be allowed to for it; going back is reopening.
fn action(form: &SeasonForm, state: SeasonState) -> Action {
    match form {
        SeasonForm::Act(act) if matches!(**act, LeagueAct::Move { to, .. } if to < state) => Action::ReopenSeason,
        _ => Action::ManageLeague,
    }
}
