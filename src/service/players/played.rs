//! What someone played: the tournaments that the reader may see in which they have a result, and the tables of those.

use chrono::NaiveDateTime;

use std::collections::BTreeMap;
use std::sync::Arc;

use super::club_people::ClubPeople;
use super::opponents::{SatWith, SharedTable};
use super::period::holds;
use super::records::HighestScore;
use crate::ActError;
use crate::authorization::{Action, Object, Standing};
use crate::tournaments::{Outcome, PlayedTable};
use talon_store::player_sums::Period;
use talon_store::tournaments::{self, TournamentHeading, TournamentState};
use talon_store::{ClubId, Db, MemberId, Moment, TournamentId};
use talon_tournament::league::Finish;
use talon_tournament::points::{place, sharing};
use talon_tournament::{EntryNo, Exact};

/// Texts that are read at once, of tournaments that nobody has asked for lately.
const TEXTS_MAX: usize = 32;

/// What someone has in a tournament.
#[derive(Debug, Clone)]
pub struct PlayerResult {
    pub tournament: TournamentId,
    pub name: String,
    /// By the clock of the club.
    pub starts_at: NaiveDateTime,
    pub published: bool,
    /// It is still played: the place is the one of now.
    pub is_running: bool,
    pub entry: EntryNo,
    /// None for those who are listed without one.
    pub rank: Option<usize>,
    /// How many have a place.
    pub ranked: usize,
    pub points: Exact,
    /// Tables whose scores count for them.
    pub tables: usize,
}

/// A table whose score counts for someone, with their place at it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlacedTable {
    pub tournament: TournamentId,
    pub name: String,
    /// By the clock of the club.
    pub starts_at: NaiveDateTime,
    pub round: u16,
    pub table: u16,
    pub place: usize,
    /// How many share it, they among them.
    pub sharing: usize,
    pub score: i64,
}

/// How often someone had which place at a table; a place that several share is parted among them, as in tournaments.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlacesAtTables {
    pub tables: usize,
    pub firsts: Exact,
    pub seconds: Exact,
    pub thirds: Exact,
    /// Who shares the first place of three has place 1 1/2.
    sum: Exact,
}

impl PlacesAtTables {
    /// None without a table.
    pub fn mean(&self) -> Option<Exact> {
        self.sum.shared_by(self.tables)
    }

    fn none() -> PlacesAtTables {
        let zero = Exact::zero;
        PlacesAtTables {
            tables: 0,
            firsts: zero(),
            seconds: zero(),
            thirds: zero(),
            sum: zero(),
        }
    }

    /// Adds a table at which they had the score of this seat.
    fn add(&mut self, raw: &[i64], seat: usize) {
        let (place, sharing) = (place(raw, seat) as i64, sharing(raw, seat) as i64);
        let part = Exact::ratio(1, sharing).unwrap_or_else(Exact::zero);
        let sum = match place {
            1 => &mut self.firsts,
            2 => &mut self.seconds,
            _ => &mut self.thirds,
        };
        if place <= 3 {
            *sum = &*sum + &part;
        }
        self.tables += 1;
        let mean = Exact::ratio(2 * place + sharing - 1, 2).unwrap_or_else(Exact::zero);
        self.sum = &self.sum + &mean;
    }
}

/// Whose tournaments are asked for, and who reads.
pub(super) struct PlayedQuery<'a> {
    pub club: ClubId,
    pub people: &'a ClubPeople,
    pub person: MemberId,
    pub standing: &'a Standing,
    /// The time of which is told.
    pub period: Period,
}

/// What someone played.
pub(super) struct PlayedTournaments {
    /// The latest tournament first.
    pub results: Vec<PlayerResult>,
    pub places: PlacesAtTables,
    /// The tables that make those places, of the latest tournament first.
    pub tables: Vec<PlacedTable>,
    /// The tables at which they sat themselves.
    pub sat_with: SatWith,
    /// The highest score at one of those in each game.
    pub highest: Vec<HighestScore>,
    /// Whether everybody may see a tournament, of whatever time, in which they have a place.
    pub has_public_place: bool,
}

impl PlayedTournaments {
    /// The statements are as many for three tournaments as for thirty, and one more for each thirty-two of which the
    /// text has to be read.
    pub fn read(db: &mut Db, asked: &PlayedQuery<'_>) -> Result<PlayedTournaments, ActError> {
        let entries = asked.people.entries_of(asked.person);
        let mut headings = tournaments::of_members(db, &entries, TournamentState::PLAYED)?;
        headings.retain(|heading| asked.may_see(heading));
        let ids: Vec<TournamentId> = headings.iter().map(|heading| heading.id).collect();
        let mut keys: BTreeMap<TournamentId, BTreeMap<i64, MemberId>> = BTreeMap::new();
        for (tournament, key, member) in tournaments::keys_of(db, &ids)? {
            let current = asked.people.current(member);
            keys.entry(tournament).or_default().insert(key, current);
        }
        let outcomes = outcomes(db, &headings)?;
        let mut played = PlayedTournaments {
            results: Vec::new(),
            places: PlacesAtTables::none(),
            tables: Vec::new(),
            sat_with: SatWith::default(),
            highest: Vec::new(),
            has_public_place: false,
        };
        for heading in &headings {
            if let (Some(outcome), Some(keys)) = (outcomes.get(&heading.id), keys.get(&heading.id)) {
                played.has_public_place |= heading.published && has_place(outcome, keys, asked.person);
                // Hands are listed by their day too, whatever the zone.
                if !holds(&asked.period, Moment::from(heading.starts_at.and_utc())) {
                    continue;
                }
                played.add(heading, outcome, keys, asked.person);
            }
        }
        Ok(played)
    }

