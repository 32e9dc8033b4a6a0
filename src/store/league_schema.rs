//! The tables of leagues as diesel knows them; no statement joins them to others.

diesel::table! {
    leagues (id) {
        id -> BigInt,
        club_id -> BigInt,
        slug -> Text,
        name -> Text,
        created_at -> Timestamp,
    }
}

diesel::table! {
    league_slugs (slug) {
        slug -> Text,
        league_id -> BigInt,
    }
}

diesel::table! {
    league_seasons (id) {
        id -> BigInt,
        league_id -> BigInt,
        slug -> Text,
        name -> Text,
        starts_on -> Date,
        ends_on -> Date,
        state -> Text,
        published -> Bool,
        version -> BigInt,
        revision -> BigInt,
        document -> Text,
        created_at -> Timestamp,
        changed_at -> Timestamp,
    }
}

diesel::table! {
    league_units (season_id, unit_no) {
        season_id -> BigInt,
        unit_no -> BigInt,
        tournament_id -> Nullable<BigInt>,
        session_id -> Nullable<BigInt>,
        round_no -> Nullable<BigInt>,
    }
}

diesel::table! {
    league_revisions (season_id, revision) {
        season_id -> BigInt,
        revision -> BigInt,
        made_at -> Timestamp,
        cause -> Text,
        reason -> Nullable<Text>,
        counted -> Text,
        corrected -> Nullable<Text>,
    }
}

diesel::table! {
    league_steps (season_id) {
        season_id -> BigInt,
        version -> BigInt,
        done_by -> Nullable<BigInt>,
        done_at -> Timestamp,
        document -> Text,
    }
}

diesel::table! {
    league_reports (id) {
        id -> BigInt,
        season_id -> BigInt,
        played_on -> Date,
        game -> Nullable<Text>,
        venue -> Nullable<Text>,
        seats -> Text,
        reported_by -> BigInt,
        reported_at -> Timestamp,
    }
}

diesel::table! {
    club_links (federation_id, club_id) {
        federation_id -> BigInt,
        club_id -> BigInt,
        state -> Text,
        changed_at -> Timestamp,
        rated_from -> Nullable<Date>,
    }
}

diesel::table! {
    league_proposals (season_id, tournament_id) {
        season_id -> BigInt,
        tournament_id -> BigInt,
        proposed_at -> Timestamp,
        refused -> Nullable<Text>,
    }
}

diesel::table! {
    joined_entries (federation_id, member_id) {
        federation_id -> BigInt,
        member_id -> BigInt,
        kept_id -> BigInt,
        user_id -> BigInt,
        joined_at -> Timestamp,
    }
}

diesel::table! {
    confirmed_pairs (federation_id, member_id) {
        federation_id -> BigInt,
        member_id -> BigInt,
        kept_id -> BigInt,
        confirmed_at -> Timestamp,
    }
}

diesel::table! {
    apart_accounts (federation_id, user_id) {
        federation_id -> BigInt,
        user_id -> BigInt,
        said_at -> Timestamp,
    }
}

diesel::joinable!(league_seasons -> leagues (league_id));
diesel::joinable!(league_units -> league_seasons (season_id));
diesel::allow_tables_to_appear_in_same_query!(leagues, league_seasons, league_revisions, league_units);
