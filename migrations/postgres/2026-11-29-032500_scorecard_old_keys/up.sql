-- Keys to write that were withdrawn: a form that was open meanwhile is told so. The document is the card without its
-- deals, as whoever had the key knew it.
CREATE TABLE scorecard_old_keys (
    write_hash BYTEA NOT NULL PRIMARY KEY,
    scorecard_id BIGINT NOT NULL REFERENCES scorecards (id) ON DELETE CASCADE,
    document TEXT NOT NULL
);

CREATE INDEX scorecard_old_keys_scorecard ON scorecard_old_keys (scorecard_id);
