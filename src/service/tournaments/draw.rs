//! Rounds: drawn, drawn again, changed by hand, published and begun.

use chrono::{DateTime, Utc};
use serde_json::json;

use super::Loaded;
use super::change::{ActRequest, Applied, change, must};
use super::enter::key_for;
use crate::account::secret;
use crate::audit::Deed;
use crate::authorization::Action;
use crate::{ActError, Actor};
use talon_store::{Db, MemberId, Store, TournamentId};
use talon_tournament::EntryNo;
use talon_tournament::event::{Event, Place, Refusal, Why};
use talon_tournament::seating::Prefer;

/// What is done with a round that is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RoundAct<'a> {
    Publish,
    Begin,
    Room {
        table: u16,
        room: &'a str,
    },
    ExtraTime {
        table: u16,
        minutes: u16,
    },
    /// Somebody sits for an entry; nobody takes it back.
    Substitute {
        table: u16,
        entry: EntryNo,
        member: Option<MemberId>,
    },
}

/// What is drawn, and from which seed.
#[derive(Debug, Clone, Copy)]
struct Draw {
    /// The drafts are drawn anew.
    again: bool,
    prefer: Prefer,
    seed: u64,
}

/// Draws what comes next, or with `again` draws the drafts anew. Without a seed one is rolled.
///
/// # Errors
/// When the actor may not, or nothing can be drawn.
pub fn draw(
    store: &Store,
    actor: &Actor,
    id: TournamentId,
    again: bool,
    seed: Option<u64>,
    key: Option<&str>,
    now: DateTime<Utc>,
) -> Result<Applied, ActError> {
    let seed = seed.map_or_else(rolled, Ok)?;
    keep(
        store,
        actor,
        id,
        Draw {
            again,
            prefer: Prefer::default(),
            seed,
        },
        key,
        now,
    )
}

/// Draws the drafts anew with a preference of the director's.
///
/// # Errors
/// When the actor may not, or nothing can be drawn.
pub fn redraw(
    store: &Store,
    actor: &Actor,
    id: TournamentId,
    prefer: Prefer,
    key: Option<&str>,
    now: DateTime<Utc>,
) -> Result<Applied, ActError> {
    keep(
        store,
        actor,
        id,
        Draw {
            again: true,
            prefer,
            seed: rolled()?,
        },
        key,
        now,
    )
}

/// A draw may take seconds, in which nobody else should have to wait: it is made before the transaction, and kept if the
/// event is still the one it was made for.
fn keep(
    store: &Store,
    actor: &Actor,
    id: TournamentId,
    draw: Draw,
    key: Option<&str>,
    now: DateTime<Utc>,
) -> Result<Applied, ActError> {
    let drawn = store.read(|db| {
        let loaded = Loaded::by_id(db, id)?;
        may(db, actor, &loaded)?;
        Ok::<_, ActError>(loaded)
    })?;
    let ready = made(&drawn.event, draw);
    let Draw { again, prefer, seed } = draw;
    let request = format!("draw {again} {prefer:?}");
    let asked = ActRequest {
        id,
        deed: Deed::DrawRound,
        key,
        request,
        reason: None,
        now,
    };
    change(
        store,
        actor,
        &asked,
        |db, loaded| may(db, actor, loaded),
        |_, loaded| {
            let same = loaded.revision == drawn.revision;
            let (event, rounds) = if same { ready? } else { made(&loaded.event, draw)? };
            loaded.event = event.into();
            Ok(json!({"rounds": rounds, "seed": seed, "again": again}))
        },
    )
}

/// The event with what is drawn, and the numbers of those rounds.
fn made(event: &Event, draw: Draw) -> Result<(Event, Vec<u16>), Refusal> {
    let mut event = event.clone();
    let drawn = if draw.again {
        event.redraw(draw.seed, draw.prefer)?
    } else {
        event.draw(draw.seed)?
    };
    let rounds = drawn.rounds().iter().map(|round| round.number).collect();
    Ok((event, rounds))
}

/// Lets two entries change places in a draft.
///
/// # Errors
/// When the actor may not, or one of them has no place there.
pub fn swap(
    store: &Store,
    actor: &Actor,
    id: TournamentId,
    round: u16,
    pair: (EntryNo, EntryNo),
    key: Option<&str>,
    now: DateTime<Utc>,
) -> Result<Applied, ActError> {
    let (one, other) = pair;
    let request = format!("swap {round} {} {}", one.0, other.0);
    let asked = ActRequest {
        id,
        deed: Deed::ChangeRound,
        key,
        request,
        reason: None,
        now,
    };
    change(
        store,
        actor,
        &asked,
        |db, loaded| may(db, actor, loaded),
        |_, loaded| {
            let told = loaded.event.swap(round, one, other)?;
            Ok(json!({"round": round, "swap": [one.0, other.0], "repeats": [told.repeats.0, told.repeats.1]}))
        },
    )
}

/// Publishes a round, begins it, or says something of one of its tables.
///
/// # Errors
/// When the actor may not, there is no such round, or the event refuses.
pub fn act_on_round(
    store: &Store,
    actor: &Actor,
    id: TournamentId,
    round: u16,
    act: RoundAct<'_>,
    key: Option<&str>,
    now: DateTime<Utc>,
) -> Result<Applied, ActError> {
    let deed = if act == RoundAct::Publish {
        Deed::PublishRound
    } else {
        Deed::ChangeRound
    };
    let asked = ActRequest {
        id,
        deed,
        key,
        request: format!("{round} {act:?}"),
        reason: None,
        now,
    };
    change(
        store,
        actor,
        &asked,
        |db, loaded| may(db, actor, loaded),
        |db, loaded| {
            let said = match act {
                RoundAct::Publish => {
                    loaded.event.publish_round(round)?;
                    "publish"
                }
                RoundAct::Begin => {
                    loaded.event.start_round(round, now.naive_utc())?;
                    "begin"
                }
                RoundAct::Room { table, room } => {
                    loaded.event.set_room(round, table, room)?;
                    "room"
                }
                RoundAct::ExtraTime { table, minutes } => {
                    loaded.event.extra_time(round, table, minutes)?;
                    "extra_time"
                }
                RoundAct::Substitute { table, entry, member } => {
                    let key = member.map(|member| key_for(db, loaded, member)).transpose()?;
                    let own = loaded.event.entry(entry).map(|entry| entry.member);
                    if own.is_some() && own == key {
                        return Err(Refusal::at(Place::table(round, table).of(entry), Why::SamePlace).into());
                    }
                    loaded.event.substitute(round, table, entry, key)?;
                    "substitute"
                }
            };
            Ok(json!({"round": round, "act": said}))
        },
    )
}

fn may(db: &mut Db, actor: &Actor, loaded: &Loaded) -> Result<(), ActError> {
    must(db, actor, loaded, Action::MakePairings, &loaded.object())
}

/// A seed that a file can hold: its numbers are whole and below 2^53.
fn rolled() -> Result<u64, ActError> {
    let bytes = secret::random()?;
    let mut eight = [0; 8];
    eight.copy_from_slice(&bytes[..8]);
    Ok(u64::from_le_bytes(eight) >> 24)
}
