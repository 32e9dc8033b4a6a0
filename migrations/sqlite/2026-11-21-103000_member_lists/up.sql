-- The number that a club gives its members, in its own way of writing it.
ALTER TABLE members ADD COLUMN number TEXT;

-- A list of members that was brought in: the bytes as they came, how they are to be read, what was put right by hand, and
-- what became of it. Nothing of it is in the club until it is applied, once.
CREATE TABLE member_lists (
    id INTEGER PRIMARY KEY,
    public_id TEXT NOT NULL CONSTRAINT member_lists_public_id UNIQUE,
    club_id BIGINT NOT NULL REFERENCES clubs (id),
    created_by BIGINT NOT NULL REFERENCES users (id),
    created_at TIMESTAMP NOT NULL,
    file_name TEXT NOT NULL,
    raw BLOB NOT NULL,
    reading TEXT NOT NULL,
    applied_at TIMESTAMP,
    outcome TEXT,
    CHECK ((applied_at IS NULL) = (outcome IS NULL))
);

CREATE INDEX member_lists_club ON member_lists (club_id, id);

-- Two entries that turned out to be one person: which stays, which is given up, and what the one had before, so that it
-- can be taken back.
CREATE TABLE member_merges (
    id INTEGER PRIMARY KEY,
    club_id BIGINT NOT NULL REFERENCES clubs (id),
    kept_id BIGINT NOT NULL REFERENCES members (id),
    given_up_id BIGINT NOT NULL REFERENCES members (id),
    merged_at TIMESTAMP NOT NULL,
    moved TEXT NOT NULL,
    undone_at TIMESTAMP,
    CHECK (kept_id <> given_up_id)
);

CREATE INDEX member_merges_kept ON member_merges (kept_id, id);
CREATE UNIQUE INDEX member_merges_given_up ON member_merges (given_up_id) WHERE undone_at IS NULL;
