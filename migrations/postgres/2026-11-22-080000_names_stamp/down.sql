DROP TRIGGER members_renamed ON members;
DROP TRIGGER members_named ON members;
DROP FUNCTION stamp_names();
ALTER TABLE clubs DROP COLUMN names_stamp;
