ALTER TABLE league_reports DROP COLUMN venue;
ALTER TABLE league_reports DROP COLUMN game;
