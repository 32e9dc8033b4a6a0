//! The pipeline of every act on a tournament: load it, ask for permission, act once, keep it with the next revision and
//! what was before, and write the log; all of it in one transaction. An act fills in its name, its permission and its
//! change. One on what stands beside the tournament goes the same way, and makes no step of it.

use chrono::{DateTime, Utc};
use serde_json::Value;

use super::hands::after_placing;
use super::listed_state::listed_state;
use super::{Loaded, cached, check_in, hand_rows, sign_up};
use crate::audit::{self, Deed, Note, Subject};
use crate::authorization::{self, Action, Object};
use crate::idempotency::{self, IdempotentRequest};
use crate::{ActError, Actor, Missing, leagues, results};
use talon_store::tournaments::{self, Summary, TournamentStep};
use talon_store::{Db, OptionalRow as _, Store, TournamentId, UserId};
use talon_tournament::tournament::{Refusal, Tournament, Why, file};

/// So many steps can be taken back.
pub(crate) const STEPS_KEPT: i64 = 30;

/// Characters in the description of a step.
const DETAIL_MAX: usize = 500;

/// Whether an act was done now, or when the same form came first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Applied {
    Now,
    Before,
}

/// Who acts on which tournament, and the form that asks for it.
#[derive(Debug, Clone, Copy)]
pub struct ActRequest<'a> {
    pub store: &'a Store,
    pub actor: &'a Actor,
    pub id: TournamentId,
    pub form: IdempotentRequest<'a>,
    pub now: DateTime<Utc>,
}

/// What an act finds: the tournament as it is, locked until the act is done.
#[expect(missing_debug_implementations, reason = "an open transaction has nothing to show")]
pub struct ActContext<'a> {
    pub(super) db: &'a mut Db,
    pub(super) actor: &'a Actor,
    pub(super) loaded: Loaded,
    pub(super) now: DateTime<Utc>,
}

/// An act on a tournament: how the log calls it, who may do it, and what it does.
pub trait TournamentAct {
    /// How the log calls it.
    fn deed(&self) -> Deed;

    /// The reason that was given for it.
    fn reason(&self) -> Option<&str> {
        None
    }

    /// Whether it can be taken back afterwards.
    fn can_be_undone(&self) -> bool {
        true
    }

