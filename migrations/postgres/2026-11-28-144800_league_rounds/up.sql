-- One round of a tournament can count alone; without a number the whole of it does.
ALTER TABLE league_units
ADD COLUMN round_no BIGINT CHECK (round_no IS NULL OR tournament_id IS NOT NULL);
