//! The tables of what players did in hands, as diesel knows them.

use crate::schema::{hands, members, tournament_hands};

diesel::table! {
    player_hands (hand_id, seat) {
        hand_id -> BigInt,
        seat -> Text,
        club_id -> BigInt,
        name_id -> BigInt,
        game -> Text,
        listed_at -> Timestamp,
        month -> Integer,
        contract -> Text,
        played_as -> Text,
        trump -> Text,
        made -> Integer,
        lost -> Integer,
        pay -> Integer,
        kontra -> Integer,
        kontra_won -> Integer,
        silent_won -> Integer,
        quota_met -> Integer,
        quota_missed -> Integer,
        soup -> Integer,
        judged -> Integer,
        judged_cards -> Integer,
        loss -> Integer,
    }
}

diesel::table! {
    player_sums (audience, name_id, game, month, contract, played_as, trump) {
        audience -> Text,
        club_id -> BigInt,
        name_id -> BigInt,
        game -> Text,
        month -> Integer,
        contract -> Text,
        played_as -> Text,
        trump -> Text,
        hands -> BigInt,
        made -> BigInt,
        lost -> BigInt,
        pay -> BigInt,
        kontra -> BigInt,
        kontra_won -> BigInt,
        silent_won -> BigInt,
        quota_met -> BigInt,
        quota_missed -> BigInt,
        soup -> BigInt,
        judged -> BigInt,
        judged_cards -> BigInt,
        loss -> BigInt,
    }
}

diesel::table! {
    player_due (club_id, game, month) {
        club_id -> BigInt,
        game -> Text,
        month -> Integer,
    }
}

diesel::allow_tables_to_appear_in_same_query!(player_hands, hands, player_due, player_sums);
diesel::allow_tables_to_appear_in_same_query!(player_hands, tournament_hands);

diesel::table! {
    player_pages (member_id) {
        member_id -> BigInt,
        results -> Bool,
        rating -> Bool,
        hands -> Bool,
        opponents -> Bool,
    }
}

diesel::allow_tables_to_appear_in_same_query!(player_pages, members);

diesel::table! {
    player_contacts (member_id) {
        member_id -> BigInt,
        contact -> Text,
        shared -> Bool,
    }
}

diesel::table! {
    licences (member_id) {
        member_id -> BigInt,
        club_id -> BigInt,
        number -> Text,
        number_key -> Text,
    }
}

diesel::table! {
    person_tags (member_id, tag) {
        member_id -> BigInt,
        tag -> Text,
        agreed -> Bool,
    }
}

diesel::allow_tables_to_appear_in_same_query!(person_tags, members);
