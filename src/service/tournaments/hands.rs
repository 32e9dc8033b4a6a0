//! The hands of tables: they come by their numbers or with an import, they go, it is said whose their seats are, and a
//! round is opened for everyone to see them (S-7).

use chrono::{DateTime, Utc};
use serde_json::{Value, json};

use super::Loaded;
use super::act::{ActContext, Done, TournamentAct, locked, must};
use super::deals::must_be_dealt;
use super::standing::{object_at, standing_at};
use crate::audit::Deed;
use crate::authorization::{self, Action};
use crate::read_hand::read_hand;
use crate::{ActError, Actor, InvalidValue, results};
use talon_records::hash::Hash;
use talon_store::hands::{self, Hand};
use talon_store::tournament_hands::{self, Closed};
use talon_store::{ClubId, Db, HandId, SessionId, TournamentId, search_key, tournaments};
use talon_tournament::EntryNo;
use talon_tournament::tournament::{Place, Refusal, ResultRights, RoundState, TableAct, Why};

/// Hands that can be named at once.
const NAMED_MAX: usize = 100;

/// A table of a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct TableAt {
    pub id: TournamentId,
    pub round: u16,
    pub table: u16,
}

/// What is done with the hands of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HandsAct {
    /// Hands of the club come, by their numbers or addresses.
    Add(String),
    /// One goes; it still says so of itself.
    Take(HandId),
    /// One that only says so was not played here.
    Free(HandId),
    /// Whose the seats A, B and C of the records are; nobody's, and the names count.
    Seat(Vec<EntryNo>),
}

/// Does something with the hands of a table.
#[derive(Debug, Clone)]
pub struct ActOnHands {
    pub at: TableAt,
    pub act: HandsAct,
}

impl TournamentAct for ActOnHands {
    fn deed(&self) -> Deed {
        Deed::LinkHands
    }

    fn permit(&self, context: &mut ActContext<'_>) -> Result<(), ActError> {
        match self.act {
            HandsAct::Free(_) | HandsAct::Seat(_) => context.require(Action::ChangeResult),
            HandsAct::Add(_) | HandsAct::Take(_) => must_add(context.db, context.actor, &context.loaded, self.at),
        }
    }

    fn apply(self, context: &mut ActContext<'_>) -> Result<Value, ActError> {
        let ActContext { db, actor, loaded, now } = context;
        let at = self.at;
        let (round, table) = (at.round, at.table);
        match self.act {
            HandsAct::Add(words) => {
                let found = named(db, actor, loaded, at, &words)?;
                let added = add(db, loaded, at, &found)?;
                let placed: Vec<HandId> = found.iter().map(|hand| hand.id).collect();
                after_placing(db, &placed, *now)?;
                Ok(json!({"round": round, "table": table, "hands": added}))
            }
            HandsAct::Take(hand) => {
                let play = play_of(db, loaded, at, hand)?;
                loaded.tournament.take_hand(round, table, &play)?;
                Ok(json!({"round": round, "table": table, "taken": hand.0}))
            }
            HandsAct::Free(hand) => {
                free(db, at, hand)?;
                after_placing(db, &[hand], *now)?;
                Ok(json!({"round": round, "table": table, "freed": hand.0}))
            }
            HandsAct::Seat(seats) => {
                let told: Vec<u16> = seats.iter().map(|entry| entry.0).collect();
                loaded.tournament.seat_hands(round, table, seats)?;
                Ok(json!({"round": round, "table": table, "seats": told}))
            }
        }
    }
}

/// Lets everyone see what was played in a round.
#[derive(Debug, Clone, Copy)]
pub struct OpenHands {
    pub round: u16,
}

impl TournamentAct for OpenHands {
    fn deed(&self) -> Deed {
        Deed::OpenHands
    }

    fn permit(&self, context: &mut ActContext<'_>) -> Result<(), ActError> {
        context.require(Action::MakePairings)
    }

