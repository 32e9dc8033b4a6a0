-- The numbers of the units that were put right since the table before, with spaces between them.
ALTER TABLE league_revisions ADD COLUMN corrected TEXT;
