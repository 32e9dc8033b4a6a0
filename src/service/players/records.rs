//! What someone has not done better: their best and their worst tournament, their highest score at a table, and in each
//! league of their club their places and records.

use chrono::NaiveDateTime;

use super::played::PlayerResult;
use super::read::{PlayerQuery, PlayerShown, player};
use crate::leagues::{Honours, honours};
use crate::{ActError, Actor};
use talon_league::{LeaguePerson, Record, Title, own_records, titles};
use talon_store::{Db, TournamentId};
use talon_tournament::Exact;

/// Leagues that are told of, the latest first.
const LEAGUES_MAX: usize = 20;

/// The highest score that someone had at a table of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HighestScore {
    pub game: String,
    pub score: i64,
    pub tournament: TournamentId,
    pub name: String,
    /// By the clock of the club.
    pub starts_at: NaiveDateTime,
    pub round: u16,
    pub table: u16,
}

/// Someone's places and records in a league.
#[derive(Debug, Clone)]
pub struct PlayerLeagueRecords {
    pub honours: Honours,
    pub titles: Vec<Title>,
    pub records: Vec<Record>,
}

/// What someone has not done better.
#[derive(Debug)]
pub struct PlayerRecords {
    pub shown: PlayerShown,
    /// The tournaments that are over in which most, and least, of the others were behind them.
    pub best: Option<PlayerResult>,
    pub worst: Option<PlayerResult>,
    /// The latest first.
    pub leagues: Vec<PlayerLeagueRecords>,
}

/// The records of someone, as far as their page shows their results to the reader.
///
/// # Errors
/// Not found, also when the reader may not see the page.
pub fn player_records(db: &mut Db, actor: &Actor, asked: &PlayerQuery) -> Result<PlayerRecords, ActError> {
    let shown = player(db, actor, asked)?;
    let person = LeaguePerson(shown.person.id.0);
    let mut slugs: Vec<String> = Vec::new();
    for season in &shown.seasons {
        if !slugs.contains(&season.league_slug) {
            slugs.push(season.league_slug.clone());
        }
    }
    let mut leagues = Vec::new();
    for slug in slugs.iter().take(LEAGUES_MAX) {
        let honours = honours(db, actor, slug)?;
        let played = honours.played();
        let (titles, records) = (titles(&played, person), own_records(&played, person));
        leagues.push(PlayerLeagueRecords {
            honours,
            titles,
            records,
        });
    }
    let over = || shown.results.iter().filter(|one| !one.is_running && one.ranked > 1);
    let with_share = || over().filter_map(|one| Some((behind(one)?, one)));
    Ok(PlayerRecords {
        // Of those that are level the latest, which stands first.
        best: with_share()
            .rev()
            .max_by(|(one, a), (other, b)| (one, a.ranked).cmp(&(other, b.ranked)))
            .map(|(_, one)| one.clone()),
        worst: with_share()
            .min_by(|(one, a), (other, b)| (one, b.ranked).cmp(&(other, a.ranked)))
            .map(|(_, one)| one.clone()),
        leagues,
        shown,
    })
}

/// Which part of the others was behind someone; none without a place.
fn behind(one: &PlayerResult) -> Option<Exact> {
    let (rank, ranked) = (i64::try_from(one.rank?).ok()?, i64::try_from(one.ranked).ok()?);
    Exact::ratio(ranked - rank, ranked - 1)
}