    fn apply(self, context: &mut ActContext<'_>) -> Result<Value, ActError> {
        context.loaded.tournament.open_hands(self.round)?;
        Ok(json!({"round": self.round}))
    }
}

fn rights_at(db: &mut Db, actor: &Actor, loaded: &Loaded, at: TableAt) -> Result<ResultRights, ActError> {
    let standing = standing_at(db, actor, loaded, at.round, at.table, None)?;
    Ok(loaded.tournament.allowed(at.round, at.table, &standing))
}

pub(super) fn must_add(db: &mut Db, actor: &Actor, loaded: &Loaded, at: TableAt) -> Result<(), ActError> {
    must(
        db,
        actor,
        loaded,
        Action::EnterResult,
        &object_at(actor, loaded, at.round, at.table),
    )?;
    let said = rights_at(db, actor, loaded, at)?.check(TableAct::BringHands);
    Ok(said.map_err(|why| Refusal::at(Place::table(at.round, at.table), why))?)
}

/// The hands that are named by their numbers or addresses, as far as they can be of this table.
fn named(db: &mut Db, actor: &Actor, loaded: &Loaded, at: TableAt, words: &str) -> Result<Vec<Hand>, ActError> {
    let invalid = |why| ActError::Invalid { field: "hands", why };
    let words: Vec<&str> = words
        .split(|c: char| c.is_whitespace() || c == ',')
        .filter(|word| !word.is_empty())
        .collect();
    if words.is_empty() || words.len() > NAMED_MAX {
        return Err(invalid(InvalidValue::HandsNotNamed));
    }
    let official = authorization::standing(db, actor, Some(loaded.club.id))?;
    let official = official.may(Action::ChangeResult, &loaded.object());
    let place = Place::table(at.round, at.table);
    let mut found = Vec::new();
    for word in words {
        let address = word.split_once("/hands/").map_or(word, |(_, rest)| rest);
        let address = address.split(['/', '?', '#', '.']).next().unwrap_or_default();
        let hand = match read_hand(db, actor, address) {
            Err(ActError::NotFound(_)) => return Err(invalid(InvalidValue::HandNotFound)),
            hand => hand?,
        };
        if hand.club_id != loaded.club.id {
            return Err(invalid(InvalidValue::HandOfOtherClub));
        }
        if hand.game != loaded.tournament.game.as_str() {
            return Err(Refusal::at(place, Why::OtherGame).into());
        }
        if !has_rules(loaded, &hand) {
            return Err(Refusal::at(place, Why::OtherRules).into());
        }
        must_be_dealt(loaded, place, &hand.record)?;
        // An official may know who is meant by a name.
        if !official && !all_sit(db, actor, loaded, at, &hand)? {
            return Err(Refusal::at(place, Why::OtherPlayers).into());
        }
        found.push(hand);
    }
    Ok(found)
}

fn has_rules(loaded: &Loaded, hand: &Hand) -> bool {
    talon_tournament::tournament::plays_by(&loaded.tournament, &hand.record)
}

/// Whether everyone whom a record names sits at the table. One that names nobody may be anyone's, so the person who
/// brings it must have imported it.
fn all_sit(db: &mut Db, actor: &Actor, loaded: &Loaded, at: TableAt, hand: &Hand) -> Result<bool, ActError> {
    let names: Vec<String> = loaded.names_at(at.round, at.table).into_iter().flatten().collect();
    let players = hands::players(db, hand.id)?;
    let is_own = hand.importer_id == actor.user();
    Ok((is_own || !players.is_empty()) && players.iter().all(|player| names.contains(&search_key(&player.name))))
}

