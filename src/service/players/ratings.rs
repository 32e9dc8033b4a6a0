//! How strong someone is in the rating lists of their club and of the federations that rate it, as those were
//! published.

use super::club_people::ClubPeople;
use crate::ActError;
use crate::authorization::{Action, Object, Standing};
use talon_league::{RatedRow, RatedTogether};
use talon_store::{ClubId, Db, MemberId, RatingListId, clubs, federations, ratings};
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
    let mut lists: Vec<_> = ratings::shown(db, club)?
        .into_iter()
        .filter(|(list, _)| list.published || manages)
        .map(|shown| (shown, None))
        .collect();
    let mut leavers = Vec::new();
    if !lists.is_empty() {
        leavers = ratings::leavers_of_club(db, club)?;
    }
    for federation in federations::rating_federations(db, club)? {
        let name = clubs::by_id(db, federation)?.name;
        let shown = ratings::shown(db, federation)?.into_iter();
        lists.extend(
            shown
                .filter(|(list, _)| list.published)
                .map(|shown| (shown, Some(name.clone()))),
        );
        leavers.extend(ratings::leavers_of_club(db, federation)?);
    }
    let has_left = |list: RatingListId| {
        leavers
            .iter()
            .any(|(left, who)| *left == list && people.current(*who) == person)
    };
    let mut found = Vec::new();
    for ((list, text), federation) in lists {
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
            federation: federation.clone(),
            row,
        }));
    }
    Ok(found)
}
