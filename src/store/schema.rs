//! The tables as diesel knows them: one description for both databases, in types both have.
//! Written by hand beside the migrations; a test compares the two. It knows nothing but names and types.

#[path = "search_schema.rs"]
mod search;

pub use search::{hand_components, hand_facets, hand_players, search_texts};

diesel::table! {
    clubs (id) {
        id -> BigInt,
        slug -> Text,
        name -> Text,
        timezone -> Text,
        language -> Text,
        created_at -> Timestamp,
        about -> Text,
        logo_text -> Text,
        default_game -> Nullable<Text>,
        rule_set -> Nullable<Text>,
        members_public -> Bool,
        noindex -> Bool,
        names_stamp -> Text,
        frame_sites -> Text,
    }
}

diesel::table! {
    users (id) {
        id -> BigInt,
        email -> Text,
        name -> Text,
        password_hash -> Nullable<Text>,
        is_admin -> Bool,
        language -> Text,
        locked_at -> Nullable<Timestamp>,
        created_at -> Timestamp,
    }
}

diesel::table! {
    members (id) {
        id -> BigInt,
        club_id -> BigInt,
        user_id -> Nullable<BigInt>,
        name -> Text,
        name_fold -> Text,
        alias -> Nullable<Text>,
        shown -> Text,
        email -> Nullable<Text>,
        is_guest -> Bool,
        is_minor -> Bool,
        joined_at -> Timestamp,
        deactivated_at -> Nullable<Timestamp>,
        merged_into -> Nullable<BigInt>,
        number -> Nullable<Text>,
    }
}

diesel::table! {
    member_lists (id) {
        id -> BigInt,
        public_id -> Text,
        club_id -> BigInt,
        created_by -> BigInt,
        created_at -> Timestamp,
        file_name -> Text,
        raw -> Binary,
        reading -> Text,
        applied_at -> Nullable<Timestamp>,
        outcome -> Nullable<Text>,
    }
}

diesel::table! {
    member_merges (id) {
        id -> BigInt,
        club_id -> BigInt,
        kept_id -> BigInt,
        given_up_id -> BigInt,
        merged_at -> Timestamp,
        moved -> Text,
        undone_at -> Nullable<Timestamp>,
    }
}

diesel::table! {
    roles (id) {
        id -> BigInt,
        user_id -> BigInt,
        role -> Text,
        club_id -> BigInt,
        tournament -> Text,
        granted_by -> Nullable<BigInt>,
        granted_at -> Timestamp,
    }
}

diesel::table! {
    invites (id) {
        id -> BigInt,
        club_id -> BigInt,
        token_hash -> Binary,
        role -> Text,
        member_id -> Nullable<BigInt>,
        label -> Text,
        created_by -> Nullable<BigInt>,
        created_at -> Timestamp,
        expires_at -> Timestamp,
        used_at -> Nullable<Timestamp>,
        used_by -> Nullable<BigInt>,
        revoked_at -> Nullable<Timestamp>,
    }
}

diesel::table! {
    audit (id) {
        id -> BigInt,
        happened_at -> Timestamp,
        actor_kind -> Text,
        actor_id -> Nullable<BigInt>,
        action -> Text,
        club_id -> Nullable<BigInt>,
        tournament -> Nullable<Text>,
        subject_kind -> Text,
        subject_id -> Nullable<BigInt>,
        account_id -> Nullable<BigInt>,
        detail -> Text,
        reason_hash -> Nullable<Binary>,
        previous_hash -> Binary,
        entry_hash -> Binary,
    }
}

diesel::table! {
    audit_reasons (audit_id) {
        audit_id -> BigInt,
        salt -> Binary,
        reason -> Text,
    }
}

diesel::table! {
    auth_sessions (token_hash) {
        token_hash -> Binary,
        user_id -> Nullable<BigInt>,
        csrf_secret -> Binary,
        user_agent -> Text,
        confirmed_at -> Nullable<Timestamp>,
        created_at -> Timestamp,
        seen_at -> Timestamp,
        expires_at -> Timestamp,
        acting_club_id -> Nullable<BigInt>,
        acting_until -> Nullable<Timestamp>,
    }
}

diesel::table! {
    api_tokens (id) {
        id -> BigInt,
        token_hash -> Binary,
        user_id -> BigInt,
        label -> Text,
        scopes -> Text,
        created_at -> Timestamp,
        expires_at -> Timestamp,
        used_at -> Nullable<Timestamp>,
        revoked_at -> Nullable<Timestamp>,
    }
}

