//! The table that there would be if an evening that is played ended as it stands. It is told only where everyone may
//! read how the evening stands, and it changes nothing: what is published is what was counted of what is over.

use super::by_rule::fact_of;
use super::facts::Tournaments;
use super::read::SeasonShown;
use super::recount::count_from;
use crate::tournaments::{CachedTournament, Loaded};
use crate::{ActError, Actor};
use talon_league::{CountedSeason, LeaguePerson, UnitNo, UnitSource};
use talon_store::tournaments::{self, TournamentFilter, TournamentState};
use talon_store::{Db, TournamentId};
use talon_tournament::rounds::boards::Boards;
use talon_tournament::tournament::{Round, State, Tournament};

/// Evenings of a club that are looked at, and how many of them are told of.
const LOOKED_AT_MAX: i64 = 20;
const TOLD_MAX: usize = 3;

/// An evening that is played, and the table if it ended now.
#[derive(Debug, Clone)]
pub struct TonightTable {
    pub tournament: TournamentId,
    pub name: String,
    pub then: CountedSeason,
}

/// What would become of the table that is shown if what is played ended now, for each evening alone; nothing of a part
/// of it, of an older one, and of one that shows what is over only when someone publishes it.
///
/// # Errors
/// When the database fails.
pub fn tonight(db: &mut Db, actor: &Actor, shown: &mut SeasonShown) -> Result<Vec<TonightTable>, ActError> {
    let is_latest = shown
        .revision
        .as_ref()
        .is_some_and(|one| one.revision == shown.head.revision);
    let is_told = is_latest && shown.head.published && shown.part.is_whole() && shown.season.publishes_by_itself();
    let Some(table) = shown.table.as_ref().filter(|_| is_told) else {
        return Ok(Vec::new());
    };
    let mut found = Vec::new();
    for id in played_now(db, shown, table)? {
        let loaded = Loaded::by_id(db, id)?;
        // A draft is the director's alone.
        let seen = loaded.tournament.without_drafts();
        if !is_open_to_all(&seen) {
            continue;
        }
        let Some((season, unit)) = shown.season.if_ended(&fact_of(&loaded)) else {
            continue;
        };
        let ended = ended(&loaded, &seen);
        let counted = count_from(db, shown.club.id, &season, &mut Tournaments::with(&ended))?;
        // What cannot be counted is told when it is over.
        let Ok(then) = counted else { continue };
        if then.played().any(|played| played == unit) {
            found.push(TonightTable {
                tournament: id,
                name: loaded.tournament.name.clone(),
                then: then.by_position(),
            });
        }
        if found.len() == TOLD_MAX {
            break;
        }
    }
    let people: Vec<LeaguePerson> = found.iter().flat_map(|one| one.then.everybody()).collect();
    shown.name_strangers(db, actor, &people)?;
    if !found.is_empty() {
        let listed = shown.table.iter().flat_map(CountedSeason::everybody);
        let everybody: Vec<LeaguePerson> = listed.chain(people).collect();
        shown.tell_namesakes(&everybody);
    }
    Ok(found)
}

/// Public tournaments of the club that are played now, and those that count and are played again.
fn played_now(db: &mut Db, shown: &SeasonShown, table: &CountedSeason) -> Result<Vec<TournamentId>, ActError> {
    let mut found = Vec::new();
    if shown
        .season
        .rule
        .as_ref()
        .is_some_and(|rule| !rule.proposes && rule.takes.has_tournaments())
    {
        let running = TournamentFilter {
            club: Some(shown.club.id),
            states: &[TournamentState::Running],
            limit: LOOKED_AT_MAX,
            ..TournamentFilter::default()
        };
        found.extend(tournaments::list(db, &running)?.into_iter().map(|listed| listed.id));
    }
    let played: Vec<UnitNo> = table.played().collect();
    for unit in shown.season.counting() {
        if let UnitSource::Tournament { id } = unit.source
            && !played.contains(&unit.number)
            && !found.contains(&TournamentId(id))
        {
            found.push(TournamentId(id));
        }
    }
    Ok(found)
}

/// Whether anyone at all may read how a tournament stands that is played: nothing of it is withheld or private, and no
/// boards are compared that somebody has still to play (S-7).
fn is_open_to_all(tournament: &Tournament) -> bool {
    let is_withheld = |round: &Round| tournament.withholds_round(round.number);
    tournament.published
        && tournament.state == State::Running
        && !tournament.withholds_standings()
        && !tournament.rounds.iter().any(is_withheld)
        && !has_sets_in_play(tournament)
}

/// Whether a set of boards whose results are compared is still to be played by some table; where they travel, as long
/// as rounds are to come.
fn has_sets_in_play(tournament: &Tournament) -> bool {
    (1..).zip(&tournament.stages).any(|(number, stage)| {
        let rounds = || tournament.rounds_of(number);
        let complete = rounds().filter(|round| round.is_complete()).count();
        match stage.boards {
            None => false,
            Some(Boards::Copies) => complete < rounds().count(),
            Some(Boards::Travelling) => rounds().next().is_some() && complete < usize::from(stage.rounds),
        }
    })
}

/// The tournament as if its director ended it now.
fn ended(loaded: &Loaded, seen: &Tournament) -> Loaded {
    let mut tournament = seen.clone();
    tournament.state = State::Finished;
    let mut ended = loaded.clone();
    ended.tournament = CachedTournament::from(tournament);
    ended
}
