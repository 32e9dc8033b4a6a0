//! The table of drafts as diesel knows it; no statement joins it to others.

diesel::table! {
    drafts (id) {
        id -> BigInt,
        owner_id -> BigInt,
        document -> Text,
        history -> Text,
        typed -> Text,
        stored_hand -> Nullable<BigInt>,
        revision -> BigInt,
        created_at -> Timestamp,
        changed_at -> Timestamp,
    }
}