    fn add(
        &mut self,
        heading: &TournamentHeading,
        outcome: &Outcome,
        keys: &BTreeMap<i64, MemberId>,
        person: MemberId,
    ) {
        let is_theirs = |key: u16| keys.get(&i64::from(key)) == Some(&person);
        let ranked = outcome
            .finishes
            .iter()
            .filter(|one| matches!(one.finish, Finish::Ranked(_)))
            .count();
        for finish in outcome.finishes.iter().filter(|one| is_theirs(one.member.0)) {
            let counts = |table: &&PlayedTable| table.seats.iter().any(|seat| seat.entry == finish.entry);
            self.results.push(PlayerResult {
                tournament: heading.id,
                name: heading.name.clone(),
                starts_at: heading.starts_at,
                published: heading.published,
                is_running: match heading.state {
                    TournamentState::Running => true,
                    TournamentState::Draft
                    | TournamentState::Open
                    | TournamentState::CheckIn
                    | TournamentState::Finished
                    | TournamentState::Archived => false,
                },
                entry: finish.entry,
                rank: match finish.finish {
                    Finish::Ranked(rank) => Some(rank),
                    Finish::Unranked | Finish::Excluded => None,
                },
                ranked,
                points: finish.points.clone(),
                tables: outcome.tables.iter().filter(counts).count(),
            });
        }
        for table in &outcome.tables {
            let raw: Vec<i64> = table.seats.iter().map(|seat| seat.raw).collect();
            for (at, _) in table
                .seats
                .iter()
                .enumerate()
                .filter(|(_, seat)| is_theirs(seat.member.0))
            {
                self.places.add(&raw, at);
                self.tables.push(PlacedTable {
                    tournament: heading.id,
                    name: heading.name.clone(),
                    starts_at: heading.starts_at,
                    round: table.round,
                    table: table.number,
                    place: place(&raw, at),
                    sharing: sharing(&raw, at),
                    score: raw.get(at).copied().unwrap_or_default(),
                });
            }
            self.sit(heading, table, keys, person);
        }
    }

    /// A table at which they sat, for themselves or for someone else.
    fn sit(
        &mut self,
        heading: &TournamentHeading,
        table: &PlayedTable,
        keys: &BTreeMap<i64, MemberId>,
        person: MemberId,
    ) {
        let sat = |key: u16| keys.get(&i64::from(key)).copied();
        let Some(own) = table.seats.iter().find(|seat| sat(seat.sat.0) == Some(person)) else {
            return;
        };
        self.keep_highest(heading, table, own.raw);
        for seat in &table.seats {
            let Some(other) = sat(seat.sat.0).filter(|other| *other != person) else {
                continue;
            };
            let shared = SharedTable {
                tournament: heading.id,
                name: heading.name.clone(),
                starts_at: heading.starts_at,
                round: table.round,
                table: table.number,
                own: own.raw,
                other: seat.raw,
            };
            self.sat_with.add(other, shared);
        }
    }
}

impl PlayedTournaments {
    /// Keeps a score if it is higher than those of later tables, which come first, or as high as them.
    fn keep_highest(&mut self, heading: &TournamentHeading, table: &PlayedTable, score: i64) {
        let known = self.highest.iter().position(|one| one.game == heading.game);
        if known
            .and_then(|at| self.highest.get(at))
            .is_some_and(|one| one.score > score)
        {
            return;
        }
        let score = HighestScore {
            game: heading.game.clone(),
            score,
            tournament: heading.id,
            name: heading.name.clone(),
            starts_at: heading.starts_at,
            round: table.round,
            table: table.number,
        };
        match known.and_then(|at| self.highest.get_mut(at)) {
            Some(one) => *one = score,
            None => self.highest.push(score),
        }
    }
}

fn has_place(outcome: &Outcome, keys: &BTreeMap<i64, MemberId>, person: MemberId) -> bool {
    let mut placed = outcome
        .finishes
        .iter()
        .filter(|one| matches!(one.finish, Finish::Ranked(_)));
    placed.any(|one| keys.get(&i64::from(one.member.0)) == Some(&person))
}

impl PlayedQuery<'_> {
    /// As the page of the tournament asks it.
    fn may_see(&self, heading: &TournamentHeading) -> bool {
        let object = Object {
            tournament: Some(heading.id.to_string()),
            ..Object::of_club(self.club).published_if(heading.published)
        };
        [Action::SeeTournament, Action::SeeUnpublished]
            .into_iter()
            .any(|action| self.standing.may(action, &object))
    }
}

fn outcomes(db: &mut Db, headings: &[TournamentHeading]) -> Result<BTreeMap<TournamentId, Arc<Outcome>>, ActError> {
    let mut known = BTreeMap::new();
    let mut unread = Vec::new();
    for heading in headings {
        match Outcome::kept(&heading.document_hash) {
            Some(outcome) => drop(known.insert(heading.id, outcome)),
            None => unread.push(heading.id),
        }
    }
    for part in unread.chunks(TEXTS_MAX) {
        for row in tournaments::texts(db, part)? {
            known.insert(row.head.id, Outcome::of_row(&row)?);
        }
    }
    Ok(known)
}
