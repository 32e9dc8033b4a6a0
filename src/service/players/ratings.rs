//! How strong someone is in the rating lists of their club and of the federations that rate it, as those were
//! published.

use std::collections::BTreeMap;

use super::club_people::ClubPeople;
use crate::ActError;
use crate::authorization::{Action, Object, Standing};
use talon_league::{RatedRow, RatedTogether};
use talon_store::{ClubId, Db, MemberId, RatingListId, clubs, ratings};
use talon_tournament::rating::Method;

/// A row of a rating list.
#[derive(Debug, Clone)]
pub struct PlayerRating {
    pub list: RatingListId,
    pub game: String,
    pub method: Method,
    pub published: bool,
    /// The name of the federation whose list it is; nothing of a list of their club.
    pub federation: Option<String>,
    pub row: RatedRow,
}

/// The lists in which someone stands, as far as the reader may see them and they did not leave.
pub(super) fn player_ratings(
    db: &mut Db,
    standing: &Standing,
    club: ClubId,
    people: &ClubPeople,
    person: MemberId,
) -> Result<Vec<PlayerRating>, ActError> {
    let manages = standing.may(Action::ManageRatings, &Object::of_club(club));
    let mut lists = ratings::shown(db, club)?;
    lists.retain(|(list, _)| list.published || manages && list.club_id == club);
    if lists.is_empty() {
        return Ok(Vec::new());
    }
    let federations = lists.iter().map(|(list, _)| list.club_id);
    let federations: Vec<ClubId> = federations.filter(|one| *one != club).collect();
    let mut names: BTreeMap<ClubId, String> = BTreeMap::new();
    if !federations.is_empty() {
        let known = clubs::several(db, &federations)?.into_iter();
        names.extend(known.map(|federation| (federation.id, federation.name)));
    }
    let ids: Vec<RatingListId> = lists.iter().map(|(list, _)| list.id).collect();
    let leavers = ratings::leavers_of(db, &ids)?;
    let has_left = |list: RatingListId| {
        leavers
            .iter()
            .any(|(left, who)| *left == list && people.current(*who) == person)
    };
    let mut found = Vec::new();
    for (list, text) in lists {
        if has_left(list.id) {
            continue;
        }
        let unreadable = || ratings::unreadable(list.id);
        let rated: RatedTogether = serde_json::from_str(&text).map_err(|_| unreadable())?;
        let method = Method::parse(&list.method).ok_or_else(unreadable)?;
        let rows = rated.rows.into_iter();
        let theirs = rows.filter(|row| people.current(MemberId(row.person.0)) == person);
        found.extend(theirs.map(|row| PlayerRating {
            list: list.id,
            game: list.game.clone(),
            method,
            published: list.published,
            federation: names.get(&list.club_id).cloned(),
            row,
        }));
    }
    Ok(found)
}
