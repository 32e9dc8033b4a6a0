DROP TRIGGER members_forgotten;
DROP TRIGGER members_renamed;
DROP TRIGGER members_named;
ALTER TABLE clubs DROP COLUMN names_stamp;
