-- Evenings count in seasons too, so that what a unit is made of is one of two.
ALTER TABLE league_units ALTER COLUMN tournament_id DROP NOT NULL;
ALTER TABLE league_units ADD COLUMN session_id BIGINT REFERENCES sessions (id);
ALTER TABLE league_units ADD CONSTRAINT league_units_source CHECK ((tournament_id IS NULL) <> (session_id IS NULL));

CREATE INDEX league_units_session ON league_units (session_id) WHERE session_id IS NOT NULL;
