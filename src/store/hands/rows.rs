//! A hand as the rows that are written for it, borrowed from what was given. It knows nothing but the columns.

use std::collections::HashMap;

use chrono::NaiveDate;
use diesel::prelude::*;

use crate::hands::{Knowledge, NewComponent, NewHand, Visibility};
use crate::ids::{ClubId, FacetId, HandId, ImportId, SessionId, TextId, UserId};
use crate::schema::{hand_components, hand_players, hands};
use crate::time::Moment;

#[derive(Insertable)]
#[diesel(table_name = hands, treat_none_as_default_value = false)]
pub(super) struct ListedHand<'a> {
    pub(super) id: HandId,
    club_id: ClubId,
    importer_id: Option<UserId>,
    import_id: Option<ImportId>,
    import_record: Option<i64>,
    public_id: Option<&'a str>,
    game: &'a str,
    visibility: Visibility,
    pub(super) doc_hash: &'a [u8],
    play_hash: &'a [u8],
    deal_hash: &'a [u8],
    played_on: Option<NaiveDate>,
    listed_at: Moment,
    event: Option<&'a str>,
    source: Option<&'a str>,
    contract: Option<&'a str>,
    trump: Option<&'a str>,
    declarer: Option<&'a str>,
    declarer_score: Option<i32>,
    knowledge: Knowledge,
    kontra_max: i32,
    has_warnings: bool,
    supersedes: Option<&'a [u8]>,
    validator: &'a str,
    created_at: Moment,
    record: &'a str,
    session_id: Option<SessionId>,
    session_place: Option<i64>,
    facet_id: Option<FacetId>,
    source_id: Option<TextId>,
}

/// The rows of other tables that a hand belongs to.
#[derive(Debug, Clone, Copy)]
pub(super) struct Kept {
    pub(super) session: Option<SessionId>,
    pub(super) facet: FacetId,
    pub(super) source: Option<TextId>,
}

impl<'a> ListedHand<'a> {
    pub(super) fn new(id: HandId, club_id: ClubId, hand: &'a NewHand, kept: Kept) -> Self {
        ListedHand {
            id,
            club_id,
            importer_id: hand.importer_id,
            import_id: hand.import_id,
            import_record: hand.import_record,
            public_id: hand.public_id.as_deref(),
            game: hand.game,
            visibility: hand.visibility,
            doc_hash: &hand.doc_hash,
            play_hash: &hand.play_hash,
            deal_hash: &hand.deal_hash,
            played_on: hand.played_on,
            listed_at: hand.listed_at,
            event: hand.event.as_deref(),
            source: hand.source.as_deref(),
            contract: hand.contract,
            trump: hand.trump,
            declarer: hand.declarer,
            declarer_score: hand.declarer_score,
            knowledge: hand.knowledge,
            kontra_max: hand.kontra_max,
            has_warnings: hand.has_warnings,
            supersedes: hand.supersedes.as_ref().map(|hash| &hash[..]),
            validator: hand.validator,
            created_at: hand.created_at,
            record: &hand.record,
            session_id: kept.session,
            session_place: hand.session.as_ref().map(|session| session.place),
            facet_id: Some(kept.facet),
            source_id: kept.source,
        }
    }
}

#[derive(Insertable)]
#[diesel(table_name = hand_players, treat_none_as_default_value = false)]
pub(super) struct SeatRow<'a> {
    hand_id: HandId,
    seat: &'a str,
    name: &'a str,
    reference: Option<&'a str>,
    score: Option<i32>,
    name_id: Option<TextId>,
    listed_at: Option<Moment>,
}

impl<'a> SeatRow<'a> {
    pub(super) fn all(
        hand_id: HandId,
        hand: &'a NewHand,
        names: &HashMap<String, TextId>,
    ) -> impl Iterator<Item = SeatRow<'a>> {
        hand.players.iter().map(move |player| SeatRow {
            hand_id,
            seat: player.seat,
            name: &player.name,
            reference: player.reference.as_deref(),
            score: player.score,
            name_id: names.get(&player.name).copied(),
            listed_at: Some(hand.listed_at),
        })
    }
}

#[derive(Insertable)]
#[diesel(table_name = hand_components, treat_none_as_default_value = false)]
pub(super) struct ComponentRow<'a> {
    hand_id: HandId,
    component: &'a str,
    won: Option<bool>,
    level: i32,
}

impl<'a> ComponentRow<'a> {
    pub(super) fn all(hand_id: HandId, all: &'a [NewComponent]) -> impl Iterator<Item = ComponentRow<'a>> {
        all.iter().map(move |one| ComponentRow {
            hand_id,
            component: one.component,
            won: one.won,
            level: one.level,
        })
    }
}
