ALTER TABLE imports DROP COLUMN is_vouched;
