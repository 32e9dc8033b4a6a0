//! The pipeline of every act on a season: load it, ask for permission, act once, keep it with the next version, publish
//! what comes of it, and write the log, in one transaction.

use chrono::{DateTime, Utc};
use serde_json::json;

use super::recount::{Cause, count, document, keep, publish};
use crate::audit::{self, Deed, Note, Subject};
use crate::authorization::{self, Action, Object};
use crate::idempotency::{self, IdempotentRequest};
use crate::{ActError, Actor, Missing};
use talon_league::{LeagueAct, LeagueRefusal, SeasonState};
use talon_store::leagues::{self, SeasonChange};
use talon_store::{OptionalRow as _, SeasonId, Store, StoreError};
use talon_tournament::league::SeasonFault;

/// Who acts on which season, and the form that asks for it.
#[derive(Debug, Clone, Copy)]
pub struct ActOnSeason<'a> {
    pub store: &'a Store,
    pub actor: &'a Actor,
    pub season: SeasonId,
    /// The version that whoever acts has seen.
    pub seen: i64,
    pub form: IdempotentRequest<'a>,
    pub now: DateTime<Utc>,
}

/// What is done to a season.
#[derive(Debug, Clone)]
pub enum SeasonForm {
    Act(Box<LeagueAct>),
    /// Whether visitors see it.
    Show(bool),
    /// What waited is shown to everybody, with a line that says why.
    Publish {
        reason: String,
    },
}

/// Why an act on a season was not done.
#[derive(Debug, thiserror::Error)]
pub enum LeagueRefused {
    #[error(transparent)]
    League(#[from] LeagueRefusal),
    /// What would come of it cannot be counted.
    #[error(transparent)]
    Count(#[from] SeasonFault),
    /// Somebody changed it meanwhile.
    #[error("the season was changed meanwhile")]
    Stale,
    #[error(transparent)]
    Act(#[from] ActError),
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
            let action = action(&form, document(&row)?.state);
            authorization::must(db, self.actor, action, &Object::of_club(league.club_id))?;
            let what = format!("season {}", self.season);
            // The season's own refusal leaves the transaction as it is another error than that of the form's.
            let mut refused = None;
            let done = idempotency::once(db, self.actor, &what, self.form, self.now, |db| {
                match self.change(db, &league, &row, form) {
                    Ok(()) => Ok(String::new()),
                    Err(LeagueRefused::Act(error)) => Err(error),
                    Err(other) => {
                        refused = Some(other);
                        Err(ActError::Busy)
                    }
                }
            });
            match (refused, done) {
                (Some(refused), _) => Err(refused),
                (None, done) => Ok(done.map(|_| ())?),
            }
        })
    }

    fn change(
        &self,
        db: &mut talon_store::Db,
        league: &leagues::League,
        row: &leagues::SeasonRow,
        form: SeasonForm,
    ) -> Result<(), LeagueRefused> {
        if self.seen != row.head.version {
            return Err(LeagueRefused::Stale);
        }
        let mut season = document(row)?;
        let (deed, cause, reason) = match form {
            SeasonForm::Act(act) => {
                let reason = reason_of(&act);
                season.act(*act)?;
                keep(db, row, &season, self.now)?;
                (Deed::ChangeLeague, Cause::Act, reason)
            }
            SeasonForm::Show(published) => {
                let change = SeasonChange {
                    state: &row.head.state,
                    published,
                    document: &row.document,
                    now: self.now.into(),
                };
                leagues::set(db, row.head.id, row.head.version, &change)?;
                (Deed::PublishLeague, Cause::Act, None)
            }
            SeasonForm::Publish { reason } => (Deed::PublishLeague, Cause::ByHand, Some(reason)),
        };
        let is_by_hand = cause == Cause::ByHand;
        let counted = count(db, league.club_id, &season)??;
        if is_by_hand || season.publishes_by_itself() {
            let is_new = publish(db, row, &counted, cause, reason.as_deref(), self.now)?;
            if is_by_hand && !is_new {
                return Err(LeagueRefusal::Unchanged.into());
            }
        }
        let note = Note::of(deed, Subject::Club)
            .in_club(league.club_id)
            .with(json!({"league": league.slug, "season": row.head.slug}))
            .because(reason.as_deref());
        Ok(audit::write(db, self.actor, &note, self.now)?)
    }
}

/// What somebody must be allowed to for it; going back is reopening.
fn action(form: &SeasonForm, state: SeasonState) -> Action {
    match form {
        SeasonForm::Act(act) if matches!(**act, LeagueAct::Move { to, .. } if to < state) => Action::ReopenSeason,
        _ => Action::ManageLeague,
    }
}

fn reason_of(act: &LeagueAct) -> Option<String> {
    let reason = match act {
        LeagueAct::TakeOut { reason, .. }
        | LeagueAct::Revoke { reason, .. }
        | LeagueAct::ChangeProfile { reason, .. }
        | LeagueAct::Move { reason, .. } => reason,
        LeagueAct::Adjust(adjustment) => &adjustment.text,
        _ => return None,
    };
    Some(reason.trim().to_owned()).filter(|reason| !reason.is_empty())
}
