ALTER TABLE analyses DROP COLUMN mistakes;
