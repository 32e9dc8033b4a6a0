//! The tables that searches go through, described as all others are in `schema`.

diesel::table! {
    hand_facets (id) {
        id -> BigInt,
        facet_key -> Text,
        club_id -> BigInt,
        importer_id -> Nullable<BigInt>,
        visibility -> Text,
        game -> Text,
        contract -> Nullable<Text>,
        outcome -> Nullable<Integer>,
        kontra_max -> Integer,
        components -> Text,
        has_cards -> Bool,
    }
}

diesel::table! {
    search_texts (id) {
        id -> BigInt,
        club_id -> BigInt,
        kind -> Text,
        written -> Text,
        search_key -> Text,
    }
}

diesel::table! {
    hand_players (hand_id, seat) {
        hand_id -> BigInt,
        seat -> Text,
        name -> Text,
        reference -> Nullable<Text>,
        score -> Nullable<Integer>,
        name_id -> Nullable<BigInt>,
        listed_at -> Nullable<Timestamp>,
    }
}

diesel::table! {
    hand_components (hand_id, component) {
        hand_id -> BigInt,
        component -> Text,
        won -> Nullable<Bool>,
        level -> Integer,
    }
}
