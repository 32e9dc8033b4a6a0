//! The table of scorecards as diesel knows it; no statement joins it to others.

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