/// Hands come to a table; each is said to be there first, and then is.
fn add(db: &mut Db, loaded: &mut Loaded, at: TableAt, found: &[Hand]) -> Result<Vec<i64>, ActError> {
    let mut plays = Vec::new();
    for hand in found {
        say(db, loaded, at, hand.id)?;
        plays.extend(play(&hand.play_hash));
    }
    if loaded.tournament.add_hands(at.round, at.table, plays)? == 0 {
        return Err(Refusal::at(Place::table(at.round, at.table), Why::Unchanged).into());
    }
    Ok(found.iter().map(|hand| hand.id.0).collect())
}

/// An evening one of whose hands was played at a table of a tournament does not count in a season by itself.
pub(super) fn after_placing(db: &mut Db, placed: &[HandId], now: DateTime<Utc>) -> Result<(), ActError> {
    let found = hands::by_ids(db, placed)?.into_iter();
    let mut sessions: Vec<(ClubId, SessionId)> = found
        .filter_map(|hand| Some((hand.club_id, hand.session_id?)))
        .collect();
    sessions.sort_unstable();
    sessions.dedup();
    for (club, session) in sessions {
        results::after_evenings(db, club, &[session], now)?;
    }
    Ok(())
}

/// Says that a hand was played at the table; refused when it is among the hands of another one.
fn say(db: &mut Db, loaded: &Loaded, at: TableAt, hand: HandId) -> Result<(), ActError> {
    let there = tournament_hands::of_hand(db, hand)?;
    if let Some((there, ordinal)) = there {
        let here = (at.id, i64::from(at.round), i64::from(at.table));
        if (there.tournament, there.round, there.table) == here {
            return Ok(());
        }
        if there.tournament != at.id {
            return Err(ActError::Invalid {
                field: "hands",
                why: InvalidValue::HandOfOtherTournament,
            });
        }
        if ordinal.is_some() {
            let number = |number: i64| u16::try_from(number).unwrap_or_default();
            let why = Why::HandElsewhere {
                round: number(there.round),
                table: number(there.table),
            };
            return Err(Refusal::at(Place::table(at.round, at.table), why).into());
        }
    }
    let (round, table) = (at.round.into(), at.table.into());
    let is_open = loaded.tournament.shows_hands(at.round);
    Ok(tournament_hands::put(
        db,
        Closed {
            hand,
            tournament: at.id,
            round,
            table,
        },
        is_open,
    )?)
}

/// The hash of the play of a hand of this table.
fn play_of(db: &mut Db, loaded: &Loaded, at: TableAt, hand: HandId) -> Result<String, ActError> {
    let rows = tournament_hands::of_tournament(db, loaded.id)?;
    let here = (i64::from(at.round), i64::from(at.table));
    let row = rows
        .into_iter()
        .find(|row| row.hand == hand && (row.round, row.table) == here);
    let row = row.filter(|row| row.ordinal.is_some());
    let missing = || Refusal::at(Place::table(at.round, at.table), Why::HandNotHere);
    Ok(row.and_then(|row| play(&row.play_hash)).ok_or_else(missing)?)
}

fn play(hash: &[u8]) -> Option<String> {
    hash.try_into().ok().map(|hash| Hash(hash).to_string())
}

fn free(db: &mut Db, at: TableAt, hand: HandId) -> Result<(), ActError> {
    let there = tournament_hands::of_hand(db, hand)?;
    let here = (at.id, i64::from(at.round), i64::from(at.table));
    let is_here =
        there.is_some_and(|(there, ordinal)| (there.tournament, there.round, there.table) == here && ordinal.is_none());
    if !is_here {
        return Err(Refusal::at(Place::table(at.round, at.table), Why::HandNotHere).into());
    }
    Ok(tournament_hands::remove(db, hand)?)
}

/// A hand that an import has just brought.
#[derive(Debug, Clone)]
pub struct Arrived {
    pub hand: HandId,
    /// The tournament, round and table that its record names, or that were said of the whole import.
    pub at: TableReference,
}

/// Where a hand was played.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum TableReference {
    Said(TableAt),
    Named { tournament: String, round: u16, table: u16 },
}