diesel::table! {
    link_tokens (token_hash) {
        token_hash -> Binary,
        kind -> Text,
        user_id -> Nullable<BigInt>,
        club_id -> Nullable<BigInt>,
        email -> Nullable<Text>,
        created_by -> Nullable<BigInt>,
        created_at -> Timestamp,
        expires_at -> Timestamp,
        used_at -> Nullable<Timestamp>,
    }
}

diesel::table! {
    raw_uploads (id) {
        id -> BigInt,
        club_id -> BigInt,
        uploader_id -> Nullable<BigInt>,
        file_name -> Text,
        media_type -> Text,
        size -> BigInt,
        sha256 -> Nullable<Binary>,
        created_at -> Timestamp,
        finished_at -> Nullable<Timestamp>,
    }
}

diesel::table! {
    raw_chunks (upload_id, start) {
        upload_id -> BigInt,
        start -> BigInt,
        bytes -> Binary,
    }
}

diesel::table! {
    imports (id) {
        id -> BigInt,
        public_id -> Text,
        club_id -> BigInt,
        importer_id -> Nullable<BigInt>,
        upload_id -> Nullable<BigInt>,
        idempotency_key -> Nullable<Text>,
        file_name -> Text,
        options -> Text,
        state -> Text,
        failure -> Nullable<Text>,
        bytes_total -> BigInt,
        position_bytes -> BigInt,
        total -> BigInt,
        accepted -> BigInt,
        with_warnings -> BigInt,
        duplicates -> BigInt,
        waiting -> BigInt,
        rejected -> BigInt,
        created_at -> Timestamp,
        finished_at -> Nullable<Timestamp>,
        is_vouched -> Bool,
    }
}

diesel::table! {
    hands (id) {
        id -> BigInt,
        club_id -> BigInt,
        importer_id -> Nullable<BigInt>,
        import_id -> Nullable<BigInt>,
        import_record -> Nullable<BigInt>,
        public_id -> Nullable<Text>,
        game -> Text,
        visibility -> Text,
        doc_hash -> Binary,
        play_hash -> Binary,
        deal_hash -> Binary,
        played_on -> Nullable<Date>,
        listed_at -> Timestamp,
        event -> Nullable<Text>,
        source -> Nullable<Text>,
        contract -> Nullable<Text>,
        trump -> Nullable<Text>,
        declarer -> Nullable<Text>,
        declarer_score -> Nullable<Integer>,
        knowledge -> Text,
        kontra_max -> Integer,
        has_warnings -> Bool,
        supersedes -> Nullable<Binary>,
        validator -> Text,
        created_at -> Timestamp,
        voided_at -> Nullable<Timestamp>,
        void_reason -> Nullable<Text>,
        record -> Text,
        session_id -> Nullable<BigInt>,
        session_place -> Nullable<BigInt>,
        facet_id -> Nullable<BigInt>,
        source_id -> Nullable<BigInt>,
    }
}

diesel::table! {
    analyses (hand_id) {
        hand_id -> BigInt,
        state -> Text,
        asked_by -> Nullable<BigInt>,
        asked_at -> Timestamp,
        engine -> Nullable<Text>,
        done_at -> Nullable<Timestamp>,
        complete -> Nullable<Bool>,
        nodes -> Nullable<BigInt>,
        body -> Nullable<Text>,
        mistakes -> Nullable<Integer>,
    }
}

diesel::table! {
    sessions (id) {
        id -> BigInt,
        club_id -> BigInt,
        game -> Text,
        session_key -> Text,
        public_id -> Text,
    }
}

diesel::table! {
    hand_ids (record_id, hand_id) {
        record_id -> Text,
        hand_id -> BigInt,
    }
}

diesel::table! {
    import_records (import_id, record) {
        import_id -> BigInt,
        record -> BigInt,
        line -> Nullable<BigInt>,
        status -> Text,
        hand_id -> Nullable<BigInt>,
        code -> Nullable<Text>,
        findings -> Text,
        raw -> Nullable<Text>,
        mended -> Nullable<Text>,
    }
}

