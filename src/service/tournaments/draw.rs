//! Rounds: drawn, drawn again, changed by hand, published and begun.

use serde_json::{Value, json};

use super::Loaded;
use super::act::{ActContext, ActRequest, Applied, TournamentAct, must};
use super::enter::key_for;
use crate::account::secret;
use crate::audit::Deed;
use crate::authorization::Action;
use crate::clubs::fields;
use crate::{ActError, Conflict};
use talon_store::MemberId;
use talon_tournament::EntryNo;
use talon_tournament::seating::Prefer;
use talon_tournament::tournament::{Place, Refusal, Tournament, WayOn, Why};

/// What is to be drawn.
#[derive(Debug, Clone, Copy, Default)]
pub struct DrawOrder {
    /// The drafts are drawn again; otherwise what comes next is drawn.
    pub again: bool,
    pub prefer: Prefer,
    /// Without a seed one is rolled.
    pub seed: Option<u64>,
}

/// Draws what comes next, or the drafts again.
///
/// A draw may take seconds, in which nobody else should have to wait: it is made before the transaction, and kept if
/// the tournament is still the one it was made for.
///
/// # Errors
/// When the actor may not, or nothing can be drawn.
pub fn draw(request: &ActRequest<'_>, order: DrawOrder) -> Result<Applied, ActError> {
    let order = Draw {
        again: order.again,
        prefer: order.prefer,
        seed: order.seed.map_or_else(rolled, Ok)?,
    };
    made_before(request, Deed::DrawRound, None, |tournament| made(tournament, order))
}

/// Takes a tournament from its names to the first round, published, in one step.
///
/// # Errors
/// When the actor may not, it has begun, too few are there, or nothing can be drawn.
pub fn start_first_round(request: &ActRequest<'_>) -> Result<Applied, ActError> {
    let seed = rolled()?;
    made_before(request, Deed::PublishRound, None, |tournament| {
        let mut next = tournament.clone();
        next.start_first_round(seed)?;
        Ok((next, json!({"rounds": [1], "seed": seed, "act": "first_round"})))
    })
}

/// An act whose outcome is made before its transaction, because making it may take seconds; `only_for` the revision
/// that was seen, where it is about what was shown.
fn made_before<Make>(
    request: &ActRequest<'_>,
    deed: Deed,
    only_for: Option<i64>,
    make: Make,
) -> Result<Applied, ActError>
where
    Make: Fn(&Tournament) -> Result<(Tournament, Value), Refusal>,
{
    let seen = request.store.read(|db| {
        let loaded = Loaded::by_id(db, request.id)?;
        must(db, request.actor, &loaded, Action::MakePairings, &loaded.object())?;
        Ok::<_, ActError>(loaded)
    })?;
    request.act(KeepMade {
        deed,
        only_for,
        revision: seen.revision,
        made: make(&seen.tournament),
        make,
    })
}

/// What is drawn, and from which seed.
#[derive(Debug, Clone, Copy)]
struct Draw {
    again: bool,
    prefer: Prefer,
    seed: u64,
}

/// Keeps what was made for a revision, or makes it again where the tournament has changed meanwhile.
struct KeepMade<Make> {
    deed: Deed,
    only_for: Option<i64>,
    revision: i64,
    made: Result<(Tournament, Value), Refusal>,
    make: Make,
}

impl<Make> TournamentAct for KeepMade<Make>
where
    Make: Fn(&Tournament) -> Result<(Tournament, Value), Refusal>,
{
    fn deed(&self) -> Deed {
        self.deed
    }

    fn permit(&self, context: &mut ActContext<'_>) -> Result<(), ActError> {
        context.require(Action::MakePairings)
    }

    fn apply(self, context: &mut ActContext<'_>) -> Result<Value, ActError> {
        let loaded = &mut context.loaded;
        if self.only_for.is_some_and(|seen| seen != loaded.revision) {
            return Err(ActError::Conflict(Conflict::ChangedMeanwhile));
        }
        let (tournament, detail) = if loaded.revision == self.revision {
            self.made?
        } else {
            (self.make)(&loaded.tournament)?
        };
        loaded.tournament = tournament.into();
        Ok(detail)
    }
}

