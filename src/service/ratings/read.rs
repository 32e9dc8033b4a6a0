//! A rating list for one reader: what was published, with names as each person chose today. Players who left the list
//! are not in it, and only their club sees the ratings of minors.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, Utc};

use super::clubs::{ListedClub, of_list};
use super::facts::{ListFacts, method};
use super::people::RatingPeople;
use crate::authorization::{self, Action, Object, Standing};
use crate::clubs::clock;
use crate::leagues::PersonClub;
use crate::name_order::NameOrder;
use crate::{ActError, Actor, Missing, find_club};
use talon_league::{LeaguePerson, RatedRow, RatedTogether};
use talon_store::clubs::{self, Club};
use talon_store::ratings::{self, RatingListRow, RatingPublishing, RatingRevisionHead};
use talon_store::{ClubId, Db, MemberId, OptionalRow as _, RatingListId};
use talon_tournament::rating::Method;

/// Lists on the page of all lists.
const LISTED_MAX: i64 = 200;

/// A list among others.
#[derive(Debug, Clone)]
pub struct RatingInList {
    pub row: RatingListRow,
    pub method: Method,
    /// The club's word in addresses, and its name.
    pub club: String,
    pub club_name: String,
    /// Tables that are rated.
    pub tables: usize,
    /// How many have a rating.
    pub people: usize,
}

/// A list for one reader.
#[derive(Debug, Clone)]
pub struct RatingListShown {
    pub row: RatingListRow,
    pub method: Method,
    pub club: Club,
    /// The clubs whose tournaments are rated, the list's own first.
    pub clubs: Vec<ListedClub>,
    /// Nothing before the first revision.
    pub revision: Option<RatingRevisionHead>,
    /// Tables that are rated.
    pub tables: usize,
    /// Whether the ratings foretold more than that all are equal; nothing where they foretell nothing.
    pub useful: Option<bool>,
    /// Those whom the reader may see, those who are level by their names.
    pub rows: Vec<RatedRow>,
    pub manages: bool,
    /// As whom the reader is in the list.
    mine: BTreeSet<LeaguePerson>,
    /// The reader sees names as the club does.
    pub(super) is_inside: bool,
    pub(super) people: RatingPeople,
    pub(super) standing: Standing,
    leavers: BTreeSet<LeaguePerson>,
    /// Who lets nobody see how strong they are.
    hidden: BTreeSet<LeaguePerson>,
}

/// A list as it would be published now.
#[derive(Debug, Clone)]
pub struct RatingDraft {
    /// With the rows of the draft.
    pub shown: RatingListShown,
    pub rated: RatedTogether,
    /// What visitors see.
    pub published: RatedTogether,
}

impl RatingListShown {
    /// Whether this is the reader, in whichever of their clubs.
    pub fn is_mine(&self, person: LeaguePerson) -> bool {
        self.mine
            .contains(&LeaguePerson(self.people.current(MemberId(person.0)).0))
    }

    /// As whom an entry of one of its clubs is rated; guests are not.
    pub fn as_rated(&self, person: LeaguePerson) -> Option<LeaguePerson> {
        self.people.rated(person)
    }

    /// Everyone whom the reader sees in it, the highest rating first. Who had two rows when it was published, and is
    /// one person since, stands by the better one.
    pub fn strongest_first(&self) -> Vec<LeaguePerson> {
        let mut rows: Vec<&RatedRow> = self.rows.iter().collect();
        rows.sort_by_key(|row| std::cmp::Reverse(row.value));
        let mut seen = BTreeSet::new();
        let people = rows.into_iter().filter_map(|row| self.as_rated(row.person));
        people.filter(|person| seen.insert(*person)).collect()
    }

    /// Whether someone does not want to be listed.
    pub fn has_left(&self, person: LeaguePerson) -> bool {
        let current = self.people.current(MemberId(person.0));
        self.leavers.contains(&LeaguePerson(current.0))
    }

    /// The club of someone who is of another than the list's own.
    pub fn club_of(&self, person: LeaguePerson) -> Option<&PersonClub> {
        self.people.club_of(person)
    }

    /// Whether people of more clubs than the list's own are in it.
    pub fn has_clubs(&self) -> bool {
        self.rows.iter().any(|row| self.club_of(row.person).is_some())
    }

    /// The name of someone as the reader may see it; none where a number takes its place.
    pub fn name(&self, person: LeaguePerson) -> Option<String> {
        self.people.name(person, self.is_inside)
    }

    /// Whether the reader may know how strong someone is.
    pub fn is_listed(&self, person: LeaguePerson) -> bool {
        let Some(member) = self.people.member(person) else {
            return false;
        };
        let current = LeaguePerson(member.id.0);
        let is_inside = self.is_inside && self.people.is_own(member);
        let is_open = is_inside || !(member.is_minor || member.is_guest);
        let is_shown = !self.leavers.contains(&current) && !self.hidden.contains(&current);
        self.mine.contains(&current) || is_open && is_shown
    }

    /// A list as it was kept, as far as the reader may see it.
    pub(super) fn visible(&self, text: &str) -> Result<RatedTogether, ActError> {
        let mut rated: RatedTogether = serde_json::from_str(text).map_err(|_| ratings::unreadable(self.row.id))?;
        rated.rows.retain(|row| self.is_listed(row.person));
        Ok(rated)
    }
}

