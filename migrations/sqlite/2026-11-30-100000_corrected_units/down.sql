ALTER TABLE league_revisions DROP COLUMN corrected;