/// The tournament with what is drawn, and what the log tells of it.
fn made(tournament: &Tournament, draw: Draw) -> Result<(Tournament, Value), Refusal> {
    let mut tournament = tournament.clone();
    let drawn = if draw.again {
        tournament.redraw(draw.seed, draw.prefer)?
    } else {
        tournament.draw(draw.seed)?
    };
    let rounds: Vec<u16> = drawn.rounds().iter().map(|round| round.number).collect();
    let detail = json!({"rounds": rounds, "seed": draw.seed, "again": draw.again});
    Ok((tournament, detail))
}

/// Goes on with a schedule that someone left or joined, in one of the ways that were shown for a revision.
///
/// # Errors
/// When the actor may not, something was changed since then, or the way comes to what is there already.
pub fn go_on(request: &ActRequest<'_>, way: WayOn, seen: i64) -> Result<Applied, ActError> {
    made_before(request, Deed::DrawRound, Some(seen), |tournament| {
        let mut next = tournament.clone();
        next.go_on(way)?;
        Ok((next, json!({"way": way.as_str()})))
    })
}

/// Lets two entries change places in a draft.
#[derive(Debug, Clone, Copy)]
pub struct Swap {
    pub round: u16,
    pub one: EntryNo,
    pub other: EntryNo,
}

impl TournamentAct for Swap {
    fn deed(&self) -> Deed {
        Deed::ChangeRound
    }

    fn permit(&self, context: &mut ActContext<'_>) -> Result<(), ActError> {
        context.require(Action::MakePairings)
    }

    fn apply(self, context: &mut ActContext<'_>) -> Result<Value, ActError> {
        let Swap { round, one, other } = self;
        let told = context.loaded.tournament.swap(round, one, other)?;
        Ok(json!({"round": round, "swap": [one.0, other.0], "repeats": [told.repeats_before, told.repeats_after]}))
    }
}

/// What is done with a round that is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RoundAct<'a> {
    Publish,
    Begin,
    /// The last day on which it can be played, as it was typed; nothing takes the day away.
    Due(&'a str),
    Room {
        table: u16,
        room: &'a str,
    },
    ExtraTime {
        table: u16,
        minutes: u16,
    },
    /// Someone sits for an entry; without a member the entry sits there again.
    Substitute {
        table: u16,
        entry: EntryNo,
        member: Option<MemberId>,
    },
}

/// Publishes a round, begins it, or says something of one of its tables.
#[derive(Debug, Clone, Copy)]
pub struct ActOnRound<'a> {
    pub round: u16,
    pub act: RoundAct<'a>,
}

impl TournamentAct for ActOnRound<'_> {
    fn deed(&self) -> Deed {
        if self.act == RoundAct::Publish {
            Deed::PublishRound
        } else {
            Deed::ChangeRound
        }
    }

    fn permit(&self, context: &mut ActContext<'_>) -> Result<(), ActError> {
        context.require(Action::MakePairings)
    }

    fn apply(self, context: &mut ActContext<'_>) -> Result<Value, ActError> {
        let round = self.round;
        let said = match self.act {
            RoundAct::Publish => {
                context.loaded.tournament.publish_round(round)?;
                "publish"
            }
            RoundAct::Begin => {
                context.loaded.tournament.start_round(round, context.now.naive_utc())?;
                "begin"
            }
            RoundAct::Due(typed) => {
                let due = fields::day("due", typed)?;
                context.loaded.tournament.set_due(round, due)?;
                "due"
            }
            RoundAct::Room { table, room } => {
                context.loaded.tournament.set_room(round, table, room)?;
                "room"
            }
            RoundAct::ExtraTime { table, minutes } => {
                context.loaded.tournament.extra_time(round, table, minutes)?;
                "extra_time"
            }
            RoundAct::Substitute { table, entry, member } => {
                let key = member.map(|member| key_for(context, member)).transpose()?;
                let own = context.loaded.tournament.entry(entry).map(|entry| entry.member);
                if own.is_some() && own == key {
                    return Err(Refusal::at(Place::table(round, table).of(entry), Why::SamePlace).into());
                }
                context.loaded.tournament.substitute(round, table, entry, key)?;
                "substitute"
            }
        };
        Ok(json!({"round": round, "act": said}))
    }
}

/// A seed that a file can hold: its numbers are whole and below 2^53.
fn rolled() -> Result<u64, ActError> {
    let bytes = secret::random()?;
    let mut eight = [0; 8];
    eight.copy_from_slice(&bytes[..8]);
    Ok(u64::from_le_bytes(eight) >> 24)
}