    /// Refuses everyone who may not do it.
    ///
    /// # Errors
    /// When the actor may not.
    fn permit(&self, context: &mut ActContext<'_>) -> Result<(), ActError>;

    /// Changes the tournament, and returns the details for the log.
    ///
    /// # Errors
    /// When the tournament refuses, or what the act speaks of is not there.
    fn apply(self, context: &mut ActContext<'_>) -> Result<Value, ActError>;
}

/// An act on what stands beside a tournament: who signed up, what the sign-up allows, and who directs. The tournament
/// stays as it is, so that there is no step of it to take back.
pub trait ActBeside {
    /// How the log calls it.
    fn deed(&self) -> Deed;

    /// Refuses everyone who may not do it.
    ///
    /// # Errors
    /// When the actor may not.
    fn permit(&self, context: &mut ActContext<'_>) -> Result<(), ActError>;

    /// Does it, and returns what the log tells: nothing where everything was so already.
    ///
    /// # Errors
    /// When it cannot be done, or what the act speaks of is not there.
    fn apply(self, context: &mut ActContext<'_>) -> Result<Vec<LogDetail>, ActError>;
}

/// What the log tells of an act beside a tournament.
#[derive(Debug)]
pub struct LogDetail {
    pub values: Value,
    /// Whose account it is about.
    pub account: Option<UserId>,
}

impl ActRequest<'_> {
    /// Does an act. One that leaves everything as it was is refused, and nothing is written.
    ///
    /// # Errors
    /// When there is no such tournament, the actor may not, or the tournament refuses.
    pub fn act<A: TournamentAct>(&self, act: A) -> Result<Applied, ActError> {
        self.once(act.deed(), act, A::permit, |context, act| context.apply(act))
    }

    /// Does an act beside the tournament. One that leaves everything as it was writes nothing.
    ///
    /// # Errors
    /// When there is no such tournament, the actor may not, or it cannot be done.
    pub fn act_beside<A: ActBeside>(&self, act: A) -> Result<Applied, ActError> {
        let deed = act.deed();
        self.once(deed, act, A::permit, |context, act| {
            for told in act.apply(context)? {
                let note = Note::of(deed, Subject::Tournament(context.loaded.id))
                    .in_club(context.loaded.club.id)
                    .about(told.account)
                    .with(told.values);
                audit::write(context.db, context.actor, &note, context.now)?;
            }
            Ok(())
        })
    }

    fn once<A>(
        &self,
        deed: Deed,
        act: A,
        permit: impl FnOnce(&A, &mut ActContext<'_>) -> Result<(), ActError>,
        work: impl FnOnce(&mut ActContext<'_>, A) -> Result<(), ActError>,
    ) -> Result<Applied, ActError> {
        let done = self.store.write(|db| {
            let mut context = ActContext {
                loaded: locked(db, self.id)?,
                db,
                actor: self.actor,
                now: self.now,
            };
            permit(&act, &mut context)?;
            let ActContext { db, loaded, .. } = context;
            let what = format!("tournament {}", self.id);
            let request = format!("{} {}", deed.as_str(), self.form.request);
            let once = IdempotentRequest {
                key: self.form.key,
                request: &request,
            };
            idempotency::once::<ActError>(db, self.actor, &what, once, self.now, |db| {
                let mut context = ActContext {
                    loaded,
                    db,
                    actor: self.actor,
                    now: self.now,
                };
                work(&mut context, act)?;
                Ok(String::new())
            })
        })?;
        Ok(if matches!(done, idempotency::Answered::Now(_)) {
            Applied::Now
        } else {
            Applied::Before
        })
    }
}

/// Does an act that no form asks for, in the transaction of a caller who has locked the tournament.
pub(crate) fn act_within(
    db: &mut Db,
    actor: &Actor,
    loaded: Loaded,
    act: impl TournamentAct,
    now: DateTime<Utc>,
) -> Result<(), ActError> {
    let mut context = ActContext { db, actor, loaded, now };
    act.permit(&mut context)?;
    context.apply(act)
}

/// What was done, as the log tells it.
pub(super) struct Done<'a> {
    pub deed: Deed,
    pub reason: Option<&'a str>,
    pub detail: Value,
}

impl ActContext<'_> {
    /// Refuses everyone who may not see the tournament at all, as if there were none; then everyone who may not do
    /// this.
    pub(super) fn require(&mut self, action: Action) -> Result<(), ActError> {
        must(self.db, self.actor, &self.loaded, action, &self.loaded.object())
    }

    /// Changes the tournament, keeps it, and writes the log.
    fn apply(&mut self, act: impl TournamentAct) -> Result<(), ActError> {
        let (deed, can_be_undone) = (act.deed(), act.can_be_undone());
        let reason = act.reason().map(str::to_owned);
        let before = Tournament::clone(&self.loaded.tournament);
        let detail = act.apply(self)?;
        let has_changed = before != *self.loaded.tournament;
        if !has_changed && !acts_beside(deed) {
            return Err(Refusal::tournament(Why::Unchanged).into());
        }
        // What left the tournament as it was, such as new links of tables, cannot be taken back by putting it back.
        let before = Some(&before).filter(|_| has_changed && can_be_undone);
        self.keep(
            before,
            &Done {
                deed,
                reason: reason.as_deref(),
                detail,
            },
        )
    }

    /// Keeps what became of the tournament, and writes the log; `before` is remembered, so that the step can be taken
    /// back.
    pub(super) fn keep(&mut self, before: Option<&Tournament>, done: &Done<'_>) -> Result<(), ActError> {
        self.save(before, done)?;
        let note = Note::of(done.deed, Subject::Tournament(self.loaded.id))
            .in_club(self.loaded.club.id)
            .with(done.detail.clone())
            .because(done.reason);
        audit::write(self.db, self.actor, &note, self.now)
    }

    fn save(&mut self, before: Option<&Tournament>, done: &Done<'_>) -> Result<(), ActError> {
        let loaded = &self.loaded;
        let revision = loaded.revision + 1;
        let mut tournament = Tournament::clone(&loaded.tournament);
        tournament.revision = u32::try_from(revision).unwrap_or(u32::MAX);
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).map_err(|_| tournaments::unreadable(loaded.id));
        let document = text(file::kept(&tournament))?;
        let summary = Summary {
            name: &tournament.name,
            game: tournament.game.as_str(),
            starts_at: tournament.starts,
            state: listed_state(tournament.state),
            published: tournament.published,
            revision,
            document: &document,
            document_hash: &cached::hash(&document),
            changed_at: self.now.into(),
        };
        tournaments::set(self.db, loaded.id, loaded.revision, &summary)?;
        let step = TournamentStep {
            revision,
            act: done.deed.as_str().to_owned(),
            done_by: self.actor.user(),
            member_key: loaded.key_of(self.actor).map(|key| i64::from(key.0)),
            done_at: self.now.into(),
            detail: short(&done.detail),
            document: before.map(file::kept).map(text).transpose()?,
        };
        tournaments::remember(self.db, loaded.id, &step, STEPS_KEPT)?;
        if before.is_none_or(|before| hand_rows::differ(before, &loaded.tournament)) {
            let placed = hand_rows::hands(self.db, loaded)?;
            after_placing(self.db, &placed, self.now)?;
        }
        sign_up::after_act(self.db, loaded, self.now)?;
        check_in::after_act(self.db, loaded)?;
        let was_over = before.is_none_or(|before| before.state.is_over());
        if was_over || loaded.tournament.state.is_over() {
            results::after_tournament(self.db, loaded, self.now)?;
        } else if before.is_some_and(|before| leagues::rounds_differ(before, &loaded.tournament)) {
            leagues::after_tournament(self.db, loaded, self.now)?;
        }
        Ok(())
    }
}

/// Refuses everyone who may not see the tournament at all, as if there were none; then everyone who may not do this.
pub(super) fn must(
    db: &mut Db,
    actor: &Actor,
    loaded: &Loaded,
    action: Action,
    object: &Object,
) -> Result<(), ActError> {
    let standing = authorization::standing(db, actor, Some(loaded.club.id))?;
    if standing.may(action, object) {
        return Ok(());
    }
    let seen = standing.may(Action::SeeTournament, object) || standing.may(Action::SeeUnpublished, object);
    Err(match (seen, actor.person()) {
        (false, _) => ActError::NotFound(Missing::Tournament),
        (true, None) => ActError::SignIn,
        (true, Some(_)) => ActError::Denied(action),
    })
}

/// The tournament of this number, for an act on it.
pub(crate) fn locked(db: &mut Db, id: TournamentId) -> Result<Loaded, ActError> {
    let row = tournaments::lock(db, id)
        .found()?
        .ok_or(ActError::NotFound(Missing::Tournament))?;
    Loaded::of(db, row)
}

/// A reason without the spaces around it, if anything is left.
pub(super) fn reason_in(typed: &str) -> Option<&str> {
    Some(typed.trim()).filter(|text| !text.is_empty())
}

/// Whether an act may do something that stands beside the tournament: links of table cards, what a hand says of itself,
/// who signed up, and who says that they are here.
const fn acts_beside(deed: Deed) -> bool {
    matches!(deed, Deed::RenewCards | Deed::LinkHands | Deed::TakeIn | Deed::SayHere)
}

/// A detail as far as an event file has room for it.
fn short(detail: &Value) -> String {
    let text = detail.to_string();
    if text.chars().count() > DETAIL_MAX {
        String::new()
    } else {
        text
    }
}
