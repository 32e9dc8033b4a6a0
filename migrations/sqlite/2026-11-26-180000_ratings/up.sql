-- How strong the people of a club are in a game, by one way to rate.
CREATE TABLE rating_lists (
    id INTEGER PRIMARY KEY,
    club_id BIGINT NOT NULL REFERENCES clubs (id),
    game TEXT NOT NULL,
    method TEXT NOT NULL,
    published BOOLEAN NOT NULL,
    -- The last list that was published; 0 before the first.
    revision BIGINT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    UNIQUE (club_id, game, method)
);

-- Tables that a list does not rate by decision. One that is allowed again stays, with when that was.
CREATE TABLE rating_exclusions (
    list_id BIGINT NOT NULL REFERENCES rating_lists (id),
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    round_no BIGINT NOT NULL,
    table_no BIGINT NOT NULL,
    reason TEXT NOT NULL,
    excluded_at TIMESTAMP NOT NULL,
    allowed_at TIMESTAMP,
    PRIMARY KEY (list_id, tournament_id, round_no, table_no)
) WITHOUT ROWID;

-- Who does not want to be listed. Their tables count for the others.
CREATE TABLE rating_leavers (
    list_id BIGINT NOT NULL REFERENCES rating_lists (id),
    member_id BIGINT NOT NULL REFERENCES members (id),
    left_at TIMESTAMP NOT NULL,
    PRIMARY KEY (list_id, member_id)
) WITHOUT ROWID;

-- What the text of a tournament that is over says of its tables, as ratings need it. It may be emptied, and is written
-- again when it is needed.
CREATE TABLE rating_sources (
    tournament_id BIGINT NOT NULL PRIMARY KEY REFERENCES tournaments (id),
    judged TEXT NOT NULL
) WITHOUT ROWID;

-- The lists as they were published, numbers and people and no names.
CREATE TABLE rating_revisions (
    list_id BIGINT NOT NULL REFERENCES rating_lists (id),
    revision BIGINT NOT NULL,
    made_at TIMESTAMP NOT NULL,
    -- What made it, in the words of the log.
    cause TEXT NOT NULL,
    reason TEXT,
    -- The tournament or the table that it is about.
    tournament_id BIGINT REFERENCES tournaments (id),
    round_no BIGINT,
    table_no BIGINT,
    rated TEXT NOT NULL,
    PRIMARY KEY (list_id, revision)
) WITHOUT ROWID;
