ALTER TABLE import_records DROP COLUMN mended;
