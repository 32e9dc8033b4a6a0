//! The tables of what a club publishes, of who signed up and of when tables meet, as diesel knows them; no statement
//! joins them to others.

use crate::schema::{members, tournaments};

diesel::table! {
    club_slugs (slug) {
        slug -> Text,
        club_id -> BigInt,
    }
}

diesel::table! {
    announcements (id) {
        id -> BigInt,
        club_id -> BigInt,
        title -> Text,
        body -> Text,
        shown_from -> Date,
        shown_until -> Nullable<Date>,
        version -> BigInt,
        written_at -> Timestamp,
        changed_at -> Timestamp,
        withdrawn_at -> Nullable<Timestamp>,
    }
}

diesel::table! {
    announcement_versions (announcement_id, version) {
        announcement_id -> BigInt,
        version -> BigInt,
        title -> Text,
        body -> Text,
        shown_from -> Date,
        shown_until -> Nullable<Date>,
        until -> Timestamp,
    }
}

diesel::table! {
    signup_settings (tournament_id) {
        tournament_id -> BigInt,
        is_open -> Bool,
        visitors -> Bool,
        approval -> Bool,
        shows_names -> Bool,
        places -> Nullable<BigInt>,
        closes_at -> Nullable<Timestamp>,
        changed_at -> Nullable<Timestamp>,
        was_open -> Bool,
    }
}

diesel::table! {
    signups (id) {
        id -> BigInt,
        tournament_id -> BigInt,
        member_id -> Nullable<BigInt>,
        name -> Nullable<Text>,
        token_hash -> Nullable<Binary>,
        state -> Text,
        entry_no -> Nullable<BigInt>,
        signed_at -> Timestamp,
        changed_at -> Timestamp,
    }
}

diesel::table! {
    table_times (tournament_id, round, table_no, seed, starts_at, member_key) {
        tournament_id -> BigInt,
        round -> BigInt,
        table_no -> BigInt,
        seed -> BigInt,
        starts_at -> Timestamp,
        member_key -> BigInt,
        proposed -> Bool,
        said_at -> Timestamp,
    }
}

diesel::table! {
    arrivals (tournament_id, member_key) {
        tournament_id -> BigInt,
        member_key -> BigInt,
        said_at -> Timestamp,
    }
}

diesel::table! {
    former_names (member_id, name) {
        member_id -> BigInt,
        name -> Text,
    }
}

diesel::joinable!(former_names -> members (member_id));
diesel::joinable!(signups -> tournaments (tournament_id));
diesel::allow_tables_to_appear_in_same_query!(former_names, members);
diesel::allow_tables_to_appear_in_same_query!(signups, tournaments);
