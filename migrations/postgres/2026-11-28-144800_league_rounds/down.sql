DELETE FROM league_units WHERE round_no IS NOT NULL;
ALTER TABLE league_units DROP COLUMN round_no;
