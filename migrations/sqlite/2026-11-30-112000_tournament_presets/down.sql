ALTER TABLE tournaments DROP COLUMN preset;