/// All lists that the reader may see, of one club or of all, of one game or of all.
///
/// # Errors
/// When there is no such club, or the database fails.
pub fn list(db: &mut Db, actor: &Actor, club: Option<&str>, game: Option<&str>) -> Result<Vec<RatingInList>, ActError> {
    let club = club.map(|slug| find_club::named(db, slug)).transpose()?;
    let all = ratings::listed(db, club.map(|club| club.id), game, LISTED_MAX)?;
    let ids: BTreeSet<ClubId> = all.iter().map(|(row, _)| row.club_id).collect();
    let ids: Vec<ClubId> = ids.into_iter().collect();
    let standings = authorization::standings(db, actor, &ids)?;
    let found = clubs::several(db, &ids)?;
    let known: BTreeMap<ClubId, Club> = found.into_iter().map(|club| (club.id, club)).collect();
    let mut listed = Vec::new();
    for (row, text) in all {
        let manages = |standing: &Standing| standing.may(Action::ManageRatings, &Object::of_club(row.club_id));
        let is_seen = row.published || standings.get(&row.club_id).is_some_and(manages);
        let Some(club) = known.get(&row.club_id).filter(|_| is_seen) else {
            continue;
        };
        let (tables, people) = match text {
            None => (0, 0),
            Some(text) => {
                let rated: RatedTogether = serde_json::from_str(&text).map_err(|_| ratings::unreadable(row.id))?;
                (rated.tables, rated.rows.len())
            }
        };
        listed.push(RatingInList {
            method: method(&row)?,
            club: club.slug.clone(),
            club_name: club.name.clone(),
            tables,
            people,
            row,
        });
    }
    Ok(listed)
}

/// A list for a reader: the last one that was published, or an earlier one.
///
/// # Errors
/// Not found, also when the reader may not see it, or that the database fails.
pub fn rating_list(
    db: &mut Db,
    actor: &Actor,
    id: RatingListId,
    revision: Option<i64>,
) -> Result<RatingListShown, ActError> {
    let missing = || ActError::NotFound(Missing::RatingList);
    let row = ratings::by_id(db, id).found()?.ok_or_else(missing)?;
    let standing = authorization::standing(db, actor, Some(row.club_id))?;
    let object = Object::of_club(row.club_id).published_if(row.published);
    let manages = standing.may(Action::ManageRatings, &object);
    if !manages && !standing.may(Action::SeeRatings, &object) {
        return Err(missing());
    }
    let club = clubs::by_id(db, row.club_id)?;
    let clubs = of_list(db, club.clone())?;
    let people = RatingPeople::read(db, club.id, &clubs)?;
    let leavers = ratings::leavers(db, id)?;
    let current = |id: MemberId| LeaguePerson(people.current(id).0);
    let leavers: BTreeSet<LeaguePerson> = leavers.into_iter().map(current).collect();
    let hidden = people.hidden(db)?;
    let mine = actor.user().map(|user| people.of_account(user));
    let mut shown = RatingListShown {
        method: method(&row)?,
        club,
        clubs,
        revision: None,
        tables: 0,
        useful: None,
        rows: Vec::new(),
        manages,
        mine: mine.unwrap_or_default(),
        hidden,
        is_inside: standing.is_member || manages,
        people,
        standing,
        leavers,
        row,
    };
    let number = revision.unwrap_or(shown.row.revision);
    if number > 0 {
        let kept = ratings::revision(db, id, number).found()?.ok_or_else(missing)?;
        let rated = shown.visible(&kept.rated)?;
        shown.revision = Some(kept.head);
        shown.take(rated);
    }
    Ok(shown)
}

/// A list as it would be published now, for those who manage it. One that is published at once has no draft.
///
/// # Errors
/// Not found, also when the reader does not manage it, or that the database fails.
pub fn draft(db: &mut Db, actor: &Actor, id: RatingListId, now: DateTime<Utc>) -> Result<RatingDraft, ActError> {
    let mut shown = rating_list(db, actor, id, None)?;
    if !shown.manages || shown.row.publishing == RatingPublishing::AtOnce {
        return Err(ActError::NotFound(Missing::RatingList));
    }
    let published = RatedTogether {
        tables: shown.tables,
        useful: shown.useful,
        rows: shown.rows.clone(),
    };
    let today = clock::local(&shown.club.timezone, now).date();
    let mut rated = ListFacts::of(db, &shown)?.rate(&shown.people).together(today);
    rated.rows.retain(|row| shown.is_listed(row.person));
    shown.take(rated.clone());
    Ok(RatingDraft {
        shown,
        rated,
        published,
    })
}

impl RatingListShown {
    fn take(&mut self, rated: RatedTogether) {
        (self.tables, self.useful, self.rows) = (rated.tables, rated.useful, rated.rows);
        self.sort_level();
    }

    /// Puts those who are level in the order of the names that the reader sees.
    fn sort_level(&mut self) {
        let order = NameOrder::of(&self.club.language);
        let mut rows = std::mem::take(&mut self.rows);
        for level in rows.chunk_by_mut(|one, other| (one.group, one.value) == (other.group, other.value)) {
            order.sort_seen(level, |row| self.name(row.person));
        }
        self.rows = rows;
    }
}
