CREATE TABLE rating_exclusions_of_tournaments (
    list_id BIGINT NOT NULL REFERENCES rating_lists (id),
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    round_no BIGINT NOT NULL,
    table_no BIGINT NOT NULL,
    reason TEXT NOT NULL,
    excluded_at TIMESTAMP NOT NULL,
    allowed_at TIMESTAMP,
    PRIMARY KEY (list_id, tournament_id, round_no, table_no)
) WITHOUT ROWID;
INSERT INTO rating_exclusions_of_tournaments
SELECT list_id, source_id, round_no, table_no, reason, excluded_at, allowed_at
FROM rating_exclusions
WHERE source = 'tournament';
DROP TABLE rating_exclusions;
ALTER TABLE rating_exclusions_of_tournaments RENAME TO rating_exclusions;

CREATE TABLE rating_revisions_of_tournaments (
    list_id BIGINT NOT NULL REFERENCES rating_lists (id),
    revision BIGINT NOT NULL,
    made_at TIMESTAMP NOT NULL,
    cause TEXT NOT NULL,
    reason TEXT,
    tournament_id BIGINT REFERENCES tournaments (id),
    round_no BIGINT,
    table_no BIGINT,
    rated TEXT NOT NULL,
    PRIMARY KEY (list_id, revision)
) WITHOUT ROWID;
INSERT INTO rating_revisions_of_tournaments
SELECT
    list_id, revision, made_at,
    CASE WHEN source IS NULL OR source = 'tournament' THEN CASE cause WHEN 'rated' THEN 'made' ELSE cause END
        ELSE 'made' END,
    reason,
    CASE WHEN source = 'tournament' THEN source_id END,
    CASE WHEN source = 'tournament' THEN round_no END,
    CASE WHEN source = 'tournament' THEN table_no END,
    rated
FROM rating_revisions;
DROP TABLE rating_revisions;
ALTER TABLE rating_revisions_of_tournaments RENAME TO rating_revisions;

DROP TABLE rating_evenings;
ALTER TABLE rating_lists DROP COLUMN rates_free_tables;
ALTER TABLE rating_lists DROP COLUMN rates_evenings;
