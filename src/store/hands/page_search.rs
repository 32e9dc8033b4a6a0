//! How a page of a list is found. Mostly the newest hands fit, so some of them are looked at first; where they do not,
//! the kinds, names and sources that fit say where to go on, or that there is nothing. Every step reads a number of
//! rows that does not grow with the number of hands; what is read is always held against the whole filter.

use chrono::{Days, NaiveDate};
use diesel::prelude::*;

use super::facets;
use super::list::{Cursor, HandFilter, HandHead, Page, Sight};
use super::text_filter::TextFilter;
use crate::conn::{Db, MultiBackend};
use crate::error::StoreResult;
use crate::ids::{FacetId, HandId, SessionId, TextId};
use crate::schema::{hand_players, hands};
use crate::time::Moment;

/// Of the newest hands so many are looked at first, in steps.
const STEPS: [usize; 2] = [300, 700];
/// Hands that are held against a filter in one statement.
const HELD_MAX: usize = 1_000;
/// Fewer hands than these are all read and sorted.
const FEW: usize = 2_000;
/// Kinds, names or sources that are followed side by side.
const RANGES_MAX: usize = 1_000;
/// Hands read of all ranges together in one step, and of one at least.
const STEP: usize = 2_000;
const STEP_OF_ONE_MIN: usize = 8;

/// What leads to the hands that may fit.
#[derive(Debug)]
enum Lead {
    Kinds(Vec<FacetId>),
    Names(Vec<TextId>),
    Sources(Vec<TextId>),
    Session(SessionId),
    Number(HandId),
}

impl Lead {
    /// Whether no hand can be at its end, so that nobody need be asked.
    fn leads_nowhere(&self) -> bool {
        match self {
            Lead::Kinds(ids) => ids.is_empty(),
            Lead::Names(ids) | Lead::Sources(ids) => ids.is_empty(),
            Lead::Session(_) | Lead::Number(_) => false,
        }
    }
}

/// Where the hands are that may fit.
#[derive(Debug)]
enum Whereabouts {
    /// All of them, in no order.
    Few(Vec<Cursor>),
    Many(Lead),
    Anywhere,
}

/// A search for a page of hands.
pub(super) struct Walk<'a> {
    db: &'a mut Db,
    sight: &'a Sight,
    filter: &'a HandFilter,
    words: &'a TextFilter,
    newest_first: bool,
    /// The last hand that was looked at.
    at: Option<Cursor>,
    wanted: usize,
    found: Vec<HandHead>,
}

/// Narrows a question to hands that are still to come and of the right days, in the order of the walk. The first of the
/// conditions on the place says the same as the second together with it, and leads into the index.
macro_rules! ahead {
    ($walk:expr, $query:expr, $listed:expr, $id:expr) => {{
        let mut query = $query;
        if let Some(day) = $walk.filter.played_from.and_then(midnight) {
            query = query.filter($listed.ge(day));
        }
        if let Some(day) = $walk.filter.played_to.and_then(day_after).and_then(midnight) {
            query = query.filter($listed.lt(day));
        }
        if let Some(at) = $walk.at {
            query = match $walk.newest_first {
                true => query
                    .filter($listed.le(at.listed_at))
                    .filter($listed.lt(at.listed_at).or($id.lt(at.id))),
                false => query
                    .filter($listed.ge(at.listed_at))
                    .filter($listed.gt(at.listed_at).or($id.gt(at.id))),
            };
        }
        match $walk.newest_first {
            true => query.order(($listed.desc(), $id.desc())),
            false => query.order(($listed.asc(), $id.asc())),
        }
    }};
}

impl<'a> Walk<'a> {
    pub(super) fn new(
        db: &'a mut Db,
        sight: &'a Sight,
        filter: &'a HandFilter,
        words: &'a TextFilter,
        page: Page,
        wanted: usize,
    ) -> Self {
        let (newest_first, at) = match page {
            Page::First => (true, None),
            Page::Older(at) => (true, Some(at)),
            Page::Newer(at) => (false, Some(at)),
        };
        Walk {
            db,
            sight,
            filter,
            words,
            newest_first,
            at,
            wanted,
            found: Vec::new(),
        }
    }

