//! The forms of play-offs in a season without divisions: one for each rank that several share, as long as a play-off
//! is what decides.

use super::manage_acts::ManageAct;
use super::table::name_of;
use crate::choice::Choice;
use talon_league::{CountedRow, CountedSeason};
use talon_service::leagues::SeasonShown;
use talon_text::{Arg, Lang};
use talon_tournament::league::SeasonItem;

/// People who share a rank.
#[derive(Debug)]
pub(super) struct LevelPeople {
    pub title: String,
    pub people: Vec<PlayedOff>,
    pub places: Vec<Choice>,
}

/// One of them.
#[derive(Debug)]
pub(super) struct PlayedOff {
    pub person: i64,
    pub name: String,
    /// The place that was chosen in a form that was not taken.
    pub place: String,
}

/// Those who are level in the table of now, the highest rank first.
pub(super) fn level_people(shown: &SeasonShown, sent: Option<&ManageAct>, lang: Lang) -> Vec<LevelPeople> {
    let table = match &shown.draft {
        Some(Ok(draft)) => Some(draft),
        _ => shown.table.as_ref(),
    };
    let is_played_off = shown.season.profile.chain.contains(&SeasonItem::Playoff);
    match table.filter(|_| is_played_off && shown.season.divisions.is_none()) {
        Some(table) => groups(table)
            .into_iter()
            .map(|rows| level(shown, &rows, sent, lang))
            .collect(),
        None => Vec::new(),
    }
}

/// The rows of each rank that is shared.
fn groups(table: &CountedSeason) -> Vec<Vec<&CountedRow>> {
    let ranked: Vec<&CountedRow> = table.rows.iter().filter(|row| row.rank.is_some()).collect();
    let same = ranked.chunk_by(|one, other| one.rank == other.rank);
    // Before the first unit everyone is level.
    let came = same.filter(|rows| rows.len() > 1 && rows.iter().all(|row| row.played > 0));
    came.map(<[&CountedRow]>::to_vec).collect()
}

fn level(shown: &SeasonShown, rows: &[&CountedRow], sent: Option<&ManageAct>, lang: Lang) -> LevelPeople {
    let rank = rows.first().and_then(|row| row.rank).unwrap_or(1);
    let rank_arg = Arg::Number(i64::try_from(rank).unwrap_or(i64::MAX));
    let person = |row: &&CountedRow| PlayedOff {
        person: row.person.0,
        name: name_of(shown, row.person, lang),
        place: chosen(sent, row.person.0).unwrap_or_default(),
    };
    let places = 1..=rows.len();
    LevelPeople {
        title: lang.t_args("league-playoff-rank", &[("rank", rank_arg)]),
        people: rows.iter().map(person).collect(),
        places: places
            .map(|place| Choice::new(place.to_string(), place.to_string()))
            .collect(),
    }
}

fn chosen(sent: Option<&ManageAct>, person: i64) -> Option<String> {
    let Some(ManageAct::PlayOff { person: people, place }) = sent else {
        return None;
    };
    let at = people.iter().position(|one| *one == person)?;
    place.get(at).map(u32::to_string)
}
