-- A list may rate evenings at one table, and tables outside tournaments, beside tournaments.
ALTER TABLE rating_lists ADD COLUMN rates_evenings BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE rating_lists ADD COLUMN rates_free_tables BOOLEAN NOT NULL DEFAULT FALSE;

-- What the records of an evening say of its table, as ratings need it: nothing where it does not count. It may be
-- emptied, and is written again when it is needed.
CREATE TABLE rating_evenings (
    session_id BIGINT NOT NULL PRIMARY KEY REFERENCES sessions (id),
    played_on DATE NOT NULL,
    -- Which entry of the club each name in its records means: where one means another, the evening is read again.
    named TEXT NOT NULL,
    judged TEXT NOT NULL
);

-- Tables that a list does not rate by decision, of tournaments and of all else. One that is allowed again stays, with
-- when that was.
CREATE TABLE rating_exclusions_of_all (
    list_id BIGINT NOT NULL REFERENCES rating_lists (id),
    -- A tournament, an evening, or the season of a free table, whose number there is that of the table.
    source TEXT NOT NULL,
    source_id BIGINT NOT NULL,
    round_no BIGINT NOT NULL,
    table_no BIGINT NOT NULL,
    reason TEXT NOT NULL,
    excluded_at TIMESTAMP NOT NULL,
    allowed_at TIMESTAMP,
    PRIMARY KEY (list_id, source, source_id, round_no, table_no)
);
INSERT INTO rating_exclusions_of_all
SELECT list_id, 'tournament', tournament_id, round_no, table_no, reason, excluded_at, allowed_at
FROM rating_exclusions;
DROP TABLE rating_exclusions;
ALTER TABLE rating_exclusions_of_all RENAME TO rating_exclusions;

-- The lists as they were published, numbers and people and no names.
CREATE TABLE rating_revisions_of_all (
    list_id BIGINT NOT NULL REFERENCES rating_lists (id),
    revision BIGINT NOT NULL,
    made_at TIMESTAMP NOT NULL,
    -- What made it, in the words of the log.
    cause TEXT NOT NULL,
    reason TEXT,
    -- What it is about, or the table.
    source TEXT,
    source_id BIGINT,
    round_no BIGINT,
    table_no BIGINT,
    rated TEXT NOT NULL,
    PRIMARY KEY (list_id, revision)
);
INSERT INTO rating_revisions_of_all
SELECT
    list_id, revision, made_at, cause, reason,
    CASE WHEN tournament_id IS NULL THEN NULL ELSE 'tournament' END,
    tournament_id, round_no, table_no, rated
FROM rating_revisions;
DROP TABLE rating_revisions;
ALTER TABLE rating_revisions_of_all RENAME TO rating_revisions;
