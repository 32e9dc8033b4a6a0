-- Evenings count in seasons too, so that what a unit is made of is one of two. What was there is made again from the texts of
-- the seasons, and can be copied.
CREATE TABLE league_units_next (
    season_id BIGINT NOT NULL REFERENCES league_seasons (id),
    unit_no BIGINT NOT NULL,
    tournament_id BIGINT REFERENCES tournaments (id),
    session_id BIGINT REFERENCES sessions (id),
    PRIMARY KEY (season_id, unit_no),
    CHECK ((tournament_id IS NULL) <> (session_id IS NULL))
) WITHOUT ROWID;

INSERT INTO league_units_next (season_id, unit_no, tournament_id)
SELECT season_id, unit_no, tournament_id FROM league_units;

DROP TABLE league_units;
ALTER TABLE league_units_next RENAME TO league_units;

CREATE INDEX league_units_tournament ON league_units (tournament_id) WHERE tournament_id IS NOT NULL;
CREATE INDEX league_units_session ON league_units (session_id) WHERE session_id IS NOT NULL;
