//! What hands are alike in: club, importer, visibility, game, contract, outcome, kontra,
//! components and whether they have cards. There are few
//! such kinds of hands however many hands there are, so that those which fit a filter are found at once, or none.

use std::collections::{BTreeMap, HashMap};
use std::fmt::Write as _;

use diesel::prelude::*;

use super::list::{HandFilter, Sight};
use super::{Knowledge, NewComponent, NewHand, Visibility};
use crate::conn::{Db, MultiBackend};
use crate::dialect::on_backend;
use crate::error::{OrNotFound, StoreError, StoreResult};
use crate::ids::{ClubId, FacetId, UserId};
use crate::schema::hand_facets;
use crate::search_key::containing;

#[derive(Clone, Queryable, Selectable, Insertable)]
#[diesel(table_name = hand_facets)]
struct FacetRow {
    facet_key: String,
    club_id: ClubId,
    importer_id: Option<UserId>,
    visibility: Visibility,
    game: String,
    contract: Option<String>,
    outcome: Option<i32>,
    kontra_max: i32,
    components: String,
    has_cards: bool,
}

impl FacetRow {
    fn of(club: ClubId, hand: &NewHand) -> FacetRow {
        let mut row = FacetRow {
            facet_key: String::new(),
            club_id: club,
            importer_id: hand.importer_id,
            visibility: hand.visibility,
            game: hand.game.to_owned(),
            contract: hand.contract.map(str::to_owned),
            outcome: hand.declarer_score.map(i32::signum),
            kontra_max: hand.kontra_max,
            components: components(&hand.components),
            has_cards: hand.knowledge != Knowledge::Score,
        };
        row.facet_key = row.key();
        row
    }

    /// All the rest in one word; the migrations that brought this table and its columns write it alike.
    fn key(&self) -> String {
        let number = |number: Option<i64>| number.map(|number| number.to_string()).unwrap_or_default();
        format!(
            "{}|{}|{}|{}|{}|{}|{}|{}{}",
            self.club_id,
            number(self.importer_id.map(|id| id.0)),
            self.visibility.as_str(),
            self.game,
            self.contract.as_deref().unwrap_or_default(),
            number(self.outcome.map(i64::from)),
            self.kontra_max,
            self.components,
            if self.has_cards { "" } else { "|score" },
        )
    }
}

/// How many kinds there are.
pub(super) fn count(db: &mut Db) -> StoreResult<usize> {
    let count: i64 = hand_facets::table.count().get_result(db)?;
    Ok(usize::try_from(count).unwrap_or(usize::MAX))
}

/// The components of a hand in one text, each with its fate between blanks.
fn components(all: &[NewComponent]) -> String {
    let mut sorted: Vec<_> = all.iter().collect();
    sorted.sort_unstable_by_key(|one| one.component);
    sorted.iter().fold(" ".to_owned(), |mut text, one| {
        let fate = match one.won {
            Some(true) => '+',
            Some(false) => '-',
            None => '?',
        };
        // Writing into a text cannot fail.
        let _ = write!(text, "{}{fate} ", one.component);
        text
    })
}

/// Of each of these hands which kind it is; new kinds are kept.
pub(super) fn joined(db: &mut Db, club: ClubId, fresh: &[&NewHand]) -> StoreResult<Vec<FacetId>> {
    let rows: Vec<FacetRow> = fresh.iter().map(|hand| FacetRow::of(club, hand)).collect();
    let wanted: BTreeMap<&str, &FacetRow> = rows.iter().map(|row| (row.facet_key.as_str(), row)).collect();
    let known = kept(db, &wanted)?;
    let lost = || StoreError::Damaged("a kind of hands was lost".to_owned());
    rows.iter()
        .map(|row| known.get(&row.facet_key).copied().ok_or_else(lost))
        .collect()
}

/// The kind that differs from this one in who may see its hands.
pub(super) fn seen_as(db: &mut Db, id: FacetId, visibility: Visibility) -> StoreResult<FacetId> {
    changed(db, id, |row| row.visibility = visibility)
}

