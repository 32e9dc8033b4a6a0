-- Whether whoever brought the hands in could vouch for them, as owners can for their club. What was there before is taken
-- as it was.
ALTER TABLE imports ADD COLUMN is_vouched BOOLEAN NOT NULL DEFAULT TRUE;
