-- Which game was played at a table that was reported, and where, as far as that was told.
ALTER TABLE league_reports ADD COLUMN game TEXT;
ALTER TABLE league_reports ADD COLUMN venue TEXT;
