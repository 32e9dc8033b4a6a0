//! A hand with all that is asked of the database whenever someone looks at one, in one statement: they wait for it.

use diesel::dsl::exists;
use diesel::prelude::*;

use super::Hand;
use crate::analyses::AnalysisBrief;
use crate::conn::Db;
use crate::dialect::on_backend;
use crate::error::{OrNotFound, StoreResult};
use crate::ids::HandId;
use crate::schema::{analyses, clubs, hand_notes, hands, imports, tournament_hands};
use crate::tournament_hands::{CLOSED, Closed};

/// A hand and what is known beside it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HandWithContext {
    pub hand: Hand,
    /// Of its club, as `members::names_stamps` gives it.
    pub names_stamp: String,
    /// Its club asks search engines to stay away.
    pub noindex: bool,
    /// Where it is played, while that round is closed.
    pub closed: Option<Closed>,
    /// The importer could vouch for it; so could the command line.
    pub is_vouched: bool,
    /// Where the solver's word on it stands.
    pub analysis: Option<AnalysisBrief>,
    /// Someone wrote about it here, and did not take it away.
    pub has_notes: bool,
}

type Row = (
    Hand,
    String,
    bool,
    Option<Closed>,
    Option<bool>,
    Option<bool>,
    Option<AnalysisBrief>,
    bool,
);

macro_rules! looked {
    ($db:expr, $this:expr) => {
        on_backend!($db, conn => hands::table
            .inner_join(clubs::table)
            .left_join(imports::table)
            .left_join(tournament_hands::table)
            .left_join(analyses::table)
            .filter($this)
            .select((
                Hand::as_select(),
                clubs::names_stamp,
                clubs::noindex,
                CLOSED.nullable(),
                tournament_hands::is_open.nullable(),
                imports::is_vouched.nullable(),
                (analyses::state, analyses::body.is_not_null(), analyses::mistakes).nullable(),
                exists(
                    hand_notes::table
                        .filter(hand_notes::hand_id.eq(hands::id))
                        .filter(hand_notes::removed_at.is_null()),
                ),
            ))
            .get_result::<Row>(conn))
        .or_not_found("hand")
        .map(HandWithContext::of)
    };
}

/// The hand of this number, voided or not.
pub fn look(db: &mut Db, id: HandId) -> StoreResult<HandWithContext> {
    looked!(db, hands::id.eq(id))
}

/// The hand of this address, voided or not.
pub fn look_at(db: &mut Db, public_id: &str) -> StoreResult<HandWithContext> {
    looked!(db, hands::public_id.eq(public_id))
}

impl HandWithContext {
    fn of((hand, names_stamp, noindex, at, is_open, is_vouched, analysis, has_notes): Row) -> HandWithContext {
        let closed = at.filter(|_| is_open == Some(false));
        HandWithContext {
            hand,
            names_stamp,
            noindex,
            closed,
            is_vouched: is_vouched.unwrap_or(true),
            analysis,
            has_notes,
        }
    }
}
