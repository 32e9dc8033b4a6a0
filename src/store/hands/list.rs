//! Lists of hands: filters, what a viewer may see, and paging that stays in place while hands are added.

use chrono::NaiveDate;
use diesel::dsl::{exists, not};
use diesel::prelude::*;

use crate::conn::{Db, MultiBackend};
use crate::error::StoreResult;
use crate::hands::closed::is_closed;
use crate::hands::page_search::Walk;
use crate::hands::replaced;
use crate::hands::text_filter::{HiddenNames, TextFilter};
use crate::hands::{Knowledge, Visibility};
use crate::ids::{ClubId, HandId, ImportId, SessionId, UserId};
use crate::schema::{hand_components, hand_players, hands};
use crate::time::Moment;
use crate::words::words;
use crate::{analyses, imports};

/// Which hands exist for a viewer: the public ones, those of these clubs that are for the club, and their own.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Sight {
    pub clubs: Vec<ClubId>,
    pub own: Option<UserId>,
    /// Of the hands that are closed, because their round is still played, those that are there all the same.
    pub let_in: Vec<HandId>,
    /// What someone in clubs of others does not show.
    pub hidden_names: HiddenNames,
    /// The command line sees all.
    pub everything: bool,
}

words! {
    /// What someone was in a hand.
    PlayedAs { Declarer = "declarer", Defender = "defender" }
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct HandFilter {
    pub club: Option<ClubId>,
    pub game: Option<String>,
    /// Part of a name, as a search key.
    pub player_key: Option<String>,
    /// As what anyone who has that name played.
    pub played_as: Option<PlayedAs>,
    pub contract: Option<String>,
    /// A component, and if said whether it was won; by anyone who has the name that is searched, where one is.
    pub component: Option<(String, Option<bool>)>,
    /// Whether the declarer won points or lost some; anyone who has the name that is searched, where one is.
    pub made: Option<bool>,
    pub kontra_min: Option<i32>,
    /// Whether it has cards; otherwise only its result was written down.
    pub has_cards: Option<bool>,
    pub played_from: Option<NaiveDate>,
    pub played_to: Option<NaiveDate>,
    /// Part of event, place or origin, as a search key.
    pub source_key: Option<String>,
    pub session: Option<SessionId>,
    pub number: Option<HandId>,
}

/// A place in the list: between the hand it was taken from and its neighbour.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cursor {
    pub listed_at: Moment,
    pub id: HandId,
}

/// The list runs from the newest to the oldest.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Page {
    First,
    Older(Cursor),
    Newer(Cursor),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HandSummary {
    pub hand: HandHead,
    pub players: Vec<PlayerRow>,
    /// The importer could vouch for it.
    pub is_vouched: bool,
    /// How many mistakes the solver found, where it was asked.
    pub mistakes: Option<i32>,
}

#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = hands)]
pub struct HandHead {
    pub id: HandId,
    pub club_id: ClubId,
    pub importer_id: Option<UserId>,
    pub import_id: Option<ImportId>,
    pub public_id: Option<String>,
    pub game: String,
    pub visibility: Visibility,
    pub played_on: Option<NaiveDate>,
    pub listed_at: Moment,
    pub event: Option<String>,
    pub source: Option<String>,
    pub contract: Option<String>,
    pub trump: Option<String>,
    pub declarer: Option<String>,
    pub declarer_score: Option<i32>,
    pub knowledge: Knowledge,
    pub kontra_max: i32,
    pub has_warnings: bool,
    pub session_id: Option<SessionId>,
}

#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = hand_players)]
pub struct PlayerRow {
    pub hand_id: HandId,
    pub seat: String,
    pub name: String,
    pub reference: Option<String>,
    pub score: Option<i32>,
}

/// A page of the list and the places from which its neighbours go on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Slice {
    pub hands: Vec<HandSummary>,
    pub newer: Option<Cursor>,
    pub older: Option<Cursor>,
}

pub(super) type Query<'a> = hands::BoxedQuery<'a, MultiBackend>;

/// A page of the list; the number of statements does not grow with the number of hands.
pub fn list(db: &mut Db, sight: &Sight, filter: &HandFilter, page: Page, limit: usize) -> StoreResult<Slice> {
    let words = TextFilter::of(db, sight, filter)?;
    // One more than asked for tells whether the list goes on.
    let mut heads = Walk::new(db, sight, filter, &words, page, limit + 1).run()?;
    let more = heads.len() > limit;
    heads.truncate(limit);
    if matches!(page, Page::Newer(_)) {
        heads.reverse();
    }
    let place = |head: &HandHead| Cursor {
        listed_at: head.listed_at,
        id: head.id,
    };
    let (newest, oldest) = (heads.first().map(place), heads.last().map(place));
    let (newer, older) = match page {
        Page::First => (None, oldest.filter(|_| more)),
        Page::Older(_) => (newest, oldest.filter(|_| more)),
        Page::Newer(_) => (newest.filter(|_| more), oldest),
    };
    Ok(Slice {
        hands: with_players(db, heads)?,
        newer,
        older,
    })
}

