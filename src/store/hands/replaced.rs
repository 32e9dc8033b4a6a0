//! Scores whose place another record took: who sees that one is not shown the score beside it.

use diesel::BoxableExpression;
use diesel::prelude::*;
use diesel::sql_types::Bool;

use super::list::Sight;
use super::{Knowledge, Visibility};
use crate::conn::MultiBackend;
use crate::ids::UserId;
use crate::schema::{hands, tournament_hands};

type Condition = Box<dyn BoxableExpression<hands::table, MultiBackend, SqlType = Bool>>;

/// Whether a hand is anything but a score in whose place the viewer sees another record of its deal. Cards that are not
/// for the viewer, or of a round that is still played, hide no score.
macro_rules! stands {
    ($sight:expr) => {{
        let later = diesel::alias!(hands as later);
        let holds = |holds: bool| holds.into_sql::<diesel::sql_types::Bool>();
        let is_closed = diesel::dsl::exists(
            tournament_hands::table
                .filter(tournament_hands::hand_id.eq(later.field(hands::id)))
                .filter(tournament_hands::is_open.eq(false)),
        );
        let is_open = diesel::dsl::not(is_closed).or(later.field(hands::id).eq_any($sight.let_in.clone()));
        let public = later.field(hands::visibility).eq(Visibility::Public);
        let of_club = later
            .field(hands::visibility)
            .eq(Visibility::Club)
            .and(later.field(hands::club_id).eq_any($sight.clubs.clone()));
        // A hand without importer is nobody's own.
        let own = later
            .field(hands::importer_id)
            .assume_not_null()
            .eq($sight.own.unwrap_or(UserId(0)))
            .and(later.field(hands::importer_id).is_not_null());
        let seen = holds($sight.everything).or(is_open.and(public.or(of_club).or(own)));
        let taken = later
            .filter(later.field(hands::supersedes).assume_not_null().eq(hands::doc_hash))
            .filter(later.field(hands::club_id).eq(hands::club_id))
            .filter(later.field(hands::voided_at).is_null())
            .filter(seen);
        hands::knowledge
            .ne(Knowledge::Score)
            .or(diesel::dsl::not(diesel::dsl::exists(taken)))
    }};
}

pub(crate) use stands;

/// The same for statements about hands alone.
pub(super) fn shown(sight: &Sight) -> Condition {
    Box::new(stands!(sight))
}
