//! What the tournaments of a club give to its ratings. The text that is kept of each is made of the tournament alone
//! and written again wherever it is missing.

use std::collections::BTreeMap;

use super::people::RatingPeople;
use crate::ActError;
use crate::leagues::is_over;
use crate::tournaments::Loaded;
use talon_league::{JudgedTable, LeaguePerson, RatedAt, RatingFacts, RatingList, RatingOptions, judge};
use talon_store::ratings::{self, RatingListRow, RatingSource, TableNumbers};
use talon_store::{ClubId, Db, StoreError, TournamentId, tournaments};
use talon_tournament::rating::Method;
use talon_tournament::tournament::MemberKey;

/// What a tournament gives, as it is kept; nothing while it is not over. People stand there under the entries that they
/// played with, whatever became of those: a merge can be taken back.
pub(super) fn judged_text(db: &mut Db, loaded: &Loaded) -> Result<Option<String>, ActError> {
    if !is_over(&loaded.tournament) {
        return Ok(None);
    }
    let keys = tournaments::keys_of(db, &[loaded.id])?;
    let entries: BTreeMap<i64, i64> = keys.into_iter().map(|(_, key, member)| (key, member.0)).collect();
    let person = |key: MemberKey| Some(LeaguePerson(*entries.get(&i64::from(key.0))?));
    let judged = judge(&loaded.tournament, &person);
    let text = serde_json::to_string(&judged).map_err(|_| unreadable(loaded.id))?;
    Ok(Some(text))
}

pub(super) fn read_judged(tournament: TournamentId, text: &str) -> Result<Vec<JudgedTable>, ActError> {
    serde_json::from_str(text).map_err(|_| unreadable(tournament).into())
}

fn unreadable(tournament: TournamentId) -> StoreError {
    StoreError::Damaged(format!("what tournament {tournament} gives to ratings"))
}

/// Writes what is missing of the tournaments of a club that are over.
pub(super) fn fill_in(db: &mut Db, club: ClubId, game: &str) -> Result<(), ActError> {
    for id in ratings::without_source(db, club, game)? {
        let loaded = Loaded::by_id(db, id)?;
        let judged = judged_text(db, &loaded)?;
        ratings::set_source(db, id, judged.as_deref())?;
    }
    Ok(())
}

/// All that a list is counted from.
pub(super) struct ListFacts {
    pub sources: Vec<RatingSource>,
    pub facts: Vec<RatingFacts>,
    pub options: RatingOptions,
}

impl ListFacts {
    pub fn read(db: &mut Db, row: &RatingListRow) -> Result<ListFacts, ActError> {
        let sources = ratings::sources(db, row.club_id, &row.game)?;
        let mut facts = Vec::new();
        for source in &sources {
            facts.push(RatingFacts {
                tournament: source.tournament.0,
                starts: source.starts_at,
                tables: read_judged(source.tournament, &source.judged)?,
            });
        }
        let exclusions = ratings::exclusions(db, row.id)?;
        let excluded = exclusions.iter().filter(|one| one.allowed_at.is_none());
        let options = RatingOptions {
            method: method(row)?,
            excluded: excluded.filter_map(|one| rated_at(one.table)).collect(),
        };
        Ok(ListFacts {
            sources,
            facts,
            options,
        })
    }

    /// Everything rated.
    pub fn rate(&self, people: &RatingPeople) -> RatingList {
        RatingList::of(&self.facts, &self.options, &|person| people.rated(person))
    }
}

/// The way in which a list rates.
pub(super) fn method(row: &RatingListRow) -> Result<Method, ActError> {
    Method::parse(&row.method).ok_or_else(|| ratings::unreadable(row.id).into())
}

pub(super) fn rated_at(numbers: TableNumbers) -> Option<RatedAt> {
    Some(RatedAt {
        tournament: numbers.tournament.0,
        round: u16::try_from(numbers.round).ok()?,
        table: u16::try_from(numbers.table).ok()?,
    })
}

pub(super) fn numbers(at: RatedAt) -> TableNumbers {
    TableNumbers {
        tournament: TournamentId(at.tournament),
        round: at.round.into(),
        table: at.table.into(),
    }
}
