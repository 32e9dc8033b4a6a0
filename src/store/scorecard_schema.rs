//! The tables of scorecards as diesel knows them; no statement joins them to others.

diesel::table! {
    scorecards (id) {
        id -> BigInt,
        write_hash -> Binary,
        read_hash -> Binary,
        owner_id -> Nullable<BigInt>,
        document -> Text,
        revision -> BigInt,
        created_at -> Timestamp,
        changed_at -> Timestamp,
        tournament_id -> Nullable<BigInt>,
        round_no -> Nullable<BigInt>,
        table_no -> Nullable<BigInt>,
    }
}

diesel::table! {
    scorecard_old_keys (write_hash) {
        write_hash -> Binary,
        scorecard_id -> BigInt,
        document -> Text,
    }
}