    /// So many hands as are wanted, or all there are, in the order of the walk.
    pub(super) fn run(mut self) -> StoreResult<Vec<HandHead>> {
        if self.words.nobody() {
            return Ok(self.found);
        }
        if self.filter.session.is_none() && self.filter.number.is_none() {
            let first = self.wanted + self.wanted / 2;
            for step in [first].into_iter().chain(STEPS) {
                if self.look(step)? {
                    return Ok(self.found);
                }
            }
        }
        match self.whereabouts()? {
            Whereabouts::Few(mut places) => {
                let at = self.at.map(|at| (at.listed_at, at.id));
                places.retain(|place| {
                    let place = (place.listed_at, place.id);
                    at.is_none_or(|at| if self.newest_first { place < at } else { place > at })
                });
                places.sort_unstable_by_key(|place| (place.listed_at, place.id));
                places.dedup();
                if self.newest_first {
                    places.reverse();
                }
                self.hold_all(&places)?;
            }
            Whereabouts::Many(lead) => while !self.follow(&lead)? {},
            Whereabouts::Anywhere => while !self.look(STEP)? {},
        }
        Ok(self.found)
    }

    /// Looks at so many hands more, whatever they are; whether the walk is over.
    fn look(&mut self, step: usize) -> StoreResult<bool> {
        let query = hands::table
            .select((hands::listed_at, hands::id))
            .into_boxed::<MultiBackend>();
        let query = ahead!(self, query, hands::listed_at, hands::id).limit(rows(step));
        let places = places(query.load(self.db)?);
        let is_last = places.len() < step;
        Ok(self.hold_all(&places)? || is_last)
    }