/// Hands that an import brought go to their tables, in the transaction that stored them, so that they are closed before
/// anyone sees them. Where the importer may not bring hands to that table, they only say so of themselves.
///
/// # Errors
/// When the database fails.
pub fn arrive(
    db: &mut Db,
    actor: &Actor,
    club: ClubId,
    arrived: &[Arrived],
    now: DateTime<Utc>,
) -> Result<(), ActError> {
    let mut tables: Vec<(TableAt, Vec<HandId>)> = Vec::new();
    let named = arrived.iter().any(|one| matches!(one.at, TableReference::Named { .. }));
    let running = if named {
        tournaments::running_in(db, club)?
    } else {
        Vec::new()
    };
    for one in arrived {
        let at = match &one.at {
            TableReference::Said(at) => Some(*at),
            TableReference::Named {
                tournament,
                round,
                table,
            } => {
                let name = search_key(tournament);
                let mut of_name = running.iter().filter(|(_, called)| search_key(called) == name);
                // Which of two it was cannot be told.
                match (of_name.next(), of_name.next()) {
                    (Some((id, _)), None) => Some(TableAt {
                        id: *id,
                        round: *round,
                        table: *table,
                    }),
                    _ => None,
                }
            }
        };
        let Some(at) = at else { continue };
        match tables.iter_mut().find(|(there, _)| *there == at) {
            Some((_, hands)) => hands.push(one.hand),
            None => tables.push((at, vec![one.hand])),
        }
    }
    tables.sort();
    tables
        .into_iter()
        .try_for_each(|(at, hands)| arrive_at(db, actor, club, at, &hands, now))
}

fn arrive_at(
    db: &mut Db,
    actor: &Actor,
    club: ClubId,
    at: TableAt,
    hands: &[HandId],
    now: DateTime<Utc>,
) -> Result<(), ActError> {
    let loaded = match locked(db, at.id) {
        Err(ActError::NotFound(_)) => return Ok(()),
        loaded => loaded?,
    };
    // Nobody can have played at a table that nobody has seen.
    let round = loaded.tournament.round(at.round);
    let seen = round.is_some_and(|round| round.state > RoundState::Drawn);
    if loaded.club.id != club || !seen || loaded.tournament.table(at.round, at.table).is_none() {
        return Ok(());
    }
    let official = authorization::standing(db, actor, Some(club))?.may(Action::ChangeResult, &loaded.object());
    let mut plays = Vec::new();
    let mut numbers = Vec::new();
    for hand in hands {
        let hand = hands::by_id(db, *hand)?;
        let free = tournament_hands::of_hand(db, hand.id)?
            .is_none_or(|(there, ordinal)| there.tournament == at.id && ordinal.is_none());
        // Nobody closes what someone else has brought by sending a copy of it; officials of the tournament may.
        let theirs = !official && hand.importer_id != actor.user();
        if hand.game != loaded.tournament.game.as_str() || !free || theirs {
            continue;
        }
        say(db, &loaded, at, hand.id)?;
        // As where a player names hands: those of others only say so of themselves.
        if official || all_sit(db, actor, &loaded, at, &hand)? {
            plays.extend(play(&hand.play_hash));
            numbers.push(hand.id.0);
        }
    }
    if plays.is_empty() || !rights_at(db, actor, &loaded, at)?.may(TableAct::BringHands) {
        return Ok(());
    }
    let before = loaded.tournament.clone();
    let mut context = ActContext { db, actor, loaded, now };
    // What the tournament does not take stays what it says of itself.
    if context
        .loaded
        .tournament
        .add_hands(at.round, at.table, plays)
        .unwrap_or(0)
        == 0
    {
        return Ok(());
    }
    let done = Done {
        deed: Deed::LinkHands,
        reason: None,
        detail: json!({"round": at.round, "table": at.table, "hands": numbers}),
    };
    context.keep(Some(&before), &done)
}