diesel::table! {
    jobs (id) {
        id -> BigInt,
        kind -> Text,
        payload -> Text,
        state -> Text,
        run_at -> Timestamp,
        attempts -> Integer,
        attempts_max -> Integer,
        locked_by -> Nullable<Text>,
        lease_until -> Nullable<Timestamp>,
        failure -> Nullable<Text>,
        created_at -> Timestamp,
        finished_at -> Nullable<Timestamp>,
    }
}

diesel::table! {
    settings (name) {
        name -> Text,
        value -> Text,
    }
}

diesel::table! {
    answers (scope, request_key) {
        scope -> Text,
        request_key -> Text,
        request_hash -> Binary,
        answer -> Text,
        created_at -> Timestamp,
    }
}

diesel::table! {
    tournaments (id) {
        id -> BigInt,
        club_id -> BigInt,
        name -> Text,
        game -> Text,
        starts_at -> Timestamp,
        state -> Text,
        published -> Bool,
        revision -> BigInt,
        document -> Text,
        created_by -> Nullable<BigInt>,
        created_at -> Timestamp,
        changed_at -> Timestamp,
        card_key -> Text,
        document_hash -> Text,
        self_check_in -> Text,
        preset -> Nullable<Text>,
    }
}

diesel::table! {
    tournament_hands (hand_id) {
        hand_id -> BigInt,
        tournament_id -> BigInt,
        round -> BigInt,
        table_number -> BigInt,
        ordinal -> Nullable<BigInt>,
        is_open -> Bool,
    }
}

diesel::table! {
    tournament_members (tournament_id, member_key) {
        tournament_id -> BigInt,
        member_key -> BigInt,
        member_id -> BigInt,
    }
}

diesel::table! {
    tournament_steps (tournament_id, revision) {
        tournament_id -> BigInt,
        revision -> BigInt,
        act -> Text,
        done_by -> Nullable<BigInt>,
        member_key -> Nullable<BigInt>,
        done_at -> Timestamp,
        detail -> Text,
        document -> Nullable<Text>,
    }
}

diesel::table! {
    hand_notes (id) {
        id -> BigInt,
        hand_id -> BigInt,
        author_id -> BigInt,
        line -> Text,
        ply -> BigInt,
        audience -> Text,
        sign -> Text,
        body -> Text,
        cards -> Text,
        version -> BigInt,
        written_at -> Timestamp,
        changed_at -> Nullable<Timestamp>,
        removed_at -> Nullable<Timestamp>,
        hidden_at -> Nullable<Timestamp>,
        hidden_by -> Nullable<BigInt>,
    }
}

diesel::table! {
    hand_note_versions (note_id, version) {
        note_id -> BigInt,
        version -> BigInt,
        audience -> Text,
        sign -> Text,
        body -> Text,
        until -> Timestamp,
    }
}

diesel::joinable!(auth_sessions -> users (user_id));
diesel::joinable!(api_tokens -> users (user_id));
diesel::joinable!(members -> clubs (club_id));
diesel::joinable!(members -> users (user_id));
diesel::joinable!(roles -> users (user_id));
diesel::joinable!(audit_reasons -> audit (audit_id));
diesel::joinable!(hands -> clubs (club_id));
diesel::joinable!(hands -> imports (import_id));
diesel::joinable!(analyses -> hands (hand_id));
diesel::joinable!(tournament_hands -> hands (hand_id));
diesel::joinable!(tournament_members -> members (member_id));
diesel::joinable!(tournament_members -> tournaments (tournament_id));
diesel::joinable!(hand_players -> hands (hand_id));
diesel::joinable!(hand_components -> hands (hand_id));
diesel::joinable!(hand_ids -> hands (hand_id));
diesel::joinable!(hand_notes -> hands (hand_id));
diesel::joinable!(hand_notes -> users (author_id));

diesel::allow_tables_to_appear_in_same_query!(
    analyses,
    answers,
    api_tokens,
    audit,
    audit_reasons,
    auth_sessions,
    clubs,
    hand_components,
    hand_facets,
    hand_ids,
    hand_note_versions,
    hand_notes,
    hand_players,
    hands,
    import_records,
    imports,
    invites,
    jobs,
    link_tokens,
    member_lists,
    member_merges,
    members,
    raw_chunks,
    raw_uploads,
    roles,
    search_texts,
    sessions,
    settings,
    tournament_hands,
    tournament_members,
    tournament_steps,
    tournaments,
    users,
);
