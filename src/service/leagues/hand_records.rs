//! The records of a league that were made in hands: the contract that is made most rarely, and what was earned without
//! a mistake. They are counted from the hands of the tournaments and evenings in its tables, as far as everyone who
//! reads like the reader sees them.

use std::collections::{BTreeMap, BTreeSet};

use super::honours::{Honours, SeasonHonours};
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
    let of_season = |one: &SeasonHonours| {
        let units = one.table.units.iter().filter_map(|unit| one.season.unit(*unit));
        units.map(|unit| unit.source.clone()).collect::<Vec<_>>()
    };
    hands_of(honours.seasons.iter().flat_map(of_season))
}

/// The hands of units, each once: the seasons of a league may count the same event, whole or by its rounds.
fn hands_of(units: impl Iterator<Item = UnitSource>) -> Vec<HandsOf> {
    let (mut tournaments, mut evenings) = (BTreeSet::new(), BTreeSet::new());
    let mut rounds: BTreeMap<u16, BTreeSet<TournamentId>> = BTreeMap::new();
    for unit in units {
        match unit {
            UnitSource::Tournament { id } => {
                tournaments.insert(TournamentId(id));
            }
            UnitSource::Round { id, round } => {
                rounds.entry(round).or_default().insert(TournamentId(id));
            }
            UnitSource::Evening { id } => {
                evenings.insert(SessionId(id));
            }
            UnitSource::Table { .. } | UnitSource::Typed { .. } => {}
        }
    }
    let parts = rounds.into_iter().map(|(round, of)| {
        let alone = of.difference(&tournaments).copied();
        HandsOf::Round(i64::from(round), alone.collect())
    });
    let mut played: Vec<HandsOf> = parts.collect();
    played.push(HandsOf::Tournaments(tournaments.into_iter().collect()));
    played.push(HandsOf::Evenings(evenings.into_iter().collect()));
    played
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hands_of_a_tournament_that_counts_whole_and_by_a_round_are_counted_once() {
        let units = [
            UnitSource::Round { id: 7, round: 1 },
            UnitSource::Tournament { id: 7 },
            UnitSource::Round { id: 8, round: 1 },
            UnitSource::Tournament { id: 7 },
            UnitSource::Evening { id: 3 },
        ];
        assert_eq!(
            hands_of(units.into_iter()),
            [
                HandsOf::Round(1, vec![TournamentId(8)]),
                HandsOf::Tournaments(vec![TournamentId(7)]),
                HandsOf::Evenings(vec![SessionId(3)]),
            ]
        );
    }
}
