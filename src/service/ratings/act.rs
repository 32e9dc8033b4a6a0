//! Managing a rating list: showing it to everyone or hiding it, what it rates, excluding a table, allowing it again.

use chrono::{DateTime, Utc};
use serde_json::{Value, json};

use super::clubs::of_list;
use super::facts::{ListFacts, numbers};
use super::months::month_of;
use super::recount::{Cause, publish};
use crate::audit::{self, Deed, Note, Subject};
use crate::authorization::{self, Action, Object};
use crate::clubs::{REASON_MAX, fields};
use crate::idempotency::{self, IdempotentRequest};
use crate::{ActError, Actor, InvalidValue, Missing};
use talon_league::RatedAt;
use talon_store::ratings::{self, AlsoRated, RatingListRow, RatingPublishing};
use talon_store::{Db, OptionalRow as _, RatingListId, Store, clubs};

/// Who acts on which list, and the form that asks for it.
#[derive(Debug, Clone, Copy)]
pub struct ActOnRatings<'a> {
    pub store: &'a Store,
    pub actor: &'a Actor,
    pub list: RatingListId,
    pub form: IdempotentRequest<'a>,
    pub now: DateTime<Utc>,
}

/// What is done to a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RatingForm {
    /// Whether visitors see it.
    Show(bool),
    /// What it rates beside tournaments.
    Rate(AlsoRated),
    /// When it is published.
    Schedule(RatingPublishing),
    /// It is published as it is now.
    Publish { reason: String },
    /// A table is not rated any more.
    Exclude { table: RatedAt, reason: String },
    /// A table that was taken out is rated again.
    Allow { table: RatedAt },
}

impl ActOnRatings<'_> {
    /// Does it; the same form sent again does nothing more.
    ///
    /// # Errors
    /// When there is no such list or table, the actor may not, or no reason is given.
    pub fn act(&self, form: &RatingForm) -> Result<(), ActError> {
        self.store.write(|db| {
            let row = ratings::lock(db, self.list).found()?;
            let row = row.ok_or(ActError::NotFound(Missing::RatingList))?;
            let object = Object::of_club(row.club_id);
            authorization::must_see(db, self.actor, Action::ManageRatings, &object, Missing::RatingList)?;
            let what = format!("rating list {}", row.id);
            idempotency::once::<ActError>(db, self.actor, &what, self.form, self.now, |db| {
                self.change(db, &row, form)?;
                Ok(String::new())
            })?;
            Ok(())
        })
    }

    fn change(&self, db: &mut Db, row: &RatingListRow, form: &RatingForm) -> Result<(), ActError> {
        match form {
            RatingForm::Show(published) if *published == row.published => Ok(()),
            RatingForm::Show(published) => {
                ratings::set_published(db, row.id, *published)?;
                let detail = json!({"list": row.id.0, "published": published});
                self.log(db, row, Deed::PublishRatingList, detail, None)
            }
            RatingForm::Rate(rates) if *rates == row.rates => Ok(()),
            RatingForm::Rate(rates) => {
                ratings::set_rated(db, row.id, *rates)?;
                publish(db, row.id, Cause::Rated, None, self.now)?;
                let detail = json!({"list": row.id.0, "evenings": rates.evenings, "free_tables": rates.free_tables});
                self.log(db, row, Deed::ChangeRatedParts, detail, None)
            }
            RatingForm::Schedule(publishing) if *publishing == row.publishing => Ok(()),
            RatingForm::Schedule(publishing) => {
                ratings::set_publishing(db, row.id, *publishing)?;
                // One that is published at once is never behind; one that is published monthly waits for the next.
                if *publishing == RatingPublishing::AtOnce {
                    publish(db, row.id, Cause::Hand, None, self.now)?;
                }
                self.close_month(db, row)?;
                let detail = json!({"list": row.id.0, "publishing": publishing.as_str()});
                self.log(db, row, Deed::ScheduleRatings, detail, None)
            }
            RatingForm::Publish { reason } => {
                let reason = fields::line("reason", reason, REASON_MAX)?;
                let reason = Some(reason.as_str()).filter(|reason| !reason.is_empty());
                publish(db, row.id, Cause::Hand, reason, self.now)?;
                // What was published by hand in this month is not published again as the last month left it.
                self.close_month(db, row)?;
                self.log(db, row, Deed::PublishRatings, json!({"list": row.id.0}), reason)
            }
            RatingForm::Exclude { table, reason } => {
                must_be_of(db, row, *table)?;
                let reason = fields::line("reason", reason, REASON_MAX)?;
                if reason.is_empty() {
                    return Err(ActError::Invalid {
                        field: "reason",
                        why: InvalidValue::Required,
                    });
                }
                ratings::exclude(db, row.id, numbers(*table), &reason, self.now.into())?;
                publish(db, row.id, Cause::Excluded(*table), Some(&reason), self.now)?;
                self.log(db, row, Deed::ExcludeRatedTable, said(row, *table), Some(&reason))
            }
            RatingForm::Allow { table } => {
                let done = ratings::allow(db, row.id, numbers(*table), self.now.into()).found()?;
                done.ok_or(ActError::NotFound(Missing::RatedTable))?;
                publish(db, row.id, Cause::Allowed(*table), None, self.now)?;
                self.log(db, row, Deed::AllowRatedTable, said(row, *table), None)
            }
        }
    }

    fn close_month(&self, db: &mut Db, row: &RatingListRow) -> Result<(), ActError> {
        let first = month_of(db, row, self.now)?;
        Ok(ratings::set_closed(db, row.id, first)?)
    }

    fn log(
        &self,
        db: &mut Db,
        row: &RatingListRow,
        deed: Deed,
        detail: Value,
        reason: Option<&str>,
    ) -> Result<(), ActError> {
        let note = Note::of(deed, Subject::Club)
            .in_club(row.club_id)
            .with(detail)
            .because(reason);
        audit::write(db, self.actor, &note, self.now)
    }
}

fn said(row: &RatingListRow, table: RatedAt) -> Value {
    let numbers = numbers(table);
    json!({
        "list": row.id.0,
        numbers.part.as_str(): numbers.id,
        "round": numbers.round,
        "table": numbers.table,
    })
}

/// Refuses a table that the list does not know.
fn must_be_of(db: &mut Db, row: &RatingListRow, table: RatedAt) -> Result<(), ActError> {
    let own = clubs::by_id(db, row.club_id)?;
    let clubs = of_list(db, own)?;
    if ListFacts::read(db, row, &clubs)?.has(table) {
        Ok(())
    } else {
        Err(ActError::NotFound(Missing::RatedTable))
    }
}
