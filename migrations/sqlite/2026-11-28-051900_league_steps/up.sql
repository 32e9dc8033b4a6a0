-- What a season was before its last act, so that the act can be taken back as long as nothing came after it.
CREATE TABLE league_steps (
    season_id BIGINT NOT NULL PRIMARY KEY REFERENCES league_seasons (id),
    -- The version that the act led to.
    version BIGINT NOT NULL,
    done_by BIGINT REFERENCES users (id) ON DELETE SET NULL,
    done_at TIMESTAMP NOT NULL,
    document TEXT NOT NULL
) WITHOUT ROWID;
