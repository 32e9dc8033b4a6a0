-- What an owner says of his club. Texts are empty where nothing was said.
ALTER TABLE clubs ADD COLUMN about TEXT NOT NULL DEFAULT '';
ALTER TABLE clubs ADD COLUMN logo_text TEXT NOT NULL DEFAULT '';
ALTER TABLE clubs ADD COLUMN default_game TEXT;
ALTER TABLE clubs ADD COLUMN rule_set TEXT;
-- Whether visitors see who belongs to it, and whether search engines are asked to stay away.
ALTER TABLE clubs ADD COLUMN members_public BOOLEAN NOT NULL DEFAULT 0;
ALTER TABLE clubs ADD COLUMN noindex BOOLEAN NOT NULL DEFAULT 0;
