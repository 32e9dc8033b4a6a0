//! The records of a league that were made in hands: the contract that is made most rarely, and what was earned without
//! a mistake. They are counted from the hands of the tournaments and evenings in its tables, as far as everyone who
//! reads like the reader sees them.

use std::collections::BTreeMap;

use super::honours::Honours;
use crate::pseudonyms::Pseudonyms;
use crate::{ActError, Actor};
use talon_league::UnitSource;
use talon_store::league_hands::{self, ContractMade, HandsOf, LeagueHands};
use talon_store::player_hands::PlayerHandListed;
use talon_store::{Db, SessionId, TournamentId};

/// Contracts that have to be made in a game before one of them is told to be rare.
const MADE_LEAST: i64 = 20;
/// Hands of one record that are shown.
const HANDS_MAX: usize = 10;

/// What a record of hands is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HandRecordKind {
    /// The contracts that were made least often, so many times each.
    RarestContract { times: i64 },
    /// The most that somebody earned in a hand in which the solver found nothing better for them.
    Faultless { pay: i32 },
}

/// A record of one game with the hands it was made in, the earliest first.
#[derive(Debug, Clone)]
pub struct HandRecord {
    pub game: String,
    pub kind: HandRecordKind,
    pub hands: Vec<PlayerHandListed>,
}

/// The records of hands in the seasons of a league.
///
/// # Errors
/// When the database fails.
pub fn hand_records(db: &mut Db, actor: &Actor, honours: &Honours) -> Result<Vec<HandRecord>, ActError> {
    let played = played(honours);
    let asked = LeagueHands {
        club: honours.club.id,
        audience: honours.audience(),
        played: &played,
    };
    let mut records = Vec::new();
    let mut games: BTreeMap<String, Vec<ContractMade>> = BTreeMap::new();
    for made in league_hands::contracts_made(db, &asked)? {
        games.entry(made.game.clone()).or_default().push(made);
    }
    for (game, made) in games {
        let Some(times) = made.iter().map(|one| one.hands).min() else {
            continue;
        };
        if made.iter().map(|one| one.hands).sum::<i64>() < MADE_LEAST {
            continue;
        }
        let rarest: Vec<&str> = made
            .iter()
            .filter(|one| one.hands == times)
            .map(|one| one.contract.as_str())
            .collect();
        // What so many made is not rare.
        if rarest.len() > HANDS_MAX {
            continue;
        }
        records.push(HandRecord {
            kind: HandRecordKind::RarestContract { times },
            hands: league_hands::made(db, &asked, &game, &rarest, HANDS_MAX)?,
            game,
        });
    }
    for highest in league_hands::highest_faultless(db, &asked)? {
        records.push(HandRecord {
            kind: HandRecordKind::Faultless { pay: highest.pay },
            hands: league_hands::faultless(db, &asked, &highest, HANDS_MAX)?,
            game: highest.game,
        });
    }
    let pseudonyms = Pseudonyms::over(db, actor, [honours.club.id])?;
    let hands = records.iter_mut().flat_map(|record| &mut record.hands);
    hands.for_each(|one| pseudonyms.summary(actor, &mut one.hand));
    Ok(records)
}

/// Where the hands of all seasons were played.
fn played(honours: &Honours) -> Vec<HandsOf> {
    let (mut tournaments, mut evenings) = (Vec::new(), Vec::new());
    let mut rounds: BTreeMap<u16, Vec<TournamentId>> = BTreeMap::new();
    for season in &honours.seasons {
        let units = season.table.units.iter().filter_map(|unit| season.season.unit(*unit));
        for unit in units {
            match unit.source {
                UnitSource::Tournament { id } => tournaments.push(TournamentId(id)),
                UnitSource::Round { id, round } => rounds.entry(round).or_default().push(TournamentId(id)),
                UnitSource::Evening { id } => evenings.push(SessionId(id)),
                UnitSource::Table { .. } | UnitSource::Typed { .. } => {}
            }
        }
    }
    // The seasons of a league may count the same event, and its hands are told of once.
    tournaments.sort_unstable();
    tournaments.dedup();
    evenings.sort_unstable();
    evenings.dedup();
    let mut played = vec![HandsOf::Tournaments(tournaments), HandsOf::Evenings(evenings)];
    for (round, mut of) in rounds {
        of.sort_unstable();
        of.dedup();
        played.push(HandsOf::Round(i64::from(round), of));
    }
    played
}
