//! How strong someone is in the rating lists of their club, as those were published.

use super::club_people::ClubPeople;
use crate::ActError;
use crate::authorization::{Action, Object, Standing};
use talon_league::{RatedRow, RatedTogether};
use talon_store::{ClubId, Db, MemberId, RatingListId, ratings};
use talon_tournament::rating::Method;

/// A row of a rating list.
#[derive(Debug, Clone)]
pub struct PlayerRating {
    pub list: RatingListId,
    pub game: String,
    pub method: Method,
    pub published: bool,
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
    let lists = ratings::shown(db, club)?;
    if lists.is_empty() {
        return Ok(Vec::new());
    }
    let leavers = ratings::leavers_of_club(db, club)?;
    let has_left = |list: RatingListId| {
        leavers
            .iter()
            .any(|(left, who)| *left == list && people.current(*who) == person)
    };
    let mut found = Vec::new();
    for (list, text) in lists {
        if has_left(list.id) || !(list.published || manages) {
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
            row,
        }));
    }
    Ok(found)
}