/// The kind that differs from this one in the parts of its hands.
pub(super) fn with_components(db: &mut Db, id: FacetId, all: &[NewComponent]) -> StoreResult<FacetId> {
    changed(db, id, |row| row.components = components(all))
}

fn changed(db: &mut Db, id: FacetId, change: impl FnOnce(&mut FacetRow)) -> StoreResult<FacetId> {
    let mut row: FacetRow = hand_facets::table
        .find(id)
        .select(FacetRow::as_select())
        .get_result(db)
        .or_not_found("kind of hands")?;
    change(&mut row);
    row.facet_key = row.key();
    let known = kept(db, &BTreeMap::from([(row.facet_key.as_str(), &row)]))?;
    known
        .get(&row.facet_key)
        .copied()
        .ok_or_else(|| StoreError::Damaged("a kind of hands was lost".to_owned()))
}

fn kept(db: &mut Db, wanted: &BTreeMap<&str, &FacetRow>) -> StoreResult<HashMap<String, FacetId>> {
    let mut known = asked(db, wanted.keys().copied().collect())?;
    let unknown: Vec<&FacetRow> = wanted
        .iter()
        .filter(|(key, _)| !known.contains_key(**key))
        .map(|(_, row)| *row)
        .collect();
    if unknown.is_empty() {
        return Ok(known);
    }
    for row in &unknown {
        // Another writer may have kept it in this moment.
        on_backend!(db, conn => diesel::insert_into(hand_facets::table)
            .values(*row)
            .on_conflict_do_nothing()
            .execute(conn))?;
    }
    known.extend(asked(db, unknown.iter().map(|row| row.facet_key.as_str()).collect())?);
    Ok(known)
}

fn asked(db: &mut Db, keys: Vec<&str>) -> StoreResult<HashMap<String, FacetId>> {
    let found: Vec<(String, FacetId)> = hand_facets::table
        .filter(hand_facets::facet_key.eq_any(keys))
        .select((hand_facets::facet_key, hand_facets::id))
        .load(db)?;
    Ok(found.into_iter().collect())
}

/// The kinds whose hands a viewer may see and that fit a filter, as far as kinds say it; at most so many.
pub(super) fn matching(db: &mut Db, sight: &Sight, filter: &HandFilter, most: usize) -> StoreResult<Vec<FacetId>> {
    let mut query = hand_facets::table.select(hand_facets::id).into_boxed::<MultiBackend>();
    if !sight.everything {
        let public = hand_facets::visibility.eq(Visibility::Public);
        let of_club = hand_facets::visibility
            .eq(Visibility::Club)
            .and(hand_facets::club_id.eq_any(sight.clubs.clone()));
        query = match sight.own {
            None => query.filter(public.or(of_club)),
            Some(user) => query.filter(public.or(of_club).or(hand_facets::importer_id.eq(user))),
        };
    }
    if let Some(club) = filter.club {
        query = query.filter(hand_facets::club_id.eq(club));
    }
    if let Some(game) = &filter.game {
        query = query.filter(hand_facets::game.eq(game.clone()));
    }
    if let Some(contract) = &filter.contract {
        query = query.filter(hand_facets::contract.eq(contract.clone()));
    }
    if let Some((component, won)) = &filter.component {
        // Of a player named it is the fate for them, which the kind does not say.
        let fate = match won.filter(|_| filter.player_key.is_none()) {
            Some(true) => "+ %",
            Some(false) => "- %",
            None => "_ %",
        };
        let mut pattern = containing(&format!(" {component}"));
        pattern.pop();
        query = query.filter(hand_facets::components.like(pattern + fate).escape('\\'));
    }
    if let Some(won) = filter.made.filter(|_| filter.player_key.is_none()) {
        query = query.filter(hand_facets::outcome.eq(if won { 1 } else { -1 }));
    }
    if let Some(level) = filter.kontra_min {
        query = query.filter(hand_facets::kontra_max.ge(level));
    }
    if let Some(has_cards) = filter.has_cards {
        query = query.filter(hand_facets::has_cards.eq(has_cards));
    }
    Ok(query.limit(i64::try_from(most).unwrap_or(i64::MAX)).load(db)?)
}
