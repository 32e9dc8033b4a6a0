//! The lists of the past, and someone's way through their tables.

use std::collections::BTreeMap;

use super::events::{RatedEvent, told};
use super::facts::ListFacts;
use super::read::{RatingListShown, rating_list};
use crate::{ActError, Actor, Missing};
use talon_league::{HistoryPoint, LeaguePerson, RatedRow, RatedTogether, RatingValue};
use talon_store::ratings::{self, RatingRevisionHead};
use talon_store::{Db, RatingListId};
use talon_tournament::rating::RatedSource;

/// Lists that are looked through for what was published of someone.
const PUBLISHED_MAX: i64 = 60;

/// A list as it was published.
#[derive(Debug, Clone)]
pub struct RatingHistory {
    pub shown: RatingListShown,
    /// The last first, each as far as the reader may see it.
    pub lists: Vec<(RatingRevisionHead, RatedTogether)>,
    /// What the list rates.
    pub events: BTreeMap<RatedSource, RatedEvent>,
}

/// What was published of someone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PublishedPoint {
    /// After so many tables.
    pub tables: u32,
    pub mu: RatingValue,
}

/// Someone in a list.
#[derive(Debug, Clone)]
pub struct PlayerRatings {
    pub shown: RatingListShown,
    pub person: LeaguePerson,
    /// None where they have no rating.
    pub row: Option<RatedRow>,
    /// In the order of play.
    pub points: Vec<HistoryPoint>,
    /// What was published of them, the last first.
    pub published: Vec<PublishedPoint>,
    /// What the tables of the points were part of.
    pub events: BTreeMap<RatedSource, RatedEvent>,
    /// Whether the reader may choose whether they are listed.
    pub chooses: bool,
}

/// So many of the lists that were published, the last first, from before this one on.
///
/// # Errors
/// Not found, also when the reader may not see it, or that the database fails.
pub fn revisions(
    db: &mut Db,
    actor: &Actor,
    id: RatingListId,
    before: Option<i64>,
    most: i64,
) -> Result<RatingHistory, ActError> {
    let shown = rating_list(db, actor, id, None)?;
    let mut lists = Vec::new();
    for kept in ratings::revisions(db, id, before, most)? {
        let rated = shown.visible(&kept.rated)?;
        lists.push((kept.head, rated));
    }
    let counted = ListFacts::of(db, &shown)?;
    Ok(RatingHistory {
        events: told(db, actor, &shown, &counted.events)?,
        shown,
        lists,
    })
}

/// Someone's way through their tables.
///
/// # Errors
/// Not found, also when the reader may not see it, or that the database fails.
pub fn history(db: &mut Db, actor: &Actor, id: RatingListId, person: LeaguePerson) -> Result<PlayerRatings, ActError> {
    let shown = rating_list(db, actor, id, None)?;
    let missing = || ActError::NotFound(Missing::Player);
    let person = shown.people.rated(person).ok_or_else(missing)?;
    if !shown.is_listed(person) {
        return Err(missing());
    }
    let counted = ListFacts::of(db, &shown)?;
    let list = counted.rate_for(&shown);
    let points = list.history(person);
    let row = shown.rows.iter().find(|row| row.person == person).cloned();
    if points.is_empty() {
        return Err(missing());
    }
    let published = published(db, &shown, person)?;
    Ok(PlayerRatings {
        chooses: shown.is_mine(person),
        row,
        points,
        published,
        events: told(db, actor, &shown, &counted.events)?,
        person,
        shown,
    })
}

fn published(db: &mut Db, shown: &RatingListShown, person: LeaguePerson) -> Result<Vec<PublishedPoint>, ActError> {
    let mut found: Vec<PublishedPoint> = Vec::new();
    for kept in ratings::revisions(db, shown.row.id, None, PUBLISHED_MAX)? {
        if let Some(row) = shown.visible(&kept.rated)?.row(person) {
            let point = PublishedPoint {
                tables: row.tables,
                mu: row.mu,
            };
            if found.last() != Some(&point) {
                found.push(point);
            }
        }
    }
    Ok(found)
}
