//! Searching hands by what stands in them, without finding whom somebody does not want to be found as (S-67). It must not
//! know who that is: the caller says which names are not to be found, and which ones stand for another.

use diesel::BoxableExpression;
use diesel::dsl::{exists, not};
use diesel::prelude::*;
use diesel::sql_types::Bool;

use crate::store::conn::{Db, MultiBackend};
use crate::store::error::StoreResult;
use crate::store::fold::containing;
use crate::store::hands::list::{HandFilter, Query, Sight};
use crate::store::ids::ClubId;
use crate::store::schema::{hand_players, hands};

/// A club whose records name somebody by another name than the one that the reader is shown. All names are folded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Veiled {
    pub club: ClubId,
    /// Names in records that fit what is searched, but are not shown.
    pub unsaid: Vec<String>,
    /// Names in records in place of which something is shown that fits.
    pub meant: Vec<String>,
    /// The same for events and places.
    pub unsaid_sources: Vec<String>,
}

/// The names in records of these clubs that contain a text.
pub fn names_like(db: &mut Db, clubs: &[ClubId], fold: &str) -> StoreResult<Vec<(ClubId, String, String)>> {
    Ok(hand_players::table
        .inner_join(hands::table)
        .filter(hands::club_id.eq_any(clubs.to_vec()))
        .filter(hand_players::name_fold.like(containing(fold)).escape('\\'))
        .select((hands::club_id, hand_players::name, hand_players::name_fold))
        .distinct()
        .load(db)?)
}

/// The events and places of hands of these clubs that contain a text.
pub fn sources_like(db: &mut Db, clubs: &[ClubId], fold: &str) -> StoreResult<Vec<(ClubId, String)>> {
    Ok(hands::table
        .filter(hands::club_id.eq_any(clubs.to_vec()))
        .filter(hands::source_fold.like(containing(fold)).escape('\\'))
        .select((hands::club_id, hands::source_fold))
        .distinct()
        .load(db)?)
}

type Condition = Box<dyn BoxableExpression<hands::table, MultiBackend, SqlType = Bool>>;

/// The hands that have the name and the source that are searched.
pub(super) fn searched<'a>(mut query: Query<'a>, sight: &Sight, filter: &HandFilter) -> Query<'a> {
    if let Some(name) = &filter.player_fold {
        query = query.filter(by_player(sight, name));
    }
    if let Some(source) = &filter.source_fold {
        query = query.filter(by_source(sight, source));
    }
    query
}

macro_rules! named {
    ($condition:expr) => {
        exists(hand_players::table.filter(hand_players::hand_id.eq(hands::id)).filter($condition))
    };
}

fn by_player(sight: &Sight, fold: &str) -> Condition {
    let fits = || hand_players::name_fold.like(containing(fold)).escape('\\');
    if sight.veiled.is_empty() {
        return Box::new(named!(fits()));
    }
    let veiled: Vec<ClubId> = sight.veiled.iter().map(|one| one.club).collect();
    let open: Condition = Box::new(hands::club_id.ne_all(veiled).and(named!(fits())));
    let all = sight.veiled.iter().fold(open, |all, one| {
        let said = fits().and(not(hand_players::name_fold.eq_any(one.unsaid.clone())));
        let seen = said.or(hand_players::name_fold.eq_any(one.meant.clone()));
        Box::new(all.or(hands::club_id.eq(one.club).and(named!(seen))))
    });
    match sight.own {
        // Whoever brought a hand in knows what he wrote.
        Some(user) => Box::new(all.or(hands::importer_id.assume_not_null().eq(user).and(named!(fits())))),
        None => all,
    }
}

fn by_source(sight: &Sight, fold: &str) -> Condition {
    let fits = || hands::source_fold.like(containing(fold)).escape('\\');
    sight.veiled.iter().filter(|one| !one.unsaid_sources.is_empty()).fold(Box::new(fits()), |all, one| {
        let unsaid = hands::source_fold.eq_any(one.unsaid_sources.clone());
        Box::new(all.and(not(hands::club_id.eq(one.club).and(unsaid))))
    })
}
