ALTER TABLE clubs DROP COLUMN noindex;
ALTER TABLE clubs DROP COLUMN members_public;
ALTER TABLE clubs DROP COLUMN rule_set;
ALTER TABLE clubs DROP COLUMN default_game;
ALTER TABLE clubs DROP COLUMN logo_text;
ALTER TABLE clubs DROP COLUMN about;
