//! A step of the tournament that is taken back: whoever became an entry by it has signed up again, and whoever withdrew
//! their entry by their link is entered again. The numbers of entries that are gone are given to others.

use chrono::{DateTime, Utc};
use serde::Deserialize;

use super::doubles::{entry_of, has_entry};
use super::take::TakenDetail;
use super::{Loaded, current_member};
use crate::audit::Deed;
use crate::{ActError, stored};
use talon_store::Db;
use talon_store::signups::{self, SignupState};
use talon_store::tournaments::TournamentStep;

/// What the step of an act says that took people in; of one that took in all, nobody in particular.
#[derive(Deserialize)]
struct StepDetail {
    signup: Option<TakenDetail>,
}

/// Brings the sign-ups of a tournament into step with its entries, as they are after this step was taken back.
pub(in crate::tournaments) fn after_undo(
    db: &mut Db,
    loaded: &Loaded,
    step: &TournamentStep,
    now: DateTime<Utc>,
) -> Result<(), ActError> {
    let took_in = step.act == Deed::TakeIn.as_str();
    let one_taken = if took_in {
        stored::read::<StepDetail>(&step.detail, "step of a tournament")?.signup
    } else {
        None
    };
    for one in signups::with_entry(db, loaded.id)? {
        let Some(member) = one.member_id else { continue };
        let current = current_member(db, member)?.id;
        let is_of_step = one.changed_at == step.done_at;
        match one.state {
            SignupState::Taken if took_in && is_of_step || entry_of(loaded, current).is_none() => {
                let was = one_taken.as_ref().filter(|taken| taken.id == one.id.0);
                let state = was.map_or(Some(SignupState::In), |taken| SignupState::parse(&taken.was));
                let state = state.ok_or_else(|| talon_store::StoreError::Damaged("state of a sign-up".to_owned()))?;
                let member = Some(member).filter(|_| !was.is_some_and(|taken| taken.chosen));
                signups::set_back(db, one.id, member, state, now.into())?;
            }
            SignupState::Withdrawn if is_of_step && has_entry(loaded, current) => {
                signups::set_state(db, one.id, SignupState::Taken, now.into())?;
            }
            SignupState::Taken
            | SignupState::Withdrawn
            | SignupState::Asked
            | SignupState::In
            | SignupState::Waiting
            | SignupState::Removed => {}
        }
    }
    Ok(())
}