/// The hands that a viewer may see and that fit a filter.
pub(super) fn fitting<'a>(sight: &Sight, filter: &HandFilter, words: &TextFilter) -> Query<'a> {
    let mut query = filtered(seen(hands::table.into_boxed(), sight), filter);
    // Someone who asks for a hand by its number knows which one they want.
    if filter.number.is_none() {
        query = query.filter(replaced::shown(sight));
    }
    words.narrow(query, sight, filter)
}

fn seen<'a>(query: Query<'a>, sight: &Sight) -> Query<'a> {
    let query = query.filter(hands::voided_at.is_null());
    if sight.everything {
        return query;
    }
    let query = query.filter(not(is_closed!()).or(hands::id.eq_any(sight.let_in.clone())));
    let public = hands::visibility.eq(Visibility::Public);
    let of_club = hands::visibility
        .eq(Visibility::Club)
        .and(hands::club_id.eq_any(sight.clubs.clone()));
    match sight.own {
        None => query.filter(public.or(of_club)),
        Some(user) => query.filter(public.or(of_club).or(hands::importer_id.eq(user))),
    }
}

fn filtered<'a>(mut query: Query<'a>, filter: &HandFilter) -> Query<'a> {
    if let Some(club) = filter.club {
        query = query.filter(hands::club_id.eq(club));
    }
    if let Some(game) = &filter.game {
        query = query.filter(hands::game.eq(game.clone()));
    }
    if let Some(number) = filter.number {
        query = query.filter(hands::id.eq(number));
    }
    if let Some(session) = filter.session {
        query = query.filter(hands::session_id.eq(session));
    }
    if let Some(contract) = &filter.contract {
        query = query.filter(hands::contract.eq(contract.clone()));
    }
    if let Some((component, won)) = &filter.component {
        let named = hand_components::table
            .filter(hand_components::hand_id.eq(hands::id))
            .filter(hand_components::component.eq(component.clone()));
        // The fate for a player is asked where the player is.
        query = match won.filter(|_| filter.player_key.is_none()) {
            None => query.filter(exists(named)),
            Some(won) => query.filter(exists(named.filter(hand_components::won.eq(won)))),
        };
    }
    match filter.made.filter(|_| filter.player_key.is_none()) {
        Some(true) => query = query.filter(hands::declarer_score.gt(0)),
        Some(false) => query = query.filter(hands::declarer_score.lt(0)),
        None => {}
    }
    if let Some(level) = filter.kontra_min {
        query = query.filter(hands::kontra_max.ge(level));
    }
    match filter.has_cards {
        Some(true) => query = query.filter(hands::knowledge.ne(Knowledge::Score)),
        Some(false) => query = query.filter(hands::knowledge.eq(Knowledge::Score)),
        None => {}
    }
    if let Some(day) = filter.played_from {
        query = query.filter(hands::played_on.ge(day));
    }
    if let Some(day) = filter.played_to {
        query = query.filter(hands::played_on.le(day));
    }
    query
}

/// The records of these hands.
pub fn records(db: &mut Db, ids: &[HandId]) -> StoreResult<Vec<(HandId, String)>> {
    let wanted = hands::table.filter(hands::id.eq_any(ids.to_vec()));
    Ok(wanted.select((hands::id, hands::record)).load(db)?)
}

/// These hands as lists show them, in no order.
pub fn summaries(db: &mut Db, ids: &[HandId]) -> StoreResult<Vec<HandSummary>> {
    let wanted = hands::table.filter(hands::id.eq_any(ids.to_vec()));
    let heads: Vec<HandHead> = wanted.select(HandHead::as_select()).load(db)?;
    with_players(db, heads)
}

pub(super) fn with_players(db: &mut Db, heads: Vec<HandHead>) -> StoreResult<Vec<HandSummary>> {
    if heads.is_empty() {
        return Ok(Vec::new());
    }
    let ids: Vec<HandId> = heads.iter().map(|head| head.id).collect();
    let rows: Vec<PlayerRow> = hand_players::table
        .filter(hand_players::hand_id.eq_any(ids.clone()))
        .order((hand_players::hand_id, hand_players::seat))
        .select(PlayerRow::as_select())
        .load(db)?;
    let mut imports: Vec<ImportId> = heads.iter().filter_map(|head| head.import_id).collect();
    imports.sort_unstable();
    imports.dedup();
    let unvouched = if imports.is_empty() {
        Vec::new()
    } else {
        imports::unvouched(db, &imports)?
    };
    let is_vouched = |head: &HandHead| head.import_id.is_none_or(|id| !unvouched.contains(&id));
    let judged = analyses::mistakes(db, &ids)?;
    let mistakes_of = |id| {
        judged
            .iter()
            .find(|(hand, _)| *hand == id)
            .map(|(_, mistakes)| *mistakes)
    };
    let players_of = |id| rows.iter().filter(|row| row.hand_id == id).cloned().collect();
    let summary = |hand: HandHead| HandSummary {
        players: players_of(hand.id),
        is_vouched: is_vouched(&hand),
        mistakes: mistakes_of(hand.id),
        hand,
    };
    Ok(heads.into_iter().map(summary).collect())
}