    /// Holds these hands against the whole filter, in the order of the walk; whether enough were found.
    fn hold_all(&mut self, places: &[Cursor]) -> StoreResult<bool> {
        for part in places.chunks(HELD_MAX) {
            let ids: Vec<HandId> = part.iter().map(|place| place.id).collect();
            let query = super::list::fitting(self.sight, self.filter, self.words).filter(hands::id.eq_any(ids));
            let mut heads: Vec<HandHead> = query.select(HandHead::as_select()).load(self.db)?;
            heads.sort_unstable_by_key(|head| (head.listed_at, head.id));
            if self.newest_first {
                heads.reverse();
            }
            self.found.append(&mut heads);
            self.at = part.last().copied().or(self.at);
            if self.found.len() >= self.wanted {
                self.found.truncate(self.wanted);
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// What leads to the fewest hands.
    fn whereabouts(&mut self) -> StoreResult<Whereabouts> {
        let mut leads: Vec<Lead> = self.filter.number.map(Lead::Number).into_iter().collect();
        leads.extend(self.filter.session.map(Lead::Session));
        leads.extend(self.words.names().map(Lead::Names));
        leads.extend(self.words.sources().map(Lead::Sources));
        let kinds = facets::matching(self.db, self.sight, self.filter, RANGES_MAX + 1)?;
        // Where every kind fits, going along all of them side by side is no better than along the list itself.
        if kinds.len() <= RANGES_MAX && kinds.len() < facets::count(self.db)? {
            leads.push(Lead::Kinds(kinds));
        }
        let mut few: Option<Vec<Cursor>> = None;
        let mut many = None;
        for lead in leads {
            let places = self.places_of(&lead)?;
            if places.len() > FEW {
                many = many.or(Some(lead).filter(|lead| !matches!(lead, Lead::Session(_))));
            } else if few.as_ref().is_none_or(|few| places.len() < few.len()) {
                few = Some(places);
            }
        }
        Ok(match (few, many) {
            (Some(few), _) => Whereabouts::Few(few),
            (None, Some(lead)) => Whereabouts::Many(lead),
            (None, None) => Whereabouts::Anywhere,
        })
    }

    /// The hands that something leads to, in no order; one more than few where there are more.
    fn places_of(&mut self, lead: &Lead) -> StoreResult<Vec<Cursor>> {
        if lead.leads_nowhere() {
            return Ok(Vec::new());
        }
        let of_hands = || {
            hands::table
                .select((hands::listed_at, hands::id))
                .into_boxed::<MultiBackend>()
        };
        let query = match lead {
            Lead::Kinds(ids) => of_hands()
                .filter(hands::facet_id.eq_any(ids.clone()))
                .filter(hands::voided_at.is_null()),
            Lead::Sources(ids) => of_hands().filter(hands::source_id.eq_any(ids.clone())),
            Lead::Session(id) => of_hands().filter(hands::session_id.eq(*id)),
            Lead::Number(id) => of_hands().filter(hands::id.eq(*id)),
            Lead::Names(ids) => {
                let query = hand_players::table
                    .filter(hand_players::name_id.eq_any(ids.clone()))
                    .select((hand_players::listed_at.assume_not_null(), hand_players::hand_id));
                return Ok(places(query.limit(rows(FEW + 1)).load(self.db)?));
            }
        };
        Ok(places(query.limit(rows(FEW + 1)).load(self.db)?))
    }

    /// Goes on along all ranges of a lead side by side; whether the walk is over.
    fn follow(&mut self, lead: &Lead) -> StoreResult<bool> {
        let (mut all, mut horizon) = (Vec::new(), None);
        let count = match lead {
            Lead::Kinds(ids) => ids.len(),
            Lead::Names(ids) | Lead::Sources(ids) => ids.len(),
            Lead::Session(_) | Lead::Number(_) => 1,
        };
        let step = (STEP / count.max(1)).max(STEP_OF_ONE_MIN);
        let newest_first = self.newest_first;
        let is_before = |one: &Cursor, other: &Cursor| match newest_first {
            true => (one.listed_at, one.id) > (other.listed_at, other.id),
            false => (one.listed_at, one.id) < (other.listed_at, other.id),
        };
        for number in 0..count {
            let mut part = self.next_of(lead, number, step)?;
            // Beyond the end of a range that goes on nothing is known of it.
            if let Some(last) = part.last().copied().filter(|_| part.len() == step)
                && horizon.is_none_or(|horizon| is_before(&last, &horizon))
            {
                horizon = Some(last);
            }
            all.append(&mut part);
        }
        all.sort_unstable_by_key(|place| (place.listed_at, place.id));
        all.dedup();
        if newest_first {
            all.reverse();
        }
        if let Some(horizon) = horizon {
            all.retain(|place| !is_before(&horizon, place));
        }
        Ok(self.hold_all(&all)? || horizon.is_none())
    }

    /// The next hands of one range.
    fn next_of(&mut self, lead: &Lead, number: usize, step: usize) -> StoreResult<Vec<Cursor>> {
        let query = hands::table
            .select((hands::listed_at, hands::id))
            .into_boxed::<MultiBackend>();
        let query = match lead {
            Lead::Kinds(ids) => query
                .filter(hands::facet_id.eq(ids[number]))
                .filter(hands::voided_at.is_null()),
            Lead::Sources(ids) => query.filter(hands::source_id.eq(ids[number])),
            Lead::Session(id) => query.filter(hands::session_id.eq(*id)),
            Lead::Number(id) => query.filter(hands::id.eq(*id)),
            Lead::Names(ids) => {
                let (listed_at, hand_id) = (hand_players::listed_at.assume_not_null(), hand_players::hand_id);
                let query = hand_players::table
                    .filter(hand_players::name_id.eq(ids[number]))
                    .select((listed_at, hand_id))
                    .into_boxed::<MultiBackend>();
                let query = ahead!(self, query, listed_at, hand_id).limit(rows(step));
                return Ok(places(query.load(self.db)?));
            }
        };
        Ok(places(
            ahead!(self, query, hands::listed_at, hands::id)
                .limit(rows(step))
                .load(self.db)?,
        ))
    }
}

fn rows(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

fn places(found: Vec<(Moment, HandId)>) -> Vec<Cursor> {
    found
        .into_iter()
        .map(|(listed_at, id)| Cursor { listed_at, id })
        .collect()
}

fn midnight(day: NaiveDate) -> Option<Moment> {
    day.and_hms_opt(0, 0, 0)
        .map(|midnight| Moment::from(midnight.and_utc()))
}

fn day_after(day: NaiveDate) -> Option<NaiveDate> {
    day.checked_add_days(Days::new(1))
}
