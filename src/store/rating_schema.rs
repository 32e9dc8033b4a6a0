//! The tables of rating lists as diesel knows them.

use crate::league_schema::club_links;
use crate::schema::{sessions, tournaments};

diesel::table! {
    rating_lists (id) {
        id -> BigInt,
        club_id -> BigInt,
        game -> Text,
        method -> Text,
        published -> Bool,
        revision -> BigInt,
        created_at -> Timestamp,
        rates_evenings -> Bool,
        rates_free_tables -> Bool,
        publishing -> Text,
        closed_to -> Nullable<Date>,
    }
}

diesel::table! {
    rating_exclusions (list_id, source, source_id, round_no, table_no) {
        list_id -> BigInt,
        source -> Text,
        source_id -> BigInt,
        round_no -> BigInt,
        table_no -> BigInt,
        reason -> Text,
        excluded_at -> Timestamp,
        allowed_at -> Nullable<Timestamp>,
    }
}

diesel::table! {
    rating_leavers (list_id, member_id) {
        list_id -> BigInt,
        member_id -> BigInt,
        left_at -> Timestamp,
    }
}

diesel::table! {
    rating_sources (tournament_id) {
        tournament_id -> BigInt,
        judged -> Text,
    }
}

diesel::table! {
    rating_evenings (session_id) {
        session_id -> BigInt,
        played_on -> Date,
        named -> Text,
        judged -> Text,
    }
}

diesel::table! {
    rating_revisions (list_id, revision) {
        list_id -> BigInt,
        revision -> BigInt,
        made_at -> Timestamp,
        cause -> Text,
        reason -> Nullable<Text>,
        source -> Nullable<Text>,
        source_id -> Nullable<BigInt>,
        round_no -> Nullable<BigInt>,
        table_no -> Nullable<BigInt>,
        rated -> Text,
    }
}

diesel::joinable!(rating_evenings -> sessions (session_id));
diesel::joinable!(rating_sources -> tournaments (tournament_id));
diesel::allow_tables_to_appear_in_same_query!(club_links, rating_leavers, rating_lists, rating_revisions);
diesel::allow_tables_to_appear_in_same_query!(rating_evenings, sessions);
diesel::allow_tables_to_appear_in_same_query!(rating_sources, tournaments);
