CREATE TABLE league_units_before (
    season_id BIGINT NOT NULL REFERENCES league_seasons (id),
    unit_no BIGINT NOT NULL,
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    PRIMARY KEY (season_id, unit_no)
) WITHOUT ROWID;

INSERT INTO league_units_before (season_id, unit_no, tournament_id)
SELECT season_id, unit_no, tournament_id FROM league_units WHERE tournament_id IS NOT NULL;

DROP TABLE league_units;
ALTER TABLE league_units_before RENAME TO league_units;

CREATE INDEX league_units_tournament ON league_units (tournament_id);
