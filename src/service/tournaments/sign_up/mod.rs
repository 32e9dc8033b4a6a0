//! Signing up for a tournament before the evening: members with one tap, visitors by name and with a link that
//! withdraws. Places are given by the time of sign-up; whoever finds none waits, and a place that becomes free, in
//! whichever way, goes to the first who waits in the same transaction. The director takes those with a place into the
//! entries.

mod closing;
mod doubles;
mod here;
mod read;
mod settings;
mod sign;
mod take;
mod undone;
mod withdraw;

pub use closing::{SignUpClosing, closings};
pub use here::here_by_link;
pub use read::{
    Closed, ListedSignup, NotEntered, SignUpLink, SignUpShown, SignUpSummary, by_link, not_entered, shown, summary,
};
pub(crate) use read::{open_of, summary_of_listed};
pub use settings::{PLACES_MAX, SetSignUp};
pub use sign::{SignMember, link_of, sign_visitor};
pub use take::{TakeAll, TakeIn};
pub use withdraw::{ApproveSignUp, RemoveSignUp, Withdraw, withdraw_by_link};

pub(super) use doubles::after_act;
pub(crate) use doubles::{after_leaving, after_merge, after_separation};
pub(super) use undone::after_undo;

use chrono::{DateTime, Utc};
use serde_json::json;

use super::{Loaded, LogDetail, current_entry};
use crate::audit::{self, Deed, Note, Subject};
use crate::{ActError, Actor};
use talon_store::members::{self, Member};
use talon_store::signups::{self, Signup, SignupSettings, SignupState};
use talon_store::{Db, MemberId, SignupId, TournamentId};
use talon_tournament::tournament::{State, Status, Tournament};

/// People who may want to come to one tournament.
pub(crate) const SIGNUPS_MAX: usize = 500;

/// A sign-up that nobody set up: closed.
fn none(tournament: TournamentId) -> SignupSettings {
    SignupSettings {
        tournament_id: tournament,
        is_open: false,
        visitors: false,
        approval: false,
        shows_names: false,
        places: None,
        closes_at: None,
        changed_at: None,
        was_open: false,
    }
}

fn settings_of(db: &mut Db, tournament: TournamentId) -> Result<SignupSettings, ActError> {
    Ok(signups::settings(db, tournament)?.unwrap_or_else(|| none(tournament)))
}

/// Who someone in a sign-up is, after all merges.
fn current_member(db: &mut Db, member: MemberId) -> Result<Member, ActError> {
    let member = members::anywhere(db, member)?;
    current_entry(db, member)
}

fn has_place(status: Status) -> bool {
    matches!(status, Status::Registered) || status.is_in_play()
}

/// Entries that have a place.
fn entered(tournament: &Tournament) -> usize {
    tournament
        .entries
        .iter()
        .filter(|entry| has_place(entry.status))
        .count()
}

/// Places that are taken.
fn occupied(tournament: &Tournament, active: &[Signup]) -> usize {
    let seated = active.iter().filter(|one| one.state == SignupState::In).count();
    entered(tournament) + seated
}

fn has_room(settings: &SignupSettings, occupied: usize) -> bool {
    settings
        .places
        .is_none_or(|places| usize::try_from(places).is_ok_and(|places| occupied < places))
}

/// Whether places are still given by the queue.
fn is_before_start(tournament: &Tournament) -> bool {
    matches!(tournament.state, State::Draft | State::Open | State::CheckIn)
}

/// Gives the places that are free to those who wait, the first first. Nobody loses a place by it.
fn fill_free_places(db: &mut Db, loaded: &Loaded, now: DateTime<Utc>) -> Result<(), ActError> {
    if !is_before_start(&loaded.tournament) || !signups::is_anyone_waiting(db, loaded.id)? {
        return Ok(());
    }
    let settings = settings_of(db, loaded.id)?;
    let active = signups::active(db, loaded.id)?;
    let waiting = active.iter().filter(|one| one.state == SignupState::Waiting);
    for (occupied, one) in (occupied(&loaded.tournament, &active)..).zip(waiting) {
        if !has_room(&settings, occupied) {
            break;
        }
        signups::set_state(db, one.id, SignupState::In, now.into())?;
    }
    Ok(())
}

/// What the log tells of an act on a sign-up.
fn said_of(act: &str, id: SignupId) -> LogDetail {
    LogDetail {
        values: json!({"act": act, "signup": id.0}),
        account: None,
    }
}

/// Writes down what was done with a sign-up.
fn log(
    db: &mut Db,
    actor: &Actor,
    loaded: &Loaded,
    what: LoggedSignup<'_>,
    now: DateTime<Utc>,
) -> Result<(), ActError> {
    let note = Note::of(what.deed, Subject::Tournament(loaded.id))
        .in_club(loaded.club.id)
        .with(said_of(what.act, what.id).values);
    audit::write(db, actor, &note, now)
}

/// An entry of the log about a sign-up.
struct LoggedSignup<'a> {
    deed: Deed,
    act: &'a str,
    id: SignupId,
}
