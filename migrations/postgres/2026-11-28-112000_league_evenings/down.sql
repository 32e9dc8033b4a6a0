DELETE FROM league_units WHERE tournament_id IS NULL;
ALTER TABLE league_units DROP CONSTRAINT league_units_source;
ALTER TABLE league_units DROP COLUMN session_id;
ALTER TABLE league_units ALTER COLUMN tournament_id SET NOT NULL;
